//! Accounts of our own: sign-up, verification, passwords, resets, invitations.

use std::time::Duration;

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use crate::provider::{Key, Provider, claims};

const PASSWORD: &str = "plover-cabinet-ninety-elk";
const GINA: &str = "gina@quadrangle.example";

async fn sign_up(suite: &TestSuite, email: &str) -> Reply {
    let body = json!({ "email": email, "password": PASSWORD, "displayName": "Gina Moore" });
    suite.anon().post("/api/accounts", &body).await
}

async fn sign_in(suite: &TestSuite, email: &str, password: &str) -> (Person, Reply) {
    let person = suite.anon();
    let reply = person.post("/api/session/local", &json!({ "email": email, "password": password })).await;
    (person, reply)
}

/// Gina, with an account and its address confirmed.
async fn gina(suite: &TestSuite) -> Person {
    assert_eq!(sign_up(suite, GINA).await.status, StatusCode::ACCEPTED);
    let token = suite.newest_link(1).await;
    let person = suite.anon();
    let reply = person.post("/api/accounts/verification", &json!({ "token": token })).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    person
}

async fn protected(kind: Kind) -> TestSuite {
    TestSuite::with(kind, |setup| setup.policy.enumeration_protection = true).await
}

// A-79 A-98 A-99 C-21
#[rstest]
#[tokio::test]
async fn an_account_works_once_its_address_is_confirmed(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    assert_eq!(sign_up(&suite, GINA).await.status, StatusCode::ACCEPTED);
    let (_, early) = sign_in(&suite, GINA, PASSWORD).await;
    assert_eq!((early.status, early.code().as_str()), (StatusCode::FORBIDDEN, "email_not_verified"));
    let person = suite.anon();
    let token = suite.newest_link(2).await;
    let state = person.post("/api/accounts/verification", &json!({ "token": token })).await.json();
    assert_eq!(state["profile"]["displayName"], "Gina Moore");
    assert_eq!((&state["profile"]["role"], &state["authMethod"]), (&json!("viewer"), &json!("fallback")));
    assert_eq!(person.get("/api/apps").await.status, StatusCode::OK, "signing up signs in");
    let again = suite.anon().post("/api/accounts/verification", &json!({ "token": token })).await;
    assert_eq!(again.status, StatusCode::GONE, "a link works once");
    let (person, reply) = sign_in(&suite, "GINA@Quadrangle.Example", PASSWORD).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    assert_eq!(person.get("/api/apps").await.status, StatusCode::OK);
}

// A-86 A-123
#[rstest]
#[tokio::test]
async fn only_addresses_of_the_domain_get_an_account(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    for email in [
        "a@quadrangle.example.evil",
        "a@evil-quadrangle.example",
        "a@sub.quadrangle.example",
        "a@quadrangle.example@evil",
        "\"a\"@quadrangle.example",
        "a@quаdrangle.example",
        "a@quadrangle.example.",
        "not an address",
    ] {
        let reply = sign_up(&suite, email).await;
        assert_eq!(reply.message(), "Access restricted to quadrangle.example users only", "{email}");
        assert_eq!(sign_in(&suite, email, PASSWORD).await.1.code(), "domain_restricted");
    }
    assert_eq!(sign_up(&suite, "A@QUADRANGLE.EXAMPLE").await.status, StatusCode::ACCEPTED);
}

// A-86
#[rstest]
#[tokio::test]
async fn several_domains_are_listed_in_the_refusal(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::with(kind, |setup| {
        setup.policy.domains = identity::Domains::parse("quadrangle.example, acme.test").unwrap();
    })
    .await;
    let reply = sign_up(&suite, "a@evil.test").await;
    assert_eq!(reply.message(), "Access restricted to quadrangle.example, acme.test users only");
}

