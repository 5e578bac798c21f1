use api::{ApiError, Code};

/// Why something about an import cannot be done, in words for who asked for it.
#[derive(Clone, Debug, thiserror::Error)]
pub enum Refused {
    #[error("There is no such import. It may have been discarded.")]
    NotFound,
    #[error("{0}")]
    Conflict(String),
    #[error("{0}")]
    Invalid(String),
    #[error(
        "The file is too large: at most {0} MB. Split it, or ask an administrator to raise `import_megabytes`."
    )]
    TooLarge(u64),
    #[error("The file did not arrive whole. Nothing was kept; try again.")]
    CutOff,
    #[error(
        "The file could not be kept: {0}. Nothing was changed; ask an administrator to look at the disk."
    )]
    Disk(String),
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl From<std::io::Error> for Refused {
    fn from(error: std::io::Error) -> Self {
        Self::Disk(error.to_string())
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> Self {
        let code = match &refused {
            Refused::NotFound => Code::NotFound,
            Refused::Conflict(_) => Code::Conflict,
            Refused::Invalid(_) => Code::ValidationFailed,
            Refused::TooLarge(_) => Code::PayloadTooLarge,
            Refused::CutOff => Code::MalformedRequest,
            Refused::Disk(_) => Code::Internal,
            Refused::Store(error) => return error.clone().into(),
        };
        if let Refused::Disk(error) = &refused {
            tracing::error!(%error, "a file that was brought in could not be kept");
        }
        Self::new(code, refused.to_string())
    }
}
