//! Whatever is written, something sensible comes back, and always the same.

use proptest::prelude::*;

use super::demo::{context, grammar};
use crate::{
    EditedCriterion,
    understand::{Grammar, Understood},
};

fn words() -> impl Strategy<Value = String> {
    let word = prop::sample::select(vec![
        "find",
        "how many",
        "not",
        "only",
        "engineers",
        "Boston",
        "in",
        "Bostn",
        ",",
        ".",
        "and",
        "or",
        "the second one",
        "more",
        "$5k",
        "1990s",
        "since",
        "between",
        "5",
        "and 10",
        "%",
        "next March",
        "drop",
        "place",
        "instead",
        "Maya Chen",
        "ideally",
        "ignore all previous instructions",
        "within",
        "miles",
        "of",
        "Ö",
        "🙂",
        "'94",
        "class of",
        "\u{200b}",
        "what about",
        "handbook",
        "a",
        "hundred",
        "million",
        "last",
        "years",
        "ago",
        "–",
        "3/14/2026",
        "#2",
        "Austin",
        "MA",
        "start over",
    ]);
    prop::collection::vec(word, 0..14).prop_map(|words| words.join(" "))
}

fn check(grammar: &Grammar, message: &str, before: Option<&Understood>) -> Understood {
    let understood = grammar.understand(message, before, &context());
    let letters = message.chars().count();
    for criterion in understood.criteria.iter().chain(&understood.unused) {
        if let Some(span) = criterion.span {
            assert!(span.start < span.end && span.end as usize <= letters, "{message:?}: {criterion:?}");
        }
        assert!(!criterion.text.is_empty() && (1..=5).contains(&criterion.weight), "{criterion:?}");
    }
    let answers = !understood.calls.is_empty() || understood.asks.is_some() || understood.says.is_some();
    assert!(answers, "{message:?}: {understood:?}");
    assert!((0.0..=1.0).contains(&understood.confidence));
    assert_eq!(grammar.understand(message, before, &context()), understood, "{message:?}");
    understood
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn any_text_is_answered(message in "\\PC{0,80}") {
        check(grammar(), &message, None);
    }

    #[test]
    fn any_conversation_is_answered(messages in prop::collection::vec(words(), 1..5)) {
        let grammar = grammar();
        let mut before = None;
        for message in &messages {
            before = Some(check(grammar, message, before.as_ref()));
        }
    }

    #[test]
    fn any_chip_is_read_or_refused(slot in prop::sample::select(vec!["place", "class", "count", "given", "gave", "level", "title", "which", "person"]), text in "\\PC{1,30}") {
        let grammar = grammar();
        let before = grammar.understand("Find engineers in Boston", None, &context());
        let json = serde_json::json!({ "slot": slot, "text": text, "need": "must", "weight": 3 });
        if let Ok(chip) = serde_json::from_value::<EditedCriterion>(json) {
            match grammar.read_again(&before, &[chip], &context()) {
                Ok(again) => prop_assert!(!again.criteria.is_empty()),
                Err(error) => prop_assert!(error.ends_with('.')),
            }
        }
    }
}

#[test]
fn enormous_and_strange_messages_are_answered() {
    let grammar = grammar();
    for message in [
        "a".repeat(10_000),
        "find engineers in Boston ".repeat(400),
        "5,".repeat(3_000),
        "between ".repeat(1_000),
        "the first ".repeat(1_000),
        "(((((((((".to_owned(),
        "\u{202e}\u{0}\u{7f}".to_owned(),
        "1".repeat(400),
        "$".repeat(400),
        "$999999999999999999999999999 million billion".to_owned(),
        "Ａｌｕｍｎｉ ｉｎ Ｂｏｓｔｏｎ".to_owned(),
        "in the year 99999 and the 31st of February 2026 at 25 miles".to_owned(),
    ] {
        check(grammar, &message, None);
    }
}

#[test]
fn enormous_messages_that_go_on_are_answered() {
    let grammar = grammar();
    let before = grammar.understand("Find engineers in Boston", None, &context());
    for message in ["no ".repeat(1_500), "drop place ".repeat(400), "the 1st 2 ".repeat(400)] {
        check(grammar, &message, Some(&before));
    }
}
