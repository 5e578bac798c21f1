//! A message as it is read: misspelt words mended, attempts to give orders blanked, and every place in it still known
//! in the message as it came.

use std::ops::Range;

use matching::lexicon::text::{self, Gap, Word};

use super::{orders, typos::Spelling};
use crate::Span;

/// No message that is sent has more characters. What comes after them is not read.
pub(super) const LONGEST: usize = 4_000;

/// A message on its way to be understood.
#[derive(Clone, Debug)]
pub(super) struct Message {
    pub text: String,
    pub words: Vec<Word>,
    /// Whether there was more than is read.
    pub is_cut: bool,
    mended: Vec<Mended>,
    /// Where the characters of the message begin, in bytes.
    starts: Vec<usize>,
}

/// A word that was written another way.
#[derive(Clone, Debug)]
struct Mended {
    here: Range<usize>,
    there: Range<usize>,
}

impl Message {
    /// A message from outside.
    pub fn new(message: &str, spelling: &Spelling<'_>) -> Self {
        let cut = message.char_indices().nth(LONGEST).map_or(message, |(at, _)| &message[..at]);
        let (text, mended) = mend(&orders::blanked(cut), spelling);
        Self {
            words: text::words(&text),
            text,
            is_cut: cut.len() < message.len(),
            mended,
            starts: cut.char_indices().map(|(at, _)| at).collect(),
        }
    }

    /// Words of our own, which need no mending.
    pub fn plain(text: &str) -> Self {
        let starts = text.char_indices().map(|(at, _)| at).collect();
        Self { words: text::words(text), text: text.to_owned(), is_cut: false, mended: Vec::new(), starts }
    }

    /// The characters of the message as it came that these bytes stand for.
    pub fn span(&self, bytes: &Range<usize>) -> Span {
        let (start, end) = (self.there(bytes.start, false), self.there(bytes.end, true));
        let character = |byte: usize| {
            let before = self.starts.partition_point(|start| *start < byte);
            u32::try_from(before).unwrap_or(u32::MAX)
        };
        Span { start: character(start), end: character(end) }
    }

    fn there(&self, byte: usize, is_end: bool) -> usize {
        // What was mended moves everything behind it.
        let mut moved = (0, 0);
        for mended in &self.mended {
            if is_end && mended.here.start < byte && byte <= mended.here.end {
                return mended.there.end;
            }
            if !is_end && mended.here.contains(&byte) {
                return mended.there.start;
            }
            if mended.here.end <= byte {
                moved = (mended.here.end, mended.there.end);
            }
        }
        moved.1 + (byte - moved.0)
    }

    /// The words from `first` up to, not including, `after`, as they stand.
    pub fn slice(&self, words: &Range<usize>) -> &str {
        match (self.words.get(words.start), words.end.checked_sub(1).and_then(|last| self.words.get(last))) {
            (Some(first), Some(last)) if first.start <= last.end => &self.text[first.start..last.end],
            _ => "",
        }
    }

    /// Where the words are that these bytes hold.
    pub fn words_in(&self, bytes: &Range<usize>) -> Range<usize> {
        let first = self.words.partition_point(|word| word.end <= bytes.start);
        let after = self.words.partition_point(|word| word.start < bytes.end);
        first..after.max(first)
    }

    /// The word at this place, or nothing.
    pub fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| word.text.as_str())
    }

    /// The word before this place in the same sentence.
    pub fn before(&self, at: usize) -> &str {
        let is_inside = self.words.get(at).is_some_and(|word| word.gap < Gap::Stop);
        at.checked_sub(1).filter(|_| is_inside).map_or("", |before| self.word(before))
    }

    /// Whether a comma stands before the word at this place.
    pub fn is_after_comma(&self, at: usize) -> bool {
        let ends = at.checked_sub(1).and_then(|before| self.words.get(before)).map(|before| before.end);
        let begins = self.words.get(at).map(|word| word.start);
        ends.zip(begins).is_some_and(|(ends, begins)| self.text[ends..begins].contains(','))
    }

    /// The word after this place in the same sentence.
    pub fn after(&self, at: usize) -> &str {
        self.words.get(at + 1).filter(|word| word.gap < Gap::Stop).map_or("", |word| word.text.as_str())
    }

    /// Where the phrase stands, wherever it does. A word in the singular stands for its plural, too.
    pub fn find(&self, phrase: &str) -> Vec<Range<usize>> {
        let wanted = text::words(phrase);
        if wanted.is_empty() {
            return Vec::new();
        }
        let last = self.words.len().saturating_sub(wanted.len() - 1);
        (0..last)
            .filter(|first| {
                let here = &self.words[*first..*first + wanted.len()];
                let same = here.iter().zip(&wanted).all(|(here, wanted)| alike(&here.text, &wanted.text));
                same && here.iter().skip(1).all(|word| word.gap < Gap::Stop)
            })
            .map(|first| first..first + wanted.len())
            .collect()
    }

    /// Whether the phrase stands somewhere.
    pub fn has(&self, phrase: &str) -> bool {
        !self.find(phrase).is_empty()
    }
}

/// The same word, or its plural.
pub(super) fn alike(here: &str, wanted: &str) -> bool {
    here == wanted || text::stem(here) == text::stem(wanted)
}

fn mend(text: &str, spelling: &Spelling<'_>) -> (String, Vec<Mended>) {
    let mut out = String::with_capacity(text.len());
    let mut mended = Vec::new();
    let mut done = 0;
    for word in text::words(text) {
        let Some(right) = spelling.mend(&word.text) else { continue };
        out.push_str(&text[done..word.start]);
        let start = out.len();
        let capital = text[word.start..].starts_with(char::is_uppercase);
        let mut letters = right.chars();
        match letters.next().filter(|_| capital) {
            Some(first) => {
                out.extend(first.to_uppercase());
                out.push_str(letters.as_str());
            }
            None => out.push_str(&right),
        }
        mended.push(Mended { here: start..out.len(), there: word.start..word.end });
        done = word.end;
    }
    out.push_str(&text[done..]);
    (out, mended)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_in_a_mended_message_are_those_of_the_message_as_it_came() {
        let spelling = Spelling::default();
        let came = "Bién: enginers in Chicgo, and bankers";
        let message = Message::new(came, &spelling);
        assert_eq!(message.text, "Bién: engineers in Chicago, and bankers");
        for word in &message.words {
            let span = message.span(&(word.start..word.end));
            let (start, end) = (span.start as usize, span.end as usize);
            let there: String = came.chars().skip(start).take(end - start).collect();
            let here = &message.text[word.start..word.end];
            assert!(there == here || ["enginers", "Chicgo"].contains(&there.as_str()), "{there} for {here}");
        }
        let all = message.span(&(0..message.text.len()));
        assert_eq!((all.start, all.end as usize), (0, came.chars().count()));
    }

    #[test]
    fn phrases_are_found_in_the_plural_and_not_across_sentences() {
        let message = Message::plain("Two mentors. Show the mentor list");
        assert_eq!(message.find("mentor"), [1..2, 4..5]);
        assert!(message.find("mentor show").is_empty());
        assert!(message.find("").is_empty());
    }

    #[test]
    fn no_more_is_read_than_anybody_writes() {
        let message = Message::new(&"é ".repeat(5_000), &Spelling::default());
        assert!(message.is_cut);
        assert_eq!(message.text.chars().count(), LONGEST);
    }
}
