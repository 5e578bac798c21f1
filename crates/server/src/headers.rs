//! What stands around every answer: headers that keep browsers safe, refusals in our own words, a line in the log.

use api::{ApiError, Code};
use axum::{
    Router,
    extract::Request,
    http::{HeaderName, HeaderValue, Method, header},
    middleware::{self, Next},
    response::{IntoResponse, Response},
};
use tower_http::catch_panic::CatchPanicLayer;

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

pub fn around(router: Router, is_https: bool) -> Router {
    router
        .method_not_allowed_fallback(refuse_method)
        .layer(CatchPanicLayer::custom(|_| ApiError::internal("a handler panicked").into_response()))
        .layer(middleware::from_fn(move |request, next| add_headers(request, next, is_https)))
}

pub async fn refuse_method() -> ApiError {
    ApiError::new(Code::MethodNotAllowed, "This address does not take that method.")
}

async fn add_headers(request: Request, next: Next, is_https: bool) -> Response {
    let method = request.method().clone();
    let is_safe = matches!(method, Method::GET | Method::HEAD);
    let path = (!is_safe).then(|| request.uri().path().to_owned());
    let mut response = next.run(request).await;
    let status = response.status();
    if let Some(path) = path {
        tracing::info!(%method, path, status = status.as_u16(), "request");
    }
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
