//! What people decide about candidates for a role, and what they say was read or weighed wrongly. Nothing is ever
//! written over: the last decision is the one in force.

mod change;
mod entity;
mod store;
#[cfg(test)]
mod tests;

pub use change::NewContest;
