//! What plain messages are taken for, what is asked of the tools, and what a record becomes.

mod dialogues;
mod hypotheses;
mod profiles;
mod questions;
mod sought;

use std::sync::LazyLock;

use chat::{
    Need, Term, Value,
    understand::{Context, Grammar, Understood},
};
use jiff::civil::date;

use super::grammar::grammar;

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar);

fn context<'a>() -> Context<'a> {
    Context::on(date(2026, 11, 16))
}

/// Whom the answer before has shown.
static SHOWN: LazyLock<Vec<Term>> = LazyLock::new(|| {
    let names = [("11", "Maya Chen"), ("12", "Nadia Rahman"), ("13", "Tom Okoye")];
    names.map(|(id, name)| Term { id: id.to_owned(), name: name.to_owned() }).into()
});

fn understood(message: &str) -> Understood {
    GRAMMAR.understand(message, None, &context())
}

/// `place=Boston~; !industry=Banking; firstGeneration`: what has a tilde would only be nice.
fn told(understood: &Understood) -> String {
    let criteria = understood.criteria.iter().map(|one| {
        let not = if one.excluded { "!" } else { "" };
        let text = if one.value == Value::Flag { String::new() } else { format!("={}", one.text) };
        let nice = if one.need == Need::Nice { "~" } else { "" };
        format!("{not}{}{text}{nice}", one.slot)
    });
    criteria.collect::<Vec<_>>().join("; ")
}

/// What was not understood.
fn unknown(understood: &Understood) -> String {
    understood.unused.iter().map(|one| one.text.as_str()).collect::<Vec<_>>().join(" ")
}
