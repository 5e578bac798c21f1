//! What the words of a role say for a trait: how job descriptions ask for it, and what it is about.

use std::collections::BTreeSet;

use matching::lexicon::{
    WordIndex,
    text::{self, Word},
};

use super::phrases::{Phrases, key};
use crate::Trait;

/// What is left of the doubt after each way of asking that is found.
const DOUBT: f32 = 0.6;

/// How much being about the same things counts.
const ABOUT: f32 = 0.5;

/// Below this, two texts share what all texts share.
const LEAST: f32 = 0.2;

/// From here on a part of a sentence is about a trait and about little else. "A friendly team" is not, at 0.20, and "we
/// are an equal opportunity employer" at 0.19; "works well under pressure" is, at 0.30.
const CLEARLY: f32 = 0.25;

/// The words of all traits.
#[derive(Debug)]
pub(super) struct Words {
    cues: Phrases,
    about: WordIndex,
    count: usize,
}

/// How much the words speak for a trait, and in which sentence they do most.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Said {
    pub score: f32,
    /// It asks for the trait as job descriptions do, or in its own words.
    pub asked: bool,
    pub sentence: Option<usize>,
}

impl Words {
    pub fn new(traits: &[Trait]) -> Self {
        let mut cues = Phrases::default();
        for (at, one) in traits.iter().enumerate() {
            for cue in one.cues.iter().chain([&one.name]) {
                cues.add(&text::words(cue), at);
            }
        }
        let about: Vec<String> = traits.iter().map(about).collect();
        let about: Vec<&str> = about.iter().map(String::as_str).collect();
        Self { cues, about: WordIndex::new(&about), count: traits.len() }
    }

    /// From 0 to 1 for each trait. `texts` are the sentences that the words are of.
    pub fn score(&self, texts: &[&str], words: &[Vec<Word>]) -> Vec<Said> {
        let mut asked: Vec<BTreeSet<String>> = vec![BTreeSet::new(); self.count];
        let mut best: Vec<(f32, f32, Option<usize>)> = vec![(0.0, 0.0, None); self.count];
        let mut clear = vec![false; self.count];
        for (number, (text, words)) in texts.iter().zip(words).enumerate() {
            let mut here = self.about.scores(text);
            for (score, best) in here.iter_mut().zip(&mut best) {
                *score = (*score - LEAST).max(0.0);
                best.1 = best.1.max(*score);
            }
            for (at, nearness) in
                self.clearest(text).into_iter().enumerate().filter(|(_, near)| *near >= CLEARLY)
            {
                clear[at] = true;
                here[at] += nearness;
            }
            for hit in self.cues.find(words) {
                let said = key(&words[hit.first..hit.after]);
                for at in hit.meanings {
                    here[*at] += 1.0;
                    asked[*at].insert(said.clone());
                }
            }
            for (score, best) in here.into_iter().zip(&mut best) {
                if score > best.0 {
                    (best.0, best.2) = (score, Some(number));
                }
            }
        }
        let doubt = |asked: usize| DOUBT.powi(i32::try_from(asked).unwrap_or(i32::MAX));
        asked
            .iter()
            .zip(best)
            .zip(clear)
            .map(|((asked, (_, about, sentence)), clear)| Said {
                score: 1.0 - (1.0 - ABOUT * about) * doubt(asked.len()),
                asked: clear || !asked.is_empty(),
                sentence,
            })
            .collect()
    }

    /// How near each trait comes to the part of a sentence that is nearest to it: one sentence may ask for several.
    fn clearest(&self, sentence: &str) -> Vec<f32> {
        let parts = sentence.split([',', ';', ':']).flat_map(|part| part.split(" and "));
        let mut nearest = vec![0.0_f32; self.count];
        for part in parts {
            for (nearest, here) in nearest.iter_mut().zip(self.about.scores(part)) {
                *nearest = nearest.max(here);
            }
        }
        nearest
    }
}

fn about(one: &Trait) -> String {
    let texts: Vec<&str> =
        [&one.name, &one.definition].into_iter().chain(&one.cues).map(String::as_str).collect();
    texts.join(". ")
}
