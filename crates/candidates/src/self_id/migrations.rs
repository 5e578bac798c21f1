use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, text, text_null},
    },
};

/// What each import has said is kept, so that it can be taken back.
pub struct KeepImports;

impl MigrationName for KeepImports {
    fn name(&self) -> &'static str {
        "candidates_0004_self_id_imports"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for KeepImports {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(imports()).await?;
        manager.create_table(said()).await?;
        manager.create_index(index_on("talent_self_id_imports", &["batch"], false)).await?;
        manager.create_index(index_on("talent_self_id_rows", &["file"], false)).await?;
        // What is known from before is of no import: it comes back when all others are taken back.
        let known = "INSERT INTO talent_self_id_rows (import, file, sex, race, at) \
                     SELECT '', file, sex, race, changed_at FROM talent_self_ids";
        manager.get_connection().execute_unprepared(known).await?;
        Ok(())
    }
}

fn imports() -> TableCreateStatement {
    Table::create()
        .table("talent_self_id_imports")
        .col(text("id").primary_key())
        .col(text("batch"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .col(big_integer_null("undone_at"))
        .col(text_null("undone_by"))
        .take()
}

fn said() -> TableCreateStatement {
    Table::create()
        .table("talent_self_id_rows")
        .col(text("import"))
        .col(text("file"))
        .col(text_null("sex"))
        .col(text_null("race"))
        .col(big_integer("at"))
        .primary_key(Index::create().col("import").col("file"))
        .take()
}
