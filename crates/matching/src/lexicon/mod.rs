//! What words mean: titles, skills, degrees, places and the like, brought to one spelling.
//!
//! The lists are part of the program. Every function is pure and takes any text: empty, enormous, in any script.

pub mod degrees;
pub mod esco;
pub mod fields;
pub mod industries;
pub mod languages;
pub mod numbers;
pub mod places;
pub mod sectors;
pub mod seniority;
pub mod skills;
pub mod text;
pub mod times;
pub mod titles;
pub mod topics;
pub mod years;

mod abbreviations;
mod fold;
mod phrases;
mod rows;
mod similar;

pub use similar::{TitleIndex, WordIndex};
