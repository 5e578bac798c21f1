//! An answer as plain lines, and criteria from a message.

use std::sync::LazyLock;

use jiff::civil::date;

use crate::{
    Call, Criterion, Part, Sentence, part,
    phrase::paragraph,
    understand::{Context, Fallback, Grammar, Intent, Request, Slot},
};

const TAKES: &[&str] =
    &["place", "within", "title", "level", "industry", "field", "degree", "class", "language", "skill"];

static GRAMMAR: LazyLock<Grammar> = LazyLock::new(grammar);

/// What the slots that all apps share make of a message.
pub fn criteria(message: &str) -> Vec<Criterion> {
    GRAMMAR.understand(message, None, &Context::on(date(2026, 3, 14))).criteria
}

fn grammar() -> Grammar {
    let slots = vec![
        Slot::place(),
        Slot::within(),
        Slot::title(),
        Slot::level(),
        Slot::industry(),
        Slot::field(),
        Slot::degree(),
        Slot::class(),
        Slot::language(),
        Slot::skill(),
    ];
    let intent = Intent {
        name: "find",
        does: "find people",
        examples: &[],
        cues: &["^find"],
        takes: TAKES,
        needs: &[],
        call: |_: &Request<'_>| vec![Call { tool: "find".to_owned(), input: serde_json::Value::Null }],
    };
    let fallback =
        Fallback { fragment: Some("find"), question: None, can: "find people", example: "find people" };
    Grammar::new(slots, vec![intent], fallback)
}

pub fn text(text: &str) -> Part {
    paragraph([Sentence::from(text)])
}

pub fn shown(parts: &[Part]) -> String {
    let lines: Vec<String> = parts
        .iter()
        .map(|part| match part {
            Part::Text(text) => {
                let mark = if text.style == part::Style::Item { "- " } else { "" };
                format!("{mark}{}", text.sentences.iter().map(line).collect::<Vec<_>>().join(" "))
            }
            Part::Notice(notice) => {
                format!("({:?}{}) {}", notice.reason, if notice.retry { ", retry" } else { "" }, notice.text)
            }
            other => format!("{other:?}"),
        })
        .collect();
    lines.join("\n")
}

fn line(sentence: &Sentence) -> String {
    let runs = sentence
        .runs
        .iter()
        .map(|run| if run.strong { format!("**{}**", run.text) } else { run.text.clone() });
    let sources = sentence.sources.iter().map(|source| format!(" [{source}]"));
    runs.chain(sources).collect()
}
