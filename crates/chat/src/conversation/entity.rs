//! The rows: a conversation, its turns as a tree, the answers to each turn, and what people think of them.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far an answer has come.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
#[schema(as = AnswerState)]
pub enum State {
    Working,
    Done,
    /// A person stopped it; what was there by then stays.
    Stopped,
    /// It was begun several times and never came to its end.
    Failed,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum PhrasedBy {
    Engine,
    Model,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum Rating {
    Up,
    Down,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum FeedbackReason {
    Wrong,
    Incomplete,
    Unclear,
    Unsafe,
    Other,
}

pub mod conversation {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "conversations")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub app: String,
        /// What it is about, by its id: a record of the app.
        pub subject: Option<String>,
        pub owner: String,
        pub owner_name: String,
        pub title: String,
        /// The turn that is shown last.
        pub leaf: String,
        pub created_at: Time,
        pub updated_at: Time,
        pub deleted_at: Option<Time>,
        pub shared_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod turn {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "turns")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub conversation: String,
        pub parent: Option<String>,
        pub text: String,
        pub created_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod answer {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::{PhrasedBy, State};

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "answers")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub turn: String,
        pub conversation: String,
        pub owner: String,
        /// Made by the browser: a request that is repeated is the same request.
        pub key: String,
        pub number: i32,
        pub state: State,
        /// How often it has changed.
        pub seq: i64,
        /// Parts, sources, criteria and runs, as JSON.
        pub body: String,
        /// What it says, to be searched.
        pub words: String,
        pub phrased_by: PhrasedBy,
        /// The language model that phrased it.
        pub llm: Option<String>,
        /// The chips as a person has changed them.
        pub edited: Option<String>,
        /// Which process makes it, and until when the others leave it alone.
        pub holder: String,
        pub lease_until: Time,
        pub attempts: i32,
        pub stop_asked: bool,
        pub created_at: Time,
        pub ended_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod feedback {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::{FeedbackReason, Rating};

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "answer_feedback")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub answer: String,
        pub app: String,
        pub owner: String,
        pub rating: Rating,
        pub reason: Option<FeedbackReason>,
        pub note: String,
        pub at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

impl State {
    pub fn has_ended(self) -> bool {
        self != Self::Working
    }
}
