use api::{Answer, ApiError, Id, Json, Path, Query};
use axum::extract::State;
use identity::{Allowed, Permission, permission};
use serde::{Deserialize, Serialize};
use store::jobs::{Filter, Job, State as JobState};
use utoipa::{IntoParams, ToSchema};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::Suite;

pub fn router() -> OpenApiRouter<Suite> {
    OpenApiRouter::new().routes(routes!(list_jobs)).routes(routes!(find_job)).routes(routes!(cancel_job))
}

#[derive(Debug, Serialize, ToSchema)]
pub struct JobList {
    pub jobs: Vec<Job>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct ListJobs {
    #[param(inline)]
    state: Option<JobState>,
    /// What kind of work, such as `import.apply`.
    #[param(value_type = Option<String>, max_length = 128)]
    kind: Option<Id>,
}

/// The newest jobs first: one's own, and for admins all.
#[utoipa::path(get, path = "/api/jobs", tag = "jobs", security(("session" = ["apps.use"])), params(ListJobs),
    responses((status = 200, body = JobList)))]
pub async fn list_jobs(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Query(query): Query<ListJobs>,
) -> Answer<Json<JobList>> {
    let filter = Filter {
        owner: (!sees_all(&user)).then(|| user.uid.clone()),
        kind: query.kind.map(|kind| kind.to_string()),
        state: query.state,
        ..Filter::default()
    };
    Ok(Json(JobList { jobs: suite.jobs.list(&filter).await? }))
}

/// One job. It is worth asking again until its state is `done`, `failed` or `cancelled`.
#[utoipa::path(get, path = "/api/jobs/{id}", tag = "jobs", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Job), (status = 404, body = api::ErrorBody)))]
pub async fn find_job(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Job>> {
    Ok(Json(find(&suite, &user, &id).await?))
}

/// Stops a job. Half an import or half a campus is taken back; an undo goes on to its end.
#[utoipa::path(post, path = "/api/jobs/{id}/cancel", tag = "jobs", security(("session" = ["apps.use"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Job), (status = 404, body = api::ErrorBody)))]
pub async fn cancel_job(
    State(suite): State<Suite>,
    user: Allowed<permission::UseApps>,
    Path(id): Path<Id>,
) -> Answer<Json<Job>> {
    find(&suite, &user, &id).await?;
    let job = suite.jobs.cancel(&id).await?.ok_or_else(not_there)?;
    suite.imports.settle().await?;
    suite.traits.settle().await?;
    Ok(Json(job))
}

/// A job of somebody else is as good as none.
async fn find(suite: &Suite, user: &Allowed<permission::UseApps>, id: &str) -> Answer<Job> {
    let job = suite.jobs.find(id).await?;
    let is_theirs = |job: &Job| job.owner.as_deref() == Some(&*user.uid);
    job.filter(|job| sees_all(user) || is_theirs(job)).ok_or_else(not_there)
}

fn sees_all(user: &Allowed<permission::UseApps>) -> bool {
    user.may(Permission::ManageUsers)
}

fn not_there() -> ApiError {
    ApiError::not_found("There is no such job. Jobs are forgotten a month after their end.")
}
