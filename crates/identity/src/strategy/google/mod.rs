//! Google, by OpenID Connect: code, PKCE, nonce and state, all on the server. The browser carries a state
//! and a code, never a token.

pub mod entity;
pub mod store;

use std::{sync::Arc, time::Duration};

use ::store::Store;
use oauth2::{
    AuthUrl, AuthorizationCode, ClientId, ClientSecret, CsrfToken, HttpRequest, HttpResponse,
    PkceCodeChallenge, PkceCodeVerifier, RedirectUrl, Scope, StandardRevocableToken, TokenUrl,
    basic::{
        BasicErrorResponse, BasicRevocationErrorResponse, BasicTokenIntrospectionResponse, BasicTokenType,
    },
};
use serde::{Deserialize, Serialize};

use super::{
    Availability, Vouched,
    keys::Keys,
    remote::Remote,
    token::{self, Expected, TokenError},
};
use crate::{Domains, user::link::Provider};

const DISCOVERY_LIFE: Duration = Duration::from_hours(24);
/// How fresh a sign-in at the provider has to be to confirm who somebody is.
const FRESH_SIGN_IN: Duration = Duration::from_mins(5);

/// Our registration at the provider.
#[derive(Clone)]
pub struct GoogleConfig {
    pub issuer: String,
    pub client_id: String,
    pub client_secret: String,
    pub redirect_url: String,
}

pub struct Google {
    config: GoogleConfig,
    http: reqwest::Client,
    endpoints: Remote<Arc<Endpoints>>,
}

struct Endpoints {
    authorization: AuthUrl,
    token: TokenUrl,
    keys: Keys,
}

#[derive(Deserialize)]
struct Metadata {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
}

/// What has to be remembered while somebody is at the provider.
pub struct RoundTrip {
    pub address: String,
    pub state: String,
    pub nonce: String,
    pub verifier: String,
}

