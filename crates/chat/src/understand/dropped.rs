//! What a message takes back of the one before.

use std::{collections::HashSet, ops::Range};

use matching::lexicon::text::{Gap, key};

use super::{Grammar, message::Message, slots::Read};
use crate::Criterion;

/// Ways to take something back.
const DROP: &[&str] = &[
    "clear",
    "delete",
    "discard",
    "do not care about",
    "do not need",
    "dont care about",
    "dont need",
    "drop",
    "forget",
    "forget about",
    "get rid of",
    "ignore",
    "leave out",
    "lose",
    "never mind",
    "nevermind",
    "no longer need",
    "no matter",
    "no need for",
    "regardless of",
    "remove",
    "skip",
    "take away",
    "take out",
    "undo",
];

/// The same, said of a slot and not of a value: "without donors" says something else.
const DROP_SLOT: &[&str] = &[
    "do not care",
    "do not mind",
    "does not matter",
    "doesnt matter",
    "dont care",
    "dont mind",
    "no",
    "not by",
    "without",
];

/// What may stand between that and what it is said of.
const BETWEEN: &[&str] =
    &["about", "any", "filter", "for", "on", "that", "the", "their", "this", "what", "which", "whole"];

/// What is to go.
#[derive(Debug, Default)]
pub(super) struct Dropped {
    /// Whole slots.
    pub slots: Vec<usize>,
    /// Values that the message names in order to take them back.
    pub reads: Vec<usize>,
    /// Places of what was asked for before, of which the message names a part.
    pub old: Vec<usize>,
    /// The words that said so.
    pub words: Vec<Range<usize>>,
}

/// What the message takes back: slots by their names, values by theirs, and what no longer matters.
pub(super) fn dropped(
    grammar: &Grammar,
    message: &Message,
    reads: &[(usize, Read)],
    before: &[Criterion],
) -> Dropped {
    let mut dropped = Dropped::default();
    for (at, slot) in grammar.slots.iter().enumerate() {
        let open = slot.open.iter().flat_map(|phrase| message.find(phrase)).next();
        let named = slot.called.iter().chain([&slot.label]).find_map(|name| {
            ["any", "all", "whatever", "whichever"]
                .iter()
                .find_map(|all| message.find(&format!("{all} {name}")).into_iter().next())
        });
        let unimportant = slot.called.iter().find_map(|name| {
            ["doesnt matter", "does not matter", "is not important", "isnt important"]
                .iter()
                .find_map(|end| message.find(&format!("{name} {end}")).into_iter().next())
        });
        if let Some(words) = open.or(named).or(unimportant) {
            // "anywhere but Boston" says where not.
            if message.after(words.end - 1) != "but" && !dropped.slots.contains(&at) {
                dropped.slots.push(at);
                dropped.words.push(words);
            }
        }
    }
    // A long message may have a thousand verbs: where the slots are named is looked up once.
    let starts: Vec<HashSet<usize>> = grammar
        .slots
        .iter()
        .map(|slot| {
            let names = slot.called.iter().chain([&slot.label]);
            names.flat_map(|name| message.find(name)).map(|found| found.start).collect()
        })
        .collect();
    let verbs =
        DROP.iter().map(|phrase| (phrase, true)).chain(DROP_SLOT.iter().map(|phrase| (phrase, false)));
    for (verb, of_value) in
        verbs.flat_map(|(phrase, of_value)| message.find(phrase).into_iter().map(move |at| (at, of_value)))
    {
        let mut at = verb.end;
        while BETWEEN.contains(&message.word(at)) {
            at += 1;
        }
        let value = reads.iter().position(|(slot, read)| {
            let is_there = |old: &Criterion| old.slot == grammar.slots[*slot].name && old.value == read.value;
            of_value && message.words_in(&read.bytes).contains(&at) && before.iter().any(is_there)
        });
        // "The place does not matter, the level does" drops one of them.
        let goes_on = |at: usize| message.words.get(at).is_some_and(|word| word.gap < Gap::List);
        let follows = of_value || (verb.end..=at).all(goes_on);
        let slot = starts.iter().position(|starts| follows && starts.contains(&at));
        let part = || of_value.then(|| part_of_old(grammar, message, reads, before, at)).flatten();
        match (value, slot) {
            (Some(value), _) => dropped.reads.push(value),
            (None, Some(slot)) if !dropped.slots.contains(&slot) => dropped.slots.push(slot),
            (None, None) => {
                let Some((old, words)) = part() else { continue };
                dropped.old.push(old);
                dropped.words.push(verb.start..words.end);
                continue;
            }
            _ => continue,
        }
        dropped.words.push(verb.start..at + 1);
    }
    dropped
}

/// "Drop the evenings" after "weekday evenings": the only one of its kind whose words have these among them.
fn part_of_old(
    grammar: &Grammar,
    message: &Message,
    reads: &[(usize, Read)],
    before: &[Criterion],
    at: usize,
) -> Option<(usize, Range<usize>)> {
    let (slot, read) = reads.iter().find(|(_, read)| message.words_in(&read.bytes).contains(&at))?;
    let said = key(&read.text);
    let has_it = |old: &Criterion| {
        let own = key(&old.text);
        old.slot == grammar.slots[*slot].name
            && !said.is_empty()
            && own != said
            && format!(" {own} ").contains(&format!(" {said} "))
    };
    let mut all = before.iter().enumerate().filter(|(_, old)| has_it(old));
    let (only, _) = all.next()?;
    all.next().is_none().then(|| (only, message.words_in(&read.bytes)))
}
