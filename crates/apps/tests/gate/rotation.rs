//! Tokens change while a session lives, and an old one that comes back ends it.

use std::time::Duration;

use apps::testing::TestSuite;
use axum::http::StatusCode;
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

const MINUTE: Duration = Duration::from_mins(1);

#[rstest]
#[tokio::test]
async fn a_token_is_replaced_every_fifteen_minutes(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let viewer = suite.viewer().await;
    let first = viewer.cookie("sid").unwrap();
    suite.advance(14 * MINUTE);
    viewer.get("/api/apps").await;
    assert_eq!(viewer.cookie("sid").unwrap(), first);
    suite.advance(MINUTE);
    viewer.get("/api/apps").await;
    let second = viewer.cookie("sid").unwrap();
    assert_ne!(second, first);
    assert_eq!(viewer.get("/api/apps").await.status, StatusCode::OK);
    assert_eq!(suite.count("sessions").await, 1, "it is the same session");
}

#[rstest]
#[tokio::test]
async fn requests_under_way_together_get_the_same_token(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let viewer = suite.viewer().await;
    suite.advance(15 * MINUTE);
    let tabs: Vec<_> = (0..8).map(|_| viewer.copy()).collect();
    for tab in &tabs {
        assert_eq!(tab.get("/api/apps").await.status, StatusCode::OK);
    }
    let tokens: std::collections::BTreeSet<_> = tabs.iter().map(|tab| tab.cookie("sid").unwrap()).collect();
    assert_eq!(tokens.len(), 1);
    assert!(!tokens.contains(&viewer.cookie("sid").unwrap()));
}

#[rstest]
#[tokio::test]
async fn an_answer_that_is_lost_costs_nothing(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let viewer = suite.viewer().await;
    suite.advance(15 * MINUTE);
    viewer.copy().get("/api/apps").await;
    suite.advance(10 * MINUTE);
    assert_eq!(viewer.get("/api/apps").await.status, StatusCode::OK, "the new token never arrived");
}

#[rstest]
#[tokio::test]
async fn the_token_before_is_good_for_half_a_minute(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let viewer = suite.viewer().await;
    let slow = viewer.copy();
    suite.advance(15 * MINUTE);
    viewer.get("/api/apps").await;
    viewer.get("/api/apps").await;
    suite.advance(Duration::from_secs(29));
    assert_eq!(slow.get("/api/apps").await.status, StatusCode::OK);
}

#[rstest]
#[tokio::test]
async fn an_old_token_that_comes_back_ends_the_session_for_everybody(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    let viewer = suite.viewer().await;
    let thief = viewer.copy();
    suite.advance(15 * MINUTE);
    viewer.get("/api/apps").await;
    viewer.get("/api/apps").await;
    suite.advance(MINUTE);
    assert_eq!(thief.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(viewer.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    let admin = suite.admin().await;
    let log = admin.get("/api/admin/audit?action=session_token_reused").await.json();
    assert_eq!(log["entries"].as_array().unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn a_new_role_brings_a_new_token(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let (admin, viewer) = (suite.admin().await, suite.viewer().await);
    let before = viewer.cookie("sid").unwrap();
    let uid = viewer.get("/api/profile").await.json()["uid"].as_str().unwrap().to_owned();
    admin.patch(&format!("/api/admin/users/{uid}"), &json!({ "role": "contributor" })).await;
    viewer.get("/api/apps").await;
    assert_ne!(viewer.cookie("sid").unwrap(), before);
}
