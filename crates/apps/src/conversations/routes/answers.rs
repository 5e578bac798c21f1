use api::{Answer, Event, Events, Id, Json, Path};
use axum::{extract::State, http::StatusCode, response::IntoResponse};
use chat::{Feedback, FeedbackReason, Rating};
use futures_util::StreamExt;
use identity::{Allowed, permission};
use serde::Deserialize;
use utoipa::ToSchema;

use super::writer;
use crate::Suite;

/// What happens to an answer, until it is whole. The first event is the answer as it is; whoever lost the connection
/// asks again. Events: `answer` and `end` (a whole answer), `part`, `sentence`, `source`, `criteria`, `step`.
#[utoipa::path(get, path = "/api/answers/{id}/events", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = chat::Answer, content_type = "text/event-stream"),
        (status = 404, body = api::ErrorBody)))]
pub async fn watch_answer(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<impl IntoResponse> {
    let updates = suite.chat.watch(&writer(&user), &id).await?;
    Ok(Events(updates.map(|update| Event { id: update.seq, name: update.name, data: update.data })))
}

/// Ends an answer where it is. What is there by then stays.
#[utoipa::path(post, path = "/api/answers/{id}/stop", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn stop_answer(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    suite.chat.stop(&writer(&user), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RateAnswer {
    rating: Rating,
    reason: Option<FeedbackReason>,
    note: Option<api::Lines<0, 2000>>,
}

/// Says what one thinks of an answer to one's own message.
#[utoipa::path(put, path = "/api/answers/{id}/feedback", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)), request_body = RateAnswer,
    responses((status = 200, body = chat::Answer), (status = 404, body = api::ErrorBody)))]
pub async fn rate_answer(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<RateAnswer>,
) -> Answer<Json<chat::Answer>> {
    let note = body.note.map(api::Lines::into_string).unwrap_or_default();
    let said = Feedback { rating: body.rating, reason: body.reason, note };
    Ok(Json(suite.chat.rate(&writer(&user), &id, Some(said)).await?))
}

/// Takes back what one thought of an answer.
#[utoipa::path(delete, path = "/api/answers/{id}/feedback", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = chat::Answer), (status = 404, body = api::ErrorBody)))]
pub async fn unrate_answer(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<chat::Answer>> {
    Ok(Json(suite.chat.rate(&writer(&user), &id, None).await?))
}
