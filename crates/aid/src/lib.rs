//! Federal student aid, exact to the dollar: the Student Aid Index, Pell Grants, packages and net price.
//!
//! Pure: no clock, no randomness, no network, no files. The same input gives the same bytes, on every machine. Every
//! figure is a line with its rule, its inputs, the table's cell and the source; nothing panics on any input.

pub mod appeal;
pub mod application;
pub mod batch;
pub mod case;
pub mod checklist;
pub mod checks;
pub mod curve;
mod estimate;
pub mod families;
pub mod form;
pub mod formula;
pub mod interval;
pub mod isir;
pub mod letter;
pub mod money;
mod object;
pub mod package;
pub mod pell;
pub mod replay;
mod rows;
mod samples;
pub mod tables;
pub mod trace;
pub mod worksheet;
mod year;

pub use application::Application;
pub use case::{Case, Formula, Item, MaxPell, Region, Who};
pub use curve::{Curve, Field, curve};
pub use estimate::{Estimate, Explained, estimate, explain};
pub use interval::{Interval, interval};
pub use object::object;
pub use worksheet::Worksheet;
pub use year::AwardYear;
