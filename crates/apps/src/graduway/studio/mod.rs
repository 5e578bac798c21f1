//! The content studio: a newsletter, an invitation or a class note for a segment, with a source per sentence. It writes
//! nothing that is not on record or by a person's hand, and sends nothing: what is approved is exported.

pub(super) mod audience;
mod compose;
mod merge;
mod model;
mod phrase;
mod reach;
mod render;
mod routes;
mod store;

pub(super) use routes::router;
pub(crate) use store::migrations;
