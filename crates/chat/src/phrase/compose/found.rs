//! The first sentence above a list of results.

use super::{InWords, Plain, Strong, fill};
use crate::{
    Sentence,
    phrase::{Builder, Voice, agree, count_of, number_word, plural},
    understand::Change,
};

/// What a search has found.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// What was looked for, in the singular: "mentor".
    pub noun: &'a str,
    pub found: u64,
    /// How many of them are shown.
    pub shown: u64,
    /// Whether they are in an order of how well they fit, and not in that of their names.
    pub is_ranked: bool,
    /// How many were looked at, and what they are in the singular: "alumni profile".
    pub pool: Option<(u64, &'a str)>,
    /// What was asked for.
    pub words: &'a InWords,
    pub change: Change,
    pub source: Option<u32>,
}

/// Says how many there are, of how many, and what was asked for. For none at all see [`super::nothing`].
pub fn found(voice: &mut Voice, found: &Found<'_>) -> Vec<Sentence> {
    if found.change == Change::More {
        return vec![more(voice, found)];
    }
    let count = count_of(found.found, found.noun);
    let pool = found.pool.map(|(size, noun)| count_of(size, noun)).unwrap_or_default();
    let words = spaced(found.words.of(found.found));
    let pieces = [
        ("count", Strong(&count)),
        ("pool", Strong(&pool)),
        ("words", Plain(&words)),
        ("are", Plain(agree(found.found, "is", "are"))),
    ];
    let mut sentences = vec![ended(fill(wording(voice, found), &pieces), found)];
    if found.shown > 0 && found.shown < found.found {
        sentences.push(shown(voice, found));
    }
    sentences
}

fn wording(voice: &mut Voice, found: &Found<'_>) -> &'static str {
    match (found.change, found.pool.is_some()) {
        (Change::Refined | Change::Answered, _) => voice.pick(&[
            "That leaves {count}{words}.",
            "This narrows it to {count}{words}.",
            "Now it comes down to {count}{words}.",
        ]),
        (Change::Replaced | Change::Edited, _) => voice.pick(&[
            "With that change I find {count}{words}.",
            "That gives {count}{words}.",
            "Now there {are} {count}{words}.",
        ]),
        (Change::Removed, _) => voice.pick(&[
            "Without that there {are} {count}{words}.",
            "That opens it up to {count}{words}.",
            "Leaving that out, I find {count}{words}.",
        ]),
        (_, true) => voice.pick(&[
            "I compared {pool} with your request and found {count}{words}.",
            "I went through {pool} and found {count}{words}.",
            "Among {pool} there {are} {count}{words}.",
        ]),
        (_, false) => voice.pick(&[
            "I found {count}{words}.",
            "There {are} {count}{words}.",
            "The search finds {count}{words}.",
        ]),
    }
}

fn shown(voice: &mut Voice, found: &Found<'_>) -> Sentence {
    let number = number_word(found.shown);
    let wording = match (found.is_ranked, found.shown) {
        (true, 1) => voice.pick(&["This is the closest.", "The closest is below."]),
        (true, _) => voice.pick(&[
            "Here are the closest {shown}.",
            "The {shown} below fit best.",
            "I have put the best {shown} below.",
        ]),
        (false, 1) => voice.pick(&["This is the first by name.", "The first by name is below."]),
        (false, _) => {
            voice.pick(&["Here are the first {shown} by name.", "The first {shown} by name are below."])
        }
    };
    fill(wording, &[("shown", Plain(&number))]).end()
}

fn more(voice: &mut Voice, found: &Found<'_>) -> Sentence {
    let nouns = plural(found.noun);
    let words = spaced(found.words.of(0));
    let shown = number_word(found.shown);
    let wording = match found.shown {
        0 => voice.pick(&[
            "There are no further {nouns}{words}.",
            "You have seen them all: there are no further {nouns}{words}.",
        ]),
        1 => voice.pick(&["Here is one more.", "There is one more."]),
        _ => voice.pick(&["Here are {shown} more.", "The next {shown}:", "These {shown} come next:"]),
    };
    ended(
        fill(wording, &[("nouns", Plain(&nouns)), ("words", Plain(&words)), ("shown", Plain(&shown))]),
        found,
    )
}

fn spaced(words: &str) -> String {
    if words.is_empty() { String::new() } else { format!(" {words}") }
}

fn ended(built: Builder, found: &Found<'_>) -> Sentence {
    built.from_all(found.source).end()
}
