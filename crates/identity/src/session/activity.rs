use std::sync::atomic::{AtomicI64, Ordering};

use store::Time;

use super::{Method, Row, idle};
use crate::Policy;

/// When a session was last used. Requests note it here; the database learns of it a little later.
#[derive(Debug)]
pub struct Activity {
    pub session_id: String,
    method: Method,
    created_at: Time,
    latest: AtomicI64,
    /// What the database knows of it.
    saved: AtomicI64,
}

impl Activity {
    pub fn of(row: &Row) -> Self {
        Self {
            session_id: row.id.clone(),
            method: row.method,
            created_at: row.created_at,
            latest: AtomicI64::new(row.last_activity.millis()),
            saved: AtomicI64::new(row.last_activity.millis()),
        }
    }

    pub fn latest(&self) -> Time {
        Time::from_millis(self.latest.load(Ordering::Relaxed))
    }

    pub fn note(&self, now: Time) {
        self.latest.fetch_max(now.millis(), Ordering::Relaxed);
    }

    /// The database knows of it up to here.
    pub fn note_saved(&self, activity: Time) {
        self.note(activity);
        self.saved.fetch_max(activity.millis(), Ordering::Relaxed);
    }

    pub fn is_saved(&self) -> bool {
        self.latest.load(Ordering::Relaxed) <= self.saved.load(Ordering::Relaxed)
    }

    /// Idle time counts from the latest request, and nothing lives longer than the absolute limit.
    pub fn expires_at(&self, policy: &Policy) -> Time {
        (self.latest() + idle(self.method, policy)).min(self.created_at + policy.absolute_session)
    }
}
