//! Engagement in the four modes of CASE, with the events that were counted. How it is counted is in `campus::engagement`.

mod export;
mod model;
mod routes;

pub(super) use routes::router;
