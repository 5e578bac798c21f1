//! What may reach the screen, whoever wrote it: a language model or a template of ours.
//!
//! Invariant: a sentence that passes holds no figure and no name that the tools did not give, no address, no markup and
//! no promise. Everything here is pure.

mod clean;
mod counted;
mod crisis;
mod figures;
mod ground;
mod inspect;
mod links;
mod names;
mod nonsense;
mod phrases;
mod private;
mod promises;
mod sentence;
mod split;
mod token;
mod vocabulary;

pub use crisis::{Alarm, Crisis};
pub use ground::Ground;
pub use inspect::{Inspection, inspect, quarantine};
pub(crate) use names::lists::is_listed;
pub use nonsense::nonsense;
pub use phrases::{Pattern, words_of};
pub use sentence::{Verdict, check};
pub use split::{Split, Splitter};
pub use vocabulary::Vocabulary;

#[cfg(test)]
mod tests;
