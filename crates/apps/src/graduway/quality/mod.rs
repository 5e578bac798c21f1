//! Data quality: duplicates, stale contact data, missing consent; a queue, and merges that can be taken back. Everybody
//! sees the queue, contributors decide.

mod routes;
mod store;

use std::sync::Arc;

use ::store::jobs::Work;
use campus::quality::Quality;
use utoipa_axum::router::OpenApiRouter;

use crate::Suite;

pub(super) fn router() -> OpenApiRouter<Suite> {
    routes::router()
}

/// The long work that belongs to the queue.
pub(crate) fn works(suite: &Suite) -> Vec<Arc<dyn Work>> {
    engine(suite).works()
}

/// The engine behind the queue.
fn engine(suite: &Suite) -> Quality {
    Quality::new(suite.store().clone(), suite.jobs.clone(), crate::pointers())
}
