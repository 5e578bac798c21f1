//! Programs that `bench/` and `evals/` run: the suite's own engines, measured. What several of them need is here.
//!
//! They are no examples of the crates they measure: those would be built with what tests switch on, and everything above
//! them a second time.

mod directions;
pub mod usage;

use std::{error::Error, path::Path, sync::Arc};

use store::{Database, Migrations, Store, SystemClock, SystemEntropy};

pub use directions::Directions;

pub type Outcome<T> = Result<T, Box<dyn Error>>;

/// A database in a file of this folder.
pub async fn store_in(folder: &Path, migrations: &[Migrations]) -> Outcome<Store> {
    let database = Database::Sqlite(folder.join("quad.db"));
    let store = Store::open(&database, Arc::new(SystemClock), Arc::new(SystemEntropy)).await?;
    store.migrate(migrations).await?;
    Ok(store)
}
