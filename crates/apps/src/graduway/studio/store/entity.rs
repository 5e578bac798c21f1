//! The rows: a piece, and how it was before.

pub mod piece {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "studio_pieces")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        /// As JSON.
        pub content: String,
        pub revision: i32,
        /// The hash of what was approved.
        pub approved_hash: Option<String>,
        pub approved_by_name: Option<String>,
        pub approved_at: Option<Time>,
        pub created_by_name: String,
        pub created_at: Time,
        pub updated_by_name: String,
        pub updated_at: Time,
        pub deleted_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "studio_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub piece: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub revision: i32,
        pub content: String,
        pub by_name: String,
        /// What was done, in a few words.
        pub note: String,
        pub created_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
