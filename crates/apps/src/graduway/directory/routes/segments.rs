use api::{Answer, ApiError, Code, Id, Json, Path, Text, Whole};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use identity::{Allowed, Permission, permission};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use super::{
    desk,
    kept::{ShownChips, shown_chips, written},
    meant,
};
use crate::{
    Suite,
    graduway::directory::{
        desk::Desk,
        model::{DirectoryChip, EditedChip},
        store::{self as rows, Content, Editor, Kept, Unsaved},
    },
};

/// Of so many segments a list counts who fits now.
const COUNTED: usize = 60;

/// A filter under a name.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Segment {
    pub id: String,
    pub name: String,
    pub shared: bool,
    /// Whether one may change it oneself.
    pub own: bool,
    pub owner_name: String,
    pub chips: Vec<DirectoryChip>,
    pub reading: String,
    /// Counts up with every change.
    pub version: u32,
    /// How many fitted when it was saved.
    pub people_then: u64,
    /// How many fit now. None while the directory is getting ready, and if the filter cannot be read.
    pub people_now: Option<u64>,
    pub created_at: Time,
    pub updated_at: Time,
    pub updated_by_name: String,
    pub notes: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SegmentList {
    /// One's own and those that everybody sees, by name.
    pub segments: Vec<Segment>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateSegment {
    name: Text<1, 120>,
    #[schema(max_items = 40)]
    chips: Vec<EditedChip>,
    /// Whether everybody sees it. That needs a contributor.
    #[serde(default)]
    shared: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeSegment {
    // The version that was opened.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
    name: Text<1, 120>,
    #[schema(max_items = 40)]
    chips: Vec<EditedChip>,
    shared: bool,
    /// What has changed, in a few words.
    note: Option<Text<0, 200>>,
}

/// The version that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenSegment {
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
}

/// Why a segment was not saved. If somebody was faster, with what it says now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SegmentConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    pub current: Segment,
}

/// A refusal that may carry the segment as it is.
pub enum Refused {
    Plain(ApiError),
    Overtaken(Box<SegmentConflict>),
}

impl From<ApiError> for Refused {
    fn from(error: ApiError) -> Self {
        Self::Plain(error)
    }
}

impl IntoResponse for Refused {
    fn into_response(self) -> Response {
        match self {
            Self::Plain(error) => error.into_response(),
            Self::Overtaken(conflict) => (StatusCode::CONFLICT, Json(*conflict)).into_response(),
        }
    }
}

fn by(user: &Allowed<permission::UseApps>) -> Editor {
    let may_share = user.role().has(Permission::EditContent);
    Editor { actor: user.actor(), name: user.display_name.clone(), may_share }
}

async fn content(desk: &Desk, name: Text<1, 120>, chips: &[EditedChip], shared: bool) -> Answer<Content> {
    let (chips, _) = meant(desk, chips).await?;
    let people = desk.count(&chips).await?.unwrap_or(0);
    let people = i64::try_from(people).unwrap_or(i64::MAX);
    Ok(Content { name: name.into_string(), shared, chips: written(&chips)?, people })
}

async fn shown(desk: &Desk, uid: &str, may_share: bool, kept: Kept, counts: bool) -> Answer<Segment> {
    let ShownChips { chips, reading, notes, is_readable } = shown_chips(desk, &kept.content.chips).await?;
    let people_now = if counts && is_readable { desk.count(&chips).await? } else { None };
    Ok(Segment {
        own: kept.owner == uid || (kept.content.shared && may_share),
        id: kept.id,
        name: kept.content.name,
        shared: kept.content.shared,
        owner_name: kept.owner_name,
        reading,
        chips,
        version: kept.version,
        people_then: u64::try_from(kept.content.people).unwrap_or(0),
        people_now,
        created_at: kept.created_at,
        updated_at: kept.updated_at,
        updated_by_name: kept.updated_by_name,
        notes,
    })
}

async fn saved(
    suite: &Suite,
    user: &Allowed<permission::UseApps>,
    saved: Result<Kept, Unsaved>,
) -> Result<Json<Segment>, Refused> {
    let (desk, may_share) = (desk(suite), by(user).may_share);
    match saved {
        Ok(kept) => Ok(Json(shown(&desk, &user.uid, may_share, kept, true).await?)),
        Err(Unsaved::Refused(error)) => Err(error.into()),
        Err(Unsaved::Overtaken(kept)) => {
            let message = "This segment was changed by somebody else, or in another window, since you opened it. \
                           Look at what it says now, then save again.";
            let current = shown(&desk, &user.uid, may_share, *kept, true).await?;
            let (code, message) = (Code::Overtaken, message.to_owned());
            Err(Refused::Overtaken(Box::new(SegmentConflict { code, message, current })))
        }
    }
}

/// One's own segments and those that everybody sees.
#[utoipa::path(get, path = "/segments", tag = "graduway", security(("session" = ["apps.use"])),
    responses((status = 200, body = SegmentList)))]
