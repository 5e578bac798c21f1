//! The debug pages, for anybody: what the engines make of a text that somebody types, from the starter library alone.
//! Nothing is kept, and nothing that people keep is read. Off, unless the settings say otherwise.

mod pages;
mod routes;
mod typed;
mod visible;

pub use pages::DebugPages;
pub(crate) use routes::router;
