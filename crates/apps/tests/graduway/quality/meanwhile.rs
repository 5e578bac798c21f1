//! What else happens on the campus while records are merged.

use std::time::Duration;

use axum::http::StatusCode;
use campus::{model::Person, store::changes};
use serde_json::json;
use store::{jobs::NewJob, testing::Kind};

use super::{QUEUE, ended, item, order, scanned, twins};

#[tokio::test]
async fn while_a_job_changes_the_campus_nothing_is_merged() {
    let (suite, workers) = scanned(Kind::Sqlite).await;
    drop(workers);
    let (contributor, pair) = (suite.contributor().await, twins());
    let body = order(&contributor, pair, pair.0).await;
    let new =
        NewJob { kind: "import.apply", title: "Import alumni.csv".to_owned(), owner: None, input: json!({}) };
    let job = suite.suite.jobs.create(new).await.unwrap();
    let id = job.id.clone();
    let pass = suite
        .suite
        .store()
        .write(move |tx| async move { campus::store::turn::pass(&tx, None, Some(&id)).await });
    assert!(pass.await.unwrap());
    let refused = contributor.post(&format!("{}/merge", item(pair)), &body).await;
    assert_eq!(refused.status, StatusCode::CONFLICT);
    assert_eq!(
        refused.message(),
        "“Import alumni.csv” is changing the campus; wait for it to end or cancel it. The campus is as it was."
    );
    // What is only about the queue goes on.
    let decide = format!("{}/decisions", item(pair));
    let put_off = contributor.post(&decide, &json!({ "act": "snooze", "until": "2026-12-01" })).await;
    assert_eq!(put_off.status, StatusCode::OK, "{put_off}");
    suite.suite.jobs.cancel(&job.id).await.unwrap();
    let merged = contributor.post(&format!("{}/merge", item(pair)), &body).await;
    assert_eq!(merged.status, StatusCode::OK, "{merged}");
}

#[tokio::test]
async fn an_import_that_came_later_is_undone_first() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let (contributor, pair) = (suite.contributor().await, twins());
    let mut body = order(&contributor, pair, pair.0).await;
    body["choices"] = json!([{ "field": "last_name", "side": "removed" }]);
    let merged = contributor.post(&format!("{}/merge", item(pair)), &body).await.json();
    let Person { email, first_name, last_name, .. } = person(&suite, pair.0).await;
    let file = format!("Email,First Name,Last Name,City\n{email},{first_name},{last_name},Passau\n");
    let detail = contributor.upload("/api/admin/imports?name=later.csv&kind=alumni", file).await.json();
    let path = format!("/api/admin/imports/{}", detail["import"]["id"].as_str().unwrap());
    for act in ["check", "apply"] {
        let job = contributor.post(&format!("{path}/{act}"), &json!({})).await.json();
        assert_eq!(ended(&contributor, &job).await["state"], "done", "{act}");
    }
    assert_eq!(person(&suite, pair.0).await.place.city, "Passau");
    let undo = format!("{QUEUE}/decisions/{}/undo", merged["seq"]);
    let refused = contributor.post(&undo, &json!({})).await;
    assert_eq!(
        refused.message(),
        "“later.csv” was imported later and changed the same records. Undo that import first."
    );
    let job = contributor.post(&format!("{path}/undo"), &json!({})).await.json();
    assert_eq!(ended(&contributor, &job).await["state"], "done");
    let undone = contributor.post(&undo, &json!({})).await;
    assert_eq!(undone.status, StatusCode::OK, "{undone}");
}

async fn person(suite: &apps::testing::TestSuite, person: u32) -> Person {
    let edition = campus::store::edition::current(suite.suite.store().reader()).await.unwrap().unwrap();
    let people = campus::store::people::some(suite.suite.store().reader(), edition.edition, [person]);
    people.await.unwrap().remove(0)
}

#[tokio::test]
async fn the_search_index_follows_a_merge_and_its_undo() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let following = suite.suite.campus.start();
    let (contributor, pair) = (suite.contributor().await, twins());
    let followed = || async {
        let latest = changes::latest(suite.suite.store().reader()).await.unwrap();
        let mut followed = suite.suite.campus.followed();
        let wait = followed.wait_for(|one| one.edition.is_some() && one.position >= latest.cast_unsigned());
        tokio::time::timeout(Duration::from_mins(2), wait).await.expect("the index follows").unwrap();
    };
    let finds = |name: String| {
        let contributor = &contributor;
        async move {
            let query = name.replace(' ', "%20");
            let found = contributor.get(&format!("/api/people?q={query}&limit=100")).await.json();
            assert_ne!(found["mode"], "building", "{found}");
            let people = found["people"].as_array().unwrap();
            people.iter().map(|one| one["id"].as_u64().unwrap()).collect::<Vec<_>>()
        }
    };
    followed().await;
    let name =
        contributor.get(&format!("/api/people/{}", pair.1)).await.json()["name"].as_str().unwrap().to_owned();
    assert!(finds(name.clone()).await.contains(&u64::from(pair.1)));
    let body = order(&contributor, pair, pair.0).await;
    let merged = contributor.post(&format!("{}/merge", item(pair)), &body).await.json();
    followed().await;
    assert!(!finds(name.clone()).await.contains(&u64::from(pair.1)), "the record that went is not found");
    contributor.post(&format!("{QUEUE}/decisions/{}/undo", merged["seq"]), &json!({})).await;
    followed().await;
    assert!(finds(name).await.contains(&u64::from(pair.1)));
    following.stop().await;
}
