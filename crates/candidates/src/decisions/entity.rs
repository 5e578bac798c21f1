//! The rows: decisions and contests, each with whom it is about, and the answers to contests. `person` is 0 for whoever was uploaded, `file` is empty
//! for people of the campus.

pub mod decision {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use crate::DecisionKind;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_decisions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub role: String,
        /// The campus whose people these are; 0 for whoever was uploaded.
        pub edition: i32,
        pub person: i64,
        pub file: String,
        pub kind: Option<DecisionKind>,
        pub reason: String,
        pub at: Time,
        pub by_name: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod contest {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use crate::ContestState;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_contests")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub role: String,
        pub edition: i32,
        pub person: i64,
        pub file: String,
        pub requirement: Option<i32>,
        pub note: String,
        pub state: ContestState,
        pub answer: Option<String>,
        pub created_at: Time,
        pub created_by: String,
        pub answered_at: Option<Time>,
        pub answered_by: Option<String>,
        /// None of those from before it was kept.
        pub created_by_uid: Option<String>,
        pub withdrawn_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod answer {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_contest_answers")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub contest: String,
        /// None: it was opened again.
        pub answer: Option<String>,
        pub at: Time,
        pub by_name: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
