//! What an answer shows of a trait: the level reached, or that the evidence does not suffice, each with its places.
//!
//! It reads what was done: who, what, when, and what came of it. How it is said counts for nothing: neither length nor
//! fluency, neither spelling nor accent. What is hidden, repeated, stuffed or said to the scorer is not read at all.

mod derive;
mod find;
mod lexicon;
mod library;
mod pattern;
mod read;
mod weigh;

use std::ops::Range;

use serde::Serialize;

use crate::{LEVELS, Trait};
use find::{Match, Miss, Text};
use library::LIBRARY;
use pattern::{Part, Pattern, Subject};
use weigh::{Gap, MEETS, Weight};

/// What an answer shows of one trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Score {
    /// Of the trait.
    pub key: String,
    pub outcome: Outcome,
    /// In the order of the text.
    pub evidence: Vec<Span>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Outcome {
    Reached {
        /// 1 to 5.
        level: u8,
        reason: String,
    },
    /// Nothing can be said. That is not the lowest level.
    InsufficientEvidence { reason: String },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase")]
pub enum Side {
    For,
    Against,
}

/// Words of the answer that tell something.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Span {
    /// Bytes of the answer as it was given.
    pub bytes: Range<usize>,
    /// The level they speak for.
    pub level: u8,
    pub side: Side,
    /// What they were taken to mean.
    pub signs: Vec<String>,
    /// The anchor they support.
    pub anchor: String,
}

impl Score {
    pub fn level(&self) -> Option<u8> {
        match self.outcome {
            Outcome::Reached { level, .. } => Some(level),
            Outcome::InsufficientEvidence { .. } => None,
        }
    }
}

/// Scores an answer on each trait, in the order of their keys. No trait changes what is said about another.
pub fn score(answer: &str, traits: &[&Trait]) -> Vec<Score> {
    let lexicon = &LIBRARY.lexicon;
    let reading = read::read(answer, lexicon.vocabulary());
    let text = Text::new(&reading, lexicon.hits(&reading));
    let mut scores: Vec<Score> = traits.iter().map(|one| score_one(&text, one)).collect();
    scores.sort_by(|one, other| one.key.cmp(&other.key));
    scores
}

fn score_one(text: &Text, one: &Trait) -> Score {
    let patterns = LIBRARY.patterns(one);
    let mut found: Vec<(&Pattern, Match)> = Vec::new();
    let mut miss: Option<Miss> = None;
    for pattern in patterns.iter() {
        match text.find(pattern) {
            Ok(one) => found.push((pattern, one)),
            Err(reason) => miss = miss.into_iter().chain(reason).min(),
        }
    }
    let weights: Vec<Weight> = found.iter().map(|(pattern, one)| weight(pattern, one)).collect();
    let outcome = match weigh::weigh(&weights, miss) {
        Ok(level) => Outcome::Reached { level, reason: reached(level, &weights) },
        Err(gap) => Outcome::InsufficientEvidence { reason: insufficient(text, gap).to_owned() },
    };
    Score { key: one.key.clone(), outcome, evidence: spans(text, one, &found) }
}

fn weight(pattern: &Pattern, found: &Match) -> Weight {
    let at = found.parts.iter().map(|part| part.act).max().unwrap_or_default();
    let own = pattern.parts.iter().any(|part| part.subject == Subject::Own);
    Weight { level: pattern.level, at, shared: found.shared, own }
}

fn spans(text: &Text, one: &Trait, found: &[(&Pattern, Match)]) -> Vec<Span> {
    let mut spans: Vec<Span> = Vec::new();
    for (pattern, matched) in found {
        for (part, place) in pattern.parts.iter().zip(&matched.parts) {
            let words = &text.reading().words[place.words.clone()];
            let (Some(first), Some(last)) = (words.first(), words.last()) else { continue };
            let anchor = one.anchors.get(usize::from(pattern.level).wrapping_sub(1).min(LEVELS - 1));
            spans.push(Span {
                bytes: first.start..last.end,
                level: pattern.level,
                side: if pattern.level < MEETS { Side::Against } else { Side::For },
                signs: signs(part),
                anchor: anchor.cloned().unwrap_or_default(),
            });
        }
    }
    spans.sort_by(|one, other| order(one).cmp(&order(other)));
    spans.dedup_by(|one, other| one.bytes == other.bytes && one.level == other.level);
    spans
}

fn order(span: &Span) -> (usize, usize, u8, &[String]) {
    (span.bytes.start, span.bytes.end, span.level, &span.signs)
}

fn signs(part: &Part) -> Vec<String> {
    let items =
        std::iter::once(&part.act).chain(&part.with).filter(|item| item.mode != pattern::Mode::Absent);
    items
        .map(|item| {
            let label = match (item.words.first(), item.concepts.first()) {
                (Some(word), _) => word.clone(),
                (None, Some(&concept)) => LIBRARY.lexicon.label(concept),
                (None, None) => String::new(),
            };
            if item.mode == pattern::Mode::Denied { format!("not {label}") } else { label }
        })
        .collect()
}

fn reached(level: u8, weights: &[Weight]) -> String {
    let is_mixed =
        weights.iter().any(|one| one.level >= MEETS) && weights.iter().any(|one| one.level < MEETS);
    let text = match (level, is_mixed) {
        (2, true) => "Part of it was done, but what speaks against it was not put right later.",
        (1, _) => "What was done is contrary to it.",
        (2, _) => "What was done falls short of it in part.",
        (3, _) => "An own act is told that meets it.",
        (4, _) => "An own act is told that goes beyond meeting it.",
        _ => "An own act is told, and a result that can be checked.",
    };
    text.to_owned()
}

fn insufficient(text: &Text, gap: Gap) -> &'static str {
    match gap {
        Gap::Nothing if text.reading().sentences.is_empty() => "The answer says nothing that can be read.",
        Gap::Nothing => "Nothing that was done has to do with this trait.",
        Gap::Shared => "It says what the group did. The part of the speaker is not told.",
        Gap::Result | Gap::Missed(Miss::Unearned) => "A result is told, but not what the speaker did for it.",
        Gap::Missed(Miss::Open) => "It says what the speaker would do or plans to do, not what was done.",
        Gap::Missed(Miss::Claimed) => "It says how the speaker is in general. No occasion is told.",
        Gap::Missed(Miss::Others) => "It says what other people did, not the speaker.",
    }
}

#[cfg(test)]
mod tests;
