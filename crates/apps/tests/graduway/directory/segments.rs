use axum::http::StatusCode;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

use super::bench::{Bench, chip, search};

const PATH: &str = "/api/graduway/segments";

fn body(name: &str, chips: &Value) -> Value {
    json!({ "name": name, "chips": chips })
}

#[rstest]
#[tokio::test]
async fn a_segment_has_versions_that_can_be_taken_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::of(kind, 300).await;
    let viewer = bench.suite.viewer().await;
    let chips = json!([chip("place", "Massachusetts"), { "slot": "gave", "text": "gave", "excluded": true }]);
    let reply = viewer.post(PATH, &body("Near and new", &chips)).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    let made = reply.json();
    let (total, _) = search(&viewer, &chips).await;
    assert_eq!((&made["peopleThen"], &made["peopleNow"]), (&json!(total), &json!(total)));
    assert_eq!((&made["version"], &made["reading"]), (&json!(1), &json!("in Massachusetts, never gave")));
    let path = format!("{PATH}/{}", made["id"].as_str().unwrap());
    let wider =
        json!({ "seen": 1, "name": "New", "chips": [chips[1]], "shared": false, "note": "Everywhere" });
    let changed = viewer.put(&path, &wider).await.json();
    assert_eq!((&changed["version"], &changed["reading"]), (&json!(2), &json!("never gave")));
    assert!(changed["peopleThen"].as_u64() >= made["peopleThen"].as_u64());
    // Sent twice, it is saved once; from an older version it is refused with what it says now.
    assert_eq!(viewer.put(&path, &wider).await.json()["version"], 2);
    let late = json!({ "seen": 1, "name": "Late", "chips": [], "shared": false });
    let reply = viewer.put(&path, &late).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{reply}");
    assert_eq!(reply.json()["current"]["name"], "New");
    let versions = viewer.get(&format!("{path}/versions")).await.json();
    let told: Vec<&str> =
        versions["versions"].as_array().unwrap().iter().map(|one| one["note"].as_str().unwrap()).collect();
    assert_eq!(told, ["Everywhere", "Created"]);
    let undone = viewer.post(&format!("{path}/undo"), &json!({ "seen": 2 })).await.json();
    assert_eq!((&undone["name"], &undone["version"]), (&json!("Near and new"), &json!(3)), "{undone}");
    let back = viewer.post(&format!("{path}/versions/2/restore"), &json!({ "seen": 3 })).await.json();
    assert_eq!((&back["name"], &back["version"]), (&json!("New"), &json!(4)), "{back}");
    assert_eq!(viewer.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(viewer.get(&path).await.status, StatusCode::NOT_FOUND);
    let restored = viewer.post(&format!("{path}/restore"), &json!({})).await;
    assert_eq!(restored.json()["name"], "New", "{restored}");
    let log = bench.suite.admin().await.get("/api/admin/audit?limit=50").await;
    assert!(log.body.contains("segments_changed"), "{log}");
}

#[tokio::test]
async fn a_new_segment_that_is_taken_back_is_gone() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let viewer = bench.suite.viewer().await;
    let made = viewer.post(PATH, &body("All", &json!([]))).await.json();
    let path = format!("{PATH}/{}", made["id"].as_str().unwrap());
    let undone = viewer.post(&format!("{path}/undo"), &json!({ "seen": 1 })).await;
    assert_eq!(undone.status, StatusCode::OK, "{undone}");
    assert_eq!(viewer.get(&path).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn what_is_not_shared_is_nobody_elses_and_sharing_needs_a_contributor() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let (viewer, contributor) = (bench.suite.viewer().await, bench.suite.contributor().await);
    let mine = contributor.post(PATH, &body("Mine", &json!([]))).await.json();
    let own = format!("{PATH}/{}", mine["id"].as_str().unwrap());
    assert_eq!(viewer.get(&own).await.status, StatusCode::NOT_FOUND);
    assert_eq!(viewer.get(PATH).await.json()["segments"], json!([]));
    let all = json!({ "name": "Everybody's", "chips": [], "shared": true });
    let refused = viewer.post(PATH, &all).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "{refused}");
    assert!(refused.message().contains("contributor"), "{refused}");
    let shared = contributor.post(PATH, &all).await.json();
    let path = format!("{PATH}/{}", shared["id"].as_str().unwrap());
    let seen = viewer.get(&path).await.json();
    assert_eq!((&seen["name"], &seen["own"]), (&json!("Everybody's"), &json!(false)));
    let change = json!({ "seen": 1, "name": "Mine now", "chips": [], "shared": true });
    assert_eq!(viewer.put(&path, &change).await.status, StatusCode::FORBIDDEN);
    assert_eq!(viewer.delete(&path).await.status, StatusCode::FORBIDDEN);
    assert_eq!(viewer.get(&format!("{path}/export")).await.status, StatusCode::FORBIDDEN);
    let admin = bench.suite.admin().await;
    assert_eq!(admin.put(&path, &change).await.json()["name"], "Mine now");
    let sheet = contributor.get(&format!("{path}/export")).await;
    assert_eq!(sheet.status, StatusCode::OK, "{sheet}");
    assert!(sheet.body.starts_with("name,class,degrees"), "{}", sheet.body);
    let log = admin.get("/api/admin/audit?limit=50").await;
    assert!(log.body.contains("segment_exported"), "{log}");
}

