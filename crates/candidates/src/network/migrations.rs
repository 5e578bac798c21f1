use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, integer, text, text_null},
    },
};

pub struct CreateNetwork;

impl MigrationName for CreateNetwork {
    fn name(&self) -> &'static str {
        "candidates_0002_network"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateNetwork {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(steps()).await?;
        manager.create_table(merges()).await?;
        manager.create_index(index_on("talent_steps", &["edition", "person", "file"], false)).await?;
        manager.create_index(index_on("talent_merges", &["file"], false)).await
    }
}

fn steps() -> TableCreateStatement {
    Table::create()
        .table("talent_steps")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("file"))
        .col(text_null("stage"))
        .col(text("note"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .col(big_integer_null("undone_at"))
        .col(text_null("undone_by"))
        .take()
}

fn merges() -> TableCreateStatement {
    Table::create()
        .table("talent_merges")
        .col(text("id").primary_key())
        .col(text("file"))
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("into_file"))
        .col(text("state"))
        .col(text_null("duplicate_of"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .col(big_integer_null("undone_at"))
        .col(text_null("undone_by"))
        .take()
}
