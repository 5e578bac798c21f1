use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Bench, ROLES, asked};

/// Somebody of the campus who is ranked, and the role.
async fn ranked() -> (Bench, String, Value) {
    let bench = Bench::with_campus(400).await;
    let role = bench.role(&json!({ "campus": true, "batches": [] }), asked()).await;
    let ranking = bench.rank(&role, json!({ "blind": false, "limit": 200 })).await;
    assert!(ranking["poolSize"].as_u64().unwrap() > 3, "{}", ranking["poolSize"]);
    let mut first = ranking["rows"][0].clone();
    first["person"] = bench.person_of(&role, 0).await;
    (bench, role, first)
}

async fn say(bench: &Bench, candidate: &Value, granted: bool) {
    let number = candidate["person"].as_str().unwrap().trim_start_matches('p');
    let path = format!("/api/people/{number}/consents/employers");
    let said = bench.person.patch(&path, &json!({ "granted": granted, "basis": "By phone" })).await;
    assert_eq!(said.status, StatusCode::OK, "{said}");
}

#[tokio::test]
async fn who_has_not_agreed_is_nowhere() {
    let (bench, role, gone) = ranked().await;
    let (id, name) = (gone["id"].as_str().unwrap().to_owned(), gone["name"].as_str().unwrap().to_owned());
    let before = bench.rank(&role, json!({ "limit": 200 })).await;
    let other = before["rows"][1]["id"].clone();
    let detail = Bench::at(&role, &gone["id"], "");
    assert_eq!(bench.person.get(&detail).await.status, StatusCode::OK);
    say(&bench, &gone, false).await;

    let after = bench.rank(&role, json!({ "blind": false, "limit": 200 })).await;
    let (had, has) = (before["poolSize"].as_u64().unwrap(), after["poolSize"].as_u64().unwrap());
    assert_eq!((had - 1, after["total"].as_u64().unwrap()), (has, has));
    let counted: u64 =
        after["histogram"].as_array().unwrap().iter().map(|bin| bin["count"].as_u64().unwrap()).sum();
    assert_eq!(counted, has);
    assert!(!after["rows"].as_array().unwrap().iter().any(|row| row["id"] == gone["id"]), "{name}");

    // Nobody can tell them from somebody who never was.
    let never = json!("p4000000");
    let body = json!({ "kind": "shortlist", "reason": "" });
    for rest in ["", "?blind=false", "/receipt"] {
        let nobody = bench.person.get(&Bench::at(&role, &never, rest)).await;
        for id in [&gone["id"], &gone["person"], &json!("f0123456789abcdef")] {
            let reply = bench.person.get(&Bench::at(&role, id, rest)).await;
            assert_eq!(reply.status, StatusCode::NOT_FOUND, "{reply}");
            assert_eq!(reply.to_string(), nobody.to_string());
        }
    }
    let decide = bench.person.put(&Bench::at(&role, &gone["id"], "/decision"), &body).await;
    assert_eq!(
        decide.to_string(),
        bench.person.put(&Bench::at(&role, &never, "/decision"), &body).await.to_string()
    );
    assert_eq!(decide.status, StatusCode::NOT_FOUND, "{decide}");
    let compare = |one: Value| {
        let (path, person) = (format!("{ROLES}/{role}/comparison"), &bench.person);
        let body = json!({ "candidates": [one, other] });
        async move { person.post(&path, &body).await }
    };
    let (of_gone, of_never) = (compare(gone["id"].clone()).await, compare(never.clone()).await);
    assert_eq!(of_gone.status, StatusCode::NOT_FOUND, "{of_gone}");
    assert_eq!(of_gone.to_string(), of_never.to_string());
    for format in ["csv", "json"] {
        let file = bench.person.get(&format!("{ROLES}/{role}/exports/{format}?blind=false")).await;
        let person = gone["person"].as_str().unwrap();
        assert!(
            !file.body.contains(&format!("{person},")) && !file.body.contains(&format!("\"{person}\"")),
            "{format}"
        );
    }
    let views = bench.person.get(&format!("/api/role-matching/views?candidate={id}")).await;
    assert_eq!(views.status, StatusCode::NOT_FOUND, "{views}");
    assert!(
        !bench.person.get("/api/role-matching/views?limit=200").await.body.contains(&format!("\"{id}\""))
    );

    say(&bench, &gone, true).await;
    assert_eq!(bench.person.get(&detail).await.status, StatusCode::OK);
    assert_eq!(bench.rank(&role, json!({})).await["poolSize"], before["poolSize"]);
}

#[tokio::test]
async fn a_blind_view_tells_nothing_of_who_it_is() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let ranking = bench.ranking(&role, json!({})).await;
    let id = ranking.json()["rows"][0]["id"].clone();
    let detail = bench.person.get(&Bench::at(&role, &id, "")).await;
    assert_eq!(detail.status, StatusCode::OK, "{detail}");
    let others: Vec<Value> =
        ranking.json()["rows"].as_array().unwrap().iter().map(|row| row["id"].clone()).collect();
    let path = format!("{ROLES}/{role}/comparison");
    let compared = bench.person.post(&path, &json!({ "candidates": others })).await;
    let files = bench.person.get(&format!("{ROLES}/{role}/exports/json")).await;
    for reply in [&ranking, &detail, &compared, &files] {
        let told = reply.body.to_lowercase();
        for word in ["lovelace", "ada.txt", "mail.example", "harvard", "larsson", "quill"] {
            assert!(!told.contains(word), "{word}: {reply}");
        }
        assert!(reply.body.contains("Candidate "), "{reply}");
    }
    assert!(detail.json()["text"].as_str().unwrap().contains("[name]"), "{detail}");
    // A name finds nobody in a blind list, and somebody in an open one.
    let search = |blind: bool| bench.rank(&role, json!({ "blind": blind, "filter": { "text": "lovelace" } }));
    assert_eq!(search(true).await["total"], 0);
    assert_eq!(search(false).await["total"], 1);
    let order = bench.rank(&role, json!({ "sort": "name" })).await;
    let mut labels: Vec<String> = order["rows"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| row["label"].as_str().unwrap().to_lowercase())
        .collect();
    let shown = labels.clone();
    labels.sort();
    assert_eq!(shown, labels);
}

