use api::{ApiError, Code};

/// Why something about the library cannot be done. Every case is a sentence for the person.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LibraryError {
    #[error("There is no such document in the library. It may have been deleted.")]
    NotThere,
    #[error("There is no version {0} of this document.")]
    NoVersion(u32),
    #[error("This file is in the library already: \u{201c}{title}\u{201d}, version {version}.")]
    SameFile { document: String, title: String, version: u32 },
    #[error("{0}")]
    Conflict(String),
    #[error("{0}")]
    Invalid(String),
    #[error("The file is too large: at most {0} MB. Split it, and upload the parts.")]
    TooLarge(u64),
    #[error("The file is empty. Choose another.")]
    Empty,
    #[error("The file did not arrive whole. Nothing was kept; try again.")]
    CutOff,
    #[error("Other files are just being uploaded. Nothing was kept; try again in a minute.")]
    Busy,
    #[error(transparent)]
    Store(#[from] store::Error),
}

impl From<LibraryError> for ApiError {
    fn from(error: LibraryError) -> Self {
        let code = match &error {
            LibraryError::NotThere | LibraryError::NoVersion(_) => Code::NotFound,
            LibraryError::SameFile { .. } | LibraryError::Conflict(_) => Code::Conflict,
            LibraryError::Invalid(_) | LibraryError::Empty => Code::ValidationFailed,
            LibraryError::TooLarge(_) => Code::PayloadTooLarge,
            LibraryError::CutOff => Code::MalformedRequest,
            LibraryError::Busy => return Self::new(Code::Overloaded, error.to_string()).retry_after(60),
            LibraryError::Store(error) => return error.clone().into(),
        };
        Self::new(code, error.to_string())
    }
}
