use api::{Answer, ApiError, Id, Json, Path, Text, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::Deserialize;
use traits::keep::{Act, AskedBy, BulkOutcome, Change, MOST_TOGETHER, TraitBody, TraitDetail, TraitError};
use utoipa::ToSchema;

use super::{Refused, TraitConflict, by};
use crate::{
    Suite,
    traits::store::{self, Bulk},
};

/// So many departments are named at once.
const MOST_DEPARTMENTS: usize = 10;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateTrait {
    content: TraitBody,
    /// The departments that ask for it.
    #[schema(max_items = 500)]
    departments: Option<Vec<AskedBy>>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeTrait {
    // The version that was opened. A line for readers of the contract would make its schema an impossible one.
    #[schema(inline)]
    version: Whole<1, 1_000_000>,
    content: TraitBody,
    /// If they are sent, these departments say something of it, and no others.
    #[schema(max_items = 500)]
    departments: Option<Vec<AskedBy>>,
    /// What has changed, in a few words.
    note: Option<Text<0, 200>>,
}

/// The version that somebody has seen.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SeenVersion {
    #[schema(inline)]
    version: Whole<1, 1_000_000>,
}

fn asked_by(departments: Option<Vec<AskedBy>>) -> Answer<Option<Vec<(String, i32)>>> {
    let Some(departments) = departments else { return Ok(None) };
    if departments.len() > MOST_TOGETHER {
        return Err(ApiError::invalid(format!("departments: at most {MOST_TOGETHER}.")));
    }
    let importance = |one: &AskedBy| i32::try_from(one.importance.0).unwrap_or_default();
    Ok(Some(departments.iter().map(|one| (one.department.to_string(), importance(one))).collect()))
}

/// Adds a trait. One that infers what somebody feels or is, is refused with the reason.
#[utoipa::path(post, path = "/", tag = "traits", security(("session" = ["content.edit"])),
    request_body = CreateTrait,
    responses((status = 201, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn create_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<CreateTrait>,
) -> Answer<(StatusCode, Json<TraitDetail>)> {
    let content = body.content.into_content().map_err(TraitError::from)?;
    let change = Change { content, asked_by: asked_by(body.departments)?, note: String::new() };
    let id = store::create_trait(&suite, by(&user), change).await?;
    Ok((StatusCode::CREATED, Json(suite.traits.find(&id).await?)))
}

/// Saves a trait and clears one's own draft of it. Whoever has opened another version gets the current one.
#[utoipa::path(put, path = "/{id}", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = ChangeTrait,
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = TraitConflict), (status = 422, body = api::ErrorBody)))]
pub async fn change_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeTrait>,
) -> Result<Json<TraitDetail>, Refused> {
    let content = body.content.into_content().map_err(TraitError::from)?;
    let note = body.note.map(Text::into_string).unwrap_or_default();
    let change = Change { content, asked_by: asked_by(body.departments)?, note };
    match store::change_trait(&suite, by(&user), (&id, body.version.0), change).await {
        Ok(()) => Ok(Json(suite.traits.find(&id).await?)),
        Err(error) => Err(Refused::new(&suite, &id, error).await),
    }
}

/// Copies a trait under another name.
#[utoipa::path(post, path = "/{id}/duplicate", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 201, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn duplicate_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<(StatusCode, Json<TraitDetail>)> {
    let copy = store::duplicate_trait(&suite, by(&user), &id).await?;
    Ok((StatusCode::CREATED, Json(suite.traits.find(&copy).await?)))
}

async fn set_state(
    suite: &Suite,
    user: &Allowed<permission::EditContent>,
    id: &str,
    act: Act,
) -> Answer<Json<TraitDetail>> {
    store::set_state(suite, by(user), id, act).await?;
    Ok(Json(suite.traits.find(id).await?))
}

/// Offers a trait no more. What uses it keeps it.
#[utoipa::path(post, path = "/{id}/archive", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody)))]
pub async fn archive_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitDetail>> {
    set_state(&suite, &user, &id, Act::Archive).await
}

/// Offers an archived trait again.
#[utoipa::path(post, path = "/{id}/unarchive", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody)))]
pub async fn unarchive_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitDetail>> {
    set_state(&suite, &user, &id, Act::Unarchive).await
}

