use api::{Answer, Id, Json, Path};
use axum::extract::State;
use campus::quality::QualityTask;
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::by;
use crate::{
    Suite,
    graduway::quality::{engine, store},
};

#[derive(Debug, Serialize, ToSchema)]
pub struct QualityTaskList {
    /// What is still to be done first.
    pub tasks: Vec<QualityTask>,
}

/// Whom to ask what.
#[utoipa::path(get, path = "/quality/tasks", tag = "graduway", security(("session" = ["apps.use"])),
    responses((status = 200, body = QualityTaskList), (status = 404, body = api::ErrorBody)))]
pub async fn list_quality_tasks(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
) -> Answer<Json<QualityTaskList>> {
    Ok(Json(QualityTaskList { tasks: engine(&suite).tasks().await? }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChangeQualityTask {
    done: bool,
}

/// Marks a task as done, or as not done.
#[utoipa::path(patch, path = "/quality/tasks/{id}", tag = "graduway", security(("session" = ["content.edit"])),
    params(("id" = Id, Path)), request_body = ChangeQualityTask,
    responses((status = 200, body = QualityTask), (status = 404, body = api::ErrorBody)))]
pub async fn change_quality_task(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(id): Path<Id>,
    Json(body): Json<ChangeQualityTask>,
) -> Answer<Json<QualityTask>> {
    Ok(Json(store::set_task(&suite, by(&user), id.to_string(), body.done).await?))
}
