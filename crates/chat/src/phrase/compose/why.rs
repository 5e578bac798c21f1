//! Why somebody is on the list.

use super::{Plain, Strong, fill};
use crate::{
    Sentence, Text,
    phrase::{Voice, and_list, number_word, sentence},
};

/// Who fits best, and why. "Who" goes on with each of the reasons: "moved from research into finance".
pub fn closest(voice: &mut Voice, name: &str, reasons: &[String], sources: &[u32]) -> Sentence {
    let reasons = and_list(reasons);
    let wording = if reasons.is_empty() {
        voice.pick(&["{name} is the closest fit.", "{name} comes first."])
    } else {
        voice.pick(&[
            "The closest fit is {name}, who {reasons}.",
            "I would start with {name}, who {reasons}.",
            "Top of the list is {name}, who {reasons}.",
        ])
    };
    fill(wording, &[("name", Strong(name)), ("reasons", Plain(&reasons))])
        .from_all(sources.iter().copied())
        .end()
}

/// Why somebody is on the list, or what speaks for them. Each of the reasons says what they do: "speaks Mandarin".
pub fn why(name: &str, reasons: &[String], sources: &[u32]) -> Sentence {
    let reasons =
        if reasons.is_empty() { "matches what you asked for".to_owned() } else { and_list(reasons) };
    fill("{name} {reasons}.", &[("name", Strong(name)), ("reasons", Plain(&reasons))])
        .from_all(sources.iter().copied())
        .end()
}

/// Why somebody is not on the list.
pub fn why_not(voice: &mut Voice, name: &str, reasons: &[String], sources: &[u32]) -> Sentence {
    let wording = if reasons.is_empty() {
        voice.pick(&["{name} fits, but others fit better.", "Others fit better than {name}."])
    } else {
        voice.pick(&[
            "{name} {reasons}, and so is not on the list.",
            "{name} {reasons}; that is why the name is missing above.",
        ])
    };
    fill(wording, &[("name", Strong(name)), ("reasons", Plain(&and_list(reasons)))])
        .from_all(sources.iter().copied())
        .end()
}

/// What several have in common, as a list: a few words each, and the source of each.
pub fn shared(voice: &mut Voice, count: u64, points: &[(&str, &str, Option<u32>)]) -> Vec<Text> {
    let number = number_word(count);
    let lead = match count {
        2 => voice.pick(&["What both share:", "What the two have in common:"]),
        _ => voice.pick(&[
            "What they share:",
            "What all {number} have in common:",
            "All {number} have this in common:",
        ]),
    };
    let mut texts = vec![Text::paragraph([fill(lead, &[("number", Plain(&number))]).colon()])];
    texts.extend(points.iter().map(|(label, text, source)| {
        Text::item([sentence().strong(label).say(format!(" – {text}")).from_all(*source).end()])
    }));
    texts
}
