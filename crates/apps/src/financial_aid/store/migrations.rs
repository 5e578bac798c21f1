use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, integer, text},
    },
};

pub struct CreateFamilies;

impl MigrationName for CreateFamilies {
    fn name(&self) -> &'static str {
        "financial_aid_0001_create_families"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateFamilies {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(families()).await?;
        manager.create_table(versions()).await?;
        manager.create_index(index_on("aid_families", &["owner", "deleted_at", "updated_at"], false)).await
    }
}

fn families() -> TableCreateStatement {
    Table::create()
        .table("aid_families")
        .col(text("id").primary_key())
        .col(text("owner"))
        .col(text("name"))
        .col(text("worksheet"))
        .col(integer("revision"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("deleted_at"))
        .take()
}

fn versions() -> TableCreateStatement {
    Table::create()
        .table("aid_family_versions")
        .col(text("family"))
        .col(integer("revision"))
        .col(text("name"))
        .col(text("worksheet"))
        .col(big_integer("created_at"))
        .primary_key(Index::create().col("family").col("revision"))
        .take()
}
