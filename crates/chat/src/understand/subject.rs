//! Whom a message is about. One that names them itself stands on its own; one that leaves them out goes on.

use super::{Grammar, follow, message::Message, slots::Read};

/// Nouns for all there are.
const ANYBODY: &[&str] = &["everybody", "everyone", "people", "persons"];

/// Plurals without an s.
const PLURALS: &[&str] = &["alumnae", "alumni", "faculty", "staff"];

/// What may stand before a noun without changing what it does.
const BEFORE: &[&str] = &["a", "all", "an", "every", "of", "our", "please", "some", "the"];

/// After "how many" these leave open whom: "how many are there", "how many in Denver".
const OPEN: &[&str] = &[
    "altogether",
    "are",
    "did",
    "do",
    "does",
    "donated",
    "from",
    "gave",
    "give",
    "graduated",
    "had",
    "has",
    "have",
    "in",
    "is",
    "know",
    "live",
    "near",
    "speak",
    "studied",
    "that",
    "there",
    "total",
    "volunteer",
    "volunteered",
    "were",
    "work",
];

impl Grammar {
    /// "teachers in Boston": a noun of its own, and something about it.
    pub(super) fn has_subject(&self, message: &Message, reads: &[(usize, Read)]) -> bool {
        if follow::has_lead(message) || follow::swaps(message) || follow::refers(message) {
            return false;
        }
        if follow::adds(message) || follow::limits(message) {
            return false;
        }
        let is_read = |at: usize| reads.iter().any(|(_, read)| message.words_in(&read.bytes).contains(&at));
        let first = (0..message.words.len()).find(|at| self.names(message, *at, reads));
        let Some(noun) = first else { return false };
        let others = reads.iter().filter(|(_, read)| !message.words_in(&read.bytes).contains(&noun)).count();
        others > 0 && (0..noun).all(|at| is_read(at) || BEFORE.contains(&message.word(at)))
    }

    /// Whether this word says whom: "teachers", "people".
    fn names(&self, message: &Message, at: usize, reads: &[(usize, Read)]) -> bool {
        let word = message.word(at);
        let is_plural = PLURALS.contains(&word) || (word.ends_with('s') && word.len() > 3);
        let is_subject = |(slot, read): &(usize, Read)| {
            self.slots[*slot].is_subject && message.words_in(&read.bytes).end == at + 1
        };
        ANYBODY.contains(&word) || (is_plural && reads.iter().any(is_subject))
    }
}

/// "how many are there?"
pub(super) fn is_left_out(message: &Message) -> bool {
    let after = message.find("how many").first().map(|words| words.end);
    after.is_some_and(|at| at == message.words.len() || OPEN.contains(&message.word(at)))
}

/// "by industry": criteria and nothing else.
pub(super) fn is_bare(message: &Message, reads: &[(usize, Read)]) -> bool {
    let is_read = |at: usize| reads.iter().any(|(_, read)| message.words_in(&read.bytes).contains(&at));
    (0..message.words.len()).all(is_read)
}
