//! Résumés and roles: what somebody has shown, what a role asks for, and how far one meets the other.
//!
//! Pure: no files, no clock, no network, no randomness. Everything that is summed is a whole number, so the same input
//! gives the same score, to the byte, on every machine. A name, a pronoun, an address, a school or a year of
//! graduation cannot reach a score: [`score`] takes [`Blind`] alone, and that has none of them.

pub mod fairness;
pub mod model;
pub mod posting;
pub mod probe;
pub mod resume;
pub mod score;
pub mod taxonomy;

pub use model::*;

/// Stands in every receipt and in the footer of every export. Whatever changes a score changes it.
pub const SCORER: &str = "talent 1.6";
