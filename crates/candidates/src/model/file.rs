//! Files that were uploaded.

use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use super::CandidateId;

/// How far a file has come.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[schema(as = TalentFileState)]
pub enum FileState {
    /// It has not been read yet.
    Waiting,
    Parsed,
    /// It was read, and somebody should look at how.
    NeedsCheck,
    /// It is there already; nobody is counted twice.
    Duplicate,
    /// It was read without the text that people do not see, and somebody should know of that.
    HiddenText,
    Encrypted,
    /// Pictures of pages, without text.
    Scanned,
    Empty,
    TooLarge,
    Unreadable,
}

impl FileState {
    /// Whether there is somebody to rank.
    pub fn is_candidate(self) -> bool {
        matches!(self, Self::Parsed | Self::NeedsCheck | Self::HiddenText)
    }

    /// Whether somebody can say that it is all right as it is.
    pub fn can_confirm(self) -> bool {
        matches!(self, Self::NeedsCheck | Self::HiddenText | Self::Duplicate)
    }
}

/// Files that were uploaded together.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentBatch {
    pub id: String,
    pub name: String,
    /// Without those that were removed.
    #[schema(value_type = i64)]
    pub files: u32,
    /// How many of them can be ranked.
    #[schema(value_type = i64)]
    pub people: u32,
    /// How many wait to be read.
    #[schema(value_type = i64)]
    pub waiting: u32,
    /// How many somebody should look at, or could not be read.
    #[schema(value_type = i64)]
    pub problems: u32,
    /// The job that reads them, or the last one that was stopped before its end.
    pub job: Option<String>,
    pub created_at: Time,
    pub created_by: String,
    pub deleted_at: Option<Time>,
}

/// One of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentFile {
    pub id: String,
    /// As a candidate; none if there is nobody to rank.
    #[schema(value_type = Option<String>)]
    pub person: Option<CandidateId>,
    pub batch: String,
    /// What the file is called.
    pub name: String,
    #[schema(value_type = i64)]
    pub bytes: u64,
    pub state: FileState,
    /// What is to be said of it, in sentences: why it could not be read, or what to look at.
    pub notes: Vec<String>,
    /// The file that this one is the same as.
    pub duplicate_of: Option<String>,
    pub duplicate_name: Option<String>,
    /// Whose résumé it seems to be.
    pub seems: Option<String>,
    /// SHA-256 of its bytes, once it has been read.
    pub sha256: Option<String>,
    pub created_at: Time,
    pub confirmed_by: Option<String>,
    pub removed_at: Option<Time>,
}
