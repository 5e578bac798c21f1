//! The guard. [`identify`] finds out who asks, for every request; [`require`] stands in front of every app;
//! [`Allowed`] in a handler's signature names what it needs beyond that.

use std::{marker::PhantomData, ops::Deref, sync::Arc};

use api::{ApiError, Code};
use axum::{
    extract::{Extension, FromRef, FromRequestParts, Request, State},
    http::{
        HeaderMap, HeaderValue, Method,
        header::{HOST, ORIGIN, SET_COOKIE},
        request::Parts,
    },
    middleware::Next,
    response::{IntoResponse, Response},
};
use serde_json::json;
use subtle::ConstantTimeEq;

use crate::{
    Actor, Identity, Origin, Permission, Refusal, Role, User,
    audit::{self, Action, Entry},
    permission::Needed,
    session::{
        Live,
        cookie::{self, Purpose, SIGNED_OUT},
        resolve::Resolved,
    },
};

const CSRF_HEADER: &str = "x-csrf-token";

/// Who asks.
#[derive(Clone)]
pub enum Visitor {
    Nobody,
    /// They show a session that is over.
    Expired,
    SignedIn(Arc<Live>),
    /// The database did not say.
    Unknown(store::Error),
}

impl Visitor {
    /// The session, or the refusal to give.
    pub fn session(&self) -> Result<&Arc<Live>, Refusal> {
        match self {
            Self::SignedIn(live) => Ok(live),
            Self::Nobody => Err(Refusal::NoUser),
            Self::Expired => Err(Refusal::SessionExpired),
            Self::Unknown(error) => Err(error.clone().into()),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let visitor = parts.extensions.get::<Self>().cloned();
        visitor.ok_or_else(|| ApiError::internal("a route is mounted without identify"))
    }
}

/// Finds out who asks, refuses what another site has sent, and hands out new tokens.
pub async fn identify(State(identity): State<Identity>, mut request: Request, next: Next) -> Response {
    if !request.method().is_safe() && !comes_from_here(request.headers(), &identity) {
        let message = "This request comes from another site. Open the suite itself and try again.";
        return ApiError::new(Code::CrossSiteRequest, message).into_response();
    }
    let (visitor, cookies) = identity.look_at(request.headers()).await;
    request.extensions_mut().insert(visitor);
    let mut response = next.run(request).await;
    // A handler that has set the cookie itself knows better.
    if !response.headers().contains_key(SET_COOKIE) {
        for cookie in cookies {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
    response
}

impl Identity {
    /// Who shows these cookies, and the cookies to answer with.
    async fn look_at(&self, headers: &HeaderMap) -> (Visitor, Vec<HeaderValue>) {
        let Some(token) = self.cookies().find(headers, Purpose::Session) else {
            return (Visitor::Nobody, Vec::new());
        };
        let forget = || vec![self.cookies().clear(Purpose::Session), self.cookies().clear_signed_out()];
        match self.resolve(token).await {
            Ok(Resolved::SignedIn { live, .. }) if cookie::find(headers, SIGNED_OUT).is_some() => {
                // They have left, and the request that should have said so never arrived.
                match self.end_session(&live.row.id).await {
                    Ok(_) => (Visitor::Nobody, forget()),
                    Err(error) => (Visitor::Unknown(error), Vec::new()),
                }
            }
            Ok(Resolved::SignedIn { live, next_token }) => {
                let life = self.policy().absolute_session;
                let cookies = next_token.map(|token| self.cookies().set(Purpose::Session, &token, life));
                (Visitor::SignedIn(live), cookies.into_iter().collect())
            }
            Ok(Resolved::Expired) => (Visitor::Expired, forget()),
            Err(error) => (Visitor::Unknown(error), Vec::new()),
        }
    }
}

/// A browser says where a request was made, and to whom it believes to talk. What is no browser has no cookies to
/// abuse.
fn comes_from_here(headers: &HeaderMap, identity: &Identity) -> bool {
    let host = headers.get(HOST).map(|host| host.to_str().unwrap_or_default());
    let here = identity.public_url();
    if host.is_some_and(|host| !is_our_name(host, here)) {
        return false;
    }
    if let Some(site) = headers.get("sec-fetch-site") {
        return site == "same-origin";
    }
    let Some(origin) = headers.get(ORIGIN).map(HeaderValue::as_bytes) else { return true };
    origin == here.origin().ascii_serialization().as_bytes()
        || host.is_some_and(|host| origin == [here.scheme(), "://", host].concat().as_bytes())
}

/// Whether a request was sent to a name of ours. A name that somebody else has made to lead here is not.
fn is_our_name(host: &str, here: &url::Url) -> bool {
    let Ok(address) = url::Url::parse(&format!("{}://{host}/", here.scheme())) else { return false };
    let is_loopback = |url: &url::Url| match url.host() {
        Some(url::Host::Domain(name)) => name == "localhost",
        Some(url::Host::Ipv4(ip)) => ip.is_loopback(),
        Some(url::Host::Ipv6(ip)) => ip.is_loopback(),
        None => false,
    };
    address.origin() == here.origin() || is_loopback(&address)
}

/// Whether the request carries the token that only pages of the suite can read.
pub fn check_csrf(method: &Method, headers: &HeaderMap, live: &Live) -> Result<(), ApiError> {
    let given = headers.get(CSRF_HEADER).map(HeaderValue::as_bytes).unwrap_or_default();
    if method.is_safe() || bool::from(given.ct_eq(live.row.csrf_token.as_bytes())) {
        return Ok(());
    }
    let message = "The page is out of date. Reload it and try again. (The header X-CSRF-Token must hold the csrfToken of GET /api/session.)";
    Err(ApiError::new(Code::CsrfTokenInvalid, message))
}

/// Lets through those who are signed in with at least this role. Mounted in front of every app.
pub async fn require(
    State((identity, role)): State<(Identity, Role)>,
    Extension(visitor): Extension<Visitor>,
    origin: OriginOf,
    request: Request,
    next: Next,
) -> Response {
    let live = match visitor.session() {
        Ok(live) => live,
        Err(refusal) => return ApiError::from(refusal).into_response(),
    };
    let Some(held) = live.role() else { return ApiError::from(Refusal::NoProfile).into_response() };
    if !held.is_at_least(role) {
        identity.note_denied(live, &role.to_string(), &origin.0).await;
        return denied(role).into_response();
    }
    match check_csrf(request.method(), request.headers(), live) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

/// [`Origin`] for a middleware whose state is more than the identity.
pub struct OriginOf(Origin);

impl FromRequestParts<(Identity, Role)> for OriginOf {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(
        parts: &mut Parts,
        state: &(Identity, Role),
    ) -> Result<Self, Self::Rejection> {
        Origin::from_request_parts(parts, &state.0).await.map(Self)
    }
}

fn denied(role: Role) -> ApiError {
    ApiError::new(
        Code::PermissionDenied,
        format!("You don't have permission to do this. Required role: {role}"),
    )
}

/// A signed-in person who has a permission: `user: Allowed<permission::ManageUsers>`.
pub struct Allowed<P> {
    live: Arc<Live>,
    user: User,
    origin: Origin,
    needed: PhantomData<P>,
}

impl<P> Allowed<P> {
    pub fn session(&self) -> &Arc<Live> {
        &self.live
    }

    pub fn role(&self) -> Role {
        self.user.effective_role()
    }

    pub fn may(&self, permission: Permission) -> bool {
        self.role().has(permission)
    }

    /// As whom a change is written down.
    pub fn actor(&self) -> Actor {
        Actor { uid: self.user.uid.clone(), email: self.user.email.clone(), origin: self.origin.clone() }
    }
}

impl<P> Deref for Allowed<P> {
    type Target = User;

    fn deref(&self) -> &User {
        &self.user
    }
}

impl<P, S> FromRequestParts<S> for Allowed<P>
where
    P: Needed,
    Identity: FromRef<S>,
    S: Send + Sync,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let visitor = Visitor::from_request_parts(parts, state).await?;
        let live = Arc::clone(visitor.session()?);
        let user = live.user.clone().ok_or(Refusal::NoProfile)?;
        let Ok(origin) = Origin::from_request_parts(parts, state).await;
        if !user.effective_role().has(P::PERMISSION) {
            Identity::from_ref(state).note_denied(&live, P::PERMISSION.name(), &origin).await;
            return Err(denied(P::PERMISSION.lowest_role()));
        }
        check_csrf(&parts.method, &parts.headers, &live)?;
        Ok(Self { live, user, origin, needed: PhantomData })
    }
}

impl Identity {
    async fn note_denied(&self, live: &Live, needed: &str, origin: &Origin) {
        let entry = Entry::new(Action::PermissionDenied)
            .actor(&live.row.user_id, &live.row.email)
            .origin(origin)
            .detail(json!({ "needed": needed }));
        let identity = self.clone();
        let noted: store::Result<i64> = self
            .store()
            .write(move |tx| async move { audit::store::append(&*tx, identity.store(), entry).await })
            .await;
        if let Err(error) = noted {
            tracing::warn!(%error, "a denial was not written down");
        }
    }
}
