use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Time;

/// How far a job has come.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text")]
#[serde(rename_all = "lowercase")]
#[schema(as = JobState)]
pub enum State {
    #[sea_orm(string_value = "waiting")]
    Waiting,
    #[sea_orm(string_value = "running")]
    Running,
    #[sea_orm(string_value = "done")]
    Done,
    #[sea_orm(string_value = "failed")]
    Failed,
    #[sea_orm(string_value = "cancelled")]
    Cancelled,
}

impl State {
    /// Whether nothing will change any more.
    pub fn has_ended(self) -> bool {
        matches!(self, Self::Done | Self::Failed | Self::Cancelled)
    }
}

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "jobs")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub kind: String,
    pub title: String,
    pub owner: Option<String>,
    pub state: State,
    pub done: i64,
    pub total: Option<i64>,
    pub message: String,
    pub input: String,
    pub checkpoint: Option<String>,
    /// How many checkpoints were written. A write that rests on another number is refused.
    pub steps: i64,
    pub result: Option<String>,
    pub error: Option<String>,
    /// How often it was taken up since it last got on.
    pub attempts: i32,
    /// Who holds it. Every taking up has a name of its own.
    pub worker: Option<String>,
    /// When it may be taken up: not before this if it waits, and if it runs, once its lease has run out.
    pub due_at: Time,
    pub cancel_requested: bool,
    pub created_at: Time,
    pub started_at: Option<Time>,
    pub finished_at: Option<Time>,
}

impl ActiveModelBehavior for ActiveModel {}
