mod answers;
mod custom;
mod hostile;
mod reading;
mod same;

use super::*;
use crate::starter;

fn by_key(key: &str) -> &'static Trait {
    starter().iter().find(|one| one.key == key).unwrap()
}

fn level(key: &str, answer: &str) -> Option<u8> {
    score(answer, &[by_key(key)])[0].level()
}

fn reason(key: &str, answer: &str) -> String {
    match score(answer, &[by_key(key)]).remove(0).outcome {
        Outcome::Reached { reason, .. } | Outcome::InsufficientEvidence { reason } => reason,
    }
}

/// What was found, for a test that fails.
fn told(answer: &str, score: &Score) -> String {
    let spans = score.evidence.iter();
    let lines =
        spans.map(|span| format!("\n   {} {:?} {:?}", span.level, &answer[span.bytes.clone()], span.signs));
    format!("{:?}{}", score.outcome, lines.collect::<String>())
}
