//! Candidates by lot, read, blinded and scored as the suite does it: what must never change a score, what must never be
//! said without evidence, and what the rules on fairness give for their own examples.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod applicants;
mod arithmetic;
mod dice;
mod evidence;
mod fairness;
mod families;
mod gaming;
mod pages;
mod people;
mod roles;
mod same;
mod swaps;
