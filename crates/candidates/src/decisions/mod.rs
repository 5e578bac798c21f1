//! What people decide about candidates for a role, and what they say was read or weighed wrongly. Nothing is ever
//! written over: the last decision is the one in force.

mod change;
mod contests;
mod entity;
mod migrations;
mod store;
#[cfg(test)]
mod tests;

pub use contests::NewContest;
pub use migrations::KeepAnswers;
