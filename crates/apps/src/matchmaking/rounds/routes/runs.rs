use api::{Answer, Id, Json, Path};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::Serialize;
use utoipa::ToSchema;

use super::{RoundConflict, by, rounds::SeenRound};
use crate::{
    Suite,
    matchmaking::rounds::{
        model::{RoundRun, RoundRunCard},
        store::{Unsaved, runs},
    },
};

#[derive(Debug, Serialize, ToSchema)]
pub struct RoundRunList {
    /// The newest first.
    pub runs: Vec<RoundRunCard>,
}

/// The runs of a round.
#[utoipa::path(get, path = "/rounds/{id}/runs", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = RoundRunList), (status = 404, body = api::ErrorBody)))]
pub async fn list_round_runs(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<RoundRunList>> {
    Ok(Json(RoundRunList { runs: runs::list(suite.store(), &suite.jobs, &id).await? }))
}

/// Runs a round as it is, in both ways. Its job says how far it is, and can be cancelled.
#[utoipa::path(post, path = "/rounds/{id}/runs", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = SeenRound,
    responses((status = 202, body = RoundRun), (status = 404, body = api::ErrorBody),
        (status = 409, body = RoundConflict), (status = 422, body = api::ErrorBody)))]
pub async fn start_round_run(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenRound>,
) -> Result<(StatusCode, Json<RoundRun>), Unsaved> {
    let run = runs::start(suite.store(), &suite.jobs, by(&user), (&id, body.seen.0)).await?;
    Ok((StatusCode::ACCEPTED, Json(runs::find(suite.store(), &suite.jobs, &run).await?)))
}

/// A run. It is worth asking again while its state is `waiting` or `running`; once it is `done`, it has both results in
/// numbers, side by side.
#[utoipa::path(get, path = "/runs/{id}", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = RoundRun), (status = 404, body = api::ErrorBody)))]
pub async fn find_round_run(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<RoundRun>> {
    Ok(Json(runs::find(suite.store(), &suite.jobs, &id).await?))
}
