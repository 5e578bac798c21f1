use std::collections::BTreeSet;

use api::{Answer, ApiError, Id, Json, Path, Query};
use axum::extract::State;
use identity::{Allowed, permission};
use talent::score::{Receipt, Replay, receipt, replay};

use super::APP;
use crate::{
    Suite,
    role_matching::{
        desk::{Desk, apart, nobody},
        model::{
            AssessCandidate, CandidateComparison, CandidateDetail, CompareCandidates, FindCandidate,
            RoleWhatIf,
        },
        profile,
        who::meant,
    },
};

/// One candidate for a role: the score and the sum that it is, the evidence in the résumé, what would move them up. Who
/// looks at it is written down.
#[utoipa::path(get, path = "/roles/{id}/candidates/{uid}", tag = "role-matching",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("uid" = Id, Path), FindCandidate),
    responses((status = 200, body = CandidateDetail), (status = 404, body = api::ErrorBody)))]
pub async fn find_candidate(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, uid)): Path<(Id, Id)>,
    Query(query): Query<FindCandidate>,
) -> Answer<Json<CandidateDetail>> {
    let blind = query.blind.unwrap_or(true);
    Ok(Json(looked_at(&suite, &user, (&id, &uid), (None, blind)).await?))
}

/// The same by the role as it would be: nothing of that is kept. Who looks at it is written down.
#[utoipa::path(post, path = "/roles/{id}/candidates/{uid}", tag = "role-matching",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    request_body = AssessCandidate,
    responses((status = 200, body = CandidateDetail), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn assess_candidate(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, uid)): Path<(Id, Id)>,
    Json(body): Json<AssessCandidate>,
) -> Answer<Json<CandidateDetail>> {
    Ok(Json(looked_at(&suite, &user, (&id, &uid), (body.what_if, body.blind)).await?))
}

async fn looked_at(
    suite: &Suite,
    user: &Allowed<permission::UseApps>,
    (id, uid): (&str, &str),
    (what_if, blind): (Option<RoleWhatIf>, bool),
) -> Answer<CandidateDetail> {
    let desk = Desk::open(&suite.candidates, (id, &user.uid), (what_if, None)).await?;
    let person = meant(&suite.candidates, uid).await?;
    let (now, as_of) = (suite.store().now(), suite.candidates.as_of().await?);
    let (detail, above) = profile::detail(&suite.candidates, desk, &person, (blind, now, as_of)).await?;
    let who = (user.uid.as_str(), user.display_name.as_str());
    let (own, others) =
        if blind { ("profile, blind", "ranking, blind") } else { ("profile", "ranking with names") };
    suite.candidates.saw(who, &[person], (APP, own)).await?;
    suite.candidates.saw(who, &above, (APP, others)).await?;
    Ok(detail)
}

/// Two to four candidates side by side. Who looks at them is written down.
#[utoipa::path(post, path = "/roles/{id}/comparison", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = CompareCandidates,
    responses((status = 200, body = CandidateComparison), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn compare_candidates(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<CompareCandidates>,
) -> Answer<Json<CandidateComparison>> {
    let asked = &body.candidates;
    let distinct: BTreeSet<&str> = asked.iter().map(|one| &**one).collect();
    if !(2..=4).contains(&asked.len()) || distinct.len() < asked.len() {
        return Err(ApiError::invalid("candidates: two to four, each once."));
    }
    let desk = Desk::open(&suite.candidates, (&id, &user.uid), (body.what_if, None)).await?;
    let mut people = Vec::new();
    for one in asked {
        people.push(meant(&suite.candidates, one).await?);
    }
    let comparison = profile::compare(&suite.candidates, desk, &people, body.blind).await?;
    let what = if body.blind { "comparison, blind" } else { "comparison" };
    suite.candidates.saw((&user.uid, &user.display_name), &people, (APP, what)).await?;
    Ok(Json(comparison))
}

/// The receipt of a score: hashes of what it was made of, versions, and the sum line by line. Who looks at it is written
/// down.
#[utoipa::path(get, path = "/roles/{id}/candidates/{uid}/receipt", tag = "role-matching",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = Receipt), (status = 404, body = api::ErrorBody)))]
pub async fn find_candidate_receipt(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, uid)): Path<(Id, Id)>,
) -> Answer<Json<Receipt>> {
    let desk = Desk::open(&suite.candidates, (&id, &user.uid), (None, None)).await?;
    let person = meant(&suite.candidates, &uid).await?;
    // Nobody's résumé is opened for a role that is not open to them.
    let member = desk.pool.find(&person).ok_or_else(nobody)?;
    desk.ranking.rank_of(member.key).ok_or_else(nobody)?;
    let opened = suite.candidates.open(&person).await?;
    let receipt = apart(move || {
        let (found, _) = desk.found(&opened.member);
        let receipt = receipt(&talent::resume::blind(&opened.resume), &desk.requirements, &found);
        receipt.compared(desk.compared())
    });
    let receipt = receipt.await?;
    suite.candidates.saw((&user.uid, &user.display_name), &[person], (APP, "receipt")).await?;
    Ok(Json(receipt))
}

/// Computes a receipt again from its lines alone, and says what differs from what it says.
#[utoipa::path(post, path = "/receipts/replay", tag = "role-matching", security(("session" = ["apps.use"])),
    request_body = Receipt, responses((status = 200, body = Replay), (status = 422, body = api::ErrorBody)))]
pub async fn replay_receipt(
    _user: Allowed<permission::UseApps>,
    Json(body): Json<Receipt>,
) -> Answer<Json<Replay>> {
    Ok(Json(apart(move || replay(&body)).await?))
}

#[cfg(test)]
mod tests {
    use axum::http::StatusCode;
    use serde_json::json;

    use crate::role_matching::tests::{ADA, BO, Bench, asked};

    #[tokio::test]
    async fn who_is_outside_of_a_role_cannot_be_told_from_who_is_not_there() {
        let bench = Bench::new().await;
        let own = bench.upload(&[("ada.txt", ADA.as_bytes())]).await;
        let other = bench.upload(&[("bo.txt", BO.as_bytes())]).await;
        let [role, elsewhere] = [own, other].map(|batch| json!({ "campus": false, "batches": [batch] }));
        let role = bench.role(&role, asked()).await;
        let elsewhere = bench.role(&elsewhere, asked()).await;
        let bo = bench.rank(&elsewhere, json!({})).await["rows"][0]["id"].clone();
        assert_eq!(bench.person.get(&Bench::at(&elsewhere, &bo, "/receipt")).await.status, StatusCode::OK);
        for rest in ["", "/receipt"] {
            let outside = bench.person.get(&Bench::at(&role, &bo, rest)).await;
            let nobody = bench.person.get(&Bench::at(&role, &json!("f0123456789abcdef"), rest)).await;
            assert_eq!(outside.status, StatusCode::NOT_FOUND, "{outside}");
            assert_eq!(outside.to_string(), nobody.to_string());
        }
    }
}
