use sea_orm_migration::{
    prelude::*,
    schema::{big_integer, big_integer_null, boolean, integer, text, text_null},
};

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(CreateJobs)]
}

struct CreateJobs;

impl MigrationName for CreateJobs {
    fn name(&self) -> &'static str {
        "jobs_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateJobs {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(jobs()).await?;
        let indexes: [&[&'static str]; 4] = [&["state", "due_at"], &["owner"], &["kind"], &["finished_at"]];
        for columns in indexes {
            let mut index = Index::create();
            index.name(format!("jobs_{}_index", columns.join("_"))).table("jobs");
            for column in columns {
                index.col(*column);
            }
            manager.create_index(index).await?;
        }
        Ok(())
    }
}

/// Without a reference to `users`: what somebody started stays to be seen after they have gone.
fn jobs() -> TableCreateStatement {
    Table::create()
        .table("jobs")
        .col(text("id").primary_key())
        .col(text("kind"))
        .col(text("title"))
        .col(text_null("owner"))
        .col(text("state"))
        .col(big_integer("done"))
        .col(big_integer_null("total"))
        .col(text("message"))
        .col(text("input"))
        .col(text_null("checkpoint"))
        .col(big_integer("steps"))
        .col(text_null("result"))
        .col(text_null("error"))
        .col(integer("attempts"))
        .col(text_null("worker"))
        .col(big_integer("due_at"))
        .col(boolean("cancel_requested"))
        .col(big_integer("created_at"))
        .col(big_integer_null("started_at"))
        .col(big_integer_null("finished_at"))
        .check(Expr::col("state").is_in(["waiting", "running", "done", "failed", "cancelled"]))
        .take()
}
