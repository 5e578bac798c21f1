//! Messages that go on from the one before: they narrow it, change it, take something back, or ask for more.

use std::ops::Range;

use super::{
    Change, Grammar, Many,
    dropped::Dropped,
    message::Message,
    slots::{Read, Reader, step},
};
use crate::Criterion;

/// Ways to begin again.
const START_OVER: &[&str] = &[
    "clear all",
    "clear everything",
    "forget all that",
    "forget everything",
    "forget it all",
    "from scratch",
    "new question",
    "new search",
    "reset",
    "start again",
    "start fresh",
    "start over",
    "start from the beginning",
    "begin again",
];

/// Ways to ask for more of the same.
const MORE: &[&str] = &[
    "additional",
    "another",
    "another one",
    "any more",
    "anyone else",
    "anybody else",
    "continue",
    "go on",
    "keep going",
    "more",
    "more like this",
    "more of them",
    "more of these",
    "more people",
    "more results",
    "next",
    "next ones",
    "next page",
    "other ones",
    "others",
    "see more",
    "show more",
    "some more",
    "someone else",
    "somebody else",
    "the rest",
    "who else",
];

/// Words around them that add nothing.
const AROUND_MORE: &[&str] = &[
    "a", "any", "are", "can", "could", "do", "else", "few", "find", "from", "get", "give", "got", "have",
    "hear", "i", "id", "just", "know", "lets", "like", "list", "love", "me", "need", "now", "of", "ok",
    "okay", "ones", "please", "results", "see", "show", "some", "thanks", "that", "the", "them", "there",
    "these", "this", "those", "to", "us", "want", "we", "wed", "what", "who", "would", "yes", "you",
];

/// With these a message goes on from the one before.
const LEADS: &[&str] = &[
    "actually",
    "also",
    "and",
    "any",
    "anyone",
    "but",
    "change",
    "earlier",
    "except",
    "excluding",
    "fewer",
    "how about",
    "in",
    "instead",
    "just",
    "later",
    "less",
    "limit",
    "make",
    "more",
    "narrow",
    "near",
    "no",
    "not",
    "now",
    "of those",
    "of these",
    "ok",
    "only",
    "or",
    "plus",
    "rather",
    "same",
    "sort",
    "switch",
    "that",
    "then",
    "those",
    "try",
    "use",
    "what about",
    "what if",
    "who",
    "with",
    "within",
    "without",
];

/// What takes the place of what was there.
const INSTEAD: &[&str] = &[
    "change",
    "how about",
    "instead",
    "make it",
    "make that",
    "rather",
    "switch",
    "what about",
    "what if",
    "replace",
    "no wait",
    "i meant",
    "i mean",
];

/// What comes to what was there, whatever else is said.
const ADDS: &[&str] = &["add", "also", "as well", "in addition", "include", "including", "plus", "too"];

/// What comes to it at the beginning of a message, if nothing says otherwise.
const JOINS: &[&str] = &["and", "or"];

/// What leaves nothing beside it.
const ONLY: &[&str] = &["exclusively", "just", "limit", "narrow", "only"];

/// Words before the one that says what the message does.
const POLITE: &[&str] =
    &["can", "could", "ok", "okay", "please", "now", "so", "then", "well", "will", "would", "you"];

/// Words before it that only join the message to the one before.
const OPENING: &[&str] = &["alright", "also", "and", "but", "hm", "hmm", "no", "or", "right", "wait", "yes"];

/// Words that speak of what was shown.
const REFERS: &[&str] = &["them", "they", "these", "those", "their"];

/// A message that goes on from another has no more words.
const LONGEST: usize = 14;

pub(super) fn starts_over(message: &Message) -> Option<Range<usize>> {
    START_OVER.iter().find_map(|phrase| message.find(phrase).into_iter().next())
}

/// Nothing but the wish for more.
pub(super) fn asks_for_more(message: &Message, counted: &[Range<usize>]) -> bool {
    let words = &message.words;
    let longest =
        MORE.iter().flat_map(|phrase| message.find(phrase)).max_by_key(std::iter::ExactSizeIterator::len);
    let Some(more) = longest.filter(|_| words.len() <= LONGEST) else { return false };
    (0..words.len()).all(|at| {
        let is_counted =
            counted.iter().any(|bytes| bytes.start <= words[at].start && words[at].end <= bytes.end);
        more.contains(&at)
            || is_counted
            || AROUND_MORE.contains(&message.word(at))
            || MORE.contains(&message.word(at))
    })
}

pub(super) fn refers(message: &Message) -> bool {
    message.words.iter().any(|word| REFERS.contains(&word.text.as_str()))
}

pub(super) fn is_short(message: &Message) -> bool {
    message.words.len() <= LONGEST
}

pub(super) fn has_lead(message: &Message) -> bool {
    begins_with(message, LEADS) || message.word(message.words.len().saturating_sub(1)) == "instead"
}

/// "what about", "how about": whatever comes next takes a place in the question before.
pub(super) fn swaps(message: &Message) -> bool {
    INSTEAD.iter().any(|phrase| message.has(phrase))
}

/// "also", "including"
pub(super) fn adds(message: &Message) -> bool {
    ADDS.iter().any(|phrase| message.has(phrase))
}

