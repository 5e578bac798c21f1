use store::{
    index_on,
    sea_orm_migration::{
        async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, text, text_null},
    },
};

/// Answers are kept with all that came before, and reports can be taken back by whoever made them.
pub struct KeepAnswers;

impl MigrationName for KeepAnswers {
    fn name(&self) -> &'static str {
        "candidates_0003_answers"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for KeepAnswers {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for column in [text_null("created_by_uid"), big_integer_null("withdrawn_at")] {
            let with = Table::alter().table("talent_contests").add_column(column).take();
            manager.alter_table(with).await?;
        }
        manager.create_table(answers()).await?;
        manager.create_index(index_on("talent_contest_answers", &["contest"], false)).await?;
        let known = "INSERT INTO talent_contest_answers (id, contest, answer, at, by_name) \
                     SELECT id, id, answer, COALESCE(answered_at, created_at), COALESCE(answered_by, '') \
                     FROM talent_contests WHERE answer IS NOT NULL";
        manager.get_connection().execute_unprepared(known).await?;
        Ok(())
    }
}

fn answers() -> TableCreateStatement {
    Table::create()
        .table("talent_contest_answers")
        .col(text("id").primary_key())
        .col(text("contest"))
        .col(text_null("answer"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .take()
}
