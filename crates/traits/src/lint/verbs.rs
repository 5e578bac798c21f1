//! What nobody can see: an anchor tells what somebody does.

use super::{Field, Finding, Kind, Weight, find_phrase, words};

/// They happen inside a head.
const INNER: &[&str] = &[
    "appreciates",
    "believes",
    "cares about",
    "considers",
    "desires",
    "enjoys",
    "hopes",
    "intends",
    "is aware",
    "is able to",
    "is capable",
    "is committed",
    "is willing",
    "knows",
    "likes",
    "loves",
    "realises",
    "realizes",
    "recognises the importance",
    "respects",
    "strives",
    "thinks",
    "tries",
    "understands",
    "values",
    "wants",
    "wishes",
];

/// They measure nothing.
const VAGUE: &[&str] = &[
    "adequate",
    "adequately",
    "appropriate",
    "appropriately",
    "average",
    "brilliant",
    "effectively",
    "excellent",
    "good",
    "great",
    "highly",
    "outstanding",
    "poor",
    "poorly",
    "properly",
    "really",
    "strong",
    "superb",
    "very",
    "well-rounded",
    "world-class",
    "always",
    "never",
    "often",
    "rarely",
    "sometimes",
    "usually",
];

pub fn look(field: Field, text: &str) -> Vec<Finding> {
    if !matches!(field, Field::Anchor(_)) {
        return Vec::new();
    }
    let words = words(text);
    let of = |list: &'static [&str], why: &'static str| {
        list.iter().flat_map({
            let words = &words;
            move |phrase| find_phrase(words, phrase).into_iter().map(move |span| (span, why))
        })
    };
    of(INNER, "cannot be seen. Say what the person does or says")
        .chain(of(VAGUE, "measures nothing. Say what tells this level from the next"))
        .map(|(span, why)| {
            let message = format!("“{}” {why}.", &text[span.clone()]);
            Finding { weight: Weight::Warning, kind: Kind::Unobservable, field, span, message }
        })
        .collect()
}
