use std::time::Duration;

use axum::http::StatusCode;
use serde_json::json;

use super::{Bench, CY, MIRA, NETWORK};

#[tokio::test]
async fn how_far_people_come_is_kept_and_counted() {
    let bench = Bench::new().await;
    let people = bench.upload(&[("mira.txt", MIRA), ("cy.txt", CY)]).await;
    let path = format!("/candidates/{}/stage", people[0]);
    let first = bench.post(&path, json!({ "stage": "matched", "seen": 0, "note": "By the fair." })).await;
    assert_eq!(first.status, StatusCode::OK, "{first}");
    assert_eq!((&first.json()["stage"], &first.json()["revision"]), (&json!("matched"), &json!(1)));
    let late = bench.post(&path, json!({ "stage": "offer", "seen": 0 })).await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{late}");
    assert_eq!(late.json()["current"]["stage"], "matched");
    bench.suite.advance(Duration::from_hours(48));
    let person = bench.suite.contributor().await;
    let post = |body: serde_json::Value| {
        let (person, path) = (&person, format!("{NETWORK}{path}"));
        async move { person.post(&path, &body).await }
    };
    let further = post(json!({ "stage": "interviewed", "seen": 1 })).await;
    assert_eq!(further.status, StatusCode::OK, "{further}");

    let outcomes = person.get(&format!("{NETWORK}/outcomes")).await.json();
    let steps = outcomes["steps"].as_array().unwrap();
    let reached: Vec<u64> = steps.iter().map(|step| step["reached"].as_u64().unwrap()).collect();
    assert_eq!(reached, [2, 1, 1, 1, 0, 0], "{outcomes}");
    assert_eq!((&steps[1]["conversion"], &steps[4]["conversion"]), (&json!(50.0), &json!(0.0)));
    assert!(steps[5]["conversion"].is_null() && steps[0]["conversion"].is_null(), "{outcomes}");
    assert_eq!(steps[2]["medianDays"], json!(2.0), "{outcomes}");
    assert!(steps[3]["medianDays"].is_null(), "both came in one step: {outcomes}");
    assert_eq!((&steps[0]["now"], &steps[3]["now"]), (&json!(1), &json!(1)));
    let listed =
        person.post(&format!("{NETWORK}/directory"), &json!({ "filter": { "stage": "interviewed" } })).await;
    assert_eq!(listed.json()["total"], 1, "{listed}");

    let undo = format!("{NETWORK}{path}/undo");
    let undone = person.post(&undo, &json!({ "seen": 2 })).await;
    assert_eq!(
        (&undone.json()["stage"], &undone.json()["revision"]),
        (&json!("matched"), &json!(3)),
        "{undone}"
    );
    assert_eq!(
        undone.json()["steps"].as_array().unwrap().len(),
        2,
        "what was taken back stays in the history"
    );
    assert_eq!(person.post(&undo, &json!({ "seen": 2 })).await.status, StatusCode::CONFLICT);
    assert_eq!(person.post(&undo, &json!({ "seen": 3 })).await.status, StatusCode::OK);
    let nothing = person.post(&undo, &json!({ "seen": 4 })).await;
    assert_eq!((nothing.status, nothing.code().as_str()), (StatusCode::CONFLICT, "conflict"), "{nothing}");
}

#[tokio::test]
async fn a_profile_that_nobody_has_confirmed_for_long_is_stale() {
    let bench = Bench::new().await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    assert_eq!(bench.get("/summary").await["stale"], 0);
    bench.suite.advance(Duration::from_hours(24 * 91));
    let person = bench.suite.contributor().await;
    let stale = async || person.get(&format!("{NETWORK}/summary")).await.json()["stale"].clone();
    assert_eq!(stale().await, 1);
    let confirm = format!("{NETWORK}/candidates/{mira}/confirm");
    let send = async |path: &str| person.send(axum::http::Method::POST, path, None, &[]).await;
    let confirmed = send(&confirm).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{confirmed}");
    assert_eq!(confirmed.json()["isStale"], false);
    assert!(confirmed.json()["confirmedBy"].is_string(), "{confirmed}");
    assert_eq!(stale().await, 0);
    let undone = send(&format!("{confirm}/undo")).await;
    assert_eq!((undone.status, &undone.json()["isStale"]), (StatusCode::OK, &json!(true)), "{undone}");
    assert_eq!(stale().await, 1);
    assert_eq!(send(&format!("{confirm}/undo")).await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn a_viewer_looks_and_changes_nothing() {
    let bench = Bench::new().await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    let viewer = bench.suite.viewer().await;
    for path in ["/summary", "/worklists", "/demand", "/outcomes", "/duplicates", "/roles"] {
        let reply = viewer.get(&format!("{NETWORK}{path}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
    }
    let at = format!("{NETWORK}/candidates/{mira}");
    assert_eq!(viewer.get(&at).await.status, StatusCode::OK);
    let post = async |path: &str| viewer.send(axum::http::Method::POST, path, None, &[]).await;
    let refused = [
        viewer.post(&format!("{at}/stage"), &json!({ "stage": "offer", "seen": 0 })).await,
        viewer.post(&format!("{at}/stage/undo"), &json!({ "seen": 0 })).await,
        post(&format!("{at}/confirm")).await,
        post(&format!("{at}/confirm/undo")).await,
        viewer.post(&format!("{NETWORK}/merges"), &json!({ "file": mira, "into": "p1" })).await,
        post(&format!("{NETWORK}/merges/nothing/undo")).await,
        viewer.get(&format!("{NETWORK}/exports/csv")).await,
    ];
    for reply in refused {
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{reply}");
    }
}
