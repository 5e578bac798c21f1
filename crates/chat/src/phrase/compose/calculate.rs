//! Results of calculators, and tools that did not work.

use super::{Plain, Strong, fill};
use crate::{
    Amount, Notice, NoticeReason, Part, Sentence, ToolError,
    phrase::{Voice, amount, and_list, sentence},
};

/// What a calculator has found out.
#[derive(Clone, Copy, Debug)]
pub struct Calculated<'a> {
    /// What it is, with its article: "the Student Aid Index".
    pub what: &'a str,
    pub result: Amount,
    /// The lines that made it, the largest first.
    pub parts: &'a [(&'a str, Amount)],
    /// What it is not: an offer, a promise.
    pub note: Option<&'a str>,
    pub source: Option<u32>,
}

pub fn calculated(voice: &mut Voice, calculated: &Calculated<'_>) -> Vec<Sentence> {
    let result = amount(&calculated.result);
    let wording =
        voice.pick(&["{what} comes to {result}.", "{what} is {result}.", "I get {result} for {what}."]);
    let pieces = [("what", Plain(calculated.what)), ("result", Strong(&result))];
    let mut sentences = vec![fill(wording, &pieces).from_all(calculated.source).end()];
    if !calculated.parts.is_empty() {
        let parts: Vec<String> =
            calculated.parts.iter().map(|(label, part)| format!("{label} ({})", amount(part))).collect();
        let wording = voice.pick(&[
            "It is made up of {parts}.",
            "What goes into it: {parts}.",
            "The parts are {parts}.",
        ]);
        sentences
            .push(fill(wording, &[("parts", Plain(&and_list(&parts)))]).from_all(calculated.source).end());
    }
    sentences.extend(calculated.note.map(|note| sentence().say(note).end()));
    sentences
}

/// A tool that did not work. What it was to do completes "I could not": "search the directory".
pub fn failed(does: &str, error: &ToolError) -> Part {
    match error {
        ToolError::Input(what) => Part::Notice(Notice::new(NoticeReason::ToolFailed, what.clone())),
        ToolError::Failed(_) => {
            let text = format!("I could not {does} just now, so that part of the answer is missing.");
            Part::Notice(Notice::new(NoticeReason::ToolFailed, text).with_retry())
        }
    }
}
