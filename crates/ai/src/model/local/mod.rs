//! A model in this process, from a GGUF file that an admin chooses. One question is answered at a time, the others
//! wait; when too many wait, the next one is told so.

#[cfg(feature = "local-llm")]
mod engine;
#[cfg(feature = "local-llm")]
mod process;
mod prompt;
mod utf8;
#[cfg(feature = "local-llm")]
mod worker;

#[cfg(feature = "local-llm")]
pub use process::{LoadError, LocalModel, LocalSettings};
