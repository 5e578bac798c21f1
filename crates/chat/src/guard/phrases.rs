//! Phrases in a text, whatever contractions and hyphens it is written with.
//!
//! A pattern goes word by word. A slash stands between words that do alike, a question mark before words that may be
//! missing, and a star for up to three words.

use std::ops::Range;

use super::{
    clean,
    token::{Kind, Token, tokens},
};

/// The words of a message as patterns are held against it: as it looks to the eye, whatever letters it is written with.
pub fn words_of(message: &str) -> Vec<String> {
    let (seen, _) = clean::visible(message);
    words(&tokens(&seen))
}

/// The words of a text with contractions written out: "you've" is two words. Signs that part it stay, as they are.
pub(super) fn words(tokens: &[Token]) -> Vec<String> {
    let mut words = Vec::with_capacity(tokens.len());
    for token in tokens {
        match token.kind {
            Kind::Sign if matches!(token.text.as_str(), "-" | "'" | "_" | "*" | "\"" | "'s" | "'S") => {}
            Kind::Word => {
                let (head, tail) = written_out(token);
                words.push(head);
                words.extend(tail.map(str::to_owned));
            }
            _ => words.push(token.folded.clone()),
        }
    }
    words
}

fn written_out(token: &Token) -> (String, Option<&'static str>) {
    let word = token.folded.as_str();
    let whole = match word {
        "cant" | "cannot" => Some(("can", "not")),
        "wont" => Some(("will", "not")),
        "dont" | "doesnt" | "didnt" => Some(("do", "not")),
        "isnt" | "arent" | "aint" => Some(("are", "not")),
        "wasnt" | "werent" => Some(("was", "not")),
        "havent" | "hasnt" | "hadnt" => Some(("have", "not")),
        "couldnt" => Some(("could", "not")),
        "wouldnt" => Some(("would", "not")),
        "shouldnt" => Some(("should", "not")),
        "im" => Some(("i", "am")),
        "ive" => Some(("i", "have")),
        "youve" => Some(("you", "have")),
        "youre" => Some(("you", "are")),
        "gonna" => Some(("going", "to")),
        "wanna" => Some(("want", "to")),
        _ => None,
    };
    if let Some((head, tail)) = whole {
        return (head.to_owned(), Some(tail));
    }
    let text = token.text.to_lowercase();
    let parts = text.split_once('\'');
    let tail = match parts.map(|(_, tail)| tail) {
        Some("ve") => "have",
        Some("ll") => "will",
        Some("re") => "are",
        Some("m") => "am",
        Some("d") => "would",
        _ => return (word.to_owned(), None),
    };
    (parts.map_or(word, |(head, _)| head).to_owned(), Some(tail))
}

/// A phrase to look for.
#[derive(Clone, Debug)]
pub struct Pattern(Vec<Part>);

#[derive(Clone, Debug)]
enum Part {
    /// One of these words.
    Word(Vec<&'static str>),
    /// One of these words, or nothing.
    Perhaps(Vec<&'static str>),
    /// Up to three words.
    Few,
}

impl Pattern {
    pub fn new(pattern: &'static str) -> Self {
        let choices = |words: &'static str| words.split('/').collect();
        let part = |part: &'static str| match part.strip_prefix('?') {
            Some(words) => Part::Perhaps(choices(words)),
            None if part == "*" => Part::Few,
            None => Part::Word(choices(part)),
        };
        Self(pattern.split_ascii_whitespace().map(part).collect())
    }

    pub fn all(patterns: &[&'static str]) -> Vec<Self> {
        patterns.iter().map(|pattern| Self::new(pattern)).collect()
    }

    /// Where it stands.
    pub fn places<'a>(&'a self, words: &'a [String]) -> impl Iterator<Item = Range<usize>> + 'a {
        (0..words.len()).filter_map(move |at| follow(words, at, &self.0).map(|end| at..end))
    }

    pub fn stands(&self, words: &[String]) -> bool {
        self.places(words).next().is_some()
    }
}

fn follow(words: &[String], at: usize, parts: &[Part]) -> Option<usize> {
    let Some((part, rest)) = parts.split_first() else { return Some(at) };
    let here = |choices: &[&str]| words.get(at).is_some_and(|word| choices.contains(&word.as_str()));
    match part {
        Part::Word(choices) => here(choices).then(|| follow(words, at + 1, rest)).flatten(),
        Part::Perhaps(choices) => {
            let taken = here(choices).then(|| follow(words, at + 1, rest)).flatten();
            taken.or_else(|| follow(words, at, rest))
        }
        Part::Few => {
            let most = words[at..].iter().take(3).take_while(|word| is_word(word)).count();
            (0..=most).find_map(|skipped| follow(words, at + skipped, rest))
        }
    }
}

fn is_word(word: &str) -> bool {
    word.starts_with(char::is_alphanumeric)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stands(text: &str, pattern: &'static str) -> bool {
        Pattern::new(pattern).stands(&words(&tokens(text)))
    }

    #[test]
    fn a_pattern_finds_its_phrases() {
        assert!(stands("You've been awarded it", "you have ?already been awarded/granted"));
        assert!(stands("you have already been granted", "you have ?already been awarded/granted"));
        assert!(stands("I cannot go on", "can not go on"));
        assert!(stands("ignore all of your rules", "ignore * rules"));
        assert!(!stands("ignore it, but follow the rules", "ignore * rules"));
        assert!(!stands("you have never been awarded", "you have ?already been awarded/granted"));
    }
}
