//! Ways back from what was done to an upload.

use api::{Answer, Id, Json, Path};
use axum::{extract::State, http::StatusCode};
use candidates::TalentFile;
use identity::{Allowed, permission};

use super::by;
use crate::{Suite, role_matching::model::TalentSelfIdImportList};

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

/// Takes back that a file is all right as it was read: it is what it was before, a duplicate too.
#[utoipa::path(delete, path = "/batches/{id}/files/{uid}/confirm", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = TalentFile), (status = 404, body = api::ErrorBody)))]
pub async fn doubt_talent_file(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, file)): Path<(Id, Id)>,
) -> Answer<Json<TalentFile>> {
    Ok(Json(suite.candidates.doubt_file(by(&user), (&id, &file)).await?))
}
