//! The rows: a segment, and how it was before.

pub mod segment {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "graduway_segments")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub owner: String,
        pub owner_name: String,
        pub name: String,
        /// Whether everybody sees it.
        pub shared: bool,
        /// The newest one.
        pub version: i32,
        /// As JSON.
        pub chips: String,
        /// How many fitted when it was saved.
        pub people: i64,
        pub created_at: Time,
        pub updated_at: Time,
        pub updated_by_name: String,
        pub deleted_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "graduway_segment_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub segment: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub number: i32,
        pub name: String,
        pub shared: bool,
        pub chips: String,
        pub people: i64,
        /// What has changed, in a few words.
        pub note: String,
        pub created_at: Time,
        pub created_by_name: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
