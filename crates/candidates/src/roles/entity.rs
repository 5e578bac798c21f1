//! The rows: a role, and how it was before.

pub mod role {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_roles")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub name: String,
        /// As JSON.
        pub body: String,
        pub revision: i32,
        pub created_at: Time,
        pub created_by: String,
        pub updated_at: Time,
        pub updated_by: String,
        pub deleted_at: Option<Time>,
        /// Who alone sees it; empty if everybody does.
        pub owner: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_role_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub role: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub revision: i32,
        pub body: String,
        pub created_at: Time,
        pub created_by: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
