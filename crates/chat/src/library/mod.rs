//! The library: policy and knowledge pages that answers cite by page and quote. Files are uploaded, read by a job, kept
//! in versions, cut into passages, and searched by words and by meaning.
//!
//! Invariant: what is searched is the current version of every document that is there; a version that was cited
//! stays readable.

mod ask;
mod change;
mod embed;
mod entity;
mod error;
mod follow;
mod handle;
pub mod index;
mod migrations;
mod read;
mod reading;
mod seed;
mod settle;
mod store;
#[cfg(test)]
mod tests;
mod tool;
mod upload;
mod vectors;
mod view;

pub use ask::{Found, Query};
pub use change::DocumentChange;
pub use entity::ReadState;
pub use error::LibraryError;
pub use follow::Following;
pub use handle::{Followed, Library, Setup, Shown};
pub use index::Hit;
pub(crate) use migrations::CreateLibrary;
pub use seed::Seeded;
pub use tool::{SEARCH_LIBRARY, tool};
pub use upload::{Arrived, Librarian, NewDocument};
pub use view::{
    DocumentCard, FoundParts, FoundPassage, LibraryBlock, LibraryDocument, LibraryPage, ReadProgress,
    VersionCard,
};
