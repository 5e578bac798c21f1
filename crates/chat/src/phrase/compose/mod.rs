//! Whole answers, from what tools have found. Apps choose among these and add what is their own.

mod calculate;
mod compare;
mod criteria;
mod empty;
mod found;
mod library;
mod quote;
mod reply;
mod suggest;
mod why;

pub use calculate::{Calculated, calculated, failed};
pub use compare::{Compared, Row, compared};
pub use criteria::{InWords, criteria_in_words};
pub use empty::{Nothing, nothing};
pub use found::{Found, found};
pub use library::{nothing_in_library, quoted};
pub use quote::{Cited, Sought};
pub use reply::{left_out, reply};
pub use suggest::next_questions;
pub use why::{closest, shared, why, why_not};

use super::{Builder, sentence};

/// A piece of a sentence that takes a place in a wording.
enum Piece<'a> {
    Plain(&'a str),
    Strong(&'a str),
}

use Piece::{Plain, Strong};

/// The wording with a piece in place of each `{name}`. What a piece says is never read as a wording.
fn fill(wording: &str, pieces: &[(&str, Piece<'_>)]) -> Builder {
    let mut built = sentence();
    let mut rest = wording;
    while let Some(start) = rest.find('{') {
        built = built.say(&rest[..start]);
        let after = &rest[start + 1..];
        let Some(end) = after.find('}') else { break };
        built = match pieces.iter().find(|(name, _)| *name == &after[..end]) {
            Some((_, Plain(text))) => built.say(text),
            Some((_, Strong(text))) => built.strong(text),
            None => built,
        };
        rest = &after[end + 1..];
    }
    built.say(rest)
}