// A-87 A-88 A-90
#[tokio::test]
async fn in_the_demo_the_texts_are_those_of_the_specification() {
    let suite = TestSuite::with(Kind::Sqlite, |setup| setup.policy.enumeration_protection = false).await;
    gina(&suite).await;
    insta::assert_snapshot!(sign_up(&suite, "Gina@quadrangle.example").await, @r#"409 {"code":"account_exists","message":"An account with this email already exists"}"#);
    insta::assert_snapshot!(sign_in(&suite, "nobody@quadrangle.example", PASSWORD).await.1, @r#"401 {"code":"no_account","message":"No account found with this email address"}"#);
    insta::assert_snapshot!(sign_in(&suite, GINA, "wrong").await.1, @r#"401 {"code":"invalid_credentials","message":"The email address or the password is not right."}"#);
}

// A-87 A-88 A-90 C-13
#[tokio::test]
async fn in_earnest_answers_do_not_tell_who_has_an_account() {
    let suite = protected(Kind::Sqlite).await;
    gina(&suite).await;
    let (known, unknown) = (
        sign_in(&suite, GINA, "wrong").await.1,
        sign_in(&suite, "nobody@quadrangle.example", "wrong").await.1,
    );
    assert_eq!(known.to_string(), unknown.to_string());
    assert_eq!((known.status, known.code().as_str()), (StatusCode::UNAUTHORIZED, "invalid_credentials"));
    let (known, unknown) = (sign_up(&suite, GINA).await, sign_up(&suite, "new@quadrangle.example").await);
    assert_eq!(known.to_string(), unknown.to_string());
    let mails = suite.mails(3).await;
    let to_gina = mails.iter().filter(|mail| mail.contains("To: gina@"));
    assert_eq!(to_gina.filter(|mail| mail.contains("An account with this email already exists")).count(), 1);
}

// A-90
#[tokio::test]
async fn a_demo_account_has_no_password_to_guess() {
    let suite = protected(Kind::Sqlite).await;
    for password in ["", "demo", "admin"] {
        let reply = sign_in(&suite, "demo.admin@quadrangle.example", password).await.1;
        assert!([401, 422].contains(&reply.status.as_u16()), "{reply}");
    }
}

// A-102
#[rstest]
#[tokio::test]
async fn a_forgotten_password_is_replaced_by_a_link_that_works_once(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = protected(kind).await;
    let before = gina(&suite).await;
    let ask = async |email: &str| {
        suite.anon().post("/api/accounts/reset", &json!({ "email": email })).await.to_string()
    };
    assert_eq!(ask(GINA).await, ask("nobody@quadrangle.example").await);
    let token = suite.newest_link(2).await;
    let reset = async |token: &str, password: &str| {
        suite.anon().put("/api/accounts/reset", &json!({ "token": token, "password": password })).await
    };
    let weak = reset(&token, "password1").await;
    assert_eq!(weak.code(), "weak_password", "and the link still works");
    assert_eq!(reset(&token, "walnut-tuba-seventy-fox").await.status, StatusCode::NO_CONTENT);
    assert_eq!(reset(&token, "walnut-tuba-seventy-owl").await.status, StatusCode::GONE);
    assert_eq!(before.get("/api/apps").await.status, StatusCode::UNAUTHORIZED, "old sessions are ended");
    assert_eq!(sign_in(&suite, GINA, PASSWORD).await.1.code(), "invalid_credentials");
    assert_eq!(sign_in(&suite, GINA, "walnut-tuba-seventy-fox").await.1.status, StatusCode::OK);
}

// A-102
#[tokio::test]
async fn a_reset_link_runs_out_and_does_not_outlive_a_change_of_password() {
    let suite = protected(Kind::Sqlite).await;
    gina(&suite).await;
    let ask = async || suite.anon().post("/api/accounts/reset", &json!({ "email": GINA })).await;
    let reset = async |token: &str| {
        let body = json!({ "token": token, "password": "walnut-tuba-seventy-fox" });
        suite.anon().put("/api/accounts/reset", &body).await.status
    };
    ask().await;
    let late = suite.newest_link(2).await;
    suite.advance(Duration::from_mins(30));
    assert_eq!(reset(&late).await, StatusCode::GONE);
    ask().await;
    let first = suite.newest_link(3).await;
    ask().await;
    let second = suite.newest_link(4).await;
    assert_eq!(reset(&second).await, StatusCode::NO_CONTENT);
    assert_eq!(reset(&first).await, StatusCode::GONE);
    assert_eq!(reset("x").await, StatusCode::GONE);
}

#[rstest]
#[tokio::test]
async fn a_password_has_to_be_hard_to_guess(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    for password in ["short", "gina.moore1", "quadrangle2026"] {
        let body = json!({ "email": GINA, "password": password, "displayName": "Gina Moore" });
        assert_eq!(suite.anon().post("/api/accounts", &body).await.code(), "weak_password", "{password}");
    }
    let body = json!({ "email": GINA, "password": "x".repeat(257), "displayName": "Gina" });
    assert_eq!(suite.anon().post("/api/accounts", &body).await.code(), "validation_failed");
}

#[rstest]
#[tokio::test]
async fn an_account_cannot_be_made_with_a_role(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let body = json!({ "email": GINA, "password": PASSWORD, "displayName": "Gina", "role": "admin" });
    let reply = suite.anon().post("/api/accounts", &body).await;
    assert!(reply.message().starts_with("role: unknown field"), "{reply}");
}

#[rstest]
#[tokio::test]
async fn an_invitation_opens_an_account_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let admin = suite.admin().await;
    let made = admin.post("/api/admin/invitations", &json!({ "email": GINA })).await;
    assert_eq!((made.status, &made.json()["state"]), (StatusCode::CREATED, &json!("open")));
    let token = suite.newest_link(1).await;
    let accept = async || {
        let body = json!({ "token": token, "password": PASSWORD, "displayName": "Gina" });
        suite.anon().post("/api/accounts/invitation", &body).await
    };
    let path = format!("/api/admin/invitations/{}", made.json()["id"].as_str().unwrap());
    admin.delete(&path).await;
    assert_eq!(accept().await.status, StatusCode::GONE, "taken back");
    admin.post(&format!("{path}/restoration"), &json!({})).await;
    let state = accept().await.json();
    assert_eq!(
        (&state["profile"]["role"], &state["profile"]["isEmailVerified"]),
        (&json!("viewer"), &json!(true))
    );
    assert_eq!(accept().await.status, StatusCode::GONE);
    assert_eq!(admin.delete(&path).await.status, StatusCode::CONFLICT, "accepted is accepted");
    assert_eq!(
        admin.post("/api/admin/invitations", &json!({ "email": GINA })).await.code(),
        "account_exists"
    );
}

// C-31
#[tokio::test]
async fn a_password_set_by_somebody_else_is_lost_when_the_owner_arrives() {
    let key = Key::new("k1");
    let provider = Provider::start(&[&key]).await;
    provider.set_down(true);
    let suite = provider.suite(Kind::Sqlite).await;
    assert_eq!(
        sign_up(&suite, GINA).await.status,
        StatusCode::ACCEPTED,
        "by Mallory, who cannot read Gina's mail"
    );
    provider.set_down(false);
    suite.advance(Duration::from_secs(6));
    let now = suite.suite.store().now().millis() / 1000;
    let token = key.sign(&claims("gina", &json!({ "auth_time": now })));
    let owner = suite.anon().post("/api/session/firebase", &json!({ "idToken": token })).await;
    assert_eq!(owner.json()["profile"]["isEmailVerified"], true, "{owner}");
    assert_eq!(suite.count("credentials").await, 0);
    assert_eq!(suite.count("users").await, 4);
}

// C-31
#[tokio::test]
async fn two_ways_to_sign_in_are_not_joined_by_the_address_alone() {
    let key = Key::new("k1");
    let provider = Provider::start(&[&key]).await;
    provider.set_down(true);
    let suite = provider.suite(Kind::Sqlite).await;
    gina(&suite).await;
    provider.set_down(false);
    suite.advance(Duration::from_secs(6));
    let now = suite.suite.store().now().millis() / 1000;
    let token = key.sign(&claims("gina", &json!({ "auth_time": now })));
    let reply = suite.anon().post("/api/session/firebase", &json!({ "idToken": token })).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::CONFLICT, "account_exists"));
}

