//! Finds and ranks: filters, words and vectors, every score split into the parts that earned it.
//!
//! Pure, but for the folder in which the index keeps its files: no clock, no randomness, no network. The same input
//! gives the same answer, on every machine.

pub mod assign;
pub mod index;
pub mod lexicon;
mod nearest;
pub mod reciprocal;
mod rounded;
mod sketch;
pub mod skills;
pub mod titles;
mod top;
mod vector;

pub use roaring::RoaringBitmap as People;
pub use top::Scored;
pub use vector::{DIMENSIONS, Vector, Vectors, dot};
