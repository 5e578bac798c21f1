//! Traits and departments over HTTP, as the people who read and change them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]
