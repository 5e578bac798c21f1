//! Who is signed in, where and until when. The rules are here; the rows in `store.rs`, the memory of
//! them in `cache.rs`, and what a cookie amounts to in `resolve.rs`.

pub mod activity;
pub mod cache;
pub mod cookie;
pub mod entity;
pub mod resolve;
pub mod store;
pub mod token;
pub mod waiting;

use std::{
    sync::{Arc, OnceLock},
    time::Duration,
};

use ::store::Time;
use axum::body::Bytes;
use serde::Serialize;
use utoipa::ToSchema;

pub use activity::Activity;
pub use entity::{AuthMethod, Method, Model as Row};

use crate::{Policy, Role, User, policy};

impl Row {
    pub fn should_rotate(&self, now: Time) -> bool {
        now.since(self.rotated_at) >= policy::ROTATE_AFTER
    }
}

fn idle(method: Method, policy: &Policy) -> Duration {
    match method {
        Method::Firebase | Method::Google => policy.remote_session,
        Method::Local | Method::Demo => policy.local_session,
    }
}

/// A session in use, with its user as of the last look at the database.
#[derive(Debug)]
pub struct Live {
    pub row: Row,
    pub user: Option<User>,
    /// Set if it was shown with a token that has been replaced.
    pub good_until: Option<Time>,
    activity: Arc<Activity>,
    /// What `GET /api/session` answers, once it has been asked.
    pub answer: OnceLock<Bytes>,
    /// When this was read from the database.
    read_at: Time,
}

impl Live {
    pub fn new(row: Row, user: Option<User>, activity: Arc<Activity>, read_at: Time) -> Self {
        Self { row, user, good_until: None, activity, answer: OnceLock::new(), read_at }
    }

    pub fn expires_at(&self, policy: &Policy) -> Time {
        self.activity.expires_at(policy)
    }

    /// The role of who is signed in, if their profile is there.
    pub fn role(&self) -> Option<Role> {
        self.user.as_ref().map(User::effective_role)
    }

    pub fn was_confirmed_lately(&self, now: Time) -> bool {
        now.since(self.row.confirmed_at) <= policy::CONFIRMED_FOR
    }

    fn was_read_within(&self, duration: Duration, now: Time) -> bool {
        now.since(self.read_at) < duration
    }
}

/// A session as it is shown in a list, to its owner or an admin.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Session {
    pub id: String,
    pub user_id: String,
    pub email: String,
    pub display_name: String,
    pub role: Role,
    pub created_at: Time,
    pub last_activity: Time,
    pub expires_at: Time,
    pub auth_method: AuthMethod,
    pub user_agent: String,
    pub ip_address: String,
    /// Whether it is the one that asks.
    pub current: bool,
}

impl Session {
    pub fn show(row: Row, asking: Option<&str>) -> Self {
        Self {
            current: asking == Some(row.id.as_str()),
            id: row.id,
            user_id: row.user_id,
            email: row.email,
            display_name: row.display_name,
            role: row.role,
            created_at: row.created_at,
            last_activity: row.last_activity,
            expires_at: row.expires_at,
            auth_method: row.method.into(),
            user_agent: row.user_agent,
            ip_address: row.ip_address,
        }
    }
}
