use api::{Answer, ApiError, Code, Query};
use axum::{
    extract::State,
    http::{
        HeaderMap, StatusCode,
        header::{LOCATION, SET_COOKIE},
    },
    response::{IntoResponse, Redirect, Response},
};
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::cookies_of;
use crate::{
    Actor, Identity, Origin, Refusal, Visitor,
    enter::Entrance,
    limit::Attempt,
    session::{Method, cookie::Purpose as CookieFor},
    strategy::{
        Strategy, Vouched,
        google::{
            entity::{LIFE, Model as Trip, Purpose},
            store::{self as trips, Errand},
        },
    },
    user,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum Display {
    Page,
    Popup,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
enum For {
    SignIn,
    Confirm,
    Connect,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Start {
    /// In a window of its own, or in place of the page. A page unless told otherwise.
    #[param(inline)]
    display: Option<Display>,
    /// To sign in unless told otherwise.
    #[param(inline)]
    purpose: Option<For>,
}

/// Sends the browser to Google.
#[utoipa::path(get, path = "/auth/google/start", tag = "session", security(()), params(Start),
    responses((status = 303, description = "To Google."), (status = 401, body = api::ErrorBody),
        (status = 409, body = api::ErrorBody), (status = 429, body = api::ErrorBody)))]
pub async fn start_google(
    State(identity): State<Identity>,
    visitor: Visitor,
    origin: Origin,
    Query(start): Query<Start>,
) -> Answer<Response> {
    if identity.strategy_for_google().await? != Strategy::Google {
        return Err(Refusal::Conflict("Sign in with Firebase: it is available, and comes first.").into());
    }
    identity.take_attempt(Attempt::SignIn, None, &origin).await?;
    let google = identity.google().ok_or(Refusal::GoogleNotConfigured)?;
    let errand = match start.purpose.unwrap_or(For::SignIn) {
        For::SignIn => (Purpose::SignIn, None),
        For::Confirm => (Purpose::Confirm, Some(visitor.session()?.row.id.clone())),
        For::Connect => (Purpose::Connect, Some(visitor.session()?.row.id.clone())),
    };
    let errand =
        Errand { purpose: errand.0, session_id: errand.1, popup: start.display == Some(Display::Popup) };
    let hint = match identity.policy().domains.list() {
        [only] => Some(only.as_str()),
        _ => None,
    };
    let trip = google.start(identity.store(), hint, errand.purpose).await.map_err(|error| {
        tracing::warn!(%error, "the way to Google could not be prepared");
        Refusal::Google
    })?;
    let cookie = identity.cookies().set(CookieFor::RoundTrip, &trip.state, LIFE);
    let (address, now) = (trip.address.clone(), identity.store().now());
    identity.store().write(move |tx| async move { trips::begin(&*tx, &trip, errand, now).await }).await?;
    Ok(([(SET_COOKIE, cookie)], Redirect::to(&address)).into_response())
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Callback {
    code: Option<String>,
    state: Option<String>,
    error: Option<String>,
    iss: Option<String>,
}

/// Takes the browser back from Google, with a session or with a reason why not.
#[utoipa::path(get, path = "/auth/google/callback", tag = "session", security(()), params(Callback),
    responses((status = 303, description = "Back to the suite.")))]
pub async fn finish_google(
    State(identity): State<Identity>,
    visitor: Visitor,
    origin: Origin,
    headers: HeaderMap,
    Query(callback): Query<Callback>,
) -> Answer<Response> {
    let trip = take_trip(&identity, &headers, callback.state.as_deref()).await?;
    let Some(trip) = trip else {
        tracing::warn!("a callback came that nobody was sent for");
        return Ok(back(&identity, None, Err(&Refusal::Google.into()), HeaderMap::new()));
    };
    let outcome = finish(&identity, &visitor, origin, callback, trip.clone()).await;
    match outcome {
        Ok(cookies) => Ok(back(&identity, Some(&trip), Ok(()), cookies)),
        Err((error, cookies)) => Ok(back(&identity, Some(&trip), Err(&error), cookies)),
    }
}

