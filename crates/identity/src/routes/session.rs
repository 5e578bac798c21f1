use api::{Answer, ApiError, Json, Text};
use axum::{
    body::Bytes,
    extract::State,
    http::{
        HeaderMap, HeaderName, HeaderValue, Method, StatusCode,
        header::{CONTENT_TYPE, SET_COOKIE},
    },
    response::{IntoResponse, Response},
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Allowed, Identity, Origin, Permission, Profile, Refusal, User, Visitor,
    audit::{self, Action, Entry},
    guard::check_csrf,
    permission,
    session::{self, AuthMethod, Live, Method as SignInMethod, Row, cookie::Purpose},
    strategy::password::Password,
    user::{self, link::Provider},
};

/// The state of authentication, in the fields of the specification.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionState {
    pub is_authenticated: bool,
    /// Always false here; a browser starts with true.
    pub is_loading: bool,
    pub user: Option<SessionUser>,
    /// Missing if it could not be loaded.
    pub profile: Option<Profile>,
    pub error: Option<String>,
    pub auth_method: AuthMethod,
    /// To be sent as `X-CSRF-Token` with every change.
    pub csrf_token: Option<String>,
    pub permissions: Vec<Permission>,
}

/// Who is signed in, as their session knows them.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SessionUser {
    pub uid: String,
    pub email: String,
    pub display_name: String,
    #[serde(rename = "photoURL", skip_serializing_if = "Option::is_none")]
    pub photo_url: Option<String>,
    pub is_email_verified: bool,
}

impl SessionState {
    fn signed_out(error: Option<&Refusal>) -> Self {
        Self {
            is_authenticated: false,
            is_loading: false,
            user: None,
            profile: None,
            error: error.map(ToString::to_string),
            auth_method: AuthMethod::None,
            csrf_token: None,
            permissions: Vec::new(),
        }
    }

    /// Without a profile the person is known and may do nothing.
    pub fn signed_in(row: &Row, user: Option<&User>) -> Self {
        Self {
            is_authenticated: true,
            is_loading: false,
            user: Some(SessionUser {
                uid: row.user_id.clone(),
                email: row.email.clone(),
                display_name: row.display_name.clone(),
                photo_url: user.and_then(|user| user.photo_url.clone()),
                is_email_verified: user.is_some_and(|user| user.is_email_verified),
            }),
            profile: user.map(User::profile),
            error: user.is_none().then(|| "Failed to load user profile".to_owned()),
            auth_method: row.method.into(),
            csrf_token: Some(row.csrf_token.clone()),
            permissions: user.map(|user| user.effective_role().permissions()).unwrap_or_default(),
        }
    }
}

/// The state of authentication, for everybody.
#[utoipa::path(get, path = "/api/session", tag = "session", security(()),
    responses((status = 200, body = SessionState)))]
pub async fn find_session(State(identity): State<Identity>, visitor: Visitor) -> Answer<Response> {
    let state = match visitor.session() {
        Ok(live) => return Ok(json(live.answer.get_or_init(|| signed_in(live)).clone())),
        Err(Refusal::Store(error)) => return Err(error.into()),
        Err(expired @ Refusal::SessionExpired) => SessionState::signed_out(Some(&expired)),
        Err(_) => SessionState::signed_out(identity.remote_trouble().await.as_ref()),
    };
    Ok(Json(state).into_response())
}

fn signed_in(live: &Live) -> Bytes {
    let state = SessionState::signed_in(&live.row, live.user.as_ref());
    serde_json::to_vec(&state).expect("the state is plain data").into()
}

fn json(body: Bytes) -> Response {
    ([(CONTENT_TYPE, HeaderValue::from_static("application/json"))], body).into_response()
}

/// Signs out. Whoever is not signed in is already out.
#[utoipa::path(delete, path = "/api/session", tag = "session", security(()),
    responses((status = 204, description = "Signed out.")))]
pub async fn delete_session(
    State(identity): State<Identity>,
    visitor: Visitor,
    origin: Origin,
    method: Method,
    headers: HeaderMap,
) -> Answer<Response> {
    if let Visitor::SignedIn(live) = &visitor {
        check_csrf(&method, &headers, live)?;
        let entry = Entry::new(Action::SignedOut).actor(&live.row.user_id, &live.row.email).origin(&origin);
        let (store, row) = (identity.store().clone(), live.row.clone());
        identity
            .store()
            .write(move |tx| async move {
                session::store::end(&*tx, &row.id).await?;
                audit::store::append(&*tx, &store, entry).await?;
                tx.notify(crate::CHANNEL, &row.user_id).await
            })
            .await?;
        identity.cache().forget_session(&live.row.id);
    }
    let mut answer = StatusCode::NO_CONTENT.into_response();
    let cookies = identity.cookies();
    for cookie in
        [cookies.clear(Purpose::Session), cookies.clear(Purpose::Waiting), cookies.clear_signed_out()]
    {
        answer.headers_mut().append(SET_COOKIE, cookie);
    }
    // Not "cookies": that would reach every site of the company's domain.
    let storage = HeaderValue::from_static("\"storage\"");
    answer.headers_mut().insert(HeaderName::from_static("clear-site-data"), storage);
    Ok(answer)
}

/// Proof that it is still the same person. Which part is needed depends on how they signed in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ConfirmSession {
    /// For a local account.
    password: Option<Password>,
    /// For a Firebase account: a fresh one.
    id_token: Option<Text<1, 8192>>,
}

/// Confirms who is signed in. Needed, no longer than five minutes before, to change somebody's rights.
/// A Google account is confirmed by `/auth/google/start?purpose=confirm` instead.
#[utoipa::path(post, path = "/api/session/confirmation", tag = "session",
    security(("session" = ["profile.edit"])), request_body = ConfirmSession,
    responses((status = 204, description = "Confirmed."), (status = 409, body = api::ErrorBody),
        (status = 429, body = api::ErrorBody)))]
pub async fn confirm_session(
    State(identity): State<Identity>,
    user: Allowed<permission::EditProfile>,
    Json(proof): Json<ConfirmSession>,
) -> Answer<StatusCode> {
    match user.session().row.method {
        SignInMethod::Demo => {}
        SignInMethod::Local => {
            let password = proof.password.ok_or(Refusal::Invalid("Enter your password."))?;
            identity.confirm_password(&user, password, &user.actor().origin).await?;
        }
        SignInMethod::Firebase => {
            let token = proof.id_token.ok_or(Refusal::Invalid("Sign in to Firebase once more."))?;
            confirm_at_firebase(&identity, &user, &token).await?;
            identity.spend_token(&token).await?;
        }
        SignInMethod::Google => {
            let message = "Confirm with Google: open /auth/google/start?purpose=confirm.";
            return Err(Refusal::Conflict(message).into());
        }
    }
    identity.confirm(&user.actor(), &user.session().row.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn confirm_at_firebase(identity: &Identity, user: &User, token: &str) -> Result<(), ApiError> {
    let firebase = identity.firebase().ok_or(Refusal::FirebaseNotConfigured)?;
    let vouched = firebase.verify(token, identity.store()).await.map_err(|_| Refusal::Token)?;
    let reader = identity.store().reader();
    let owner = user::store::find_by_link(reader, Provider::Firebase, &vouched.subject).await?;
    if owner.is_some_and(|owner| owner.uid == user.uid) { Ok(()) } else { Err(Refusal::Token.into()) }
}
