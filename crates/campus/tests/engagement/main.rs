//! Engagement: every figure is a sum over events, and the tables say what the records say.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod follow;
mod properties;
mod recount;
mod stage;
