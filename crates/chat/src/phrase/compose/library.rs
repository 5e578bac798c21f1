//! Answers in the words of the library.

use super::{
    Cited, Plain, fill,
    quote::{Chosen, best, content},
};
use crate::{
    Part, Sentence,
    phrase::{Voice, paragraph, sentence_case},
};

/// So many passages are quoted.
const MOST: usize = 3;

/// With fewer words in common, a passage may be about something else.
const ENOUGH: usize = 2;

/// What kind of document needs an article before its name.
const KINDS: &[&str] = &[
    "agreement",
    "bulletin",
    "calendar",
    "catalog",
    "charter",
    "code",
    "guide",
    "handbook",
    "manual",
    "plan",
    "policy",
];

/// The best sentence of each passage, with the page it stands on. Passages come best first; those that say nothing
/// about the question are left out, and without any the answer says so.
pub fn quoted(voice: &mut Voice, question: &str, topic: Option<&str>, passages: &[Cited<'_>]) -> Vec<Part> {
    let wanted = content(question);
    let chosen: Vec<(&Cited<'_>, Chosen)> =
        passages.iter().filter_map(|passage| Some((passage, best(&wanted, passage.text)?))).collect();
    let Some((first, lead)) = chosen.first() else {
        return vec![paragraph(nothing_in_library(voice, topic))];
    };
    let is_sure = lead.shared >= ENOUGH.min(wanted.len());
    let mut sentences = vec![says(voice, first, lead, is_sure)];
    let mut before = *first;
    for (passage, more) in chosen.iter().skip(1).take(MOST - 1) {
        let is_useful = more.shared >= ENOUGH.min(wanted.len()) && more.quote != lead.quote;
        if is_sure && is_useful {
            sentences.push(adds(voice, before, passage, more));
            before = passage;
        }
    }
    vec![paragraph(sentences)]
}

/// An honest answer where there is none.
pub fn nothing_in_library(voice: &mut Voice, topic: Option<&str>) -> Vec<Sentence> {
    let about = topic.map_or_else(|| "this".to_owned(), |topic| format!("“{topic}”"));
    let found = voice.pick(&[
        "I found nothing about {about} in the library.",
        "The library has nothing about {about} that I could find.",
    ]);
    let advice = voice.pick(&[
        "Other words may help; it may also be that no page about it has been added yet.",
        "Try other words, or ask whoever looks after the library to add a page.",
    ]);
    vec![fill(found, &[("about", Plain(&about))]).end(), fill(advice, &[]).end()]
}

fn says(voice: &mut Voice, passage: &Cited<'_>, chosen: &Chosen, is_sure: bool) -> Sentence {
    let wording = match (is_sure, passage.page.is_some()) {
        (true, true) => voice.pick(&[
            "{Title} says, on page {page}: “{quote}”",
            "On page {page}, {title} says: “{quote}”",
            "The answer is on page {page} of {title}: “{quote}”",
        ]),
        (true, false) => voice.pick(&["{Title} says: “{quote}”", "In the words of {title}: “{quote}”"]),
        (false, true) => {
            "I found no clear answer; the closest passage is on page {page} of {title}: “{quote}”"
        }
        (false, false) => "I found no clear answer; the closest passage is in {title}: “{quote}”",
    };
    told(wording, passage, &chosen.quote)
}

fn adds(voice: &mut Voice, before: &Cited<'_>, passage: &Cited<'_>, chosen: &Chosen) -> Sentence {
    let same_title = before.title == passage.title;
    let wording = match (same_title, passage.page) {
        (true, page) if page == before.page => {
            voice.pick(&["It goes on: “{quote}”", "It also says: “{quote}”"])
        }
        (true, _) => voice.pick(&["Page {page} adds: “{quote}”", "And on page {page}: “{quote}”"]),
        (false, Some(_)) => {
            voice.pick(&["{Title} adds, on page {page}: “{quote}”", "{Title} says on page {page}: “{quote}”"])
        }
        (false, None) => voice.pick(&["{Title} adds: “{quote}”", "{Title} says: “{quote}”"]),
    };
    told(wording, passage, &chosen.quote)
}

fn told(wording: &str, passage: &Cited<'_>, quote: &str) -> Sentence {
    let title = called(passage.title);
    let opening = sentence_case(&title);
    let page = passage.page.unwrap_or_default();
    // A row of a table is read as a list.
    let quote = &quote.replace(" | ", ", ");
    let pieces = [
        ("Title", Plain(&opening)),
        ("title", Plain(&title)),
        ("page", Plain(page)),
        ("quote", Plain(quote)),
    ];
    fill(wording, &pieces).from(passage.source).end()
}

/// "the Student Handbook", "How to appeal".
fn called(title: &str) -> String {
    let words: Vec<String> = title.split_whitespace().map(str::to_lowercase).collect();
    let has_article = words
        .first()
        .is_some_and(|first| ["a", "an", "how", "our", "the", "what", "your"].contains(&first.as_str()));
    let is_kind =
        words.iter().any(|word| KINDS.contains(&word.trim_matches(|letter: char| !letter.is_alphabetic())));
    if is_kind && !has_article { format!("the {title}") } else { title.to_owned() }
}
