use api::{ApiError, Code};
use store::jobs::JobError;

use crate::pressure::Refused;

/// Why something about letters cannot be done. Every case is a sentence for the person.
#[derive(Clone, Debug, thiserror::Error)]
pub enum OutreachError {
    #[error("There is no such message.")]
    NotThere,
    #[error("There is no version {0} of this message.")]
    NoVersion(u32),
    #[error("There is no such wish.")]
    NoWish,
    #[error("There is no such person on the campus.")]
    Nobody,
    #[error("There is no campus yet. Ask an administrator to make one.")]
    NoCampus,
    #[error("Somebody else has changed this since you opened it. Look at the newest state, then try again.")]
    Overtaken,
    /// What was looked at is not what would be sent.
    #[error("The message has changed since you looked at it. Read it again, then approve it.")]
    HashDiffers,
    /// Something in the text keeps it from being approved.
    #[error("{0}")]
    Unfit(String),
    #[error("{0}")]
    Conflict(String),
    #[error("{0}")]
    Invalid(String),
    #[error("{}", .0.message)]
    Refused(Refused),
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl From<OutreachError> for ApiError {
    fn from(error: OutreachError) -> Self {
        let code = match &error {
            OutreachError::NotThere
            | OutreachError::NoVersion(_)
            | OutreachError::NoWish
            | OutreachError::Nobody => Code::NotFound,
            OutreachError::Overtaken | OutreachError::HashDiffers => Code::Overtaken,
            OutreachError::NoCampus | OutreachError::Conflict(_) | OutreachError::Refused(_) => {
                Code::Conflict
            }
            OutreachError::Unfit(_) | OutreachError::Invalid(_) => Code::ValidationFailed,
            OutreachError::Store(error) => return error.clone().into(),
        };
        Self::new(code, error.to_string())
    }
}

impl From<OutreachError> for JobError {
    fn from(error: OutreachError) -> Self {
        match error {
            OutreachError::Store(error) => Self::Store(error),
            other => Self::failed(other.to_string()),
        }
    }
}
