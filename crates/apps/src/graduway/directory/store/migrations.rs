use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, boolean, integer, text},
    },
};

pub struct CreateSegments;

impl MigrationName for CreateSegments {
    fn name(&self) -> &'static str {
        "graduway_0001_create_segments"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateSegments {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(segments()).await?;
        manager.create_table(versions()).await?;
        manager.create_index(index_on("graduway_segments", &["owner", "deleted_at"], false)).await?;
        manager.create_index(index_on("graduway_segments", &["shared", "deleted_at"], false)).await
    }
}

fn segments() -> TableCreateStatement {
    Table::create()
        .table("graduway_segments")
        .col(text("id").primary_key())
        .col(text("owner"))
        .col(text("owner_name"))
        .col(text("name"))
        .col(boolean("shared"))
        .col(integer("version"))
        .col(text("chips"))
        .col(big_integer("people"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(text("updated_by_name"))
        .col(big_integer_null("deleted_at"))
        .take()
}

fn versions() -> TableCreateStatement {
    Table::create()
        .table("graduway_segment_versions")
        .col(text("segment"))
        .col(integer("number"))
        .col(text("name"))
        .col(boolean("shared"))
        .col(text("chips"))
        .col(big_integer("people"))
        .col(text("note"))
        .col(big_integer("created_at"))
        .col(text("created_by_name"))
        .primary_key(Index::create().col("segment").col("number"))
        .take()
}
