//! What work a title means, by words and by meaning: which titles are alike, and which occupation one belongs to.
//!
//! Directions of texts come from the caller. Without them `lexicon::titles` does what words alone can do.

mod occupations;
mod projection;
mod space;
mod symmetric;

pub use occupations::{Meant, Occupations};
pub use space::{KnownTitle, Likeness, Place, TitleSpace};
