use std::time::Duration;

use crate::{Domains, Role};

/// The rules of the gate. The defaults are those of the specification.
#[derive(Clone, Debug)]
pub struct Policy {
    pub domains: Domains,
    /// How long a session of a local or demo account lives without a request.
    pub local_session: Duration,
    /// The same for one that came from Google or Firebase.
    pub remote_session: Duration,
    /// How long any session lives at most.
    pub absolute_session: Duration,
    pub max_sessions: u32,
    /// How often expired sessions are removed. They are refused from the moment they expire.
    pub cleanup_interval: Duration,
    /// Whether answers hide who has an account.
    pub enumeration_protection: bool,
    /// Who may open the read-only list of users.
    pub admin_users_min_role: Role,
    /// How long the address and the browser of an event stay in the audit log.
    pub origin_retention: Duration,
    pub limits: Limits,
    pub password: PasswordCost,
}

/// How many attempts are let through at once, and how long one takes to come back.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Attempts to sign in, from one address.
    pub per_address: Rate,
    /// Passwords tried on one account, from anywhere.
    pub per_account: Rate,
    /// Mails asked for, from one address.
    pub mails_per_address: Rate,
    /// Mails asked for, to one mailbox.
    pub mails_per_account: Rate,
    /// Questions that need no account, from one address.
    pub questions_per_address: Rate,
}

#[derive(Clone, Copy, Debug)]
pub struct Rate {
    pub burst: u32,
    pub refill: Duration,
}

/// What one Argon2id hash costs.
#[derive(Clone, Copy, Debug)]
pub struct PasswordCost {
    pub memory_kib: u32,
    pub passes: u32,
}

impl Policy {
    pub fn new(domains: Domains) -> Self {
        const MINUTE: Duration = Duration::from_mins(1);
        Self {
            domains,
            local_session: 30 * MINUTE,
            remote_session: 60 * MINUTE,
            absolute_session: 12 * 60 * MINUTE,
            max_sessions: 3,
            cleanup_interval: MINUTE,
            enumeration_protection: true,
            admin_users_min_role: Role::Viewer,
            origin_retention: 90 * 24 * 60 * MINUTE,
            limits: Limits {
                per_address: Rate { burst: 120, refill: Duration::from_millis(500) },
                per_account: Rate { burst: 20, refill: Duration::from_secs(6) },
                mails_per_address: Rate { burst: 20, refill: Duration::from_secs(30) },
                mails_per_account: Rate { burst: 3, refill: Duration::from_mins(5) },
                questions_per_address: Rate { burst: 60, refill: Duration::from_secs(1) },
            },
            // The smallest set OWASP recommends: 19 MiB, two passes, one lane.
            password: PasswordCost { memory_kib: 19 * 1024, passes: 2 },
        }
    }
}

/// How long a confirmed identity is good for a change of somebody's rights.
pub const CONFIRMED_FOR: Duration = Duration::from_mins(5);
/// How old a token may get before the browser is given the next one.
pub const ROTATE_AFTER: Duration = Duration::from_mins(15);
/// How long the token before is still good, for requests that were under way.
pub const ROTATION_GRACE: Duration = Duration::from_secs(30);
/// Activity is written down this often; a crash forgets no more than that.
pub const SAVE_ACTIVITY_EVERY: Duration = Duration::from_mins(1);
/// How long a link in a mail works.
pub const LINK_LIFE: Duration = Duration::from_mins(30);
pub const INVITATION_LIFE: Duration = Duration::from_hours(168);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_defaults_are_those_of_the_specification() {
        let policy = Policy::new(Domains::parse("quadrangle.example").unwrap());
        assert_eq!(policy.local_session.as_secs(), 30 * 60);
        assert_eq!(policy.remote_session.as_secs(), 60 * 60);
        assert_eq!(policy.cleanup_interval.as_secs(), 60);
        assert_eq!(policy.max_sessions, 3);
        assert_eq!(policy.domains.list(), ["quadrangle.example"]);
        assert!(policy.enumeration_protection);
    }
}
