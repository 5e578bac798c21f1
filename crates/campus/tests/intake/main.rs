//! Imports into a campus, on both databases.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod apply;
mod cancel;
mod check;
mod doubt;
mod files;
mod kinds;
mod money;
mod people;
mod reset;
mod resume;
mod stage;
mod undo;
