use sea_orm::ConnectionTrait;
use sea_orm_migration::{
    MigrationTrait, MigratorTraitSelf,
    sea_orm::sea_query::{Index, IndexCreateStatement},
};

use crate::{Result, Store, write::begin_writing};

/// Any number will do, as long as every instance takes the same.
const MIGRATION_LOCK: i64 = 4600;

/// Gives the migrations of one crate or app. They are kept apart and run in the order of the list.
pub type Migrations = fn() -> Vec<Box<dyn MigrationTrait>>;

/// An index, named after its table and its columns.
pub fn index_on(table: &'static str, columns: &[&'static str], is_unique: bool) -> IndexCreateStatement {
    let mut index = Index::create();
    index.name(format!("{table}_{}_index", columns.join("_"))).table(table);
    for column in columns {
        index.col(*column);
    }
    if is_unique {
        index.unique();
    }
    index.take()
}

struct All<'a>(&'a [Migrations]);

impl MigratorTraitSelf for All<'_> {
    fn migrations(&self) -> Vec<Box<dyn MigrationTrait>> {
        self.0.iter().flat_map(|of_one| of_one()).collect()
    }
}

impl Store {
    /// Brings the tables up to date, all or nothing, and says how many steps that took.
    pub async fn migrate(&self, migrations: &[Migrations]) -> Result<usize> {
        let all = All(migrations);
        let tx = begin_writing(self.writer().connection()).await?;
        if self.is_postgres() {
            tx.execute_unprepared(&format!("SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")).await?;
        }
        let pending = all.get_pending_migrations(&tx).await?.len();
        if pending > 0 {
            all.up(&tx, None).await?;
        }
        tx.commit().await?;
        Ok(pending)
    }

    /// How many steps the tables are behind. Changes nothing.
    pub async fn steps_behind(&self, migrations: &[Migrations]) -> Result<usize> {
        Ok(All(migrations).get_pending_migrations_read_only(self.reader()).await?.len())
    }
}
