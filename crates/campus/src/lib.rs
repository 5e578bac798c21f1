//! The people and things that several apps share, one synthetic university made of them, and the way in for real ones.

pub mod fill;
pub mod generate;
pub mod import;
pub mod intake;
pub mod model;
pub mod reset;
pub mod store;
mod turn;

pub use self::store::migrations;
