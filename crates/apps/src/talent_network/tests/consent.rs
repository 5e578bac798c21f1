use axum::http::StatusCode;
use serde_json::json;

use super::{Bench, MIRA, NETWORK, ROLES, each, somebody};

#[tokio::test]
async fn who_has_not_agreed_is_nowhere() {
    let bench = Bench::with_campus(400).await;
    let gone = somebody(&bench).await;
    let before = bench.directory(json!({ "limit": 200 })).await;
    let name = before["rows"][0]["name"].as_str().unwrap().to_owned();
    let moved =
        bench.post(&format!("/candidates/{gone}/stage"), json!({ "stage": "accepted", "seen": 0 })).await;
    assert_eq!(moved.status, StatusCode::OK, "{moved}");
    let confirmed = bench.send(&format!("{NETWORK}/candidates/{gone}/confirm")).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{confirmed}");
    bench.say(&gone, "employers", false).await;

    let after = bench.directory(json!({ "limit": 200 })).await;
    assert_eq!(after["total"].as_u64().unwrap() + 1, before["total"].as_u64().unwrap());
    assert_eq!(after["poolSize"], after["total"]);
    assert!(!each(&after, "id").contains(&json!(gone)));
    let summary = bench.get("/summary").await;
    assert_eq!((&summary["size"], &summary["placed"]), (&after["total"], &json!(0)));
    let outcomes = bench.get("/outcomes").await;
    assert_eq!((&outcomes["people"], &outcomes["steps"][5]["reached"]), (&after["total"], &json!(0)));
    let found = bench.directory(json!({ "filter": { "text": name } })).await;
    assert!(!each(&found, "id").contains(&json!(gone)));
    for list in ["ready", "one_away", "needs_evidence"] {
        let page = bench.get(&format!("/worklists?list={list}&limit=200")).await.to_string();
        assert!(!page.contains(&format!("\"{gone}\"")), "{list}");
    }
    for format in ["csv", "json"] {
        let file = bench.person.get(&format!("{NETWORK}/exports/{format}")).await;
        assert!(!file.body.contains(&format!(",{gone},")) && !file.body.contains(&format!("\"{gone}\"")));
    }

    // Nobody can tell them from somebody who never was.
    let body = json!({ "stage": "offer", "seen": 1 });
    for never in ["p4000000", "pnobody", "fnobody", "x"] {
        for rest in ["", "/employer-view"] {
            let one = bench.person.get(&format!("{NETWORK}/candidates/{gone}{rest}")).await;
            let other = bench.person.get(&format!("{NETWORK}/candidates/{never}{rest}")).await;
            assert_eq!((one.status, one.to_string()), (StatusCode::NOT_FOUND, other.to_string()));
        }
        for rest in ["/stage", "/stage/undo"] {
            let body = if rest == "/stage" { body.clone() } else { json!({ "step": moved.json()["step"] }) };
            let one = bench.post(&format!("/candidates/{gone}{rest}"), body.clone()).await;
            let other = bench.post(&format!("/candidates/{never}{rest}"), body).await;
            assert_eq!((one.status, one.to_string()), (StatusCode::NOT_FOUND, other.to_string()));
        }
        let one = bench.send(&format!("{NETWORK}/candidates/{gone}/confirm")).await;
        let other = bench.send(&format!("{NETWORK}/candidates/{never}/confirm")).await;
        assert_eq!((one.status, one.to_string()), (StatusCode::NOT_FOUND, other.to_string()));
        let undo = json!({ "confirmation": confirmed.json()["confirmation"] });
        let one = bench.post(&format!("/candidates/{gone}/confirm/undo"), undo.clone()).await;
        let other = bench.post(&format!("/candidates/{never}/confirm/undo"), undo).await;
        assert_eq!((one.status, one.to_string()), (StatusCode::NOT_FOUND, other.to_string()));
    }
    bench.say(&gone, "employers", true).await;
    let back = bench.get(&format!("/candidates/{gone}")).await;
    assert_eq!(back["progress"]["stage"], "accepted", "what was written down is still there");
}

