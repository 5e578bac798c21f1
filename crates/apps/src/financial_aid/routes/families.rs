use aid::Worksheet;
use api::{Answer, Code, Id, Json, Path, Whole, without_secrets};
use axum::{
    extract::State,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{FamilyName, blocking, check};
use crate::{
    Suite,
    financial_aid::{
        model::{AidFamily, AidFamilyCard, AidFamilyVersion},
        store::{self as rows, Unsaved},
    },
};

/// As it is kept: nothing too large, and no social security number in a name.
fn kept(name: &str, mut worksheet: Worksheet) -> Answer<(String, Worksheet)> {
    check(&worksheet)?;
    for school in &mut worksheet.schools {
        school.name = without_secrets(&school.name).into_owned();
        for term in &mut school.terms {
            term.name = without_secrets(&term.name).into_owned();
        }
    }
    Ok((without_secrets(name).into_owned(), worksheet))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AidFamilyList {
    /// The last one used first.
    pub families: Vec<AidFamilyCard>,
}

/// One's own families.
#[utoipa::path(get, path = "/families", tag = "financial-aid", security(("session" = ["apps.use"])),
    responses((status = 200, body = AidFamilyList)))]
pub async fn list_aid_families(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
) -> Answer<Json<AidFamilyList>> {
    let (families, today) = (rows::list(suite.store(), &user.uid).await?, suite.store().today());
    let cards = blocking(families, move |families| {
        Ok(families.iter().map(|family| AidFamilyCard::of(family, today)).collect())
    });
    Ok(Json(AidFamilyList { families: cards.await? }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateAidFamily {
    name: FamilyName,
    #[serde(default, deserialize_with = "aid::object")]
    worksheet: Worksheet,
}

/// Begins a worksheet. Nobody else sees it.
#[utoipa::path(post, path = "/families", tag = "financial-aid", security(("session" = ["apps.use"])),
    request_body = CreateAidFamily,
    responses((status = 201, body = AidFamily), (status = 409, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn create_aid_family(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Json(body): Json<CreateAidFamily>,
) -> Answer<(StatusCode, Json<AidFamily>)> {
    let new = kept(&body.name, body.worksheet)?;
    Ok((StatusCode::CREATED, Json(rows::create(suite.store(), &user.uid, new).await?)))
}

/// A family with its worksheet.
#[utoipa::path(get, path = "/families/{id}", tag = "financial-aid", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = AidFamily), (status = 404, body = api::ErrorBody)))]
pub async fn find_aid_family(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<AidFamily>> {
    Ok(Json(rows::find(suite.store(), &user.uid, &id).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SaveAidFamily {
    name: FamilyName,
    #[serde(deserialize_with = "aid::object")]
    worksheet: Worksheet,
    // The revision that this was made of.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
}

/// Why a family was not saved. If another window was faster, with what it says now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AidFamilyConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    pub current: AidFamily,
}

impl IntoResponse for Unsaved {
    fn into_response(self) -> Response {
        match self {
            Self::Refused(error) => error.into_response(),
            Self::Overtaken(current) => {
                let message = "This family was changed in another window since. Look at what it says there, then \
                               save again.";
                let (code, message, current) = (Code::Overtaken, message.to_owned(), *current);
                (StatusCode::CONFLICT, Json(AidFamilyConflict { code, message, current })).into_response()
            }
        }
    }
}

/// Saves a worksheet, finished or not. What was there before stays among the versions.
#[utoipa::path(put, path = "/families/{id}", tag = "financial-aid", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), request_body = SaveAidFamily,
    responses((status = 200, body = AidFamily), (status = 404, body = api::ErrorBody),
        (status = 409, body = AidFamilyConflict), (status = 422, body = api::ErrorBody)))]
pub async fn save_aid_family(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Json(body): Json<SaveAidFamily>,
) -> Result<Json<AidFamily>, Unsaved> {
    let new = kept(&body.name, body.worksheet)?;
    Ok(Json(rows::save(suite.store(), (&user.uid, &id, body.seen.0), new).await?))
}

/// Deletes a family. It can be brought back.
#[utoipa::path(delete, path = "/families/{id}", tag = "financial-aid", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)), responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn delete_aid_family(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    rows::set_deleted(suite.store(), &user.uid, &id, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted family back.
#[utoipa::path(post, path = "/families/{id}/restore", tag = "financial-aid",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = AidFamily), (status = 404, body = api::ErrorBody)))]
pub async fn restore_aid_family(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<AidFamily>> {
    Ok(Json(rows::set_deleted(suite.store(), &user.uid, &id, false).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct AidFamilyVersionList {
    /// The newest first; the last 200.
    pub versions: Vec<AidFamilyVersion>,
}

/// How a family was before.
#[utoipa::path(get, path = "/families/{id}/versions", tag = "financial-aid",
    security(("session" = ["apps.use"])), params(("id" = Id, Path)),
    responses((status = 200, body = AidFamilyVersionList), (status = 404, body = api::ErrorBody)))]
pub async fn list_aid_family_versions(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<AidFamilyVersionList>> {
    let (kept, today) = (rows::versions(suite.store(), &user.uid, &id).await?, suite.store().today());
    let versions = blocking(kept, move |kept| Ok(AidFamilyVersion::list(kept, today)));
    Ok(Json(AidFamilyVersionList { versions: versions.await? }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct RestoreAidFamilyVersion {
    // The revision that is in force.
    #[schema(inline)]
    seen: Whole<1, 1_000_000_000>,
}

/// Makes a family as it was in a version; that is a new version.
#[utoipa::path(post, path = "/families/{id}/versions/{number}/restore", tag = "financial-aid",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = RestoreAidFamilyVersion,
    responses((status = 200, body = AidFamily), (status = 404, body = api::ErrorBody),
        (status = 409, body = AidFamilyConflict)))]
pub async fn restore_aid_family_version(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<RestoreAidFamilyVersion>,
) -> Result<Json<AidFamily>, Unsaved> {
    let place = (user.uid.as_str(), &*id, body.seen.0);
    Ok(Json(rows::restore_version(suite.store(), place, number).await?))
}