/// Deletes a trait. It can be brought back for 30 days.
#[utoipa::path(delete, path = "/{id}", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), responses((status = 204), (status = 404, body = api::ErrorBody)))]
pub async fn delete_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    store::set_state(&suite, by(&user), &id, Act::Delete).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Brings a deleted trait back.
#[utoipa::path(post, path = "/{id}/restore", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn restore_trait(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<TraitDetail>> {
    set_state(&suite, &user, &id, Act::Restore).await
}

/// Says again what an earlier version said.
#[utoipa::path(post, path = "/{id}/versions/{number}/restore", tag = "traits",
    security(("session" = ["content.edit"])), params(("id" = Id, Path), ("number" = u32, Path)),
    request_body = SeenVersion,
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = TraitConflict), (status = 422, body = api::ErrorBody)))]
pub async fn restore_trait_version(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, number)): Path<(Id, u32)>,
    Json(body): Json<SeenVersion>,
) -> Result<Json<TraitDetail>, Refused> {
    match store::restore_version(&suite, by(&user), &id, (number, body.version.0)).await {
        Ok(()) => Ok(Json(suite.traits.find(&id).await?)),
        Err(error) => Err(Refused::new(&suite, &id, error).await),
    }
}

/// Takes the newest change of a trait back, a merge included.
#[utoipa::path(post, path = "/{id}/undo", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = SeenVersion,
    responses((status = 200, body = TraitDetail), (status = 404, body = api::ErrorBody),
        (status = 409, body = TraitConflict), (status = 422, body = api::ErrorBody)))]
pub async fn undo_trait_change(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<SeenVersion>,
) -> Result<Json<TraitDetail>, Refused> {
    match store::undo_change(&suite, by(&user), (&id, body.version.0)).await {
        Ok(()) => Ok(Json(suite.traits.find(&id).await?)),
        Err(error) => Err(Refused::new(&suite, &id, error).await),
    }
}

/// What to do with many traits.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum BulkAction {
    Archive,
    Unarchive,
    Delete,
    Restore,
    AddToDepartments,
    RemoveFromDepartments,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeTraits {
    #[schema(min_items = 1, max_items = 500)]
    ids: Vec<Id>,
    action: BulkAction,
    /// For the two that are about departments.
    #[serde(default)]
    #[schema(max_items = 10)]
    departments: Vec<Id>,
    /// How much they ask for it; 3, if nothing is said.
    #[schema(inline)]
    importance: Option<Whole<1, 5>>,
}

/// One change to many traits. The answer says what to send to take it back.
#[utoipa::path(post, path = "/bulk", tag = "traits", security(("session" = ["content.edit"])),
    request_body = ChangeTraits,
    responses((status = 200, body = BulkOutcome), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn change_traits(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<ChangeTraits>,
) -> Answer<Json<BulkOutcome>> {
    if body.ids.is_empty() || body.ids.len() > MOST_TOGETHER {
        return Err(ApiError::invalid(format!(
            "ids: between 1 and {MOST_TOGETHER}, this has {}.",
            body.ids.len()
        )));
    }
    if body.departments.len() > MOST_DEPARTMENTS {
        return Err(ApiError::invalid(format!("departments: at most {MOST_DEPARTMENTS}.")));
    }
    let departments: Vec<String> = body.departments.iter().map(ToString::to_string).collect();
    let is_about_departments =
        matches!(body.action, BulkAction::AddToDepartments | BulkAction::RemoveFromDepartments);
    if is_about_departments && departments.is_empty() {
        return Err(ApiError::invalid("departments: name at least one."));
    }
    let bulk = match body.action {
        BulkAction::Archive => Bulk::Set(Act::Archive),
        BulkAction::Unarchive => Bulk::Set(Act::Unarchive),
        BulkAction::Delete => Bulk::Set(Act::Delete),
        BulkAction::Restore => Bulk::Set(Act::Restore),
        BulkAction::AddToDepartments => {
            let importance = body.importance.and_then(|it| i32::try_from(it.0).ok()).unwrap_or(3);
            Bulk::Add { departments, importance }
        }
        BulkAction::RemoveFromDepartments => Bulk::Remove { departments },
    };
    let ids = body.ids.iter().map(ToString::to_string).collect();
    Ok(Json(store::bulk(&suite, by(&user), ids, bulk).await?))
}
