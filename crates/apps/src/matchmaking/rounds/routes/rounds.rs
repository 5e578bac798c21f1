use api::{Answer, Id, Json, Path, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{RoundConflict, RoundName, by};
use crate::{
    Suite,
    matchmaking::rounds::{
        model::{Round, RoundCard, RoundPlan, RoundVersion},
        store::{self as rows, Unsaved, runs},
    },
};

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundListing {
    /// The last one changed first.
    pub rounds: Vec<RoundCard>,
}

/// The rounds of the campus.
#[utoipa::path(get, path = "/rounds", tag = "matchmaking", security(("session" = ["apps.use"])),
    responses((status = 200, body = RoundListing)))]
pub async fn list_rounds(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<RoundListing>> {
    let mut rounds = Vec::new();
    for round in rows::list(suite.store()).await? {
        let last_run = runs::newest(suite.store(), &suite.jobs, &round).await?;
        let Round { id, name, updated_at, published, .. } = round;
        rounds.push(RoundCard { id, name, updated_at, published, last_run });
    }
    Ok(Json(RoundListing { rounds }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateRound {
    name: RoundName,
    #[serde(default)]
    plan: RoundPlan,
}

/// Begins a round.
#[utoipa::path(post, path = "/rounds", tag = "matchmaking", security(("session" = ["content.edit"])),
    request_body = CreateRound,
    responses((status = 201, body = Round), (status = 409, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn create_round(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<CreateRound>,
) -> Answer<(StatusCode, Json<Round>)> {
    let new = (body.name.into_string(), body.plan.checked()?);
    Ok((StatusCode::CREATED, Json(rows::create(suite.store(), by(&user), new).await?)))
}

/// A round with its plan.
#[utoipa::path(get, path = "/rounds/{id}", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Round), (status = 404, body = api::ErrorBody)))]
pub async fn find_round(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Round>> {
    Ok(Json(rows::find(suite.store(), &id).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveRound {
    name: RoundName,
    plan: RoundPlan,
    // The revision that this was made of.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
}

/// Saves a round. What was there before stays among the versions.
#[utoipa::path(put, path = "/rounds/{id}", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = SaveRound,
    responses((status = 200, body = Round), (status = 404, body = api::ErrorBody),
        (status = 409, body = RoundConflict), (status = 422, body = api::ErrorBody)))]
pub async fn save_round(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SaveRound>,
) -> Result<Json<Round>, Unsaved> {
    let new = (body.name.into_string(), body.plan.checked()?);
    Ok(Json(rows::save(suite.store(), by(&user), (&id, body.seen.0), new).await?))
}

/// Deletes a round. It can be brought back.
#[utoipa::path(delete, path = "/rounds/{id}", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 204), (status = 404, body = api::ErrorBody), (status = 409, body = api::ErrorBody)))]
pub async fn delete_round(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    rows::set_deleted(suite.store(), by(&user), &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted round back.
#[utoipa::path(post, path = "/rounds/{id}/restore", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Round), (status = 404, body = api::ErrorBody)))]
pub async fn restore_round(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Round>> {
    Ok(Json(rows::set_deleted(suite.store(), by(&user), &id, false).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundVersionList {
    /// The newest first; the last 200.
    pub versions: Vec<RoundVersion>,
}

/// How a round was before.
#[utoipa::path(get, path = "/rounds/{id}/versions", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = RoundVersionList), (status = 404, body = api::ErrorBody)))]
pub async fn list_round_versions(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<RoundVersionList>> {
    Ok(Json(RoundVersionList { versions: rows::versions(suite.store(), &id).await? }))
}

/// The revision of a round that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenRound {
    #[schema(inline)]
    pub(super) seen: Whole<1, 1_000_000_000>,
}

/// Makes a round as it was in a version; that is a new version.
#[utoipa::path(post, path = "/rounds/{id}/versions/{number}/restore", tag = "matchmaking",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = SeenRound,
    responses((status = 200, body = Round), (status = 404, body = api::ErrorBody),
        (status = 409, body = RoundConflict), (status = 422, body = api::ErrorBody)))]
pub async fn restore_round_version(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<SeenRound>,
) -> Result<Json<Round>, Unsaved> {
    Ok(Json(rows::restore_version(suite.store(), by(&user), (&id, body.seen.0), number).await?))
}
