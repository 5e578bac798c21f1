//! Finding people: the index follows the campus, outlives restarts and is made anew when it has to be.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bench;
mod directory;
mod filters;
mod follow;
mod names;
mod rebuild;
