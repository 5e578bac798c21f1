//! Answers in the words of the library.

use super::{
    Cited, Plain, fill,
    quote::{Chosen, Sought},
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
    let sought = Sought::new(question);
    let enough = ENOUGH.min(sought.count());
    // A sentence is read with the heading and the title that it stands under.
    let read = |passage: &Cited<'_>, chosen: &Chosen<'_>| {
        sought.shared(&[passage.title, passage.heading, chosen.answers.unwrap_or_default(), chosen.sentence])
    };
    let chosen = passages.iter().filter_map(|passage| Some((passage, sought.best(passage.text)?)));
    let chosen: Vec<(&Cited<'_>, Chosen<'_>)> = chosen.collect();
    let says_it = |(passage, chosen): &&(&Cited<'_>, Chosen<'_>)| {
        chosen.is_said && chosen.shared > 0 && read(passage, chosen) >= enough
    };
    let Some(lead) = chosen.iter().find(says_it) else {
        let closest = chosen.iter().find(|(_, chosen)| chosen.is_said).or(chosen.first());
        return vec![paragraph(match closest {
            Some((passage, chosen)) => vec![says(voice, passage, chosen, sought.count() == 0)],
            None => nothing_in_library(voice, topic),
        })];
    };
    let mut sentences = vec![says(voice, lead.0, &lead.1, true)];
    let mut before = lead.0;
    let is_other = |one: &&(&Cited<'_>, Chosen<'_>)| one.1.sentence != lead.1.sentence;
    let is_as_good = |one: &&(&Cited<'_>, Chosen<'_>)| {
        let is_contact = one.1.sentence.contains('@');
        one.1.shared >= lead.1.shared && !is_contact
    };
    let others = chosen.iter().filter(says_it).filter(is_other).filter(is_as_good);
    for (passage, more) in others.take(MOST - 1) {
        sentences.push(adds(voice, before, passage, more));
        before = passage;
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

fn says(voice: &mut Voice, passage: &Cited<'_>, chosen: &Chosen<'_>, is_sure: bool) -> Sentence {
    let wording = match (is_sure, passage.page.is_some()) {
        (true, true) => voice.pick(&[
            "{Title} says, on page {page}: “{quote}”",
            "On page {page}, {title} says: “{quote}”",
            "Page {page} of {title} says: “{quote}”",
        ]),
        (true, false) => voice.pick(&["{Title} says: “{quote}”", "In the words of {title}: “{quote}”"]),
        (false, true) => {
            "I found no clear answer; the closest passage is on page {page} of {title}: “{quote}”"
        }
        (false, false) => "I found no clear answer; the closest passage is in {title}: “{quote}”",
    };
    told(wording, passage, &chosen.quote())
}

fn adds(voice: &mut Voice, before: &Cited<'_>, passage: &Cited<'_>, chosen: &Chosen<'_>) -> Sentence {
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
    told(wording, passage, &chosen.quote())
}

fn told(wording: &str, passage: &Cited<'_>, quote: &str) -> Sentence {
    let title = called(passage.title);
    let opening = sentence_case(&title);
    let page = passage.page.unwrap_or_default();
    let quote = &row(quote);
    let pieces = [
        ("Title", Plain(&opening)),
        ("title", Plain(&title)),
        ("page", Plain(page)),
        ("quote", Plain(quote)),
    ];
    fill(wording, &pieces).from(passage.source).end()
}

/// "the Student Handbook", "The Donor Bill of Rights", and in quotes what would not read as a name: “How to appeal”.
fn called(title: &str) -> String {
    let words: Vec<&str> = title.split_whitespace().collect();
    let is_large = |word: &&str| word.starts_with(|first: char| first.is_uppercase() || first.is_numeric());
    let small = ["a", "an", "and", "at", "for", "in", "of", "on", "or", "the", "to"];
    let is_name = words.iter().all(|word| is_large(word) || small.contains(word));
    let is_kind = words.last().is_some_and(|word| KINDS.contains(&word.to_lowercase().as_str()));
    let has_article = words.first().is_some_and(|first| ["A", "An", "Our", "The", "Your"].contains(first));
    match () {
        () if is_name && has_article => title.to_owned(),
        () if is_name && is_kind => format!("the {title}"),
        () => format!("“{title}”"),
    }
}

/// A row of a table is read as what it says of its first cell.
fn row(quote: &str) -> String {
    let mut cells = quote.split(" | ").map(str::trim).filter(|cell| !cell.is_empty());
    let first = cells.next().unwrap_or_default();
    let rest: Vec<&str> = cells.collect();
    if rest.is_empty() { first.to_owned() } else { format!("{first} – {}", rest.join("; ")) }
}
