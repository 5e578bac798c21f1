//! An identity provider's keys on loopback, and tokens signed with them, right and wrong.

use std::sync::{
    Arc, Mutex,
    atomic::{AtomicU32, Ordering},
};

use apps::testing::{DOMAIN, TestSuite};
use aws_lc_rs::{
    rsa::{KeySize, PublicKeyComponents},
    signature::{KeyPair, RsaKeyPair},
};
use axum::{Json, Router, extract::State, routing::get};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use identity::strategy::firebase::FirebaseConfig;
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use serde_json::{Value, json};
use store::testing::{Kind, ManualClock};

pub const PROJECT: &str = "quad-test";

/// A key pair with its name.
pub struct Key {
    pub kid: &'static str,
    pub encoding: EncodingKey,
    pub public_der: Vec<u8>,
    jwk: Value,
}

impl Key {
    pub fn new(kid: &'static str) -> Self {
        let pair = RsaKeyPair::generate(KeySize::Rsa2048).unwrap();
        let public = PublicKeyComponents::<Vec<u8>>::from(pair.public_key());
        let text = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        let jwk = json!({
            "kty": "RSA", "alg": "RS256", "use": "sig", "kid": kid, "n": text(&public.n), "e": text(&public.e),
        });
        let private = aws_lc_rs::encoding::AsDer::<aws_lc_rs::encoding::Pkcs8V1Der>::as_der(&pair).unwrap();
        // jsonwebtoken wants the PKCS#1 key inside the PKCS#8 one, which starts after its 26-byte header.
        let encoding = EncodingKey::from_rsa_der(&private.as_ref()[26..]);
        Self { kid, encoding, public_der: pair.public_key().as_ref().to_vec(), jwk }
    }

    pub fn sign(&self, claims: &Value) -> String {
        let mut header = Header::new(Algorithm::RS256);
        header.kid = Some(self.kid.to_owned());
        encode(&header, claims, &self.encoding).unwrap()
    }
}

/// Publishes keys as Google does, and can go away.
pub struct Provider {
    pub address: String,
    published: Arc<Published>,
}

#[derive(Default)]
struct Published {
    keys: Mutex<Vec<Value>>,
    is_down: Mutex<bool>,
    is_hanging: Mutex<bool>,
    fetches: AtomicU32,
    hanging: AtomicU32,
}

impl Provider {
    pub async fn start(keys: &[&Key]) -> Self {
        let published = Arc::new(Published::default());
        let router = Router::new().route("/keys", get(answer)).with_state(Arc::clone(&published));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/keys", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        let provider = Self { address, published };
        provider.publish(keys);
        provider
    }

    pub fn publish(&self, keys: &[&Key]) {
        *self.published.keys.lock().unwrap() = keys.iter().map(|key| key.jwk.clone()).collect();
    }

    pub fn set_down(&self, is_down: bool) {
        *self.published.is_down.lock().unwrap() = is_down;
    }

    /// Takes requests from now on, and never answers.
    pub fn hang(&self) {
        *self.published.is_hanging.lock().unwrap() = true;
    }

    /// How many have been waiting for an answer since.
    pub fn hanging(&self) -> u32 {
        self.published.hanging.load(Ordering::SeqCst)
    }

    pub fn fetches(&self) -> u32 {
        self.published.fetches.load(Ordering::SeqCst)
    }

    /// A suite that signs in with this provider's tokens.
    pub async fn suite(&self, kind: Kind) -> TestSuite {
        let config = self.config();
        TestSuite::with(kind, |setup| setup.firebase = Some(config)).await
    }

    pub fn config(&self) -> FirebaseConfig {
        FirebaseConfig {
            project: PROJECT.to_owned(),
            api_key: "key".to_owned(),
            auth_domain: "quad-test.firebaseapp.com".to_owned(),
            keys_url: self.address.clone(),
            emulator_url: None,
            service_account: None,
            admin_url: String::new(),
        }
    }
}

/// Counts a request as long as somebody waits for its answer.
struct Waiting<'a>(&'a AtomicU32);

impl<'a> Waiting<'a> {
    fn new(count: &'a AtomicU32) -> Self {
        count.fetch_add(1, Ordering::SeqCst);
        Self(count)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

async fn answer(
    State(published): State<Arc<Published>>,
) -> Result<([(&'static str, &'static str); 1], Json<Value>), axum::http::StatusCode> {
    published.fetches.fetch_add(1, Ordering::SeqCst);
    if *published.is_hanging.lock().unwrap() {
        let _waiting = Waiting::new(&published.hanging);
        std::future::pending::<()>().await;
    }
    if *published.is_down.lock().unwrap() {
        return Err(axum::http::StatusCode::SERVICE_UNAVAILABLE);
    }
    let keys = published.keys.lock().unwrap().clone();
    Ok(([("cache-control", "public, max-age=3600")], Json(json!({ "keys": keys }))))
}

/// What Firebase says of somebody who has just signed in. `changes` take the place of claims; `null` removes one.
pub fn claims(name: &str, changes: &Value) -> Value {
    let now = ManualClock::START.millis() / 1000;
    let mut claims = json!({
        "iss": format!("https://securetoken.google.com/{PROJECT}"),
        "aud": PROJECT,
        "sub": format!("uid-{name}"),
        "iat": now,
        "auth_time": now,
        "exp": now + 3600,
        "email": format!("{name}@{DOMAIN}"),
        "email_verified": true,
        "name": name,
        "firebase": { "sign_in_provider": "google.com" },
    });
    for (claim, value) in changes.as_object().unwrap() {
        if value.is_null() {
            claims.as_object_mut().unwrap().remove(claim);
        } else {
            claims[claim] = value.clone();
        }
    }
    claims
}
