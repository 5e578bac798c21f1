use std::collections::BTreeSet;

use api::{Answer, ApiError, Id, Json, Path};
use axum::{extract::State, http::StatusCode};
use candidates::{CandidateId, NewContest, TalentContest, TalentDecision};
use identity::{Allowed, permission};

use super::{APP, by};
use crate::{
    Suite,
    role_matching::{
        desk::in_pool,
        model::{AnswerTalentContest, ContestCandidate, DecideCandidate, TalentContestList},
        who::{called, meant, recalled},
    },
};

/// Puts somebody on the shortlist, rejects them for a reason, or takes that back.
#[utoipa::path(put, path = "/roles/{id}/candidates/{uid}/decision", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    request_body = DecideCandidate,
    responses((status = 200, body = TalentDecision), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn decide_candidate(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, uid)): Path<(Id, Id)>,
    Json(body): Json<DecideCandidate>,
) -> Answer<Json<TalentDecision>> {
    let role = suite.candidates.role(&id).await?;
    let person = meant(&suite.candidates, &uid).await?;
    let member = in_pool(&suite.candidates, &role, &person).await?;
    let decision = (body.kind, body.reason.into_string());
    let decided = suite.candidates.decide(by(&user), &id, &person, decision).await?;
    Ok(Json(TalentDecision { person: called(&member), ..decided }))
}

/// Reports that something about a candidate was read or weighed wrongly.
#[utoipa::path(post, path = "/roles/{id}/candidates/{uid}/contests", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    request_body = ContestCandidate,
    responses((status = 201, body = TalentContest), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn contest_candidate(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, uid)): Path<(Id, Id)>,
    Json(body): Json<ContestCandidate>,
) -> Answer<(StatusCode, Json<TalentContest>)> {
    let role = suite.candidates.role(&id).await?;
    let person = meant(&suite.candidates, &uid).await?;
    let member = in_pool(&suite.candidates, &role, &person).await?;
    let requirement = body.requirement.and_then(|number| u16::try_from(number.0).ok());
    let new = NewContest { role: id.to_string(), person, requirement, note: body.note.into_string() };
    let contest = suite.candidates.contest(by(&user), new).await?;
    Ok((StatusCode::CREATED, Json(TalentContest { person: called(&member), ..contest })))
}

/// What was reported about candidates of a role, the newest first. Who looks at it is written down.
#[utoipa::path(get, path = "/roles/{id}/contests", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TalentContestList), (status = 404, body = api::ErrorBody)))]
pub async fn list_talent_contests(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentContestList>> {
    let role = suite.candidates.role(&id).await?;
    let pool = suite.candidates.pool().await?;
    let mut contests = suite.candidates.contests(&id, None).await?;
    contests.retain(|one| pool.find(&one.person).is_some_and(|member| role.pool.holds(member)));
    let seen: BTreeSet<CandidateId> = contests.iter().map(|one| one.person.clone()).collect();
    let seen: Vec<CandidateId> = seen.into_iter().collect();
    suite.candidates.saw((&user.uid, &user.display_name), &seen, (APP, "reported mistakes")).await?;
    for one in &mut contests {
        recalled(&pool, &mut one.person);
    }
    Ok(Json(TalentContestList { contests }))
}

/// Answers such a report.
#[utoipa::path(post, path = "/roles/{id}/contests/{uid}/answer", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    request_body = AnswerTalentContest,
    responses((status = 200, body = TalentContest), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn answer_talent_contest(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, contest)): Path<(Id, Id)>,
    Json(body): Json<AnswerTalentContest>,
) -> Answer<Json<TalentContest>> {
    // Only about those who may be seen.
    let seen = suite.candidates.contests(&id, None).await?;
    if !seen.iter().any(|one| one.id == *contest) {
        return Err(ApiError::not_found("There is no such report."));
    }
    let mut answered =
        suite.candidates.answer_contest(by(&user), &id, &contest, body.answer.into_string()).await?;
    let pool = suite.candidates.pool().await?;
    recalled(&pool, &mut answered.person);
    Ok(Json(answered))
}
