//! What people are compared by: traits with observable anchors, the rules that keep them fair and distinct.
//!
//! Pure: no clock, no randomness, no network. The same input gives the same answer, on every machine.
//! Only [`keep`] knows the database.

mod demo;
pub mod keep;
pub mod lint;
mod model;
pub mod propose;
pub mod score;
mod starter;
pub mod suggest;

pub use demo::{Demo, DemoPerson, demo};
pub use model::{Confusion, Evidence, Frameworks, LEVELS, Trait};
pub use starter::{Department, departments, starter};
