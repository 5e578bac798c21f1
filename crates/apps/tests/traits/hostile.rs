use axum::http::Method;

use super::*;

#[tokio::test]
async fn a_trait_about_what_somebody_feels_or_is_is_refused_with_the_reason() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let body = |definition: &str| json!({ "content": { "name": "X", "definition": definition } });
    for (definition, told) in [
        ("Stays happy and upbeat with customers.", "what somebody feels"),
        ("Speaks without an accent.", "national origin"),
        ("Is young and learns quickly.", "age"),
    ] {
        let refused = person.post("/api/traits", &body(definition)).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
        assert!(refused.message().contains(told), "{refused}");
    }
    let advised = person.post("/api/traits", &body("Is a rockstar 🎸 who tries hard.")).await;
    assert_eq!(advised.status, StatusCode::CREATED, "{advised}");
    let finding = advised.json()["findings"][0].clone();
    assert_eq!(
        (&finding["weight"], &finding["field"]),
        (&json!("warning"), &json!("definition")),
        "{finding}"
    );
    assert_eq!((&finding["start"], &finding["end"]), (&json!(5), &json!(13)), "the word rockstar");
    let mut bad = content("Reliability");
    bad["definition"] = json!("Shows confidence in meetings.");
    let refused = person.put("/api/traits/reliability", &json!({ "version": 1, "content": bad })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn what_is_too_long_too_many_or_strange_is_told() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    for (change, told) in [
        (json!({ "name": "" }), "content.name: must not be empty"),
        (json!({ "name": "a\u{0}b" }), "control characters"),
        (json!({ "name": "x".repeat(81) }), "at most 80 characters"),
        (json!({ "definition": "x".repeat(1001) }), "at most 1000 characters"),
        (json!({ "definition": null }), "content.definition"),
        (json!({ "anchors": ["a", "b"] }), "content.anchors"),
        (json!({ "questions": vec!["Why?"; 31] }), "questions: at most 30"),
        (json!({ "cues": (0..81).map(|at| at.to_string()).collect::<Vec<_>>() }), "cues: at most 80"),
        (json!({ "frameworks": { "nace": [""] } }), "must not be empty"),
        (json!({ "evidence": { "levels": [[]] } }), "content.evidence.levels"),
        (json!({ "colour": "red" }), "unknown field"),
    ] {
        let mut body = content("Patience");
        body.as_object_mut().unwrap().extend(change.as_object().unwrap().clone());
        let refused = person.post("/api/traits", &json!({ "content": body })).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{change}: {refused}");
        assert!(refused.message().contains(told), "{refused}");
    }
    for (path, status) in [
        ("/api/traits?limit=0", StatusCode::BAD_REQUEST),
        ("/api/traits?limit=201", StatusCode::BAD_REQUEST),
        ("/api/traits?sort=colour", StatusCode::BAD_REQUEST),
        ("/api/traits?after=nothing", StatusCode::UNPROCESSABLE_ENTITY),
        ("/api/traits?q=%25%27%3B%20DROP%20TABLE%20traits%3B--%5C", StatusCode::OK),
        ("/api/traits?framework=%25", StatusCode::OK),
        ("/api/traits/nothing", StatusCode::NOT_FOUND),
        ("/api/traits/%00", StatusCode::BAD_REQUEST),
        ("/api/traits/reliability/versions/4294967295", StatusCode::NOT_FOUND),
        ("/api/departments/teaching/compare?with=nowhere", StatusCode::NOT_FOUND),
    ] {
        assert_eq!(person.get(path).await.status, status, "{path}");
    }
    let nothing = get(&person, "/api/traits?q=%25%27%3B%20DROP%20TABLE%20traits%3B--%5C").await;
    assert_eq!(nothing["total"], 0);
    for body in [
        json!({ "ids": [], "action": "delete" }),
        json!({ "ids": vec!["a"; 501], "action": "delete" }),
        json!({ "ids": ["reliability"], "action": "addToDepartments" }),
        json!({ "ids": ["reliability"], "action": "explode" }),
    ] {
        let refused = person.send(Method::POST, "/api/traits/bulk", Some(&body), &[]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    }
    let cell = json!({ "cells": [{ "department": "teaching", "traitId": "coaching", "importance": 6 }] });
    assert_eq!(person.put("/api/departments/cells", &cell).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let hidden = person
        .post(
            "/api/traits",
            &json!({ "content": { "name": "=HYPERLINK(1)", "definition": "Does\u{200b} it." } }),
        )
        .await;
    assert_eq!(hidden.json()["content"]["definition"], "Does it.", "{hidden}");
    let csv = person.get("/api/traits/export.csv?q=hyperlink").await;
    assert!(csv.body.contains(",'=HYPERLINK(1),"), "{csv}");
    assert_eq!(csv.headers["content-disposition"], "attachment; filename=\"traits.csv\"");
}
