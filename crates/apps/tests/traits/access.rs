use axum::http::Method;

use super::*;

#[tokio::test]
async fn a_viewer_reads_everything_and_changes_nothing() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    for path in [
        "/api/traits",
        "/api/traits/frameworks",
        "/api/traits/alike",
        "/api/traits/export.csv",
        "/api/traits/export.json",
        "/api/traits/reliability",
        "/api/traits/reliability/usage",
        "/api/traits/reliability/versions",
        "/api/traits/reliability/versions/1",
        "/api/traits/reliability/merge?with=teamwork",
        "/api/departments",
        "/api/departments/matrix",
        "/api/departments/teaching",
        "/api/departments/teaching/compare?with=finance",
    ] {
        assert_eq!(viewer.get(path).await.status, StatusCode::OK, "{path}");
        assert_eq!(suite.anon().get(path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    let check = viewer.post("/api/traits/check", &json!({ "definition": "Shows confidence." })).await;
    assert_eq!((check.status, &check.json()["isRefused"]), (StatusCode::OK, &json!(true)), "{check}");
    let before = get(&contributor, "/api/traits?limit=200&state=all").await;
    let body = json!({ "content": content("Mine"), "version": 1 });
    for (method, path, body) in [
        (Method::POST, "/api/traits", json!({ "content": content("Mine") })),
        (Method::PUT, "/api/traits/reliability", body),
        (Method::DELETE, "/api/traits/reliability", Value::Null),
        (Method::POST, "/api/traits/reliability/duplicate", Value::Null),
        (Method::POST, "/api/traits/reliability/archive", Value::Null),
        (Method::POST, "/api/traits/reliability/unarchive", Value::Null),
        (Method::POST, "/api/traits/reliability/restore", Value::Null),
        (Method::POST, "/api/traits/reliability/undo", json!({ "version": 1 })),
        (Method::POST, "/api/traits/reliability/versions/1/restore", json!({ "version": 1 })),
        (
            Method::POST,
            "/api/traits/reliability/merge",
            json!({ "with": "teamwork", "version": 1, "withVersion": 1 }),
        ),
        (Method::PUT, "/api/traits/new/draft", json!({ "content": {} })),
        (Method::GET, "/api/traits/new/draft", Value::Null),
        (Method::DELETE, "/api/traits/new/draft", Value::Null),
        (Method::POST, "/api/traits/bulk", json!({ "ids": ["reliability"], "action": "delete" })),
        (Method::GET, "/api/traits/imports", Value::Null),
        (Method::POST, "/api/departments", json!({ "name": "Mine" })),
        (Method::PATCH, "/api/departments/teaching", json!({ "name": "Mine" })),
        (Method::DELETE, "/api/departments/teaching", Value::Null),
        (Method::POST, "/api/departments/teaching/restore", Value::Null),
        (
            Method::PUT,
            "/api/departments/cells",
            json!({ "cells": [{ "department": "teaching", "traitId": "coaching", "importance": 1 }] }),
        ),
    ] {
        let body = Some(&body).filter(|body| !body.is_null());
        let refused = viewer.send(method, path, body, &[]).await;
        assert_eq!(refused.code(), "permission_denied", "{path}: {refused}");
    }
    let refused = viewer.upload("/api/traits/imports?name=a.csv", "name,definition\nA,B\n").await;
    assert_eq!(refused.code(), "permission_denied");
    assert_eq!(get(&contributor, "/api/traits?limit=200&state=all").await, before);
}

#[tokio::test]
async fn every_change_is_in_the_log() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let contributor = suite.contributor().await;
    let one = create(&contributor, "Patience").await;
    contributor.delete(&path(&one)).await;
    contributor.post("/api/departments", &json!({ "name": "Garden" })).await;
    let refused = contributor.post("/api/traits", &json!({ "content": content("Reliability") })).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    let log = suite.admin().await.get("/api/admin/audit?action=traits_changed").await.json();
    let said: Vec<&str> = log["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["detail"]["change"].as_str().unwrap())
        .collect();
    assert_eq!(said, ["department added", "delete", "created"]);
    assert_eq!(log["entries"][0]["actorName"], "demo.contributor@quadrangle.example");
}
