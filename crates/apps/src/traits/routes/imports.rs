use api::{Answer, Download, Id, Json, Path, Query, Text};
use axum::{
    body::{Body, Bytes},
    extract::State,
    http::{HeaderMap, StatusCode, header},
};
use futures_util::stream::try_unfold;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use store::jobs::Job;
use traits::keep::{TraitError, TraitImport, Traits};
use utoipa::{IntoParams, ToSchema};

use super::by;
use crate::{Suite, traits::store as own};

#[derive(Debug, Serialize, ToSchema)]
pub struct TraitImportList {
    /// The newest first.
    pub imports: Vec<TraitImport>,
}

/// The files of traits that were brought in.
#[utoipa::path(get, path = "/imports", tag = "traits", security(("session" = ["content.edit"])),
    responses((status = 200, body = TraitImportList)))]
pub async fn list_trait_imports(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
) -> Answer<Json<TraitImportList>> {
    Ok(Json(TraitImportList { imports: suite.traits.imports().await? }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CreateTraitImport {
    /// What the file is called.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    name: Text<1, 200>,
}

/// Imports traits: the body of the request is the file as it is, CSV or JSON. A row whose name is known changes that
/// trait. The job says how far it is, and can be cancelled.
#[utoipa::path(post, path = "/imports", tag = "traits", security(("session" = ["content.edit"])),
    params(CreateTraitImport), request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 202, body = TraitImport), (status = 413, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn create_trait_import(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<CreateTraitImport>,
    headers: HeaderMap,
    body: Body,
) -> Answer<(StatusCode, Json<TraitImport>)> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    if length.is_some_and(|length: u64| length > Traits::most_bytes()) {
        return Err(Traits::too_large().into());
    }
    let data = Traits::receive(body.into_data_stream()).await?;
    let file = suite.traits.look_at(data).await?;
    let (import, _) = own::start_import(&suite, by(&user), query.name.into_string(), file).await?;
    Ok((StatusCode::ACCEPTED, Json(suite.traits.find_import(&import).await?)))
}

/// One import. It is worth asking again while its state is `applying` or `undoing`.
#[utoipa::path(get, path = "/imports/{id}", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitImport), (status = 404, body = api::ErrorBody)))]
pub async fn find_trait_import(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitImport>> {
    Ok(Json(suite.traits.find_import(&id).await?))
}

/// Takes a whole import back. Traits that were changed since are left, and named.
#[utoipa::path(post, path = "/imports/{id}/undo", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn undo_trait_import(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<(StatusCode, Json<Job>)> {
    Ok((StatusCode::ACCEPTED, Json(own::undo_import(&suite, by(&user), &id).await?)))
}

/// The rows that were not taken: line, column, reason, and the row as it was. Corrected, it can be imported in its turn.
#[utoipa::path(get, path = "/imports/{id}/errors.csv", tag = "traits",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = String, content_type = "text/csv"), (status = 404, body = api::ErrorBody)))]
pub async fn export_trait_import_errors(
    State(suite): State<Suite>,
    _user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Download<'static>> {
    let start = suite.traits.import_errors(&id).await?;
    let rows = try_unfold(start, async |mut pages| {
        let page = pages.next().await?;
        Ok::<_, TraitError>(page.map(|page| (Bytes::from(page), pages)))
    });
    Ok(Download { name: "errors.csv", media: "text/csv; charset=utf-8", body: Body::from_stream(rows) })
}
