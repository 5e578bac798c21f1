//! Words of titles that are spelled wrong.

use std::{
    collections::{BTreeMap, HashSet},
    sync::LazyLock,
};

use matching::lexicon::{skills, text, titles};

use super::table::TABLE;

/// Shorter words are as near to other words as to a wrong spelling of themselves.
const SHORTEST: usize = 6;

/// From here on one letter may stand for another; in shorter words letters are only missing, too many or swapped.
const LONG: usize = 7;

/// From here on a word may be wrong in two places.
const VERY_LONG: usize = 10;

/// Only words that so many titles have for each wrong place are meant: rare words are near to words that are right.
const COMMON: usize = 4;

/// Every word of the titles that we know, and how many titles have it.
static TITLES: LazyLock<BTreeMap<String, usize>> = LazyLock::new(|| {
    let families = TABLE.families.iter().flat_map(|family| &family.titles).map(String::as_str);
    let mut counts = BTreeMap::new();
    for title in titles::spellings().map(|(spelling, _)| spelling).chain(families) {
        for word in text::normalise(title).split(' ') {
            *counts.entry(word.to_owned()).or_default() += 1;
        }
    }
    counts
});

/// Words that are right, though no title has them.
static OTHERS: LazyLock<HashSet<String>> = LazyLock::new(|| {
    let families = TABLE.families.iter().flat_map(|family| &family.words).map(String::as_str);
    let skills = skills::skills().iter().flat_map(|skill| skill.aliases.iter().copied().chain([skill.name]));
    families.chain(skills).flat_map(|text| text::words(text).into_iter().map(|word| word.text)).collect()
});

pub(super) fn corrected(words: &[&str]) -> String {
    words.iter().map(|word| nearest(word).unwrap_or(word)).collect::<Vec<_>>().join(" ")
}

/// The one word that this is a wrong spelling of.
fn nearest(word: &str) -> Option<&'static str> {
    let length = word.chars().count();
    if length < SHORTEST || !word.chars().all(|letter| letter.is_ascii_alphabetic()) || is_right(word) {
        return None;
    }
    let allowed = if length >= VERY_LONG { 2 } else { 1 };
    let near = TITLES
        .iter()
        .filter(|(known, _)| known.len().abs_diff(length) <= allowed && ends_alike(word, known))
        .filter(|(known, _)| length >= LONG || known.len() != length || same_letters(word, known))
        .map(|(known, count)| (strsim::osa_distance(word, known), usize::MAX - count, known.as_str()))
        .filter(|(distance, rare, _)| *distance <= allowed && usize::MAX - rare >= COMMON * distance);
    near.min().map(|(.., known)| known)
}

fn ends_alike(word: &str, known: &str) -> bool {
    let (word, known) = (word.as_bytes(), known.as_bytes());
    word.first() == known.first() && word.last() == known.last()
}

fn same_letters(word: &str, known: &str) -> bool {
    let sorted = |text: &str| {
        let mut letters = text.as_bytes().to_vec();
        letters.sort_unstable();
        letters
    };
    sorted(word) == sorted(known)
}

fn is_right(word: &str) -> bool {
    let known = |word: &str| TITLES.contains_key(word) || OTHERS.contains(word);
    let plural = word.strip_suffix("ies").map(|stem| format!("{stem}y"));
    let endings = ["s", "es", "er", "ing", "ed", "al", "ist", "or"];
    known(word)
        || plural.is_some_and(|singular| known(&singular))
        || endings
            .iter()
            .any(|ending| word.strip_suffix(ending).is_some_and(known) || known(&format!("{word}{ending}")))
}
