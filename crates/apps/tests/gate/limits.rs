//! How often something may be tried.

use std::time::Duration;

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use identity::policy::Rate;
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

async fn try_password(person: &Person, email: &str) -> Reply {
    person.post("/api/session/local", &json!({ "email": email, "password": "wrong" })).await
}

#[rstest]
#[tokio::test]
async fn an_address_has_so_many_attempts_and_gets_them_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::with(kind, |setup| {
        setup.policy.limits.per_address = Rate { burst: 3, refill: Duration::from_secs(10) };
        setup.policy.max_sessions = 100;
    })
    .await;
    let attempt = async |address: &str| {
        let person = suite.anon().at(address);
        person.post("/api/session/demo", &json!({ "role": "viewer" })).await
    };
    for _ in 0..3 {
        assert_eq!(attempt("192.0.2.1").await.status, StatusCode::OK);
    }
    let refused = attempt("192.0.2.1").await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(refused.message(), "Too many attempts. Try again in 10 seconds.");
    assert_eq!(refused.headers["retry-after"], "10");
    assert_eq!(attempt("192.0.2.2").await.status, StatusCode::OK, "others are not held up");
    suite.advance(Duration::from_secs(10));
    assert_eq!(attempt("192.0.2.1").await.status, StatusCode::OK);
    assert_eq!(attempt("192.0.2.1").await.status, StatusCode::TOO_MANY_REQUESTS);
}

#[rstest]
#[tokio::test]
async fn wrong_passwords_lock_the_account_for_longer_and_longer_wherever_they_come_from(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    for email in ["demo.admin@quadrangle.example", "nobody@quadrangle.example"] {
        let mut answers = Vec::new();
        for attempt in 0..6_u8 {
            let person = suite.anon().at(&format!("192.0.2.{attempt}"));
            answers.push(try_password(&person, email).await.status.as_u16());
        }
        assert_eq!(answers, [401, 401, 401, 401, 401, 429], "{email}");
        let locked = try_password(&suite.anon(), email).await;
        assert_eq!(locked.message(), "Too many wrong passwords. Try again in 5 seconds.", "{email}");
        suite.advance(Duration::from_secs(5));
        assert_eq!(try_password(&suite.anon(), email).await.status, StatusCode::UNAUTHORIZED);
        assert_eq!(
            try_password(&suite.anon(), email).await.message(),
            "Too many wrong passwords. Try again in 10 seconds."
        );
    }
}

#[rstest]
#[tokio::test]
async fn mails_to_one_mailbox_are_few(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let ask = async || {
        let body = json!({ "email": "demo.admin@quadrangle.example" });
        suite.anon().post("/api/accounts/reset", &body).await.status.as_u16()
    };
    let answers = [ask().await, ask().await, ask().await, ask().await];
    assert_eq!(answers, [202, 202, 202, 429]);
}

#[rstest]
#[tokio::test]
async fn guessing_links_and_confirming_are_limited_too(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::with(kind, |setup| {
        setup.policy.limits.per_address = Rate { burst: 3, refill: Duration::from_secs(10) };
    })
    .await;
    let password = "plover-cabinet-ninety-elk";
    let reset = json!({ "token": "x", "password": password });
    let invitation = json!({ "token": "x", "password": password, "displayName": "Gina" });
    for address in ["192.0.2.1", "192.0.2.2", "192.0.2.3"] {
        let person = suite.anon().at(address);
        let mut answers = Vec::new();
        for _ in 0..4 {
            let reply = match address {
                "192.0.2.1" => person.put("/api/accounts/reset", &reset).await,
                "192.0.2.2" => person.post("/api/accounts/invitation", &invitation).await,
                _ => person.post("/api/accounts/verification", &json!({ "token": "x" })).await,
            };
            answers.push(reply.status.as_u16());
        }
        assert_eq!(answers, [410, 410, 410, 429], "{address}");
    }
}

#[rstest]
#[tokio::test]
async fn one_network_of_the_new_kind_counts_as_one_address(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::with(kind, |setup| {
        setup.policy.limits.per_address = Rate { burst: 1, refill: Duration::from_secs(10) };
    })
    .await;
    let attempt = async |address: &str| {
        suite.anon().at(address).post("/api/session/demo", &json!({ "role": "viewer" })).await.status
    };
    assert_eq!(attempt("2001:db8:1:2::1").await, StatusCode::OK);
    assert_eq!(attempt("2001:db8:1:2:ffff::9").await, StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(attempt("2001:db8:1:3::1").await, StatusCode::OK);
}
