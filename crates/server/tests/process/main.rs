//! The binary itself, started as its users start it, and treated worse.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod answers;
mod campus;
mod commands;
mod crash;
mod database;
mod hostile;
mod imports;
mod log;
mod pages;
mod quad;
