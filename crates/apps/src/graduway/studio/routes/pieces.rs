use api::{Answer, ApiError, Code, Id, Json, Lines, Path, Text, Whole};
use axum::{extract::State, http::StatusCode};
use campus::model::Event;
use identity::{Allowed, permission};
use outreach::{Draft, Recipient, Rewrite};
use serde::Deserialize;
use utoipa::ToSchema;

use super::{StudioConflict, StudioRefused, by, saved, shown};
use crate::{
    Suite,
    graduway::{
        APP,
        directory::model::EditedChip,
        studio::{
            audience::{self, StudioAudience},
            compose::{StudioKind, StudioTone, StudioTopic, Wanted, compose},
            model::{Content, StudioPiece},
            phrase, store as rows,
        },
    },
};

/// So many paragraphs a piece has at most.
const MOST_PARAGRAPHS: usize = 60;

/// To whom: those who fit the chips, and those of the segment if one is named.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct StudioReaders {
    segment: Option<Id>,
    #[serde(default)]
    #[schema(max_items = 40)]
    chips: Vec<EditedChip>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateStudioPiece {
    name: Text<1, 120>,
    kind: StudioKind,
    tone: StudioTone,
    /// Without it, all that fit the kind.
    #[schema(max_items = 6)]
    topics: Option<Vec<StudioTopic>>,
    /// The event of an invitation.
    #[schema(format = Int64)]
    event: Option<u32>,
    #[serde(default)]
    readers: StudioReaders,
    /// Have the language model put it into other words, if there is one.
    #[serde(default)]
    rephrase: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ComposeStudioPiece {
    // The revision that was opened.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
    tone: StudioTone,
    /// Without it, those of the piece.
    #[schema(max_items = 6)]
    topics: Option<Vec<StudioTopic>>,
    /// Without it, that of the piece.
    #[schema(format = Int64)]
    event: Option<u32>,
    #[serde(default)]
    rephrase: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveStudioPiece {
    // The revision that was opened.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
    name: Text<1, 120>,
    subject: Lines<0, 400>,
    /// Each a paragraph as it is to be read, merge fields and all.
    #[schema(max_items = 60)]
    paragraphs: Vec<Lines<0, 4000>>,
    /// If they are sent, these get it and no others.
    readers: Option<StudioReaders>,
}

/// What is to be written, once all of it is known.
struct Brief<'a> {
    kind: StudioKind,
    tone: StudioTone,
    topics: &'a [StudioTopic],
    event: Option<Event>,
    audience: &'a StudioAudience,
    rephrase: bool,
}

/// Gathers and writes. Gives how many sentences were rephrased, too.
async fn write(suite: &Suite, brief: Brief<'_>) -> Answer<(Draft, u32)> {
    let ids = audience::people(suite, brief.audience).await?;
    if ids.is_empty() {
        let message = format!("Nobody fits “{}”. Change whom the piece is for.", brief.audience.name);
        return Err(ApiError::invalid(message));
    }
    let only_readers = brief.kind == StudioKind::ClassNote;
    let gathered = rows::gather(suite.store(), &suite.campus, brief.topics, (&ids, only_readers)).await?;
    let people = u32::try_from(ids.len()).unwrap_or(u32::MAX);
    let (segment, name) = (brief.audience.segment.clone(), brief.audience.name.clone());
    let to = Recipient::Segment { segment, name, people };
    let (kind, tone, topics, event) = (brief.kind, brief.tone, brief.topics, brief.event.as_ref());
    let mut draft = compose(&Wanted { kind, tone, topics, event, to }, &gathered);
    let chosen = suite.chat.models().for_app(APP.slug).filter(|_| brief.rephrase);
    let rephrased = match chosen {
        Some(chosen) => {
            let nonce = suite.store().new_id();
            phrase::rephrase(&chosen, (&mut draft, tone), &nonce, phrase::PATIENCE).await
        }
        None => 0,
    };
    Ok((draft, rephrased))
}

/// An invitation is to an event that is coming up; nothing else has one.
async fn event_of(suite: &Suite, kind: StudioKind, event: Option<u32>) -> Answer<Option<Event>> {
    match (kind, event) {
        (StudioKind::Invitation, Some(id)) => match rows::event(suite.store(), id).await? {
            Some((event, false)) => Ok(Some(event)),
            Some((_, true)) => Err(ApiError::invalid("This event is over. Choose one that is coming up.")),
            None => Err(ApiError::not_found("There is no such event. Choose another one.")),
        },
        (StudioKind::Invitation, None) => {
            Err(ApiError::invalid("An invitation needs an event. Choose one that is coming up."))
        }
        (StudioKind::Newsletter | StudioKind::ClassNote, _) => Ok(None),
    }
}

/// Those of the wanted topics that fit the kind; all that fit it if none are named.
fn topics_of(kind: StudioKind, wanted: Option<&[StudioTopic]>) -> Answer<Vec<StudioTopic>> {
    let most = StudioTopic::ALL.len();
    if wanted.is_some_and(|wanted| wanted.len() > most) {
        let message = format!("topics: there are {most}. Name each of them once at most.");
        return Err(ApiError::invalid(message));
    }
    let is_wanted = |topic: &StudioTopic| wanted.is_none_or(|wanted| wanted.contains(topic));
    Ok(StudioTopic::of(kind).iter().copied().filter(is_wanted).collect())
}

/// Begins a piece: gathers what there is to tell and writes a draft of it, sentence by sentence with sources.
#[utoipa::path(post, path = "/studio/pieces", tag = "graduway", security(("session" = ["content.edit"])),
    request_body = CreateStudioPiece,
    responses((status = 201, body = StudioPiece), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn create_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<CreateStudioPiece>,
) -> Answer<(StatusCode, Json<StudioPiece>)> {
    let event = event_of(&suite, body.kind, body.event).await?;
    let topics = topics_of(body.kind, body.topics.as_deref())?;
    let readers = &body.readers;
    let audience = audience::read(&suite, &user.uid, readers.segment.as_deref(), &readers.chips).await?;
    let (kind, tone, rephrase) = (body.kind, body.tone, body.rephrase);
    let number = event.as_ref().map(|event| event.id.0);
    let brief = Brief { kind, tone, topics: &topics, event, audience: &audience, rephrase };
    let (draft, rephrased) = write(&suite, brief).await?;
    let name = body.name.into_string();
    let content = Content { name, kind, tone, topics, event: number, audience, draft, rephrased };
    let kept = rows::create(suite.store(), by(&user), content, "Composed").await?;
    Ok((StatusCode::CREATED, Json(shown(&suite, kept).await?)))
}

/// Writes a piece anew from what is on record now. What was written by hand is lost, and comes back with the version
/// before.
#[utoipa::path(post, path = "/studio/pieces/{id}/compose", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = ComposeStudioPiece,
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody),
        (status = 409, body = StudioConflict), (status = 422, body = api::ErrorBody)))]
