use api::{Answer, ApiError, Id, Json, Path, Query, receive};
use axum::{body::Body, extract::State, http::StatusCode};
use candidates::{SelfIdsImported, TalentBatch, TalentFile};
use identity::{Allowed, permission};
use store::jobs::Job;

use super::{APP, by};
use crate::{
    Suite,
    role_matching::model::{
        AddTalentFile, CreateTalentBatch, TalentBatchDetail, TalentBatchList, TalentFileReading,
        TalentFileSkill,
    },
};

/// A table of what people said of themselves is far smaller.
const LARGEST_TABLE: usize = 1 << 20;

/// The uploads, the newest first.
#[utoipa::path(get, path = "/batches", tag = "role-matching", security(("session" = ["apps.use"])),
    responses((status = 200, body = TalentBatchList)))]
pub async fn list_talent_batches(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<TalentBatchList>> {
    Ok(Json(TalentBatchList { batches: suite.candidates.batches().await? }))
}

/// Begins an upload of several files.
#[utoipa::path(post, path = "/batches", tag = "role-matching", security(("session" = ["content.edit"])),
    request_body = CreateTalentBatch,
    responses((status = 201, body = TalentBatch), (status = 409, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn create_talent_batch(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<CreateTalentBatch>,
) -> Answer<(StatusCode, Json<TalentBatch>)> {
    let batch = suite.candidates.create_batch(by(&user), body.name.into_string()).await?;
    Ok((StatusCode::CREATED, Json(batch)))
}

/// An upload with a row for each of its files. Who looks at it is written down.
#[utoipa::path(get, path = "/batches/{id}", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TalentBatchDetail), (status = 404, body = api::ErrorBody)))]
pub async fn find_talent_batch(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentBatchDetail>> {
    let (batch, files) = suite.candidates.batch(&id).await?;
    let people = suite.candidates.told_of(&files).await?;
    suite.candidates.saw((&user.uid, &user.display_name), &people, (APP, "list of files")).await?;
    Ok(Json(TalentBatchDetail { batch, files }))
}

/// Takes an upload out of sight, with everybody in it. It can be brought back.
#[utoipa::path(delete, path = "/batches/{id}", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn delete_talent_batch(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    suite.candidates.set_batch_deleted(by(&user), &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted upload back.
#[utoipa::path(post, path = "/batches/{id}/restore", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = TalentBatch), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn restore_talent_batch(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentBatch>> {
    Ok(Json(suite.candidates.set_batch_deleted(by(&user), &id, false).await?))
}

/// Keeps a file, the body of the request as it is: PDF, DOCX, Markdown, HTML or text. It is not read yet; one that is
/// too large is listed as such.
#[utoipa::path(post, path = "/batches/{id}/files", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path), AddTalentFile),
    request_body(content = Option<Vec<u8>>, content_type = "application/octet-stream"),
    responses((status = 201, body = TalentFile), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn add_talent_file(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Query(query): Query<AddTalentFile>,
    body: Body,
) -> Answer<(StatusCode, Json<TalentFile>)> {
    let received = suite.candidates.receive(by(&user), &id, &query.name, body.into_data_stream()).await?;
    Ok((StatusCode::CREATED, Json(received.file)))
}

/// Reads the files that wait.
#[utoipa::path(post, path = "/batches/{id}/read", tag = "role-matching", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 202, body = Job), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn read_talent_batch(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<(StatusCode, Json<Job>)> {
    let job = suite.candidates.read_batch(by(&user), &id).await?;
    let job = suite.jobs.find(&job).await?;
    let job =
        job.ok_or_else(|| ApiError::not_found("This job is over and forgotten. Open the upload again."))?;
    Ok((StatusCode::ACCEPTED, Json(job)))
}

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

/// How a file was read, for who checks it. Who looks at it is written down.
#[utoipa::path(get, path = "/batches/{id}/files/{uid}", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = TalentFileReading), (status = 404, body = api::ErrorBody)))]
pub async fn find_talent_file(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, file)): Path<(Id, Id)>,
) -> Answer<Json<TalentFileReading>> {
    let (_, files) = suite.candidates.batch(&id).await?;
    let file = files.into_iter().find(|one| one.id == *file);
    let unread = || ApiError::not_found("There is no such file here, or nothing of it could be read.");
    let file = file.ok_or_else(unread)?;
    let person = file.person.clone().ok_or_else(unread)?;
    let opened = suite.candidates.open(&person).await?;
    suite.candidates.saw((&user.uid, &user.display_name), &[person], (APP, "file as it was read")).await?;
    let resume = opened.resume;
    let skills = resume.units.iter().flat_map(|unit| &unit.skills);
    Ok(Json(TalentFileReading {
        file,
        skills: skills.map(|(name, span)| TalentFileSkill { name: name.clone(), span: *span }).collect(),
        text: resume.text.clone(),
        name: resume.name.clone(),
        sections: resume.sections.clone(),
        work: resume.work.clone(),
        schools: resume.schools.clone(),
        masked: resume.masked.clone(),
        flags: resume.flags.clone(),
        doubts: resume.doubts.clone(),
    }))
}

/// Takes a file out, with whom it is about. It can be brought back.
#[utoipa::path(delete, path = "/batches/{id}/files/{uid}", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn remove_talent_file(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, file)): Path<(Id, Id)>,
) -> Answer<StatusCode> {
    suite.candidates.remove_file(by(&user), (&id, &file), true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a removed file back.
#[utoipa::path(post, path = "/batches/{id}/files/{uid}/restore", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = TalentFile), (status = 404, body = api::ErrorBody)))]
pub async fn restore_talent_file(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, file)): Path<(Id, Id)>,
) -> Answer<Json<TalentFile>> {
    Ok(Json(suite.candidates.remove_file(by(&user), (&id, &file), false).await?))
}

/// Says that a doubtful file is all right as it was read.
#[utoipa::path(post, path = "/batches/{id}/files/{uid}/confirm", tag = "role-matching",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("uid" = Id, Path)),
    responses((status = 200, body = TalentFile), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn confirm_talent_file(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, file)): Path<(Id, Id)>,
) -> Answer<Json<TalentFile>> {
    Ok(Json(suite.candidates.confirm_file(by(&user), (&id, &file)).await?))
}
