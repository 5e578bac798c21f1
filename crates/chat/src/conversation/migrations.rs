use store::sea_orm_migration::{
    async_trait,
    prelude::*,
    schema::{big_integer, big_integer_null, boolean, integer, text, text_null},
};

pub struct CreateConversations;

impl MigrationName for CreateConversations {
    fn name(&self) -> &'static str {
        "chat_0001_create_conversations"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateConversations {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [conversations(), turns(), answers(), feedback()] {
            manager.create_table(table).await?;
        }
        for (table, columns) in [
            ("conversations", ["owner", "updated_at"]),
            ("turns", ["conversation", "id"]),
            ("answers", ["conversation", "id"]),
            ("answers", ["state", "lease_until"]),
            ("answer_feedback", ["app", "at"]),
        ] {
            let name = format!("{table}_{}_index", columns.join("_"));
            let index = Index::create().name(name).table(table).col(columns[0]).col(columns[1]).to_owned();
            manager.create_index(index).await?;
        }
        let mut once = Index::create();
        once.name("answers_owner_key").table("answers").col("owner").col("key").unique();
        manager.create_index(once).await
    }
}

/// The answers to a message are looked for by it while others wait for the transaction, and are removed with it.
pub struct IndexTurns;

impl MigrationName for IndexTurns {
    fn name(&self) -> &'static str {
        "chat_0004_index_turns"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for IndexTurns {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let mut index = Index::create();
        index.name("answers_turn_number_index").table("answers").col("turn").col("number");
        manager.create_index(index).await
    }
}

/// What a conversation is about, beside its app: the family, the person.
pub struct AddSubject;

impl MigrationName for AddSubject {
    fn name(&self) -> &'static str {
        "chat_0005_add_subject"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for AddSubject {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        let with_subject = Table::alter().table("conversations").add_column(text_null("subject")).take();
        manager.alter_table(with_subject).await
    }
}

fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).take()
}

fn conversations() -> TableCreateStatement {
    table("conversations")
        .col(text("id").primary_key())
        .col(text("app"))
        .col(text("owner"))
        .col(text("owner_name"))
        .col(text("title"))
        .col(text("leaf"))
        .col(big_integer("created_at"))
        .col(big_integer("updated_at"))
        .col(big_integer_null("deleted_at"))
        .col(big_integer_null("shared_at"))
        .take()
}

fn turns() -> TableCreateStatement {
    table("turns")
        .col(text("id").primary_key())
        .col(text("conversation"))
        .col(text_null("parent"))
        .col(text("text"))
        .col(big_integer("created_at"))
        .foreign_key(&mut part_of("turns", "conversation", "conversations"))
        .take()
}

fn answers() -> TableCreateStatement {
    table("answers")
        .col(text("id").primary_key())
        .col(text("turn"))
        .col(text("conversation"))
        .col(text("owner"))
        .col(text("key"))
        .col(integer("number"))
        .col(text("state"))
        .col(big_integer("seq"))
        .col(text("body"))
        .col(text("words"))
        .col(text("phrased_by"))
        .col(text_null("llm"))
        .col(text_null("edited"))
        .col(text("holder"))
        .col(big_integer("lease_until"))
        .col(integer("attempts"))
        .col(boolean("stop_asked"))
        .col(big_integer("created_at"))
        .col(big_integer_null("ended_at"))
        .foreign_key(&mut part_of("answers", "turn", "turns"))
        .take()
}

fn feedback() -> TableCreateStatement {
    table("answer_feedback")
        .col(text("answer").primary_key())
        .col(text("app"))
        .col(text("owner"))
        .col(text("rating"))
        .col(text_null("reason"))
        .col(text("note"))
        .col(big_integer("at"))
        .foreign_key(&mut part_of("answer_feedback", "answer", "answers"))
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
