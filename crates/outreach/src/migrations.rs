use store::{
    index_on,
    sea_orm_migration::{
        MigrationTrait as Migration, async_trait,
        prelude::*,
        schema::{big_integer, big_integer_null, binary_null, boolean, integer, text, text_null},
    },
};

pub fn migrations() -> Vec<Box<dyn Migration>> {
    vec![Box::new(CreateOutreach)]
}

struct CreateOutreach;

impl MigrationName for CreateOutreach {
    fn name(&self) -> &'static str {
        "outreach_0001_create_outreach"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateOutreach {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in [contacts(), wishes(), settings(), messages(), versions(), steps()] {
            manager.create_table(table).await?;
        }
        for (table, columns) in [
            ("outreach_contacts", &["edition", "person", "day"][..]),
            ("outreach_contacts", &["edition", "household", "day"]),
            ("outreach_wishes", &["edition", "person"]),
            ("outreach_messages", &["state", "due_at"]),
            ("outreach_messages", &["app", "reference"]),
            ("outreach_messages", &["edition", "person"]),
        ] {
            manager.create_index(index_on(table, columns, false)).await?;
        }
        Ok(())
    }
}

fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).take()
}

fn contacts() -> TableCreateStatement {
    table("outreach_contacts")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(big_integer("household"))
        .col(text("app"))
        .col(text("channel"))
        .col(text("day"))
        .col(integer("weight"))
        .col(boolean("is_ask"))
        .col(text("state"))
        .col(text("purpose"))
        .col(text_null("reference"))
        .col(big_integer("created_at"))
        .col(big_integer("changed_at"))
        .take()
}

fn wishes() -> TableCreateStatement {
    table("outreach_wishes")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("kind"))
        .col(text_null("until_day"))
        .col(text("reason"))
        .col(big_integer("created_at"))
        .col(text("created_by_name"))
        .col(big_integer_null("ended_at"))
        .take()
}

fn settings() -> TableCreateStatement {
    table("outreach_settings")
        .col(text("name").primary_key())
        .col(text("value"))
        .col(integer("revision"))
        .col(big_integer("changed_at"))
        .col(text("changed_by_name"))
        .take()
}

fn messages() -> TableCreateStatement {
    table("outreach_messages")
        .col(text("id").primary_key())
        .col(integer("edition"))
        .col(big_integer("person"))
        .col(text("app"))
        .col(text_null("reference"))
        .col(text("purpose"))
        .col(boolean("is_ask"))
        .col(text("about"))
        .col(text("state"))
        .col(integer("revision"))
        .col(text("draft"))
        .col(text("reply_to"))
        .col(text("reply_to_name"))
        .col(big_integer("saved_at"))
        .col(text_null("hash"))
        .col(binary_null("message"))
        .col(text_null("approved_by_name"))
        .col(big_integer_null("approved_at"))
        .col(text_null("contact"))
        .col(text_null("job"))
        .col(integer("attempts"))
        .col(big_integer_null("queued_at"))
        .col(big_integer_null("due_at"))
        .col(big_integer_null("sent_at"))
        .col(text_null("way"))
        .col(text_null("problem"))
        .col(big_integer("created_at"))
        .col(text("created_by"))
        .col(text("created_by_name"))
        .take()
}

fn versions() -> TableCreateStatement {
    table("outreach_message_versions")
        .col(text("message"))
        .col(integer("revision"))
        .col(text("draft"))
        .col(big_integer("saved_at"))
        .col(text("saved_by_name"))
        .primary_key(Index::create().col("message").col("revision"))
        .foreign_key(&mut part_of("outreach_message_versions"))
        .take()
}

fn steps() -> TableCreateStatement {
    table("outreach_message_steps")
        .col(text("id").primary_key())
        .col(text("message"))
        .col(big_integer("at"))
        .col(text("by_name"))
        .col(text("what"))
        .foreign_key(&mut part_of("outreach_message_steps"))
        .take()
}

fn part_of(from: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .name(format!("{from}_to_messages"))
        .from(from, "message")
        .to("outreach_messages", "id")
        .on_delete(ForeignKeyAction::Cascade)
        .take()
}
