//! Which skills of a vocabulary a sentence asks for, by words and by meaning, and the words that say so.
//!
//! Directions of texts come from the caller. Without them `lexicon::skills` finds what is named literally.

mod units;

use std::{borrow::Cow, ops::Range};

pub use units::units;

use crate::{
    Scored, Vector, dot,
    lexicon::{TitleIndex, WordIndex},
    top::best,
};

/// How much each way of being alike counts, in spreads from its own middle. Chosen by the mean of MRR, RP@5 and RP@10 on
/// the validation sentences of the skill extraction sets (TECH and HOUSE); the test sentences had no part in it.
const SENTENCE: f32 = 1.0;
const UNITS: f32 = 1.25;
const NAMES: f32 = 0.2;
const TEXTS: f32 = 0.1;

/// A skill: what it is called, and all that it is called otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Skill<'a> {
    pub name: &'a str,
    pub others: Cow<'a, str>,
}

/// A vocabulary of skills.
#[derive(Debug)]
pub struct Skills {
    /// Which skill a spelling belongs to, and its direction.
    spellings: Vec<(usize, Vector)>,
    count: usize,
    names: TitleIndex,
    texts: WordIndex,
}

/// A sentence, or another part of a text, with its direction.
#[derive(Clone, Copy, Debug)]
pub struct Sentence<'a> {
    pub text: &'a str,
    pub vector: &'a Vector,
    /// Parts of it that may name a skill, with theirs.
    pub units: &'a [(Range<usize>, Vector)],
}

/// A skill that a sentence asks for.
#[derive(Clone, Debug, PartialEq)]
pub struct Asked {
    pub skill: usize,
    pub score: f32,
    /// What the sentence as a whole, its best unit, the skill's name and its other names have added to the score.
    pub parts: [f32; 4],
    /// The part of the sentence that says it best.
    pub evidence: Option<Range<usize>>,
}

/// What of a skill's name has a direction: the name, and the name without what stands in brackets.
pub fn spellings(name: &str) -> Vec<Cow<'_, str>> {
    let mut spellings = vec![Cow::Borrowed(name)];
    if let Some((before, (_, after))) =
        name.split_once('(').and_then(|(before, rest)| Some((before, rest.split_once(')')?)))
    {
        let plain = format!("{} {}", before.trim(), after.trim());
        if !plain.trim().is_empty() {
            spellings.push(Cow::Owned(plain.trim().to_owned()));
        }
    }
    spellings
}

