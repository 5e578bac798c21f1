//! How long a session lives, where it is listed, and how it ends.

use std::time::Duration;

use apps::testing::TestSuite;
use axum::http::{Method, StatusCode};
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

const MINUTE: Duration = Duration::from_mins(1);

// A-66 C-10
#[tokio::test]
async fn a_session_is_listed_with_the_fields_of_the_specification() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let list = viewer.get("/api/sessions").await;
    insta::assert_snapshot!(list, @r#"200 {"sessions":[{"id":"01M7F8NJE0SBCETMAJH3DN30KW","userId":"01M7F8NJE0SBCETMAJH28ZTS0T","email":"demo.viewer@quadrangle.example","displayName":"Priya Raman","role":"viewer","createdAt":"2026-11-15T09:30:00.000Z","lastActivity":"2026-11-15T09:30:00.000Z","expiresAt":"2026-11-15T10:00:00.000Z","authMethod":"fallback","userAgent":"test","ipAddress":"127.0.0.1","current":true}]}"#);
    assert!(!list.body.contains(&viewer.cookie("sid").unwrap()), "the list does not hold the secret");
}

// A-54 A-82 A-101
#[tokio::test]
async fn signing_out_ends_the_session_for_good() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let thief = viewer.copy();
    let out = viewer.delete("/api/session").await;
    assert_eq!(out.status, StatusCode::NO_CONTENT);
    assert!(out.set_cookies().iter().any(|cookie| cookie.starts_with("sid=; Max-Age=0")));
    assert_eq!(out.headers["clear-site-data"], "\"storage\"");
    insta::assert_snapshot!(thief.get("/api/apps").await, @r#"401 {"code":"session_expired","message":"Session expired"}"#);
    assert_eq!(suite.count("sessions").await, 0);
}

#[tokio::test]
async fn signing_out_needs_the_token_of_the_page_and_works_twice() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let forged = viewer.send(Method::DELETE, "/api/session", None, &[("x-csrf-token", "")]).await;
    assert_eq!(forged.code(), "csrf_token_invalid");
    assert_eq!(viewer.get("/api/apps").await.status, StatusCode::OK);
    assert_eq!(viewer.delete("/api/session").await.status, StatusCode::NO_CONTENT);
    assert_eq!(viewer.delete("/api/session").await.status, StatusCode::NO_CONTENT);
}

// A-79 A-80 A-119
#[tokio::test]
async fn each_request_extends_a_session_by_thirty_minutes() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    for minutes in [0, 29, 29, 1] {
        suite.advance(MINUTE * minutes);
        let list = viewer.get("/api/sessions").await.json();
        let expected = (suite.suite.store().now() + 30 * MINUTE).to_string();
        assert_eq!(list["sessions"][0]["expiresAt"], expected);
    }
    suite.advance(30 * MINUTE);
    let reply = viewer.get("/api/apps").await;
    assert_eq!((reply.status, reply.message().as_str()), (StatusCode::UNAUTHORIZED, "Session expired"));
}

// A-117
#[tokio::test]
async fn an_expired_session_is_told_as_such() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    suite.advance(31 * MINUTE);
    let state = viewer.get("/api/session").await.json();
    assert_eq!((&state["isAuthenticated"], &state["error"]), (&json!(false), &json!("Session expired")));
    assert_eq!(viewer.cookie("sid"), None, "the browser forgets it");
}

#[tokio::test]
async fn no_session_lives_longer_than_the_absolute_limit() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    for _ in 0..(12 * 60 / 20 - 1) {
        suite.advance(20 * MINUTE);
        assert_eq!(viewer.get("/api/apps").await.status, StatusCode::OK);
    }
    let list = viewer.get("/api/sessions").await.json();
    assert_eq!(list["sessions"][0]["expiresAt"], (suite.suite.store().now() + 20 * MINUTE).to_string());
    suite.advance(20 * MINUTE);
    assert_eq!(viewer.get("/api/apps").await.message(), "Session expired");
}

// A-81 A-121
#[rstest]
#[tokio::test]
async fn what_has_expired_is_refused_at_once_and_removed_by_the_cleaning(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    let (early, late) = (suite.viewer().await, suite.admin().await);
    suite.advance(20 * MINUTE);
    assert_eq!(late.get("/api/apps").await.status, StatusCode::OK);
    suite.advance(10 * MINUTE);
    assert_eq!(early.get("/api/apps").await.message(), "Session expired");
    assert_eq!(suite.count("sessions").await, 2, "not cleaned up yet");
    assert_eq!(suite.suite.identity.clean_up().await.unwrap(), 1);
    assert_eq!(suite.count("sessions").await, 1);
    assert_eq!(late.get("/api/apps").await.status, StatusCode::OK);
    assert_eq!(suite.suite.identity.policy().cleanup_interval.as_secs(), 60);
}

// C-23
#[tokio::test]
async fn who_has_left_stays_out_even_if_the_request_never_arrived() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let thief = viewer.copy();
    viewer.set_cookie("signed_out", "1");
    let state = viewer.get("/api/session").await;
    assert_eq!(state.json()["isAuthenticated"], false);
    assert_eq!((viewer.cookie("sid"), viewer.cookie("signed_out")), (None, None));
    assert_eq!(thief.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
}

