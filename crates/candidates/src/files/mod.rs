//! Résumés that were uploaded: batches of files, each with a state of its own. A file is put onto the disk while it arrives
//! and is read by a job; its bytes are kept, so that it can be read again.

mod again;
mod batches;
mod change;
mod copies;
pub mod entity;
pub mod once;
mod read;
pub mod store;
#[cfg(test)]
mod tests;
mod upload;
mod view;

pub use again::ReadAgain;
pub use copies::{HeldCopies, about};
pub use read::ReadBatch;
pub use upload::Received;

/// The largest file that is taken.
pub const MOST_MEGABYTES: u64 = 20;
/// So many files a batch can have.
pub const MOST_FILES: u64 = 500;
