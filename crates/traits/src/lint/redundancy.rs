//! Traits that are nearly the same: by their words, and by what they mean.

use std::collections::{BTreeMap, BTreeSet};

use matching::{Vector, dot, lexicon::text::stem};
use serde::Serialize;

use super::words;
use crate::Trait;

/// What most traits share says nothing about two of them.
const SMALL: &[&str] = &[
    "a", "an", "and", "are", "as", "at", "be", "by", "for", "from", "has", "have", "in", "is", "it", "its",
    "of", "on", "or", "so", "that", "the", "their", "them", "they", "this", "to", "what", "when", "which",
    "who", "with", "people", "work", "person", "others", "other",
];
const MEANING: f32 = 0.6;
const WORDS: f32 = 0.4;
/// From here on, somebody should look whether one of the two is enough.
const ALIKE: f32 = 0.62;
/// Without a sentence model words alone decide, and they seldom overlap as much.
const ALIKE_BY_WORDS: f32 = 0.34;

/// How alike two traits are, and by what.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Likeness {
    pub words: f32,
    /// Without a sentence model, nothing.
    pub meaning: Option<f32>,
    pub score: f32,
}

/// Two traits by their places, the first the smaller.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Alike {
    pub one: usize,
    pub other: usize,
    pub likeness: Likeness,
}

/// All pairs that are nearly the same, the most alike first. `meanings` has a direction for each trait, or none at all.
pub fn redundant(traits: &[Trait], meanings: Option<&[Vector]>) -> Vec<Alike> {
    let meanings = meanings.filter(|meanings| meanings.len() == traits.len());
    let sets: Vec<_> = traits.iter().map(said).collect();
    let weights = rarity(&sets);
    let mut alike = Vec::new();
    for one in 0..traits.len() {
        for other in one + 1..traits.len() {
            let words = overlap(&sets[one], &sets[other], &weights);
            let meaning = meanings.map(|meanings| dot(&meanings[one], &meanings[other]).max(0.0));
            let score = meaning.map_or(words, |meaning| MEANING * meaning + WORDS * words);
            if score >= if meaning.is_some() { ALIKE } else { ALIKE_BY_WORDS } {
                alike.push(Alike { one, other, likeness: Likeness { words, meaning, score } });
            }
        }
    }
    alike.sort_by(|left, right| {
        right
            .likeness
            .score
            .total_cmp(&left.likeness.score)
            .then((left.one, left.other).cmp(&(right.one, right.other)))
    });
    alike
}

/// What a trait says of itself. The name counts as much as it does in a list: a word of it is a word of it.
fn said(one: &Trait) -> BTreeSet<String> {
    let texts = [&one.name, &one.definition].into_iter().chain(&one.cues);
    let all = texts.flat_map(|text| words(text)).map(|word| stem(&word.text).to_owned());
    all.filter(|word| !SMALL.contains(&word.as_str())).collect()
}

/// A word that few traits have weighs more.
fn rarity(sets: &[BTreeSet<String>]) -> BTreeMap<&str, f32> {
    let mut counts: BTreeMap<&str, u16> = BTreeMap::new();
    for word in sets.iter().flatten() {
        let count = counts.entry(word).or_default();
        *count = count.saturating_add(1);
    }
    let all = f32::from(u16::try_from(sets.len()).unwrap_or(u16::MAX));
    counts.into_iter().map(|(word, count)| (word, (1.0 + all / f32::from(count)).ln())).collect()
}

fn overlap(left: &BTreeSet<String>, right: &BTreeSet<String>, weights: &BTreeMap<&str, f32>) -> f32 {
    let weight = |word: &String| weights.get(word.as_str()).copied().unwrap_or_default();
    let common: f32 = left.intersection(right).map(weight).sum();
    let smaller = left.iter().map(weight).sum::<f32>().min(right.iter().map(weight).sum());
    if smaller > 0.0 { common / smaller } else { 0.0 }
}
