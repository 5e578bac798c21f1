use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Bench, CY, MIRA, NETWORK, ROLES, each};

#[tokio::test]
async fn a_second_file_of_somebody_is_found_merged_and_parted() {
    let bench = Bench::new().await;
    let newer = MIRA.replace("Tableau", "Tableau, Looker");
    let people = bench.upload(&[("mira.txt", MIRA), ("newer.txt", &newer), ("cy.txt", CY)]).await;
    let found = bench.get("/duplicates").await;
    assert_eq!(found["total"], 1, "{found}");
    let pair = &found["pairs"][0];
    assert_eq!((&pair["file"]["id"], &pair["other"]["id"]), (&json!(people[1]), &json!(people[0])));
    assert!(!pair["reasons"].as_array().unwrap().is_empty(), "{pair}");

    let merged = bench.post("/merges", json!({ "file": people[1], "into": people[0] })).await;
    assert_eq!(merged.status, StatusCode::CREATED, "{merged}");
    assert_eq!(merged.json()["fileName"], "newer.txt");
    assert_eq!(bench.directory(json!({})).await["total"], 2);
    let gone = bench.person.get(&format!("{NETWORK}/candidates/{}", people[1])).await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND, "{gone}");
    let after = bench.get("/duplicates").await;
    assert_eq!((&after["total"], after["merges"].as_array().unwrap().len()), (&json!(0), 1));
    let kept = bench.get(&format!("/candidates/{}", people[0])).await;
    assert_eq!(kept["merges"][0]["id"], merged.json()["id"]);

    let undo = format!("{NETWORK}/merges/{}/undo", merged.json()["id"].as_str().unwrap());
    let parted = bench.send(&undo).await;
    assert_eq!(parted.status, StatusCode::OK, "{parted}");
    assert!(parted.json()["undoneAt"].is_string(), "{parted}");
    assert_eq!(bench.send(&undo).await.status, StatusCode::OK, "sent twice, it is done once");
    assert_eq!(bench.directory(json!({})).await["total"], 3);
    assert_eq!(bench.get("/duplicates").await["total"], 1);
}

#[tokio::test]
async fn only_a_file_is_merged_and_only_into_somebody() {
    let bench = Bench::with_campus(200).await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    let campus = super::somebody(&bench).await;
    for (file, into, status) in [
        (campus.as_str(), mira.as_str(), StatusCode::UNPROCESSABLE_ENTITY),
        (&mira, &mira, StatusCode::UNPROCESSABLE_ENTITY),
        (&mira, "p4000000", StatusCode::NOT_FOUND),
        ("fnobody", &campus, StatusCode::NOT_FOUND),
    ] {
        let reply = bench.post("/merges", json!({ "file": file, "into": into })).await;
        assert_eq!(reply.status, status, "{file} {into}: {reply}");
    }
    let merged = bench.post("/merges", json!({ "file": mira, "into": campus })).await;
    assert_eq!(merged.status, StatusCode::CREATED, "{merged}");
    let undo = format!("{NETWORK}/merges/{}/undo", merged.json()["id"].as_str().unwrap());
    bench.say(&campus, "employers", false).await;
    assert_eq!(bench.get("/duplicates").await["merges"], json!([]), "whoever has left is in no list");
    assert_eq!(bench.send(&undo).await.status, StatusCode::NOT_FOUND);
    bench.say(&campus, "employers", true).await;
    assert_eq!(bench.send(&undo).await.status, StatusCode::OK);
    assert_eq!(bench.send(&format!("{NETWORK}/merges/nothing/undo")).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn past_finalists_are_suggested_for_a_new_role() {
    let bench = Bench::new().await;
    let people = bench.upload(&[("mira.txt", MIRA), ("cy.txt", CY)]).await;
    let batch = bench.get(&format!("/candidates/{}", people[0])).await["batch"].clone();
    let python =
        json!({ "id": 1, "kind": "skill", "label": "Python", "text": "Python", "need": "must", "weight": 6 });
    let make = async |name: &str| {
        let body = json!({ "name": name, "text": "", "requirements": [python], "cut": 5000,
            "pool": { "campus": false, "batches": [batch] } });
        let made = bench.person.post(ROLES, &body).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made}");
        made.json()["id"].as_str().unwrap().to_owned()
    };
    let (old, new) = (make("Old").await, make("New").await);
    for person in &people {
        let path = format!("{ROLES}/{old}/candidates/{person}/decision");
        let decided = bench.person.put(&path, &json!({ "kind": "shortlist", "reason": "" })).await;
        assert_eq!(decided.status, StatusCode::OK, "{decided}");
    }
    let found = bench.get(&format!("/roles/{new}/finalists")).await;
    assert_eq!((&found["total"], &found["name"]), (&json!(2), &json!("New")));
    assert_eq!(each(&found, "name"), [json!("Mira Okafor"), json!("Cy Quill")], "the best first");
    let mira = &found["rows"][0];
    assert_eq!((&mira["mustsMet"], &mira["musts"]), (&json!(1), &json!(1)));
    assert_eq!(mira["shortlisted"][0]["name"], "Old");
    assert_eq!(found["rows"][1]["gaps"][0]["label"], "Python");
    assert_eq!(bench.get(&format!("/roles/{old}/finalists")).await["total"], 0, "they are its own");
    let roles = bench.get("/roles").await;
    let count = |id: &str| {
        let all = roles["roles"].as_array().unwrap();
        all.iter().find(|role| role["id"] == id).map(|role| role["finalists"].clone())
    };
    assert_eq!((count(&new), count(&old)), (Some(Value::from(2)), Some(Value::from(0))));
    let page = bench.get(&format!("/roles/{new}/finalists?offset=1&limit=1")).await;
    assert_eq!(each(&page, "name"), [json!("Cy Quill")]);
    let nothing = bench.person.get(&format!("{NETWORK}/roles/nothing/finalists")).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND, "{nothing}");
}

#[tokio::test]
async fn who_looks_at_what_was_merged_has_looked_at_whom_it_was_merged_into() {
    let bench = Bench::new().await;
    let people = bench.upload(&[("mira.txt", MIRA), ("cy.txt", CY)]).await;
    let merged = bench.post("/merges", json!({ "file": people[1], "into": people[0] })).await;
    assert_eq!(merged.status, StatusCode::CREATED, "{merged}");
    let looked = async || {
        let path = format!("/api/role-matching/views?candidate={}", people[0]);
        let views = bench.person.get(&path).await.json();
        let all = views["views"].as_array().unwrap_or_else(|| panic!("{views}")).iter();
        all.filter(|one| one["view"]["what"] == "duplicates").count()
    };
    assert_eq!(looked().await, 0);
    bench.get("/duplicates").await;
    assert_eq!(looked().await, 1);
}
