//! Two side by side.

use super::{Plain, Strong, fill};
use crate::{
    Text,
    phrase::{Voice, and_list, lowered, sentence},
};

/// One thing that both have, with the value of each; empty if it is not known.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    pub label: &'a str,
    pub left: &'a str,
    pub right: &'a str,
}

#[derive(Clone, Copy, Debug)]
pub struct Compared<'a> {
    pub left: &'a str,
    pub right: &'a str,
    pub rows: &'a [Row<'a>],
    pub sources: &'a [u32],
}

/// What two have in common, then in what they differ, point by point.
pub fn compared(voice: &mut Voice, compared: &Compared<'_>) -> Vec<Text> {
    let (left, right) = (compared.left, compared.right);
    let known = compared.rows.iter().filter(|row| !(row.left.is_empty() && row.right.is_empty()));
    let (same, other): (Vec<&Row<'_>>, Vec<&Row<'_>>) = known.partition(|row| row.left == row.right);
    let mut lead = Vec::new();
    if !same.is_empty() {
        let common: Vec<String> =
            same.iter().map(|row| format!("the {} ({})", lowered(row.label), row.left)).collect();
        let wording = voice.pick(&[
            "{left} and {right} share {common}.",
            "What {left} and {right} have in common: {common}.",
        ]);
        let pieces =
            [("left", Strong(left)), ("right", Strong(right)), ("common", Plain(&and_list(&common)))];
        lead.push(fill(wording, &pieces).from_all(compared.sources.iter().copied()).end());
    }
    if other.is_empty() {
        let nothing = "I see no difference between {left} and {right}.";
        lead.push(fill(nothing, &[("left", Plain(left)), ("right", Plain(right))]).end());
        return vec![Text::paragraph(lead)];
    }
    let differ = if same.is_empty() {
        voice.pick(&["{left} and {right} differ in all of this:", "{left} and {right} side by side:"])
    } else {
        voice.pick(&["This is where they differ:", "What sets them apart:"])
    };
    lead.push(fill(differ, &[("left", Strong(left)), ("right", Strong(right))]).colon());
    let mut texts = vec![Text::paragraph(lead)];
    texts.extend(other.iter().map(|row| {
        let value = |value: &str| if value.is_empty() { "not known".to_owned() } else { value.to_owned() };
        let told = format!(": {} for {left}, {} for {right}", value(row.left), value(row.right));
        Text::item([sentence().strong(row.label).say(told).from_all(compared.sources.iter().copied()).end()])
    }));
    texts
}
