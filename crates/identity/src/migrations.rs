//! The tables of the gate, the same on both databases: text ids, times as milliseconds, named constraints.

use store::sea_orm_migration::{
    async_trait,
    prelude::*,
    schema::{big_integer, big_integer_null, boolean, integer, text, text_null},
};

use crate::audit;

pub fn migrations() -> Vec<Box<dyn MigrationTrait>> {
    vec![Box::new(CreateIdentity)]
}

struct CreateIdentity;

impl MigrationName for CreateIdentity {
    fn name(&self) -> &'static str {
        "identity_0001_create"
    }
}

#[async_trait::async_trait]
impl MigrationTrait for CreateIdentity {
    async fn up(&self, manager: &SchemaManager) -> Result<(), DbErr> {
        for table in
            [users(), user_links(), credentials(), sessions(), waiting_sign_ins(), google_round_trips()]
        {
            manager.create_table(table).await?;
        }
        for table in [mail_links(), invitations(), limits(), softlocks(), audit(), audit_head()] {
            manager.create_table(table).await?;
        }
        for (table, column) in [
            ("user_links", "uid"),
            ("sessions", "user_id"),
            ("sessions", "expires_at"),
            ("invitations", "email"),
            ("audit", "at"),
            ("audit", "actor_uid"),
            ("audit", "subject_uid"),
        ] {
            let index =
                Index::create().name(format!("{table}_{column}_index")).table(table).col(column).to_owned();
            manager.create_index(index).await?;
        }
        let end = Query::insert()
            .into_table("audit_head")
            .columns(["id", "seq", "hash"])
            .values_panic([1.into(), 0.into(), audit::START.into()])
            .to_owned();
        manager.execute(end).await
    }
}

fn table(name: &'static str) -> TableCreateStatement {
    Table::create().table(name).take()
}

fn users() -> TableCreateStatement {
    table("users")
        .col(text("uid").primary_key())
        .col(text("email").unique_key())
        .col(text("display_name"))
        .col(text_null("photo_url"))
        .col(text_null("role"))
        .col(big_integer("created_at"))
        .col(big_integer_null("last_login_at"))
        .col(boolean("is_email_verified"))
        .col(big_integer_null("deactivated_at"))
        .check(Expr::col("role").is_in(["viewer", "contributor", "admin"]))
        .take()
}

fn user_links() -> TableCreateStatement {
    table("user_links")
        .col(text("provider"))
        .col(text("subject"))
        .col(text("uid"))
        .col(big_integer("created_at"))
        .primary_key(Index::create().col("provider").col("subject"))
        .foreign_key(&mut to_user("user_links", "uid"))
        .take()
}

fn credentials() -> TableCreateStatement {
    table("credentials")
        .col(text("user_id").primary_key())
        .col(text("password_hash"))
        .col(integer("version"))
        .col(big_integer("changed_at"))
        .foreign_key(&mut to_user("credentials", "user_id"))
        .take()
}

fn to_user(from: &'static str, column: &'static str) -> ForeignKeyCreateStatement {
    ForeignKey::create()
        .name(format!("{from}_{column}_to_users"))
        .from(from, column)
        .to("users", "uid")
        .on_delete(ForeignKeyAction::Cascade)
        .take()
}

/// Without a reference to `users`: a session whose profile is gone still has to be told so.
fn sessions() -> TableCreateStatement {
    table("sessions")
        .col(text("id").primary_key())
        .col(text("token_hash").unique_key())
        .col(text_null("next_hash").unique_key())
        .col(text_null("previous_hash").unique_key())
        .col(big_integer("previous_until"))
        .col(text("user_id"))
        .col(text("email"))
        .col(text("display_name"))
        .col(text("role"))
        .col(text("method"))
        .col(big_integer("created_at"))
        .col(big_integer("last_activity"))
        .col(big_integer("expires_at"))
        .col(big_integer("rotated_at"))
        .col(big_integer("confirmed_at"))
        .col(text("user_agent"))
        .col(text("ip_address"))
        .col(text("csrf_token"))
        .col(text("rotation_key"))
        .take()
}

fn waiting_sign_ins() -> TableCreateStatement {
    table("waiting_sign_ins")
        .col(text("token_hash").primary_key())
        .col(text("user_id"))
        .col(text("method"))
        .col(big_integer("expires_at"))
        .take()
}

fn google_round_trips() -> TableCreateStatement {
    table("google_round_trips")
        .col(text("state_hash").primary_key())
        .col(text("nonce"))
        .col(text("verifier"))
        .col(text("purpose"))
        .col(boolean("popup"))
        .col(text_null("session_id"))
        .col(big_integer("expires_at"))
        .take()
}

fn mail_links() -> TableCreateStatement {
    table("mail_links")
        .col(text("token_hash").primary_key())
        .col(text("purpose"))
        .col(text_null("user_id"))
        .col(text("email"))
        .col(integer("credential_version"))
        .col(big_integer("expires_at"))
        .take()
}

fn invitations() -> TableCreateStatement {
    table("invitations")
        .col(text("id").primary_key())
        .col(text("token_hash").unique_key())
        .col(text("email"))
        .col(text("invited_by"))
        .col(big_integer("created_at"))
        .col(big_integer("expires_at"))
        .col(big_integer_null("accepted_at"))
        .col(big_integer_null("revoked_at"))
        .take()
}

fn limits() -> TableCreateStatement {
    table("limits").col(text("key").primary_key()).col(big_integer("spent_until")).take()
}

fn softlocks() -> TableCreateStatement {
    table("softlocks")
        .col(text("key").primary_key())
        .col(integer("failures"))
        .col(big_integer("locked_until"))
        .col(big_integer("last_failure"))
        .take()
}

fn audit() -> TableCreateStatement {
    table("audit")
        .col(big_integer("seq").primary_key())
        .col(big_integer("at"))
        .col(text("action"))
        .col(text_null("actor_uid"))
        .col(text_null("actor_name"))
        .col(text_null("subject_uid"))
        .col(text_null("subject_name"))
        .col(text("detail"))
        .col(text_null("origin"))
        .col(text_null("origin_digest"))
        .col(text("previous_hash"))
        .col(text("hash"))
        .take()
}

fn audit_head() -> TableCreateStatement {
    table("audit_head").col(integer("id").primary_key()).col(big_integer("seq")).col(text("hash")).take()
}
