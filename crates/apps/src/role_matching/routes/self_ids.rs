use api::{Answer, Id, Json, Path, receive};
use axum::{body::Body, extract::State, http::StatusCode};
use candidates::SelfIdsImported;
use identity::{Allowed, permission};

use super::by;
use crate::{Suite, role_matching::model::TalentSelfIdImportList};

/// A table of what people said of themselves is far smaller.
const LARGEST_TABLE: usize = 1 << 20;

/// What people of an upload said of their sex and race, as a table with the columns `file`, `sex` and `race`. It is kept
/// apart from all else, and leaves as rates of groups alone.
#[utoipa::path(post, path = "/batches/{id}/self-ids", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 200, body = SelfIdsImported), (status = 404, body = api::ErrorBody),
        (status = 413, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn import_talent_self_ids(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    body: Body,
) -> Answer<Json<SelfIdsImported>> {
    let table = receive(body, LARGEST_TABLE).await?;
    Ok(Json(suite.candidates.import_self_ids(by(&user), &id, &table).await?))
}

/// What was imported of what people of an upload said of themselves: when, by whom and of how many, and not what.
#[utoipa::path(get, path = "/batches/{id}/self-ids", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = TalentSelfIdImportList), (status = 404, body = api::ErrorBody)))]
pub async fn list_talent_self_id_imports(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentSelfIdImportList>> {
    Ok(Json(TalentSelfIdImportList { imports: suite.candidates.self_id_imports(&id).await? }))
}

/// Takes such an import back: what was known before it is known again.
#[utoipa::path(delete, path = "/batches/{id}/self-ids/{uid}", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn undo_talent_self_ids(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, import)): Path<(Id, Id)>,
) -> Answer<StatusCode> {
    suite.candidates.undo_self_ids(by(&user), &id, &import).await?;
    Ok(StatusCode::NO_CONTENT)
}
