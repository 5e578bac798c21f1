//! Who a clause is about, by the words before its verb.

use super::{
    clause::{Who, is_finite},
    grammar::{Kind, is, is_product},
    lemma::{Form, is_number},
    words::Word,
};

pub fn is_pronoun(text: &str) -> bool {
    matches!(text, "i" | "we") || is(text, Kind::Other)
}

/// Words that join clauses, and those that say when.
pub fn is_joint(text: &str) -> bool {
    is(text, Kind::Coordinate)
        || is(text, Kind::Subordinate)
        || is(text, Kind::Adverb)
        || matches!(text, "that" | "both")
        || is_number(text)
        || (text.len() > 4 && text.ends_with("ly"))
}

/// Whether the clause depends on another and has a subject of its own.
pub fn is_subordinate(part: &[Word]) -> bool {
    let first = part.iter().find(|word| !is(&word.text, Kind::Coordinate));
    first.is_some_and(|word| is(&word.text, Kind::Subordinate) || word.text == "that")
}

/// Whether the clause is what somebody said, saw or asked.
pub fn is_content_clause(part: &[Word]) -> bool {
    part.first().is_some_and(|word| {
        matches!(word.text.as_str(), "how" | "if" | "that" | "what" | "where" | "whether" | "why")
    })
}

/// The subject that the clause itself names.
pub fn subject(part: &[Word]) -> Option<Who> {
    let verb = part.iter().position(is_finite);
    let before = &part[..verb.unwrap_or(part.len())];
    let names = |text: &str| before.iter().any(|word| word.text == text);
    let me_and = before.iter().any(|word| word.text == "me") && names("and");
    if names("i") || me_and {
        return Some(Who::Me);
    }
    if names("we") {
        return Some(Who::We);
    }
    if before.iter().enumerate().any(|(at, word)| is_other(before, at, word)) {
        return Some(Who::Other);
    }
    let joins_thing = part.iter().take(2).any(|word| matches!(word.text.as_str(), "which" | "who"));
    if joins_thing {
        return Some(Who::Other);
    }
    verb?;
    named(before, is_subordinate(part))
}

/// `that` and the like are a subject only right before the verb.
fn is_other(before: &[Word], at: usize, word: &Word) -> bool {
    let text = word.text.as_str();
    if matches!(text, "that" | "this" | "these" | "those" | "which" | "who") {
        return at + 1 == before.len();
    }
    is(text, Kind::Other)
}

/// A noun before the verb is somebody else; a time or place before it leaves the subject open.
fn named(before: &[Word], is_subordinate: bool) -> Option<Who> {
    let mut rest = before.iter().filter(|word| !is_joint(&word.text)).peekable();
    let first = rest.peek()?;
    if first.form == Form::Ing || first.text == "to" {
        return None;
    }
    if is(&first.text, Kind::Preposition) {
        let later = rest.skip(3).any(|word| is(&word.text, Kind::Determiner));
        return (later || is_subordinate).then_some(Who::Other);
    }
    let my_product = first.text == "my" && before.iter().any(|word| is_product(&word.lemma));
    Some(if my_product { Who::Me } else { Who::Other })
}

/// Whether its first word of content is a verb in the past: "… and printed it".
pub fn first_verb_is_past(part: &[Word]) -> bool {
    part.iter().find(|word| !is_joint(&word.text)).is_some_and(|word| word.form == Form::Past)
}
