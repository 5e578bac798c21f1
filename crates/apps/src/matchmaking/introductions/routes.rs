use api::{Answer, Id, Json, Path, Query, Text, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{
    model::{
        Introduction, IntroductionAnswer, IntroductionCard, IntroductionCheck, IntroductionSide,
        IntroductionState, RESTING_DAYS,
    },
    store::{self, By, Wanted},
};
use crate::{Suite, outbox};

const PAGE: u32 = 50;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(list_introductions, create_introduction))
        .routes(routes!(check_introduction))
        .routes(routes!(find_introduction))
        .routes(routes!(compose_introduction))
        .routes(routes!(send_introduction))
        .routes(routes!(withdraw_introduction))
        .routes(routes!(answer_introduction))
        .routes(routes!(undo_introduction))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    By { editor: outbox::editor(user), email: user.email.clone(), actor: user.actor() }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct IntroductionQuery {
    #[param(inline)]
    state: Option<IntroductionState>,
    /// On either side.
    #[param(format = Int64)]
    person: Option<u32>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IntroductionList {
    /// The last one changed first.
    pub introductions: Vec<IntroductionCard>,
    /// For so many days two people are left alone after one of them has said no.
    pub resting_days: u16,
    /// Whether there is a way for mail to leave. Without one, letters are kept in the outbox.
    pub can_send: bool,
}

/// The introductions, or those of somebody.
#[utoipa::path(get, path = "/introductions", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(IntroductionQuery),
    responses((status = 200, body = IntroductionList), (status = 409, body = api::ErrorBody)))]
pub async fn list_introductions(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Query(query): Query<IntroductionQuery>,
) -> Answer<Json<IntroductionList>> {
    let limit = u64::from(query.limit.map_or(PAGE, |limit| limit.0));
    let wanted = Wanted { state: query.state, person: query.person, limit };
    let introductions = store::list(&suite, &wanted).await?;
    let can_send = suite.outreach.can_send();
    Ok(Json(IntroductionList { introductions, resting_days: RESTING_DAYS, can_send }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct PairQuery {
    student: u32,
    mentor: u32,
}

/// Whether two people can be introduced, and what stands in the way. Changes nothing.
#[utoipa::path(get, path = "/introductions/check", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(PairQuery),
    responses((status = 200, body = IntroductionCheck), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn check_introduction(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Query(query): Query<PairQuery>,
) -> Answer<Json<IntroductionCheck>> {
    Ok(Json(store::check(&suite, (query.student, query.mentor)).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateIntroduction {
    student: u32,
    mentor: u32,
}

/// Drafts a letter to each of two people. Nothing is sent.
#[utoipa::path(post, path = "/introductions", tag = "matchmaking", security(("session" = ["content.edit"])),
    request_body = CreateIntroduction,
    responses((status = 201, body = Introduction), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn create_introduction(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<CreateIntroduction>,
) -> Answer<(StatusCode, Json<Introduction>)> {
    let id = store::create(&suite, by(&user), (body.student, body.mentor)).await?;
    Ok((StatusCode::CREATED, Json(store::find(&suite, &id).await?)))
}

/// An introduction with both letters, what the lint says of them, and what has happened so far.
#[utoipa::path(get, path = "/introductions/{id}", tag = "matchmaking", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Introduction), (status = 404, body = api::ErrorBody)))]
pub async fn find_introduction(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Introduction>> {
    Ok(Json(store::find(&suite, &id).await?))
}

/// The revision that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenIntroduction {
    #[schema(inline)]
    revision: Whole<1, 1_000_000>,
}

/// Composes both letters anew from the records. What was written by hand is kept as an earlier version.
#[utoipa::path(post, path = "/introductions/{id}/compose", tag = "matchmaking",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = SeenIntroduction,
    responses((status = 200, body = Introduction), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn compose_introduction(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenIntroduction>,
) -> Answer<Json<Introduction>> {
    store::compose_again(&suite, by(&user), (&id, body.revision.0)).await?;
    Ok(Json(store::find(&suite, &id).await?))
}

/// Sends both letters, if both are approved and both people may be contacted.
#[utoipa::path(post, path = "/introductions/{id}/send", tag = "matchmaking",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = SeenIntroduction,
    responses((status = 200, body = Introduction), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn send_introduction(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenIntroduction>,
) -> Answer<Json<Introduction>> {
    store::send(&suite, by(&user), (&id, body.revision.0)).await?;
    Ok(Json(store::find(&suite, &id).await?))
}

/// Takes an introduction back. Letters that have not left are taken back with it.
#[utoipa::path(post, path = "/introductions/{id}/withdraw", tag = "matchmaking",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = SeenIntroduction,
    responses((status = 200, body = Introduction), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn withdraw_introduction(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenIntroduction>,
) -> Answer<Json<Introduction>> {
    store::withdraw(&suite, by(&user), (&id, body.revision.0)).await?;
    Ok(Json(store::find(&suite, &id).await?))
}

/// What one side has said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnswerIntroduction {
    side: IntroductionSide,
    answer: IntroductionAnswer,
    /// What else they said, in a few words.
    note: Option<Text<0, 300>>,
    // The revision that was opened.
    #[schema(inline)]
    revision: Whole<1, 1_000_000>,
}

/// Writes down an answer. Two yeses make a match and take a place, one no frees it.
#[utoipa::path(post, path = "/introductions/{id}/answers", tag = "matchmaking",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = AnswerIntroduction,
    responses((status = 200, body = Introduction), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn answer_introduction(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<AnswerIntroduction>,
) -> Answer<Json<Introduction>> {
    let note = body.note.map(Text::into_string).unwrap_or_default();
    let said = (body.side, body.answer, note);
    store::answer(&suite, by(&user), (&id, body.revision.0), said).await?;
    Ok(Json(store::find(&suite, &id).await?))
}

/// Takes the newest step back: a sending that has not left, an answer, a withdrawal.
#[utoipa::path(post, path = "/introductions/{id}/undo", tag = "matchmaking",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = SeenIntroduction,
    responses((status = 200, body = Introduction), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn undo_introduction(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenIntroduction>,
) -> Answer<Json<Introduction>> {
    store::undo(&suite, by(&user), (&id, body.revision.0)).await?;
    Ok(Json(store::find(&suite, &id).await?))
}
