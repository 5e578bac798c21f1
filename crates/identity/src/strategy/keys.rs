//! The public keys of an identity provider, fetched when needed and kept as long as it says.

use std::{collections::HashMap, time::Duration};

use jsonwebtoken::{DecodingKey, jwk::JwkSet};
use reqwest::header::CACHE_CONTROL;
use store::{Store, Time};
use tokio::sync::Mutex;

/// For a provider that does not say how long.
const DEFAULT_LIFE: Duration = Duration::from_hours(1);
/// How often a failed fetch, or one for an unknown key, may be repeated.
const RETRY_AFTER: Duration = Duration::from_secs(5);

/// Why there is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    #[error("the identity provider cannot be reached")]
    Unreachable,
    #[error("the identity provider has no key of that name")]
    Unknown,
}

pub struct Keys {
    address: String,
    http: reqwest::Client,
    known: Mutex<Known>,
}

#[derive(Default)]
struct Known {
    keys: HashMap<String, DecodingKey>,
    expires_at: Option<Time>,
    tried_at: Option<Time>,
}

impl Known {
    fn are_fresh(&self, now: Time) -> bool {
        self.expires_at.is_some_and(|expires_at| expires_at > now)
    }

    fn may_try(&self, now: Time) -> bool {
        self.tried_at.is_none_or(|tried_at| now.since(tried_at) >= RETRY_AFTER)
    }
}

impl Keys {
    pub fn new(address: String, http: reqwest::Client) -> Self {
        Self { address, http, known: Mutex::default() }
    }

    /// The key of that name. One that is not known is looked for once more: the provider may have changed its keys.
    pub async fn get(&self, kid: &str, store: &Store) -> Result<DecodingKey, KeyError> {
        let now = store.now();
        let mut known = self.known.lock().await;
        let stale = !known.are_fresh(now);
        if (stale || !known.keys.contains_key(kid)) && known.may_try(now) {
            self.fetch(&mut known, now).await;
        }
        if !known.are_fresh(now) {
            return Err(KeyError::Unreachable);
        }
        known.keys.get(kid).cloned().ok_or(KeyError::Unknown)
    }

    /// Whether the provider's keys are at hand.
    pub async fn are_available(&self, store: &Store) -> bool {
        let now = store.now();
        let mut known = self.known.lock().await;
        if !known.are_fresh(now) && known.may_try(now) {
            self.fetch(&mut known, now).await;
        }
        known.are_fresh(now)
    }

    async fn fetch(&self, known: &mut Known, now: Time) {
        known.tried_at = Some(now);
        match self.request().await {
            Ok((keys, life)) => {
                known.keys = keys;
                known.expires_at = Some(now + life);
            }
            Err(error) => tracing::warn!(%error, address = %self.address, "keys could not be fetched"),
        }
    }

    async fn request(&self) -> Result<(HashMap<String, DecodingKey>, Duration), reqwest::Error> {
        let response = self.http.get(&self.address).send().await?.error_for_status()?;
        let life = response
            .headers()
            .get(CACHE_CONTROL)
            .and_then(|value| value.to_str().ok())
            .and_then(max_age)
            .unwrap_or(DEFAULT_LIFE);
        let set: JwkSet = response.json().await?;
        let keys = set.keys.iter().filter_map(|jwk| {
            let kid = jwk.common.key_id.clone()?;
            Some((kid, DecodingKey::from_jwk(jwk).ok()?))
        });
        Ok((keys.collect(), life))
    }
}

fn max_age(header: &str) -> Option<Duration> {
    let seconds = header.split(',').find_map(|part| part.trim().strip_prefix("max-age="))?;
    seconds.parse().ok().map(Duration::from_secs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn max_age_is_found_among_other_directives() {
        assert_eq!(max_age("public, max-age=21600, must-revalidate"), Some(Duration::from_hours(6)));
        assert_eq!(max_age("no-store"), None);
        assert_eq!(max_age("max-age=soon"), None);
    }
}
