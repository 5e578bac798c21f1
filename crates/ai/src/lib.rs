//! Models, and the files they are made of: the one that turns text into directions, so that what means the same lies
//! close together, and those that write. Without the first the suite searches by words alone, and says so; without
//! the second it composes its sentences by itself.

pub mod assets;
mod embed;
pub mod model;

pub use embed::{DIMENSIONS, EmbedError, Embedder, MiniLm, Presence, SentenceModel, Vector};
pub use model::{
    Answer, AnswerSchema, BoxStream, Call, Finish, Message, Model, ModelError, ModelInfo, Piece, Provider,
    Request, ToolSpec, Usage,
};
