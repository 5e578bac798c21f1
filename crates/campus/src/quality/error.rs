use api::{ApiError, Code};

use crate::intake::Refused;

/// Why something about the quality of records cannot be done, in words for who asked for it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum QualityError {
    #[error("{0}")]
    NotFound(&'static str),
    #[error("{0}")]
    Conflict(String),
    #[error("{0}")]
    Invalid(String),
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl QualityError {
    pub const NO_CAMPUS: Self =
        Self::NotFound("There is no campus yet. Have an administrator make one first.");
    pub const NO_ITEM: Self =
        Self::NotFound("There is no such item in the queue. Start a scan to fill it anew.");
    pub const NO_DECISION: Self = Self::NotFound("There is no such decision.");
    pub const NO_TASK: Self = Self::NotFound("There is no such task.");
    pub const NOBODY: Self = Self::NotFound(
        "There is no such person on the campus. The record may have been merged into another.",
    );

    pub fn conflict(text: impl Into<String>) -> Self {
        Self::Conflict(text.into())
    }

    pub fn invalid(text: impl Into<String>) -> Self {
        Self::Invalid(text.into())
    }
}

impl From<sea_orm::DbErr> for QualityError {
    fn from(error: sea_orm::DbErr) -> Self {
        Self::Store(error.into())
    }
}

impl From<Refused> for QualityError {
    fn from(refused: Refused) -> Self {
        match refused {
            Refused::Store(error) => Self::Store(error),
            other => Self::Conflict(other.to_string()),
        }
    }
}

impl From<QualityError> for ApiError {
    fn from(error: QualityError) -> Self {
        let code = match &error {
            QualityError::NotFound(_) => Code::NotFound,
            QualityError::Conflict(_) => Code::Conflict,
            QualityError::Invalid(_) => Code::ValidationFailed,
            QualityError::Store(error) => return error.clone().into(),
        };
        Self::new(code, error.to_string())
    }
}
