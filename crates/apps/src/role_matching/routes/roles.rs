use api::{Answer, ApiError, Code, Id, Json, Path};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use candidates::{RoleDraft, TalentRole, Unsaved};
use identity::{Allowed, permission};

use super::by;
use crate::{
    Suite,
    role_matching::model::{
        CreateTalentRole, SaveTalentRole, SeenTalentRole, TalentRoleConflict, TalentRoleListing,
        TalentRoleVersionList, checked,
    },
};

/// A role that was not saved, as an answer.
pub struct Kept(Unsaved);

impl From<Unsaved> for Kept {
    fn from(unsaved: Unsaved) -> Self {
        Self(unsaved)
    }
}

impl From<ApiError> for Kept {
    fn from(error: ApiError) -> Self {
        Self(Unsaved::Refused(error))
    }
}

impl IntoResponse for Kept {
    fn into_response(self) -> Response {
        match self.0 {
            Unsaved::Refused(error) => error.into_response(),
            Unsaved::Overtaken(current) => {
                let message =
                    "This role was changed by somebody else since. Look at what it says now, then try again.";
                let (code, message, current) = (Code::Overtaken, message.to_owned(), Some(*current));
                (StatusCode::CONFLICT, Json(TalentRoleConflict { code, message, current })).into_response()
            }
        }
    }
}

/// The roles that people are looked for: those of everybody, and one's own.
#[utoipa::path(get, path = "/roles", tag = "role-matching", security(("session" = ["apps.use"])),
    responses((status = 200, body = TalentRoleListing)))]
pub async fn list_talent_roles(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
) -> Answer<Json<TalentRoleListing>> {
    Ok(Json(TalentRoleListing { roles: suite.candidates.roles(Some(&user.uid)).await? }))
}

/// Begins a role. Of one who may not change what others see, it is only theirs.
#[utoipa::path(post, path = "/roles", tag = "role-matching", security(("session" = ["apps.use"])),
    request_body = CreateTalentRole,
    responses((status = 201, body = TalentRole), (status = 409, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn create_talent_role(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Json(body): Json<CreateTalentRole>,
) -> Answer<(StatusCode, Json<TalentRole>)> {
    let draft = RoleDraft {
        name: body.name.into_string(),
        text: body.text.into_string(),
        requirements: checked(body.requirements)?,
        pool: body.pool,
        cut: u16::try_from(body.cut.0).unwrap_or(u16::MAX),
    };
    Ok((StatusCode::CREATED, Json(suite.candidates.create_role(by(&user), draft).await?)))
}

/// A role with what it asks for.
#[utoipa::path(get, path = "/roles/{id}", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TalentRole), (status = 404, body = api::ErrorBody)))]
pub async fn find_talent_role(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentRole>> {
    Ok(Json(suite.candidates.role(&id, &user.uid).await?))
}

/// Saves a role. What was there before stays among the versions.
#[utoipa::path(put, path = "/roles/{id}", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = SaveTalentRole,
    responses((status = 200, body = TalentRole), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = TalentRoleConflict),
        (status = 422, body = api::ErrorBody)))]
pub async fn save_talent_role(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<SaveTalentRole>,
) -> Result<Json<TalentRole>, Kept> {
    let draft = RoleDraft {
        name: body.name.into_string(),
        text: body.text.into_string(),
        requirements: checked(body.requirements)?,
        pool: body.pool,
        cut: u16::try_from(body.cut.0).unwrap_or(u16::MAX),
    };
    Ok(Json(suite.candidates.save_role(by(&user), (&id, body.seen.0), draft).await?))
}

/// Deletes a role. It can be brought back.
#[utoipa::path(delete, path = "/roles/{id}", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), responses((status = 204), (status = 403, body = api::ErrorBody), (status = 404, body = api::ErrorBody)))]
pub async fn delete_talent_role(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    suite.candidates.set_role_deleted(by(&user), &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted role back.
#[utoipa::path(post, path = "/roles/{id}/restore", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TalentRole), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = api::ErrorBody)))]
pub async fn restore_talent_role(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentRole>> {
    Ok(Json(suite.candidates.set_role_deleted(by(&user), &id, false).await?))
}

/// How a role was before.
#[utoipa::path(get, path = "/roles/{id}/versions", tag = "role-matching", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TalentRoleVersionList), (status = 404, body = api::ErrorBody)))]
pub async fn list_talent_role_versions(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<TalentRoleVersionList>> {
    Ok(Json(TalentRoleVersionList { versions: suite.candidates.role_versions(&id, &user.uid).await? }))
}

/// Makes a role as it was in a version; that is a new version.
#[utoipa::path(post, path = "/roles/{id}/versions/{number}/restore", tag = "role-matching",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = SeenTalentRole,
    responses((status = 200, body = TalentRole), (status = 403, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = TalentRoleConflict),
        (status = 422, body = api::ErrorBody)))]
pub async fn restore_talent_role_version(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<SeenTalentRole>,
) -> Result<Json<TalentRole>, Kept> {
    Ok(Json(suite.candidates.restore_role_version(by(&user), (&id, body.seen.0), number).await?))
}
