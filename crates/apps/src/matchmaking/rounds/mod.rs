//! Program rounds: a whole cohort matched at once, previewed, compared and published.
//!
//! A round is a plan: who takes part, whom they would have, how they are matched. A run of it is a job that works out
//! two matchings side by side, a stable one and the one that is worth most, and keeps both. One of them can be published:
//! its pairs become active matches, until that is taken back.

mod cohort;
mod engine;
mod export;
mod file;
mod fit;
mod graph;
mod model;
mod names;
mod results;
mod routes;
mod store;
mod what_if;
mod work;

#[cfg(test)]
mod tests;

pub(crate) use store::migrations;
pub(crate) use work::works;

pub(super) use routes::router;
