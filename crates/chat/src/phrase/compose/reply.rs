//! Answers that need no tool: small talk, questions back, and what could not be used.

use crate::{
    Criterion, Phrased, Sentence,
    phrase::{and_list, paragraph, sentence},
    understand::Understood,
};

/// What there is to say to a message for which nothing is called. Nothing if something is.
pub fn reply(understood: &Understood) -> Option<Phrased> {
    let text = understood.says.as_ref().or(understood.asks.as_ref())?;
    Some(Phrased { parts: vec![paragraph([Sentence::from(text.as_str())])], suggestions: Vec::new() })
}

/// Says what was understood and is of no use here.
pub fn left_out(unused: &[Criterion]) -> Option<Sentence> {
    let sayable = unused.iter().filter(|criterion| !criterion.is_claim());
    let texts: Vec<String> = sayable.map(|criterion| format!("“{}”", criterion.text)).collect();
    let them = if texts.len() == 1 { "it" } else { "them" };
    (!texts.is_empty()).then(|| {
        sentence().say(format!("I left out {}: this search cannot use {them}", and_list(&texts))).end()
    })
}
