//! The conversation with the aid officer: about a family and its worksheet, or about the rules in general.

mod families;
mod grammar;
mod notice;
mod phrase;
mod refuse;
#[cfg(test)]
mod tests;
mod tools;
mod words;

use chat::{Assistant, guard::Crisis, library::Library, part::Contact};
use store::Store;

use families::Families;

/// Whose pages it quotes.
const AREAS: &[&str] = &["aid"];

/// The aid officer over the families that are kept.
pub fn assistant(store: &Store, library: &Library, campus_line: Contact) -> Assistant {
    over(&families::kept(store.clone()), library, campus_line)
}

fn over(families: &Families, library: &Library, campus_line: Contact) -> Assistant {
    let mut tools = tools::all(families);
    tools.push(chat::library::tool(library, AREAS));
    Assistant {
        app: "financial-aid",
        title: "Ask the aid officer",
        greeting: "Ask about this family's aid, line by line, or about the rules and deadlines.",
        placeholder: "Ask about the index, a grant, a line or a rule",
        footnote: "Check important details before you act on them.",
        suggestions: &[
            "What is my Student Aid Index?",
            "What if my parents earned $10,000 more?",
            "Why is the income protection allowance what it is?",
            "When is the deadline to file the FAFSA?",
        ],
        grammar: grammar::grammar(),
        tools,
        prompt: include_str!("prompts/aid.md"),
        phrase: phrase::phrase,
        crisis: Some(Crisis::new(vec![campus_line])),
        refuses: Some(refuse::refuses),
        names: NAMES,
    }
}

/// What it may name without a source: what everybody calls these things.
const NAMES: &[&str] = &[
    "2024-25",
    "2025-26",
    "2026-27",
    "2027-28",
    "Student Aid Index",
    "Pell",
    "Pell Grant",
    "Pell Grants",
    "Federal Pell Grant",
    "Medicare",
    "Social Security",
    "Direct Loan",
    "Direct Loans",
    "FSEOG",
    "Financial aid",
    "Northfield",
    "Northfield University",
    "Northfield Grant",
    "Alaska",
    "Hawaii",
    "Hale Hall",
    "Office of Financial Aid",
];
