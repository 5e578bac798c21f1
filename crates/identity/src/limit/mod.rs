//! How often something may be tried. Kept in the database, so that it holds across instances and restarts.

pub mod entity;
pub mod softlock;
pub mod store;

use std::time::Duration;

use crate::{Email, Identity, Origin, Refusal, audit, policy::Rate};

/// What is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// A sign-in that needs no password from us.
    SignIn,
    Password,
    /// Something that makes us send a mail.
    Mail,
    /// A question that anybody may ask, without an account.
    Question,
}

impl Identity {
    /// Takes one attempt off what the address it comes from may do, and what may be done to the account.
    pub async fn take_attempt(
        &self,
        attempt: Attempt,
        account: Option<&Email>,
        origin: &Origin,
    ) -> Result<(), Refusal> {
        let limits = &self.policy().limits;
        let (kind, per_address, per_account) = match attempt {
            Attempt::SignIn => ("sign-in", limits.per_address, limits.per_account),
            Attempt::Password => ("password", limits.per_address, limits.per_account),
            Attempt::Mail => ("mail", limits.mails_per_address, limits.mails_per_account),
            Attempt::Question => ("question", limits.questions_per_address, limits.questions_per_address),
        };
        let mut keys: Vec<(String, Rate)> =
            vec![(format!("{kind}:from:{}", origin.network_text()), per_address)];
        keys.extend(account.map(|email| (format!("{kind}:on:{}", account_key(email)), per_account)));
        let now = self.store().now();
        self.store()
            .write(move |tx| async move {
                for (key, rate) in keys {
                    if let Some(wait) = store::take(&*tx, &key, rate, now).await? {
                        tracing::warn!(key, "too many attempts");
                        return Err(Refusal::TooMany(seconds(wait)));
                    }
                }
                Ok(())
            })
            .await
    }
}

/// Names an account without naming its owner.
pub fn account_key(email: &Email) -> String {
    audit::pseudonym(email)
}

/// Rounded up, so that nobody comes back too early.
pub fn seconds(duration: Duration) -> u32 {
    u32::try_from(duration.as_millis().div_ceil(1000)).unwrap_or(u32::MAX)
}
