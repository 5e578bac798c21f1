//! What is nobody's business, guessed or passed on: a sensitive word counts where it is said of a person, and not where
//! it names a subject, a place or a thing.

use std::ops::Range;

use super::{
    Finding, Place, Rule, Text, Word,
    lists::{LINKS, SENSITIVE},
};

/// So many words may stand between whom it is said of and what is said.
const NEAR: usize = 4;
/// Words with a capital at the beginning of a sentence that are no names.
const NO_NAMES: &[&str] = &[
    "the",
    "this",
    "that",
    "there",
    "it",
    "our",
    "your",
    "what",
    "all",
    "each",
    "one",
    "a",
    "an",
    "and",
    "but",
    "today",
    "we",
    "here",
    "nothing",
    "everything",
    "her",
    "his",
    "their",
    "my",
];

/// After these a sensitive word names what somebody works on.
const ABOUT: &[&str] = &[
    "about",
    "on",
    "studies",
    "study",
    "studying",
    "reads",
    "reading",
    "writes",
    "writing",
    "wrote",
    "teaches",
    "teaching",
    "works",
    "working",
    "maps",
    "compares",
    "covers",
    "covering",
    "researches",
    "researching",
    "designs",
    "designing",
];

pub fn look(text: &Text, place: Place) -> Vec<Finding> {
    let links: Vec<Range<usize>> = LINKS.find(text).into_iter().map(|(words, _)| words).collect();
    let found = SENSITIVE.find(text).into_iter().filter_map(|(words, entry)| {
        // What stands in the part "said" speaks of a person by itself.
        let start = if entry.part == "said" { Some(words.start) } else { linked(text, &links, &words) };
        start.map(|start| (start..words.end, entry.part))
    });
    found
        .map(|(words, part)| {
            let reason = if part == "said" {
                "This guesses, or passes on, something about a person that does not belong in a letter.".to_owned()
            } else {
                format!("This speaks of somebody’s {part}, which does not belong in a letter unless they raised it.")
            };
            let suggestion = "Leave it out. Say what they study, do or have offered.";
            Finding::new(Rule::Sensitive, place, text, text.span(words)).because(reason, suggestion)
        })
        .collect()
}

/// Where the words begin that say of a person what stands there. `None` if it is said of nobody.
fn linked(text: &Text, links: &[Range<usize>], words: &Range<usize>) -> Option<usize> {
    let is_near = |link: &&Range<usize>| {
        let between = link.end.min(words.start)..words.start;
        link.end <= words.start
            && between.len() <= NEAR
            && !text.words[link.end..=words.start].iter().any(|word| word.is_apart)
            && !text.words[between].iter().any(|word| ABOUT.contains(&word.text.as_str()))
    };
    if let Some(link) = links.iter().rev().find(is_near) {
        return Some(link.start);
    }
    named(text, words)
}

/// "Maya is Muslim": a name, and what it is or has.
fn named(text: &Text, words: &Range<usize>) -> Option<usize> {
    let first = words.start.saturating_sub(NEAR);
    (first..words.start).rev().find_map(|at| {
        let verb = &text.words[at];
        let is_verb = matches!(verb.text.as_str(), "is" | "was" | "has" | "had" | "lost");
        let before = at.checked_sub(1).and_then(|before| text.words.get(before))?;
        let is_name =
            text.written(before).starts_with(char::is_uppercase) && !NO_NAMES.contains(&before.text.as_str());
        let is_about = |word: &Word| word.is_apart || ABOUT.contains(&word.text.as_str());
        let is_whole = !text.words[at..=words.start].iter().any(is_about);
        (is_verb && is_name && is_whole).then(|| at - 1)
    })
}
