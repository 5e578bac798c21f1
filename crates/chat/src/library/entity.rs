//! The rows: a document, its versions, the files they were read from, their pages, and the passages that are searched.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// How far a version has come.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum ReadState {
    Reading,
    Ready,
    /// Its problem says why.
    Failed,
}

pub mod document {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "library_documents")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub title: String,
        pub area: String,
        /// The version that is searched. None before the first has been read.
        pub current: Option<i32>,
        /// The version that was brought or restored last: the one whose state is shown.
        pub newest: i32,
        /// The name under which the suite brings it along.
        pub seed: Option<String>,
        pub created_at: Time,
        pub created_by: String,
        pub updated_at: Time,
        pub updated_by: String,
        pub deleted_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod file {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "library_files")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub sha256: String,
        pub data: Vec<u8>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::ReadState;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "library_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub document: String,
        pub number: i32,
        /// What the file is called.
        pub name: String,
        pub kind: String,
        pub sha256: String,
        pub bytes: i64,
        /// Where the text comes from, in a line.
        pub source: String,
        pub note: String,
        pub state: ReadState,
        /// Why it could not be read, and what to do.
        pub problem: Option<String>,
        pub pages: i32,
        pub passages: i32,
        /// Whether every passage has a direction.
        pub embedded: bool,
        pub created_at: Time,
        /// None if the suite brought it along.
        pub created_by: Option<String>,
        pub created_by_name: String,
        pub job: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod page {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "library_pages")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub version: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub number: i32,
        pub label: Option<String>,
        /// As JSON.
        pub blocks: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod passage {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "library_passages")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub version: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub ordinal: i32,
        pub page: i32,
        pub label: Option<String>,
        /// From the widest to the narrowest, as JSON.
        pub headings: String,
        pub text: String,
        /// Its direction as little-endian floats; none while the model is away.
        pub vector: Option<Vec<u8>>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
