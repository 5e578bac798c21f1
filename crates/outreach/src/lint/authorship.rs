//! Whether it is said that a program drafted a message.

use super::{Finding, Place, Rule, Text, lists::DISCLOSURE};
use crate::draft::{self, Draft};

/// Whether a sentence says that a program had a part in the message.
pub fn discloses(text: &str) -> bool {
    !DISCLOSURE.find(&Text::new(text)).is_empty()
}

/// A draft of a program that does not say so.
pub fn missing(draft: &Draft) -> Option<Finding> {
    let is_missing = draft.machine && !draft.is_disclosed();
    is_missing.then(|| {
        let reason = "A program drafted this message, and the message does not say so.";
        let suggestion = format!("Add the line “{}”", draft::DISCLOSURE);
        Finding::new(Rule::Undisclosed, Place::Whole, &Text::new(""), 0..0).because(reason, suggestion)
    })
}
