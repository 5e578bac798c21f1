use axum::http::{Method, StatusCode};
use serde_json::{Value, json};

use super::{BATCHES, Bench, ROLES, asked};

fn saving(name: &str, seen: u32) -> Value {
    json!({ "name": name, "text": "", "requirements": asked(), "pool": { "campus": true, "batches": [] }, "cut": 4000,
        "seen": seen })
}

#[tokio::test]
async fn a_viewer_looks_and_changes_nothing() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let viewer = bench.suite.viewer().await;
    let ranking = viewer.post(&format!("{ROLES}/{role}/ranking"), &json!({})).await;
    assert_eq!(ranking.status, StatusCode::OK, "{ranking}");
    let ada = ranking.json()["rows"][0]["id"].clone();
    assert_eq!(viewer.get(&Bench::at(&role, &ada, "")).await.status, StatusCode::OK);
    assert_eq!(viewer.get(ROLES).await.status, StatusCode::OK);
    let decision = json!({ "kind": "shortlist", "reason": "" });
    let refused = [
        viewer.put(&format!("{ROLES}/{role}"), &saving("Mine", 1)).await,
        viewer.delete(&format!("{ROLES}/{role}")).await,
        viewer.post(&format!("{ROLES}/{role}/versions/1/restore"), &json!({ "seen": 1 })).await,
        viewer.put(&Bench::at(&role, &ada, "/decision"), &decision).await,
        viewer.post(&Bench::at(&role, &ada, "/contests"), &json!({ "note": "No." })).await,
        viewer.get(&format!("{ROLES}/{role}/exports/csv")).await,
        viewer.post(BATCHES, &json!({ "name": "Mine" })).await,
    ];
    for reply in refused {
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{reply}");
    }
    assert_eq!(bench.person.get(&format!("{ROLES}/{role}")).await.json()["revision"], 1);
}

#[tokio::test]
async fn a_viewer_ranks_for_a_role_of_their_own_that_nobody_else_sees() {
    let bench = Bench::new().await;
    let shared = bench.three().await;
    let viewer = bench.suite.viewer().await;
    let pool = bench.person.get(&format!("{ROLES}/{shared}")).await.json()["pool"].clone();
    let mine = json!({ "name": "Mine", "text": "", "requirements": asked(), "pool": pool, "cut": 4000 });
    let made = viewer.post(ROLES, &mine).await;
    assert_eq!((made.status, &made.json()["isOwn"]), (StatusCode::CREATED, &json!(true)), "{made}");
    let role = made.json()["id"].as_str().unwrap().to_owned();
    let path = format!("{ROLES}/{role}");
    let ranking = viewer.post(&format!("{path}/ranking"), &json!({})).await;
    assert_eq!(ranking.json()["rows"].as_array().map(Vec::len), Some(3), "{ranking}");
    let ada = ranking.json()["rows"][0]["id"].clone();
    assert_eq!(viewer.get(&Bench::at(&role, &ada, "")).await.status, StatusCode::OK);
    let saved = viewer.put(&path, &saving("Still mine", 1)).await;
    assert_eq!((saved.status, &saved.json()["revision"]), (StatusCode::OK, &json!(2)), "{saved}");

    // A contributor cannot tell it from one that is not there.
    let nowhere = bench.person.get(&format!("{ROLES}/nothing")).await;
    let others = [
        bench.person.get(&path).await,
        bench.person.put(&path, &saving("Yours", 2)).await,
        bench.person.delete(&path).await,
        bench.person.post(&format!("{path}/restore"), &json!({})).await,
        bench.person.get(&format!("{path}/versions")).await,
        bench.person.post(&format!("{path}/versions/1/restore"), &json!({ "seen": 2 })).await,
        bench.person.post(&format!("{path}/ranking"), &json!({})).await,
        bench.person.post(&format!("{path}/fairness"), &json!({})).await,
        bench.person.post(&format!("{path}/swaps"), &json!({ "count": 1 })).await,
        bench.person.get(&Bench::at(&role, &ada, "")).await,
        bench.person.get(&Bench::at(&role, &ada, "/receipt")).await,
        bench
            .person
            .put(&Bench::at(&role, &ada, "/decision"), &json!({ "kind": "shortlist", "reason": "" }))
            .await,
        bench.person.post(&Bench::at(&role, &ada, "/contests"), &json!({ "note": "No." })).await,
        bench.person.get(&format!("{path}/contests")).await,
        bench.person.get(&format!("{path}/exports/csv")).await,
        bench.person.get(&format!("/api/talent-network/roles/{role}/finalists")).await,
    ];
    for reply in others {
        assert_eq!((reply.status, reply.message()), (StatusCode::NOT_FOUND, nowhere.message()), "{reply}");
    }
    let listed = |reply: crate::testing::Reply| {
        let roles = reply.json()["roles"].as_array().unwrap().clone();
        roles.iter().map(|role| role["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(listed(bench.person.get(ROLES).await), std::slice::from_ref(&shared));
    assert_eq!(listed(bench.person.get("/api/talent-network/roles").await), std::slice::from_ref(&shared));
    assert_eq!(listed(viewer.get(ROLES).await), [role.clone(), shared]);

    assert_eq!(viewer.delete(&path).await.status, StatusCode::NO_CONTENT);
    let back = viewer.send(Method::POST, &format!("{path}/restore"), None, &[]).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
}

#[tokio::test]
async fn of_two_who_save_at_once_one_is_told() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let path = format!("{ROLES}/{role}");
    let other = bench.suite.contributor().await;
    let (one, two) = (saving("One", 1), saving("Two", 1));
    let (first, second) = tokio::join!(bench.person.put(&path, &one), other.put(&path, &two));
    let mut both = [first, second];
    both.sort_by_key(|reply| reply.status);
    let [saved, overtaken] = both;
    assert_eq!((saved.status, overtaken.status), (StatusCode::OK, StatusCode::CONFLICT), "{overtaken}");
    assert_eq!(overtaken.code(), "overtaken");
    assert_eq!(overtaken.json()["current"]["name"], saved.json()["name"]);
    assert_eq!(overtaken.json()["current"]["revision"], 2);
    let again = bench.person.put(&path, &saving("Three", 2)).await;
    assert_eq!((again.status, &again.json()["revision"]), (StatusCode::OK, &json!(3)), "{again}");
}

#[tokio::test]
async fn what_was_deleted_or_changed_comes_back() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let path = format!("{ROLES}/{role}");
    assert_eq!(bench.person.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(bench.person.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bench.ranking(&role, json!({})).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bench.person.get(ROLES).await.json()["roles"].as_array().unwrap().len(), 0);
    let back = bench.person.send(Method::POST, &format!("{path}/restore"), None, &[]).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");

    let saved = bench.person.put(&path, &saving("Another name", 1)).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    let versions = bench.person.get(&format!("{path}/versions")).await.json();
    let newest = &versions["versions"][0];
    assert_eq!(newest["revision"], 2);
    assert!(newest["changed"].as_array().unwrap().contains(&json!("name")), "{newest}");
    let old = bench.person.post(&format!("{path}/versions/1/restore"), &json!({ "seen": 2 })).await;
    assert_eq!((&old.json()["name"], &old.json()["revision"]), (&json!("Data engineer"), &json!(3)), "{old}");
    let late = bench.person.post(&format!("{path}/versions/2/restore"), &json!({ "seen": 1 })).await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{late}");
}
