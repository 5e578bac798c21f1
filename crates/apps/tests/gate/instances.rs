//! Two processes on one database: what one changes holds at the other.

use std::time::Duration;

use apps::testing::TestSuite;
use axum::http::StatusCode;
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

/// Asks until the answer is there: the other instance hears of a change a moment after it.
async fn until(what: &str, mut check: impl AsyncFnMut() -> bool) {
    let wait = async {
        while !check().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(2), wait).await.unwrap_or_else(|_| panic!("{what}"));
}

#[tokio::test]
async fn a_session_ended_at_one_instance_is_over_at_the_other() {
    let one = TestSuite::on(Kind::Postgres).await;
    let two = one.second_instance().await;
    one.suite.identity.start_background_work();
    two.suite.identity.start_background_work();
    let (admin, viewer) = (one.admin().await, one.viewer().await);
    let there = two.bring(&viewer);
    assert_eq!(there.get("/api/apps").await.status, StatusCode::OK, "sessions are shared");
    let uid = viewer.get("/api/profile").await.json()["uid"].as_str().unwrap().to_owned();

    admin.patch(&format!("/api/admin/users/{uid}"), &json!({ "role": "contributor" })).await;
    until("the new role holds there", async || {
        there.get("/api/session").await.json()["profile"]["role"] == "contributor"
    })
    .await;
    admin.delete(&format!("/api/admin/users/{uid}/sessions")).await;
    until("the session is over there", async || {
        there.get("/api/apps").await.status == StatusCode::UNAUTHORIZED
    })
    .await;
}

#[tokio::test]
async fn an_instance_that_hears_nothing_believes_nothing_it_remembers() {
    let one = TestSuite::on(Kind::Postgres).await;
    let two = one.second_instance().await;
    two.suite.identity.cache().set_deaf(true);
    let (admin, viewer) = (one.admin().await, one.viewer().await);
    let there = two.bring(&viewer);
    assert_eq!(there.get("/api/apps").await.status, StatusCode::OK);
    let uid = viewer.get("/api/profile").await.json()["uid"].as_str().unwrap().to_owned();
    admin.delete(&format!("/api/admin/users/{uid}/sessions")).await;
    assert_eq!(there.get("/api/apps").await.status, StatusCode::UNAUTHORIZED, "on the very next request");
}

#[rstest]
#[tokio::test]
async fn a_change_from_the_command_line_is_heard(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    suite.suite.identity.start_background_work();
    let viewer = suite.viewer().await;
    viewer.get("/api/apps").await;
    let command_line = suite.second_instance().await;
    command_line.suite.identity.grant_admin("demo.viewer@quadrangle.example").await.unwrap();
    until("the new role holds", async || {
        viewer.get("/api/session").await.json()["profile"]["role"] == "admin"
    })
    .await;
}