/// The round trip of this browser and this state, once.
async fn take_trip(identity: &Identity, headers: &HeaderMap, state: Option<&str>) -> Answer<Option<Trip>> {
    let sent_with = identity.cookies().find(headers, CookieFor::RoundTrip);
    let Some(state) = state.filter(|state| sent_with == Some(*state)) else { return Ok(None) };
    let (state, now) = (state.to_owned(), identity.store().now());
    Ok(identity.store().write(move |tx| async move { trips::end(&*tx, &state, now).await }).await?)
}

type Outcome = Result<HeaderMap, (ApiError, HeaderMap)>;

async fn finish(
    identity: &Identity,
    visitor: &Visitor,
    origin: Origin,
    callback: Callback,
    trip: Trip,
) -> Outcome {
    let refused = |refusal: Refusal| (ApiError::from(refusal), HeaderMap::new());
    let vouched = vouch(identity, callback, trip.clone()).await.map_err(refused)?;
    match trip.purpose {
        Purpose::SignIn => {
            let entrance = identity.arrive(vouched, Method::Google, origin).await.map_err(refused)?;
            let cookies = cookies_of(identity, &entrance);
            match entrance {
                Entrance::Session { .. } => Ok(cookies),
                Entrance::Waiting(_) => Err((Refusal::SessionLimit.into(), cookies)),
            }
        }
        Purpose::Confirm | Purpose::Connect => {
            let same = |live: &&std::sync::Arc<crate::session::Live>| {
                trip.session_id.as_deref() == Some(live.row.id.as_str())
            };
            let live = visitor.session().ok().filter(same).ok_or_else(|| refused(Refusal::SessionExpired))?;
            let actor = Actor { uid: live.row.user_id.clone(), email: live.row.email.clone(), origin };
            let done = if trip.purpose == Purpose::Confirm {
                confirm(identity, &actor, &vouched, &live.row.id).await
            } else {
                identity.connect(&actor, vouched).await
            };
            done.map(|()| HeaderMap::new()).map_err(refused)
        }
    }
}

/// Who Google says it is. What went wrong is for the log.
async fn vouch(identity: &Identity, callback: Callback, trip: Trip) -> Result<Vouched, Refusal> {
    let google = identity.google().ok_or(Refusal::GoogleNotConfigured)?;
    if callback.iss.is_some_and(|issuer| issuer != google.issuer()) {
        tracing::warn!("a callback came from another issuer");
        return Err(Refusal::Google);
    }
    let code = callback.code.ok_or_else(|| {
        tracing::info!(error = callback.error.as_deref().unwrap_or("none"), "Google sent nobody back");
        Refusal::Google
    })?;
    google.finish(identity.store(), &identity.policy().domains, code, trip).await.map_err(|error| {
        tracing::warn!(%error, "Google sign-in failed");
        Refusal::Google
    })
}

async fn confirm(
    identity: &Identity,
    actor: &Actor,
    vouched: &Vouched,
    session_id: &str,
) -> Result<(), Refusal> {
    let reader = identity.store().reader();
    let owner = user::store::find_by_link(reader, vouched.provider, &vouched.subject).await?;
    if owner.is_none_or(|owner| owner.uid != actor.uid) {
        return Err(Refusal::Google);
    }
    identity.confirm(actor, session_id).await
}

/// Back to a page of ours, which tells the window that opened it and knows the texts of the codes.
fn back(
    identity: &Identity,
    trip: Option<&Trip>,
    outcome: Result<(), &ApiError>,
    cookies: HeaderMap,
) -> Response {
    let page = match trip {
        Some(trip) if trip.popup => "/login/popup",
        Some(trip) if trip.purpose != Purpose::SignIn => "/account",
        _ => "/login",
    };
    let what = match outcome {
        Ok(()) => "done=google".to_owned(),
        Err(error) => format!("error={}", code_name(error.code())),
    };
    let address = format!("{page}?{what}");
    let mut response = (StatusCode::SEE_OTHER, [(LOCATION, address)], cookies).into_response();
    response.headers_mut().append(SET_COOKIE, identity.cookies().clear(CookieFor::RoundTrip));
    response
}

fn code_name(code: Code) -> String {
    serde_json::to_value(code).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
