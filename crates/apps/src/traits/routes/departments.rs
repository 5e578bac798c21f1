use api::{Answer, ApiError, Id, Json, Lines, Path, Query, Text, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, permission};
use serde::{Deserialize, Deserializer, Serialize};
use traits::keep::{
    Cell, DepartmentChange, DepartmentComparison, DepartmentDetail, DepartmentMatrix, DepartmentNode,
    MOST_CELLS, NewDepartment, SetCell,
};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use super::{by, read::ListTraits};
use crate::{Suite, traits::store};

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new()
        .routes(routes!(list_departments, create_department))
        .routes(routes!(find_department_matrix))
        .routes(routes!(set_department_cells))
        .routes(routes!(find_department, change_department, delete_department))
        .routes(routes!(restore_department))
        .routes(routes!(compare_departments))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DepartmentList {
    /// Each after the one above it.
    pub departments: Vec<DepartmentNode>,
}

/// The tree of departments.
#[utoipa::path(get, path = "/api/departments", tag = "traits", security(("session" = ["apps.use"])),
    responses((status = 200, body = DepartmentList)))]
pub async fn list_departments(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<DepartmentList>> {
    Ok(Json(DepartmentList { departments: suite.traits.departments().await? }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateDepartment {
    name: Text<1, 80>,
    about: Option<Lines<0, 600>>,
    /// The one above it. Without it, it stands at the top.
    parent: Option<Id>,
}

/// Adds a department, as the last at its place.
#[utoipa::path(post, path = "/api/departments", tag = "traits", security(("session" = ["content.edit"])),
    request_body = CreateDepartment,
    responses((status = 201, body = DepartmentNode), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn create_department(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<CreateDepartment>,
) -> Answer<(StatusCode, Json<DepartmentNode>)> {
    let new = NewDepartment {
        name: body.name.into_string(),
        about: body.about.map(Lines::into_string).unwrap_or_default(),
        parent: body.parent.map(|id| id.to_string()),
    };
    let id = store::add_department(&suite, by(&user), new).await?;
    Ok((StatusCode::CREATED, Json(suite.traits.department(&id).await?)))
}

/// A department with all that it asks for.
#[utoipa::path(get, path = "/api/departments/{id}", tag = "traits", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = DepartmentDetail), (status = 404, body = api::ErrorBody)))]
pub async fn find_department(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<DepartmentDetail>> {
    Ok(Json(suite.traits.department_detail(&id).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeDepartment {
    name: Option<Text<1, 80>>,
    about: Option<Lines<0, 600>>,
    /// Moves it below another one; `null` moves it to the top.
    #[serde(default, deserialize_with = "sent")]
    #[schema(value_type = Option<Id>)]
    parent: Option<Option<Id>>,
    /// Its place among those of the same parent, from 0.
    #[schema(inline)]
    position: Option<Whole<0, 10_000>>,
}

/// Tells `null` from nothing.
fn sent<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Option<Id>>, D::Error> {
    Option::deserialize(deserializer).map(Some)
}

/// Renames or moves a department.
#[utoipa::path(patch, path = "/api/departments/{id}", tag = "traits", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = ChangeDepartment,
    responses((status = 200, body = DepartmentNode), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 422, body = api::ErrorBody)))]
pub async fn change_department(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeDepartment>,
) -> Answer<Json<DepartmentNode>> {
    let change = DepartmentChange {
        name: body.name.map(Text::into_string),
        about: body.about.map(Lines::into_string),
        parent: body.parent.map(|parent| parent.map(|id| id.to_string())),
        position: body.position.map(|position| position.0),
    };
    if change.name.is_none() && change.about.is_none() && change.parent.is_none() && change.position.is_none()
    {
        return Err(ApiError::invalid("There is nothing to change: send name, about, parent or position."));
    }
    store::change_department(&suite, by(&user), &id, change).await?;
    Ok(Json(suite.traits.department(&id).await?))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct DeletedDepartments {
    /// The department and all that was below it.
    pub names: Vec<String>,
}

/// Deletes a department and all below it. They can be brought back for 30 days.
#[utoipa::path(delete, path = "/api/departments/{id}", tag = "traits",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = DeletedDepartments), (status = 404, body = api::ErrorBody)))]
pub async fn delete_department(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<DeletedDepartments>> {
    Ok(Json(DeletedDepartments { names: store::delete_department(&suite, by(&user), &id).await? }))
}

/// Brings a deleted department back, with all that was deleted with it.
#[utoipa::path(post, path = "/api/departments/{id}/restore", tag = "traits",
    security(("session" = ["content.edit"])), params(("id" = Id, Path)),
    responses((status = 200, body = DepartmentNode), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn restore_department(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
) -> Answer<Json<DepartmentNode>> {
    store::restore_department(&suite, by(&user), &id).await?;
    Ok(Json(suite.traits.department(&id).await?))
}

/// Departments beside traits: what each says itself, and what it takes over and from whom.
#[utoipa::path(get, path = "/api/departments/matrix", tag = "traits", security(("session" = ["apps.use"])),
    params(ListTraits),
    responses((status = 200, body = DepartmentMatrix), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn find_department_matrix(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Query(query): Query<ListTraits>,
) -> Answer<Json<DepartmentMatrix>> {
    Ok(Json(suite.traits.matrix(&query.into()).await?))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetCells {
    #[schema(min_items = 1, max_items = 5000)]
    cells: Vec<SetCell>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct CellsBefore {
    /// What has changed, as it was before. Sent back, it takes the change back.
    pub before: Vec<Cell>,
}

/// Sets what departments say of traits, one cell or many.
#[utoipa::path(put, path = "/api/departments/cells", tag = "traits", security(("session" = ["content.edit"])),
    request_body = SetCells,
    responses((status = 200, body = CellsBefore), (status = 404, body = api::ErrorBody),
        (status = 422, body = api::ErrorBody)))]
pub async fn set_department_cells(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Json(body): Json<SetCells>,
) -> Answer<Json<CellsBefore>> {
    if body.cells.is_empty() || body.cells.len() > MOST_CELLS {
        return Err(ApiError::invalid(format!(
            "cells: between 1 and {MOST_CELLS}, this has {}.",
            body.cells.len()
        )));
    }
    let cells = body.cells.into_iter().map(Cell::from).collect();
    Ok(Json(CellsBefore { before: store::set_cells(&suite, by(&user), cells).await? }))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct CompareDepartments {
    /// The other one.
    #[param(value_type = String, max_length = 128)]
    with: Id,
}

/// Two departments side by side.
#[utoipa::path(get, path = "/api/departments/{id}/compare", tag = "traits",
    security(("session" = ["apps.use"])), params(("id" = Id, Path), CompareDepartments),
    responses((status = 200, body = DepartmentComparison), (status = 404, body = api::ErrorBody)))]
pub async fn compare_departments(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
    Query(query): Query<CompareDepartments>,
) -> Answer<Json<DepartmentComparison>> {
    Ok(Json(suite.traits.compare(&id, &query.with).await?))
}
