//! What to say when nothing was found: what stands in the way, and what to loosen.

use super::{InWords, Plain, Strong, fill};
use crate::{
    Criterion, Need, Sentence, Value,
    phrase::{Voice, agree, count_of, lowered, or_list, plural},
};

/// A search without a result.
#[derive(Clone, Copy, Debug)]
pub struct Nothing<'a> {
    /// What was looked for, in the singular.
    pub noun: &'a str,
    pub pool: Option<(u64, &'a str)>,
    pub criteria: &'a [Criterion],
    /// The same in words.
    pub words: &'a InWords,
    /// The criterion that leaves nothing, if the tool knows.
    pub binding: Option<&'a Criterion>,
    /// How many there would be without it.
    pub without: Option<u64>,
    pub source: Option<u32>,
}

pub fn nothing(voice: &mut Voice, nothing: &Nothing<'_>) -> Vec<Sentence> {
    vec![none_found(voice, nothing), advice(voice, nothing)]
}

fn none_found(voice: &mut Voice, nothing: &Nothing<'_>) -> Sentence {
    let nouns = plural(nothing.noun);
    let pool = nothing.pool.map(|(size, noun)| count_of(size, noun)).unwrap_or_default();
    let is_somebody = nothing.noun == "person";
    let words = nothing.words.of(u64::from(is_somebody));
    let wording = match (words.is_empty(), nothing.pool.is_some()) {
        (false, true) if is_somebody => voice.pick(&[
            "I compared {pool} with your request and found nobody {words}.",
            "Among {pool} there is nobody {words}.",
        ]),
        (false, false) if is_somebody => voice.pick(&["I found nobody {words}.", "There is nobody {words}."]),
        (true, _) if is_somebody => voice.pick(&["I found nobody.", "There is nobody to show."]),
        (false, true) => voice.pick(&[
            "I compared {pool} with your request and found no {nouns} {words}.",
            "Among {pool} there are no {nouns} {words}.",
        ]),
        (false, false) => voice.pick(&["I found no {nouns} {words}.", "There are no {nouns} {words}."]),
        (true, _) => voice.pick(&["I found no {nouns}.", "There are no {nouns} to show."]),
    };
    let pieces = [("nouns", Plain(&nouns)), ("pool", Plain(&pool)), ("words", Plain(words))];
    fill(wording, &pieces).from_all(nothing.source).end()
}

fn advice(voice: &mut Voice, nothing: &Nothing<'_>) -> Sentence {
    let Some(binding) = nothing.binding else { return loosen(voice, nothing) };
    let what = named(binding);
    match nothing.without {
        Some(count) if count > 0 => {
            let count_text = count_of(count, nothing.noun);
            let pieces = [
                ("what", Plain(&what)),
                ("count", Strong(&count_text)),
                ("are", Plain(agree(count, "is", "are"))),
            ];
            let wording = voice.pick(&[
                "It is {what} that rules them out; without it there {are} {count}.",
                "Leave out {what}, and there {are} {count}.",
            ]);
            fill(wording, &pieces).from_all(nothing.source).end()
        }
        _ => fill("Try it without {what}, or with something close to it.", &[("what", Plain(&what))]).end(),
    }
}

/// Without knowing what stands in the way, there is only the list of what could be loosened.
fn loosen(voice: &mut Voice, nothing: &Nothing<'_>) -> Sentence {
    let mut labels: Vec<String> = Vec::new();
    for criterion in nothing.criteria.iter().filter(|criterion| criterion.need == Need::Must) {
        let label = slot(criterion);
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    match labels.len() {
        0 => fill("Try other words.", &[]).end(),
        1 if nothing.criteria.iter().all(|one| one.value == Value::Flag) => {
            fill("Try it without {what}.", &[("what", Plain(&labels[0]))]).end()
        }
        1 => fill("Try it without {what}, or with another one.", &[("what", Plain(&labels[0]))]).end(),
        _ => {
            let wording = voice.pick(&["Try it without {what}.", "It may help to leave out {what}."]);
            fill(wording, &[("what", Plain(&or_list(&labels)))]).end()
        }
    }
}

/// "the class (1990 to 1999)"
fn named(criterion: &Criterion) -> String {
    match criterion.value {
        Value::Flag => slot(criterion),
        _ => format!("{} ({})", slot(criterion), criterion.text),
    }
}

/// "the class", and of what is so or not: “Gave”.
pub(super) fn slot(criterion: &Criterion) -> String {
    match criterion.value {
        Value::Flag => format!("“{}”", criterion.label),
        _ => format!("the {}", lowered(&criterion.label)),
    }
}
