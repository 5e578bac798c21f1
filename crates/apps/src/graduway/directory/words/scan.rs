//! A message as the readers of this app look at it: word by word, with the spans of time that it names.

use std::ops::Range;

use chat::{
    Term, Value,
    understand::{Context, Read},
};
use jiff::civil::Date;
use matching::lexicon::text::{Gap, Word, stem, words};

use super::{span::Span, spans};

pub struct Scan<'a> {
    pub text: &'a str,
    pub words: Vec<Word>,
    pub today: Date,
    /// By the word they begin with, and with the word after them.
    spans: Vec<(Range<usize>, Span)>,
}

impl<'a> Scan<'a> {
    pub fn new(text: &'a str, context: &Context<'_>) -> Self {
        let words = words(text);
        let spans = spans::find(text, &words, context.today);
        Self { text, words, today: context.today, spans }
    }

    pub fn word(&self, at: usize) -> &str {
        self.words.get(at).map_or("", |word| word.text.as_str())
    }

    pub fn is(&self, at: usize, list: &[&str]) -> bool {
        self.words.get(at).is_some_and(|word| list.contains(&word.text.as_str()))
    }

    /// Where the longest of these phrases ends that stands here. A word in the singular stands for its plural, too.
    pub fn phrase(&self, at: usize, phrases: &[&str]) -> Option<usize> {
        let stands = |phrase: &&str| {
            let parts: Vec<&str> = phrase.split(' ').collect();
            let same = parts.iter().enumerate().all(|(place, part)| {
                self.words
                    .get(at + place)
                    .is_some_and(|word| alike(&word.text, part) && (place == 0 || word.gap < Gap::List))
            });
            same.then_some(at + parts.len())
        };
        phrases.iter().filter_map(stands).max()
    }

    /// The first place from here on where none of these words stands.
    pub fn skip(&self, mut at: usize, list: &[&str]) -> usize {
        while self.is(at, list) {
            at += 1;
        }
        at
    }

    /// A span of time that begins here, at most so many words on, and the word after it. Nothing but `between` may lie
    /// before it.
    pub fn span_after(&self, at: usize, between: &[&str]) -> Option<(Range<usize>, Span)> {
        let from = self.skip(at, between);
        self.spans.iter().find(|(words, _)| (at..=from).contains(&words.start)).cloned()
    }

    pub fn spans(&self) -> &[(Range<usize>, Span)] {
        &self.spans
    }

    pub fn bytes(&self, words: &Range<usize>) -> Range<usize> {
        self.words[words.start].start..self.words[words.end - 1].end
    }

    pub fn slice(&self, words: &Range<usize>) -> &'a str {
        if words.is_empty() { "" } else { &self.text[self.bytes(words)] }
    }

    pub fn has_capital(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| self.text[word.start..].starts_with(char::is_uppercase))
    }

    /// Whether the word follows another without a comma or the end of a sentence.
    pub fn is_joined(&self, at: usize) -> bool {
        self.words.get(at).is_some_and(|word| word.gap < Gap::List)
    }

    /// Whether the word follows another with no more than a hyphen between: the second of "Hye-jin".
    pub fn is_hyphened(&self, at: usize) -> bool {
        at > 0 && self.words.get(at).is_some_and(|word| word.gap == Gap::Joined)
    }

    pub fn read(&self, words: &Range<usize>, id: &str, said: &str) -> Read {
        let value = Value::Term(Term { id: id.to_owned(), name: said.to_owned() });
        Read { bytes: self.bytes(words), text: said.to_owned(), value, is_pointed: true }
    }

    pub fn flag(&self, words: &Range<usize>) -> Read {
        Read {
            bytes: self.bytes(words),
            text: String::new(),
            value: Value::Flag,
            is_pointed: words.len() > 1,
        }
    }
}

/// What a chip says after these words: a name, whatever it is made of.
pub fn told_after<'a>(chip: &'a str, lead: &str) -> Option<&'a str> {
    chip.strip_prefix(lead).map(str::trim).filter(|name| !words(name).is_empty())
}

/// All that stands on a chip.
pub fn on_chip(chip: &str, id: &str) -> Read {
    let value = Value::Term(Term { id: id.to_owned(), name: chip.to_owned() });
    Read { bytes: 0..chip.len(), text: chip.to_owned(), value, is_pointed: true }
}

/// The same word, or its plural.
fn alike(here: &str, wanted: &str) -> bool {
    here == wanted || stem(here) == stem(wanted)
}
