use api::{Answer, Json, Text};
use axum::{extract::State, http::StatusCode, response::Response};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{SessionState, answer};
use crate::{
    Identity, Origin, Refusal,
    strategy::{Strategy, local::SignUp, password::Password},
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CreateAccount {
    email: Text<1, 320>,
    password: Password,
    display_name: Text<1, 200>,
}

/// What happens next.
#[derive(Debug, Serialize, ToSchema)]
pub struct Accepted {
    pub message: &'static str,
}

/// Makes a local account. It becomes usable once the link in the mail has been opened.
#[utoipa::path(post, path = "/api/accounts", tag = "accounts", security(()), request_body = CreateAccount,
    responses((status = 202, body = Accepted), (status = 409, body = api::ErrorBody),
        (status = 429, body = api::ErrorBody)))]
pub async fn create_account(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<CreateAccount>,
) -> Answer<(StatusCode, Json<Accepted>)> {
    check_local(&identity).await?;
    let sign_up = SignUp {
        email: request.email.into_string(),
        password: request.password,
        display_name: request.display_name.into_string(),
    };
    identity.sign_up(sign_up, origin).await?;
    let message = "We have sent you a mail. Open the link in it to confirm your address and sign in.";
    Ok((StatusCode::ACCEPTED, Json(Accepted { message })))
}

/// The token of a link: what stands behind the `#`.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct VerifyAccount {
    token: Text<1, 100>,
}

/// Confirms an address by the link that was sent to it, and signs in.
#[utoipa::path(post, path = "/api/accounts/verification", tag = "accounts", security(()),
    request_body = VerifyAccount,
    responses((status = 200, body = SessionState), (status = 409, body = api::ErrorBody),
        (status = 410, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn verify_account(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<VerifyAccount>,
) -> Answer<Response> {
    check_local(&identity).await?;
    let entrance = identity.verify_email(request.token.into_string(), origin).await?;
    Ok(answer(&identity, entrance))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct RequestPasswordReset {
    email: Text<1, 320>,
}

/// Sends a link to choose a new password. The answer is the same whether there is such an account or not.
#[utoipa::path(post, path = "/api/accounts/reset", tag = "accounts", security(()),
    request_body = RequestPasswordReset,
    responses((status = 202, body = Accepted), (status = 409, body = api::ErrorBody),
        (status = 429, body = api::ErrorBody)))]
pub async fn request_password_reset(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<RequestPasswordReset>,
) -> Answer<(StatusCode, Json<Accepted>)> {
    check_local(&identity).await.map_err(|refusal| match refusal {
        Refusal::NoStrategies => Refusal::ResetNotConfigured,
        other => other,
    })?;
    identity.request_reset(&request.email, origin).await?;
    let message = "If there is an account with this address, we have sent a link to it.";
    Ok((StatusCode::ACCEPTED, Json(Accepted { message })))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ResetPassword {
    token: Text<1, 100>,
    password: Password,
}

/// Sets a new password by the link that was sent, and ends every session of the account.
#[utoipa::path(put, path = "/api/accounts/reset", tag = "accounts", security(()), request_body = ResetPassword,
    responses((status = 204, description = "The new password is set."), (status = 409, body = api::ErrorBody),
        (status = 410, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn reset_password(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<ResetPassword>,
) -> Answer<StatusCode> {
    check_local(&identity).await?;
    identity.reset_password(request.token.into_string(), request.password, origin).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AcceptInvitation {
    token: Text<1, 100>,
    password: Password,
    display_name: Text<1, 200>,
}

/// Takes an invitation up and signs in.
#[utoipa::path(post, path = "/api/accounts/invitation", tag = "accounts", security(()),
    request_body = AcceptInvitation,
    responses((status = 200, body = SessionState), (status = 409, body = api::ErrorBody),
        (status = 410, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn accept_invitation(
    State(identity): State<Identity>,
    origin: Origin,
    Json(request): Json<AcceptInvitation>,
) -> Answer<Response> {
    check_local(&identity).await?;
    let (token, name) = (request.token.into_string(), request.display_name.into_string());
    let entrance = identity.accept_invitation(token, request.password, name, origin).await?;
    Ok(answer(&identity, entrance))
}

async fn check_local(identity: &Identity) -> Result<(), Refusal> {
    match identity.strategy_for_password().await? {
        Strategy::Local => Ok(()),
        _ => Err(Refusal::Conflict("Use your Firebase account: Firebase is available, and comes first.")),
    }
}