/// Why a round trip came to nothing. For the log.
#[derive(Debug, thiserror::Error)]
pub enum GoogleError {
    #[error("the provider cannot be reached")]
    Unreachable,
    #[error(transparent)]
    Http(#[from] reqwest::Error),
    #[error("the provider's own description is wrong: {0}")]
    Metadata(String),
    #[error("the code was not accepted: {0}")]
    Code(String),
    #[error("the provider sent no ID token")]
    NoIdToken,
    #[error("ID token: {0}")]
    Token(#[from] TokenError),
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct IdToken {
    id_token: Option<String>,
}

impl oauth2::ExtraTokenFields for IdToken {}

type Client = oauth2::Client<
    BasicErrorResponse,
    oauth2::StandardTokenResponse<IdToken, BasicTokenType>,
    BasicTokenIntrospectionResponse,
    StandardRevocableToken,
    BasicRevocationErrorResponse,
    oauth2::EndpointSet,
    oauth2::EndpointNotSet,
    oauth2::EndpointNotSet,
    oauth2::EndpointNotSet,
    oauth2::EndpointSet,
>;

#[derive(Deserialize)]
struct Claims {
    sub: String,
    nonce: Option<String>,
    /// When they signed in there. Google itself does not say.
    auth_time: Option<i64>,
    #[serde(default)]
    email: String,
    /// Only the JSON value `true` counts.
    #[serde(default)]
    email_verified: serde_json::Value,
    hd: Option<String>,
    #[serde(default)]
    name: String,
    picture: Option<String>,
}

impl Google {
    pub fn new(config: GoogleConfig, http: reqwest::Client) -> Self {
        Self { config, http, endpoints: Remote::default() }
    }

    pub fn issuer(&self) -> &str {
        &self.config.issuer
    }

    pub async fn availability(&self, store: &Store) -> Availability {
        if self.endpoints.is_available(store, self.discover()).await {
            Availability::Available
        } else {
            Availability::Unreachable
        }
    }

    /// Makes the address to send somebody to. `hint` is the domain whose accounts should be offered.
    pub async fn start(
        &self,
        store: &Store,
        hint: Option<&str>,
        purpose: entity::Purpose,
    ) -> Result<RoundTrip, GoogleError> {
        let endpoints = self.endpoints(store).await?;
        let verifier = PkceCodeVerifier::new(store.entropy().token());
        let (state, nonce) = (store.entropy().token(), store.entropy().token());
        let for_address = state.clone();
        let client = self.client(&endpoints)?;
        let mut request = client
            .authorize_url(move || CsrfToken::new(for_address))
            .add_scopes(["openid", "email", "profile"].map(|scope| Scope::new(scope.to_owned())))
            .add_extra_param("nonce", nonce.as_str())
            .add_extra_param("prompt", "select_account")
            .set_pkce_challenge(PkceCodeChallenge::from_code_verifier_sha256(&verifier));
        if purpose == entity::Purpose::Confirm {
            // Whoever is signed in there already has to show once more who they are.
            request = request.add_extra_param("max_age", "0");
        }
        if let Some(domain) = hint {
            request = request.add_extra_param("hd", domain);
        }
        let (address, _) = request.url();
        Ok(RoundTrip { address: address.to_string(), state, nonce, verifier: verifier.secret().clone() })
    }

    /// Trades the code for an ID token and says who it is about.
    pub async fn finish(
        &self,
        store: &Store,
        domains: &Domains,
        code: String,
        trip: entity::Model,
    ) -> Result<Vouched, GoogleError> {
        let endpoints = self.endpoints(store).await?;
        let http = |request: HttpRequest| send(self.http.clone(), request);
        let response = self
            .client(&endpoints)?
            .exchange_code(AuthorizationCode::new(code))
            .set_pkce_verifier(PkceCodeVerifier::new(trip.verifier))
            .request_async(&http)
            .await
            .map_err(|error| GoogleError::Code(error.to_string()))?;
        let id_token = response.extra_fields().id_token.clone().ok_or(GoogleError::NoIdToken)?;
        let expected = Expected { issuer: &self.config.issuer, audience: &self.config.client_id };
        let claims: Claims = token::verify(&id_token, &endpoints.keys, &expected, store).await?;
        if claims.nonce.as_deref() != Some(trip.nonce.as_str()) {
            return Err(TokenError::Nonce.into());
        }
        if let (entity::Purpose::Confirm, Some(auth_time)) = (trip.purpose, claims.auth_time) {
            token::check_auth_time(auth_time, FRESH_SIGN_IN, store.now())?;
        }
        // An address of the domain is not enough: `hd` says that the domain itself manages the account.
        let managed = claims.hd.as_deref().is_some_and(|domain| domains.contains(domain));
        Ok(Vouched {
            provider: Provider::Google,
            subject: claims.sub,
            email: claims.email,
            is_email_verified: claims.email_verified == serde_json::Value::Bool(true) && managed,
            display_name: claims.name,
            photo_url: claims.picture,
        })
    }

    fn client(&self, endpoints: &Endpoints) -> Result<Client, GoogleError> {
        let redirect = RedirectUrl::new(self.config.redirect_url.clone())
            .map_err(|error| GoogleError::Metadata(error.to_string()))?;
        Ok(oauth2::Client::new(ClientId::new(self.config.client_id.clone()))
            .set_client_secret(ClientSecret::new(self.config.client_secret.clone()))
            .set_auth_type(oauth2::AuthType::RequestBody)
            .set_auth_uri(endpoints.authorization.clone())
            .set_token_uri(endpoints.token.clone())
            .set_redirect_uri(redirect))
    }

    async fn endpoints(&self, store: &Store) -> Result<Arc<Endpoints>, GoogleError> {
        self.endpoints.get(store, |_| true, self.discover()).await.ok_or(GoogleError::Unreachable)
    }

    fn discover(&self) -> impl Future<Output = Option<(Arc<Endpoints>, Duration)>> + Send + use<> {
        let (http, issuer) = (self.http.clone(), self.config.issuer.clone());
        async move {
            match discover(&http, &issuer).await {
                Ok(endpoints) => Some((Arc::new(endpoints), DISCOVERY_LIFE)),
                Err(error) => {
                    tracing::warn!(%error, "the OpenID provider cannot be used");
                    None
                }
            }
        }
    }
}

async fn discover(http: &reqwest::Client, issuer: &str) -> Result<Endpoints, GoogleError> {
    let address = format!("{}/.well-known/openid-configuration", issuer.trim_end_matches('/'));
    let response = http.get(address).send().await?.error_for_status()?;
    let metadata: Metadata = response.json().await?;
    if metadata.issuer != issuer {
        return Err(GoogleError::Metadata(format!("issuer {}", metadata.issuer)));
    }
    let wrong = |error: oauth2::url::ParseError| GoogleError::Metadata(error.to_string());
    Ok(Endpoints {
        authorization: AuthUrl::new(metadata.authorization_endpoint).map_err(wrong)?,
        token: TokenUrl::new(metadata.token_endpoint).map_err(wrong)?,
        keys: Keys::new(metadata.jwks_uri, http.clone()),
    })
}

/// Sends what `oauth2` wants sent, with our client: it follows no redirects and gives up in time.
async fn send(http: reqwest::Client, request: HttpRequest) -> Result<HttpResponse, reqwest::Error> {
    let response = http.execute(request.try_into()?).await?;
    let mut answer = HttpResponse::new(Vec::new());
    *answer.status_mut() = response.status();
    *answer.headers_mut() = response.headers().clone();
    *answer.body_mut() = response.bytes().await?.to_vec();
    Ok(answer)
}
