//! The people and things that several apps share, one synthetic university made of them, and the way in for real ones.

mod campus;
pub mod engagement;
pub mod fill;
pub mod generate;
pub mod import;
pub mod intake;
mod library;
pub mod model;
pub mod people;
pub mod quality;
pub mod reset;
pub mod search;
pub mod store;
mod turn;
pub mod units;

pub use self::{
    campus::{Campus, Setup},
    library::{LIBRARY, PolicyPage},
    store::migrations,
};
