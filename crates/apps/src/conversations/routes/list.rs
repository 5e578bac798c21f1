use api::{Answer, ApiError, Download, Id, Json, Path, Query, Text};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use chat::{
    Change, Conversation, ConversationCard, Wanted,
    export::{self, Format},
};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::writer;
use crate::{Suite, conversations::store};

#[derive(Debug, Serialize, ToSchema)]
pub struct ConversationList {
    pub conversations: Vec<ConversationCard>,
    /// What `before` is for the next page.
    pub next: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListConversations {
    /// Those with one app.
    #[param(value_type = Option<String>, max_length = 128)]
    app: Option<Id>,
    /// Those about one record of the app.
    #[param(value_type = Option<String>, max_length = 128)]
    subject: Option<Id>,
    /// Words of a title, a message or an answer.
    #[param(value_type = Option<String>, max_length = 200)]
    q: Option<Text<0, 200>>,
    #[param(value_type = Option<String>, max_length = 128)]
    before: Option<Id>,
}

/// One's own conversations, the one last used first.
#[utoipa::path(get, path = "/api/conversations", tag = "conversations", security(("session" = ["apps.use"])),
    params(ListConversations), responses((status = 200, body = ConversationList),
        (status = 422, body = api::ErrorBody)))]
pub async fn list_conversations(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<ListConversations>,
) -> Answer<Json<ConversationList>> {
    let id = |id: Option<Id>| id.map(|id| id.to_string());
    let (app, subject, before) = (id(query.app), id(query.subject), id(query.before));
    let wanted = Wanted { app, subject, text: query.q.map(Text::into_string), before };
    let listed = suite.chat.list(&writer(&user), wanted).await?;
    Ok(Json(ConversationList { conversations: listed.conversations, next: listed.next }))
}

/// A whole conversation: one's own, or one that a colleague has shared.
#[utoipa::path(get, path = "/api/conversations/{id}", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = Conversation), (status = 404, body = api::ErrorBody)))]
pub async fn find_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Conversation>> {
    Ok(Json(suite.chat.find(&writer(&user), &id).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeConversation {
    title: Option<Text<1, 120>>,
    /// Whether colleagues who have the link may read it.
    is_shared: Option<bool>,
    /// The turn that is shown last.
    leaf: Option<Id>,
}

/// Names a conversation, shares it, or shows another branch of it.
#[utoipa::path(patch, path = "/api/conversations/{id}", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)), request_body = ChangeConversation,
    responses((status = 200, body = ConversationCard), (status = 404, body = api::ErrorBody)))]
pub async fn change_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeConversation>,
) -> Answer<Json<ConversationCard>> {
    if body.title.is_none() && body.is_shared.is_none() && body.leaf.is_none() {
        return Err(ApiError::invalid("There is nothing to change: send title, isShared or leaf."));
    }
    let change = Change {
        title: body.title.map(Text::into_string),
        is_shared: body.is_shared,
        leaf: body.leaf.map(|leaf| leaf.to_string()),
    };
    Ok(Json(store::change_conversation(&suite, (writer(&user), user.actor()), &id, change).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ExportConversation {
    #[param(inline)]
    format: Format,
}

/// The branch of a conversation that is shown, with its newest answers and their sources, as a file.
#[utoipa::path(get, path = "/api/conversations/{id}/export", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ExportConversation),
    responses((status = 200, content((String = "text/markdown"), (Vec<u8> = "application/pdf"))),
        (status = 404, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn export_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<ExportConversation>,
) -> Answer<Response> {
    let conversation = suite.chat.find(&writer(&user), &id).await?;
    let file = tokio::task::spawn_blocking(move || export::file(&conversation, query.format));
    let file =
        file.await.map_err(ApiError::internal)?.map_err(|error| ApiError::invalid(error.to_string()))?;
    Ok(Download { name: &file.name, media: file.media, body: file.data.into() }.into_response())
}

/// Takes a conversation out of sight. It can be brought back for 30 days.
#[utoipa::path(delete, path = "/api/conversations/{id}", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn delete_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    suite.chat.set_deleted(&writer(&user), &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted conversation back.
#[utoipa::path(post, path = "/api/conversations/{id}/restore", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = ConversationCard), (status = 404, body = api::ErrorBody)))]
pub async fn restore_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<ConversationCard>> {
    Ok(Json(suite.chat.set_deleted(&writer(&user), &id, false).await?))
}
