//! Firebase: an ID token is exchanged once, and only if everything about it is right.

use std::time::Duration;

use apps::testing::{Reply, TestSuite};
use axum::http::StatusCode;
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use jsonwebtoken::{Algorithm, EncodingKey, Header, encode};
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::{Kind, ManualClock};

use crate::provider::{Key, Provider, claims};

const MINUTE: Duration = Duration::from_mins(1);

async fn exchange(suite: &TestSuite, token: &str) -> Reply {
    suite.anon().post("/api/session/firebase", &json!({ "idToken": token })).await
}

// A-73 A-78 A-67
#[rstest]
#[tokio::test]
async fn the_first_sign_in_makes_a_viewer(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(kind).await;
    let boastful = json!({ "role": "admin", "admin": true, "claims": { "role": "admin" } });
    let state = exchange(&suite, &key.sign(&claims("gina", &boastful))).await.json();
    let now = suite.suite.store().now().to_string();
    assert_eq!((&state["profile"]["role"], &state["authMethod"]), (&json!("viewer"), &json!("firebase")));
    assert_eq!(
        (&state["profile"]["createdAt"], &state["profile"]["lastLoginAt"]),
        (&json!(now), &json!(now))
    );
}

//
#[rstest]
#[tokio::test]
async fn the_next_sign_in_changes_the_time_of_it_only(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(kind).await;
    let token = |number: u32| key.sign(&claims("gina", &json!({ "jti": number })));
    let first = exchange(&suite, &token(1)).await.json()["profile"].clone();
    suite.sql("UPDATE users SET role = 'contributor' WHERE email LIKE 'gina@%'").await;
    let again = exchange(&suite, &token(2)).await.json()["profile"].clone();
    assert!(
        again["lastLoginAt"].as_str() > first["lastLoginAt"].as_str(),
        "strictly newer in the same moment"
    );
    assert_eq!((&again["createdAt"], &again["uid"]), (&first["createdAt"], &first["uid"]));
    assert_eq!(again["role"], "contributor");
}

//
#[tokio::test]
async fn a_remote_session_lives_an_hour() {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(Kind::Sqlite).await;
    let person = suite.anon();
    person.post("/api/session/firebase", &json!({ "idToken": key.sign(&claims("gina", &json!({}))) })).await;
    suite.advance(59 * MINUTE);
    assert_eq!(person.get("/api/apps").await.status, StatusCode::OK);
    suite.advance(60 * MINUTE);
    assert_eq!(person.get("/api/apps").await.message(), "Session expired");
}

//
#[tokio::test]
async fn twenty_first_sign_ins_at_once_make_one_account_and_three_sessions() {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(Kind::Postgres).await;
    let attempts = (0..20).map(|number| {
        let token = key.sign(&claims("gina", &json!({ "jti": number })));
        let (person, body) = (suite.anon(), json!({ "idToken": token }));
        tokio::spawn(async move { person.post("/api/session/firebase", &body).await.status })
    });
    let mut let_in = 0;
    for attempt in attempts.collect::<Vec<_>>() {
        match attempt.await.unwrap() {
            StatusCode::OK => let_in += 1,
            other => assert_eq!(other, StatusCode::CONFLICT),
        }
    }
    assert_eq!((let_in, suite.count("sessions").await, suite.count("users").await), (3, 3, 4));
}

#[rstest]
#[tokio::test]
async fn a_token_is_exchanged_once_also_by_many_at_the_same_moment(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(kind).await;
    let body = json!({ "idToken": key.sign(&claims("gina", &json!({}))) });
    let attempts = (0..5).map(|_| {
        let (person, body) = (suite.anon(), body.clone());
        tokio::spawn(async move { person.post("/api/session/firebase", &body).await })
    });
    let mut let_in = 0;
    for attempt in attempts.collect::<Vec<_>>() {
        let reply = attempt.await.unwrap();
        let_in += u32::from(reply.status == StatusCode::OK);
        assert!(reply.status == StatusCode::OK || reply.code() == "invalid_token", "{reply}");
    }
    assert_eq!((let_in, suite.count("sessions").await), (1, 1));
    suite.suite.identity.clean_up().await.unwrap();
    assert_eq!(suite.anon().post("/api/session/firebase", &body).await.code(), "invalid_token");
}

