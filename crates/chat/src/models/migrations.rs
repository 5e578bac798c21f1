use store::sea_orm_migration::{
    async_trait,
    prelude::*,
    schema::{big_integer, big_integer_null, boolean, integer, integer_null, text, text_null},
};

pub struct CreateModels;

impl MigrationName for CreateModels {
    fn name(&self) -> &'static str {
        "chat_0003_create_models"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateModels {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let settings = Table::create()
            .table("ai_settings")
            .col(big_integer("version").primary_key())
            .col(text("settings"))
            .col(text_null("sealed_key"))
            .col(text("changed_by"))
            .col(big_integer("changed_at"))
            .take();
        let calls = Table::create()
            .table("ai_calls")
            .col(text("id").primary_key())
            .col(big_integer("at"))
            .col(text("app"))
            .col(text("llm"))
            .col(text("failure"))
            .col(integer_null("first_millis"))
            .col(integer("millis"))
            .col(integer("prompt_tokens"))
            .col(integer("completion_tokens"))
            .col(boolean("estimated"))
            .col(big_integer_null("cost"))
            .take();
        manager.create_table(settings).await?;
        manager.create_table(calls).await?;
        let index = Index::create().name("ai_calls_at_index").table("ai_calls").col("at").to_owned();
        manager.create_index(index).await
    }
}
