//! The rows of the outbox.

use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far a message has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachMessageState)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum MessageState {
    Draft,
    /// Somebody has read it and stands behind it.
    Approved,
    /// It leaves as soon as it can.
    Queued,
    /// It is being handed over at this moment.
    Sending,
    Sent,
    Failed,
    /// Taken back before it left.
    Withdrawn,
}

impl MessageState {
    /// Whether it is out of our hands.
    pub fn has_left(self) -> bool {
        matches!(self, Self::Sending | Self::Sent)
    }
}

/// Where a message that was sent went.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachMessageWay)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum MessageWay {
    /// The mail server took it.
    MailServer,
    /// There is no mail server in the demo: it is a file in the folder for mails.
    Folder,
}

pub mod message {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::{MessageState, MessageWay};

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "outreach_messages")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub edition: i32,
        pub person: i64,
        pub app: String,
        /// What it belongs to in its app.
        pub reference: Option<String>,
        pub purpose: String,
        pub is_ask: bool,
        /// Those of whom it speaks, by their numbers, as JSON.
        pub about: String,
        pub state: MessageState,
        pub revision: i32,
        /// As JSON.
        pub draft: String,
        pub reply_to: String,
        pub reply_to_name: String,
        /// When this revision was written: the date that the message bears.
        pub saved_at: Time,
        /// What was approved.
        pub hash: Option<String>,
        pub message: Option<Vec<u8>>,
        pub approved_by_name: Option<String>,
        pub approved_at: Option<Time>,
        /// The part of the reader's budget that is reserved for it.
        pub contact: Option<String>,
        pub job: Option<String>,
        pub attempts: i32,
        pub queued_at: Option<Time>,
        /// When it is tried next.
        pub due_at: Option<Time>,
        pub sent_at: Option<Time>,
        pub way: Option<MessageWay>,
        /// Why it did not leave, for people.
        pub problem: Option<String>,
        pub created_at: Time,
        pub created_by: String,
        pub created_by_name: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What a message said at a time.
pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "outreach_message_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub message: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub revision: i32,
        pub draft: String,
        pub saved_at: Time,
        pub saved_by_name: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What happened to a message.
pub mod step {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "outreach_message_steps")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub message: String,
        pub at: Time,
        pub by_name: String,
        /// For people.
        pub what: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
