use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, boolean, double, integer, integer_null, text, text_null},
    },
};

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(CreateRounds)]
}

struct CreateRounds;

impl MigrationName for CreateRounds {
    fn name(&self) -> &'static str {
        "matchmaking_rounds_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateRounds {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [rounds(), versions(), rankings(), runs(), pairs(), unmatched()] {
            manager.create_table(table).await?;
        }
        let indexes: [(&str, &[&str]); 5] = [
            ("mentoring_rounds", &["edition", "deleted_at", "updated_at"]),
            ("mentoring_rankings", &["person"]),
            ("mentoring_runs", &["round", "created_at"]),
            ("mentoring_run_pairs", &["run", "method", "value"]),
            ("mentoring_run_pairs", &["run", "method", "mentor"]),
        ];
        for (table, columns) in indexes {
            manager.create_index(index_on(table, columns, false)).await?;
        }
        Ok(())
    }
}

fn rounds() -> TableCreateStatement {
    Table::create()
        .table("mentoring_rounds")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(text("name"))
        .col(text("plan"))
        .col(integer("revision"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("deleted_at"))
        .col(text_null("published_run"))
        .col(text_null("published_method"))
        .col(integer_null("published_pairs"))
        .col(big_integer_null("published_at"))
        .col(text_null("published_by"))
        .take()
}

fn versions() -> TableCreateStatement {
    Table::create()
        .table("mentoring_round_versions")
        .col(text("round"))
        .col(integer("revision"))
        .col(text("name"))
        .col(text("plan"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .primary_key(Index::create().col("round").col("revision"))
        .take()
}

fn rankings() -> TableCreateStatement {
    Table::create()
        .table("mentoring_rankings")
        .col(text("round"))
        .col(text("side"))
        .col(big_integer("person"))
        .col(text("tiers"))
        .col(boolean("rest"))
        .col(integer("revision"))
        .col(big_integer("updated_at"))
        .primary_key(Index::create().col("round").col("side").col("person"))
        .check(Expr::col("side").is_in(["students", "mentors"]))
        .take()
}

fn runs() -> TableCreateStatement {
    Table::create()
        .table("mentoring_runs")
        .col(text("id").primary_key())
        .col(text("round"))
        .col(integer("revision"))
        .col(text("plan"))
        .col(text("rankings"))
        .col(text_null("cohort"))
        .col(text_null("comparison"))
        .col(text("job"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(big_integer_null("ended_at"))
        .take()
}

fn pairs() -> TableCreateStatement {
    Table::create()
        .table("mentoring_run_pairs")
        .col(text("run"))
        .col(text("method"))
        .col(big_integer("student"))
        .col(big_integer("mentor"))
        .col(double("there"))
        .col(double("back"))
        .col(double("value"))
        .col(integer("student_choice"))
        .col(integer("mentor_choice"))
        .primary_key(Index::create().col("run").col("method").col("student"))
        .check(Expr::col("method").is_in(["stable", "total"]))
        .take()
}

fn unmatched() -> TableCreateStatement {
    Table::create()
        .table("mentoring_run_unmatched")
        .col(text("run"))
        .col(text("method"))
        .col(text("side"))
        .col(big_integer("person"))
        .col(text("reason"))
        .primary_key(Index::create().col("run").col("method").col("side").col("person"))
        .take()
}
