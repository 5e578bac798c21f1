use api::{Answer, Id, Json, Path};
use axum::extract::State;
use identity::{Allowed, permission};

use crate::{
    Suite,
    role_matching::{
        desk::{Desk, count},
        impact::{Impact, impact},
        model::{AssessRoleFairness, ProbeRoleSwaps, RoleFairness, RoleSwapReport},
        swaps,
    },
};

/// How groups fare by a role's scores: the four-fifths rule, and the rates of Local Law 144.
#[utoipa::path(post, path = "/roles/{id}/fairness", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = AssessRoleFairness,
    responses((status = 200, body = RoleFairness), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn assess_role_fairness(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<AssessRoleFairness>,
) -> Answer<Json<RoleFairness>> {
    let cut = body.cut.and_then(|cut| u16::try_from(cut.0).ok());
    let desk = Desk::open(&suite.candidates, (&id, &user.uid), (body.what_if, cut)).await?;
    let Impact { cut, selected, selection, scoring } = impact(&suite.candidates, &desk).await?;
    let pool_size = count(desk.ranking.places.len());
    Ok(Json(RoleFairness { cut, pool_size, selected, selection, scoring }))
}

/// Exchanges names, pronouns, schools and years of graduation in some résumés of a ranking, and says whether a score has
/// moved. Nobody is shown.
#[utoipa::path(post, path = "/roles/{id}/swaps", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = ProbeRoleSwaps,
    responses((status = 200, body = RoleSwapReport), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn probe_role_swaps(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<ProbeRoleSwaps>,
) -> Answer<Json<RoleSwapReport>> {
    let desk = Desk::open(&suite.candidates, (&id, &user.uid), (body.what_if, None)).await?;
    let as_of = suite.candidates.as_of().await?;
    let from = body.from.map_or(0, |from| from.0) as usize;
    Ok(Json(swaps::report(&suite.candidates, &desk, (from, body.count.0 as usize), as_of).await?))
}
