//! The conversations of all apps: ask, watch, go back, share. Belongs to the suite, not to an app.

mod routes;
mod store;

pub(crate) use routes::router;
