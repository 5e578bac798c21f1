use sea_orm::entity::prelude::*;
use store::Time;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "mentoring_matches")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub id: String,
    pub edition: i32,
    pub student: i64,
    pub mentor: i64,
    pub origin: String,
    pub origin_id: String,
    pub state: String,
    pub since: Time,
    pub created_at: Time,
    pub revision: i32,
}

impl ActiveModelBehavior for ActiveModel {}
