use sea_orm::entity::prelude::*;
use store::Time;

/// One look at somebody, once a minute at most.
#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "talent_views")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    /// The campus whose people these are; 0 for whoever was uploaded.
    pub edition: i32,
    pub person: i64,
    pub file: String,
    pub by_uid: String,
    pub by_name: String,
    pub app: String,
    pub what: String,
    pub minute: i64,
    pub at: Time,
}

impl ActiveModelBehavior for ActiveModel {}
