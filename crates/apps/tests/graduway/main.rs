//! The alumni platform over HTTP, as the people who use it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod bench;
mod directory;
mod engagement;
mod quality;
mod studio;
