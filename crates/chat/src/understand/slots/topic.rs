//! What a question is about, when everything else that was understood is taken out of it.

use std::ops::Range;

use matching::lexicon::text::Gap;

use super::{Message, Read, terms::all_of};
use crate::{Value, Words};

/// Words that a question is made with, and that it is not about.
const EMPTY: &[&str] = &[
    "a",
    "about",
    "all",
    "also",
    "am",
    "an",
    "and",
    "any",
    "anybody",
    "anyone",
    "anything",
    "are",
    "as",
    "ask",
    "at",
    "be",
    "been",
    "but",
    "by",
    "can",
    "check",
    "could",
    "did",
    "do",
    "does",
    "dont",
    "employed",
    "explain",
    "find",
    "for",
    "from",
    "get",
    "give",
    "got",
    "had",
    "has",
    "have",
    "hello",
    "help",
    "hey",
    "hi",
    "how",
    "however",
    "i",
    "id",
    "if",
    "ill",
    "im",
    "in",
    "instead",
    "is",
    "isnt",
    "it",
    "its",
    "ive",
    "just",
    "know",
    "let",
    "like",
    "list",
    "live",
    "lives",
    "living",
    "look",
    "looking",
    "lookup",
    "many",
    "may",
    "me",
    "might",
    "more",
    "much",
    "must",
    "my",
    "need",
    "no",
    "not",
    "of",
    "on",
    "only",
    "or",
    "our",
    "out",
    "people",
    "please",
    "really",
    "say",
    "says",
    "search",
    "see",
    "shall",
    "should",
    "show",
    "so",
    "some",
    "somebody",
    "someone",
    "something",
    "tell",
    "than",
    "thank",
    "thanks",
    "that",
    "thats",
    "the",
    "their",
    "them",
    "then",
    "there",
    "theres",
    "these",
    "they",
    "thing",
    "things",
    "this",
    "those",
    "to",
    "too",
    "try",
    "under",
    "up",
    "us",
    "very",
    "want",
    "wants",
    "was",
    "we",
    "were",
    "what",
    "whats",
    "when",
    "where",
    "which",
    "who",
    "whos",
    "whose",
    "why",
    "will",
    "with",
    "work",
    "working",
    "works",
    "would",
    "yes",
    "you",
    "your",
];

/// A topic has no more words.
const MOST: usize = 24;

/// The words that are left, in their order, each run of them as it stands.
pub(in crate::understand) fn topic(message: &Message, taken: &[Range<usize>]) -> Option<Read> {
    let is_free = |at: &usize| {
        let word = &message.words[*at];
        taken.iter().all(|taken| word.end <= taken.start || taken.end <= word.start)
    };
    let means = |at: &usize| {
        let word = message.word(*at);
        !EMPTY.contains(&word) && (word.chars().count() > 1 || word.starts_with(|it: char| !it.is_ascii()))
    };
    let left: Vec<usize> =
        (0..message.words.len()).filter(|at| is_free(at) && means(at)).take(MOST).collect();
    let (first, last) = (*left.first()?, *left.last()?);
    let mut text = String::new();
    for (place, at) in left.iter().enumerate() {
        let word = &message.words[*at];
        if place > 0 {
            let before = left[place - 1];
            // "cost of attendance" stays together; everything else is a list of words.
            let small = before + 2 == *at
                && ["of", "for", "to", "in", "and"].contains(&message.word(before + 1))
                && is_free(&(before + 1));
            let joined = word.gap == Gap::Joined && before + 1 == *at;
            if small {
                text.push(' ');
                text.push_str(message.word(before + 1));
            }
            text.push(if joined { '-' } else { ' ' });
        }
        text.push_str(&message.text[word.start..word.end]);
    }
    let bytes = message.words[first].start..message.words[last].end;
    Some(Read { bytes, text: text.clone(), value: Value::Words(Words { words: text }), is_pointed: false })
}

pub(super) fn whole(text: &str) -> Option<Read> {
    let has_letters = text.chars().any(char::is_alphanumeric);
    has_letters.then(|| all_of(text, (text.to_owned(), Value::Words(Words { words: text.to_owned() }))))
}
