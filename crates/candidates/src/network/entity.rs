//! The rows: steps and merges. `person` is 0 for whoever was uploaded, and the file is empty for people of the campus.

pub mod step {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use crate::network::NetworkStage;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_steps")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        /// The campus whose people these are; 0 for whoever was uploaded.
        pub edition: i32,
        pub person: i64,
        pub file: String,
        /// None: somebody has confirmed that the profile is right.
        pub stage: Option<NetworkStage>,
        pub note: String,
        pub at: Time,
        pub by_name: String,
        pub undone_at: Option<Time>,
        pub undone_by: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod merge {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use crate::FileState;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_merges")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub file: String,
        /// Whom the file is about.
        pub edition: i32,
        pub person: i64,
        pub into_file: String,
        /// What the file was before.
        pub state: FileState,
        pub duplicate_of: Option<String>,
        pub at: Time,
        pub by_name: String,
        pub undone_at: Option<Time>,
        pub undone_by: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
