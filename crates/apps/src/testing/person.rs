use std::{
    collections::BTreeMap,
    fmt,
    net::{IpAddr, SocketAddr},
    sync::Mutex,
};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use http_body_util::BodyExt;
use serde_json::Value;
use tower::ServiceExt;

/// A browser: keeps its cookies, sends the CSRF token.
pub struct Person {
    router: Router,
    address: IpAddr,
    cookies: Mutex<BTreeMap<String, String>>,
    csrf_token: Mutex<Option<String>>,
}

const HELD: &str = "nobody panics while holding it";

impl Person {
    pub(super) fn new(router: Router) -> Self {
        let address = IpAddr::from([127, 0, 0, 1]);
        Self { router, address, cookies: Mutex::default(), csrf_token: Mutex::default() }
    }

    pub(super) fn at_instance(mut self, router: Router) -> Self {
        self.router = router;
        self
    }

    /// The same person at another address.
    #[must_use]
    pub fn at(mut self, address: &str) -> Self {
        self.address = address.parse().expect("an IP address");
        self
    }

    pub async fn get(&self, path: &str) -> Reply {
        self.send(Method::GET, path, None, &[]).await
    }

    pub async fn post(&self, path: &str, body: &Value) -> Reply {
        self.send(Method::POST, path, Some(body), &[]).await
    }

    pub async fn put(&self, path: &str, body: &Value) -> Reply {
        self.send(Method::PUT, path, Some(body), &[]).await
    }

    pub async fn patch(&self, path: &str, body: &Value) -> Reply {
        self.send(Method::PATCH, path, Some(body), &[]).await
    }

    pub async fn delete(&self, path: &str) -> Reply {
        self.send(Method::DELETE, path, None, &[]).await
    }

    /// Any request, with headers that take the place of the usual ones.
    pub async fn send(
        &self,
        method: Method,
        path: &str,
        body: Option<&Value>,
        headers: &[(&str, &str)],
    ) -> Reply {
        let content_type = body.map(|_| "application/json");
        let body = body.map(Value::to_string).unwrap_or_default();
        self.send_bytes(method, path, (content_type, body.into_bytes()), headers).await
    }

    /// A file as it is.
    pub async fn upload(&self, path: &str, file: impl Into<Vec<u8>>) -> Reply {
        self.send_bytes(Method::POST, path, (Some("application/octet-stream"), file.into()), &[]).await
    }

    async fn send_bytes(
        &self,
        method: Method,
        path: &str,
        (content_type, body): (Option<&str>, Vec<u8>),
        headers: &[(&str, &str)],
    ) -> Reply {
        let mut request = Request::builder().method(method).uri(path);
        let all = request.headers_mut().expect("the address is right");
        all.insert(header::USER_AGENT, "test".parse().expect("a header"));
        if let Some(content_type) = content_type {
            all.insert(header::CONTENT_TYPE, content_type.parse().expect("a header"));
        }
        if let Some(token) = &*self.csrf_token.lock().expect(HELD) {
            all.insert("x-csrf-token", token.parse().expect("a header"));
        }
        let cookies = self.cookie_header();
        if !cookies.is_empty() {
            all.insert(header::COOKIE, cookies.parse().expect("a header"));
        }
        for (name, value) in headers {
            let name = header::HeaderName::try_from(*name).expect("a header's name");
            all.insert(name, value.parse().expect("a header"));
        }
        request.extensions_mut().expect("a request").insert(ConnectInfo(SocketAddr::new(self.address, 4000)));
        let request = request.body(Body::from(body)).expect("a request");
        let response = self.router.clone().oneshot(request).await.expect("the router answers");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes();
        let reply = Reply {
            status: parts.status,
            headers: parts.headers,
            body: String::from_utf8_lossy(&body).into(),
        };
        self.remember(&reply);
        reply
    }

    fn remember(&self, reply: &Reply) {
        let mut cookies = self.cookies.lock().expect(HELD);
        for set in reply.set_cookies() {
            let (pair, attributes) = set.split_once(';').unwrap_or((&set, ""));
            let (name, value) = pair.split_once('=').expect("a cookie has a value");
            if attributes.contains("Max-Age=0") {
                cookies.remove(name);
            } else {
                cookies.insert(name.to_owned(), value.to_owned());
            }
        }
        if let Some(token) = reply.json()["csrfToken"].as_str() {
            *self.csrf_token.lock().expect(HELD) = Some(token.to_owned());
        }
    }

    pub fn cookie(&self, name: &str) -> Option<String> {
        self.cookies.lock().expect(HELD).get(name).cloned()
    }

    pub fn set_cookie(&self, name: &str, value: &str) {
        self.cookies.lock().expect(HELD).insert(name.to_owned(), value.to_owned());
    }

    fn cookie_header(&self) -> String {
        let cookies = self.cookies.lock().expect(HELD);
        cookies.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join("; ")
    }

    /// A copy of this browser, as a thief or a second tab would have it.
    #[must_use]
    pub fn copy(&self) -> Self {
        Self {
            router: self.router.clone(),
            address: self.address,
            cookies: Mutex::new(self.cookies.lock().expect(HELD).clone()),
            csrf_token: Mutex::new(self.csrf_token.lock().expect(HELD).clone()),
        }
    }
}

/// What came back. Prints as status and body, for snapshots.
pub struct Reply {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: String,
}

impl Reply {
    /// The body, or null if it is no JSON.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or(Value::Null)
    }

    pub fn set_cookies(&self) -> Vec<String> {
        let all = self.headers.get_all(header::SET_COOKIE).iter();
        all.filter_map(|value| value.to_str().ok().map(str::to_owned)).collect()
    }

    pub fn code(&self) -> String {
        self.json()["code"].as_str().unwrap_or_default().to_owned()
    }

    pub fn message(&self) -> String {
        self.json()["message"].as_str().unwrap_or_default().to_owned()
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.status.as_u16(), self.body)
    }
}
