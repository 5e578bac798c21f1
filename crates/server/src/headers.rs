//! What stands around every answer: headers that keep browsers safe, refusals in our own words, a line in the log.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use api::{ApiError, Code};
use axum::{
    Router,
    extract::Request,
    http::{HeaderName, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use store::Store;
use tower_http::catch_panic::CatchPanicLayer;
use tracing::Instrument;

/// For answers that are no pages: nothing in them is to be run or shown.
const NO_CONTENT_POLICY: &str = "default-src 'none'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (
        HeaderName::from_static("permissions-policy"),
        "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    ),
];

/// Under which a request is found in the log. Ours alone: what a client sends by that name is not believed.
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

pub fn around(router: Router, store: &Store, is_https: bool) -> Router {
    // Asking for randomness each time would cost as much as the rest of the way.
    let (start, count) = (store.new_id(), Arc::new(AtomicU64::new(1)));
    router
        .method_not_allowed_fallback(refuse_method)
        .layer(CatchPanicLayer::custom(|_| ApiError::internal("a handler panicked").into_response()))
        .layer(middleware::from_fn(move |request, next| add_headers(request, next, is_https)))
        .layer(middleware::from_fn(move |request, next| {
            let number = count.fetch_add(1, Ordering::Relaxed);
            log(request, next, format!("{start}-{number:x}"))
        }))
}

pub async fn refuse_method() -> ApiError {
    ApiError::new(Code::MethodNotAllowed, "This address does not take that method.")
}

/// Everything logged on the way to an answer carries the request's id. What is only read is logged if it fails.
async fn log(request: Request, next: Next, id: String) -> Response {
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD);
    // An error's span, so that it is there however little is logged.
    let span = tracing::error_span!("request", id, method = %request.method(), path = request.uri().path());
    let mut response = next.run(request).instrument(span.clone()).await;
    span.in_scope(|| match response.status().as_u16() {
        status @ 500.. => tracing::error!(status, "request failed"),
        status if !is_safe => tracing::info!(status, "request"),
        _ => {}
    });
    let id = HeaderValue::from_str(&id).expect("an id is letters and digits");
    response.headers_mut().insert(REQUEST_ID, id);
    response
}

async fn add_headers(request: Request, next: Next, is_https: bool) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in &ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if is_https {
        let year = HeaderValue::from_static("max-age=31536000; includeSubDomains");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    if !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    if !headers.contains_key(header::CONTENT_SECURITY_POLICY) {
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(NO_CONTENT_POLICY));
    }
    response
}
