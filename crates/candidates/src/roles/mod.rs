//! Roles, with all that they have been.

mod change;
mod entity;
mod migrations;
mod store;
#[cfg(test)]
mod tests;

pub(crate) use change::there;
pub use migrations::KeepOwners;
