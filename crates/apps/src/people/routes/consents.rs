use api::{Answer, Json, Path, Text};
use axum::extract::State;
use campus::{
    model::{ConsentField, PersonId},
    people::{Consenting, PersonConsent},
};
use identity::{Allowed, permission};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{Suite, people::consents};

/// What somebody has said.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UpdateConsent {
    granted: bool,
    /// How the answer was given: "By phone", "Form at the reunion".
    basis: Text<1, 200>,
}

/// A consent as it is now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpdatedConsent {
    pub consent: PersonConsent,
    /// The entry in the audit log by which the change can be taken back. None if nothing changed.
    pub undo: Option<i64>,
}

/// Writes down what somebody has said about the use of one thing.
#[utoipa::path(patch, path = "/api/people/{id}/consents/{field}", tag = "people",
    security(("session" = ["content.edit"])), params(("id" = u32, Path), ("field" = ConsentField, Path)),
    request_body = UpdateConsent,
    responses((status = 200, body = UpdatedConsent), (status = 404, body = api::ErrorBody)))]
pub async fn update_consent(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path((id, field)): Path<(u32, ConsentField)>,
    Json(request): Json<UpdateConsent>,
) -> Answer<Json<UpdatedConsent>> {
    let said = Consenting {
        person: PersonId(id),
        field,
        granted: request.granted,
        basis: request.basis.into_string(),
        today: suite.store().today(),
    };
    let (change, undo) = consents::change(suite.store(), user.actor(), said).await?;
    suite.campus.look();
    Ok(Json(UpdatedConsent { consent: change.consent(), undo }))
}

/// Takes a change of a consent back, if nothing has happened to it since.
#[utoipa::path(post, path = "/api/people/consents/{seq}/undo", tag = "people",
    security(("session" = ["content.edit"])), params(("seq" = i64, Path)),
    responses((status = 200, body = PersonConsent), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn undo_consent(
    State(suite): State<Suite>,
    user: Allowed<permission::EditContent>,
    Path(seq): Path<i64>,
) -> Answer<Json<PersonConsent>> {
    let change = consents::undo(suite.store(), user.actor(), seq).await?;
    suite.campus.look();
    Ok(Json(change.consent()))
}
