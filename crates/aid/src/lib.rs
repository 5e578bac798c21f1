//! Federal student aid, exact to the dollar: the Student Aid Index, Pell Grants, packages and net price.
//!
//! Pure: no clock, no randomness, no network, no files. The same input gives the same bytes, on every machine. Every
//! figure is a line with its rule, its inputs, the table's cell and the source; nothing panics on any input.

pub mod case;
pub mod formula;
pub mod money;
pub mod replay;
pub mod tables;
pub mod trace;
mod year;

pub use case::{Case, Formula, Item, MaxPell, Region, Who};
pub use year::AwardYear;