impl Skills {
    /// `vectors` are the directions of all spellings of all names, in order. `None` if there are more or less.
    pub fn new(skills: &[Skill<'_>], vectors: &[Vector]) -> Option<Self> {
        let owners: Vec<usize> = (0..skills.len())
            .flat_map(|skill| spellings(skills[skill].name).into_iter().map(move |_| skill))
            .collect();
        if owners.len() != vectors.len() {
            return None;
        }
        let names: Vec<&str> = skills.iter().map(|skill| skill.name).collect();
        let texts: Vec<String> =
            skills.iter().map(|skill| format!("{} {}", skill.name, skill.others)).collect();
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        Some(Self {
            spellings: owners.into_iter().zip(vectors.iter().copied()).collect(),
            count: skills.len(),
            names: TitleIndex::new(&names),
            texts: WordIndex::new(&texts),
        })
    }

    /// The `k` skills that the sentence most likely asks for, best first.
    pub fn rank(&self, sentence: &Sentence<'_>, k: usize) -> Vec<Asked> {
        let (units, said_by) = self.by_units(sentence);
        let channels = [
            spread(self.by_meaning(sentence.vector), SENTENCE),
            spread(units, UNITS),
            spread(self.names.scores(sentence.text), NAMES),
            spread(self.texts.scores(sentence.text), TEXTS),
        ];
        let score = |skill: usize| channels.iter().map(|channel| channel[skill]).sum();
        let scored =
            (0_u32..).zip(0..self.count).map(|(person, skill)| Scored { person, score: score(skill) });
        best(scored, k.min(self.count))
            .into_iter()
            .map(|scored| {
                let skill = scored.person as usize;
                let parts = [0, 1, 2, 3].map(|channel: usize| channels[channel][skill]);
                let evidence = said_by[skill].map(|unit| sentence.units[unit].0.clone());
                Asked { skill, score: scored.score, parts, evidence }
            })
            .collect()
    }

    fn by_meaning(&self, vector: &Vector) -> Vec<f32> {
        let mut scores = vec![-1.0_f32; self.count];
        for (skill, spelling) in &self.spellings {
            scores[*skill] = scores[*skill].max(dot(vector, spelling));
        }
        scores
    }

    /// How near the nearest unit is to each skill, and which one that is. Without units the sentence is one.
    fn by_units(&self, sentence: &Sentence<'_>) -> (Vec<f32>, Vec<Option<usize>>) {
        let mut said_by = vec![None; self.count];
        if sentence.units.is_empty() {
            return (self.by_meaning(sentence.vector), said_by);
        }
        let mut scores = vec![-1.0; self.count];
        for (number, (_, vector)) in sentence.units.iter().enumerate() {
            for (skill, spelling) in &self.spellings {
                let score = dot(vector, spelling);
                if score > scores[*skill] {
                    (scores[*skill], said_by[*skill]) = (score, Some(number));
                }
            }
        }
        (scores, said_by)
    }
}

/// How many spreads each score lies above the middle of all, times the weight.
#[expect(clippy::cast_precision_loss, reason = "as many as there are skills")]
fn spread(mut scores: Vec<f32>, weight: f32) -> Vec<f32> {
    let count = scores.len().max(1) as f32;
    let middle = scores.iter().sum::<f32>() / count;
    let variance = scores.iter().map(|score| (score - middle).powi(2)).sum::<f32>() / count;
    let scale = if variance > 1e-12 { weight / variance.sqrt() } else { 0.0 };
    for score in &mut scores {
        *score = (*score - middle) * scale;
    }
    scores
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Vectors, vector::tests::bunched};

    const NAMES: &[(&str, &str)] = &[
        ("Python (computer programming)", "Python"),
        ("bake bread", "bread baking"),
        ("sail boats", "boating"),
    ];

    fn vocabulary() -> (Skills, Vec<f32>) {
        let values = bunched(80, 5);
        let vectors = Vectors::new(&values).unwrap();
        let skills: Vec<Skill<'_>> =
            NAMES.iter().map(|(name, others)| Skill { name, others: (*others).into() }).collect();
        let directions = [0_u32, 20, 1, 2].map(|number| *vectors.get(number));
        (Skills::new(&skills, &directions).unwrap(), values)
    }

    #[test]
    fn the_best_unit_is_the_evidence() {
        let (skills, values) = vocabulary();
        let vectors = Vectors::new(&values).unwrap();
        let text = "Works with loaves daily";
        let units = [(0..5, *vectors.get(7)), (11..17, *vectors.get(41)), (18..23, *vectors.get(8))];
        let sentence = Sentence { text, vector: vectors.get(61), units: &units };
        let asked = skills.rank(&sentence, 2);
        assert_eq!((asked.len(), asked[0].skill), (2, 1));
        assert_eq!(asked[0].evidence, Some(11..17));
        assert!((asked[0].parts.iter().sum::<f32>() - asked[0].score).abs() < 1e-5);
    }

    #[test]
    fn words_decide_where_meaning_does_not() {
        let (skills, _) = vocabulary();
        let nowhere = [0.0; crate::DIMENSIONS];
        for (text, skill) in [("some python", 0), ("we go boating", 2), ("bread", 1)] {
            let asked = skills.rank(&Sentence { text, vector: &nowhere, units: &[] }, 1);
            assert_eq!((asked[0].skill, &asked[0].evidence), (skill, &None), "{text}");
        }
    }

    #[test]
    fn a_name_has_a_spelling_without_its_brackets() {
        assert_eq!(spellings("Python (computer programming)"), ["Python (computer programming)", "Python"]);
        assert_eq!(spellings("bake bread"), ["bake bread"]);
        assert_eq!(spellings("(none)"), ["(none)"]);
        assert!(Skills::new(&[Skill { name: "bake", others: "".into() }], &[]).is_none());
    }
}
