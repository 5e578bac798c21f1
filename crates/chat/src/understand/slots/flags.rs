//! Things that are so or not, and things of which one is chosen.

use matching::lexicon::text;

use super::{
    Choice, Message, Read, bytes, phrases,
    terms::{all_of, entry},
};
use crate::Value;

/// Said before a flag, these mean that it is not so.
const NO: &[&str] = &["false", "no", "not", "off", "without"];

pub(super) fn find(message: &Message, said: &'static [&'static str]) -> Vec<Read> {
    let found = phrases(message, said.iter().map(|phrase| (*phrase, ())));
    let first = found.into_iter().next();
    first
        .map(|(words, ())| Read {
            bytes: bytes(message, &words),
            text: String::new(),
            value: Value::Flag,
            is_pointed: words.len() > 1,
        })
        .into_iter()
        .collect()
}

/// A chip of a flag says its label, or yes.
pub(super) fn whole(written: &str, label: &str) -> Option<Read> {
    let key = text::key(written);
    let is_yes = ["on", "true", "yes"].contains(&key.as_str()) || key == text::key(label);
    (is_yes && !NO.contains(&key.as_str())).then(|| all_of(written, (String::new(), Value::Flag)))
}

pub(super) fn choices(message: &Message, choices: &'static [Choice]) -> Vec<Read> {
    let names = |choice: &'static Choice| choice.also.iter().copied().chain([choice.name]);
    let table = choices.iter().flat_map(|choice| names(choice).map(move |name| (name, choice)));
    phrases(message, table)
        .into_iter()
        .map(|(words, choice)| {
            let (text, value) = entry(choice.id, choice.name);
            Read { bytes: bytes(message, &words), text, value, is_pointed: words.len() > 1 }
        })
        .collect()
}
