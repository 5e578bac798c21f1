//! The rows of introductions.

pub mod introduction {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "introductions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub edition: i32,
        pub student: i64,
        pub mentor: i64,
        pub state: String,
        pub student_answer: Option<String>,
        pub mentor_answer: Option<String>,
        pub note: String,
        /// As 2026-11-15.
        pub rest_until: Option<String>,
        pub match_id: Option<String>,
        pub revision: i32,
        pub created_at: Time,
        pub created_by_name: String,
        pub updated_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What happened, with how it was before.
pub mod step {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "introduction_steps")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub introduction: String,
        pub at: Time,
        pub by_name: String,
        /// The name of a `Deed`.
        pub deed: String,
        /// For people.
        pub what: String,
        /// What an undo puts back, as JSON.
        pub before: String,
        pub is_undone: bool,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
