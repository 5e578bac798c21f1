use store::{
    sea_orm::DbBackend,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, boolean, integer, integer_null, text_null},
    },
};

/// What was counted: one row for each of the alumni, and one that says which of them are to be seen.
pub struct CreateEngagement;

impl MigrationName for CreateEngagement {
    fn name(&self) -> &'static str {
        "campus_engagement_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateEngagement {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(standings(manager.get_database_backend())).await?;
        manager.create_table(state()).await?;
        let none = Query::insert()
            .into_table("engagement_state")
            .columns(["id", "last_made"])
            .values_panic([1.into(), 0.into()])
            .take();
        manager.execute(none).await
    }
}

fn standings(backend: DbBackend) -> TableCreateStatement {
    let mut table = Table::create()
        .table("engagement_standings")
        .col(big_integer("made"))
        .col(big_integer("person"))
        .col(integer_null("class_year"))
        .col(text_null("field"))
        .col(text_null("region"))
        .col(boolean("is_contactable"))
        .col(boolean("is_named"))
        .take();
    for mode in ["philanthropic", "volunteer", "experiential", "communication"] {
        table.col(big_integer(format!("{mode}_years")));
        table.col(big_integer(format!("{mode}_score")));
        table.col(text_null(format!("{mode}_last")));
    }
    table.col(big_integer("total"));
    table.col(big_integer("recent"));
    table.col(big_integer("before"));
    table.col(boolean("is_rising"));
    table.col(boolean("is_lapsed"));
    table.primary_key(Index::create().col("made").col("person"));
    if backend == DbBackend::Sqlite {
        // All that was counted at one time lies together.
        table.extra("WITHOUT ROWID");
    }
    table
}

/// One row. Whoever counts takes the next number, fills it, and then makes it the one that is seen.
fn state() -> TableCreateStatement {
    Table::create()
        .table("engagement_state")
        .col(integer("id").primary_key())
        .col(big_integer("last_made"))
        .col(big_integer_null("made"))
        .col(integer_null("edition"))
        .col(big_integer_null("edition_made_at"))
        .col(integer_null("rules"))
        .col(text_null("as_of"))
        .col(big_integer("position").default(0))
        .take()
}
