//! What is said where nothing could be compared, and of what a message says beside that: what was left out, how many
//! there are, who is to be introduced.

use chat::{
    Criterion, Notice, NoticeReason, Part, Phrased, Sentence, Told,
    phrase::{and_list, paragraph, sentence},
    understand::Change,
};

use super::{
    criteria::{FitCriterion, NEVER_USED},
    grammar,
};

const TOO_LITTLE: &[&str] = &[
    "That tells me nothing to compare by",
    "Say what the student studies, wants or needs, or where or when they could meet",
];
const NOTHING_LEFT: &[&str] = &[
    "Nothing would be left to compare by, so what was asked for stays",
    "Say what else to look for, or start over",
];
const STAYS: &str = "What was asked for before stays";
const NO_COUNT: &[&str] = &[
    "I compare people and do not count them",
    "Tell me about a student, and I say how many were compared and how many fit",
];
const NOT_COUNTED: &str = "This is no count of the campus: it says how many were compared, and how many fit";
const INTRODUCE: &str = "I introduce nobody from here: the card beside the conversation has a button for it, and both \
                         letters are read before anything is sent";

/// Nothing was called: it is asked back, and what was asked for before stays.
pub fn asked_back(told: &Told<'_>) -> Option<Phrased> {
    let understood = told.understood;
    if !understood.calls.is_empty() {
        return None;
    }
    let said = match understood.change {
        Change::Removed => NOTHING_LEFT,
        _ if asks_how_many(told.message) => NO_COUNT,
        _ => TOO_LITTLE,
    };
    let stays = understood.kept.is_some() && understood.change != Change::Removed;
    let sentences = said.iter().copied().chain(stays.then_some(STAYS)).map(|text| sentence().say(text).end());
    Some(Phrased { parts: vec![paragraph(sentences)], ..Phrased::default() })
}

/// A list is no number, and says so.
pub fn uncounted(told: &Told<'_>) -> Option<Sentence> {
    asks_how_many(told.message).then(|| sentence().say(NOT_COUNTED).end())
}

fn asks_how_many(message: &str) -> bool {
    message.to_lowercase().contains("how many")
}

/// Who is to be introduced is explained, and where it is done is said.
pub fn introduction(told: &Told<'_>) -> Option<Part> {
    let mut acts =
        told.understood.criteria.iter().filter(|one| one.slot == "act").filter_map(Criterion::term);
    acts.any(|act| act.id == "introduce").then(|| paragraph([sentence().say(INTRODUCE).end()]))
}

/// What was not understood, and what is understood and never used: shown in the words in which it was said.
pub fn left_out(told: &Told<'_>) -> Option<Part> {
    let (never, unknown) = unused(told);
    let quoted = |all: &[String]| and_list(&all.iter().map(|text| format!("“{text}”")).collect::<Vec<_>>());
    let mut lines = Vec::new();
    if !unknown.is_empty() {
        lines.push(format!("Not understood, and left out: {}.", quoted(&unknown)));
    }
    if !never.is_empty() {
        lines.push(format!("Heard, and left out: {}; {NEVER_USED}.", quoted(&never)));
    }
    (!lines.is_empty()).then(|| Part::Notice(Notice::new(NoticeReason::NotUnderstood, lines.join(" "))))
}

/// What never enters a match, and what was not understood. A chip that was written by hand may say the former.
fn unused(told: &Told<'_>) -> (Vec<String>, Vec<String>) {
    let understood = told.understood;
    let (mut never, mut unknown) = (Vec::new(), Vec::new());
    for one in &understood.unused {
        let list = if one.slot == "protected" { &mut never } else { &mut unknown };
        list.push(one.text.clone());
    }
    let chips = understood.criteria.iter().filter_map(grammar::criterion_of);
    never.extend(chips.filter(FitCriterion::is_protected).map(|chip| chip.text));
    if understood.unused.is_empty() && understood.criteria.is_empty() {
        never.extend(grammar::protected_in(told.message));
    }
    (never, unknown)
}