#[tokio::test]
async fn a_text_in_a_sheet_is_never_a_formula() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    bench.suite.sql("UPDATE people SET first_name = '=cmd' WHERE id > 150").await;
    let contributor = bench.suite.contributor().await;
    let made = contributor.post(PATH, &body("All", &json!([]))).await.json();
    let sheet = contributor.get(&format!("{PATH}/{}/export", made["id"].as_str().unwrap())).await;
    assert!(sheet.body.contains("'=cmd") && !sheet.body.contains("\n=cmd"), "{}", sheet.body);
}

#[tokio::test]
async fn a_segment_says_how_many_fitted_then_and_fit_now() {
    let bench = Bench::of(Kind::Sqlite, 300).await;
    let viewer = bench.suite.viewer().await;
    let chips = json!([chip("gave", "gave")]);
    let made = viewer.post(PATH, &body("Donors", &chips)).await.json();
    let (_, found) = search(&viewer, &chips).await;
    let leaves = u32::try_from(found[0]["id"].as_u64().unwrap()).unwrap();
    let contributor = bench.suite.contributor().await;
    bench.consent(&contributor, leaves, campus::model::ConsentField::Directory, false).await;
    let path = format!("{PATH}/{}", made["id"].as_str().unwrap());
    let now = viewer.get(&path).await.json();
    let then = made["peopleThen"].as_u64().unwrap();
    assert_eq!((&now["peopleThen"], &now["peopleNow"]), (&json!(then), &json!(then - 1)));
}

#[tokio::test]
async fn a_segment_that_cannot_be_read_leaves_the_others_in_the_list() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let viewer = bench.suite.viewer().await;
    let whole = viewer.post(PATH, &body("Whole", &json!([chip("place", "Ohio")]))).await.json();
    let broken = viewer.post(PATH, &body("Broken", &json!([chip("place", "Ohio")]))).await.json();
    bench
        .suite
        .sql(
            "UPDATE graduway_segments SET chips = '[{\"slot\":\"mood\",\"text\":\"good\"}]' WHERE name = 'Broken'",
        )
        .await;
    bench.suite.sql("UPDATE graduway_segment_versions SET chips = 'x' WHERE name = 'Broken'").await;
    let list = viewer.get(PATH).await;
    assert_eq!(list.status, StatusCode::OK, "{list}");
    let list = list.json();
    let found = |of: &Value| {
        list["segments"].as_array().unwrap().iter().find(|one| one["id"] == of["id"]).unwrap().clone()
    };
    assert_eq!(found(&whole)["peopleNow"], whole["peopleNow"]);
    let shown = found(&broken);
    assert_eq!((&shown["peopleNow"], &shown["chips"][0]["text"]), (&Value::Null, &json!("good")), "{shown}");
    assert!(shown["notes"][0].as_str().unwrap().contains("cannot be read any more"), "{shown}");
    let path = format!("{PATH}/{}", broken["id"].as_str().unwrap());
    let versions = viewer.get(&format!("{path}/versions")).await;
    assert_eq!(versions.status, StatusCode::OK, "{versions}");
    let export = bench.suite.contributor().await.get(&format!("{path}/export")).await;
    assert_ne!(export.status, StatusCode::OK, "nobody leaves by a filter that says nothing: {export}");
}
