use sea_orm::entity::prelude::*;
use store::Time;

/// The password of a local account.
#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "credentials")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub user_id: String,
    /// Argon2id, in its own text form.
    pub password_hash: String,
    /// Counts the changes.
    pub version: i32,
    pub changed_at: Time,
}

impl ActiveModelBehavior for ActiveModel {}
