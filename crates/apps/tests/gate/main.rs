//! The gate, over HTTP, as the people who use it and those who should not.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod accounts;
mod administration;
mod audit;
mod firebase;
mod instances;
mod limits;
mod provider;
mod rotation;
mod sessions;
mod state;
mod strategies;
