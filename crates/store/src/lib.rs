//! The database and what comes with it: transactions, migrations, ids, the clock, and long work ([`jobs`]).
//!
//! SQLite by default, PostgreSQL by its address; entities and migrations are the same for both.
//! Every write goes through [`Store::write`]: one at a time on SQLite, many to a commit, so that
//! a check and the write that rests on it are never torn apart and an acknowledged write is on disk.

mod clock;
mod database;
mod entropy;
mod error;
mod events;
mod file;
pub mod jobs;
mod migrate;
pub mod query;
mod seal;
#[cfg(feature = "testing")]
pub mod testing;
mod time;
mod write;

pub use clock::{Clock, SystemClock};
pub use database::{Database, Store};
pub use entropy::{Entropy, SystemEntropy};
pub use error::Error;
pub use events::Event;
pub use migrate::{Migrations, index_on};
pub use sea_orm;
pub use sea_orm_migration;
pub use seal::Sealer;
pub use time::Time;
pub use write::Tx;

pub type Result<T> = std::result::Result<T, Error>;