// A-89 A-120
#[rstest]
#[tokio::test]
async fn the_fourth_session_is_refused(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    for _ in 0..3 {
        suite.viewer().await;
    }
    let fourth = suite.anon();
    let refused = fourth.post("/api/session/demo", &json!({ "role": "viewer" })).await;
    insta::allow_duplicates! {
        insta::assert_snapshot!(refused, @r#"409 {"code":"session_limit","message":"Maximum concurrent sessions reached. Please sign out from another device."}"#);
    }
    assert_eq!(fourth.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    suite.advance(31 * MINUTE);
    suite.viewer().await;
}

// A-89
#[rstest]
#[tokio::test]
async fn twenty_at_once_leave_three(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let attempts = (0..20).map(|_| {
        let person = suite.anon();
        tokio::spawn(
            async move { person.post("/api/session/demo", &json!({ "role": "admin" })).await.status },
        )
    });
    let mut let_in = 0;
    for attempt in attempts.collect::<Vec<_>>() {
        match attempt.await.unwrap() {
            StatusCode::OK => let_in += 1,
            other => assert_eq!(other, StatusCode::CONFLICT),
        }
    }
    assert_eq!((let_in, suite.count("sessions").await), (3, 3));
}

// C-12
#[tokio::test]
async fn who_waits_may_end_a_session_of_their_own_and_come_in() {
    let suite = TestSuite::new().await;
    let first = suite.viewer().await;
    suite.viewer().await;
    suite.viewer().await;
    let admin = suite.admin().await;
    let of_admin = admin.get("/api/sessions").await.json()["sessions"][0]["id"].as_str().unwrap().to_owned();
    let mine = first.get("/api/sessions").await.json()["sessions"].as_array().unwrap().clone();
    let mine = mine.iter().find(|session| session["current"] == true).unwrap()["id"].clone();

    let fourth = suite.anon();
    assert_eq!(fourth.get("/api/session/waiting").await.message(), "No authenticated user");
    fourth.post("/api/session/demo", &json!({ "role": "viewer" })).await;
    assert_eq!(fourth.get("/api/session/waiting").await.json()["sessions"].as_array().unwrap().len(), 3);
    let other = fourth.post("/api/session/waiting", &json!({ "sessionId": of_admin })).await;
    assert_eq!(other.status, StatusCode::NOT_FOUND, "only one's own: {other}");
    let entered = fourth.post("/api/session/waiting", &json!({ "sessionId": mine })).await;
    assert_eq!(entered.json()["isAuthenticated"], true, "{entered}");
    assert_eq!(fourth.get("/api/apps").await.status, StatusCode::OK);
    assert_eq!(first.get("/api/apps").await.message(), "Session expired");
    assert_eq!(fourth.get("/api/session/waiting").await.status, StatusCode::UNAUTHORIZED, "good once");
}

#[tokio::test]
async fn people_end_their_own_sessions_and_nobody_elses() {
    let suite = TestSuite::new().await;
    let (here, there) = (suite.viewer().await, suite.viewer().await);
    let admin = suite.admin().await;
    let sessions = here.get("/api/sessions").await.json()["sessions"].as_array().unwrap().clone();
    let other = sessions.iter().find(|session| session["current"] == false).unwrap()["id"].as_str().unwrap();
    let path = format!("/api/sessions/{other}");
    assert_eq!(admin.delete(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(here.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(there.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(here.get("/api/apps").await.status, StatusCode::OK);
}

// A-91 C-32
#[tokio::test]
async fn a_domain_that_is_no_longer_allowed_ends_its_sessions() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    suite.sql("UPDATE users SET email = 'demo.viewer@elsewhere.test' WHERE role = 'viewer'").await;
    suite.advance(10 * MINUTE);
    assert_eq!(viewer.get("/api/apps").await.message(), "Session expired");
    assert_eq!(suite.count("sessions").await, 0);
}

#[tokio::test]
async fn broken_and_foreign_cookies_are_nobodys() {
    let suite = TestSuite::new().await;
    for value in ["", "x", "%00", &"a".repeat(8000), "' OR 1=1 --"] {
        let anon = suite.anon();
        anon.set_cookie("sid", value);
        assert_eq!(anon.get("/api/apps").await.status, StatusCode::UNAUTHORIZED, "{value}");
        assert_eq!(anon.get("/api/session").await.json()["isAuthenticated"], false);
    }
}

#[tokio::test]
async fn a_name_that_somebody_else_made_lead_here_opens_nothing() {
    let suite = TestSuite::new().await;
    let attempt = async |host: &str| {
        let origin = format!("http://{host}");
        let headers = [("host", host), ("origin", origin.as_str()), ("sec-fetch-site", "same-origin")];
        let body = json!({ "role": "viewer" });
        suite.anon().send(Method::POST, "/api/session/demo", Some(&body), &headers).await
    };
    for ours in ["127.0.0.1:4600", "localhost:5173", "[::1]:4600"] {
        assert_eq!(attempt(ours).await.status, StatusCode::OK, "{ours}");
    }
    for theirs in
        ["evil.example", "evil.example:4600", "127.0.0.1.evil.example", "localhost.evil.example", "10.0.0.1"]
    {
        assert_eq!(attempt(theirs).await.code(), "cross_site_request", "{theirs}");
    }
}
