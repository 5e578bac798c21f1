use api::{Answer, ApiError, Code, Download, Id, Json, Lines, Path, Query, Text, Whole};
use axum::extract::State;
use identity::{Allowed, permission};
use outreach::{
    Message, MessageState, Rewrite,
    outbox::{GIVEN_UP_AFTER_DAYS, MessageCard},
};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::{
    Suite,
    outbox::store::{self, Act, By},
};

/// So many paragraphs a message can have.
const MOST_PARAGRAPHS: usize = 40;
const PAGE: u32 = 50;

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub struct OutboxQuery {
    /// The slug of an app.
    #[param(value_type = Option<String>, max_length = 128)]
    app: Option<Id>,
    #[param(inline)]
    state: Option<MessageState>,
    /// Only those older than this one.
    #[param(value_type = Option<String>, max_length = 128)]
    before: Option<Id>,
    #[param(inline)]
    limit: Option<Whole<1, 200>>,
}

/// What waits to leave and what has left.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OutboxList {
    /// The newest first.
    pub messages: Vec<MessageCard>,
    /// Send this as `before` for the next page.
    pub next: Option<String>,
    /// Whether there is a way for mail to leave. Without one, what is sent is kept.
    pub can_send: bool,
    /// After so many days in the outbox a message is looked at again by a person.
    pub given_up_after_days: u32,
}

/// The messages of all apps.
#[utoipa::path(get, path = "/api/outbox/messages", tag = "outbox", security(("session" = ["apps.use"])),
    params(OutboxQuery), responses((status = 200, body = OutboxList), (status = 409, body = api::ErrorBody)))]
pub async fn list_outbox(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Query(query): Query<OutboxQuery>,
) -> Answer<Json<OutboxList>> {
    let limit = u64::from(query.limit.map_or(PAGE, |limit| limit.0));
    let which = (query.app.as_deref(), query.state);
    let mut messages = suite.outreach.messages(which, (query.before.as_deref(), limit + 1)).await?;
    let has_more = messages.len() as u64 > limit;
    messages.truncate(usize::try_from(limit).unwrap_or(usize::MAX));
    let next = messages.last().filter(|_| has_more).map(|last| last.id.clone());
    let (can_send, given_up_after_days) = (suite.outreach.can_send(), GIVEN_UP_AFTER_DAYS);
    Ok(Json(OutboxList { messages, next, can_send, given_up_after_days }))
}

/// One message: its sentences with their sources, what the lint says, and the bytes that would be sent.
#[utoipa::path(get, path = "/api/outbox/messages/{id}", tag = "outbox", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), responses((status = 200, body = Message), (status = 404, body = api::ErrorBody)))]
pub async fn find_message(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Message>> {
    Ok(Json(suite.outreach.message(&id).await?))
}

/// The message as a file that mail programs open: byte for byte what is approved.
#[utoipa::path(get, path = "/api/outbox/messages/{id}/source", tag = "outbox",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, content_type = "message/rfc822", body = String),
        (status = 404, body = api::ErrorBody), (status = 409, body = api::ErrorBody)))]
pub async fn export_message(
    State(suite): State<Suite>,
    _: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Download<'static>> {
    let message = suite.outreach.message(&id).await?;
    let source = message.source.ok_or_else(|| {
        ApiError::new(
            Code::Conflict,
            "The reader cannot be written to at the moment, so there is no message yet.",
        )
    })?;
    Ok(Download { name: "message.eml", media: "message/rfc822", body: source.into() })
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeMessage {
    // The revision that was opened.
    #[schema(inline)]
    revision: Whole<1, 1_000_000>,
    subject: Text<1, 200>,
    /// One text for each paragraph. Sentences that are left as they were keep their sources.
    #[schema(min_items = 1, max_items = 40)]
    paragraphs: Vec<Lines<0, 4000>>,
}

/// Saves what somebody wrote. What they have changed is theirs; an approval is void.
#[utoipa::path(put, path = "/api/outbox/messages/{id}", tag = "outbox", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = ChangeMessage,
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn change_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeMessage>,
) -> Answer<Json<Message>> {
    if body.paragraphs.is_empty() || body.paragraphs.len() > MOST_PARAGRAPHS {
        return Err(ApiError::invalid(format!("paragraphs: between 1 and {MOST_PARAGRAPHS}.")));
    }
    let paragraphs = body.paragraphs.into_iter().map(Lines::into_string).collect();
    let new = Rewrite { subject: body.subject.into_string(), paragraphs };
    store::rewrite(&suite, By::new(&user), (&id, body.revision.0), new).await?;
    Ok(Json(suite.outreach.message(&id).await?))
}

/// The revision that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenMessage {
    #[schema(inline)]
    revision: Whole<1, 1_000_000>,
}

/// Says again what an earlier revision said.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/versions/{number}/restore", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = SeenMessage,
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn restore_message_version(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<SeenMessage>,
) -> Answer<Json<Message>> {
    store::restore_version(&suite, By::new(&user), (&id, body.revision.0), number).await?;
    Ok(Json(suite.outreach.message(&id).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApproveMessage {
    /// The SHA-256 of the bytes that were read, as the message tells it.
    hash: Id,
}

/// Approves exactly the bytes with this hash. Refused while a sentence has no source or the lint refuses something.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/approve", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = ApproveMessage,
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn approve_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ApproveMessage>,
) -> Answer<Json<Message>> {
    store::approve(&suite, By::new(&user), &id, body.hash.to_string()).await?;
    Ok(Json(suite.outreach.message(&id).await?))
}

async fn act(
    suite: &Suite,
    user: &Allowed<permission::EditContent>,
    id: &str,
    act: Act,
) -> Answer<Json<Message>> {
    let before = suite.outreach.message(id).await?;
    let moves = matches!(act, Act::Send | Act::Unsend | Act::Withdraw);
    if moves && before.card.reference.is_some() {
        let message = "This message belongs to something else. Send it, or take it back, from there.";
        return Err(ApiError::new(Code::Conflict, message));
    }
    store::act(suite, By::new(user), id, act).await?;
    Ok(Json(suite.outreach.message(id).await?))
}

/// Takes an approval back, or makes a message that was withdrawn or failed a draft again.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/reopen", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn reopen_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Message>> {
    act(&suite, &user, &id, Act::Reopen).await
}

/// Sends an approved message, and takes its part of the reader's contact budget.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/send", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn send_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Message>> {
    act(&suite, &user, &id, Act::Send).await
}

/// Takes a message out of the outbox, as long as it has not left.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/unsend", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn unsend_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Message>> {
    act(&suite, &user, &id, Act::Unsend).await
}

/// Puts a message away that has not left.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/withdraw", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn withdraw_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Message>> {
    act(&suite, &user, &id, Act::Withdraw).await
}

/// Tries a message that waits for its next turn right away.
#[utoipa::path(post, path = "/api/outbox/messages/{id}/hurry", tag = "outbox",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = Message), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn hurry_message(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<Message>> {
    act(&suite, &user, &id, Act::Hurry).await
}
