//! The browser's half of the suite, out of the binary: compressed files that never change, and one page,
//! with a new nonce each time, for every other address.

use std::sync::Arc;

use api::ApiError;
use axum::{
    Router,
    body::Body,
    extract::{Path, State},
    http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header},
    response::{IntoResponse, Response},
    routing::get,
};
use base64::{Engine, engine::general_purpose::STANDARD};
use identity::{
    Identity,
    session::{
        cookie::{self, Purpose, SIGNED_OUT},
        resolve::Resolved,
    },
};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::front::refuse_method;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Files;

const NONCE: &str = "__CSP_NONCE__";
const FLAGS: &str = "__QUAD_FLAGS__";
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
const NOT_BUILT: &str = "<!doctype html><title>Quadrangle</title><p>The pages are not built. Run make build.";
const ROBOTS: &str = "User-agent: *\nDisallow: /\n";

/// What the page has to know before it asks anything.
#[derive(Clone, Copy)]
pub struct Flags {
    pub debug_pages: bool,
    pub demo: bool,
}

/// The one page, ready to be filled in.
pub struct Pages {
    identity: Identity,
    /// The page cut where the nonce goes.
    pieces: Vec<String>,
    /// Where the browser may go while somebody signs in with Firebase.
    firebase: Option<FirebaseSources>,
}

struct FirebaseSources {
    connect: String,
    frame: String,
}

impl Pages {
    pub fn new(identity: &Identity, flags: Flags) -> Self {
        let page = Files::get("index.html").map(|file| String::from_utf8_lossy(&file.data).into_owned());
        let page = page.unwrap_or_else(|| NOT_BUILT.to_owned());
        let flags = serde_json::json!({ "debugPages": flags.debug_pages, "demo": flags.demo }).to_string();
        let page = page.replace(FLAGS, &flags.replace('"', "&quot;"));
        let firebase = identity.firebase().map(|firebase| {
            let config = firebase.config();
            match &config.emulator_url {
                Some(emulator) => FirebaseSources { connect: emulator.clone(), frame: emulator.clone() },
                None => FirebaseSources {
                    connect: "https://identitytoolkit.googleapis.com https://securetoken.googleapis.com"
                        .to_owned(),
                    frame: format!("https://{}", config.auth_domain),
                },
            }
        });
        Self { identity: identity.clone(), pieces: page.split(NONCE).map(str::to_owned).collect(), firebase }
    }

    /// The page with a nonce of its own. Only who is not signed in gets the exceptions that signing in needs.
    async fn render(&self, headers: &HeaderMap) -> Response {
        let mut random = [0; 16];
        self.identity.store().entropy().fill(&mut random);
        let nonce = STANDARD.encode(random);
        let is_signing_in = !self.is_signed_in(headers).await;
        let policy = self.policy(&nonce, is_signing_in);
        let opener = if is_signing_in { "same-origin-allow-popups" } else { "same-origin" };
        let headers = [
            (header::CONTENT_TYPE, "text/html; charset=utf-8".to_owned()),
            (header::CACHE_CONTROL, "no-cache".to_owned()),
            (header::CONTENT_SECURITY_POLICY, policy),
            (HeaderName::from_static("cross-origin-opener-policy"), opener.to_owned()),
        ];
        (headers, self.pieces.join(&nonce)).into_response()
    }

    /// Whether the cookies amount to a session. If the database does not say, the strict policy is the safe one.
    async fn is_signed_in(&self, headers: &HeaderMap) -> bool {
        let Some(token) = self.identity.cookies().find(headers, Purpose::Session) else { return false };
        let has_left = cookie::find(headers, SIGNED_OUT).is_some();
        !has_left && !matches!(self.identity.resolve(token).await, Ok(Resolved::Expired))
    }

    fn policy(&self, nonce: &str, is_signing_in: bool) -> String {
        let (script, connect, frame) = match &self.firebase {
            Some(firebase) if is_signing_in => (
                " https://apis.google.com",
                format!(" {}", firebase.connect),
                format!("; frame-src {}", firebase.frame),
            ),
            _ => ("", String::new(), String::new()),
        };
        format!(
            "default-src 'none'; script-src 'self' 'nonce-{nonce}'{script}; style-src 'self' 'nonce-{nonce}'; \
             img-src 'self' data: blob:; font-src 'self'; connect-src 'self'{connect}{frame}; manifest-src 'self'; \
             worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; object-src 'none'"
        )
    }
}

/// The document that describes the interface.
pub fn openapi(document: &impl serde::Serialize) -> Router {
    let text = serde_json::to_string(document).expect("the document is plain data");
    let answer = move || {
        let text = text.clone();
        async move { ([(header::CONTENT_TYPE, "application/json")], text) }
    };
    Router::new().route("/api/openapi.json", get(answer))
}

pub fn pages(pages: Arc<Pages>) -> Router {
    Router::new()
        .route("/assets/{*path}", get(find_asset))
        .route("/robots.txt", get(async || ROBOTS))
        .fallback(find_page)
        .with_state(pages)
}

/// Any other address: the page decides what it shows. Below `/api` and `/auth` there are no pages.
async fn find_page(
    State(pages): State<Arc<Pages>>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let path = uri.path();
    if ["/api", "/auth"].iter().any(|root| path == *root || path.starts_with(&format!("{root}/"))) {
        return ApiError::not_found("There is nothing at this address.").into_response();
    }
    if !matches!(method, Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], refuse_method().await).into_response();
    }
    match Files::get(path.trim_start_matches('/')) {
        Some(file) if path != "/" && path != "/index.html" => plain(path, &file),
        _ => pages.render(&headers).await,
    }
}

async fn find_asset(Path(path): Path<String>, headers: HeaderMap) -> Response {
    let name = format!("assets/{path}");
    let accepted =
        headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let variants = [("br", ".br"), ("gzip", ".gz")];
    let found = variants
        .iter()
        .filter(|(encoding, _)| {
            accepted.split(',').any(|offer| offer.trim().split(';').next() == Some(encoding))
        })
        .find_map(|(encoding, ending)| Some((*encoding, Files::get(&format!("{name}{ending}"))?)));
    let mut response = match found {
        Some((encoding, file)) => {
            let mut response = plain(&name, &file);
            response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
            response
        }
        None => match Files::get(&name) {
            Some(file) => plain(&name, &file),
            None => return (StatusCode::NOT_FOUND, "There is no such file.").into_response(),
        },
    };
    response.headers_mut().insert(header::CACHE_CONTROL, FOR_EVER);
    response.headers_mut().insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    response
}

fn plain(path: &str, file: &EmbeddedFile) -> Response {
    let body = match &file.data {
        std::borrow::Cow::Borrowed(bytes) => Body::from(*bytes),
        std::borrow::Cow::Owned(bytes) => Body::from(bytes.clone()),
    };
    ([(header::CONTENT_TYPE, content_type(path))], body).into_response()
}

fn content_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "svg" => "image/svg+xml",
        "woff2" => "font/woff2",
        "png" => "image/png",
        "json" | "webmanifest" => "application/json",
        _ => "application/octet-stream",
    }
}
