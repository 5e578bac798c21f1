//! Which account at an identity provider is which user. Keyed by the provider's own subject, never by mail.

use sea_orm::entity::prelude::*;
use store::Time;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "user_links")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub provider: Provider,
    #[sea_orm(primary_key, auto_increment = false)]
    pub subject: String,
    pub uid: String,
    pub created_at: Time,
}

impl ActiveModelBehavior for ActiveModel {}

/// Who vouches for an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Provider {
    #[sea_orm(string_value = "firebase")]
    Firebase,
    #[sea_orm(string_value = "google")]
    Google,
}
