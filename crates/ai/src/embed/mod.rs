use std::path::PathBuf;

mod attention;
mod bert;
mod minilm;
mod sentence;
mod tensors;
mod window;

pub use minilm::MiniLm;
pub use sentence::SentenceModel;

/// Of a sentence's direction.
pub const DIMENSIONS: usize = 384;

/// The direction of a text: its length is one.
pub type Vector = [f32; DIMENSIONS];

/// Turns texts into directions.
pub trait Embedder: Send + Sync {
    /// One direction for each text, the same bits for the same text whatever stands beside it.
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError>;
}

/// How a model is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    Here,
    Missing,
    /// Its files are there, and it does not work.
    Broken,
}

/// Why there is no direction.
#[derive(Debug, thiserror::Error)]
pub enum EmbedError {
    #[error("the model's files are missing in {0}; `quad assets fetch` gets them")]
    Missing(PathBuf),
    #[error("the model's files cannot be used: {0}")]
    Files(String),
    #[error("the model failed: {0}")]
    Run(String),
}
