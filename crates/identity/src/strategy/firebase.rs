//! Firebase: the browser signs in there and hands over its ID token once; from then on our own session counts.

use std::time::Duration;

use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::Store;
use tokio::sync::Mutex;
use utoipa::ToSchema;

use super::{
    Availability, Vouched,
    keys::Keys,
    token::{self, Expected, TokenError},
};
use crate::{Identity, Refusal, limit, policy::Rate, session::token::TokenHash, user::link::Provider};

/// A token may be exchanged for a session only so long after the sign-in itself.
const FRESH_SIGN_IN: Duration = Duration::from_mins(5);

/// How to reach a Firebase project.
#[derive(Clone, Debug)]
pub struct FirebaseConfig {
    pub project: String,
    pub api_key: String,
    pub auth_domain: String,
    /// Where Google publishes the keys that sign ID tokens.
    pub keys_url: String,
    /// The Auth emulator, for development; the browser talks to it in place of Google.
    pub emulator_url: Option<String>,
    /// Lets an admin's "sign out everywhere" also end the refresh tokens at Firebase.
    pub service_account: Option<ServiceAccount>,
    /// Where accounts are administered.
    pub admin_url: String,
}

/// What the browser needs to know of it.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FirebaseClient {
    pub api_key: String,
    pub auth_domain: String,
    pub project_id: String,
    pub emulator_url: Option<String>,
}

/// The parts of Google's key file that are used.
#[derive(Clone, Deserialize)]
pub struct ServiceAccount {
    pub client_email: String,
    pub private_key: String,
    pub token_uri: String,
}

impl std::fmt::Debug for ServiceAccount {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "ServiceAccount({})", self.client_email)
    }
}

impl Identity {
    /// A token is taken once. It is remembered for longer than it could be taken anyway.
    pub(crate) async fn spend_token(&self, id_token: &str) -> Result<(), Refusal> {
        let key = format!("token:{}", TokenHash::of(id_token));
        let (once, now) = (Rate { burst: 1, refill: 2 * FRESH_SIGN_IN }, self.store().now());
        let spent: store::Result<_> = self
            .store()
            .write(move |tx| async move { limit::store::take(&*tx, &key, once, now).await })
            .await;
        if spent?.is_some() { Err(Refusal::Token) } else { Ok(()) }
    }
}

pub struct Firebase {
    config: FirebaseConfig,
    issuer: String,
    keys: Keys,
    http: reqwest::Client,
    access: Mutex<Option<Access>>,
}

struct Access {
    token: String,
    expires_at: store::Time,
}

/// Why an account's refresh tokens could not be ended.
#[derive(Debug, thiserror::Error)]
pub enum RevokeError {
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    #[error("the service account's key: {0}")]
    Key(#[from] jsonwebtoken::errors::Error),
}

#[derive(Deserialize)]
struct Claims {
    sub: String,
    auth_time: i64,
    #[serde(default)]
    email: String,
    #[serde(default)]
    email_verified: bool,
    #[serde(default)]
    name: String,
    picture: Option<String>,
}

impl Firebase {
    pub fn new(config: FirebaseConfig, http: reqwest::Client) -> Self {
        let issuer = format!("https://securetoken.google.com/{}", config.project);
        let keys = Keys::new(config.keys_url.clone(), http.clone());
        Self { config, issuer, keys, http, access: Mutex::default() }
    }

    pub fn client(&self) -> FirebaseClient {
        FirebaseClient {
            api_key: self.config.api_key.clone(),
            auth_domain: self.config.auth_domain.clone(),
            project_id: self.config.project.clone(),
            emulator_url: self.config.emulator_url.clone(),
        }
    }

    pub fn config(&self) -> &FirebaseConfig {
        &self.config
    }

    pub async fn availability(&self, store: &Store) -> Availability {
        if self.keys.are_available(store).await { Availability::Available } else { Availability::Unreachable }
    }

    /// Who the token says has just signed in.
    pub async fn verify(&self, id_token: &str, store: &Store) -> Result<Vouched, TokenError> {
        let expected = Expected { issuer: &self.issuer, audience: &self.config.project };
        let claims: Claims = token::verify(id_token, &self.keys, &expected, store).await?;
        token::check_auth_time(claims.auth_time, FRESH_SIGN_IN, store.now())?;
        Ok(Vouched {
            provider: Provider::Firebase,
            subject: claims.sub,
            email: claims.email,
            is_email_verified: claims.email_verified,
            display_name: claims.name,
            photo_url: claims.picture,
        })
    }

    /// Ends the refresh tokens of an account at Firebase. `Ok(false)` if no service account is configured.
    pub async fn revoke(&self, subject: &str, store: &Store) -> Result<bool, RevokeError> {
        let Some(account) = &self.config.service_account else { return Ok(false) };
        let access = self.access_token(account, store).await?;
        let address =
            format!("{}/v1/projects/{}/accounts:update", self.config.admin_url, self.config.project);
        let valid_since = (store.now().millis() / 1000).to_string();
        let body = json!({ "localId": subject, "validSince": valid_since });
        self.http.post(address).bearer_auth(access).json(&body).send().await?.error_for_status()?;
        Ok(true)
    }

    /// Trades the service account's signature for an access token, and keeps that while it is good.
    async fn access_token(&self, account: &ServiceAccount, store: &Store) -> Result<String, RevokeError> {
        #[derive(Deserialize)]
        struct Granted {
            access_token: String,
            expires_in: u64,
        }
        let now = store.now();
        let mut access = self.access.lock().await;
        if let Some(kept) = access.as_ref().filter(|kept| kept.expires_at > now) {
            return Ok(kept.token.clone());
        }
        let issued_at = now.millis() / 1000;
        let claims = json!({
            "iss": account.client_email,
            "scope": "https://www.googleapis.com/auth/identitytoolkit",
            "aud": account.token_uri,
            "iat": issued_at,
            "exp": issued_at + 3600,
        });
        let key = EncodingKey::from_rsa_pem(account.private_key.as_bytes())?;
        let assertion = encode(&Header::new(Algorithm::RS256), &claims, &key)?;
        let form = [("grant_type", "urn:ietf:params:oauth:grant-type:jwt-bearer"), ("assertion", &assertion)];
        let granted: Granted =
            self.http.post(&account.token_uri).form(&form).send().await?.error_for_status()?.json().await?;
        let life = Duration::from_secs(granted.expires_in.saturating_sub(60));
        *access = Some(Access { token: granted.access_token.clone(), expires_at: now + life });
        Ok(granted.access_token)
    }
}
