use sea_orm::entity::prelude::*;
use store::Time;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "invitations")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    #[sea_orm(unique)]
    pub token_hash: String,
    pub email: String,
    /// The address of who invited, as it was then.
    pub invited_by: String,
    pub created_at: Time,
    pub expires_at: Time,
    pub accepted_at: Option<Time>,
    pub revoked_at: Option<Time>,
}

impl ActiveModelBehavior for ActiveModel {}
