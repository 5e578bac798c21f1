//! The outbox, for every app that writes letters: messages, how often somebody may be contacted, and what people have
//! asked for. Belongs to the suite, not to an app.

mod routes;
mod store;

pub(crate) use routes::router;
pub(crate) use store::editor;
