mod consents;
mod record;
mod search;

use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

pub(crate) fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(search::search_people))
        .routes(routes!(search::find_people_index))
        .routes(routes!(record::find_person))
        .routes(routes!(consents::update_consent))
        .routes(routes!(consents::undo_consent))
}
