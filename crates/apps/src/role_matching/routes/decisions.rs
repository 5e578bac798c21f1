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
    let role = suite.candidates.role(&id, &user.uid).await?;
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
    let role = suite.candidates.role(&id, &user.uid).await?;
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
    let role = suite.candidates.role(&id, &user.uid).await?;
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
    open(&suite, (&id, &contest), &user.uid).await?;
    let answer = body.answer.into_string();
    let answered = suite.candidates.answer_contest(by(&user), &id, &contest, answer).await?;
    Ok(Json(told(&suite, answered).await?))
}

/// Takes the answer to such a report back: it is open again.
#[utoipa::path(delete, path = "/roles/{id}/contests/{uid}/answer", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = TalentContest), (status = 404, body = api::ErrorBody)))]
pub async fn reopen_talent_contest(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, contest)): Path<(Id, Id)>,
) -> Answer<Json<TalentContest>> {
    open(&suite, (&id, &contest), &user.uid).await?;
    let opened = suite.candidates.reopen_contest(by(&user), &id, &contest).await?;
    Ok(Json(told(&suite, opened).await?))
}

/// Takes back what one has reported oneself, as long as nobody has answered it.
#[utoipa::path(delete, path = "/roles/{id}/contests/{uid}", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 204), (status = 403, body = api::ErrorBody), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn withdraw_talent_contest(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, contest)): Path<(Id, Id)>,
) -> Answer<StatusCode> {
    open(&suite, (&id, &contest), &user.uid).await?;
    suite.candidates.withdraw_contest(by(&user), (&id, &contest), true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a report back that one has taken back.
#[utoipa::path(post, path = "/roles/{id}/contests/{uid}/restore", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = TalentContest), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody)))]
pub async fn restore_talent_contest(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, contest)): Path<(Id, Id)>,
) -> Answer<Json<TalentContest>> {
    open(&suite, (&id, &contest), &user.uid).await?;
    let restored = suite.candidates.withdraw_contest(by(&user), (&id, &contest), false).await?;
    Ok(Json(told(&suite, restored).await?))
}

/// Only reports about those who may be seen, and whom the role is open to.
async fn open(suite: &Suite, (role, contest): (&str, &str), uid: &str) -> Answer<()> {
    let person = suite.candidates.contested(role, contest).await?;
    let role = suite.candidates.role(role, uid).await?;
    let found = in_pool(&suite.candidates, &role, &person).await;
    found.map(|_| ()).map_err(|_| ApiError::not_found("There is no such report."))
}

/// By what candidates are called here.
async fn told(suite: &Suite, mut contest: TalentContest) -> Answer<TalentContest> {
    let pool = suite.candidates.pool().await?;
    recalled(&pool, &mut contest.person);
    Ok(contest)
}
