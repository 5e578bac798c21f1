use sea_orm::entity::prelude::*;
use store::Time;

/// One row per limited thing: the moment until which its allowance is spoken for.
#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "limits")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub key: String,
    pub spent_until: Time,
}

impl ActiveModelBehavior for ActiveModel {}
