use axum::http::StatusCode;
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use super::{QUEUE, item, order, scanned, twins};

#[rstest]
#[tokio::test]
async fn a_pair_is_found_merged_and_taken_apart_again(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (suite, _workers) = scanned(kind).await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let (kept, removed) = twins();
    let queue = viewer.get(&format!("{QUEUE}?kind=duplicate&limit=200")).await.json();
    let pair = item((kept, removed));
    let id = pair.rsplit('/').next().unwrap();
    let found = queue["items"].as_array().unwrap().iter().find(|one| one["id"] == id);
    assert!(found.is_some_and(|one| one["score"].as_u64().unwrap() >= 50), "{queue}");
    let count = queue["counts"].as_array().unwrap().iter().find(|one| one["kind"] == "duplicate").unwrap();
    assert_eq!(count["open"], queue["total"]);
    assert_eq!((&queue["scan"]["state"], &queue["scan"]["people"]), (&json!("done"), &json!(400)));

    let card = viewer.get(&format!("{pair}?kind=duplicate")).await.json();
    assert_eq!(card["acts"], json!(["merge", "not_same", "snooze"]));
    assert_eq!(card["records"].as_array().unwrap().len(), 2);
    assert_eq!(card["merge"]["money"]["cents"], money(&card["records"][0]) + money(&card["records"][1]));
    assert!(card["item"]["evidence"].as_array().unwrap().iter().any(|one| one["speaksFor"] == true));
    let before = [record(&viewer, kept).await, record(&viewer, removed).await];

    let body = order(&viewer, (kept, removed), kept).await;
    let merged = contributor.post(&format!("{pair}/merge"), &body).await;
    assert_eq!(merged.status, StatusCode::OK, "{merged}");
    let merged = merged.json();
    assert_eq!((&merged["act"], &merged["undoneAt"]), (&json!("merge"), &json!(null)));
    assert_eq!(viewer.get(&format!("/api/people/{removed}")).await.status, StatusCode::NOT_FOUND);
    let now = record(&viewer, kept).await;
    assert_eq!(cents(&now), cents(&before[0]) + cents(&before[1]));
    let decided = viewer.get(&format!("{QUEUE}?which=decided")).await.json();
    assert_eq!(decided["items"][0]["decision"]["seq"], merged["seq"]);
    assert_eq!(decided["items"][0]["id"], id);
    let gone = decided["items"][0]["other"]["id"] == removed;
    let side = if gone { "other" } else { "person" };
    assert_eq!(decided["items"][0][side]["isHere"], false);
    assert_eq!(decided["items"][0][side]["name"], before[1]["name"], "its name is still known");
    let card = viewer.get(&pair).await.json();
    assert_eq!((&card["acts"], &card["stillSo"]), (&json!([]), &json!(false)));

    let admin = suite.admin().await;
    let log = admin.get("/api/admin/audit?action=people_merged").await.json();
    assert_eq!(log["entries"][0]["subjectName"], now["name"]);
    assert_eq!(log["entries"][0]["detail"]["other"], removed);

    let history = viewer.get(&format!("{QUEUE}/decisions")).await.json();
    let seq = history["decisions"][0]["seq"].as_i64().unwrap();
    let undone = contributor.post(&format!("{QUEUE}/decisions/{seq}/undo"), &json!({})).await;
    assert_eq!(undone.status, StatusCode::OK, "{undone}");
    assert!(undone.json()["undoneAt"].is_string());
    assert_eq!([record(&viewer, kept).await, record(&viewer, removed).await], before);
    let log = admin.get("/api/admin/audit?action=quality_undone").await.json();
    assert_eq!(log["entries"][0]["detail"]["decision"], seq);
    let again = viewer.get(&format!("{pair}?kind=duplicate")).await.json();
    assert_eq!((&again["item"]["state"], &again["stillSo"]), (&json!("open"), &json!(true)));
    assert_eq!(again["history"][0]["undoneByName"], "Theo Lindqvist");
}

async fn record(person: &apps::testing::Person, id: u32) -> serde_json::Value {
    person.get(&format!("/api/people/{id}")).await.json()
}

fn money(record: &serde_json::Value) -> i64 {
    record["givenCents"].as_i64().unwrap()
}

fn cents(record: &serde_json::Value) -> i64 {
    let gifts = record["giving"]["gifts"].as_array().unwrap();
    gifts.iter().map(|gift| gift["cents"].as_i64().unwrap()).sum()
}

