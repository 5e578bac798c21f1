use api::{Answer, ApiError, Download, Id, Json, Path, Query, Text, Whole};
use axum::{
    body::Body,
    extract::State,
    http::{HeaderMap, StatusCode, header},
    response::{IntoResponse, Response},
};
use chat::library::{
    DocumentCard, DocumentChange, FoundPassage, Librarian, Library, LibraryDocument, LibraryError,
    NewDocument, Query as Question, Shown,
};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::store::{self, By};
use crate::Suite;

/// So many passages are found.
const FOUND: usize = 10;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(list_documents, create_document))
        .routes(routes!(find_document, change_document, delete_document))
        .routes(routes!(restore_document))
        .routes(routes!(create_document_version))
        .routes(routes!(restore_document_version))
        .routes(routes!(download_document_version))
        .routes(routes!(search_library))
}

fn by(user: &Allowed<permission::EditContent>) -> By {
    let librarian = Librarian { uid: Some(user.uid.clone()), name: user.display_name.clone() };
    By { librarian, actor: user.actor() }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DocumentList {
    pub documents: Vec<DocumentCard>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListDocuments {
    /// Words of the title.
    #[param(value_type = Option<String>, max_length = 200)]
    q: Option<Text<0, 200>>,
    /// Those about one area, such as `aid`.
    #[param(value_type = Option<String>, max_length = 40)]
    area: Option<Text<0, 40>>,
}

/// The documents of the library, by title.
#[utoipa::path(get, path = "/api/library/documents", tag = "library", security(("session" = ["apps.use"])),
    params(ListDocuments), responses((status = 200, body = DocumentList), (status = 422, body = api::ErrorBody)))]
