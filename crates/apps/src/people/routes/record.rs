use api::{Answer, ApiError, Json, Path};
use axum::extract::State;
use campus::{model::PersonId, people::PersonRecord};
use identity::{Allowed, permission};

use crate::Suite;

/// Everything about one person. Ways to reach them that they have not agreed to are said to be there, and withheld.
#[utoipa::path(get, path = "/api/people/{id}", tag = "people", security(("session" = ["apps.use"])),
    params(("id" = u32, Path)),
    responses((status = 200, body = PersonRecord), (status = 404, body = api::ErrorBody)))]
pub async fn find_person(
    State(suite): State<Suite>,
    _user: Allowed<permission::UseApps>,
    Path(id): Path<u32>,
) -> Answer<Json<PersonRecord>> {
    let person = suite.campus.find_person(PersonId(id)).await?;
    person.map(Json).ok_or_else(|| ApiError::not_found("There is no such person on the campus."))
}
