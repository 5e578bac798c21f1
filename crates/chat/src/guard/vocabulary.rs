//! Names that need no source: the suite, the campus, the calendar, and what an app speaks of by itself.

use std::{
    collections::HashMap,
    sync::{Arc, LazyLock},
};

use matching::lexicon::{degrees, fields, industries, text::fold, titles};

use super::{
    names::lists,
    token::{Kind, Token, folded_words},
};

/// Words and phrases that are nobody's name. Copies share them.
#[derive(Clone, Debug, Default)]
pub struct Vocabulary {
    own: Arc<Phrases>,
}

/// Phrases by their first word.
type Phrases = HashMap<String, Vec<Vec<String>>>;

/// What every app may name: the suite, the campus, the calendar, languages, usual abbreviations; and fields of study,
/// degrees and industries. Words that are also somebody's name are not among the latter.
static COMMON: LazyLock<Phrases> = LazyLock::new(|| {
    let mut phrases = Phrases::new();
    let lines = include_str!("vocabulary.txt").lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| line.split(';')).for_each(|phrase| add(&mut phrases, phrase));
    let terms = fields::fields().iter().map(|field| field.name);
    let terms = terms.chain(degrees::degrees().iter().map(|degree| degree.name));
    let terms = terms.chain(industries::industries().iter().map(|industry| industry.name));
    terms.filter(|term| !lists::is_name(&fold(term))).for_each(|term| add(&mut phrases, term));
    phrases
});

/// Kinds of work. They are many, and seldom written with capitals: made when first needed.
static TITLES: LazyLock<Phrases> = LazyLock::new(|| {
    let mut phrases = Phrases::new();
    let terms = titles::titles().iter().map(|title| title.name);
    terms.filter(|term| !lists::is_name(&fold(term))).for_each(|term| add(&mut phrases, term));
    phrases
});

fn add(phrases: &mut Phrases, phrase: &str) {
    let words = folded_words(phrase);
    if let Some(first) = words.first() {
        let known = phrases.entry(first.clone()).or_default();
        if !known.contains(&words) {
            known.push(words);
        }
    }
}

impl Vocabulary {
    pub fn new() -> Self {
        Self::default()
    }

    /// With more names: of the app, and what its own words and its grammar speak of.
    pub fn with<P: AsRef<str>>(mut self, phrases: impl IntoIterator<Item = P>) -> Self {
        let own = Arc::make_mut(&mut self.own);
        phrases.into_iter().for_each(|phrase| add(own, phrase.as_ref()));
        self
    }

    /// Where the longest phrase that begins here ends.
    pub(super) fn longest(&self, tokens: &[Token], at: usize) -> Option<usize> {
        let ends = |phrases: &Phrases| longest(phrases, tokens, at);
        ends(&self.own).max(ends(&COMMON))
    }
}

/// Where the longest kind of work that is named here ends.
pub(super) fn work(tokens: &[Token], at: usize) -> Option<usize> {
    longest(&TITLES, tokens, at)
}

fn longest(phrases: &Phrases, tokens: &[Token], at: usize) -> Option<usize> {
    let starting = phrases.get(&tokens.get(at)?.folded)?;
    starting.iter().filter_map(|words| phrase_end(tokens, at, words)).max()
}

/// Where these words end if they stand here, whatever dots, hyphens and apostrophes stand between them.
pub(super) fn phrase_end(tokens: &[Token], at: usize, words: &[String]) -> Option<usize> {
    let mut end = at;
    for (place, word) in words.iter().enumerate() {
        while place > 0 && tokens.get(end).is_some_and(joins) {
            end += 1;
        }
        tokens.get(end).filter(|token| token.kind != Kind::Sign && token.folded == *word)?;
        end += 1;
    }
    (!words.is_empty()).then_some(end)
}

fn joins(token: &Token) -> bool {
    token.kind == Kind::Sign && matches!(token.text.as_str(), "." | "-" | "'" | "&" | "/" | "'s" | "'S")
}

#[cfg(test)]
mod tests {
    use super::{super::token::tokens, *};

    #[test]
    fn the_longest_phrase_counts() {
        let vocabulary = Vocabulary::new().with(["Pell", "Pell Grant", "Title IV"]);
        assert_eq!(vocabulary.longest(&tokens("Pell Grant money"), 0), Some(2));
        assert_eq!(vocabulary.longest(&tokens("Pell money"), 0), Some(1));
        assert_eq!(vocabulary.longest(&tokens("Ph.D. student"), 0), Some(3));
        assert_eq!(vocabulary.longest(&tokens("Maya Chen"), 0), None);
    }
}
