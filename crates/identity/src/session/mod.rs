//! Who is signed in, where and until when. The rules are here; the rows in `store.rs`, the memory of
//! them in `cache.rs`, and what a cookie amounts to in `resolve.rs`.

pub mod cache;
pub mod cookie;
pub mod entity;
pub mod resolve;
pub mod store;
pub mod token;
pub mod waiting;

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    time::Duration,
};

use ::store::Time;
use serde::Serialize;
use utoipa::ToSchema;

pub use entity::{AuthMethod, Method, Model as Row};

use crate::{Policy, Role, User, policy};

impl Row {
    /// Idle time counts from the last request, and nothing lives longer than the absolute limit.
    pub fn expiry(&self, last_activity: Time, policy: &Policy) -> Time {
        (last_activity + idle(self.method, policy)).min(self.created_at + policy.absolute_session)
    }

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
    /// When this was read from the database.
    pub read_at: Time,
    /// Set if it was shown with a token that has been replaced.
    pub good_until: Option<Time>,
    last_activity: AtomicI64,
    /// What the database knows of `last_activity`, or is about to.
    saved_activity: AtomicI64,
}

impl Live {
    pub fn new(row: Row, user: Option<User>, read_at: Time) -> Self {
        let activity = row.last_activity.millis();
        let (last_activity, saved_activity) = (AtomicI64::new(activity), AtomicI64::new(activity));
        Self { row, user, read_at, good_until: None, last_activity, saved_activity }
    }

    pub fn last_activity(&self) -> Time {
        Time::from_millis(self.last_activity.load(Ordering::Relaxed))
    }

    fn touch(&self, now: Time) {
        self.last_activity.fetch_max(now.millis(), Ordering::Relaxed);
    }

    /// Takes over what an older reading of the same session has seen since.
    fn carry_over(&self, older: &Self) {
        self.touch(older.last_activity());
        self.saved_activity.fetch_max(older.saved_activity.load(Ordering::Relaxed), Ordering::Relaxed);
    }

    /// Whether activity should be written down now. Says so once.
    fn should_save(&self, now: Time, every: Duration) -> bool {
        let saved = self.saved_activity.load(Ordering::Relaxed);
        now.since(Time::from_millis(saved)) >= every
            && self
                .saved_activity
                .compare_exchange(saved, now.millis(), Ordering::Relaxed, Ordering::Relaxed)
                .is_ok()
    }

    pub fn expires_at(&self, policy: &Policy) -> Time {
        self.row.expiry(self.last_activity(), policy)
    }

    /// Who is signed in, if their profile is there.
    pub fn role(&self) -> Option<Role> {
        self.user.as_ref().map(User::effective_role)
    }

    pub fn was_confirmed_lately(&self, now: Time) -> bool {
        now.since(self.row.confirmed_at) <= policy::CONFIRMED_FOR
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
    /// `live` knows of activity that is not yet written down.
    pub fn show(row: Row, live: Option<&Arc<Live>>, policy: &Policy, asking: Option<&str>) -> Self {
        let last_activity =
            live.map_or(row.last_activity, |live| live.last_activity().max(row.last_activity));
        Self {
            expires_at: row.expiry(last_activity, policy),
            current: asking == Some(row.id.as_str()),
            id: row.id,
            user_id: row.user_id,
            email: row.email,
            display_name: row.display_name,
            role: row.role,
            created_at: row.created_at,
            last_activity,
            auth_method: row.method.into(),
            user_agent: row.user_agent,
            ip_address: row.ip_address,
        }
    }
}
