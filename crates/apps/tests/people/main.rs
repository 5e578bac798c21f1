//! The people of the campus over HTTP: search, records, consents.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bench;
mod consents;
mod record;
mod search;
