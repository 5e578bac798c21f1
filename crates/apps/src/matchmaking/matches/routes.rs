use api::{Answer, Id, Json, Path, Query, Whole};
use axum::extract::State;
use campus::model::PersonId;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{MatchCard, MatchOrigin, MatchState},
    store::{self, Wanted},
};
use crate::Suite;

const PER_PAGE: u32 = 50;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(list_matches))
        .routes(routes!(find_match))
        .routes(routes!(end_match))
        .routes(routes!(reopen_match))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct ListMatches {
    /// The number of somebody: only their matches, on either side.
    #[param(format = Int64)]
    person: Option<u32>,
    /// Only those that a round has put in force.
    #[param(value_type = Option<String>, max_length = 128)]
    round: Option<Id>,
    #[param(inline)]
    state: Option<MatchState>,
    #[param(inline)]
    offset: Option<Whole<0, 100_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = MentoringMatchList)]
pub struct MatchList {
    pub total: u64,
    /// The oldest first.
    pub matches: Vec<MatchCard>,
}

/// Who is matched with whom, a page at a time.
#[utoipa::path(get, path = "/matches", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(ListMatches),
    responses((status = 200, body = MatchList), (status = 409, body = api::ErrorBody)))]
pub async fn list_matches(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListMatches>,
) -> Answer<Json<MatchList>> {
    let wanted = Wanted {
        person: query.person.map(PersonId),
        origin: query.round.map(|id| (MatchOrigin::Round, id.to_string())),
        states: query.state.into_iter().collect(),
        ..Wanted::default()
    };
    let offset = query.offset.map_or(0, |offset| offset.0);
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0);
    let (total, matches) = store::page(suite.store(), wanted, (offset.into(), limit.into())).await?;
    Ok(Json(MatchList { total, matches }))
}

/// One match, and whether it goes on.
#[utoipa::path(get, path = "/matches/{id}", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = MatchCard), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn find_match(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<MatchCard>> {
    Ok(Json(store::shown(suite.store(), &id).await?))
}

/// The revision that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenMatch {
    #[schema(inline)]
    revision: Whole<1, 1_000_000>,
}

/// Ends a match. The mentor's place is free again, and so is the student.
#[utoipa::path(post, path = "/matches/{id}/end", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = SeenMatch,
    responses((status = 200, body = MatchCard), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn end_match(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenMatch>,
) -> Answer<Json<MatchCard>> {
    Ok(Json(store::end(suite.store(), user.actor(), (&id, body.revision.0)).await?))
}

/// Lets a match go on that has ended: the way back of ending it, as long as nobody else has its place.
#[utoipa::path(post, path = "/matches/{id}/reopen", tag = "matchmaking", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = SeenMatch,
    responses((status = 200, body = MatchCard), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn reopen_match(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenMatch>,
) -> Answer<Json<MatchCard>> {
    Ok(Json(store::reopen(suite.store(), user.actor(), (&id, body.revision.0)).await?))
}
