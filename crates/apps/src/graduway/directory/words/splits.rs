//! Whether those who are asked for are to be seen one by one, or counted in parts.

use chat::{
    Span,
    understand::{Change, Request},
};
use matching::lexicon::text::words;

/// Whoever splits what they ask for wants to see it counted, until they ask who it is. "Over the years" splits nothing.
pub(super) fn is_split(request: &Request<'_>) -> bool {
    let said = |span: Span| {
        let length = span.end.saturating_sub(span.start);
        request.message.chars().skip(span.start as usize).take(length as usize).collect::<String>()
    };
    let has = |text: &str, all: &[&str]| words(text).iter().any(|word| all.contains(&word.text.as_str()));
    let asks_who = || request.change == Change::Turned || is_about_who(request.message);
    request.all("by").next().is_some_and(|by| {
        by.span.map_or_else(|| !asks_who(), |span| has(&said(span), &["by", "each", "per"]))
    })
}

/// "Who are they?" and "show me who they are", not "only those who gave".
fn is_about_who(message: &str) -> bool {
    let words = words(message);
    let who = words.iter().position(|word| word.text == "who");
    who.is_some_and(|at| at == 0 || words.get(at + 1).is_some_and(|next| next.text == "they"))
}
