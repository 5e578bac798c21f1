use std::time::Duration;

use axum::http::StatusCode;
use rstest::rstest;
use serde_json::json;
use store::{jobs::Pace, testing::Kind};

use super::bench::{PEOPLE, generator, suite};

#[rstest]
#[tokio::test]
async fn people_are_found_by_name_first_and_by_index_then(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = suite(kind).await;
    let viewer = suite.viewer().await;
    let name = generator().person(99).person.name();
    let path = format!("/api/people?limit=8&q={}", name.replace(' ', "%20"));
    let found = viewer.get(&path).await.json();
    assert_eq!(found["mode"], "building");
    assert!(found["people"].as_array().unwrap().iter().any(|person| person["id"] == 99));
    let state = viewer.get("/api/people/index").await.json();
    assert_eq!((&state["readiness"], &state["meaning"]), (&json!("building"), &json!("unavailable")));

    let campus = &suite.suite.campus;
    let workers = suite.suite.jobs.start(campus.works(), Pace::default());
    let following = campus.start();
    let mut followed = campus.followed();
    let ready = followed.wait_for(|followed| followed.edition.is_some());
    tokio::time::timeout(Duration::from_mins(1), ready).await.expect("the index is made").unwrap();
    let reply = viewer.get(&path).await;
    let found = reply.json();
    assert_eq!(found["mode"], "words", "{reply}");
    assert!(found["note"].as_str().unwrap().contains("words alone"));
    assert_eq!(found["total"], PEOPLE);
    let first = &found["people"][0];
    assert_eq!(first["name"], name.as_str());
    assert_eq!(first["evidence"][0]["field"], "name");
    let state = viewer.get("/api/people/index").await.json();
    assert_eq!((&state["readiness"], &state["people"]), (&json!("ready"), &json!(PEOPLE)));

    let students = viewer.get("/api/people?kind=student&limit=1").await.json();
    let expected = generator().people().filter(|life| life.person.is_student).count();
    assert_eq!(students["total"], expected);
    following.stop().await;
    workers.stop(Duration::from_mins(1)).await;
}

#[tokio::test]
async fn a_wrong_question_is_told_what_is_allowed() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for wrong in ["kind=teacher", "classFrom=1066", "limit=0", "limit=101", "km=-1", "gave=perhaps"] {
        let reply = viewer.get(&format!("/api/people?{wrong}")).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{wrong}: {reply}");
        assert!(!reply.message().is_empty());
    }
    let long = "x".repeat(501);
    assert_eq!(viewer.get(&format!("/api/people?q={long}")).await.status, StatusCode::BAD_REQUEST);
    assert_eq!(suite.anon().get("/api/people").await.status, StatusCode::UNAUTHORIZED);
}
