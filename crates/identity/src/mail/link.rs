//! Links in mails: 256 random bits, kept as a hash, good once and not for long.

use sea_orm::entity::prelude::*;
use store::Time;

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
pub enum Purpose {
    Verify,
    Reset,
}

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mail_links")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub token_hash: String,
    pub purpose: Purpose,
    /// Empty for an address without an account: its link is made too, and leads nowhere.
    pub user_id: Option<String>,
    pub email: String,
    /// The password's version when the link was made. A link does not outlive a change of password.
    pub credential_version: i32,
    pub expires_at: Time,
}

impl ActiveModelBehavior for ActiveModel {}