#[tokio::test]
async fn a_token_that_is_not_right_in_everything_is_refused() {
    let (key, stranger) = (Key::new("k1"), Key::new("k1"));
    let suite = Provider::start(&[&key]).await.suite(Kind::Sqlite).await;
    let now = ManualClock::START.millis() / 1000;
    let wrong_claims = [
        ("wrong issuer", json!({ "iss": "https://securetoken.google.com/other" })),
        ("a session cookie", json!({ "iss": "https://session.firebase.google.com/quad-test" })),
        ("wrong audience", json!({ "aud": "other" })),
        ("several audiences", json!({ "aud": ["quad-test", "other"] })),
        ("no audience", json!({ "aud": null })),
        ("expired", json!({ "exp": now - 10 })),
        ("without an end", json!({ "exp": null })),
        ("from the future", json!({ "iat": now + 60 })),
        ("signed in long ago", json!({ "auth_time": now - 301 })),
        ("signed in tomorrow", json!({ "auth_time": now + 86_400 })),
        ("no time of sign-in", json!({ "auth_time": null })),
        ("empty subject", json!({ "sub": "" })),
        ("no subject", json!({ "sub": null })),
        ("endless subject", json!({ "sub": "x".repeat(129) })),
    ];
    let mut tokens: Vec<(&str, String)> =
        wrong_claims.iter().map(|(name, change)| (*name, key.sign(&claims("gina", change)))).collect();
    let good = claims("gina", &json!({}));
    tokens.push(("signed by somebody else", stranger.sign(&good)));
    tokens.push(("unknown key", Key::new("k9").sign(&good)));
    tokens.push(("HS256 with the public key", hs256(&good, &key.public_der, Some("k1"))));
    tokens.push(("alg none", unsigned(&json!({ "alg": "none", "typ": "JWT" }), &good)));
    tokens.push(("alg none with a known key", unsigned(&json!({ "alg": "none", "kid": "k1" }), &good)));
    tokens.push(("no key named", without_kid(&good, &key)));
    tokens.push(("cut off", key.sign(&good)[..100].to_owned()));
    tokens.push(("changed", tampered(&key.sign(&good))));
    tokens.push(("nonsense", "a.b.c".to_owned()));
    for (name, token) in tokens {
        let reply = exchange(&suite, &token).await;
        assert_eq!(
            (reply.status, reply.code().as_str()),
            (StatusCode::UNAUTHORIZED, "invalid_token"),
            "{name}: {reply}"
        );
    }
    for no_token in [String::new(), "x".repeat(100_000)] {
        assert_eq!(exchange(&suite, &no_token).await.code(), "validation_failed");
    }
    assert_eq!(suite.count("sessions").await, 0);
    assert_eq!(
        exchange(&suite, &key.sign(&good)).await.status,
        StatusCode::OK,
        "and the right one is accepted"
    );
}

// A-91 C-21
#[tokio::test]
async fn only_verified_people_of_the_domain_are_let_in() {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(Kind::Sqlite).await;
    for change in [
        json!({ "email": "eve@evil.test" }),
        json!({ "email": "eve@quadrangle.example.evil.test" }),
        json!({ "email": "eve@sub.quadrangle.example" }),
        json!({ "email": "eve@quadrangle.example@evil.test" }),
        json!({ "email": null }),
    ] {
        let reply = exchange(&suite, &key.sign(&claims("eve", &change))).await;
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{change}: {reply}");
        assert_eq!(reply.message(), "Access restricted to quadrangle.example users only");
    }
    for unconfirmed in [json!({ "email_verified": false }), json!({ "email_verified": null })] {
        let token = key.sign(&claims("eve", &unconfirmed));
        let reply = exchange(&suite, &token).await;
        assert_eq!((reply.status, reply.code().as_str()), (StatusCode::FORBIDDEN, "email_not_verified"));
    }
    assert_eq!(suite.count("users").await, 3, "no account was made");
}

#[tokio::test]
async fn keys_are_kept_as_long_as_they_say_and_looked_for_once_more() {
    let (first, second) = (Key::new("k1"), Key::new("k2"));
    let provider = Provider::start(&[&first]).await;
    let suite = provider.suite(Kind::Sqlite).await;
    let fresh = |key: &Key, minutes: i64| {
        let now = ManualClock::START.millis() / 1000 + minutes * 60;
        key.sign(&claims("gina", &json!({ "iat": now, "auth_time": now, "exp": now + 3600 })))
    };
    assert_eq!(exchange(&suite, &fresh(&first, 0)).await.status, StatusCode::OK);
    suite.advance(30 * MINUTE);
    assert_eq!(exchange(&suite, &fresh(&first, 30)).await.status, StatusCode::OK);
    assert_eq!(provider.fetches(), 1, "kept for their max-age");

    provider.publish(&[&second]);
    assert_eq!(
        exchange(&suite, &fresh(&second, 30)).await.status,
        StatusCode::OK,
        "the new key is looked for"
    );
    assert_eq!(provider.fetches(), 2);
    for _ in 0..5 {
        assert_eq!(exchange(&suite, &fresh(&first, 30)).await.code(), "invalid_token");
    }
    assert_eq!(provider.fetches(), 2, "nobody makes us ask again and again");
}

fn hs256(claims: &Value, secret: &[u8], kid: Option<&str>) -> String {
    let mut header = Header::new(Algorithm::HS256);
    header.kid = kid.map(str::to_owned);
    encode(&header, claims, &EncodingKey::from_secret(secret)).unwrap()
}

fn unsigned(header: &Value, claims: &Value) -> String {
    let part = |value: &Value| URL_SAFE_NO_PAD.encode(value.to_string());
    format!("{}.{}.", part(header), part(claims))
}

fn without_kid(claims: &Value, key: &Key) -> String {
    encode(&Header::new(Algorithm::RS256), claims, &key.encoding).unwrap()
}

/// Another person in the claims, the old signature behind them.
fn tampered(token: &str) -> String {
    let parts: Vec<&str> = token.split('.').collect();
    let claims = URL_SAFE_NO_PAD.encode(claims("root", &json!({})).to_string());
    format!("{}.{claims}.{}", parts[0], parts[2])
}
