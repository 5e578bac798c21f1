//! What is wrong with a trait, or could be better: each finding with the words it is about and what to do.

mod anchors;
mod coded;
mod reading;
mod redundancy;
mod refused;
mod verbs;

use std::ops::Range;

use serde::Serialize;
use utoipa::ToSchema;

pub use reading::grade;
pub use redundancy::{Alike, Likeness, likeness, redundant};

use crate::Trait;

/// How much it matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = FindingWeight)]
#[serde(rename_all = "camelCase")]
pub enum Weight {
    /// Nobody may be rated on it.
    Refused,
    Warning,
    Hint,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
#[schema(as = FindingKind)]
#[serde(rename_all = "camelCase")]
pub enum Kind {
    /// It infers what somebody feels.
    Emotion,
    /// It rests on who somebody is.
    Protected,
    /// Words that keep people away, or mean one kind of them.
    Coded,
    /// Nobody can see whether it is so.
    Unobservable,
    /// Two levels say the same.
    Indistinct,
    Missing,
    HardToRead,
}

/// Which text it is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "camelCase", tag = "name", content = "at")]
pub enum Field {
    Name,
    Definition,
    Why,
    /// From 0.
    Anchor(usize),
    Question(usize),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub weight: Weight,
    pub kind: Kind,
    pub field: Field,
    /// The bytes of the words it is about; empty if it is about all of them.
    pub span: Range<usize>,
    pub message: String,
}

/// All findings, the gravest first, then in the order of the fields.
pub fn lint(one: &Trait) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (field, text) in texts(one) {
        findings.extend(refused::look(field, text));
        findings.extend(coded::look(field, text));
        findings.extend(verbs::look(field, text));
        findings.extend(reading::look(field, text));
    }
    findings.extend(anchors::look(&one.anchors));
    findings.sort_by_key(|finding| (finding.weight, finding.field, finding.span.start));
    findings
}

/// Why nobody may be rated on this trait, if that is so.
pub fn refusal(one: &Trait) -> Option<Finding> {
    lint(one).into_iter().find(|finding| finding.weight == Weight::Refused)
}

fn texts(one: &Trait) -> Vec<(Field, &str)> {
    let mut texts =
        vec![(Field::Name, one.name.as_str()), (Field::Definition, &one.definition), (Field::Why, &one.why)];
    texts.extend(one.anchors.iter().enumerate().map(|(at, text)| (Field::Anchor(at), text.as_str())));
    texts.extend(one.questions.iter().enumerate().map(|(at, text)| (Field::Question(at), text.as_str())));
    texts
}

/// A word of a text: folded, and where it stands.
struct Word {
    text: String,
    bytes: Range<usize>,
}

fn words(text: &str) -> Vec<Word> {
    let is_inside = |letter: char| letter.is_alphanumeric() || matches!(letter, '\'' | '’');
    let mut words: Vec<Word> = Vec::new();
    let mut start = None;
    for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
        match start {
            None if letter.is_alphanumeric() => start = Some(at),
            Some(first) if !is_inside(letter) => {
                let folded = matching::lexicon::text::fold(&text[first..at]).replace('’', "'");
                words.push(Word { text: folded, bytes: first..at });
                start = None;
            }
            _ => {}
        }
    }
    words
}

/// Where a phrase stands among the words. Its last word may have an ending of number.
fn find_phrase(words: &[Word], phrase: &str) -> Vec<Range<usize>> {
    let wanted: Vec<&str> = phrase.split([' ', '-']).collect();
    let is_same = |word: &Word, wanted: &str, is_last: bool| {
        word.text == wanted || (is_last && word.text.strip_suffix('s') == Some(wanted))
    };
    words
        .windows(wanted.len())
        .filter(|some| {
            let pairs = some.iter().zip(&wanted).enumerate();
            pairs
                .into_iter()
                .all(|(at, (word, wanted_word))| is_same(word, wanted_word, at + 1 == wanted.len()))
        })
        .map(|some| some[0].bytes.start..some[some.len() - 1].bytes.end)
        .collect()
}

#[cfg(test)]
mod tests;
