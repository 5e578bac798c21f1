//! Cuts streamed text into sentences, wherever the stream itself is cut. What Markdown says about paragraphs, points and
//! weight is understood; everything else of it stays text, for the guard to judge.

mod ends;
mod inline;
mod marks;

use crate::part::{Sentence, Style};
use ends::Scan;
use marks::Mark;

/// Takes text piece by piece and gives it back sentence by sentence.
#[derive(Clone, Debug)]
pub struct Splitter {
    /// What came and was not given yet, its spaces made single.
    held: String,
    style: Style,
    /// The next sentence is the first of its paragraph or point.
    starts: bool,
    line: Line,
    /// Weight was opened and not closed yet.
    strong: bool,
}

/// Where in a line the next character stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Line {
    /// At its beginning.
    Begin,
    Heading,
    Body,
}

/// A sentence and where it belongs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Split {
    pub style: Style,
    /// It begins a paragraph or a point.
    pub starts: bool,
    pub sentence: Sentence,
}

/// A sentence is given at this length, whole or not: more is never held than this and a few characters to look ahead.
const LONGEST: usize = 1900;

impl Splitter {
    pub fn new() -> Self {
        Self { held: String::new(), style: Style::Paragraph, starts: true, line: Line::Begin, strong: false }
    }

    /// The sentences that are whole now.
    pub fn push(&mut self, piece: &str) -> Vec<Split> {
        piece.chars().for_each(|letter| self.hold(letter));
        let mut splits = Vec::new();
        while let Some(split) = self.next(false) {
            splits.extend(split);
        }
        splits
    }

    /// What is left at the end of the text.
    pub fn finish(&mut self) -> Vec<Split> {
        let mut splits = Vec::new();
        while let Some(split) = self.next(true) {
            splits.extend(split);
        }
        *self = Self::new();
        splits
    }

    /// The stream broke off: the sentence that was not whole is dropped, and whatever is whole is given.
    pub fn break_off(&mut self) -> Vec<Split> {
        let mut splits = self.push("\n");
        let ended = self.held.trim_end().ends_with(['.', '!', '?', '…', '"', '”', ')', ':']);
        if ended {
            splits.extend(self.finish());
        }
        *self = Self::new();
        splits
    }

    /// Spaces become one space, empty lines become one empty line.
    fn hold(&mut self, letter: char) {
        match letter {
            '\r' => {}
            '\n' => {
                if !self.held.ends_with("\n\n") {
                    self.held.push('\n');
                }
            }
            space if space.is_whitespace() => {
                if !self.held.ends_with([' ', '\n']) {
                    self.held.push(' ');
                }
            }
            other => self.held.push(other),
        }
    }

    /// The next sentence, if it is whole; an inner nothing if there was only an empty one.
    fn next(&mut self, end: bool) -> Option<Option<Split>> {
        if self.line == Line::Begin && !self.open_line(end) {
            return None;
        }
        if self.held.is_empty() {
            return None;
        }
        match ends::scan(&self.held, LONGEST, end) {
            Scan::Cut { text, next, line } => Some(self.give(text, next, line)),
            Scan::Wait => None,
        }
    }

    /// Reads what a line begins with. False: more text is needed to tell.
    fn open_line(&mut self, end: bool) -> bool {
        loop {
            match marks::read(&self.held, end) {
                Mark::Wait => return false,
                Mark::Empty(length) => {
                    self.open(length, Style::Paragraph);
                    if self.held.is_empty() {
                        return end;
                    }
                }
                Mark::Item(length) => {
                    self.open(length, Style::Item);
                    break;
                }
                Mark::Heading(length) => {
                    self.open(length, Style::Paragraph);
                    self.line = Line::Heading;
                    return true;
                }
                Mark::Quote(length) => {
                    self.held.drain(..length);
                }
                Mark::None => break,
            }
        }
        self.line = Line::Body;
        true
    }

    fn open(&mut self, length: usize, style: Style) {
        self.held.drain(..length);
        self.style = style;
        self.starts = true;
        self.strong = false;
    }

    fn give(&mut self, text: usize, next: usize, line: bool) -> Option<Split> {
        let sentence =
            inline::sentence(self.held[..text].trim(), self.line == Line::Heading, &mut self.strong);
        self.held.drain(..next);
        let filled = !sentence.runs.is_empty();
        let split = Split { style: self.style, starts: self.starts, sentence };
        if filled {
            self.starts = false;
        }
        if line {
            if self.line == Line::Heading {
                self.open(0, Style::Paragraph);
            }
            self.line = Line::Begin;
        }
        filled.then_some(split)
    }
}

impl Default for Splitter {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests;
