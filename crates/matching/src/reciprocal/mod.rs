//! Who suits whom, both ways: how well somebody who offers help suits somebody who looks for it, how well that one suits
//! what is offered, and the harmonic mean of the two. Every part of it has a name, a weight and the words it rests on.
//!
//! Pure. Invariant: what a [`Profile`] does not hold cannot enter a score, and it holds nothing protected.

mod alike;
mod conflict;
mod diverse;
mod explain;
mod fit;
mod known;
mod like;
mod part;
mod profile;
pub mod quick;
mod rank;
#[cfg(test)]
mod tests;
mod title;
mod wish;

pub use alike::Evidence;
pub use conflict::{Conflict, TOO_FAR_KM};
pub use diverse::{SHARE, diversified};
pub use explain::{Change, Difference, Move, WhatIf, WhyNot, differences, doubts, reasons};
pub use fit::{Fit, harmonic};
pub use known::Known;
pub use like::likeness;
pub use part::{Layer, Part, PartScore};
pub use profile::{Home, Post, Profile, Rung, Side, Statement, Way};
pub use rank::{Match, Question, Ranked, Ranking, Taken};
pub use wish::{AROUND_A_CITY_KM, Area, Criterion, ENOUGH, Need, Verdict, Wish};
