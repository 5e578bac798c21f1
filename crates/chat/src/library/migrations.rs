use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{
            big_integer, big_integer_null, binary, binary_null, boolean, integer, integer_null, text,
            text_null,
        },
    },
};

pub struct CreateLibrary;

impl MigrationName for CreateLibrary {
    fn name(&self) -> &'static str {
        "chat_0002_create_library"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateLibrary {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [documents(), files(), versions(), pages(), passages()] {
            manager.create_table(table).await?;
        }
        for (table, columns, is_unique) in [
            ("library_documents", &["deleted_at"][..], false),
            ("library_documents", &["seed"], true),
            ("library_versions", &["document", "number"], true),
            ("library_versions", &["sha256"], false),
            ("library_versions", &["state"], false),
        ] {
            manager.create_index(index_on(table, columns, is_unique)).await?;
        }
        Ok(())
    }
}

fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).take()
}

fn documents() -> TableCreateStatement {
    table("library_documents")
        .col(text("id").primary_key())
        .col(text("title"))
        .col(text("area"))
        .col(integer_null("current"))
        .col(integer("newest"))
        .col(text_null("seed"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer("updated_at"))
        .col(text("updated_by"))
        .col(big_integer_null("deleted_at"))
        .take()
}

/// Each file once, whoever brings it again.
fn files() -> TableCreateStatement {
    table("library_files").col(text("sha256").primary_key()).col(binary("data")).take()
}

fn versions() -> TableCreateStatement {
    table("library_versions")
        .col(text("id").primary_key())
        .col(text("document"))
        .col(integer("number"))
        .col(text("name"))
        .col(text("kind"))
        .col(text("sha256"))
        .col(big_integer("bytes"))
        .col(text("source"))
        .col(text("note"))
        .col(text("state"))
        .col(text_null("problem"))
        .col(integer("pages"))
        .col(integer("passages"))
        .col(boolean("embedded"))
        .col(big_integer("created_at"))
        .col(text_null("created_by"))
        .col(text("created_by_name"))
        .col(text_null("job"))
        .foreign_key(&mut part_of("library_versions", "document", "library_documents"))
        .take()
}

fn pages() -> TableCreateStatement {
    table("library_pages")
        .col(text("version"))
        .col(integer("number"))
        .col(text_null("label"))
        .col(text("blocks"))
        .primary_key(Index::create().col("version").col("number"))
        .foreign_key(&mut part_of("library_pages", "version", "library_versions"))
        .take()
}

fn passages() -> TableCreateStatement {
    table("library_passages")
        .col(text("version"))
        .col(integer("ordinal"))
        .col(integer("page"))
        .col(text_null("label"))
        .col(text("headings"))
        .col(text("text"))
        .col(binary_null("vector"))
        .primary_key(Index::create().col("version").col("ordinal"))
        .foreign_key(&mut part_of("library_passages", "version", "library_versions"))
        .take()
}

fn part_of(from: &'static str, column: &'static str, whole: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .name(format!("{from}_{column}_to_{whole}"))
        .from(from, column)
        .to(whole, "id")
        .on_delete(ForeignKeyAction::Cascade)
        .take()
}
