use api::{Answer, Download, Id, Json, Path, Query, Text};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, StatusCode, header},
};
use campus::{
    import::Kind,
    intake::{Bringer, Import, ImportDetail, Imports, Refused, UpdateImport},
};
use futures_util::stream::try_unfold;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use store::jobs::Job;
use utoipa::{IntoParams, ToSchema};

use crate::{
    Suite,
    admin::store::{apply_import as start_import, undo_import as start_undo},
};

#[derive(Debug, Serialize, ToSchema)]
pub struct ImportList {
    pub imports: Vec<Import>,
}

/// The files that were brought in, the newest first.
#[utoipa::path(get, path = "/imports", tag = "imports", security(("session" = ["content.edit"])),
    responses((status = 200, body = ImportList)))]
pub async fn list_imports(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
) -> Answer<Json<ImportList>> {
    Ok(Json(ImportList { imports: suite.imports.list().await? }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CreateImport {
    /// What the file holds. Without it, what fits best is taken.
    #[param(inline)]
    kind: Option<Kind>,
    /// What the file is called.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    name: Text<1, 200>,
}

/// Keeps a file, the body of the request as it is. Nothing of the campus changes.
#[utoipa::path(post, path = "/imports", tag = "imports", security(("session" = ["content.edit"])),
    params(CreateImport), request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 201, body = ImportDetail)))]
pub async fn create_import(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<CreateImport>,
    headers: HeaderMap,
    body: Body,
) -> Answer<(StatusCode, Json<ImportDetail>)> {
    check_length(&suite.imports, &headers)?;
    let by = Bringer { uid: user.uid.clone(), name: user.display_name.clone() };
    let kept = suite.imports.upload(&query.name, query.kind, by, body.into_data_stream()).await?;
    Ok((StatusCode::CREATED, Json(kept)))
}

/// Whoever says that the file is too large is told before it is sent.
fn check_length(imports: &Imports, headers: &HeaderMap) -> Result<(), Refused> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    match length {
        Some(length) if imports.most_bytes() < length => Err(imports.too_large()),
        _ => Ok(()),
    }
}

/// One import: how its file is read, and what it would do or has done.
#[utoipa::path(get, path = "/imports/{id}", tag = "imports", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = ImportDetail), (status = 404, body = api::ErrorBody)))]
pub async fn find_import(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<ImportDetail>> {
    Ok(Json(suite.imports.find(&id).await?))
}

/// Changes how a file is read, before it is imported. An earlier check does not count any more.
#[utoipa::path(patch, path = "/imports/{id}", tag = "imports", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = UpdateImport,
    responses((status = 200, body = ImportDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn update_import(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(request): Json<UpdateImport>,
) -> Answer<Json<ImportDetail>> {
    Ok(Json(suite.imports.change(&id, request).await?))
}

/// Forgets an import of which nothing is in the campus, and its file.
#[utoipa::path(delete, path = "/imports/{id}", tag = "imports", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 204, description = "Forgotten."), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn discard_import(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    suite.imports.discard(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Tries an import out. Nothing of the campus changes; the import then says what would.
#[utoipa::path(post, path = "/imports/{id}/check", tag = "imports", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn check_import(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<(StatusCode, Json<Job>)> {
    Ok((StatusCode::ACCEPTED, Json(suite.imports.check(&id, &user.uid).await?)))
}

/// Imports a file. Cancelled or failed, it leaves the campus as it was.
#[utoipa::path(post, path = "/imports/{id}/apply", tag = "imports", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn apply_import(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<(StatusCode, Json<Job>)> {
    Ok((StatusCode::ACCEPTED, Json(start_import(&suite, user.actor(), &id).await?)))
}

/// Takes a whole import back, unless a later one has changed the same records.
#[utoipa::path(post, path = "/imports/{id}/undo", tag = "imports", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn undo_import(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<(StatusCode, Json<Job>)> {
    Ok((StatusCode::ACCEPTED, Json(start_undo(&suite, user.actor(), &id).await?)))
}

/// The rows that cannot be taken, with what to change about each. Corrected, it can be imported in its turn.
#[utoipa::path(get, path = "/imports/{id}/errors.csv", tag = "imports",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody)))]
pub async fn export_import_errors(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Download<'static>> {
    let start = suite.imports.errors(&id).await?;
    let rows = try_unfold(start, async |mut pages| {
        let page = pages.next().await?;
        Ok::<_, Refused>(page.map(|page| (Bytes::from(page), pages)))
    });
    let body = Body::from_stream(rows);
    Ok(Download { name: "errors.csv", media: "text/csv; charset=utf-8", body })
}
