use sea_orm::entity::prelude::*;
use store::Time;

use super::Action;

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "audit")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub seq: i64,
    pub at: Time,
    pub action: Action,
    pub actor_uid: Option<String>,
    pub actor_name: Option<String>,
    pub subject_uid: Option<String>,
    pub subject_name: Option<String>,
    /// JSON.
    pub detail: String,
    /// JSON; removed when its time is up.
    pub origin: Option<String>,
    pub origin_digest: Option<String>,
    pub previous_hash: String,
    pub hash: String,
}

impl ActiveModelBehavior for ActiveModel {}

/// The end of the chain: one row, locked while the chain grows.
pub mod head {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "audit_head")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: i32,
        pub seq: i64,
        pub hash: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
