//! Files that people export from other programs, as records: from bytes to text, cells, fields and values.
//!
//! Reads any stream once, from top to bottom, and holds a bounded part of it. Every row that is not blank becomes
//! either one record or one list of flaws.

mod decode;
mod dialect;
pub mod duplicates;
mod errors;
mod fuzz;
mod heading;
mod kind;
mod mapper;
mod problem;
mod record;
mod rows;
mod split;
mod table;
mod value;

pub(crate) use self::decode::SAMPLE;
pub use self::{
    decode::Charset,
    dialect::{Dialect, Told},
    errors::ErrorFile,
    fuzz::fuzz,
    heading::Note,
    kind::{Field, Kind},
    mapper::{Choice, Clue, Column, Mapping, Reason, Unknown},
    problem::{Broken, Fatal, Flaw},
    record::{Outcome, Record, Rejected},
    rows::Rows,
    table::{Layout, MOST_COLUMNS, Options, Table},
    value::{DateOrder, DecimalMark, Money, Reading, Type, Value, bare, fold},
};
