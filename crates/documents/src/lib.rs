//! Documents as text: reads PDF, DOCX, Markdown, HTML and plain text into pages with headings, cuts them into
//! passages, finds quotes again, and writes plain PDFs.
//!
//! Bytes in, values out: no files, no clock, no network. Whatever the bytes are, the answer is a document or a
//! [`ReadError`], never a panic, and never more memory or work than [`Limits`] allow.

mod caption;
mod document;
mod error;
mod passages;
pub mod pdf;
pub mod quote;
mod read;

pub use document::{Block, BlockKind, Document, Hidden, HiddenWhy, Kind, Limits, Page};
pub use error::ReadError;
pub use passages::{Cut, Passage, passages};
pub use read::read;
