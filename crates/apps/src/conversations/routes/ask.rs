use api::{Answer, ApiError, Id, Json, Path, without_secrets};
use axum::{extract::State, http::StatusCode};
use chat::{Asked, EditedCriterion, Means, PhrasedBy, Place, Reads};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Key, Message, writer};
use crate::Suite;

/// The conversation of an app: what it says before anything is asked, and what it may do.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssistantView {
    pub app: &'static str,
    pub title: &'static str,
    pub greeting: &'static str,
    pub placeholder: &'static str,
    pub footnote: &'static str,
    pub suggestions: &'static [&'static str],
    pub slots: Vec<SlotView>,
    pub tools: Vec<ToolView>,
    pub is_on: bool,
    pub phrased_by: PhrasedBy,
}

/// Something that can be asked for by a chip.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SlotView {
    pub slot: &'static str,
    pub label: &'static str,
    pub hint: &'static str,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToolView {
    pub name: &'static str,
    pub about: &'static str,
    pub reads: &'static [Reads],
}

/// An app in which one can ask.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AssistantCard {
    pub app: &'static str,
    pub title: &'static str,
    pub is_on: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AssistantList {
    pub assistants: Vec<AssistantCard>,
}

/// The apps that have a conversation.
#[utoipa::path(get, path = "/api/chat", tag = "conversations", security(("session" = ["apps.use"])),
    responses((status = 200, body = AssistantList)))]
pub async fn list_assistants(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Json<AssistantList> {
    let assistants = suite.chat.assistants().map(|assistant| AssistantCard {
        app: assistant.app,
        title: assistant.title,
        is_on: suite.chat.models().means(assistant.app) != Means::Off,
    });
    Json(AssistantList { assistants: assistants.collect() })
}

/// What the conversation of an app is like.
#[utoipa::path(get, path = "/api/chat/{app}", tag = "conversations", security(("session" = ["apps.use"])),
    params(("app" = Id, Path)),
    responses((status = 200, body = AssistantView), (status = 404, body = api::ErrorBody)))]
pub async fn find_assistant(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(app): Path<Id>,
) -> Answer<Json<AssistantView>> {
    let assistant = suite.chat.assistant(&app)?;
    let slots = assistant.grammar.slots.iter();
    let slots = slots.map(|slot| SlotView { slot: slot.name, label: slot.label, hint: slot.hint });
    let tools = assistant.tools.iter().map(|tool| tool.spec());
    let tools = tools.map(|spec| ToolView { name: spec.name, about: spec.about, reads: spec.reads });
    let has_model = suite.chat.models().for_app(assistant.app).is_some();
    Ok(Json(AssistantView {
        app: assistant.app,
        title: assistant.title,
        greeting: assistant.greeting,
        placeholder: assistant.placeholder,
        footnote: assistant.footnote,
        suggestions: assistant.suggestions,
        slots: slots.collect(),
        tools: tools.collect(),
        is_on: suite.chat.models().means(assistant.app) != Means::Off,
        phrased_by: if has_model { PhrasedBy::Model } else { PhrasedBy::Engine },
    }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StartConversation {
    app: Id,
    /// What it is about: a record of the app.
    subject: Option<Id>,
    text: Message,
    key: Key,
}

/// Starts a conversation with a message. The answer is watched at `/api/answers/{id}/events`.
#[utoipa::path(post, path = "/api/conversations", tag = "conversations", security(("session" = ["apps.use"])),
    request_body = StartConversation,
    responses((status = 201, body = Asked), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn start_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Json(body): Json<StartConversation>,
) -> Answer<(StatusCode, Json<Asked>)> {
    let subject = body.subject.map(|subject| subject.to_string());
    let place = Place::New { app: body.app.to_string(), subject };
    let said = (without_secrets(&body.text).into_owned(), body.key.into_string());
    Ok((StatusCode::CREATED, Json(suite.chat.ask(&writer(&user), place, said).await?)))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContinueConversation {
    text: Message,
    key: Key,
    /// The message after which this one stands. One that has others after it gets another branch; `null` is another
    /// version of the first message. Left out, the message stands at the end.
    #[serde(default, deserialize_with = "given")]
    #[schema(value_type = Option<String>)]
    parent: Option<Option<Id>>,
}

/// Tells `null` from nothing.
fn given<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Id>>, D::Error> {
    Option::<Id>::deserialize(deserializer).map(Some)
}

/// Says more in a conversation, or says something again in other words.
#[utoipa::path(post, path = "/api/conversations/{id}/turns", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)), request_body = ContinueConversation,
    responses((status = 201, body = Asked), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn continue_conversation(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<ContinueConversation>,
) -> Answer<(StatusCode, Json<Asked>)> {
    let after = body.parent.map(|parent| parent.map(|parent| parent.to_string()));
    let place = Place::In { conversation: id.to_string(), after };
    let said = (without_secrets(&body.text).into_owned(), body.key.into_string());
    Ok((StatusCode::CREATED, Json(suite.chat.ask(&writer(&user), place, said).await?)))
}

const MOST_CRITERIA: usize = 20;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnswerAgain {
    key: Key,
    /// What is asked for, as a person has changed it. Left out, the message is read anew.
    #[schema(max_items = 20)]
    criteria: Option<Vec<EditedCriterion>>,
}

/// Answers a message once more, with its chips as they were or as they are given.
#[utoipa::path(post, path = "/api/turns/{id}/answers", tag = "conversations",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)), request_body = AnswerAgain,
    responses((status = 201, body = Asked), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody),
        (status = 429, body = api::ErrorBody)))]
pub async fn answer_again(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<AnswerAgain>,
) -> Answer<(StatusCode, Json<Asked>)> {
    if body.criteria.as_ref().is_some_and(|criteria| criteria.len() > MOST_CRITERIA) {
        return Err(ApiError::invalid(format!("At most {MOST_CRITERIA} things can be asked for at once.")));
    }
    let again = (body.key.into_string(), body.criteria);
    Ok((StatusCode::CREATED, Json(suite.chat.ask_again(&writer(&user), &id, again).await?)))
}
