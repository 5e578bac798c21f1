//! The public keys of an identity provider, fetched when needed and kept as long as it says.

use std::{collections::HashMap, sync::Arc, time::Duration};

use jsonwebtoken::{DecodingKey, jwk::JwkSet};
use reqwest::header::CACHE_CONTROL;
use store::Store;

use super::remote::Remote;

/// For a provider that does not say how long.
const DEFAULT_LIFE: Duration = Duration::from_hours(1);

/// Why there is no key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    #[error("the identity provider cannot be reached")]
    Unreachable,
    #[error("the identity provider has no key of that name")]
    Unknown,
}

type ByName = HashMap<String, DecodingKey>;

pub struct Keys {
    address: String,
    http: reqwest::Client,
    known: Remote<Arc<ByName>>,
}

impl Keys {
    pub fn new(address: String, http: reqwest::Client) -> Self {
        Self { address, http, known: Remote::default() }
    }

    /// The key of that name. One that is not known is looked for once more: the provider may have changed its keys.
    pub async fn get(&self, kid: &str, store: &Store) -> Result<DecodingKey, KeyError> {
        let known = self.known.get(store, |keys| keys.contains_key(kid), self.fetch()).await;
        known.ok_or(KeyError::Unreachable)?.get(kid).cloned().ok_or(KeyError::Unknown)
    }

    /// Whether the provider's keys are at hand.
    pub async fn are_available(&self, store: &Store) -> bool {
        self.known.is_available(store, self.fetch()).await
    }

    fn fetch(&self) -> impl Future<Output = Option<(Arc<ByName>, Duration)>> + Send + use<> {
        let (http, address) = (self.http.clone(), self.address.clone());
        async move {
            match request(&http, &address).await {
                Ok((keys, life)) => Some((Arc::new(keys), life)),
                Err(error) => {
                    tracing::warn!(%error, address, "keys could not be fetched");
                    None
                }
            }
        }
    }
}

async fn request(http: &reqwest::Client, address: &str) -> Result<(ByName, Duration), reqwest::Error> {
    let response = http.get(address).send().await?.error_for_status()?;
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