#[tokio::test]
async fn an_employer_sees_what_was_agreed_to_and_nothing_else() {
    let bench = Bench::with_campus(400).await;
    let id = somebody(&bench).await;
    let fields = ["directory", "career", "email", "phone", "address"];
    for field in fields {
        bench.say(&id, field, false).await;
    }
    let profile = bench.get(&format!("/candidates/{id}")).await;
    let name = profile["name"].as_str().unwrap().to_owned();
    let text = profile["text"].as_str().unwrap();
    assert!(text.contains(&name) && !text.contains('@'), "staff do not see how to reach them either: {text}");
    let view = bench.get(&format!("/candidates/{id}/employer-view")).await;
    for field in ["name", "title", "text", "email", "phone", "address"] {
        assert!(view[field].is_null(), "{field}: {view}");
    }
    assert!(!view.to_string().contains(&name), "{name}: {view}");
    assert_eq!(view["skills"], json!([]), "they are read out of the résumé");
    assert_eq!(view["withheld"].as_array().unwrap().len(), 5);
    assert!(view["label"].as_str().unwrap().starts_with("Candidate "));

    bench.say(&id, "career", true).await;
    let view = bench.get(&format!("/candidates/{id}/employer-view")).await;
    assert!(view["text"].is_string() && view["name"].is_null(), "{view}");
    assert!(!view["skills"].as_array().unwrap().is_empty(), "{view}");
    assert!(!view["text"].as_str().unwrap().contains(&name), "{view}");
    assert!(!view["text"].as_str().unwrap().contains('@'), "{view}");
    bench.say(&id, "directory", true).await;
    bench.say(&id, "email", true).await;
    let view = bench.get(&format!("/candidates/{id}/employer-view")).await;
    assert_eq!(view["name"], profile["name"]);
    assert!(view["email"].as_str().unwrap().contains('@'), "{view}");
    assert!(view["phone"].is_null() && view["address"].is_null(), "{view}");
    let profile = bench.get(&format!("/candidates/{id}")).await;
    assert!(profile["text"].as_str().unwrap().contains('@'), "{profile}");
    let consents = profile["consents"].clone();
    let email = consents.as_array().unwrap().iter().find(|one| one["field"] == "email").unwrap();
    assert_eq!((&email["granted"], &email["basis"]), (&json!(true), &json!("By phone")));
    assert!(email["since"].is_string());

    // Whoever was uploaded has not been asked for anything.
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    let view = bench.get(&format!("/candidates/{mira}/employer-view")).await;
    let told = view.to_string().to_lowercase();
    assert!(!told.contains("okafor") && !told.contains("mail.example") && !told.contains("mira"), "{view}");
    assert_eq!(view["withheld"].as_array().unwrap().len(), 5);
}

#[tokio::test]
async fn every_look_at_somebody_is_written_down() {
    let bench = Bench::with_campus(200).await;
    let id = somebody(&bench).await;
    let viewer = bench.suite.viewer().await;
    let role = json!({ "name": "Analyst", "text": "", "requirements": [], "cut": 0,
        "pool": { "campus": true, "batches": [] } });
    let roles = [bench.person.post(ROLES, &role).await, bench.person.post(ROLES, &role).await];
    let roles = roles.map(|made| made.json()["id"].as_str().unwrap().to_owned());
    let decide = format!("{ROLES}/{}/candidates/{id}/decision", roles[0]);
    let decided = bench.person.put(&decide, &json!({ "kind": "shortlist", "reason": "" })).await;
    assert_eq!(decided.status, StatusCode::OK, "{decided}");
    viewer.post(&format!("{NETWORK}/directory"), &json!({ "limit": 200 })).await;
    viewer.get(&format!("{NETWORK}/candidates/{id}")).await;
    viewer.get(&format!("{NETWORK}/candidates/{id}/employer-view")).await;
    viewer.get(&format!("{NETWORK}/roles/{}/finalists", roles[1])).await;
    bench.person.get(&format!("{NETWORK}/exports/csv")).await;
    let views = viewer.get(&format!("/api/role-matching/views?candidate={id}&limit=200")).await.json();
    let views = views["views"].as_array().unwrap();
    for what in ["directory", "profile", "employer view", "finalists", "directory as csv"] {
        let is_there =
            |one: &serde_json::Value| one["view"]["what"] == what && one["view"]["app"] == "talent-network";
        assert!(views.iter().any(is_there), "{what}: {views:?}");
    }
    let profile = bench.get(&format!("/candidates/{id}")).await;
    assert!(profile["views"].as_u64().unwrap() >= 5, "{}", profile["views"]);
}
