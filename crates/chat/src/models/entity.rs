//! How the language model is set, version by version, and what asking it took.

pub mod setting {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "ai_settings")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub version: i64,
        /// All but the key, as JSON.
        pub settings: String,
        pub sealed_key: Option<String>,
        pub changed_by: String,
        pub changed_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod call {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "ai_calls")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub at: Time,
        pub app: String,
        pub llm: String,
        /// What went wrong; empty if nothing did.
        pub failure: String,
        pub first_millis: Option<i32>,
        pub millis: i32,
        pub prompt_tokens: i32,
        pub completion_tokens: i32,
        pub estimated: bool,
        /// In micro-dollars.
        pub cost: Option<i64>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
