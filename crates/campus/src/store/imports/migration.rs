use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, binary, integer, integer_null, text, text_null},
    },
};

use super::{TABLES, lookup::MOST_GENERATED_RECORD};
use crate::store::{migrations::create, tables};

pub struct CreateImports;

impl MigrationName for CreateImports {
    fn name(&self) -> &'static str {
        "campus_0002_imports"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateImports {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in tables::ALL.iter().filter(|table| TABLES.contains(&table.name)) {
            manager.create_table(create(table, manager.get_database_backend())).await?;
        }
        for table in [imports(), changes(), errors(), turn()] {
            manager.create_table(table).await?;
        }
        let nobody =
            Query::insert().into_table("campus_turn").columns(["id"]).values_panic([1.into()]).take();
        manager.execute(nobody).await?;
        let indexes: [(&'static str, &[&'static str]); 3] = [
            ("person_keys", &["edition", "system", "value"]),
            ("roles", &["edition", "employer", "title"]),
            ("import_changes", &["import", "person"]),
        ];
        for (table, columns) in indexes {
            manager.create_index(index_on(table, columns, false)).await?;
        }
        Ok(())
    }
}

/// The highest number that an import has given out is found at once, though its tables lie in the order of people.
pub struct IndexNumbers;

impl MigrationName for IndexNumbers {
    fn name(&self) -> &'static str {
        "campus_0004_import_numbers"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for IndexNumbers {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in ["education", "positions", "gifts", "notes", "holds"] {
            let sql = format!(
                "CREATE INDEX {table}_imported_index ON {table} (edition, id) WHERE id > {MOST_GENERATED_RECORD}"
            );
            manager.get_connection().execute_unprepared(&sql).await?;
        }
        Ok(())
    }
}

/// How far an undo has come is known of the import, whichever job goes on; and so is since when its file is missed.
/// Roles are looked for by their employer, whatever the capitals of their titles.
pub struct FollowFiles;

impl MigrationName for FollowFiles {
    fn name(&self) -> &'static str {
        "campus_0006_follow_files"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for FollowFiles {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for sql in [
            "ALTER TABLE imports ADD COLUMN taken_back TEXT",
            "ALTER TABLE imports ADD COLUMN missed_at BIGINT",
            "DROP INDEX roles_title_employer_edition_index",
            "CREATE INDEX roles_employer_edition_index ON roles (employer, edition)",
        ] {
            manager.get_connection().execute_unprepared(sql).await?;
        }
        Ok(())
    }
}

/// How files begin is known to all instances.
pub struct KeepHeads;

impl MigrationName for KeepHeads {
    fn name(&self) -> &'static str {
        "campus_0007_keep_heads"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for KeepHeads {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(heads()).await
    }
}

/// Files that were brought in, and what became of them.
fn imports() -> TableCreateStatement {
    Table::create()
        .table("imports")
        .col(text("id").primary_key())
        .col(text("kind"))
        .col(text("name"))
        .col(big_integer("bytes"))
        .col(text("state"))
        .col(text("options"))
        .col(text_null("choices"))
        .col(text("likely"))
        .col(text_null("counts"))
        .col(text_null("preview"))
        .col(text_null("error"))
        .col(integer_null("edition"))
        .col(big_integer_null("turn"))
        .col(text_null("first_ids"))
        .col(text_null("job"))
        .col(text_null("created_by"))
        .col(text("created_by_name"))
        .col(big_integer("created_at"))
        .col(big_integer_null("ended_at"))
        .take()
}

/// Every row of the campus that an import has touched, as it was before: once for each import, however often.
fn changes() -> TableCreateStatement {
    Table::create()
        .table("import_changes")
        .col(text("import"))
        .col(text("place"))
        .col(text("row_key"))
        .col(big_integer_null("person"))
        .col(text_null("was"))
        .col(text("digest"))
        .primary_key(Index::create().col("import").col("place").col("row_key"))
        .take()
}

/// Rows of a file that cannot be taken, and why.
fn errors() -> TableCreateStatement {
    Table::create()
        .table("import_errors")
        .col(text("import"))
        .col(big_integer("line"))
        .col(text("cells"))
        .col(text("why"))
        .primary_key(Index::create().col("import").col("line"))
        .take()
}

/// How the files begin.
fn heads() -> TableCreateStatement {
    Table::create().table("import_heads").col(text("import").primary_key()).col(binary("head")).take()
}

/// One row: the job that may change the campus now.
fn turn() -> TableCreateStatement {
    Table::create().table("campus_turn").col(integer("id").primary_key()).col(text_null("job")).take()
}
