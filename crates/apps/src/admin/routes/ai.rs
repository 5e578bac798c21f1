use api::{Answer, Json, Query, Whole};
use axum::extract::State;
use chat::{AiSettings, AiUsage, ChangeAiSettings, FeedbackEntry, Trial};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{Suite, admin::store};

const DAYS: u32 = 30;

/// How the language model is set. The key is not shown.
#[utoipa::path(get, path = "/ai", tag = "admin", security(("session" = ["ai.manage"])),
    responses((status = 200, body = AiSettings)))]
pub async fn find_ai(State(suite): State<Suite>, _admin: Allowed<permission::ManageAi>) -> Json<AiSettings> {
    Json(suite.chat.models().settings())
}

/// Sets the language model. It is used from the next answer on.
#[utoipa::path(put, path = "/ai", tag = "admin", security(("session" = ["ai.manage"])),
    request_body = ChangeAiSettings,
    responses((status = 200, body = AiSettings), (status = 409, body = api::ErrorBody)))]
pub async fn change_ai(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageAi>,
    Json(body): Json<ChangeAiSettings>,
) -> Answer<Json<AiSettings>> {
    let prepared = suite.chat.models().prepare(body).await?;
    store::change_ai(&suite, admin.actor(), prepared).await?;
    Ok(Json(suite.chat.models().settings()))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct UndoAi {
    /// What is taken back. Once others have changed it since, nothing is.
    version: i64,
}

/// Goes back to how it was set before, key and all.
#[utoipa::path(post, path = "/ai/undo", tag = "admin", security(("session" = ["ai.manage"])),
    request_body = UndoAi,
    responses((status = 200, body = AiSettings), (status = 409, body = api::ErrorBody)))]
pub async fn undo_ai(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageAi>,
    Json(body): Json<UndoAi>,
) -> Answer<Json<AiSettings>> {
    let prepared = suite.chat.models().prepare_undo(body.version).await?;
    store::change_ai(&suite, admin.actor(), prepared).await?;
    Ok(Json(suite.chat.models().settings()))
}

/// Asks the language model something, to see whether it answers.
#[utoipa::path(post, path = "/ai/test", tag = "admin", security(("session" = ["ai.manage"])),
    responses((status = 200, body = Trial)))]
pub async fn test_ai(State(suite): State<Suite>, _admin: Allowed<permission::ManageAi>) -> Json<Trial> {
    Json(suite.chat.models().try_out().await)
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FindAiUsage {
    /// How many days, today included.
    #[param(inline)]
    days: Option<Whole<1, 365>>,
}

/// What the language model was used for: calls, failures, tokens, cost and time, by day and app.
#[utoipa::path(get, path = "/ai/usage", tag = "admin", security(("session" = ["ai.manage"])), params(FindAiUsage),
    responses((status = 200, body = AiUsage)))]
pub async fn find_ai_usage(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ManageAi>,
    Query(query): Query<FindAiUsage>,
) -> Answer<Json<AiUsage>> {
    Ok(Json(suite.chat.models().usage(query.days.map_or(DAYS, |days| days.0)).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct FeedbackList {
    pub feedback: Vec<FeedbackEntry>,
}

/// What people thought of answers, the newest first.
#[utoipa::path(get, path = "/ai/feedback", tag = "admin", security(("session" = ["ai.manage"])),
    responses((status = 200, body = FeedbackList)))]
pub async fn list_feedback(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ManageAi>,
) -> Answer<Json<FeedbackList>> {
    Ok(Json(FeedbackList { feedback: suite.chat.feedback().await? }))
}
