//! Two records of one person: who could be whom, how sure that is, and what speaks for and against it.
//!
//! Names, nicknames, spellings and blocks are those of the imports. What is added is how much each agreement weighs,
//! measured by how often it comes about by chance on this campus.

mod compare;
mod crowd;
mod everybody;
mod names;

pub use self::{
    compare::{Dossier, Likeness, compare},
    crowd::Crowd,
    everybody::{Basics, Everybody},
};

/// Pairs that are less sure are not shown to anybody.
pub const LEAST: u8 = 30;
