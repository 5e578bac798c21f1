//! The library of policy and knowledge pages that answers cite: everybody reads and searches it, contributors fill
//! it. Belongs to the suite, not to an app.

mod routes;
mod store;

pub(crate) use routes::router;
