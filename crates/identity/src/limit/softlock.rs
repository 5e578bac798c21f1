//! Wrong passwords lock the password of an account for a while, each one longer than the last.
//! Addresses without an account are treated the same, so that a lock tells nothing.
//! Signing in with Google is never locked: nobody can lock somebody else out.

use std::time::Duration;

use sea_orm::entity::prelude::*;
use store::Time;

/// So many are free.
const FREE_FAILURES: i32 = 4;
const FIRST_LOCK: Duration = Duration::from_secs(5);
const LONGEST_LOCK: Duration = Duration::from_mins(15);
pub const FORGIVEN_AFTER: Duration = Duration::from_hours(1);

#[sea_orm::model]
#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "softlocks")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub key: String,
    pub failures: i32,
    pub locked_until: Time,
    pub last_failure: Time,
}

impl ActiveModelBehavior for ActiveModel {}

impl Model {
    /// How long it is still locked.
    pub fn remaining(&self, now: Time) -> Option<Duration> {
        (self.locked_until > now).then(|| self.locked_until.since(now))
    }
}

pub fn after_failure(key: &str, before: Option<Model>, now: Time) -> Model {
    let earlier = before.filter(|before| now.since(before.last_failure) < FORGIVEN_AFTER);
    let failures = earlier.map_or(0, |before| before.failures) + 1;
    let doublings = u32::try_from(failures - FREE_FAILURES - 1).ok();
    let lock = doublings.map_or(Duration::ZERO, |doublings| {
        FIRST_LOCK.saturating_mul(2_u32.saturating_pow(doublings)).min(LONGEST_LOCK)
    });
    Model { key: key.to_owned(), failures, locked_until: now + lock, last_failure: now }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_wrong_password_locks_longer_until_it_is_forgiven() {
        let mut now = Time::from_millis(1_000_000);
        let mut state = None;
        let mut locks = Vec::new();
        for _ in 0..14 {
            let after = after_failure("k", state, now);
            locks.push(after.remaining(now).unwrap_or_default().as_secs());
            state = Some(after);
        }
        assert_eq!(locks, [0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900]);
        now = now + FORGIVEN_AFTER;
        assert_eq!(after_failure("k", state, now).failures, 1);
    }
}
