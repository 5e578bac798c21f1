use api::{Answer, Id, Json, Path, Text};
use axum::{extract::State, http::StatusCode};
use identity::{
    Allowed,
    invitation::{self, Invitation},
    permission,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::users::check_confirmed;
use crate::Suite;

#[derive(Debug, Serialize, ToSchema)]
pub struct InvitationList {
    pub invitations: Vec<Invitation>,
}

/// Invitations, the newest first.
#[utoipa::path(get, path = "/invitations", tag = "admin", security(("session" = ["users.manage"])),
    responses((status = 200, body = InvitationList)))]
pub async fn list_invitations(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ManageUsers>,
) -> Answer<Json<InvitationList>> {
    let now = suite.store().now();
    let rows = invitation::store::list(suite.store().reader()).await?;
    Ok(Json(InvitationList { invitations: rows.iter().map(|row| row.show(now)).collect() }))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateInvitation {
    email: Text<1, 320>,
}

/// Invites somebody by mail. An invitation to the same address that is still open is replaced.
#[utoipa::path(post, path = "/invitations", tag = "admin", security(("session" = ["users.manage"])),
    request_body = CreateInvitation,
    responses((status = 201, body = Invitation), (status = 409, body = api::ErrorBody)))]
pub async fn create_invitation(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Json(request): Json<CreateInvitation>,
) -> Answer<(StatusCode, Json<Invitation>)> {
    check_confirmed(&suite, &admin)?;
    let row = suite.identity.invite(&admin.actor(), &request.email).await?;
    Ok((StatusCode::CREATED, Json(row.show(suite.store().now()))))
}

/// Takes an invitation back.
#[utoipa::path(delete, path = "/invitations/{id}", tag = "admin", security(("session" = ["users.manage"])),
    params(("id" = Id, Path)),
    responses((status = 200, body = Invitation), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn delete_invitation(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path(id): Path<Id>,
) -> Answer<Json<Invitation>> {
    let row = suite.identity.set_invitation_revoked(&admin.actor(), &id, true).await?;
    Ok(Json(row.show(suite.store().now())))
}

/// Gives an invitation out again that was taken back. The mail that was sent works again.
#[utoipa::path(post, path = "/invitations/{id}/restoration", tag = "admin",
    security(("session" = ["users.manage"])), params(("id" = Id, Path)),
    responses((status = 200, body = Invitation), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn restore_invitation(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path(id): Path<Id>,
) -> Answer<Json<Invitation>> {
    let row = suite.identity.set_invitation_revoked(&admin.actor(), &id, false).await?;
    Ok(Json(row.show(suite.store().now())))
}
