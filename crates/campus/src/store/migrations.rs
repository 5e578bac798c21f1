use store::{
    sea_orm::DbBackend,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, binary, integer, integer_null, text, text_null},
    },
};

use super::{cell, imports, record, tables};
use crate::quality::store as quality;

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![
        Box::new(CreateCampus),
        Box::new(imports::CreateImports),
        Box::new(CreateUnits),
        Box::new(imports::IndexNumbers),
        Box::new(IndexApart),
        Box::new(imports::FollowFiles),
        Box::new(imports::KeepHeads),
        Box::new(crate::engagement::CreateEngagement),
        Box::new(quality::CreateQuality),
        Box::new(quality::IndexPointers),
    ]
}

struct CreateCampus;

impl MigrationName for CreateCampus {
    fn name(&self) -> &'static str {
        "campus_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateCampus {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(editions()).await?;
        manager.create_table(current()).await?;
        manager.create_table(changes()).await?;
        let none =
            Query::insert().into_table("campus_current").columns(["id"]).values_panic([1.into()]).take();
        manager.execute(none).await?;
        let first = tables::ALL.iter().filter(|table| !imports::TABLES.contains(&table.name));
        for table in first {
            manager.create_table(create(table, manager.get_database_backend())).await?;
        }
        for (table, column) in [("mails", "from_person"), ("mails", "to_person"), ("people", "email")] {
            let index = Index::create()
                .name(format!("{table}_{column}_index"))
                .table(table)
                .col("edition")
                .col(column)
                .take();
            manager.create_index(index).await?;
        }
        Ok(())
    }
}

struct CreateUnits;

impl MigrationName for CreateUnits {
    fn name(&self) -> &'static str {
        "campus_0003_units"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateUnits {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut key = Index::create().col("model").col("hash").take();
        let units = Table::create()
            .table("units")
            .col(text("model"))
            .col(big_integer("hash"))
            .col(text("text"))
            .col(binary("vector"))
            .primary_key(&mut key)
            .take();
        manager.create_table(units).await
    }
}

/// An index that begins as the key of its table does is one that PostgreSQL may take for the key, and then it goes
/// through a whole campus to find one person. So what differs most comes first.
struct IndexApart;

impl MigrationName for IndexApart {
    fn name(&self) -> &'static str {
        "campus_0005_index_apart"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for IndexApart {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for (before, table, columns) in [
            ("people_email_index", "people", "email, edition"),
            ("person_keys_edition_system_value_index", "person_keys", "value, system, edition"),
            ("roles_edition_employer_title_index", "roles", "title, employer, edition"),
            ("import_changes_import_person_index", "import_changes", "person, import"),
        ] {
            let connection = manager.get_connection();
            connection.execute_unprepared(&format!("DROP INDEX {before}")).await?;
            let name = format!("{table}_{}_index", columns.replace(", ", "_"));
            connection.execute_unprepared(&format!("CREATE INDEX {name} ON {table} ({columns})")).await?;
        }
        Ok(())
    }
}

/// One whole campus each.
fn editions() -> TableCreateStatement {
    Table::create()
        .table("campus_editions")
        .col(integer("edition").primary_key())
        .col(big_integer("seed"))
        .col(text("size"))
        .col(text("today"))
        .col(text("state"))
        .col(big_integer("people"))
        .col(big_integer("created_at"))
        .col(big_integer_null("finished_at"))
        .col(text_null("created_by"))
        .take()
}

/// One row: the campus that everybody sees, and the one to go back to.
fn current() -> TableCreateStatement {
    Table::create()
        .table("campus_current")
        .col(integer("id").primary_key())
        .col(integer_null("edition"))
        .col(integer_null("previous"))
        .col(big_integer("changes").default(0))
        .take()
}

/// Who has changed, in order.
fn changes() -> TableCreateStatement {
    Table::create()
        .table("campus_changes")
        .col(big_integer("seq").primary_key())
        .col(integer("edition"))
        .col(big_integer("person"))
        .take()
}

pub(super) fn create(table: &record::Table, backend: DbBackend) -> TableCreateStatement {
    let mut create = Table::create().table(table.name).col(integer("edition")).take();
    for column in &table.columns {
        let mut definition = ColumnDef::new(Alias::new(&column.name));
        match column.kind {
            cell::Kind::Integer => definition.big_integer(),
            cell::Kind::Real => definition.double(),
            cell::Kind::Boolean => definition.boolean(),
            cell::Kind::Text => definition.text(),
        };
        if !column.is_nullable {
            definition.not_null();
        }
        create.col(definition);
    }
    let mut key = Index::create().col("edition").take();
    for name in table.key {
        key.col(*name);
    }
    create.primary_key(&mut key);
    if table.is_owned() {
        create.foreign_key(
            ForeignKey::create()
                .name(format!("{}_person", table.name))
                .from(table.name, ("edition", "person"))
                .to("people", ("edition", "id")),
        );
    }
    if backend == DbBackend::Sqlite {
        // Rows lie in the order of their key: what belongs to one person is read in one go.
        create.extra("WITHOUT ROWID");
    }
    create
}
