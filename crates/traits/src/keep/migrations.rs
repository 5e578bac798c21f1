use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, binary, integer, integer_null, text, text_null},
    },
};

pub struct CreateTraits;

impl MigrationName for CreateTraits {
    fn name(&self) -> &'static str {
        "traits_0001_create_traits"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateTraits {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [
            traits(),
            versions(),
            drafts(),
            departments(),
            cells(),
            imports(),
            import_files(),
            import_errors(),
        ] {
            manager.create_table(table).await?;
        }
        for (table, columns, is_unique) in [
            ("traits", &["seed"][..], true),
            ("traits", &["deleted_at", "state", "folded", "id"], false),
            ("traits", &["deleted_at", "updated_at", "id"], false),
            ("trait_versions", &["import_id", "trait_id"], false),
            ("trait_departments", &["seed"], true),
            ("trait_departments", &["parent"], false),
            ("department_traits", &["trait_id"], false),
            ("trait_imports", &["state"], false),
        ] {
            manager.create_index(index_on(table, columns, is_unique)).await?;
        }
        // A name is free again once its trait is deleted.
        let names = "CREATE UNIQUE INDEX traits_name_index ON traits (folded) WHERE deleted_at IS NULL";
        manager.get_connection().execute_unprepared(names).await?;
        Ok(())
    }
}

fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).take()
}

fn traits() -> TableCreateStatement {
    table("traits")
        .col(text("id").primary_key())
        .col(text("name"))
        .col(text("folded"))
        .col(text("state"))
        .col(integer("version"))
        .col(text("definition"))
        .col(text("search"))
        .col(text("frameworks"))
        .col(big_integer("created_at"))
        .col(text("created_by_name"))
        .col(big_integer("updated_at"))
        .col(text("updated_by_name"))
        .col(big_integer_null("deleted_at"))
        .col(text_null("seed"))
        .take()
}

fn versions() -> TableCreateStatement {
    table("trait_versions")
        .col(text("trait_id"))
        .col(integer("number"))
        .col(text("name"))
        .col(text("body"))
        .col(text("note"))
        .col(big_integer("created_at"))
        .col(text_null("created_by"))
        .col(text("created_by_name"))
        .col(text_null("import_id"))
        .col(text_null("cells"))
        .col(text_null("merged"))
        .primary_key(Index::create().col("trait_id").col("number"))
        .foreign_key(&mut part_of("trait_versions", "trait_id", "traits"))
        .take()
}

/// Of one that is not there yet, too: no foreign key.
fn drafts() -> TableCreateStatement {
    table("trait_drafts")
        .col(text("owner"))
        .col(text("trait_id"))
        .col(text("content"))
        .col(integer_null("base_version"))
        .col(big_integer("updated_at"))
        .primary_key(Index::create().col("owner").col("trait_id"))
        .take()
}

fn departments() -> TableCreateStatement {
    table("trait_departments")
        .col(text("id").primary_key())
        .col(text_null("parent"))
        .col(text("name"))
        .col(text("about"))
        .col(integer("position"))
        .col(text_null("seed"))
        .col(big_integer("updated_at"))
        .col(text("updated_by_name"))
        .col(big_integer_null("deleted_at"))
        .col(text_null("deleted_with"))
        .take()
}

fn cells() -> TableCreateStatement {
    table("department_traits")
        .col(text("department"))
        .col(text("trait_id"))
        .col(integer("importance"))
        .primary_key(Index::create().col("department").col("trait_id"))
        .foreign_key(&mut part_of("department_traits", "department", "trait_departments"))
        .foreign_key(&mut part_of("department_traits", "trait_id", "traits"))
        .take()
}

fn imports() -> TableCreateStatement {
    table("trait_imports")
        .col(text("id").primary_key())
        .col(text("name"))
        .col(big_integer("bytes"))
        .col(text("state"))
        .col(text("counts"))
        .col(text("headings"))
        .col(text_null("error"))
        .col(text_null("remaining"))
        .col(text_null("job"))
        .col(big_integer("created_at"))
        .col(text_null("created_by"))
        .col(text("created_by_name"))
        .col(big_integer_null("ended_at"))
        .col(big_integer_null("undone_at"))
        .take()
}

fn import_files() -> TableCreateStatement {
    table("trait_import_files")
        .col(text("import_id").primary_key())
        .col(binary("data"))
        .foreign_key(&mut part_of("trait_import_files", "import_id", "trait_imports"))
        .take()
}

fn import_errors() -> TableCreateStatement {
    table("trait_import_errors")
        .col(text("import_id"))
        .col(big_integer("line"))
        .col(text("field"))
        .col(text("reason"))
        .col(text("cells"))
        .primary_key(Index::create().col("import_id").col("line"))
        .foreign_key(&mut part_of("trait_import_errors", "import_id", "trait_imports"))
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
