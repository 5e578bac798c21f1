//! What plain questions are taken for, and what is asked of the tools.

mod dialogues;
mod excluded;
mod questions;
mod quotes;

use std::sync::LazyLock;

use chat::{
    Value,
    understand::{Context, Grammar, Understood},
};
use jiff::civil::date;

use super::grammar::grammar;

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar);

fn context<'a>() -> Context<'a> {
    Context::on(date(2026, 11, 16))
}

fn understood(message: &str) -> Understood {
    GRAMMAR.understand(message, None, &context())
}

/// `find | place=Boston; !industry=Banking; gave`
fn told(understood: &Understood) -> String {
    let intent = understood.intent.as_deref().unwrap_or("-");
    let criteria = understood.criteria.iter().map(|one| {
        let not = if one.excluded { "!" } else { "" };
        let text = if one.value == Value::Flag { String::new() } else { format!("={}", one.text) };
        format!("{not}{}{text}", one.slot)
    });
    let criteria: Vec<String> = criteria.collect();
    if criteria.is_empty() { intent.to_owned() } else { format!("{intent} | {}", criteria.join("; ")) }
}
