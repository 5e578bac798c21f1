//! The rows: a trait, its versions, drafts of it, departments and what they ask for, and files that were brought in.

use sea_orm::entity::prelude::*;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Whether a trait is offered.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum TraitState {
    Active,
    /// It is kept for what uses it, and not offered any more.
    Archived,
}

/// How far an import has come.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum TraitImportState {
    Applying,
    Done,
    Undoing,
    Undone,
    Cancelled,
    /// Its error says why. What was in is taken out again.
    Failed,
}

/// What lists need of a trait. Its content is that of its version.
pub mod head {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::TraitState;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "traits")]
    pub struct Model {
        /// The key of one that the suite brings along.
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub name: String,
        /// Two traits whose names fold to the same are one.
        pub folded: String,
        pub state: TraitState,
        /// The newest one.
        pub version: i32,
        pub definition: String,
        /// What is searched: name, definition and cues, folded.
        pub search: String,
        /// One on a line, such as `nace:Professionalism`, with a line break before the first and after the last.
        pub frameworks: String,
        pub created_at: Time,
        pub created_by_name: String,
        pub updated_at: Time,
        pub updated_by_name: String,
        pub deleted_at: Option<Time>,
        /// The key under which the suite brings it along.
        pub seed: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod version {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "trait_versions")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub trait_id: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub number: i32,
        pub name: String,
        /// As JSON.
        pub body: String,
        /// What has changed, in a few words.
        pub note: String,
        pub created_at: Time,
        /// None if the suite brought it along.
        pub created_by: Option<String>,
        pub created_by_name: String,
        /// The import that has made it.
        pub import_id: Option<String>,
        /// What departments ask for, as it was before and after, as JSON.
        pub cells: Option<String>,
        /// The trait that went into this one.
        pub merged: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod draft {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "trait_drafts")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub owner: String,
        /// `new` for one that is not there yet.
        #[sea_orm(primary_key, auto_increment = false)]
        pub trait_id: String,
        /// As JSON, as far as it is written.
        pub content: String,
        pub base_version: Option<i32>,
        pub updated_at: Time,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod department {
    use sea_orm::entity::prelude::*;
    use store::Time;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "trait_departments")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        pub parent: Option<String>,
        pub name: String,
        pub about: String,
        /// Among those of the same parent.
        pub position: i32,
        pub seed: Option<String>,
        pub updated_at: Time,
        pub updated_by_name: String,
        pub deleted_at: Option<Time>,
        /// The department above with which it was deleted.
        pub deleted_with: Option<String>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// What a department says of a trait itself. Without a row it takes what the one above it says.
pub mod cell {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "department_traits")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub department: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub trait_id: String,
        /// 1 to 5; 0 for one that is not asked for, whatever is said above.
        pub importance: i32,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

pub mod import {
    use sea_orm::entity::prelude::*;
    use store::Time;

    use super::TraitImportState;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "trait_imports")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub id: String,
        /// What the file is called.
        pub name: String,
        pub bytes: i64,
        pub state: TraitImportState,
        /// As JSON.
        pub counts: String,
        /// The columns of the file, as JSON.
        pub headings: String,
        pub error: Option<String>,
        /// What an undo has left because it was changed since, as JSON.
        pub remaining: Option<String>,
        pub job: Option<String>,
        pub created_at: Time,
        pub created_by: Option<String>,
        pub created_by_name: String,
        pub ended_at: Option<Time>,
        pub undone_at: Option<Time>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// The file of an import, until the import has ended.
pub mod import_file {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "trait_import_files")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub import_id: String,
        pub data: Vec<u8>,
    }

    impl ActiveModelBehavior for ActiveModel {}
}

/// A row of a file that could not be taken.
pub mod import_error {
    use sea_orm::entity::prelude::*;

    #[sea_orm::model]
    #[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
    #[sea_orm(table_name = "trait_import_errors")]
    pub struct Model {
        #[sea_orm(primary_key, auto_increment = false)]
        pub import_id: String,
        #[sea_orm(primary_key, auto_increment = false)]
        pub line: i64,
        pub field: String,
        pub reason: String,
        /// The cells of the row, as JSON.
        pub cells: String,
    }

    impl ActiveModelBehavior for ActiveModel {}
}
