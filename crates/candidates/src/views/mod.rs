//! Who has looked at whom.

mod entity;
mod log;
mod store;
#[cfg(test)]
mod tests;

pub use self::store::ViewFilter;