#[tokio::test]
async fn an_invitation_is_taken_up_by_signing_in_with_a_provider() {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(Kind::Sqlite).await;
    let admin = suite.admin().await;
    admin.post("/api/admin/invitations", &json!({ "email": GINA })).await;
    let mail = suite.mails(1).await.remove(0);
    assert!(mail.contains("Sign in with your work Google account"), "no link to a password: {mail}");
    let token = key.sign(&claims("gina", &json!({})));
    let reply = suite.anon().post("/api/session/firebase", &json!({ "idToken": token })).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let invitations = admin.get("/api/admin/invitations").await.json();
    assert_eq!(invitations["invitations"][0]["state"], "accepted");
}

#[tokio::test]
async fn a_demo_account_is_nobodys_to_take() {
    let key = Key::new("k1");
    let suite = Provider::start(&[&key]).await.suite(Kind::Sqlite).await;
    let token = key.sign(&claims("demo.admin", &json!({})));
    let reply = suite.anon().post("/api/session/firebase", &json!({ "idToken": token })).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::CONFLICT, "account_exists"));
}

#[rstest]
#[tokio::test]
async fn the_newest_name_counts_until_an_address_is_confirmed(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    let ask = async |name: &str| {
        let body = json!({ "email": GINA, "password": PASSWORD, "displayName": name });
        suite.anon().post("/api/accounts", &body).await.status
    };
    assert_eq!(ask("Mallory").await, StatusCode::ACCEPTED);
    // Mails are sent beside the answer: the second could overtake the first.
    suite.newest_link(1).await;
    assert_eq!(ask("Gina Moore").await, StatusCode::ACCEPTED);
    let token = suite.newest_link(2).await;
    let state = suite.anon().post("/api/accounts/verification", &json!({ "token": token })).await.json();
    assert_eq!(state["profile"]["displayName"], "Gina Moore");
}