pub async fn compose_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ComposeStudioPiece>,
) -> Result<Json<StudioPiece>, StudioRefused> {
    let kept = rows::find(suite.store(), &id).await?;
    let before = kept.content;
    let event = event_of(&suite, before.kind, body.event.or(before.event)).await?;
    let topics = match &body.topics {
        Some(topics) => topics_of(before.kind, Some(topics))?,
        None => before.topics.clone(),
    };
    let number = event.as_ref().map(|event| event.id.0);
    let (kind, tone, rephrase) = (before.kind, body.tone, body.rephrase);
    let brief = Brief { kind, tone, topics: &topics, event, audience: &before.audience, rephrase };
    let (draft, rephrased) = write(&suite, brief).await?;
    let content = Content { tone, topics, event: number, draft, rephrased, ..before };
    let done = rows::change(suite.store(), by(&user), (&id, body.seen.0), (content, "Composed anew")).await;
    saved(&suite, done).await
}

/// Saves what somebody has written. Sentences that stay keep their sources; the others are theirs. An approval is void
/// if it says something else now.
#[utoipa::path(put, path = "/studio/pieces/{id}", tag = "graduway", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = SaveStudioPiece,
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody),
        (status = 409, body = StudioConflict), (status = 413, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn save_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SaveStudioPiece>,
) -> Result<Json<StudioPiece>, StudioRefused> {
    if body.paragraphs.len() > MOST_PARAGRAPHS {
        let message = format!("paragraphs: at most {MOST_PARAGRAPHS}, these are {}.", body.paragraphs.len());
        return Err(ApiError::invalid(message).into());
    }
    let before = rows::find(suite.store(), &id).await?.content;
    let rewrite = Rewrite {
        subject: body.subject.into_string(),
        paragraphs: body.paragraphs.into_iter().map(Lines::into_string).collect(),
    };
    let by = by(&user);
    let mut content = before.rewritten(&rewrite, &by.editor);
    content.name = body.name.into_string();
    if let Some(readers) = body.readers {
        let audience = audience::read(&suite, &user.uid, readers.segment.as_deref(), &readers.chips).await?;
        let people = u32::try_from(audience::people(&suite, &audience).await?.len()).unwrap_or(u32::MAX);
        let (segment, name) = (audience.segment.clone(), audience.name.clone());
        content.draft.to = Recipient::Segment { segment, name, people };
        content.audience = audience;
    }
    let done = rows::change(suite.store(), by, (&id, body.seen.0), (content, "Edited")).await;
    saved(&suite, done).await
}

