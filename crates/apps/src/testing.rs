//! The whole suite in memory, and people who use it: `suite.viewer().await.get("/api/apps").await`.

use std::{
    collections::BTreeMap,
    fmt,
    net::{IpAddr, SocketAddr},
    path::PathBuf,
    sync::{
        Arc, Mutex,
        atomic::{AtomicU32, Ordering},
    },
    time::Duration,
};

use axum::{
    Router,
    body::Body,
    extract::ConnectInfo,
    http::{HeaderMap, Method, Request, StatusCode, header},
};
use http_body_util::BodyExt;
use identity::{
    Domains, Identity, Policy, Role, Setup,
    mail::{Mailer, Transport},
    policy::PasswordCost,
};
use serde_json::{Value, json};
use store::{
    Store,
    sea_orm::{ConnectionTrait, Statement},
    testing::{Kind, ManualClock, TestDatabase},
};
use tower::ServiceExt;

use crate::Suite;

pub const DOMAIN: &str = "quadrangle.example";
const CHEAP: PasswordCost = PasswordCost { memory_kib: 64, passes: 1 };

static FOLDERS: AtomicU32 = AtomicU32::new(0);

/// A suite of one test's own: its database, its clock, its outbox.
pub struct TestSuite {
    pub suite: Suite,
    pub clock: Arc<ManualClock>,
    pub database: TestDatabase,
    router: Router,
    outbox: PathBuf,
}

impl TestSuite {
    pub async fn new() -> Self {
        Self::on(Kind::Sqlite).await
    }

    pub async fn on(kind: Kind) -> Self {
        Self::with(kind, |_| {}).await
    }

    /// With other settings than those of a demo.
    pub async fn with(kind: Kind, change: impl FnOnce(&mut Setup)) -> Self {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(crate::MIGRATIONS).await.expect("the tables can be made");
        Self::around(database, store, change).await
    }

    async fn around(database: TestDatabase, store: Store, change: impl FnOnce(&mut Setup)) -> Self {
        let number = FOLDERS.fetch_add(1, Ordering::SeqCst);
        let outbox = std::env::temp_dir().join(format!("quad-outbox-{}-{number}", std::process::id()));
        let mut setup = setup(outbox.clone());
        change(&mut setup);
        let identity = Identity::new(store, setup).expect("the set-up is right");
        identity.prepare_demo().await.expect("the demo accounts can be made");
        let suite = Suite { identity, settings: Arc::new([]) };
        let router = crate::router(&suite).0;
        Self { suite, clock: database.clock.clone(), database, router, outbox }
    }

    /// Another instance on the same database.
    pub async fn second_instance(&self) -> Self {
        let store = self.database.open().await;
        Self::around(self.database.share(), store, |_| {}).await
    }

    /// Somebody of another instance comes to this one, cookies and all.
    pub fn bring(&self, person: &Person) -> Person {
        Person { router: self.router.clone(), ..person.copy() }
    }

    /// Somebody who is not signed in.
    pub fn anon(&self) -> Person {
        Person {
            router: self.router.clone(),
            address: IpAddr::from([127, 0, 0, 1]),
            cookies: Mutex::default(),
            csrf_token: Mutex::default(),
        }
    }

    pub async fn viewer(&self) -> Person {
        self.demo(Role::Viewer).await
    }

    pub async fn contributor(&self) -> Person {
        self.demo(Role::Contributor).await
    }

    pub async fn admin(&self) -> Person {
        self.demo(Role::Admin).await
    }

    async fn demo(&self, role: Role) -> Person {
        let person = self.anon();
        let reply = person.post("/api/session/demo", &json!({ "role": role })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        person
    }

    pub fn advance(&self, by: Duration) {
        self.clock.advance(by);
    }

    /// Changes the database behind the suite's back.
    pub async fn sql(&self, statement: &'static str) {
        let done: store::Result<()> = self
            .suite
            .store()
            .write(move |tx| async move { Ok(tx.execute_unprepared(statement).await.map(|_| ())?) })
            .await;
        done.expect("the statement is right");
    }

    /// How many rows a table has.
    pub async fn count(&self, table: &str) -> i64 {
        let reader = self.suite.store().reader();
        let backend = reader.get_database_backend();
        let statement = Statement::from_string(backend, format!("SELECT count(*) AS n FROM {table}"));
        let row =
            reader.query_one_raw(statement).await.expect("the table is there").expect("a count is a row");
        row.try_get("", "n").expect("a count is a number")
    }

    /// The mails that have left so far, each as its text. Waits for as many as there should be.
    pub async fn mails(&self, expected: usize) -> Vec<String> {
        let wait = async {
            loop {
                let mails = self.read_mails();
                if mails.len() >= expected {
                    return mails;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(Duration::from_secs(10), wait).await.expect("the mails leave")
    }

    fn read_mails(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.outbox).into_iter().flatten().flatten();
        let mut mails: Vec<_> = entries
            .filter_map(|entry| {
                let text = std::fs::read_to_string(entry.path()).ok().filter(|text| text.ends_with('\n'))?;
                Some((entry.metadata().ok()?.modified().ok()?, text.replace("=\r\n", "").replace("=3D", "=")))
            })
            .collect();
        mails.sort();
        mails.into_iter().map(|(_, text)| text).collect()
    }

    /// The token of the link in the newest mail of so many.
    pub async fn newest_link(&self, mails: usize) -> String {
        let newest = self.mails(mails).await.pop().expect("there is a mail");
        let link = newest.lines().find(|line| line.contains("/login/")).expect("the mail has a link");
        link.trim().split_once('#').expect("the link has a token").1.to_owned()
    }
}

impl Drop for TestSuite {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.outbox);
    }
}

fn setup(outbox: PathBuf) -> Setup {
    let public_url = "http://127.0.0.1:4600/";
    let mut policy = Policy::new(Domains::parse(DOMAIN).expect("a domain"));
    policy.password = CHEAP;
    let mailer = Mailer::new(Transport::Folder(outbox), "Quadrangle <quad@quadrangle.example>", public_url);
    Setup {
        policy,
        public_url: public_url.parse().expect("an address"),
        trusted_proxies: Vec::new(),
        firebase: None,
        google: None,
        local: true,
        demo: true,
        mailer: Some(mailer.expect("a sender")),
        http: reqwest::Client::builder().build().expect("a client"),
    }
}

/// A browser: keeps its cookies, sends the CSRF token.
pub struct Person {
    router: Router,
    address: IpAddr,
    cookies: Mutex<BTreeMap<String, String>>,
    csrf_token: Mutex<Option<String>>,
}

const HELD: &str = "nobody panics while holding it";

impl Person {
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
        let mut request = Request::builder().method(method).uri(path);
        let all = request.headers_mut().expect("the address is right");
        all.insert(header::USER_AGENT, "test".parse().expect("a header"));
        if body.is_some() {
            all.insert(header::CONTENT_TYPE, "application/json".parse().expect("a header"));
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
        let body = body.map(Value::to_string).unwrap_or_default();
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
