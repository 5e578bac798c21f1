//! Any provider that speaks the protocol most of them speak: `POST …/chat/completions`, answered by a stream.

mod answer;
mod assemble;
mod breaker;
mod dialect;
mod failure;
mod retry;
mod secret;
mod stream;
mod wire;

use std::{fmt, sync::Arc};

use futures_util::stream::{StreamExt, unfold};
use url::Url;

pub use answer::Limits;
pub use breaker::BreakerSettings;
pub use retry::{Jitter, RetrySettings};
pub use secret::Secret;

use super::{Answer, Model, ModelInfo, Provider, Request};
use answer::Asking;
use breaker::Breaker;

#[derive(Clone)]
pub struct HttpSettings {
    /// The address before `/chat/completions`, for example `https://api.example.org/v1`.
    pub base_url: Url,
    pub model: String,
    pub key: Option<Secret>,
    pub limits: Limits,
    pub retries: RetrySettings,
    pub breaker: BreakerSettings,
    pub jitter: Jitter,
}

impl HttpSettings {
    /// With the usual limits.
    pub fn new(base_url: Url, model: impl Into<String>, key: Option<Secret>, jitter: Jitter) -> Self {
        Self {
            base_url,
            model: model.into(),
            key,
            limits: Limits::default(),
            retries: RetrySettings::default(),
            breaker: BreakerSettings::default(),
            jitter,
        }
    }
}

impl fmt::Debug for HttpSettings {
    /// An address may hold a key as well.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { base_url, model, key, limits, retries, breaker, jitter: _ } = self;
        let address = format!("{}{}", base_url.origin().ascii_serialization(), base_url.path());
        f.debug_struct("HttpSettings")
            .field("base_url", &address)
            .field("model", model)
            .field("key", key)
            .field("limits", limits)
            .field("retries", retries)
            .field("breaker", breaker)
            .finish_non_exhaustive()
    }
}

/// A model behind an address. Clones share what is known of it.
#[derive(Clone, Debug)]
pub struct HttpModel(Arc<Inner>);

struct Inner {
    settings: HttpSettings,
    address: Url,
    client: reqwest::Client,
    breaker: Breaker,
    dialect: dialect::Known,
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.settings.fmt(f)
    }
}

impl HttpModel {
    /// The client should follow no redirects: an answer that came by one is refused.
    pub fn new(settings: HttpSettings, client: reqwest::Client) -> Self {
        let mut address = settings.base_url.clone();
        address.set_path(&format!("{}/chat/completions", address.path().trim_end_matches('/')));
        let breaker = Breaker::new(settings.breaker);
        Self(Arc::new(Inner { settings, address, client, breaker, dialect: dialect::Known::default() }))
    }
}

impl Model for HttpModel {
    fn describe(&self) -> ModelInfo {
        ModelInfo { provider: Provider::Http, name: self.0.settings.model.clone() }
    }

    fn ask(&self, request: Request) -> Answer {
        let asking = Asking::new(self.0.clone(), request);
        unfold(Some(asking), |asking| async { asking?.next().await }).boxed()
    }
}
