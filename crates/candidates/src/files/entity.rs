//! The rows: batches, their files, and the résumés that stand in them.

pub mod batch {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_batches")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub name: String,
        /// The one that reads it, or the last that was stopped before its end.
        pub job: Option<String>,
        pub created_at: Time,
        pub created_by: String,
        pub deleted_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod file {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use crate::FileState;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_files")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub batch: String,
        /// Within the batch, in the order in which they came.
        pub number: i32,
        pub name: String,
        pub bytes: i64,
        pub state: FileState,
        /// As JSON.
        pub notes: String,
        pub sha256: Option<String>,
        /// Of the text that was read: the same résumé as another kind of file.
        pub text_hash: Option<String>,
        /// Of one that was confirmed: whom it is no duplicate of.
        pub duplicate_of: Option<String>,
        /// Whose résumé it seems to be.
        pub seems: Option<String>,
        pub created_at: Time,
        pub created_by: String,
        pub read_at: Option<Time>,
        pub confirmed_at: Option<Time>,
        pub confirmed_by: Option<String>,
        pub removed_at: Option<Time>,
        /// The number of its last change, among those of all files.
        pub changed: i64,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod resume {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "talent_resumes")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub file: String,
        /// The version of what read it.
        pub reader: String,
        /// As JSON.
        pub body: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
