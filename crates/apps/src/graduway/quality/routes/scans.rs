use ::store::jobs::Job;
use api::{Answer, Json, Whole};
use axum::{extract::State, http::StatusCode};
use campus::quality::issues::Rules;
use identity::{Allowed, permission};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::{Suite, graduway::quality::store};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StartQualityScan {
    // After so many years without a confirmation contact details are stale; five, if nothing is said.
    #[schema(inline)]
    stale_years: Option<Whole<1, 50>>,
}

/// Goes through all records and fills the queue. The job says how far it is, and can be cancelled.
#[utoipa::path(post, path = "/quality/scans", tag = "graduway", security(("session" = ["content.edit"])),
    request_body = StartQualityScan,
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn start_quality_scan(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<StartQualityScan>,
) -> Answer<(StatusCode, Json<Job>)> {
    let years = body.stale_years.and_then(|years| u8::try_from(years.0).ok()).unwrap_or(Rules::STALE_YEARS);
    Ok((StatusCode::ACCEPTED, Json(store::scan(&suite, &user.actor(), years).await?)))
}
