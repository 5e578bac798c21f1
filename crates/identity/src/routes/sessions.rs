use api::{Answer, Id, Json, Path};
use axum::{
    extract::State,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{SessionState, answer};
use crate::{
    Allowed, Identity, Origin, Refusal, permission,
    session::{Session, cookie::Purpose, store as sessions, waiting},
};

/// Sessions of one person, the latest activity first.
#[derive(Debug, Serialize, ToSchema)]
pub struct SessionList {
    pub sessions: Vec<Session>,
}

/// One's own sessions.
#[utoipa::path(get, path = "/api/sessions", tag = "session", security(("session" = ["profile.edit"])),
    responses((status = 200, body = SessionList)))]
pub async fn list_sessions(
    State(identity): State<Identity>,
    user: Allowed<permission::EditProfile>,
) -> Answer<Json<SessionList>> {
    let sessions = identity.sessions_of(&user.uid, Some(&user.session().row.id)).await?;
    Ok(Json(SessionList { sessions }))
}

/// Ends one of one's own sessions.
#[utoipa::path(delete, path = "/api/sessions/{id}", tag = "session", params(("id" = Id, Path)),
    security(("session" = ["profile.edit"])),
    responses((status = 204, description = "Ended."), (status = 404, body = api::ErrorBody)))]
pub async fn end_session(
    State(identity): State<Identity>,
    user: Allowed<permission::EditProfile>,
    Path(id): Path<Id>,
) -> Answer<StatusCode> {
    identity.end_session_of(&user.actor(), &user.uid, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The sessions of somebody who has to end one of them before they can come in. Needs the cookie that came
/// with the refusal.
#[utoipa::path(get, path = "/api/session/waiting", tag = "session", security(()),
    responses((status = 200, body = SessionList), (status = 401, body = api::ErrorBody)))]
pub async fn list_waiting_sessions(
    State(identity): State<Identity>,
    headers: HeaderMap,
) -> Answer<Json<SessionList>> {
    let (_, waiting) = find_waiting(&identity, &headers).await?;
    let sessions = identity.sessions_of(&waiting.user_id, None).await?;
    Ok(Json(SessionList { sessions }))
}

/// The session to end.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ReplaceSession {
    session_id: Id,
}

/// Ends another session of the same person and signs in here.
#[utoipa::path(post, path = "/api/session/waiting", tag = "session", security(()), request_body = ReplaceSession,
    responses((status = 200, body = SessionState), (status = 401, body = api::ErrorBody),
        (status = 404, body = api::ErrorBody), (status = 409, body = api::ErrorBody)))]
pub async fn replace_session(
    State(identity): State<Identity>,
    origin: Origin,
    headers: HeaderMap,
    Json(request): Json<ReplaceSession>,
) -> Answer<Response> {
    let (token, waiting) = find_waiting(&identity, &headers).await?;
    let actor = identity.actor(&waiting.user_id, origin.clone()).await?;
    identity.end_session_of(&actor, &waiting.user_id, &request.session_id).await?;
    identity.store().write(move |tx| async move { sessions::stop_waiting(&*tx, &token).await }).await?;
    let entrance = identity.enter(waiting.user_id, waiting.method, origin).await?;
    Ok(answer(&identity, entrance))
}

async fn find_waiting(identity: &Identity, headers: &HeaderMap) -> Result<(String, waiting::Model), Refusal> {
    let token = identity.cookies().find(headers, Purpose::Waiting).ok_or(Refusal::NoUser)?;
    let now = identity.store().now();
    let waiting = sessions::find_waiting(identity.store().reader(), token, now).await?;
    Ok((token.to_owned(), waiting.ok_or(Refusal::SessionExpired)?))
}
