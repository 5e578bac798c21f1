//! Which way to sign in is used, and what is said when there is none.

use std::time::Duration;

use apps::testing::{Reply, TestSuite};
use axum::http::StatusCode;
use identity::strategy::google::GoogleConfig;
use serde_json::json;
use store::testing::Kind;

use crate::provider::{Key, Provider, claims};

const PASSWORD: &str = "plover-cabinet-ninety-elk";

async fn sign_in_locally(suite: &TestSuite) -> Reply {
    let body = json!({ "email": "gina@quadrangle.example", "password": PASSWORD });
    suite.anon().post("/api/session/local", &body).await
}

// A-112 A-115 A-114
#[tokio::test]
async fn without_any_strategy_each_way_in_says_so() {
    let suite = TestSuite::with(Kind::Sqlite, |setup| {
        (setup.local, setup.demo) = (false, false);
    })
    .await;
    let anon = suite.anon();
    insta::assert_snapshot!(anon.post("/api/session/firebase", &json!({ "idToken": "x" })).await, @r#"409 {"code":"firebase_authentication_not_available","message":"Firebase authentication not available"}"#);
    insta::assert_snapshot!(anon.get("/auth/google/start").await, @r#"409 {"code":"google_not_available","message":"Google sign-in not available. Firebase strategy is required."}"#);
    insta::assert_snapshot!(sign_in_locally(&suite).await, @r#"409 {"code":"no_strategies","message":"No authentication strategies available"}"#);
    insta::assert_snapshot!(anon.post("/api/session/demo", &json!({ "role": "admin" })).await, @r#"409 {"code":"demo_not_available","message":"The demo accounts are not available here."}"#);
    insta::assert_snapshot!(anon.get("/api/sign-in").await, @r#"200 {"domains":["quadrangle.example"],"google":null,"googleError":"Google sign-in not available. Firebase strategy is required.","password":null,"mail":true,"firebase":null,"demo":[]}"#);
}

// A-116
#[tokio::test]
async fn a_reset_needs_somebody_to_send_it() {
    let suite = TestSuite::with(Kind::Sqlite, |setup| setup.mailer = None).await;
    let reply =
        suite.anon().post("/api/accounts/reset", &json!({ "email": "gina@quadrangle.example" })).await;
    insta::assert_snapshot!(reply, @r#"409 {"code":"password_reset_not_available","message":"Password reset not available. Firebase strategy is required."}"#);
    let account = json!({ "email": "gina@quadrangle.example", "password": PASSWORD, "displayName": "Gina" });
    insta::assert_snapshot!(suite.anon().post("/api/accounts", &account).await, @r#"409 {"code":"mail_not_configured","message":"Accounts need a mail server. Ask an administrator to set QUAD_SMTP_URL."}"#);
}

// A-83 A-75 A-106
#[tokio::test]
async fn local_accounts_are_used_only_while_firebase_cannot_be_reached() {
    let key = Key::new("k1");
    let provider = Provider::start(&[&key]).await;
    let suite = provider.suite(Kind::Sqlite).await;
    let refused = sign_in_locally(&suite).await;
    assert_eq!(refused.message(), "Sign in with Firebase: it is available, and comes first.");
    assert_eq!(suite.anon().get("/api/sign-in").await.json()["password"], "firebase");
    let after_refusal = suite.anon().post("/api/session/firebase", &json!({ "idToken": "nonsense" })).await;
    assert_eq!(after_refusal.code(), "invalid_token");
    assert_eq!(sign_in_locally(&suite).await.status, StatusCode::CONFLICT, "a refusal opens no other door");

    provider.set_down(true);
    suite.advance(Duration::from_hours(2));
    let state = suite.anon().get("/api/session").await.json();
    assert_eq!(
        (&state["isAuthenticated"], &state["error"]),
        (&json!(false), &json!("Firebase not available"))
    );
    suite.advance(Duration::from_secs(6));
    let token = key.sign(&claims("gina", &json!({})));
    insta::assert_snapshot!(suite.anon().post("/api/session/firebase", &json!({ "idToken": token })).await, @r#"503 {"code":"firebase_not_available","message":"Firebase not available"}"#);
    assert_eq!(sign_in_locally(&suite).await.code(), "invalid_credentials", "now the local strategy answers");
    assert_eq!(suite.anon().get("/api/sign-in").await.json()["password"], "local");

    provider.set_down(false);
    suite.advance(Duration::from_secs(6));
    assert_eq!(sign_in_locally(&suite).await.status, StatusCode::CONFLICT, "and Firebase comes first again");
}

#[tokio::test]
async fn a_provider_that_hangs_holds_nobody_up_who_does_not_need_it() {
    let provider = Provider::start(&[&Key::new("k1")]).await;
    let suite = provider.suite(Kind::Sqlite).await;
    assert_eq!(suite.anon().get("/api/session").await.json()["error"], json!(null));
    provider.hang();
    suite.advance(Duration::from_hours(2));
    for _ in 0..20 {
        assert_eq!(suite.anon().get("/api/session").await.json()["error"], "Firebase not available");
        assert_eq!(provider.hanging(), 1, "one asks, and nobody has waited for it");
    }
}

// A-113
#[tokio::test]
async fn when_all_that_is_configured_cannot_be_reached_that_is_said() {
    let provider = Provider::start(&[]).await;
    provider.set_down(true);
    let config = provider.config();
    let suite = TestSuite::with(Kind::Sqlite, |setup| {
        setup.firebase = Some(config);
        setup.local = false;
    })
    .await;
    let reply = sign_in_locally(&suite).await;
    assert_eq!(reply.status, StatusCode::SERVICE_UNAVAILABLE);
    assert!(reply.message().starts_with("All authentication strategies failed..."), "{reply}");
    let options = suite.anon().get("/api/sign-in").await.json();
    assert!(options["googleError"].as_str().unwrap().starts_with("All authentication strategies failed..."));
}

// A-108
#[tokio::test]
async fn a_callback_that_nobody_was_sent_for_leads_back_with_a_code() {
    let suite = TestSuite::with(Kind::Sqlite, |setup| {
        setup.google = Some(GoogleConfig {
            issuer: "http://127.0.0.1:1".to_owned(),
            client_id: "id".to_owned(),
            client_secret: "secret".to_owned(),
            redirect_url: "http://127.0.0.1:4600/auth/google/callback".to_owned(),
        });
    })
    .await;
    for query in ["", "?code=x&state=y", "?error=access_denied", "?error=%3Cscript%3E&state="] {
        let reply = suite.anon().get(&format!("/auth/google/callback{query}")).await;
        assert_eq!(reply.status, StatusCode::SEE_OTHER);
        assert_eq!(reply.headers["location"], "/login?error=google_sign_in_failed");
    }
    let unreachable = suite.anon().get("/auth/google/start").await;
    assert!(unreachable.message().starts_with("All authentication strategies failed..."), "{unreachable}");
}
