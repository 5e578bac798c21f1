use api::{Answer, Json, Text};
use axum::{extract::State, response::Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{SessionState, answer};
use crate::{
    Identity, Origin, Refusal, Role,
    limit::Attempt,
    session::Method,
    strategy::{
        Strategy, demo::DemoAccount, firebase::FirebaseClient, keys::KeyError, password::Password,
        token::TokenError,
    },
};

/// What the login screen offers.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignInOptions {
    /// Whose people may sign in.
    pub domains: Vec<String>,
    /// Who answers to "Sign in with Google".
    pub google: Option<Strategy>,
    /// Why nobody does.
    pub google_error: Option<String>,
    /// Who checks a password. Without one, the form is not shown.
    pub password: Option<Strategy>,
    /// Whether an account can be made and a forgotten password replaced.
    pub mail: bool,
    /// What the browser needs to sign in at Firebase.
    pub firebase: Option<FirebaseClient>,
    pub demo: Vec<DemoAccount>,
}

/// What the login screen offers.
#[utoipa::path(get, path = "/api/sign-in", tag = "session", security(()),
    responses((status = 200, body = SignInOptions)))]
pub async fn find_sign_in_options(State(identity): State<Identity>) -> Json<SignInOptions> {
    let google = identity.strategy_for_google().await;
    let password = identity.strategy_for_password().await.ok();
    let uses_firebase = [google.as_ref().ok(), password.as_ref()].contains(&Some(&Strategy::Firebase));
    Json(SignInOptions {
        domains: identity.policy().domains.list().to_vec(),
        google_error: google.as_ref().err().map(ToString::to_string),
        google: google.ok(),
        password,
        mail: password == Some(Strategy::Firebase) || identity.mailer().is_some(),
        firebase: identity
            .firebase()
            .filter(|_| uses_firebase)
            .map(super::super::strategy::firebase::Firebase::client),
        demo: identity.demo_accounts(),
    })
}

/// The ID token that Firebase gave to the browser.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignInWithFirebase {
    id_token: Text<1, 8192>,
}

/// Exchanges a Firebase ID token, not older than five minutes, for a session.
#[utoipa::path(post, path = "/api/session/firebase", tag = "session", security(()),
    request_body = SignInWithFirebase,
    responses((status = 200, body = SessionState), (status = 401, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn sign_in_with_firebase(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<SignInWithFirebase>,
) -> Answer<Response> {
    let firebase = identity.firebase().ok_or(Refusal::FirebaseNotConfigured)?;
    identity.take_attempt(Attempt::SignIn, None, &origin).await?;
    let vouched = match firebase.verify(&request.id_token, identity.store()).await {
        Ok(vouched) => vouched,
        Err(TokenError::Key(KeyError::Unreachable)) => return Err(Refusal::FirebaseUnavailable.into()),
        Err(error) => {
            tracing::warn!(%error, "a Firebase token was refused");
            identity.note_refusal("token", "", &origin).await;
            return Err(Refusal::Token.into());
        }
    };
    identity.check_vouched(&vouched, &origin).await?;
    identity.spend_token(&request.id_token).await?;
    let entrance = identity.arrive(vouched, Method::Firebase, origin).await?;
    Ok(answer(&identity, entrance))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SignInLocally {
    email: Text<1, 320>,
    password: Password,
}

/// Signs in to a local account. Refused while a remote service that checks passwords can be reached.
#[utoipa::path(post, path = "/api/session/local", tag = "session", security(()), request_body = SignInLocally,
    responses((status = 200, body = SessionState), (status = 401, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn sign_in_locally(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<SignInLocally>,
) -> Answer<Response> {
    if identity.strategy_for_password().await? != Strategy::Local {
        return Err(Refusal::Conflict("Sign in with Firebase: it is available, and comes first.").into());
    }
    let entrance = identity.sign_in_locally(&request.email, request.password, origin).await?;
    Ok(answer(&identity, entrance))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SignInToDemo {
    role: Role,
}

/// Signs in to the demo account of a role.
#[utoipa::path(post, path = "/api/session/demo", tag = "session", security(()), request_body = SignInToDemo,
    responses((status = 200, body = SessionState), (status = 409, body = api::ErrorBody),
        (status = 429, body = api::ErrorBody)))]
pub async fn sign_in_to_demo(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<SignInToDemo>,
) -> Answer<Response> {
    if !identity.is_demo() {
        return Err(Refusal::NoDemo.into());
    }
    identity.take_attempt(Attempt::SignIn, None, &origin).await?;
    let entrance = identity.sign_in_to_demo(request.role, origin).await?;
    Ok(answer(&identity, entrance))
}