#[tokio::test]
async fn what_is_chosen_in_the_preview_is_what_comes_of_it() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let contributor = suite.contributor().await;
    let (kept, removed) = twins();
    let pair = item((kept, removed));
    let wanted = json!({ "keep": kept, "choices": [{ "field": "last_name", "side": "removed" },
        { "field": "first_name", "side": "removed" }] });
    let preview = contributor.post(&format!("{pair}/preview"), &wanted).await.json();
    let other = record(&contributor, removed).await;
    assert_eq!(preview["result"]["name"], other["name"]);
    let chosen = preview["fields"].as_array().unwrap().iter().filter(|field| field["isChosen"] == true);
    assert!(chosen.clone().all(|field| field["rule"] == "Chosen." && field["result"] == field["removed"]));
    let mut body = wanted;
    body["seal"] = preview["seal"].clone();
    let merged = contributor.post(&format!("{pair}/merge"), &body).await;
    assert_eq!(merged.status, StatusCode::OK, "{merged}");
    assert_eq!(record(&contributor, kept).await["name"], other["name"]);
}

#[tokio::test]
async fn the_rest_of_the_queue_is_decided_too() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let contributor = suite.contributor().await;
    let first = |kind: &str| {
        let path = format!("{QUEUE}?kind={kind}&limit=1");
        let contributor = &contributor;
        async move {
            let queue = contributor.get(&path).await.json();
            queue["items"][0]["id"].as_str().unwrap_or_else(|| panic!("{queue}")).to_owned()
        }
    };
    let decide = |id: String, body: serde_json::Value| {
        let contributor = &contributor;
        async move { contributor.post(&format!("{QUEUE}/items/{id}/decisions"), &body).await }
    };
    let stale = first("stale_contact").await;
    let confirmed = decide(stale.clone(), json!({ "act": "confirm" })).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{confirmed}");
    let person = confirmed.json()["person"].as_u64().unwrap();
    let now = record(&contributor, u32::try_from(person).unwrap()).await;
    assert_eq!(now["contact"]["confirmed"], "2026-11-15");

    let gap = first("missing_consent").await;
    let asked = decide(gap, json!({ "act": "ask", "until": "2026-12-01" })).await.json();
    let tasks = contributor.get(&format!("{QUEUE}/tasks")).await.json();
    assert_eq!(
        (&tasks["tasks"][0]["due"], &tasks["tasks"][0]["doneAt"]),
        (&json!("2026-12-01"), &json!(null))
    );
    let task = format!("{QUEUE}/tasks/{}", tasks["tasks"][0]["id"].as_str().unwrap());
    assert!(contributor.patch(&task, &json!({ "done": true })).await.json()["doneAt"].is_string());
    let undo = format!("{QUEUE}/decisions/{}/undo", asked["seq"]);
    assert_eq!(contributor.post(&undo, &json!({})).await.code(), "conflict");
    contributor.patch(&task, &json!({ "done": false })).await;
    assert_eq!(contributor.post(&undo, &json!({})).await.status, StatusCode::OK);
    assert_eq!(contributor.get(&format!("{QUEUE}/tasks")).await.json()["tasks"], json!([]));

    let stale = first("stale_contact").await;
    let why = decide(stale.clone(), json!({ "act": "dismiss" })).await;
    assert_eq!(why.message(), "reason: say in a few words why it can be dismissed.");
    let reason = json!({ "act": "dismiss", "reason": "Lives abroad, reached through the club" });
    assert_eq!(decide(stale, reason).await.status, StatusCode::OK);
    let history = contributor.get(&format!("{QUEUE}/decisions?limit=1")).await.json();
    assert_eq!(history["decisions"][0]["reason"], "Lives abroad, reached through the club");
    let next = history["next"].as_i64().unwrap();
    let older = contributor.get(&format!("{QUEUE}/decisions?limit=1&before={next}")).await.json();
    assert_ne!(older["decisions"][0]["seq"], history["decisions"][0]["seq"]);
}

#[tokio::test]
async fn two_records_that_no_scan_took_for_one_can_be_paired_by_hand() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let body = json!({ "one": 300, "other": 120 });
    assert_eq!(viewer.post(&format!("{QUEUE}/pairs"), &body).await.code(), "permission_denied");
    let paired = contributor.post(&format!("{QUEUE}/pairs"), &body).await;
    assert_eq!(paired.status, StatusCode::CREATED, "{paired}");
    let card = paired.json();
    assert_eq!((&card["item"]["id"], &card["item"]["byHand"]), (&json!("duplicate-120-300"), &json!(true)));
    let again = contributor.post(&format!("{QUEUE}/pairs"), &body).await;
    assert_eq!(again.json()["item"], card["item"], "the same again is no change");
    let same = contributor.post(&format!("{QUEUE}/pairs"), &json!({ "one": 5, "other": 5 })).await;
    assert_eq!(same.message(), "other: another record than the first one.");
    let nobody = contributor.post(&format!("{QUEUE}/pairs"), &json!({ "one": 5, "other": 99_999 })).await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND, "{nobody}");
}
