//! The people of the campus, for every app: search, and the one record that all of them link to. Belongs to the
//! suite, not to an app.

mod consents;
mod routes;

pub(crate) use consents::undo;
pub(crate) use routes::router;
