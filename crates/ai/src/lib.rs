//! Models, and the files they are made of. Here: the one that turns text into directions, so that what means
//! the same lies close together. Without its files the suite searches by words alone, and says so.

pub mod assets;
mod embed;

pub use embed::{DIMENSIONS, EmbedError, Embedder, MiniLm, Presence, SentenceModel, Vector};
