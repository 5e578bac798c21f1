use api::{Answer, ApiError, Id, Json, Path, Query};
use axum::{body::Body, extract::State, http::StatusCode};
use candidates::TalentFile;
use identity::{Allowed, permission};

use super::{APP, by};
use crate::{
    Suite,
    role_matching::model::{AddTalentFile, TalentFileReading, TalentFileSkill},
};

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
