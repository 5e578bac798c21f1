//! The ask bar: words become a filter that can be seen and changed; its table, map and chart; segments.
//!
//! Whatever is shown, counted, mapped, exported or spoken of here goes through `campus::search` for readers of the
//! directory: who does not stand in it is not there, and of what somebody keeps to themselves nothing is true.

mod ask;
mod claim;
pub(super) mod desk;
pub(super) mod model;
mod routes;
pub(super) mod store;
#[cfg(test)]
mod tests;
mod words;

use utoipa_axum::router::OpenApiRouter;

pub(crate) use ask::assistant;
pub use model::heard;
pub(crate) use store::migrations;

use crate::Suite;

pub(super) fn router() -> OpenApiRouter<Suite> {
    routes::router()
}
