use api::{Answer, Json, Text};
use axum::{extract::State, http::StatusCode};
use campus::reset::{self, Overview};
use identity::{Allowed, permission};
use serde::Deserialize;
use store::jobs::Job;
use utoipa::ToSchema;

use crate::{
    Suite,
    admin::store::{reset_campus as start_reset, restore_campus as restore},
};

/// The campus that everybody sees, and the one to go back to.
#[utoipa::path(get, path = "/campus", tag = "campus", security(("session" = ["content.edit"])),
    responses((status = 200, body = Overview)))]
pub async fn find_campus(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
) -> Answer<Json<Overview>> {
    Ok(Json(reset::overview(suite.store(), &suite.jobs).await?))
}

/// From what a campus is made anew.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetCampus {
    seed: u32,
    /// `demo`, or a number of people from 100 to 1000000.
    size: Text<1, 20>,
}

/// Makes the campus anew. Everybody sees the old one until the new one is whole; then there is a way back until the
/// next reset.
#[utoipa::path(post, path = "/campus/reset", tag = "campus", security(("session" = ["campus.manage"])),
    request_body = ResetCampus,
    responses((status = 202, body = Job), (status = 409, body = api::ErrorBody)))]
pub async fn reset_campus(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageCampus>,
    Json(request): Json<ResetCampus>,
) -> Answer<(StatusCode, Json<Job>)> {
    let wanted = reset::Wanted::new(request.seed.into(), &request.size)?;
    Ok((StatusCode::ACCEPTED, Json(start_reset(&suite, admin.actor(), wanted).await?)))
}

/// Goes back to the campus before the last reset. Once more, and it is undone.
#[utoipa::path(post, path = "/campus/undo", tag = "campus", security(("session" = ["campus.manage"])),
    responses((status = 200, body = Overview), (status = 409, body = api::ErrorBody)))]
pub async fn undo_reset(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageCampus>,
) -> Answer<Json<Overview>> {
    restore(&suite, admin.actor()).await?;
    Ok(Json(reset::overview(suite.store(), &suite.jobs).await?))
}
