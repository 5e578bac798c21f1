//! Language models. Having none is normal: whoever asks one goes on without it, and tells the person why when it
//! matters. An answer is a stream of pieces with one end; whoever drops the stream stops the work.

mod error;
mod estimate;
pub mod http;
#[cfg(any(test, feature = "testing"))]
pub mod llama;
#[cfg(any(test, feature = "local-llm"))]
pub mod local;
mod message;
pub mod meter;
#[cfg(any(test, feature = "testing"))]
pub mod scripted;

pub use error::ModelError;
pub use futures_util::stream::BoxStream;
pub use message::{
    AnswerSchema, Call, Finish, Message, ModelInfo, Piece, Provider, Request, ToolSpec, Usage,
};

/// The answer of a model: pieces up to `Piece::End`, or up to an error.
pub type Answer = BoxStream<'static, Result<Piece, ModelError>>;

pub trait Model: Send + Sync {
    fn describe(&self) -> ModelInfo;

    /// Streams the answer. Dropping the stream stops the work.
    fn ask(&self, request: Request) -> Answer;
}
