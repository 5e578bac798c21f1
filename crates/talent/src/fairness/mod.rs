//! Whether a cut or a score falls harder on some groups than on others: the four-fifths rule of the Uniform Guidelines
//! (29 CFR 1607.4 D) with an exact test for small samples, and the rates of New York's Local Law 144 (6 RCNY 5-300).
//!
//! Groups are what people have said of themselves, counted after the fact. Nothing here can reach a score, and nothing
//! is said about fewer than five people.

mod exact;
mod impact;
mod shelter;
mod table;
mod tally;
mod words;

pub use exact::fisher;
pub use impact::{scoring, selection};
pub use shelter::{FEWEST, line};
pub use table::{Grouping, ImpactMeasure, ImpactRow, ImpactTable, ImpactVerdict, Outcome};
