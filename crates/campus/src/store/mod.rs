//! The campus in the database: one list of tables says what is stored, how it is made, read, copied and compared.

mod cell;
pub mod changes;
pub mod community;
pub mod dossier;
pub mod edition;
mod hash;
pub mod imports;
mod insert;
pub mod life;
mod migrations;
pub mod people;
mod record;
pub mod row;
mod tables;
mod tag;
pub mod turn;
pub mod units;

pub use cell::{Column, Kind};
pub use hash::hash;
pub use insert::insert;
pub use migrations::migrations;
pub use record::{Record, Table, select};
pub use tables::ALL as TABLES;
