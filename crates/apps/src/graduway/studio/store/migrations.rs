use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, integer, text, text_null},
    },
};

pub struct CreatePieces;

impl MigrationName for CreatePieces {
    fn name(&self) -> &'static str {
        "studio_0001_create_pieces"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreatePieces {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(pieces()).await?;
        manager.create_table(versions()).await?;
        manager.create_index(index_on("studio_pieces", &["deleted_at", "updated_at"], false)).await
    }
}

fn pieces() -> TableCreateStatement {
    Table::create()
        .table("studio_pieces")
        .col(text("id").primary_key())
        .col(text("content"))
        .col(integer("revision"))
        .col(text_null("approved_hash"))
        .col(text_null("approved_by_name"))
        .col(big_integer_null("approved_at"))
        .col(text("created_by_name"))
        .col(big_integer("created_at"))
        .col(text("updated_by_name"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("deleted_at"))
        .take()
}

fn versions() -> TableCreateStatement {
    Table::create()
        .table("studio_versions")
        .col(text("piece"))
        .col(integer("revision"))
        .col(text("content"))
        .col(text("by_name"))
        .col(text("note"))
        .col(big_integer("created_at"))
        .primary_key(Index::create().col("piece").col("revision"))
        .take()
}
