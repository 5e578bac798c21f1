use api::{Answer, ApiError, Json, Query, Text};
use axum::extract::State;
use identity::{Allowed, permission};

use super::{APP, PER_PAGE, named};
use crate::{
    Suite,
    talent_network::{
        cohort::{Cohort, apart, count},
        demand,
        model::{
            ListNetworkCandidates, ListNetworkWorklist, MOST_SKILLS, NetworkDemand, NetworkDirectory,
            NetworkFilter, NetworkOutcomes, NetworkSummary, NetworkWorklist,
        },
        outcomes, worklists,
    },
};

/// The error says what is allowed.
pub fn checked(filter: NetworkFilter) -> Answer<NetworkFilter> {
    if filter.skills.len() > MOST_SKILLS {
        return Err(ApiError::invalid(format!("filter.skills: at most {MOST_SKILLS}.")));
    }
    Ok(filter)
}

/// The cohort in figures.
#[utoipa::path(get, path = "/summary", tag = "talent-network", security(("session" = ["apps.use"])),
    responses((status = 200, body = NetworkSummary)))]
pub async fn find_network_summary(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<NetworkSummary>> {
    let cohort = Cohort::open(&suite.candidates).await?;
    Ok(Json(apart(move || cohort.summary()).await?))
}

/// Those who pass a filter, a page at a time. Who looks at it is written down.
#[utoipa::path(post, path = "/directory", tag = "talent-network", security(("session" = ["apps.use"])),
    request_body = ListNetworkCandidates,
    responses((status = 200, body = NetworkDirectory), (status = 422, body = api::ErrorBody)))]
pub async fn list_network_candidates(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Json(body): Json<ListNetworkCandidates>,
) -> Answer<Json<NetworkDirectory>> {
    let (filter, sort) = (checked(body.filter)?, body.sort);
    let offset = body.offset.map_or(0, |offset| offset.0) as usize;
    let limit = body.limit.map_or(PER_PAGE, |limit| limit.0) as usize;
    let cohort = Cohort::open(&suite.candidates).await?;
    let directory = apart(move || {
        let chosen = cohort.chosen(&filter, sort);
        let page = chosen.iter().skip(offset).take(limit);
        NetworkDirectory {
            total: count(chosen.len()),
            pool_size: count(cohort.people().len()),
            pool_revision: cohort.network.pool.revision.clone(),
            meaning: cohort.network.pool.meaning,
            rows: page.map(|at| cohort.row(&cohort.people()[*at])).collect(),
            facets: cohort.facets(),
        }
    });
    let directory = directory.await?;
    let seen = named(directory.rows.iter().map(|row| row.id.as_str()));
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, "directory")).await?;
    Ok(Json(directory))
}

/// Whom advisers should see next: one of three lists, a page at a time. Who looks at it is written down.
#[utoipa::path(get, path = "/worklists", tag = "talent-network", security(("session" = ["apps.use"])),
    params(ListNetworkWorklist), responses((status = 200, body = NetworkWorklist)))]
pub async fn list_network_worklist(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<ListNetworkWorklist>,
) -> Answer<Json<NetworkWorklist>> {
    let (list, must) = (query.list.unwrap_or_default(), query.must.map(Text::into_string));
    let offset = query.offset.map_or(0, |offset| offset.0) as usize;
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0) as usize;
    let cohort = Cohort::open(&suite.candidates).await?;
    let page = apart(move || worklists::page(&cohort, (list, must.as_deref()), (offset, limit))).await?;
    let seen = named(page.rows.iter().map(|row| row.candidate.id.as_str()));
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, "worklist")).await?;
    Ok(Json(page))
}

/// What open roles ask for, and in which departments it is to be had.
#[utoipa::path(get, path = "/demand", tag = "talent-network", security(("session" = ["apps.use"])),
    responses((status = 200, body = NetworkDemand)))]
pub async fn find_network_demand(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<NetworkDemand>> {
    let cohort = Cohort::open(&suite.candidates).await?;
    Ok(Json(apart(move || demand::demand(&cohort)).await?))
}

/// How many come how far, and how long it takes.
#[utoipa::path(get, path = "/outcomes", tag = "talent-network", security(("session" = ["apps.use"])),
    responses((status = 200, body = NetworkOutcomes)))]
pub async fn find_network_outcomes(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<NetworkOutcomes>> {
    let cohort = Cohort::open(&suite.candidates).await?;
    Ok(Json(apart(move || outcomes::outcomes(&cohort)).await?))
}
