use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, boolean, integer, integer_null, text, text_null},
    },
};

pub struct CreateQuality;

impl MigrationName for CreateQuality {
    fn name(&self) -> &'static str {
        "campus_quality_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateQuality {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [items(), decisions(), changes(), moves(), merged(), tasks(), scans()] {
            manager.create_table(table).await?;
        }
        let indexes: [(&'static str, &[&'static str]); 7] = [
            ("quality_items", &["state", "edition", "behind", "number"]),
            ("quality_items", &["person", "edition"]),
            ("quality_items", &["other", "edition"]),
            ("quality_changes", &["row_key", "place"]),
            ("quality_decisions", &["item", "edition"]),
            ("quality_decisions", &["person", "edition"]),
            ("quality_tasks", &["item", "edition"]),
        ];
        for (table, columns) in indexes {
            manager.create_index(index_on(table, columns, false)).await?;
        }
        Ok(())
    }
}

/// Who else's rows name somebody is found at once.
pub struct IndexPointers;

impl MigrationName for IndexPointers {
    fn name(&self) -> &'static str {
        "campus_quality_0002_index_pointers"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for IndexPointers {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for sql in [
            "CREATE INDEX relatives_relative_index ON relatives (relative, edition) WHERE relative IS NOT NULL",
            "CREATE INDEX notes_by_index ON notes (\"by\", edition)",
            "CREATE INDEX students_adviser_index ON students (adviser, edition)",
        ] {
            manager.get_connection().execute_unprepared(sql).await?;
        }
        Ok(())
    }
}

/// What waits to be decided, and what was.
fn items() -> TableCreateStatement {
    Table::create()
        .table("quality_items")
        .col(integer("edition"))
        .col(text("id"))
        .col(big_integer("number"))
        .col(text("kind"))
        .col(big_integer("person"))
        .col(big_integer_null("other"))
        .col(integer_null("score"))
        .col(integer("behind"))
        // Empty for what was always so: it sorts before every day.
        .col(text("since"))
        .col(text("evidence"))
        .col(text("suggested"))
        .col(text("digest"))
        .col(text("state"))
        .col(text_null("until"))
        .col(big_integer_null("decision"))
        .col(boolean("by_hand"))
        .col(big_integer("scan"))
        .primary_key(Index::create().col("edition").col("id"))
        .take()
}

fn decisions() -> TableCreateStatement {
    Table::create()
        .table("quality_decisions")
        .col(big_integer("seq").primary_key())
        .col(integer("edition"))
        .col(text("item"))
        .col(text("kind"))
        .col(text("act"))
        .col(big_integer("person"))
        .col(text("person_name"))
        .col(big_integer_null("other"))
        .col(text_null("other_name"))
        .col(text_null("reason"))
        .col(text("detail"))
        .col(text_null("decided_by"))
        .col(text("decided_by_name"))
        .col(big_integer("decided_at"))
        .col(big_integer_null("undone_at"))
        .col(text_null("undone_by_name"))
        .take()
}

/// Every row of the campus that a decision has changed or relied on, as it was before and as it was left.
fn changes() -> TableCreateStatement {
    Table::create()
        .table("quality_changes")
        .col(big_integer("decision"))
        .col(text("place"))
        .col(text("row_key"))
        .col(big_integer_null("person"))
        // None if there was no such row.
        .col(text_null("was"))
        // A digest; none if there is no such row any more.
        .col(text_null("now"))
        // No for a row that the decision only relies on.
        .col(boolean("is_changed"))
        .primary_key(Index::create().col("decision").col("place").col("row_key"))
        .take()
}

/// Rows of others than the campus that a merge has pointed at another person.
fn moves() -> TableCreateStatement {
    Table::create()
        .table("quality_moves")
        .col(big_integer("decision"))
        .col(text("place"))
        .col(text("row_key"))
        .primary_key(Index::create().col("decision").col("place").col("row_key"))
        .take()
}

/// Where the records are that were merged into others.
fn merged() -> TableCreateStatement {
    Table::create()
        .table("quality_merged")
        .col(integer("edition"))
        .col(big_integer("removed"))
        .col(big_integer("kept"))
        .col(big_integer("decision"))
        .primary_key(Index::create().col("edition").col("removed"))
        .take()
}

fn tasks() -> TableCreateStatement {
    Table::create()
        .table("quality_tasks")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(text("item"))
        .col(big_integer("person"))
        .col(text("person_name"))
        .col(text("title"))
        .col(text("due"))
        .col(big_integer("decision"))
        .col(big_integer("created_at"))
        .col(text("created_by_name"))
        .col(big_integer_null("done_at"))
        .col(text_null("done_by_name"))
        .take()
}

fn scans() -> TableCreateStatement {
    Table::create()
        .table("quality_scans")
        .col(big_integer("number").primary_key())
        .col(integer("edition"))
        .col(text("job"))
        .col(integer("stale_years"))
        .col(big_integer("started_at"))
        .col(big_integer_null("ended_at"))
        .col(big_integer("people"))
        .col(big_integer("pairs"))
        .col(big_integer("issues"))
        .take()
}
