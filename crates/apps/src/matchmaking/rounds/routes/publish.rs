use api::{Answer, Id, Json, Path};
use axum::extract::State;
use identity::{Allowed, permission};
use serde::Deserialize;
use utoipa::ToSchema;

use super::by;
use crate::{
    Suite,
    matchmaking::rounds::{
        model::{Round, RoundMethod},
        store::{
            publish::{self, Publishing},
            results, runs,
        },
    },
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct PublishRound {
    method: RoundMethod,
}

/// Puts one result of a run in force: its pairs become active matches, and the mentors' places are taken. All or none.
#[utoipa::path(post, path = "/runs/{id}/publish", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = PublishRound,
    responses((status = 200, body = Round), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn publish_round(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<PublishRound>,
) -> Answer<Json<Round>> {
    let run = runs::done(suite.store(), &id).await?;
    let pairs = results::all_pairs(suite.store(), &id, body.method).await?;
    let pairs = pairs.into_iter().map(|pair| (pair.student, pair.mentor)).collect();
    let new = Publishing {
        round: run.round,
        run: run.id,
        method: body.method,
        cohort: run.cohort.unwrap_or_default(),
        pairs,
        set: run.plan.capacities,
    };
    Ok(Json(publish::publish(suite.store(), by(&user), new).await?))
}

/// Takes back what a round has put in force: its matches are gone as if they had never been.
#[utoipa::path(post, path = "/rounds/{id}/take-back", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Round), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn take_back_round(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Round>> {
    Ok(Json(publish::take_back(suite.store(), by(&user), &id).await?))
}
