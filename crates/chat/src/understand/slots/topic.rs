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
    "altogether",
    "am",
    "among",
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
    "currently",
    "did",
    "do",
    "does",
    "dont",
    "each",
    "employed",
    "ever",
    "everybody",
    "everyone",
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
    "here",
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
    "into",
    "is",
    "isnt",
    "it",
    "its",
    "ive",
    "just",
    "know",
    "knows",
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
    "now",
    "of",
    "on",
    "only",
    "or",
    "other",
    "others",
    "our",
    "out",
    "overall",
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
    "today",
    "too",
    "total",
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

/// Words of talk. Something may be about them ("grade point average"), but nobody asks for people by them. What could be
/// a wish, such as "quick", is none of them: it is told if nothing is made of it.
pub(in crate::understand) const EVERYDAY: &[&str] = &[
    "actually",
    "already",
    "anyway",
    "anyways",
    "apparently",
    "as far as",
    "basically",
    "became",
    "become",
    "becomes",
    "been",
    "being",
    "bit",
    "bunch",
    "by far",
    "certainly",
    "chance",
    "definitely",
    "easily",
    "ended",
    "even",
    "exactly",
    "fairly",
    "figure",
    "finally",
    "folks",
    "generally",
    "getting",
    "glad",
    "going",
    "gonna",
    "gotten",
    "guess",
    "guys",
    "happen",
    "happens",
    "hed",
    "hes",
    "honestly",
    "hook",
    "hopefully",
    "hoping",
    "kindly",
    "lets",
    "lot",
    "lots",
    "mainly",
    "maybe",
    "mean",
    "meanwhile",
    "mostly",
    "normally",
    "obviously",
    "perhaps",
    "point",
    "possibly",
    "probably",
    "pull",
    "pulled",
    "quickly",
    "quite",
    "rather",
    "set",
    "sets",
    "shes",
    "simply",
    "so far",
    "somehow",
    "somewhat",
    "still",
    "sure",
    "surely",
    "tends",
    "theyd",
    "theyre",
    "theyve",
    "though",
    "tried",
    "tries",
    "trying",
    "typically",
    "usually",
    "wanna",
    "well",
    "weve",
    "whod",
    "whove",
    "willing to",
    "wish",
    "wishes",
    "wonder",
    "wondering",
    "would love",
    "youd",
    "youre",
    "youve",
];

/// Whether a question is made with the word, and not about it.
pub(in crate::understand) fn is_small(word: &str) -> bool {
    EMPTY.contains(&word) || (word.chars().count() == 1 && word.is_ascii())
}

/// A topic has no more words.
const MOST: usize = 24;

/// What turns around the words that come after it, and how many of them.
const TURNING: &[&str] = &["dont", "isnt", "no", "not"];
const NEAR: usize = 3;

/// The words that are left, in their order, each run of them as it stands.
pub(in crate::understand) fn topic(message: &Message, taken: &[Range<usize>]) -> Option<Read> {
    runs(message, taken, &[])
}

/// The same with every "not" before them: nobody is to think that "not tied" was taken for "tied".
pub(in crate::understand) fn left_over(message: &Message, taken: &[Range<usize>]) -> Option<Read> {
    let goes_on = |at: &usize| message.words.get(*at).is_some_and(|word| word.gap < Gap::List);
    let turns = |at: &usize| {
        let near = (at + 1..=at + NEAR).take_while(goes_on);
        let mut after = near.filter(|at| is_free(message, *at, taken));
        TURNING.contains(&message.word(*at)) && after.any(|at| says(message, at))
    };
    let turning: Vec<usize> = (0..message.words.len()).filter(turns).collect();
    runs(message, taken, &turning)
}

fn is_free(message: &Message, at: usize, taken: &[Range<usize>]) -> bool {
    let word = &message.words[at];
    taken.iter().all(|taken| word.end <= taken.start || taken.end <= word.start)
}

fn says(message: &Message, at: usize) -> bool {
    let word = message.word(at);
    !EMPTY.contains(&word) && (word.chars().count() > 1 || word.starts_with(|it: char| !it.is_ascii()))
}

fn runs(message: &Message, taken: &[Range<usize>], also: &[usize]) -> Option<Read> {
    let is_free = |at: &usize| is_free(message, *at, taken);
    let says = |at: usize| says(message, at) || also.contains(&at);
    // "work-study" and "$250,000" are one word each.
    let is_joined = |at: usize| {
        let before = at.checked_sub(1).and_then(|before| message.words.get(before));
        before.zip(message.words.get(at)).is_some_and(|(before, word)| {
            let is_figure = before.text.bytes().chain(word.text.bytes()).all(|byte| byte.is_ascii_digit());
            let between = &message.text[before.end..word.start];
            word.gap == Gap::Joined || (is_figure && between == ",")
        })
    };
    let means =
        |at: &usize| says(*at) || (is_joined(*at) && says(*at - 1)) || (is_joined(*at + 1) && says(*at + 1));
    let left: Vec<usize> =
        (0..message.words.len()).filter(|at| is_free(at) && means(at)).take(MOST).collect();
    let (first, last) = (*left.first()?, *left.last()?);
    let mut text = String::new();
    for (place, at) in left.iter().enumerate() {
        let word = &message.words[*at];
        let before = place.checked_sub(1).map(|before| left[before]);
        if let Some(before) = before {
            // "cost of attendance" stays together; everything else is a list of words.
            let small = before + 2 == *at
                && ["of", "for", "from", "to", "in", "into", "and"].contains(&message.word(before + 1))
                && is_free(&(before + 1));
            if small {
                text.push(' ');
                text.push_str(message.word(before + 1));
            }
        }
        match before.filter(|before| before + 1 == *at && is_joined(*at)) {
            Some(before) => text.push_str(&message.text[message.words[before].end..word.start]),
            None if text.is_empty() => {}
            None => text.push(' '),
        }
        let has_sign = message.text[..word.start].ends_with('$');
        text.push_str(&message.text[word.start - usize::from(has_sign)..word.end]);
    }
    let bytes = message.words[first].start..message.words[last].end;
    Some(Read { bytes, text: text.clone(), value: Value::Words(Words { words: text }), is_pointed: false })
}

pub(super) fn whole(text: &str) -> Option<Read> {
    let has_letters = text.chars().any(char::is_alphanumeric);
    has_letters.then(|| all_of(text, (text.to_owned(), Value::Words(Words { words: text.to_owned() }))))
}
