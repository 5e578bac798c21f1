use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, boolean, integer, text, text_null},
    },
};

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(CreateIntroductions)]
}

struct CreateIntroductions;

impl MigrationName for CreateIntroductions {
    fn name(&self) -> &'static str {
        "matchmaking_introductions_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateIntroductions {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        manager.create_table(introductions()).await?;
        manager.create_table(steps()).await?;
        for (table, columns) in [
            ("introductions", &["mentor", "edition", "state"][..]),
            ("introductions", &["student", "edition", "state"]),
            ("introductions", &["edition", "updated_at"]),
            ("introduction_steps", &["introduction", "at"]),
        ] {
            manager.create_index(index_on(table, columns, false)).await?;
        }
        Ok(())
    }
}

fn introductions() -> TableCreateStatement {
    Table::create()
        .table("introductions")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("student"))
        .col(big_integer("mentor"))
        .col(text("state"))
        .col(text_null("student_answer"))
        .col(text_null("mentor_answer"))
        .col(text("note"))
        .col(text_null("rest_until"))
        .col(text_null("match_id"))
        .col(integer("revision"))
        .col(big_integer("created_at"))
        .col(text("created_by_name"))
        .col(big_integer("updated_at"))
        .check(Expr::col("state").is_in(["draft", "asked", "accepted", "declined", "withdrawn"]))
        .take()
}

fn steps() -> TableCreateStatement {
    Table::create()
        .table("introduction_steps")
        .col(text("id").primary_key())
        .col(text("introduction"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .col(text("deed"))
        .col(text("what"))
        .col(text("before"))
        .col(boolean("is_undone"))
        .foreign_key(
            ForeignKey::create()
                .name("introduction_steps_to_introductions")
                .from("introduction_steps", "introduction")
                .to("introductions", "id")
                .on_delete(ForeignKeyAction::Cascade),
        )
        .take()
}
