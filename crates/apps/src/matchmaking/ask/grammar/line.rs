//! A message as the readers of this app look at it: its words, and where they end.

use std::ops::Range;

use chat::{Term, Value, understand::Read};
use matching::lexicon::text::{Gap, Word, stem, words};

pub struct Line<'a> {
    pub text: &'a str,
    pub words: Vec<Word>,
}

impl<'a> Line<'a> {
    pub fn new(text: &'a str) -> Self {
        Self { text, words: words(text) }
    }

    /// The word at this place, or nothing.
    pub fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| word.text.as_str())
    }

    /// The word before this place in the same sentence, whatever stands between them.
    pub fn before(&self, at: usize) -> &str {
        let is_inside = self.words.get(at).is_none_or(|word| word.gap < Gap::Stop);
        at.checked_sub(1).filter(|_| is_inside).map_or("", |before| self.word(before))
    }

    /// The word at this place, if no comma and no full stop lies before it.
    pub fn next(&self, at: usize) -> &str {
        self.words.get(at).filter(|word| word.gap < Gap::List).map_or("", |word| word.text.as_str())
    }

    /// Whether something ends before this word: a comma, a full stop, the text.
    pub fn ends_before(&self, at: usize) -> bool {
        self.words.get(at).is_none_or(|word| word.gap >= Gap::List)
    }

    pub fn bytes(&self, words: &Range<usize>) -> Range<usize> {
        match (self.words.get(words.start), words.end.checked_sub(1).and_then(|last| self.words.get(last))) {
            (Some(first), Some(last)) if words.start < words.end => first.start..last.end,
            _ => 0..0,
        }
    }

    pub fn slice(&self, words: &Range<usize>) -> &'a str {
        self.text.get(self.bytes(words)).unwrap_or_default()
    }

    /// The words that these bytes hold.
    pub fn words_in(&self, bytes: &Range<usize>) -> Range<usize> {
        let first = self.words.partition_point(|word| word.end <= bytes.start);
        let after = self.words.partition_point(|word| word.start < bytes.end);
        first..after.max(first)
    }

    /// Whether the phrase stands here: its words in the singular or the plural, with nothing but spaces between.
    pub fn stands(&self, at: usize, phrase: &str) -> bool {
        phrase.split(' ').enumerate().all(|(place, wanted)| {
            let here = if place == 0 { self.word(at) } else { self.next(at + place) };
            !here.is_empty() && (here == wanted || stem(here) == stem(wanted))
        })
    }

    /// The longest of the phrases that stands here, and the word after it.
    pub fn longest<'p>(&self, at: usize, phrases: &'p [&'p str]) -> Option<(&'p str, usize)> {
        let here = phrases.iter().filter(|phrase| self.stands(at, phrase));
        let longest = here.max_by_key(|phrase| phrase.split(' ').count())?;
        Some((longest, at + longest.split(' ').count()))
    }

    /// Whether one of the phrases stands somewhere.
    pub fn has(&self, phrases: &[&str]) -> bool {
        (0..self.words.len()).any(|at| self.longest(at, phrases).is_some())
    }

    /// Whether the word begins with a capital.
    pub fn is_capital(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| self.text[word.start..].starts_with(char::is_uppercase))
    }

    /// So many of these words as stand before this place, one after the other.
    pub fn back_over(&self, at: usize, list: &[&str]) -> usize {
        let mut first = at;
        while first > 0 && self.words[first].gap < Gap::List && list.contains(&self.word(first - 1)) {
            first -= 1;
        }
        first
    }

    pub fn read(&self, words: &Range<usize>, text: impl Into<String>, value: Value) -> Read {
        Read { bytes: self.bytes(words), text: text.into(), value, is_pointed: true }
    }

    pub fn term(&self, words: &Range<usize>, id: &str, name: &str) -> Read {
        self.read(words, name, Value::Term(Term { id: id.to_owned(), name: name.to_owned() }))
    }

    /// A value in the words as they stand.
    pub fn said(&self, words: &Range<usize>, text: &str) -> Read {
        let words_of = chat::Words { words: text.to_owned() };
        self.read(words, text, Value::Words(words_of))
    }
}
