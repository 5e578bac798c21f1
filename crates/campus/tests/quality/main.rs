//! The quality of records: duplicates that are found, merged and taken apart again, and everything else in the queue.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod acts;
mod chain;
mod columns;
mod found;
mod merges;
mod pointers;
mod random;
mod stage;
