use sea_orm::entity::prelude::*;
use store::Time;

use crate::Role;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "users")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub uid: String,
    /// In lower case; no two users share one.
    #[sea_orm(unique)]
    pub email: String,
    pub display_name: String,
    pub photo_url: Option<String>,
    pub role: Option<Role>,
    pub created_at: Time,
    pub last_login_at: Option<Time>,
    pub is_email_verified: bool,
    pub deactivated_at: Option<Time>,
}

impl ActiveModelBehavior for ActiveModel {}
