//! The suite's own conversation: people of the campus and pages of the library. Belongs to the suite, not to an app.

mod grammar;
pub(crate) mod mentee;
mod nouns;
mod phrase;
mod request;
#[cfg(test)]
mod tests;
mod tools;

use campus::Campus;
use chat::{Assistant, guard::Crisis, library::Library, part::Contact};
use store::Store;

/// The conversations of all apps.
pub fn assistants(campus: &Campus, library: &Library, store: &Store) -> Vec<Assistant> {
    vec![
        ask(campus, library),
        crate::financial_aid::assistant(store, library, campus_line()),
        crate::matchmaking::assistant(campus, store, campus_line()),
        crate::graduway::assistant(campus, store, campus_line()),
    ]
}

fn ask(campus: &Campus, library: &Library) -> Assistant {
    let mut tools = tools::people(campus).to_vec();
    tools.push(chat::library::tool(library, &[]));
    Assistant {
        app: "ask",
        title: "Ask the campus",
        greeting: "Ask about the people of the campus, or about what its policies say.",
        placeholder: "Ask about people or policies",
        footnote: "Check important details before you act on them.",
        suggestions: &[
            "Alumni in Boston who work in software",
            "How many alumni gave, by decade?",
            "When is the last day to drop a course?",
            "Mentors who moved from research into industry",
        ],
        grammar: grammar::grammar(),
        tools,
        prompt: include_str!("prompts/ask.md"),
        phrase: phrase::phrase,
        crisis: Some(Crisis::new(vec![campus_line()])),
        refuses: None,
        names: &["Northfield", "Northfield University"],
    }
}

/// Whom to call at the demo campus.
fn campus_line() -> Contact {
    Contact {
        label: "Campus counseling line".to_owned(),
        detail: "Day and night, for students and staff".to_owned(),
        phone: Some("+1 413 555 0199".to_owned()),
    }
}
