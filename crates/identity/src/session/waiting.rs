//! Somebody who has proved who they are but has as many sessions as are allowed: they may see
//! their sessions and end one of them, for five minutes, and nothing else.

use std::time::Duration;

use sea_orm::entity::prelude::*;
use store::Time;

use super::Method;

pub const LIFE: Duration = Duration::from_mins(5);

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "waiting_sign_ins")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub token_hash: String,
    pub user_id: String,
    pub method: Method,
    pub expires_at: Time,
}

impl ActiveModelBehavior for ActiveModel {}
