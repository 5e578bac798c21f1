//! What to say when nothing was found: what stands in the way, and what to loosen.

use super::{InWords, Plain, Strong, fill};
use crate::{
    Criterion, Need, Sentence,
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
    let words = nothing.words.of(0);
    let wording = match (words.is_empty(), nothing.pool.is_some()) {
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
        let label = format!("the {}", lowered(&criterion.label));
        if !labels.contains(&label) {
            labels.push(label);
        }
    }
    match labels.len() {
        0 => fill("Try other words.", &[]).end(),
        1 => fill("Try another value for {what}.", &[("what", Plain(&labels[0]))]).end(),
        _ => {
            let wording = voice.pick(&["Try it without {what}.", "It may help to leave out {what}."]);
            fill(wording, &[("what", Plain(&or_list(&labels)))]).end()
        }
    }
}

/// "the class (1990 to 1999)"
fn named(criterion: &Criterion) -> String {
    let label = lowered(&criterion.label);
    if criterion.text == criterion.label {
        format!("“{}”", criterion.label)
    } else {
        format!("the {label} ({})", criterion.text)
    }
}
