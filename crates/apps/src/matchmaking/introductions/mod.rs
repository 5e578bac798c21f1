//! Introductions: a letter to each side, drafted from the records with a source for every sentence, approved, sent
//! together, and answered. Both say yes: they are matched. One says no: the place is free, and the two are left alone for
//! a while.
//!
//! Answers come to the member of staff who wrote, and are written down here. There is no link in the mail that answers
//! without signing in: the mail is kept and shown byte for byte, and so would be the link.

mod compose;
mod model;
mod routes;
pub(super) mod store;
#[cfg(test)]
mod tests;

pub(super) use routes::router;
pub(crate) use store::migrations;
