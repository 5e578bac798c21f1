use axum::http::StatusCode;
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use crate::{ended, suite};

#[rstest]
#[tokio::test]
async fn an_admin_resets_the_campus_and_goes_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (suite, _workers) = suite(kind).await;
    let admin = suite.admin().await;
    let before = admin.get("/api/admin/campus").await.json();
    assert_eq!((&before["current"]["seed"], &before["previous"]), (&json!(7), &json!(null)));
    let none = admin.post("/api/admin/campus/undo", &json!({})).await;
    insta::allow_duplicates! {
        insta::assert_snapshot!(none, @r#"409 {"code":"conflict","message":"There is no campus to go back to: it was never reset."}"#);
    }

    let job = admin.post("/api/admin/campus/reset", &json!({ "seed": 8, "size": "120" })).await;
    assert_eq!(job.status, StatusCode::ACCEPTED);
    assert_eq!(ended(&admin, &job.json()).await["state"], "done");
    let after = admin.get("/api/admin/campus").await.json();
    assert_eq!((&after["current"]["people"], &after["previous"]["seed"]), (&json!(120), &json!(7)));

    let back = admin.post("/api/admin/campus/undo", &json!({})).await.json();
    assert_eq!((&back["current"]["seed"], &back["previous"]["seed"]), (&json!(7), &json!(8)));
    let log = admin.get("/api/admin/audit?action=campus_reset").await.json();
    assert_eq!(log["entries"][0]["detail"], json!({ "seed": 8, "size": "120" }));
    let log = admin.get("/api/admin/audit?action=campus_restored").await.json();
    assert_eq!(log["entries"][0]["detail"]["seed"], 7);
}

#[tokio::test]
async fn only_an_admin_resets_the_campus() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let body = json!({ "seed": 8, "size": "120" });
    for person in [suite.viewer().await, suite.contributor().await] {
        assert_eq!(person.post("/api/admin/campus/reset", &body).await.code(), "permission_denied");
        assert_eq!(person.post("/api/admin/campus/undo", &json!({})).await.code(), "permission_denied");
    }
    assert_eq!(suite.contributor().await.get("/api/admin/campus").await.status, StatusCode::OK);
    let admin = suite.admin().await;
    let refused = admin.post("/api/admin/campus/reset", &json!({ "seed": 8, "size": "lots" })).await;
    insta::assert_snapshot!(refused, @r#"422 {"code":"validation_failed","message":"size: demo, or a number of people from 100 to 1000000."}"#);
}