pub async fn list_documents(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListDocuments>,
) -> Answer<Json<DocumentList>> {
    let area = query.area.map(Text::into_string).filter(|area| !area.is_empty());
    let documents = suite.library.list(query.q.map(Text::into_string), area).await?;
    Ok(Json(DocumentList { documents }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CreateDocument {
    /// What the file is called.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    name: Text<1, 200>,
    /// Without it, the file's own title is taken.
    #[param(value_type = Option<String>, max_length = 200)]
    title: Option<Text<0, 200>>,
    /// What it is about, such as `aid`.
    #[param(value_type = String, min_length = 1, max_length = 40)]
    area: Text<1, 40>,
    /// Where the text comes from, in a line.
    #[param(value_type = Option<String>, max_length = 300)]
    source: Option<Text<0, 300>>,
}

/// Adds a document: the body of the request is the file as it is, PDF, DOCX, Markdown, HTML or text.
#[utoipa::path(post, path = "/api/library/documents", tag = "library", security(("session" = ["content.edit"])),
    params(CreateDocument), request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 201, body = DocumentCard), (status = 409, body = api::ErrorBody),
        (status = 413, body = api::ErrorBody), (status = 422, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn create_document(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Query(query): Query<CreateDocument>,
    headers: HeaderMap,
    body: Body,
) -> Answer<(StatusCode, Json<DocumentCard>)> {
    check_length(&headers)?;
    let file = suite.library.receive(&query.name, body.into_data_stream()).await?;
    let new = NewDocument {
        title: query.title.map(Text::into_string).filter(|title| !title.is_empty()),
        area: query.area.into_string(),
        source: query.source.map(Text::into_string).unwrap_or_default(),
        ..NewDocument::default()
    };
    Ok((StatusCode::CREATED, Json(store::add_document(&suite, by(&user), new, file).await?)))
}

/// Whoever says that the file is too large is told before it is sent.
fn check_length(headers: &HeaderMap) -> Result<(), LibraryError> {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    match length {
        Some(length) if Library::most_bytes() < length => Err(Library::too_large()),
        _ => Ok(()),
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct FindDocument {
    /// Without it, the version that is searched.
    #[param(inline)]
    version: Option<Whole<1, 100_000>>,
    /// Of a very long document, the pages around this one.
    #[param(inline)]
    page: Option<Whole<1, 100_000>>,
}

/// A document with its pages.
#[utoipa::path(get, path = "/api/library/documents/{id}", tag = "library", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), FindDocument),
    responses((status = 200, body = LibraryDocument), (status = 404, body = api::ErrorBody)))]
pub async fn find_document(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<FindDocument>,
) -> Answer<Json<LibraryDocument>> {
    let shown = Shown { version: query.version.map(|it| it.0), page: query.page.map(|it| it.0) };
    Ok(Json(suite.library.find(&id, shown).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeDocument {
    title: Option<Text<1, 200>>,
    area: Option<Text<1, 40>>,
}

/// Gives a document another title or area.
#[utoipa::path(patch, path = "/api/library/documents/{id}", tag = "library",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)), request_body = ChangeDocument,
    responses((status = 200, body = DocumentCard), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn change_document(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeDocument>,
) -> Answer<Json<DocumentCard>> {
    if body.title.is_none() && body.area.is_none() {
        return Err(ApiError::invalid("There is nothing to change: send title or area."));
    }
    let change =
        DocumentChange { title: body.title.map(Text::into_string), area: body.area.map(Text::into_string) };
    Ok(Json(store::change_document(&suite, by(&user), &id, change).await?))
}

/// Takes a document out of the library. It can be brought back for 30 days.
#[utoipa::path(delete, path = "/api/library/documents/{id}", tag = "library",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn delete_document(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    store::delete_document(&suite, by(&user), &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted document back, unless its file has come again meanwhile.
#[utoipa::path(post, path = "/api/library/documents/{id}/restore", tag = "library",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = DocumentCard), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn restore_document(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<DocumentCard>> {
    Ok(Json(store::restore_document(&suite, by(&user), &id).await?))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CreateDocumentVersion {
    /// What the file is called.
    #[param(value_type = String, min_length = 1, max_length = 200)]
    name: Text<1, 200>,
    /// What is new about it.
    #[param(value_type = Option<String>, max_length = 300)]
    note: Option<Text<0, 300>>,
}

/// Puts another file in the place of the one that is there, which stays as an earlier version.
#[utoipa::path(post, path = "/api/library/documents/{id}/versions", tag = "library",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), CreateDocumentVersion),
    request_body(content = Vec<u8>, content_type = "application/octet-stream"),
    responses((status = 201, body = DocumentCard), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 413, body = api::ErrorBody),
        (status = 503, body = api::ErrorBody)))]
pub async fn create_document_version(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<CreateDocumentVersion>,
    headers: HeaderMap,
    body: Body,
) -> Answer<(StatusCode, Json<DocumentCard>)> {
    check_length(&headers)?;
    let file = suite.library.receive(&query.name, body.into_data_stream()).await?;
    let note = query.note.map(Text::into_string).unwrap_or_default();
    let replaced = store::replace_document(&suite, by(&user), &id, (file, note)).await?;
    Ok((StatusCode::CREATED, Json(replaced)))
}

/// Searches an earlier version again, or a later one.
#[utoipa::path(post, path = "/api/library/documents/{id}/versions/{number}/restore", tag = "library",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("number" = u32, Path)),
    responses((status = 200, body = DocumentCard), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn restore_document_version(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, number)): Path<(Id, u32)>,
) -> Answer<Json<DocumentCard>> {
    Ok(Json(store::restore_version(&suite, by(&user), &id, number).await?))
}

/// A version as it was uploaded.
#[utoipa::path(get, path = "/api/library/documents/{id}/versions/{number}/file", tag = "library",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("number" = u32, Path)),
    responses((status = 200, body = Vec<u8>, content_type = "application/octet-stream"),
        (status = 404, body = api::ErrorBody)))]
pub async fn download_document_version(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path((id, number)): Path<(Id, u32)>,
) -> Answer<Response> {
    let (name, data) = suite.library.file(&id, number).await?;
    Ok(Download { name: &name, media: "application/octet-stream", body: data.into() }.into_response())
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PassageList {
    /// The best first, one of each page.
    pub passages: Vec<FoundPassage>,
    /// Whether what the texts mean was compared, or their words alone.
    pub by_meaning: bool,
    /// Whether the best is good enough to be an answer.
    pub is_likely: bool,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SearchLibrary {
    /// A question, or words.
    #[param(value_type = String, min_length = 1, max_length = 1000)]
    q: Text<1, 1000>,
    #[param(value_type = Option<String>, max_length = 40)]
    area: Option<Text<0, 40>>,
    #[param(value_type = Option<String>, max_length = 128)]
    document: Option<Id>,
}

/// The passages that answer a question best.
#[utoipa::path(get, path = "/api/library/search", tag = "library", security(("session" = ["apps.use"])),
    params(SearchLibrary), responses((status = 200, body = PassageList), (status = 422, body = api::ErrorBody)))]
pub async fn search_library(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<SearchLibrary>,
) -> Answer<Json<PassageList>> {
    let area = query.area.map(Text::into_string).filter(|area| !area.is_empty());
    let question = Question {
        text: query.q.into_string(),
        areas: area.into_iter().collect(),
        documents: query.document.map(|id| id.to_string()).into_iter().collect(),
        limit: FOUND,
    };
    let found = suite.library.search(&question).await?;
    let passages = found.hits.into_iter().map(FoundPassage::from).collect();
    Ok(Json(PassageList { passages, by_meaning: found.by_meaning, is_likely: found.is_likely }))
}
