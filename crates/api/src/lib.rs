//! What every answer of the server looks like: [`ApiError`] with its closed [`Code`],
//! extractors that turn bad input into such an error, and the parts of the OpenAPI
//! document that all operations share. Knows nothing of the product.

mod code;
mod document;
mod download;
mod error;
mod events;
mod extract;
mod lines;
mod secret;
mod text;
mod whole;

pub use code::Code;
pub use document::complete;
pub use download::Download;
pub use error::{ApiError, ErrorBody};
pub use events::{Event, Events};
pub use extract::{Json, Path, Query, receive};
pub use lines::Lines;
pub use secret::without_secrets;
pub use text::{Id, Text, is_hidden};
pub use whole::Whole;

/// What a handler gives back.
pub type Answer<T> = Result<T, ApiError>;
