use api::{Answer, Id, Json, Path, Query};
use axum::extract::State;
use identity::{Allowed, permission};

use super::{APP, PER_PAGE, named};
use crate::{
    Suite,
    talent_network::{
        finalists,
        model::{ListNetworkFinalists, NetworkFinalists, NetworkTalentRoles},
    },
};

/// The roles that people are looked for, each with how many were shortlisted for others.
#[utoipa::path(get, path = "/roles", tag = "talent-network", security(("session" = ["apps.use"])),
    responses((status = 200, body = NetworkTalentRoles)))]
pub async fn list_network_roles(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
) -> Answer<Json<NetworkTalentRoles>> {
    Ok(Json(finalists::roles(&suite.candidates, &user.uid).await?))
}

/// Those who were shortlisted for other roles, as this one would rank them. Who looks at it is written down.
#[utoipa::path(get, path = "/roles/{id}/finalists", tag = "talent-network", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ListNetworkFinalists),
    responses((status = 200, body = NetworkFinalists), (status = 404, body = api::ErrorBody)))]
pub async fn list_network_finalists(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ListNetworkFinalists>,
) -> Answer<Json<NetworkFinalists>> {
    let offset = query.offset.map_or(0, |offset| offset.0) as usize;
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0) as usize;
    let role = suite.candidates.role(&id, &user.uid).await?;
    let page = finalists::page(&suite.candidates, role, (offset, limit)).await?;
    let seen = named(page.rows.iter().map(|row| row.id.as_str()));
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, "finalists")).await?;
    Ok(Json(page))
}
