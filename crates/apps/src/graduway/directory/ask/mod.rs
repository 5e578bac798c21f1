//! The conversation of the alumni platform: people, counts and trends by the same chips as the ask bar, and answers from
//! events, groups, posts and jobs, each with its record.

mod lines;
mod phrase;
mod question;
mod refuse;
mod tools;

use campus::Campus;
use chat::{Assistant, guard::Crisis, part::Contact};
use store::Store;

pub use question::question;
pub use tools::{COUNT_ALUMNI, FIND_ALUMNI, FIND_RECORDS, MOST, SHOWN, TREND_ALUMNI};

use super::{desk::Desk, words};

pub fn assistant(campus: &Campus, store: &Store, campus_line: Contact) -> Assistant {
    let desk = Desk { campus: campus.clone(), store: store.clone() };
    Assistant {
        app: "graduway",
        title: "Ask the alumni directory",
        greeting: "Ask about alumni, how many there are, or what happens in events, groups, posts and jobs.",
        placeholder: "Ask about alumni, events, groups or jobs",
        footnote: "People are only shown with what they have agreed to share.",
        suggestions: &[
            "Alumni in Boston who came to an event but never gave",
            "How many donors since 2020, by industry?",
            "What's the trend in reunion attendance?",
            "Which events are coming up?",
        ],
        grammar: words::grammar(),
        tools: tools::all(&desk),
        prompt: include_str!("prompts/graduway.md"),
        phrase: phrase::phrase,
        crisis: Some(Crisis::new(vec![campus_line])),
        refuses: Some(refuse::refuses),
        names: NAMES,
    }
}

/// What it may name without a source.
pub const NAMES: &[&str] = &["Northfield", "Northfield University", "Alumni directory"];
