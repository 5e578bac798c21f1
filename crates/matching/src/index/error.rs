use std::io;

use tantivy::{TantivyError, directory::error::OpenReadError};

/// Why the index cannot do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum IndexError {
    /// There is none, or what is there is torn or of another version. It holds nothing that the database has not.
    #[error("the search index has to be rebuilt: {0}")]
    Rebuild(String),
    #[error("documents have to come in the order of their ids: {id} came after {before}")]
    Order { before: u32, id: u32 },
    #[error("the search index cannot be written or read: {0}")]
    Files(#[from] io::Error),
    #[error("the search index cannot look for words: {0}")]
    Words(#[from] TantivyError),
}

impl From<OpenReadError> for IndexError {
    fn from(error: OpenReadError) -> Self {
        Self::Words(error.into())
    }
}

impl IndexError {
    pub(super) fn torn(what: impl Into<String>) -> Self {
        Self::Rebuild(what.into())
    }
}
