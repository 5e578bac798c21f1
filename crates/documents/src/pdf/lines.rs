//! Breaks a paragraph into lines where Unicode allows it, and words that are too long where they must be.

use std::ops::Range;

use unicode_linebreak::{BreakOpportunity, linebreaks};

use super::letters::Shaped;

/// A line, as a range of letters.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Line {
    pub letters: Range<usize>,
    /// Without the spaces at its end.
    pub width: f32,
}

pub(super) fn lines(shaped: &Shaped, size: f32, most: f32) -> Vec<Line> {
    let breaks = Breaks::of(&shaped.text);
    let letters = &shaped.letters;
    let mut lines = Vec::new();
    let mut start = 0;
    while start < letters.len() {
        let (mut width, mut seen) = (0.0, 0.0);
        // Where the line may end, and how wide it then is.
        let mut last: Option<(usize, f32)> = None;
        let mut end = None;
        for at in start..letters.len() {
            let letter = &letters[at];
            let blank = shaped.text[letter.range.clone()].trim().is_empty();
            let after = width + letter.advance * size;
            let joined = at > start && letter.range.start == letters[at - 1].range.start;
            if after > most && !blank && at > start && !joined {
                end = Some(last.unwrap_or((at, seen)));
                break;
            }
            width = after;
            if !blank {
                seen = after;
            }
            match breaks.after(letter.range.end) {
                Some(BreakOpportunity::Mandatory) if at + 1 < letters.len() => {
                    end = Some((at + 1, seen));
                    break;
                }
                Some(_) => last = Some((at + 1, seen)),
                None => {}
            }
        }
        let (end, width) = end.unwrap_or((letters.len(), seen));
        lines.push(Line { letters: start..end, width });
        start = end;
    }
    lines
}

/// The widest word: what a column needs at least.
pub(super) fn widest_word(shaped: &Shaped, size: f32) -> f32 {
    let breaks = Breaks::of(&shaped.text);
    let (mut widest, mut width) = (0.0_f32, 0.0);
    for letter in &shaped.letters {
        if !shaped.text[letter.range.clone()].trim().is_empty() {
            width += letter.advance * size;
            widest = widest.max(width);
        }
        if breaks.after(letter.range.end).is_some() {
            width = 0.0;
        }
    }
    widest
}

struct Breaks(Vec<(usize, BreakOpportunity)>);

impl Breaks {
    fn of(text: &str) -> Self {
        Self(linebreaks(text).collect())
    }

    /// What may happen after a byte of the text.
    fn after(&self, byte: usize) -> Option<BreakOpportunity> {
        self.0.binary_search_by_key(&byte, |(at, _)| *at).ok().map(|found| self.0[found].1)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Run, letters::Fonts, look};
    use super::*;

    fn broken(text: &str, most: f32) -> Vec<String> {
        let shaped = Fonts::new().shape(&[Run::plain(text)], look::BODY);
        let words = |line: Line| {
            let letters = &shaped.letters[line.letters.clone()];
            let text = &shaped.text[letters[0].range.start..letters[letters.len() - 1].range.end];
            assert!(line.width <= most + 0.01 || text.trim().len() == 1, "{text:?} is {} wide", line.width);
            text.trim().to_owned()
        };
        lines(&shaped, look::BODY.size, most).into_iter().map(words).collect()
    }

    #[test]
    fn lines_end_between_words_and_never_run_over() {
        assert_eq!(broken("one two three four", 60.0), ["one two", "three four"]);
        assert_eq!(broken("one\ntwo", 500.0), ["one", "two"]);
        assert_eq!(broken("one\n\ntwo", 500.0), ["one", "", "two"]);
        assert_eq!(broken("", 60.0), [""; 0]);
        let long = broken("Donaudampfschifffahrtsgesellschaft", 60.0);
        assert!(long.len() > 2 && long.concat() == "Donaudampfschifffahrtsgesellschaft", "{long:?}");
        assert_eq!(broken("well-known facts", 40.0), ["well-", "known", "facts"]);
        assert_eq!(
            broken("$1,000.50 only", 1.0).concat(),
            "$1,000.50only",
            "a letter a line where nothing fits"
        );
    }

    #[test]
    fn a_column_is_as_wide_as_its_longest_word() {
        let fonts = Fonts::new();
        let width = |text: &str| widest_word(&fonts.shape(&[Run::plain(text)], look::BODY), 10.0);
        assert!((width("a registration of") - width("registration")).abs() < 0.5);
    }
}
