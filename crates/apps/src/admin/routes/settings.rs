use api::Json;
use axum::extract::State;
use identity::{Allowed, Permission, Role, permission};
use serde::Serialize;
use utoipa::ToSchema;

use crate::{SettingInForce, Suite};

/// How long a toast stays, and how long it takes to go. The browser has the same numbers.
const TOAST_MILLIS: u32 = 5000;
const TOAST_FADE_MILLIS: u32 = 300;

/// What is in force.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InForce {
    pub settings: Vec<SettingInForce>,
    pub constants: Vec<SettingInForce>,
    pub permissions: Vec<PermissionRow>,
}

/// Which roles have a permission.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PermissionRow {
    pub permission: Permission,
    pub roles: Vec<Role>,
}

/// The settings, the constants of the specification and the rights of each role.
#[utoipa::path(get, path = "/settings", tag = "admin", security(("session" = ["settings.read"])),
    responses((status = 200, body = InForce)))]
pub async fn find_settings(
    State(suite): State<Suite>,
    _admin: Allowed<permission::ReadSettings>,
) -> Json<InForce> {
    let roles_with = |permission: Permission| PermissionRow {
        permission,
        roles: Role::ALL.into_iter().filter(|role| role.has(permission)).collect(),
    };
    Json(InForce {
        settings: suite.settings.to_vec(),
        constants: constants(&suite),
        permissions: Permission::ALL.iter().copied().map(roles_with).collect(),
    })
}

fn constants(suite: &Suite) -> Vec<SettingInForce> {
    let policy = suite.identity.policy();
    let minutes = |duration: std::time::Duration| format!("{} min", duration.as_secs() / 60);
    let levels = Role::ALL.map(|role| format!("{role} {}", role.level())).join(", ");
    [
        (
            "fallback session timeout",
            minutes(policy.local_session),
            "A local session without a request ends after it.",
        ),
        ("remote session", minutes(policy.remote_session), "The same for Google and Firebase."),
        ("absolute session", minutes(policy.absolute_session), "No session lives longer."),
        ("maximum concurrent sessions", policy.max_sessions.to_string(), "Per user; one more is refused."),
        (
            "session cleanup interval",
            format!("{} s", policy.cleanup_interval.as_secs()),
            "Expired sessions are removed so often.",
        ),
        ("allowed email domain", policy.domains.to_string(), "Only its people may sign in."),
        ("toast duration", format!("{TOAST_MILLIS} ms"), "How long a message stays."),
        ("toast fade", format!("{TOAST_FADE_MILLIS} ms"), "How long it takes to go."),
        ("role levels", levels, "A check passes from the required level on."),
    ]
    .map(|(key, value, explanation)| SettingInForce {
        key: key.to_owned(),
        value,
        explanation: explanation.to_owned(),
    })
    .to_vec()
}
