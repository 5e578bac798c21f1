//! What a list of phrases finds by itself.

use super::{
    Finding, Place, Rule, Text,
    lists::{AUTHORSHIP, GUILT, List, PRESSURE, UNSUPPORTED, URGENCY},
};

struct Look {
    rule: Rule,
    list: &'static List,
    reason: &'static str,
    instead: &'static str,
}

fn all() -> [Look; 5] {
    [
        Look {
            rule: Rule::Guilt,
            list: &GUILT,
            reason: "This makes the reader feel guilty. Guilt loses more people than it wins.",
            instead: "Say what is offered or needed, and thank the reader for what they have done.",
        },
        Look {
            rule: Rule::Urgency,
            list: &URGENCY,
            reason: "This puts the reader in a hurry. If there is a date, the date is enough.",
            instead: "Name the date, if there is one, and leave the rest out.",
        },
        Look {
            rule: Rule::Pressure,
            list: &PRESSURE,
            reason: "This leaves the reader no room to say no.",
            instead: "Ask, and say that a no is fine.",
        },
        Look {
            rule: Rule::Undisclosed,
            list: &AUTHORSHIP,
            reason: "This says that a person wrote the message with their own hands.",
            instead: "Leave it out, unless you have written the whole message yourself.",
        },
        Look {
            rule: Rule::Unsupported,
            list: &UNSUPPORTED,
            reason: "Nothing supports this superlative or promise.",
            instead: "Say what is known: a number, a date, an example.",
        },
    ]
}

pub fn look(text: &Text, place: Place) -> Vec<Finding> {
    let mut findings = Vec::new();
    for one in all() {
        for (words, entry) in one.list.find(text) {
            let instead = if entry.instead.is_empty() { one.instead } else { entry.instead };
            let finding = Finding::new(one.rule, place, text, text.span(words));
            findings.push(finding.because(one.reason, instead));
        }
    }
    findings
}
