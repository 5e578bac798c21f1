//! Two sides that are to be matched: students, who want one mentor each, and mentors, who have room for some.
//!
//! [`accept`] finds a matching that nobody has a reason to leave (deferred acceptance with capacities and ties);
//! [`assign`] the one that is worth most, exactly, with a dial for how evenly the mentors are loaded. [`blocking`] looks
//! for pairs who would rather have each other, by a way of its own: none of them is the certificate of the first.
//! What the result means to people is in [`measure`], [`Reasons`] and [`Change`]. Same market, same matching: whoever
//! is tied goes by the order of ties, and after that by number.

mod accept;
mod binding;
mod blocking;
mod build;
mod change;
mod market;
mod matching;
mod measure;
mod path;
mod prices;
mod solver;
mod ways;
mod weight;

use std::ops::ControlFlow;

pub use accept::{Proposing, accept};
pub use binding::{Binding, Reasons, Waiting};
pub use blocking::{Blocking, blocking};
pub use build::{Fit, MOST_PEOPLE, Tiers};
pub use change::{Change, Moved, moved};
pub use market::{Market, NEVER, TieOrder, Tier};
pub use matching::Matching;
pub use measure::{Measures, gini, measure};
pub use weight::{Aim, Weighing, assign, worth};

/// Looks on while long work is done, and may put an end to it.
pub type Watch<'a> = dyn FnMut(Step) -> ControlFlow<()> + 'a;

/// How far the work has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    pub done: usize,
    pub total: usize,
}

/// Whoever watched did not want to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the matching was stopped")]
pub struct Stopped;

/// For those who have time.
pub fn patient(_: Step) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn look(watch: &mut Watch<'_>, done: usize, total: usize) -> Result<(), Stopped> {
    match watch(Step { done, total }) {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(()) => Err(Stopped),
    }
}
