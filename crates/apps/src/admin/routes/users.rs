use api::{Answer, ApiError, Id, Json, Path, Query, Text, Whole};
use axum::{extract::State, http::StatusCode};
use identity::{Allowed, Change, Permission, Refusal, Role, User, permission, session::Session, user};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::{IntoParams, ToSchema};

use crate::Suite;

const PER_PAGE: u64 = 100;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum UserStatus {
    Active,
    Deactivated,
}

/// A user in the list. What only admins may know is missing for others.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListedUser {
    pub uid: String,
    pub display_name: String,
    pub role: Role,
    pub status: UserStatus,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub email: Option<String>,
    #[serde(rename = "photoURL", skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub created_at: Option<Time>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_login_at: Option<Time>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_email_verified: Option<bool>,
}

impl ListedUser {
    fn show(user: User, to_admin: bool) -> Self {
        let status = if user.is_active() { UserStatus::Active } else { UserStatus::Deactivated };
        Self {
            role: user.effective_role(),
            status,
            uid: user.uid,
            display_name: user.display_name,
            email: to_admin.then_some(user.email),
            photo_url: user.photo_url.filter(|_| to_admin),
            created_at: to_admin.then_some(user.created_at),
            last_login_at: user.last_login_at.filter(|_| to_admin),
            is_email_verified: to_admin.then_some(user.is_email_verified),
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UserList {
    pub users: Vec<ListedUser>,
    /// How many there are in all.
    pub total: u64,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListUsers {
    /// A part of the name or, for an admin, of the address.
    #[param(value_type = Option<String>, max_length = 200)]
    q: Option<Text<0, 200>>,
    #[param(inline)]
    role: Option<Role>,
    #[param(inline)]
    status: Option<UserStatus>,
    /// Starts at 1.
    #[param(inline)]
    page: Option<Whole<1, 1_000_000>>,
    #[param(inline)]
    per_page: Option<Whole<1, 500>>,
}

/// Everybody who may use the suite. Admins see addresses and times as well.
#[utoipa::path(get, path = "/users", tag = "admin", security(("session" = ["users.read"])), params(ListUsers),
    responses((status = 200, body = UserList)))]
pub async fn list_users(
    State(suite): State<Suite>,
    user: Allowed<permission::ReadUsers>,
    Query(query): Query<ListUsers>,
) -> Answer<Json<UserList>> {
    check_may_list(&suite, user.role())?;
    let to_admin = user.may(Permission::ManageUsers);
    let filter = user::store::Filter {
        text: query.q.map(Text::into_string).filter(|text| !text.is_empty()),
        search_email: to_admin,
        role: query.role,
        active: query.status.map(|status| status == UserStatus::Active),
    };
    let limit = query.per_page.map_or(PER_PAGE, |per_page| per_page.0.into());
    let offset = query.page.map_or(0, |page| u64::from(page.0 - 1)) * limit;
    let (users, total) = user::store::list(suite.store().reader(), &filter, offset, limit).await?;
    let users = users.into_iter().map(|user| ListedUser::show(user, to_admin)).collect();
    Ok(Json(UserList { users, total }))
}

fn check_may_list(suite: &Suite, role: Role) -> Result<(), ApiError> {
    let required = suite.identity.policy().admin_users_min_role;
    if role.is_at_least(required) {
        return Ok(());
    }
    let message = format!("You don't have permission to do this. Required role: {required}");
    Err(ApiError::new(api::Code::PermissionDenied, message))
}

/// One user.
#[utoipa::path(get, path = "/users/{uid}", tag = "admin", security(("session" = ["users.manage"])),
    params(("uid" = Id, Path)),
    responses((status = 200, body = ListedUser), (status = 404, body = api::ErrorBody)))]
pub async fn find_user(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ManageUsers>,
    Path(uid): Path<Id>,
) -> Answer<Json<ListedUser>> {
    let user = user::store::find(suite.store().reader(), &uid).await?;
    let user = user.ok_or(Refusal::NotFound("User profile not found"))?;
    Ok(Json(ListedUser::show(user, true)))
}

/// What is to become of a user. What is not there stays.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UpdateUser {
    role: Option<Role>,
    status: Option<UserStatus>,
}

/// Changes a role, deactivates or reactivates. In effect on that user's next request. The admin must have
/// confirmed who they are within five minutes.
#[utoipa::path(patch, path = "/users/{uid}", tag = "admin", security(("session" = ["users.manage"])),
    params(("uid" = Id, Path)), request_body = UpdateUser,
    responses((status = 200, body = ListedUser), (status = 404, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody)))]
pub async fn update_user(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path(uid): Path<Id>,
    Json(request): Json<UpdateUser>,
) -> Answer<Json<ListedUser>> {
    check_confirmed(&suite, &admin)?;
    let active = request.status.map(|status| status == UserStatus::Active);
    let change = Change { role: request.role, active };
    let user = suite.identity.change_user(&admin.actor(), &uid, change).await?;
    Ok(Json(ListedUser::show(user, true)))
}

/// Rights are changed by somebody who has shown lately that it is them.
pub(super) fn check_confirmed<P>(suite: &Suite, admin: &Allowed<P>) -> Result<(), Refusal> {
    if admin.session().was_confirmed_lately(suite.store().now()) {
        Ok(())
    } else {
        Err(Refusal::ConfirmationRequired)
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub struct UserSessions {
    pub sessions: Vec<Session>,
}

/// Where a user is signed in.
#[utoipa::path(get, path = "/users/{uid}/sessions", tag = "admin", security(("session" = ["users.manage"])),
    params(("uid" = Id, Path)),
    responses((status = 200, body = UserSessions), (status = 404, body = api::ErrorBody)))]
pub async fn list_user_sessions(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path(uid): Path<Id>,
) -> Answer<Json<UserSessions>> {
    let user = user::store::find(suite.store().reader(), &uid).await?;
    user.ok_or(Refusal::NotFound("User profile not found"))?;
    let sessions = suite.identity.sessions_of(&uid, Some(&admin.session().row.id)).await?;
    Ok(Json(UserSessions { sessions }))
}

/// How many sessions were ended.
#[derive(Debug, Serialize, ToSchema)]
pub struct EndedSessions {
    pub ended: u64,
}

/// Signs a user out everywhere.
#[utoipa::path(delete, path = "/users/{uid}/sessions", tag = "admin", security(("session" = ["users.manage"])),
    params(("uid" = Id, Path)),
    responses((status = 200, body = EndedSessions), (status = 404, body = api::ErrorBody)))]
pub async fn end_user_sessions(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path(uid): Path<Id>,
) -> Answer<Json<EndedSessions>> {
    let ended = suite.identity.sign_out_user(&admin.actor(), &uid).await?;
    Ok(Json(EndedSessions { ended }))
}

/// Ends one session of a user.
#[utoipa::path(delete, path = "/users/{uid}/sessions/{id}", tag = "admin",
    security(("session" = ["users.manage"])), params(("uid" = Id, Path), ("id" = Id, Path)),
    responses((status = 204, description = "Ended."), (status = 404, body = api::ErrorBody)))]
pub async fn end_user_session(
    State(suite): State<Suite>,
    admin: Allowed<permission::ManageUsers>,
    Path((uid, id)): Path<(Id, Id)>,
) -> Answer<StatusCode> {
    suite.identity.end_session_of(&admin.actor(), &uid, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}
