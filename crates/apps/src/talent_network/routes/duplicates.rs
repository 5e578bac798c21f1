use api::{Answer, Id, Json, Path, Query};
use axum::{extract::State, http::StatusCode};
use candidates::{
    CandidateId,
    network::{NetworkMerge, Networked, Twins},
};
use identity::{Allowed, permission};

use super::{APP, PER_PAGE, by, named};
use crate::{
    Suite,
    talent_network::{
        cohort::{Cohort, count},
        model::{
            ListNetworkDuplicates, MergeNetworkCandidates, NetworkDuplicates, NetworkPair, NetworkPairSide,
        },
    },
};

/// Files that are likely to be about somebody who is there already, a page at a time, and what was merged. Who looks at
/// it is written down.
#[utoipa::path(get, path = "/duplicates", tag = "talent-network", security(("session" = ["apps.use"])),
    params(ListNetworkDuplicates), responses((status = 200, body = NetworkDuplicates)))]
pub async fn list_network_duplicates(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<ListNetworkDuplicates>,
) -> Answer<Json<NetworkDuplicates>> {
    let offset = query.offset.map_or(0, |offset| offset.0) as usize;
    let limit = query.limit.map_or(PER_PAGE, |limit| limit.0) as usize;
    let twins = suite.candidates.twins().await?;
    let merges = suite.candidates.merges().await?;
    let cohort = Cohort::open(&suite.candidates).await?;
    // Whoever has left meanwhile is in no count.
    let pairs: Vec<NetworkPair> = twins.iter().filter_map(|twins| pair(&cohort, twins)).collect();
    let total = count(pairs.len());
    let pairs: Vec<NetworkPair> = pairs.into_iter().skip(offset).take(limit).collect();
    let mut seen = named(pairs.iter().flat_map(|pair| [pair.file.id.as_str(), pair.other.id.as_str()]));
    seen.extend(merges.iter().map(|merge| merge.into.clone()));
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, "duplicates")).await?;
    Ok(Json(NetworkDuplicates { total, pairs, merges }))
}

fn pair(cohort: &Cohort, twins: &Twins) -> Option<NetworkPair> {
    let (file, other) = (cohort.network.find(&twins.file)?, cohort.network.find(&twins.other)?);
    let mut reasons = Vec::new();
    if twins.same_name_and_contact {
        reasons.push("The same name, and the same mail address or phone number.".to_owned());
    }
    if twins.alike > 0 {
        reasons.push(format!("{} % of their texts is the same.", twins.alike / 10));
    }
    Some(NetworkPair {
        file: side(file),
        other: side(other),
        same_name_and_contact: twins.same_name_and_contact,
        alike: twins.alike,
        reasons,
    })
}

fn side(one: &Networked) -> NetworkPairSide {
    NetworkPairSide {
        id: one.member.id.to_string(),
        name: one.member.name.clone(),
        label: one.member.label.clone(),
        source: one.member.source,
        file: one.member.file_name.clone(),
        title: one.member.title.clone(),
        skill_count: count(one.standing.skills.len()),
    }
}

/// Says that a file is about somebody who is there already: it is a duplicate from then on, in every app.
#[utoipa::path(post, path = "/merges", tag = "talent-network", security(("session" = ["content.edit"])),
    request_body = MergeNetworkCandidates,
    responses((status = 201, body = NetworkMerge), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn merge_network_candidates(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<MergeNetworkCandidates>,
) -> Answer<(StatusCode, Json<NetworkMerge>)> {
    let (file, into) = (CandidateId::find(&body.file)?, CandidateId::find(&body.into)?);
    Ok((StatusCode::CREATED, Json(suite.candidates.merge(by(&user), &file, &into).await?)))
}

/// Takes a merge back.
#[utoipa::path(post, path = "/merges/{id}/undo", tag = "talent-network", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = NetworkMerge), (status = 404, body = api::ErrorBody)))]
pub async fn undo_network_merge(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<NetworkMerge>> {
    Ok(Json(suite.candidates.unmerge(by(&user), &id).await?))
}
