//! The conversation: what somebody needs becomes criteria, and those who fit both ways. Without a language model, and
//! the same over plain routes, so that a slider ranks anew without a message.
//!
//! Invariant: nothing protected is read of anybody, and of those who are found nothing that they withhold.

mod back;
mod cards;
mod change;
mod criteria;
mod desk;
mod explain;
mod grammar;
mod phrase;
pub(super) mod profile;
mod routes;
mod shortlist;
mod smallest;
pub(super) mod store;
#[cfg(test)]
mod tests;
mod tools;

use ::store::Store;
use campus::Campus;
use chat::{Assistant, guard::Crisis, part::Contact};

use desk::Desk;

pub(super) use routes::router;

/// The desk that finds who fits.
pub fn assistant(campus: &Campus, store: &Store, campus_line: Contact) -> Assistant {
    let desk = Desk { campus: campus.clone(), store: store.clone() };
    Assistant {
        app: "matchmaking",
        title: "Find who fits",
        greeting: "Tell me about a student, or name one, and I look for mentors who fit both ways.",
        placeholder: "Describe a student, or name one",
        footnote: "A fit is a comparison of records, not a decision. Talk to both before you introduce them.",
        suggestions: &[
            "A first-generation biology junior who wants product work in biotech, prefers Boston",
            "Mentor for an economics senior who needs interview practice, weekday evenings",
            "Mentors in consulting near Chicago, ideally free on weekends",
            "Two mentees who study civil engineering",
        ],
        grammar: grammar::grammar(),
        tools: tools::all(&desk),
        prompt: include_str!("prompts/matchmaking.md"),
        phrase: phrase::phrase,
        crisis: Some(Crisis::new(vec![campus_line])),
        refuses: Some(grammar::refuses),
        names: &["Northfield", "Northfield University"],
    }
}
