use api::{ApiError, Code};

use super::body::TooMany;

/// Why something about traits cannot be done. Every case is a sentence for the person.
#[derive(Clone, Debug, thiserror::Error)]
pub enum TraitError {
    #[error("There is no such trait. It may have been deleted.")]
    NotThere,
    #[error("There is no version {0} of this trait.")]
    NoVersion(u32),
    #[error("There is no such department. It may have been deleted.")]
    NoDepartment,
    #[error("There is no such import.")]
    NoImport,
    /// The current one is shown with it.
    #[error(
        "Somebody else has changed this trait since you opened it. Look at the difference, then save again."
    )]
    Overtaken,
    #[error("There is a trait called \u{201c}{0}\u{201d} already. Choose another name, or change that one.")]
    NameTaken(String),
    /// Nobody may be rated on it.
    #[error("{0}")]
    Refused(String),
    #[error("{0}")]
    Conflict(String),
    #[error("{0}")]
    Invalid(String),
    #[error(transparent)]
    TooMany(#[from] TooMany),
    #[error("The file is too large: at most {0} MB. Split it, and import the parts.")]
    TooLarge(u64),
    #[error("The file did not arrive whole. Nothing was kept; try again.")]
    CutOff,
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl From<TraitError> for ApiError {
    fn from(error: TraitError) -> Self {
        let code = match &error {
            TraitError::NotThere
            | TraitError::NoVersion(_)
            | TraitError::NoDepartment
            | TraitError::NoImport => Code::NotFound,
            TraitError::Overtaken => Code::Overtaken,
            TraitError::NameTaken(_) | TraitError::Conflict(_) => Code::Conflict,
            TraitError::Refused(_) | TraitError::Invalid(_) | TraitError::TooMany(_) => {
                Code::ValidationFailed
            }
            TraitError::TooLarge(_) => Code::PayloadTooLarge,
            TraitError::CutOff => Code::MalformedRequest,
            TraitError::Store(error) => return error.clone().into(),
        };
        Self::new(code, error.to_string())
    }
}
