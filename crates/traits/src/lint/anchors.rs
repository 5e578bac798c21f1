//! Levels that are missing, or say the same.

use std::collections::BTreeSet;

use super::{Field, Finding, Kind, Weight, words};
use crate::LEVELS;

/// From this share of common words on, two levels are told apart by nobody.
const SAME: f64 = 0.75;
/// Words that tell no level from another.
const SMALL: &[&str] = &[
    "a", "an", "and", "as", "at", "by", "for", "from", "in", "is", "it", "of", "on", "or", "the", "to",
    "with",
];

pub fn look(anchors: &[String; LEVELS]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (at, text) in anchors.iter().enumerate() {
        let field = Field::Anchor(at);
        if text.trim().is_empty() {
            let message = format!("Level {} has no anchor. Say what is seen there.", at + 1);
            findings.push(Finding {
                weight: Weight::Warning,
                kind: Kind::Missing,
                field,
                span: 0..0,
                message,
            });
            continue;
        }
        let same =
            anchors[..at].iter().position(|other| !other.trim().is_empty() && likeness(text, other) >= SAME);
        if let Some(other) = same {
            let message = format!(
                "Levels {} and {} say nearly the same. Say what is seen at the one and not at the other.",
                other + 1,
                at + 1
            );
            findings.push(Finding {
                weight: Weight::Warning,
                kind: Kind::Indistinct,
                field,
                span: 0..0,
                message,
            });
        }
    }
    findings
}

/// The share of common words among all.
fn likeness(left: &str, right: &str) -> f64 {
    let set = |text: &str| -> BTreeSet<String> {
        let all = words(text).into_iter().map(|word| matching::lexicon::text::stem(&word.text).to_owned());
        all.filter(|word| !SMALL.contains(&word.as_str())).collect()
    };
    let (left, right) = (set(left), set(right));
    let common = left.intersection(&right).count();
    let all = left.union(&right).count();
    let count = |number: usize| f64::from(u32::try_from(number).unwrap_or(u32::MAX));
    if all == 0 { 1.0 } else { count(common) / count(all) }
}
