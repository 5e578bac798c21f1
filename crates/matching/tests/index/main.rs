#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod corpus;
mod crash;
mod filters;
mod hostile;
mod live;
mod naive;
mod search;
