//! What a trait is about. What is missed when it is missing, and what makes it hard, differs by that.

use matching::lexicon::text::stem;
use serde::Deserialize;

use super::{
    act::Act,
    forms::{Form, verb_of},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) enum Kind {
    Work,
    People,
    Thinking,
    Learning,
}

const PEOPLE: &[&str] = &[
    "audience",
    "calm",
    "care",
    "caregiver",
    "child",
    "client",
    "coach",
    "coaching",
    "colleague",
    "comfort",
    "customer",
    "donor",
    "explain",
    "facilitate",
    "family",
    "greet",
    "group",
    "guest",
    "help",
    "inclusion",
    "interview",
    "invite",
    "leadership",
    "learner",
    "listen",
    "listener",
    "meeting",
    "member",
    "mentor",
    "negotiate",
    "negotiation",
    "neighbour",
    "others",
    "parent",
    "patient",
    "people",
    "person",
    "persuade",
    "persuasion",
    "pupil",
    "reader",
    "somebody",
    "someone",
    "staff",
    "student",
    "talk",
    "teach",
    "team",
    "teamwork",
    "thank",
    "visitor",
    "volunteer",
    "welcome",
];

const THINKING: &[&str] = &[
    "analyse",
    "analysis",
    "analyze",
    "cause",
    "choice",
    "choose",
    "compare",
    "conclusion",
    "data",
    "decide",
    "decision",
    "estimate",
    "evaluate",
    "evidence",
    "fact",
    "fault",
    "figure",
    "idea",
    "judge",
    "judgement",
    "judgment",
    "option",
    "problem",
    "question",
    "reason",
    "research",
    "risk",
    "source",
    "view",
    "weigh",
];

const LEARNING: &[&str] = &[
    "comment",
    "course",
    "experiment",
    "feedback",
    "learn",
    "learning",
    "lesson",
    "practice",
    "practise",
    "reflect",
    "skill",
    "study",
    "training",
];

const KINDS: &[(Kind, &[&str])] =
    &[(Kind::People, PEOPLE), (Kind::Thinking, THINKING), (Kind::Learning, LEARNING)];

/// What an act is about stands near its verb.
const NEAR: usize = 6;

/// By the words of the name; if they do not say, by what most of the acts are about.
pub(super) fn kind_of(name: &str, acts: &[Act]) -> Kind {
    let name = name.to_lowercase();
    let named = name.split(|letter: char| !letter.is_alphanumeric()).find_map(|word| {
        let verb = verb_of(word, Form::Gerund).unwrap_or(word);
        KINDS.iter().find(|(_, words)| words.contains(&verb) || is_in(words, word))
    });
    if let Some((kind, _)) = named {
        return *kind;
    }
    let mut most = (Kind::Work, acts.len() / 2);
    for (kind, words) in KINDS {
        let count =
            acts.iter().filter(|act| act.words.iter().take(NEAR).any(|word| is_in(words, &word.text)));
        let count = count.count();
        if count > most.1 {
            most = (*kind, count);
        }
    }
    most.0
}

fn is_in(words: &[&str], word: &str) -> bool {
    words.contains(&word) || words.contains(&stem(&word.to_lowercase()))
}
