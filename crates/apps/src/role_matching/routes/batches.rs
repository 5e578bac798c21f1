use api::{Answer, ApiError, Id, Json, Path};
use axum::{extract::State, http::StatusCode};
use candidates::TalentBatch;
use identity::{Allowed, permission};
use store::jobs::Job;

use super::{APP, by};
use crate::{
    Suite,
    role_matching::model::{CreateTalentBatch, TalentBatchDetail, TalentBatchList},
};

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