/// Deletes a piece. It can be brought back.
#[utoipa::path(delete, path = "/studio/pieces/{id}", tag = "graduway", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn delete_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    rows::set_deleted(suite.store(), by(&user), &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted piece back.
#[utoipa::path(post, path = "/studio/pieces/{id}/restore", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody)))]
pub async fn restore_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<StudioPiece>> {
    let kept = rows::set_deleted(suite.store(), by(&user), &id, false).await?;
    Ok(Json(shown(&suite, kept).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenStudioPiece {
    // The revision that is in force.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
}

/// Makes a piece as it was in a version; that is a new version.
#[utoipa::path(post, path = "/studio/pieces/{id}/versions/{number}/restore", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = SeenStudioPiece,
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody),
        (status = 409, body = StudioConflict)))]
pub async fn restore_studio_version(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<SeenStudioPiece>,
) -> Result<Json<StudioPiece>, StudioRefused> {
    let done = rows::restore_version(suite.store(), by(&user), (&id, body.seen.0), number).await;
    saved(&suite, done).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ApproveStudioPiece {
    /// The hash of what was read. Of anything else it is refused.
    hash: Id,
}

/// Approves a piece as it was read. Refused while a sentence has no source, a place means nothing or the lint refuses
/// something.
#[utoipa::path(post, path = "/studio/pieces/{id}/approve", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = ApproveStudioPiece,
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody),
        (status = 409, body = StudioConflict), (status = 422, body = api::ErrorBody)))]
pub async fn approve_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ApproveStudioPiece>,
) -> Result<Json<StudioPiece>, StudioRefused> {
    let piece = shown(&suite, rows::find(suite.store(), &id).await?).await?;
    // Whoever has read something else is told so before what is wrong with it now.
    if piece.hash == *body.hash
        && let Some(why) = piece.hindrance()
    {
        return Err(ApiError::new(Code::ValidationFailed, format!("It cannot be approved yet. {why}")).into());
    }
    let done = rows::approve(suite.store(), by(&user), &id, &body.hash).await;
    saved(&suite, done).await
}

/// Takes an approval back.
#[utoipa::path(post, path = "/studio/pieces/{id}/reopen", tag = "graduway",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody)))]
pub async fn reopen_studio_piece(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Result<Json<StudioPiece>, StudioRefused> {
    let done = rows::reopen(suite.store(), by(&user), &id).await;
    saved(&suite, done).await
}
