use std::time::Duration;

use sea_orm::entity::prelude::*;
use store::Time;

/// How long somebody may stay at the provider.
pub const LIFE: Duration = Duration::from_mins(10);

/// A round trip under way. Taken out of the table when it ends, so that a state works once.
#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "google_round_trips")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub state_hash: String,
    pub nonce: String,
    pub verifier: String,
    pub purpose: Purpose,
    /// Whether it runs in a window of its own.
    pub popup: bool,
    /// For a connection or a confirmation: the session that asked.
    pub session_id: Option<String>,
    pub expires_at: Time,
}

impl ActiveModelBehavior for ActiveModel {}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
pub enum Purpose {
    SignIn,
    /// Prove once more that it is you.
    Confirm,
    /// Connect Google to the account that is signed in.
    Connect,
}
