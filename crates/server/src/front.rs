//! What stands in front of the routes: headers that keep browsers safe, refusals in our own words, a line in the
//! log. One function around the router rather than layers in it: those are copied for every route and request.

use std::{
    panic::AssertUnwindSafe,
    sync::atomic::{AtomicU64, Ordering},
};

use api::{ApiError, Code};
use axum::{
    Router,
    extract::Request,
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    response::{IntoResponse, Response},
};
use futures_util::FutureExt;
use store::Store;
use tower::Service;
use tracing::{Instrument, Span};

/// For answers that are no pages: nothing in them is to be run or shown.
const NO_CONTENT_POLICY: HeaderValue = HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'");
const YEAR: HeaderValue = HeaderValue::from_static("max-age=31536000; includeSubDomains");

const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY")),
    (header::REFERRER_POLICY, HeaderValue::from_static("no-referrer")),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
];

/// Under which a request is found in the log. Ours alone: what a client sends by that name is not believed.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub struct Front {
    router: Router,
    is_https: bool,
    /// What the id of every request starts with, until the next start. The rest is counted: asking for
    /// randomness each time would cost as much as the rest of the way.
    id_start: String,
    requests: AtomicU64,
}

impl Front {
    pub fn new(router: Router, store: &Store, is_https: bool) -> Self {
        let router = router.method_not_allowed_fallback(refuse_method);
        Self { router, is_https, id_start: store.new_id(), requests: AtomicU64::new(1) }
    }

    pub async fn answer(&self, request: Request) -> Response {
        let number = self.requests.fetch_add(1, Ordering::Relaxed);
        let id = format!("{}-{number:x}", self.id_start);
        let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
        // An error's span, so that it is there however little is logged.
        let span =
            tracing::error_span!("request", id, method = %request.method(), path = request.uri().path());
        let mut response = self.run(request).instrument(span.clone()).await;
        log(&span, &response, is_safe);
        self.add_headers(response.headers_mut());
        let id = HeaderValue::try_from(id).expect("an id is letters and digits");
        response.headers_mut().insert(REQUEST_ID, id);
        response
    }

    async fn run(&self, request: Request) -> Response {
        let mut router = self.router.clone();
        // A router is always ready. Called inside, so that a panic before the first wait is caught, too.
        let answered = AssertUnwindSafe(async { router.call(request).await }).catch_unwind().await;
        match answered {
            Ok(Ok(response)) => response,
            Err(_panic) => ApiError::internal("a handler panicked").into_response(),
        }
    }

    fn add_headers(&self, headers: &mut HeaderMap) {
        headers.reserve(ALWAYS.len() + 4);
        for (name, value) in ALWAYS {
            headers.insert(name, value);
        }
        if self.is_https {
            headers.insert(header::STRICT_TRANSPORT_SECURITY, YEAR);
        }
        headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
        headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(NO_CONTENT_POLICY);
    }
}

pub async fn refuse_method() -> ApiError {
    ApiError::new(Code::MethodNotAllowed, "This address does not take that method.")
}

/// Everything logged on the way to an answer carries the request's id. What is only read is logged if it fails.
fn log(span: &Span, response: &Response, is_safe: bool) {
    match response.status().as_u16() {
        status @ 500.. => span.in_scope(|| tracing::error!(status, "request failed")),
        status if !is_safe => span.in_scope(|| tracing::info!(status, "request")),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use axum::{body::Body, http::StatusCode, routing::get};
    use store::testing::{Kind, TestDatabase};

    use super::*;

    #[tokio::test]
    async fn a_handler_that_panics_is_answered_like_any_other_failure() {
        let database = TestDatabase::new(Kind::Sqlite).await;
        let panic = async || -> StatusCode { panic!("of a test") };
        let router = Router::new().route("/panic", get(panic)).route("/well", get(async || "well"));
        let front = Front::new(router, &database.open().await, false);
        let ask =
            async |path: &str| front.answer(Request::builder().uri(path).body(Body::empty()).unwrap()).await;
        let failed = ask("/panic").await;
        assert_eq!(failed.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert_eq!(failed.headers()[header::X_CONTENT_TYPE_OPTIONS], "nosniff");
        assert!(failed.headers().contains_key(REQUEST_ID));
        assert_eq!(ask("/well").await.status(), StatusCode::OK, "and the server goes on");
    }
}