/// "only", "just"
pub(super) fn limits(message: &Message) -> bool {
    ONLY.iter().any(|phrase| message.has(phrase))
}

/// The criteria of before with those of now.
pub(super) fn merged(
    grammar: &Grammar,
    message: &Message,
    before: &[Criterion],
    new: &[Criterion],
    dropped: &Dropped,
    reads: &[(usize, Read)],
) -> (Vec<Criterion>, Change) {
    let mut all: Vec<Criterion> = before.iter().cloned().map(|old| Criterion { span: None, ..old }).collect();
    let gone = |criterion: &Criterion| {
        let by_slot = dropped.slots.iter().any(|slot| {
            let slot = &grammar.slots[*slot];
            let belongs = grammar.slot(&criterion.slot).is_some_and(|own| own.of == Some(slot.name));
            criterion.slot == slot.name || belongs
        });
        let by_value = dropped.reads.iter().any(|read| {
            let (slot, read) = &reads[*read];
            criterion.slot == grammar.slots[*slot].name && criterion.value == read.value
        });
        by_slot || by_value
    };
    let mut place = 0..;
    all.retain(|criterion| !place.next().is_some_and(|at| dropped.old.contains(&at)) && !gone(criterion));
    let swaps = swaps(message);
    let is_dropping = !dropped.words.is_empty();
    let new = stepped(grammar, new, before);
    let mut change = if new.is_empty() && is_dropping { Change::Removed } else { Change::Refined };
    for criterion in &new {
        // "Chicago instead of Boston" takes Boston out rather than forbidding it.
        if swaps && criterion.excluded && message.has("instead of") {
            all.retain(|old| !(old.slot == criterion.slot && old.value == criterion.value));
            change = Change::Replaced;
            continue;
        }
        if takes_place(grammar, message, criterion, &all, swaps) {
            let is_other = |old: &Criterion| {
                let is_new = new.iter().any(|new| new.slot == old.slot && new.value == old.value);
                old.slot == criterion.slot && !old.excluded && !is_new
            };
            if all.iter().any(is_other) {
                change = Change::Replaced;
            }
            all.retain(|old| !is_other(old));
        }
        // Of two distances that are excluded, the later one is meant.
        let is_distance = grammar.slot(&criterion.slot).is_some_and(|slot| slot.of.is_some());
        let is_instead = |old: &Criterion| is_distance && old.excluded && criterion.excluded;
        // What the same message says has its place in it: "near Boston but not in Boston".
        let is_beside = |old: &Criterion| old.span.is_some() && old.excluded != criterion.excluded;
        all.retain(|old| {
            let is_same = old.value == criterion.value && !is_beside(old);
            !(old.slot == criterion.slot && (is_same || is_instead(old)))
        });
        all.push(criterion.clone());
    }
    (all, change)
}

/// The same, whatever joins it to the message before: "and what if".
pub(super) fn opens_with(message: &Message, phrases: &[&str]) -> bool {
    let joins = |at: usize| POLITE.contains(&message.word(at)) || OPENING.contains(&message.word(at));
    phrases.iter().flat_map(|phrase| message.find(phrase)).any(|found| (0..found.start).all(joins))
}

fn begins_with(message: &Message, phrases: &[&str]) -> bool {
    let polite = message.words.iter().take_while(|word| POLITE.contains(&word.text.as_str())).count();
    phrases.iter().flat_map(|phrase| message.find(phrase)).any(|at| at.start == 0 || at.start == polite)
}

/// Whether a value puts an end to others of its slot.
fn takes_place(
    grammar: &Grammar,
    message: &Message,
    new: &Criterion,
    old: &[Criterion],
    swaps: bool,
) -> bool {
    let Some(slot) = grammar.slot(&new.slot) else { return false };
    if new.excluded || !old.iter().any(|old| old.slot == new.slot) {
        return false;
    }
    match slot.many {
        Many::One => true,
        _ if adds(message) => false,
        _ if swaps || limits(message) => true,
        Many::Any => !begins_with(message, JOINS),
        Many::All => false,
    }
}

/// "Earlier in the career" than what was asked for: the levels that this means. At the end of the ladder they stay.
fn stepped(grammar: &Grammar, new: &[Criterion], before: &[Criterion]) -> Vec<Criterion> {
    let all = new.iter().flat_map(|criterion| {
        let slot = grammar.slot(&criterion.slot).filter(|slot| matches!(slot.reader, Reader::Level));
        let from = || before.iter().filter(|old| old.slot == criterion.slot && !old.excluded);
        let ids: Vec<&str> = from().filter_map(Criterion::term).map(|term| term.id.as_str()).collect();
        let steps = slot.zip(criterion.term()).and_then(|(slot, to)| Some((slot, step(&ids, &to.id)?)));
        let Some((slot, steps)) = steps else { return vec![criterion.clone()] };
        if steps.is_empty() && !criterion.excluded {
            return from().cloned().collect();
        }
        let most = if slot.many == Many::One { 1 } else { steps.len() };
        let to = steps.into_iter().take(most);
        to.map(|(text, value)| Criterion { text, value, ..criterion.clone() }).collect()
    });
    all.collect()
}
