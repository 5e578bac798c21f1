//! Long work: what a person sees of it, and that each piece is applied once, on both databases.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod cancel;
mod queue;
mod resume;
mod running;
mod stage;
