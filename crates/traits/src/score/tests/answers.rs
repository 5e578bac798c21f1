//! Forty answers by hand, with the level each should reach. Twenty were used to write the patterns, twenty were not.

use std::collections::BTreeSet;

use serde::Deserialize;

use super::*;

#[derive(Deserialize)]
pub struct Answer {
    pub id: String,
    set: String,
    #[serde(rename = "trait")]
    pub key: String,
    /// A level, or `insufficient`.
    expected: serde_json::Value,
    reason: String,
    #[serde(rename = "answer")]
    pub said: String,
}

impl Answer {
    pub fn expected(&self) -> Option<u8> {
        self.expected.as_u64().and_then(|level| u8::try_from(level).ok())
    }
}

pub fn answers() -> Vec<Answer> {
    serde_json::from_str(include_str!("../answers.json")).unwrap()
}

fn check(set: &str) {
    let mut wrong = Vec::new();
    for one in answers().iter().filter(|one| one.set == set) {
        let got = score(&one.said, &[by_key(&one.key)]).remove(0);
        if got.level() != one.expected() {
            wrong.push(format!("{} ({}): {} {}", one.id, one.key, one.reason, told(&one.said, &got)));
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn answers_used_for_writing_reach_their_level() {
    check("tune");
}

#[test]
fn answers_kept_aside_reach_their_level() {
    check("test");
}

#[test]
fn the_answers_are_many_and_varied() {
    let all = answers();
    assert_eq!((all.len(), all.iter().filter(|one| one.set == "test").count()), (40, 20));
    assert!(all.iter().map(|one| &one.key).collect::<BTreeSet<_>>().len() >= 12);
    for set in ["tune", "test"] {
        let outcomes: BTreeSet<_> = all.iter().filter(|one| one.set == set).map(Answer::expected).collect();
        assert_eq!(outcomes.len(), 6, "{set}");
    }
    for one in &all {
        let words = one.said.split_whitespace().count();
        assert!((60..=180).contains(&words), "{}: {words}", one.id);
    }
}

/// Short ones: a trait, the level or nothing, what was said.
#[derive(Deserialize)]
struct Short(String, Option<u8>, String);

#[test]
fn short_answers_reach_their_level_and_none_reaches_more() {
    let all: Vec<Short> = serde_json::from_str(include_str!("../short.json")).unwrap();
    let mut wrong = Vec::new();
    for Short(key, expected, said) in &all {
        let got = score(said, &[by_key(key)]).remove(0);
        assert!(
            got.level() <= *expected || expected.is_some_and(|level| level < 3),
            "{key}: {}",
            told(said, &got)
        );
        if got.level() != *expected {
            wrong.push(format!("{key} {expected:?}: {said} {}", told(said, &got)));
        }
    }
    // Dates are not reckoned with, and a habit since then is not taken for a change.
    assert!(wrong.len() <= 3, "{} of {} wrong:\n{}", wrong.len(), all.len(), wrong.join("\n"));
}

/// An answer about one thing should say little about all the others.
#[test]
fn an_answer_is_evidence_for_few_traits() {
    let traits: Vec<&Trait> = starter().iter().collect();
    let mut other = 0;
    for one in answers() {
        let scores = score(&one.said, &traits);
        other += scores.iter().filter(|score| score.level().is_some() && score.key != one.key).count();
    }
    assert!(other <= 16, "{other} of 1560");
}
