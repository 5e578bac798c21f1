//! Rounds against what is so plain that it must be right: every pair looked at, every matching there is.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod brute;
mod hostile;
mod meaning;
mod stable;
mod weights;
mod what_if;