pub async fn list_segments(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
) -> Answer<Json<SegmentList>> {
    let (desk, may_share) = (desk(&suite), by(&user).may_share);
    let mut segments = Vec::new();
    for (at, kept) in rows::list(suite.store(), &user.uid).await?.into_iter().enumerate() {
        segments.push(shown(&desk, &user.uid, may_share, kept, at < COUNTED).await?);
    }
    Ok(Json(SegmentList { segments }))
}

/// Saves a filter under a name.
#[utoipa::path(post, path = "/segments", tag = "graduway", security(("session" = ["apps.use"])),
    request_body = CreateSegment,
    responses((status = 201, body = Segment), (status = 403, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn create_segment(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Json(body): Json<CreateSegment>,
) -> Answer<(StatusCode, Json<Segment>)> {
    let desk = desk(&suite);
    let content = content(&desk, body.name, &body.chips, body.shared).await?;
    let kept = rows::create(suite.store(), by(&user), content).await?;
    let segment = shown(&desk, &user.uid, by(&user).may_share, kept, true).await?;
    Ok((StatusCode::CREATED, Json(segment)))
}

/// A segment, with how many fit now.
#[utoipa::path(get, path = "/segments/{id}", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Segment), (status = 404, body = api::ErrorBody)))]
pub async fn find_segment(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Segment>> {
    let kept = rows::find(suite.store(), &user.uid, &id).await?;
    Ok(Json(shown(&desk(&suite), &user.uid, by(&user).may_share, kept, true).await?))
}

/// Saves a segment anew. What it said before stays among its versions.
#[utoipa::path(put, path = "/segments/{id}", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = ChangeSegment,
    responses((status = 200, body = Segment), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = SegmentConflict),
        (status = 422, body = api::ErrorBody)))]
pub async fn change_segment(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeSegment>,
) -> Result<Json<Segment>, Refused> {
    let content = content(&desk(&suite), body.name, &body.chips, body.shared).await?;
    let note = body.note.map(Text::into_string).unwrap_or_default();
    let kept = rows::change(suite.store(), by(&user), (&id, body.seen.0), (content, note)).await;
    saved(&suite, &user, kept).await
}

/// Deletes a segment. It can be brought back.
#[utoipa::path(delete, path = "/segments/{id}", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 204), (status = 403, body = api::ErrorBody), (status = 404, body = api::ErrorBody)))]
pub async fn delete_segment(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    rows::set_deleted(suite.store(), by(&user), &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted segment back.
#[utoipa::path(post, path = "/segments/{id}/restore", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Segment), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody)))]
pub async fn restore_segment(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Segment>> {
    let kept = rows::set_deleted(suite.store(), by(&user), &id, false).await?;
    Ok(Json(shown(&desk(&suite), &user.uid, by(&user).may_share, kept, true).await?))
}

/// Takes the newest change of a segment back; one that was only created is deleted.
#[utoipa::path(post, path = "/segments/{id}/undo", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = SeenSegment,
    responses((status = 200, body = Segment), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = SegmentConflict),
        (status = 422, body = api::ErrorBody)))]
pub async fn undo_segment_change(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<SeenSegment>,
) -> Result<Json<Segment>, Refused> {
    let kept = rows::undo(suite.store(), by(&user), &id, body.seen.0).await;
    saved(&suite, &user, kept).await
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SegmentVersionList {
    /// The newest first; the last 200.
    pub versions: Vec<SegmentVersion>,
}

/// How a segment was before.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SegmentVersion {
    pub number: u32,
    pub name: String,
    pub shared: bool,
    pub reading: String,
    /// How many fitted then.
    pub people: u64,
    pub note: String,
    pub created_at: Time,
    pub created_by_name: String,
}

/// How a segment was before.
#[utoipa::path(get, path = "/segments/{id}/versions", tag = "graduway", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = SegmentVersionList), (status = 404, body = api::ErrorBody)))]
pub async fn list_segment_versions(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<SegmentVersionList>> {
    let desk = desk(&suite);
    let mut versions = Vec::new();
    for kept in rows::versions(suite.store(), &user.uid, &id).await? {
        let shown = shown_chips(&desk, &kept.content.chips).await?;
        versions.push(SegmentVersion {
            number: kept.number,
            name: kept.content.name,
            shared: kept.content.shared,
            reading: shown.reading,
            people: u64::try_from(kept.content.people).unwrap_or(0),
            note: kept.note,
            created_at: kept.created_at,
            created_by_name: kept.created_by_name,
        });
    }
    versions.reverse();
    Ok(Json(SegmentVersionList { versions }))
}

/// Says again what an earlier version said.
#[utoipa::path(post, path = "/segments/{id}/versions/{number}/restore", tag = "graduway",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = SeenSegment,
    responses((status = 200, body = Segment), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = SegmentConflict),
        (status = 422, body = api::ErrorBody)))]
pub async fn restore_segment_version(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<SeenSegment>,
) -> Result<Json<Segment>, Refused> {
    let kept = rows::restore_version(suite.store(), by(&user), (&id, body.seen.0), number).await;
    saved(&suite, &user, kept).await
}
