//! The rows of contacts, wishes and settings.

use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachContactState)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum ContactState {
    Planned,
    Sent,
    Cancelled,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachWishKind)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum WishKind {
    DoNotContact,
    DoNotAsk,
}

pub mod contact {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::ContactState;
    use crate::pressure::Channel;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "outreach_contacts")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        /// The campus whose people these are.
        pub edition: i32,
        pub person: i64,
        pub household: i64,
        pub app: String,
        pub channel: Channel,
        /// As 2026-11-15.
        pub day: String,
        pub weight: i32,
        pub is_ask: bool,
        pub state: ContactState,
        pub purpose: String,
        pub reference: Option<String>,
        pub created_at: Time,
        pub changed_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod wish {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::WishKind;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "outreach_wishes")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub edition: i32,
        pub person: i64,
        pub kind: WishKind,
        pub until_day: Option<String>,
        pub reason: String,
        pub created_at: Time,
        pub created_by_name: String,
        /// Taken back.
        pub ended_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What an administrator has set.
pub mod setting {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "outreach_settings")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub name: String,
        /// As JSON.
        pub value: String,
        pub revision: i32,
        pub changed_at: Time,
        pub changed_by_name: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
