//! A text as words, with where they stand and what is between them.

use std::ops::Range;

use matching::lexicon::text::fold;

/// A text and its words.
pub struct Text<'a> {
    pub all: &'a str,
    pub words: Vec<Word>,
}

/// A word: folded, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    pub text: String,
    pub bytes: Range<usize>,
    /// A comma, a colon or the like stands before it: what follows is another thought.
    pub is_apart: bool,
}

impl<'a> Text<'a> {
    pub fn new(all: &'a str) -> Self {
        let is_inside = |letter: char| letter.is_alphanumeric() || matches!(letter, '\'' | '’' | '%');
        let mut words: Vec<Word> = Vec::new();
        let (mut start, mut is_apart) = (None, false);
        for (at, letter) in all.char_indices().chain([(all.len(), ' ')]) {
            match start {
                None if letter.is_alphanumeric() => start = Some(at),
                None if matches!(letter, '$' | '€' | '£') => {
                    // Any of them is the same word.
                    let bytes = at..at + letter.len_utf8();
                    words.push(Word { text: "$".to_owned(), bytes, is_apart });
                    is_apart = false;
                }
                None => is_apart |= divides(letter),
                Some(first) if !is_inside(letter) => {
                    let text = fold(&all[first..at]).replace('’', "'");
                    words.push(Word { text, bytes: first..at, is_apart });
                    (start, is_apart) = (None, divides(letter));
                }
                Some(_) => {}
            }
        }
        Self { all, words }
    }

    /// The word as it is written.
    pub fn written(&self, word: &Word) -> &str {
        &self.all[word.bytes.clone()]
    }

    /// The bytes from one word to another.
    pub fn span(&self, words: Range<usize>) -> Range<usize> {
        match (self.words.get(words.start), words.end.checked_sub(1).and_then(|last| self.words.get(last))) {
            (Some(first), Some(last)) if words.start < words.end => first.bytes.start..last.bytes.end,
            _ => 0..0,
        }
    }
}

fn divides(letter: char) -> bool {
    matches!(letter, ',' | ';' | ':' | '.' | '!' | '?' | '(' | ')' | '–' | '—' | '"' | '“' | '”')
}

/// The words of a text, folded.
pub fn folded(text: &str) -> Vec<String> {
    Text::new(text).words.into_iter().map(|word| word.text).collect()
}
