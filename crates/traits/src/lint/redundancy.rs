//! Traits that are nearly the same: by their words, and by what they mean.

use std::{
    cmp::Ordering,
    collections::{BTreeMap, BTreeSet},
};

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

impl Likeness {
    fn new(words: f32, meaning: Option<f32>) -> Self {
        let score = meaning.map_or(words, |meaning| MEANING * meaning + WORDS * words);
        Self { words, meaning, score }
    }

    /// Whether one of the two may be enough.
    pub fn is_alike(&self) -> bool {
        self.score >= if self.meaning.is_some() { ALIKE } else { ALIKE_BY_WORDS }
    }
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
    let said = Said::new(traits);
    let mut alike = Vec::new();
    for one in 0..traits.len() {
        for other in one + 1..traits.len() {
            let words = said.overlap(one, other);
            let meaning = meanings.map(|meanings| dot(&meanings[one], &meanings[other]).max(0.0));
            let likeness = Likeness::new(words, meaning);
            if likeness.is_alike() {
                alike.push(Alike { one, other, likeness });
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

/// How alike a trait is to each of these. `meanings` has its own direction, and one for each of them.
pub fn likeness(one: &Trait, traits: &[Trait], meanings: Option<(&Vector, &[Vector])>) -> Vec<Likeness> {
    let meanings = meanings.filter(|(_, meanings)| meanings.len() == traits.len());
    let said = Said::new(traits.iter().chain([one]));
    let compare = |other: usize| {
        let meaning = meanings.map(|(own, meanings)| dot(own, &meanings[other]).max(0.0));
        Likeness::new(said.overlap(other, traits.len()), meaning)
    };
    (0..traits.len()).map(compare).collect()
}

/// What a trait says of itself. The name counts as much as it does in a list: a word of it is a word of it.
fn said(one: &Trait) -> BTreeSet<String> {
    let texts = [&one.name, &one.definition].into_iter().chain(&one.cues);
    let all = texts.flat_map(|text| words(text)).map(|word| stem(&word.text).to_owned());
    all.filter(|word| !SMALL.contains(&word.as_str())).collect()
}

/// What traits say, each word as a number: five thousand traits are twelve million pairs.
struct Said {
    /// For each trait, in order.
    words: Vec<Vec<usize>>,
    /// What all words of a trait weigh.
    totals: Vec<f32>,
    /// A word that few traits have weighs more.
    weights: Vec<f32>,
}

impl Said {
    fn new<'a>(traits: impl IntoIterator<Item = &'a Trait>) -> Self {
        let sets: Vec<BTreeSet<String>> = traits.into_iter().map(said).collect();
        let mut counts: BTreeMap<&str, u16> = BTreeMap::new();
        for word in sets.iter().flatten() {
            let count = counts.entry(word).or_default();
            *count = count.saturating_add(1);
        }
        let all = f32::from(u16::try_from(sets.len()).unwrap_or(u16::MAX));
        let weights: Vec<f32> = counts.values().map(|count| (1.0 + all / f32::from(*count)).ln()).collect();
        let numbers: BTreeMap<&str, usize> =
            counts.into_keys().enumerate().map(|(number, word)| (word, number)).collect();
        let words: Vec<Vec<usize>> = sets
            .iter()
            .map(|set| set.iter().filter_map(|word| numbers.get(word.as_str()).copied()).collect())
            .collect();
        let totals = words.iter().map(|words| words.iter().map(|word| weights[*word]).sum()).collect();
        Self { words, totals, weights }
    }

    /// What two have in common, as a part of the one that says less.
    fn overlap(&self, one: usize, other: usize) -> f32 {
        let (mut left, mut right) = (self.words[one].as_slice(), self.words[other].as_slice());
        let mut common = 0.0;
        while let ([first, rest @ ..], [second, others @ ..]) = (left, right) {
            match first.cmp(second) {
                Ordering::Less => left = rest,
                Ordering::Greater => right = others,
                Ordering::Equal => {
                    common += self.weights[*first];
                    (left, right) = (rest, others);
                }
            }
        }
        let smaller = self.totals[one].min(self.totals[other]);
        if smaller > 0.0 { common / smaller } else { 0.0 }
    }
}
