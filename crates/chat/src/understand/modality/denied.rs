//! What takes back that something has to be so: "Boston is not a must", "they do not have to be in Boston".

use std::ops::Range;

use matching::lexicon::text::Gap;

use super::super::message::Message;

/// Words that say that something is not so.
const NOT: &[&str] = &[
    "arent", "didnt", "doesnt", "dont", "isnt", "neednt", "no", "not", "shouldnt", "wasnt", "werent", "wont",
    "wouldnt",
];

/// What stands before such a word and belongs to it.
const HELPS: &[&str] = &["are", "did", "do", "does", "is", "need", "should", "was", "were", "will", "would"];

/// What may stand between it and what is denied.
const BETWEEN: &[&str] = &[
    "absolutely",
    "actually",
    "all",
    "always",
    "be",
    "even",
    "necessarily",
    "quite",
    "really",
    "so",
    "strictly",
    "that",
    "too",
    "very",
];

/// What is said of somebody after it.
const DUTIES: &[&str] = &["has to", "have to", "need for", "need to", "needs to"];

/// What is said of a thing that has to be so.
const DEMANDS: &[&str] = &[
    "compulsory",
    "critical",
    "crucial",
    "essential",
    "important",
    "mandatory",
    "necessary",
    "needed",
    "obligatory",
    "required",
    "vital",
];

/// The same as nouns.
const NOUNS: &[&str] = &["condition", "must", "necessity", "need", "priority", "requirement"];

/// A demand that is denied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Denied {
    pub words: Range<usize>,
    /// What it speaks of stands behind it: "they do not have to be in Boston".
    pub is_ahead: bool,
}

pub(super) fn denied(message: &Message) -> Vec<Denied> {
    let mut found: Vec<Denied> = Vec::new();
    for at in (0..message.words.len()).filter(|at| NOT.contains(&message.word(*at))) {
        found.extend(one(message, at));
    }
    found
}

fn one(message: &Message, at: usize) -> Option<Denied> {
    let helps = HELPS.contains(&message.before(at));
    let mut first = at - usize::from(helps);
    // "preferred, but not required"
    first -= usize::from(message.before(first) == "but");
    let is_need_not = helps && message.word(at - 1) == "need" && message.word(at) == "not";
    let mut next = at + 1;
    let goes_on = |next: usize| message.words.get(next).is_some_and(|word| word.gap < Gap::List);
    while goes_on(next) && BETWEEN.contains(&message.word(next)) {
        next += 1;
    }
    let ahead = |end: usize| Some(Denied { words: first..end, is_ahead: true });
    if is_need_not || message.word(at) == "neednt" {
        return ahead(at + 1);
    }
    if goes_on(next)
        && let Some(end) = stands(message, next, DUTIES)
    {
        return ahead(end);
    }
    let has_article = goes_on(next) && ["a", "an"].contains(&message.word(next));
    let noun = next + usize::from(has_article);
    let list = if has_article { NOUNS } else { DEMANDS };
    let is_said = message.word(at) != "no";
    if is_said && goes_on(noun) && list.contains(&message.word(noun)) {
        // "a must-have"
        let has_more = message.word(noun) == "must" && message.after(noun) == "have";
        let end = noun + 1 + usize::from(has_more);
        let is_ahead = ["that", "to"].contains(&message.after(end - 1));
        return Some(Denied { words: first..end, is_ahead });
    }
    let is_mild = (at + 1..next).any(|at| message.word(at) == "necessarily");
    if is_mild { ahead(next) } else { None }
}

/// The word after the phrase that stands here to the letter.
fn stands(message: &Message, at: usize, phrases: &[&str]) -> Option<usize> {
    phrases.iter().find_map(|phrase| {
        let end = at + phrase.split(' ').count();
        let same = phrase.split(' ').enumerate().all(|(place, word)| message.word(at + place) == word);
        same.then_some(end)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_demand_is_told_from_one_that_is_denied() {
        for (text, expected) in [
            ("Boston is not a must", Some(("is not a must", false))),
            ("Boston isn't really a must-have", Some(("isn't really a must-have", false))),
            ("Spanish is not strictly required", Some(("is not strictly required", false))),
            ("New York preferred but not required", Some(("but not required", false))),
            ("it is not necessary to be in Boston", Some(("is not necessary", true))),
            ("they do not have to be in Boston", Some(("do not have to", true))),
            ("they didn't need to be in Boston", Some(("didn't need to", true))),
            ("they need not be in Boston", Some(("need not", true))),
            ("not necessarily in Boston", Some(("not necessarily", true))),
            ("no need to be in Boston", Some(("no need to", true))),
            ("Boston is a must", None),
            ("not in Boston", None),
            ("they have to be in Boston", None),
            ("no. Required: Spanish", None),
        ] {
            let message = Message::plain(text);
            let all = denied(&message);
            let told = all.first().map(|one| (message.slice(&one.words), one.is_ahead));
            assert_eq!(told, expected, "{text}");
        }
    }
}
