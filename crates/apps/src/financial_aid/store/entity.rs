//! The rows: a family, and how it was before.

pub mod family {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "aid_families")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub owner: String,
        pub name: String,
        /// As JSON.
        pub worksheet: String,
        pub revision: i32,
        pub created_at: Time,
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
    #[sea_orm(table_name = "aid_family_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub family: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub revision: i32,
        pub name: String,
        pub worksheet: String,
        pub created_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