#[rstest]
#[tokio::test]
async fn parallel_guesses_at_a_confirmation_are_limited_and_written_down(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    let person = gina(&suite).await;
    let mut wrong = 0;
    for _ in 0..8 {
        let reply = person.post("/api/session/confirmation", &json!({ "password": "wrong" })).await;
        wrong += u32::from(reply.status == StatusCode::UNAUTHORIZED);
        assert!([401, 429].contains(&reply.status.as_u16()), "{reply}");
    }
    assert_eq!(wrong, 5, "then the password is locked for a while");
    let log = suite.admin().await.get("/api/admin/audit?text=confirmation").await;
    assert!(log.to_string().contains(r#""reason":"confirmation""#), "{log}");
}

#[tokio::test]
async fn links_of_ours_open_nothing_while_firebase_comes_first() {
    let provider = Provider::start(&[&Key::new("k1")]).await;
    provider.set_down(true);
    let suite = provider.suite(Kind::Sqlite).await;
    assert_eq!(sign_up(&suite, GINA).await.status, StatusCode::ACCEPTED);
    let token = suite.newest_link(1).await;
    provider.set_down(false);
    suite.advance(Duration::from_secs(6));
    let reply = suite.anon().post("/api/accounts/verification", &json!({ "token": token })).await;
    assert_eq!(reply.message(), "Use your Firebase account: Firebase is available, and comes first.");
    let reset =
        suite.anon().put("/api/accounts/reset", &json!({ "token": token, "password": PASSWORD })).await;
    assert_eq!(reset.status, StatusCode::CONFLICT);
    let request = suite.anon().post("/api/accounts/reset", &json!({ "email": GINA })).await;
    assert_eq!(request.status, StatusCode::CONFLICT);
}
