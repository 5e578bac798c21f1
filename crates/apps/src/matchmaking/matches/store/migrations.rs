use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, integer, text},
    },
};

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(CreateMatches)]
}

struct CreateMatches;

impl MigrationName for CreateMatches {
    fn name(&self) -> &'static str {
        "matchmaking_matches_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateMatches {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(matches()).await?;
        // What differs most comes first.
        let indexes: [&[&'static str]; 4] = [
            &["mentor", "edition"],
            &["student", "edition"],
            &["origin_id", "origin"],
            &["state", "edition"],
        ];
        for columns in indexes {
            manager.create_index(index_on("mentoring_matches", columns, false)).await?;
        }
        Ok(())
    }
}

/// Without references to people: matches stay when a campus is put away, and are there again when it comes back.
fn matches() -> TableCreateStatement {
    Table::create()
        .table("mentoring_matches")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("student"))
        .col(big_integer("mentor"))
        .col(text("origin"))
        .col(text("origin_id"))
        .col(text("state"))
        .col(big_integer("since"))
        .col(big_integer("created_at"))
        .col(integer("revision"))
        .check(Expr::col("origin").is_in(["round", "introduction"]))
        .check(Expr::col("state").is_in(["proposed", "accepted", "declined", "active", "ended"]))
        .take()
}
