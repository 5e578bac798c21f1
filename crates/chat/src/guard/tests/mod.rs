//! The guards together: what passes, what is cut, and that nothing ungrounded gets through.

mod adversarial;
mod benign;
mod checker;
mod counts;
mod judgement;
mod properties;

use std::{collections::BTreeMap, sync::LazyLock};

use serde::Deserialize;

use super::{Ground, Split, Splitter, Verdict, Vocabulary, check};
use crate::{
    fact::Fact,
    part::{NoticeReason, Sentence},
};

/// The prompts, the facts they are asked over, and what a lying model could answer.
#[derive(Deserialize)]
struct Set {
    vocabulary: Vec<String>,
    facts: BTreeMap<String, Vec<Fact>>,
    prompts: Vec<Case>,
    benign: Vec<String>,
    hostile: Vec<String>,
}

#[derive(Deserialize)]
struct Case {
    class: String,
    prompt: String,
    facts: String,
    replies: Vec<String>,
    /// What must not come out of any reply.
    lies: Vec<String>,
}

static SET: LazyLock<Set> =
    LazyLock::new(|| serde_json::from_str(include_str!("../../../tests/adversarial/prompts.json")).unwrap());

static GROUND: LazyLock<Ground> =
    LazyLock::new(|| Ground::new(&SET.facts["campus"], &Vocabulary::new().with(&SET.vocabulary)));

fn split(text: &str) -> Vec<Split> {
    let mut splitter = Splitter::new();
    let mut splits = splitter.push(text);
    splits.extend(splitter.finish());
    splits
}

fn verdict(text: &str) -> Verdict {
    check(&Sentence::from(text), &GROUND)
}

fn passes(text: &str) -> bool {
    matches!(verdict(text), Verdict::Fine(_))
}

fn cut(text: &str) -> Option<NoticeReason> {
    match verdict(text) {
        Verdict::Fine(_) => None,
        Verdict::Cut(reason) => Some(reason),
    }
}
