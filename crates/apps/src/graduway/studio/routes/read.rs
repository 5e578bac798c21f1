use api::{Answer, Id, Json, Path, Query, Whole};
use axum::extract::State;
use campus::model::EventKind;
use identity::{Allowed, permission};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::shown;
use crate::{
    Suite,
    graduway::studio::{
        audience,
        compose::{StudioKind, StudioTone, StudioTopic},
        merge::{FIELDS, StudioMergeField, fill},
        model::{StudioCard, StudioPiece, StudioPreview, StudioRecipients, StudioVersion},
        reach::{Looked, Looking, summary},
        render::Letter,
        store as rows,
    },
};

/// So many readers are shown unless another number is asked for.
const PREVIEWS: u32 = 3;

/// What can be written.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Studio {
    pub kinds: Vec<StudioKindCard>,
    pub tones: Vec<StudioTone>,
    pub merge_fields: Vec<StudioMergeField>,
    /// Those to which people can be invited, the soonest first.
    pub events: Vec<StudioEvent>,
    /// Whether there is a language model that can put drafts into other words.
    pub can_rephrase: bool,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct StudioKindCard {
    pub kind: StudioKind,
    pub topics: Vec<StudioTopic>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StudioEvent {
    pub id: u32,
    pub title: String,
    pub kind: EventKind,
    pub date: Date,
    /// A city; none means online.
    pub city: Option<String>,
}

/// What the studio can write, and about which events.
#[utoipa::path(get, path = "/studio", tag = "graduway", security(("session" = ["apps.use"])),
    responses((status = 200, body = Studio)))]
pub async fn find_studio(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<Studio>> {
    let kinds = [StudioKind::Newsletter, StudioKind::Invitation, StudioKind::ClassNote];
    let events = rows::upcoming(suite.store()).await?.into_iter().map(|event| StudioEvent {
        id: event.id.0,
        title: event.title,
        kind: event.kind,
        date: event.date,
        city: event.place.map(|place| place.city),
    });
    Ok(Json(Studio {
        kinds: kinds.map(|kind| StudioKindCard { kind, topics: StudioTopic::of(kind).to_vec() }).to_vec(),
        tones: StudioTone::ALL.to_vec(),
        merge_fields: FIELDS.to_vec(),
        events: events.collect(),
        can_rephrase: suite.chat.models().for_app(crate::graduway::APP.slug).is_some(),
    }))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StudioPieceList {
    /// The last one changed first.
    pub pieces: Vec<StudioCard>,
}

/// The pieces that there are.
#[utoipa::path(get, path = "/studio/pieces", tag = "graduway", security(("session" = ["apps.use"])),
    responses((status = 200, body = StudioPieceList)))]
pub async fn list_studio_pieces(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<StudioPieceList>> {
    let kept = rows::list(suite.store()).await?;
    Ok(Json(StudioPieceList { pieces: kept.iter().map(StudioCard::from).collect() }))
}

/// A piece, sentence by sentence, with what the lint says of it.
#[utoipa::path(get, path = "/studio/pieces/{id}", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = StudioPiece), (status = 404, body = api::ErrorBody)))]
pub async fn find_studio_piece(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<StudioPiece>> {
    let kept = rows::find(suite.store(), &id).await?;
    Ok(Json(shown(&suite, kept).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StudioVersionList {
    /// The newest first; the last 200.
    pub versions: Vec<StudioVersion>,
}

/// How a piece was before.
#[utoipa::path(get, path = "/studio/pieces/{id}/versions", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = StudioVersionList), (status = 404, body = api::ErrorBody)))]
pub async fn list_studio_versions(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<StudioVersionList>> {
    Ok(Json(StudioVersionList { versions: rows::versions(suite.store(), &id).await? }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct PreviewStudioPiece {
    #[param(inline)]
    offset: Option<Whole<0, 1_000_000>>,
    #[param(inline)]
    limit: Option<Whole<1, 10>>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct StudioPreviewList {
    /// How many fit.
    pub total: usize,
    pub previews: Vec<StudioPreview>,
}

/// What some of the readers would read, with what they share put into the places, and other words where they do not.
#[utoipa::path(get, path = "/studio/pieces/{id}/preview", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), PreviewStudioPiece),
    responses((status = 200, body = StudioPreviewList), (status = 404, body = api::ErrorBody)))]
pub async fn preview_studio_piece(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<PreviewStudioPiece>,
) -> Answer<Json<StudioPreviewList>> {
    let content = rows::find(suite.store(), &id).await?.content;
    let ids = audience::people(&suite, &content.audience).await?;
    let (offset, limit) = (query.offset.map_or(0, |at| at.0), query.limit.map_or(PREVIEWS, |limit| limit.0));
    let some: Vec<u32> = ids.iter().skip(offset as usize).take(limit as usize).copied().collect();
    let looked = Looking::default().look(&suite, &some).await?;
    let preview = |one: Looked| {
        let reader = one.reader?;
        let letter = Letter::filled(&content.draft, &reader);
        let texts = content.draft.texts().map(|(_, sentence)| fill(&sentence.text, Some(&reader)).1);
        Some(StudioPreview {
            person: one.person,
            name: reader.person.name.clone(),
            subject: letter.subject,
            paragraphs: letter.paragraphs,
            filled: texts.flatten().collect(),
            left_out: one.left_out,
        })
    };
    let previews = looked.into_iter().filter_map(preview).collect();
    Ok(Json(StudioPreviewList { total: ids.len(), previews }))
}

/// Who would get a piece today, and why others would not. Of many, the first ones are looked at.
#[utoipa::path(get, path = "/studio/pieces/{id}/recipients", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = StudioRecipients), (status = 404, body = api::ErrorBody)))]
pub async fn find_studio_recipients(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<StudioRecipients>> {
    let content = rows::find(suite.store(), &id).await?.content;
    let ids = audience::people(&suite, &content.audience).await?;
    Ok(Json(summary(&suite, &ids).await?))
}