#[tokio::test]
async fn what_somebody_is_called_names_nobody_elsewhere() {
    let (bench, role, first) = ranked().await;
    let (id, person) = (&first["id"], first["person"].as_str().unwrap());
    assert_ne!(id, person);
    let elsewhere =
        bench.person.get(&format!("/api/talent-network/candidates/{}", id.as_str().unwrap())).await;
    assert_eq!(elsewhere.status, StatusCode::NOT_FOUND, "{elsewhere}");
    let decided = Bench::at(&role, id, "/decision");
    let decided = bench.person.put(&decided, &json!({ "kind": "shortlist", "reason": "" })).await;
    let contested = bench.person.post(&Bench::at(&role, id, "/contests"), &json!({ "note": "No." })).await;
    let answer = format!("{ROLES}/{role}/contests/{}/answer", contested.json()["id"].as_str().unwrap());
    let rows = bench.rank(&role, json!({})).await["rows"].clone();
    let compare = json!({ "candidates": [id, rows[1]["id"]] });
    let replies = [
        decided,
        contested,
        bench.person.post(&answer, &json!({ "answer": "Looked at it." })).await,
        bench.person.get(&format!("{ROLES}/{role}/contests")).await,
        bench.ranking(&role, json!({})).await,
        bench.person.get(&Bench::at(&role, id, "")).await,
        bench.person.get(&Bench::at(&role, &rows[1]["id"], "")).await,
        bench.person.post(&format!("{ROLES}/{role}/comparison"), &compare).await,
        bench.person.get(&format!("/api/role-matching/views?candidate={}", id.as_str().unwrap())).await,
    ];
    for reply in replies {
        assert!(reply.status.is_success(), "{reply}");
        assert!(reply.body.contains(id.as_str().unwrap()), "{reply}");
        assert!(!reply.body.contains(&format!("\"{person}\"")), "{reply}");
    }
    let file = bench.person.get(&format!("{ROLES}/{role}/exports/csv")).await.body;
    assert!(!file.contains(id.as_str().unwrap()) && !file.contains(&format!(",{person},")), "{file}");
    // Other apps lead here by their own names.
    assert_eq!(bench.person.get(&Bench::at(&role, &json!(person), "")).await.json()["id"], *id);
}

#[tokio::test]
async fn ways_to_reach_somebody_are_shown_as_far_as_they_agree() {
    let (bench, role, first) = ranked().await;
    let number = first["person"].as_str().unwrap().trim_start_matches('p').to_owned();
    let say = async |field: &str, granted: bool| {
        let path = format!("/api/people/{number}/consents/{field}");
        let said = bench.person.patch(&path, &json!({ "granted": granted, "basis": "By phone" })).await;
        assert_eq!(said.status, StatusCode::OK, "{said}");
    };
    let open = async || {
        let detail = bench.person.get(&Bench::at(&role, &first["id"], "?blind=false")).await;
        assert_eq!(detail.status, StatusCode::OK, "{detail}");
        detail.json()
    };
    for field in ["email", "phone", "address"] {
        say(field, false).await;
    }
    let without = open().await;
    let text = without["text"].as_str().unwrap();
    assert!(!text.contains('@') && text.contains("•••"), "{text}");
    assert!(text.contains(first["name"].as_str().unwrap()), "staff know whom they look at: {text}");
    say("email", true).await;
    let with = open().await;
    assert!(with["text"].as_str().unwrap().contains('@'), "{with}");
    assert_eq!(with["requirements"], without["requirements"], "no span has moved");
}

#[tokio::test]
async fn every_look_at_somebody_is_written_down() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let viewer = bench.suite.viewer().await;
    let rows = bench.rank(&role, json!({})).await["rows"].clone();
    let ada = rows[0]["id"].clone();
    let of_ada = async || {
        let path = format!("/api/role-matching/views?candidate={}", ada.as_str().unwrap());
        let views = viewer.get(&path).await.json();
        let all = views["views"].as_array().unwrap().clone();
        all.iter().map(|one| one["view"]["what"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(of_ada().await, ["ranking, blind"]);
    viewer.post(&format!("{ROLES}/{role}/ranking"), &json!({ "blind": false })).await;
    viewer.get(&Bench::at(&role, &ada, "")).await;
    viewer.get(&Bench::at(&role, &ada, "?blind=false")).await;
    viewer.get(&Bench::at(&role, &ada, "/receipt")).await;
    viewer.post(&format!("{ROLES}/{role}/comparison"), &json!({ "candidates": [ada, rows[1]["id"]] })).await;
    bench.person.get(&format!("{ROLES}/{role}/exports/csv")).await;
    bench.person.post(&Bench::at(&role, &ada, "/contests"), &json!({ "note": "She ran two." })).await;
    viewer.get(&format!("{ROLES}/{role}/contests")).await;
    let seen = of_ada().await;
    for what in [
        "ranking with names",
        "profile, blind",
        "profile",
        "receipt",
        "comparison, blind",
        "export as csv, blind",
        "reported mistakes",
    ] {
        assert!(seen.iter().any(|one| one == what), "{what}: {seen:?}");
    }
    let before = seen.len();
    viewer.get(&Bench::at(&role, &ada, "")).await;
    assert_eq!(of_ada().await.len(), before, "once a minute is enough");
}
