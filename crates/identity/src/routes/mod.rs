//! The gate over HTTP.

mod accounts;
mod google;
mod profile;
mod session;
mod sessions;
mod sign_in;

use api::{ApiError, Json};
use axum::{
    extract::FromRef,
    http::{HeaderMap, header::SET_COOKIE},
    response::{IntoResponse, Response},
};
use utoipa_axum::{router::OpenApiRouter, routes};

use crate::{
    Identity, Refusal,
    enter::Entrance,
    session::{cookie::Purpose, waiting},
};

pub use session::SessionState;

/// Everything that signs people in and out. [`identify`](crate::guard::identify) must be in front of it.
pub fn router<S>() -> OpenApiRouter<S>
where
    Identity: FromRef<S>,
    S: Clone + Send + Sync + 'static,
{
    OpenApiRouter::new()
        .routes(routes!(session::find_session, session::delete_session))
        .routes(routes!(session::confirm_session))
        .routes(routes!(sessions::list_sessions))
        .routes(routes!(sessions::end_session))
        .routes(routes!(sign_in::find_sign_in_options))
        .routes(routes!(sign_in::sign_in_with_firebase))
        .routes(routes!(sign_in::sign_in_locally))
        .routes(routes!(sign_in::sign_in_to_demo))
        .routes(routes!(sessions::list_waiting_sessions, sessions::replace_session))
        .routes(routes!(accounts::create_account))
        .routes(routes!(accounts::verify_account))
        .routes(routes!(accounts::request_password_reset))
        .routes(routes!(accounts::reset_password))
        .routes(routes!(accounts::accept_invitation))
        .routes(routes!(profile::find_profile, profile::update_profile))
        .routes(routes!(google::start_google))
        .routes(routes!(google::finish_google))
}

/// The cookies of somebody who has just come in, or who has to end another session first.
fn cookies_of(identity: &Identity, entrance: &Entrance) -> HeaderMap {
    let cookies = identity.cookies();
    let mut headers = HeaderMap::new();
    match entrance {
        Entrance::Session { token, .. } => {
            let life = identity.policy().absolute_session;
            headers.append(SET_COOKIE, cookies.set(Purpose::Session, token, life));
            headers.append(SET_COOKIE, cookies.clear(Purpose::Waiting));
            headers.append(SET_COOKIE, cookies.clear_signed_out());
        }
        Entrance::Waiting(token) => {
            headers.append(SET_COOKIE, cookies.set(Purpose::Waiting, token, waiting::LIFE));
        }
    }
    headers
}

/// The answer to a sign-in: the new state, or the refusal, each with the cookies to go on with.
fn answer(identity: &Identity, entrance: Entrance) -> Response {
    let cookies = cookies_of(identity, &entrance);
    match entrance {
        Entrance::Session { row, user, .. } => {
            (cookies, Json(SessionState::signed_in(&row, Some(&user)))).into_response()
        }
        Entrance::Waiting(_) => (cookies, ApiError::from(Refusal::SessionLimit)).into_response(),
    }
}
