use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Bench, ROLES, asked, names, said};

const POSTING: &str = "Data Engineer\n\nRequirements\n- Python and PostgreSQL are required\n- You must be fluent in \
                       Spanish\n\nNice to have\n- Kubernetes\n";

#[tokio::test]
async fn a_job_description_becomes_a_ranking() {
    let bench = Bench::new().await;
    let read = bench.person.post("/api/role-matching/readings", &json!({ "text": POSTING })).await;
    assert_eq!(read.status, StatusCode::OK, "{read}");
    let posting = read.json();
    let chip = |label: &str| {
        let all = posting["requirements"].as_array().unwrap();
        all.iter()
            .find(|one| one["label"] == label)
            .unwrap_or_else(|| panic!("no {label}: {posting}"))
            .clone()
    };
    assert_eq!(chip("Python")["need"], "must");
    assert_eq!(chip("Kubernetes")["need"], "nice");
    let words = said(&posting["text"], &chip("Python")["span"]);
    assert!(words.contains("Python"), "{words}");
    let same = bench.person.upload("/api/role-matching/readings/file?name=role.txt", POSTING).await;
    assert_eq!(same.status, StatusCode::OK, "{same}");
    let labels = |posting: &Value| {
        let all = posting["requirements"].as_array().unwrap().clone();
        all.iter().map(|one| one["label"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(labels(&same.json()), labels(&posting));

    let role = bench.three().await;
    let ranking = bench.rank(&role, json!({ "blind": false })).await;
    assert_eq!(names(&ranking), ["Ada Lovelace", "Bo Larsson", "Cy Quill"]);
    assert_eq!(ranking["poolSize"], 3);
    let ada = &ranking["rows"][0];
    assert_eq!((&ada["mustsMet"], &ada["musts"], &ada["isSelected"]), (&json!(2), &json!(2), &json!(true)));
    assert!(ada["points"].as_u64() > ranking["rows"][1]["points"].as_u64());
    let bo = &ranking["rows"][1];
    let postgres = bo["states"].as_array().unwrap().iter().find(|one| one["requirement"] == 2).unwrap();
    assert_eq!(postgres["state"], "adjacent");
    assert_eq!(bo["gap"]["requirement"], 2);
    let counted: u64 =
        ranking["histogram"].as_array().unwrap().iter().map(|bin| bin["count"].as_u64().unwrap()).sum();
    assert_eq!(counted, 3);
    assert_eq!(ranking["funnel"][0]["requirement"], 1);
    assert_eq!(ranking["funnel"][1]["left"], 1);
}

#[tokio::test]
async fn a_profile_adds_up_and_its_receipt_replays() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let ada = bench.rank(&role, json!({ "blind": false })).await["rows"][0].clone();
    let reply = bench.person.get(&Bench::at(&role, &ada["id"], "?blind=false")).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let detail = reply.json();
    let parts = detail["score"]["contributions"].as_array().unwrap();
    let sum: u64 = parts.iter().map(|part| part["points"].as_u64().unwrap()).sum();
    assert_eq!(json!(sum), detail["score"]["points"]);
    assert_eq!(detail["score"]["points"], ada["points"]);
    assert_eq!(detail["file"], "ada.txt");
    for one in detail["requirements"].as_array().unwrap() {
        let shown = one["found"]["evidence"].as_array().unwrap();
        let adds = one["contribution"]["points"].as_u64().unwrap_or(0);
        assert!(adds == 0 || !shown.is_empty(), "{one}");
        let words = said(&detail["text"], &shown[0]["span"]);
        assert!(words.contains(one["requirement"]["label"].as_str().unwrap()), "{words}: {one}");
    }
    for swap in detail["swaps"].as_array().unwrap() {
        assert_eq!(swap["difference"], 0, "{swap}");
    }

    let receipt = bench.person.get(&Bench::at(&role, &ada["id"], "/receipt")).await.json();
    let replayed = bench.person.post("/api/role-matching/receipts/replay", &receipt).await;
    assert_eq!(replayed.status, StatusCode::OK, "{replayed}");
    assert_eq!(replayed.json()["same"], true, "{replayed}");
    assert_eq!(replayed.json()["points"], ada["points"]);
    let mut forged = receipt;
    forged["points"] = json!(10_000);
    let replayed = bench.person.post("/api/role-matching/receipts/replay", &forged).await.json();
    assert_eq!(replayed["same"], false);
    assert!(!replayed["differences"].as_array().unwrap().is_empty());

    // Python, shown in work, is worth more than all that the one above has.
    let cy = bench.rank(&role, json!({})).await["rows"][2]["id"].clone();
    let detail = bench.person.get(&Bench::at(&role, &cy, "")).await.json();
    let change = &detail["smallestChange"];
    assert_eq!(
        (&change["requirement"], &change["from"], &change["to"]),
        (&json!(1), &json!(3), &json!(2)),
        "{change}"
    );
    assert_eq!(detail["above"][0]["rank"], 2);
    assert!(!detail["above"][0]["more"].as_array().unwrap().is_empty());
}

#[tokio::test]
async fn two_are_compared_and_what_is_decided_can_be_taken_back() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let rows = bench.rank(&role, json!({})).await["rows"].clone();
    let (ada, bo) = (rows[0]["id"].clone(), rows[1]["id"].clone());
    let path = format!("{ROLES}/{role}/comparison");
    let compared = bench.person.post(&path, &json!({ "candidates": [bo, ada] })).await;
    assert_eq!(compared.status, StatusCode::OK, "{compared}");
    let compared = compared.json();
    assert_eq!(compared["candidates"][0]["rank"], 2);
    let postgres = &compared["requirements"][1];
    assert_eq!(postgres["differs"], true);
    assert_eq!(postgres["cells"][0]["neighbour"], "MySQL");
    assert!(postgres["cells"][1]["quote"].as_str().unwrap().contains("PostgreSQL"));

    let decision = Bench::at(&role, &ada, "/decision");
    let put = |body: Value| {
        let decision = decision.clone();
        let person = &bench.person;
        async move { person.put(&decision, &body).await }
    };
    let refused = put(json!({ "kind": "reject", "reason": " " })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    assert_eq!(put(json!({ "kind": "shortlist", "reason": "" })).await.status, StatusCode::OK);
    let listed = bench.rank(&role, json!({ "filter": { "decision": "shortlist" } })).await;
    assert_eq!((&listed["total"], &listed["rows"][0]["id"]), (&json!(1), &ada));
    assert_eq!(put(json!({ "kind": null, "reason": "" })).await.status, StatusCode::OK);
    let listed = bench.rank(&role, json!({ "filter": { "decision": "none" } })).await;
    assert_eq!(listed["total"], 3);
    let history = bench.person.get(&Bench::at(&role, &ada, "")).await.json()["history"].clone();
    assert_eq!((&history[0]["kind"], &history[1]["kind"]), (&Value::Null, &json!("shortlist")));

    let contests = Bench::at(&role, &ada, "/contests");
    let told =
        bench.person.post(&contests, &json!({ "requirement": 3, "note": "She ran two clusters." })).await;
    assert_eq!(told.status, StatusCode::CREATED, "{told}");
    let answer = format!("{ROLES}/{role}/contests/{}/answer", told.json()["id"].as_str().unwrap());
    let answered = bench.person.post(&answer, &json!({ "answer": "Looked at it." })).await;
    assert_eq!(answered.json()["state"], "answered", "{answered}");
    let list = bench.person.get(&format!("{ROLES}/{role}/contests")).await.json();
    assert_eq!(list["contests"][0]["answer"], "Looked at it.");
}

#[tokio::test]
async fn every_file_says_what_it_was_made_of() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let get = |format: &str| {
        let path = format!("{ROLES}/{role}/exports/{format}");
        let person = &bench.person;
        async move { person.get(&path).await }
    };
    let csv = get("csv").await;
    assert_eq!(csv.status, StatusCode::OK, "{csv}");
    assert!(csv.body.contains(talent::SCORER) && csv.body.contains("revision 1"), "{csv}");
    assert!(!csv.body.contains("Lovelace") && !csv.body.contains("ada.txt"), "{csv}");
    let named = get("csv?blind=false&top=1").await;
    assert!(named.body.contains("Ada Lovelace") && !named.body.contains("Bo Larsson"), "{named}");
    let exported = get("json?sort=potential&musts=all").await.json();
    // With an id one can look up who it is.
    let ada = bench.person_of(&role, 0).await.as_str().unwrap().to_owned();
    assert!(named.body.contains("rank,candidate,id,score") && named.body.contains(&ada), "{named}");
    assert!(csv.body.contains("rank,candidate,score") && !csv.body.contains(&ada), "{csv}");
    assert!(!exported.to_string().contains(&ada) && exported["rows"][0]["id"].is_null(), "{exported}");
    assert_eq!((&exported["total"], &exported["poolSize"]), (&json!(1), &json!(3)));
    assert_eq!(exported["versions"]["scorer"], talent::SCORER);
    assert!(get("pdf").await.body.starts_with("%PDF"));
    assert!(get("xlsx").await.body.starts_with("PK"));
    let admin = bench.suite.admin().await;
    let log = admin.get("/api/admin/audit?action=candidates_exported").await.json();
    assert_eq!(log["entries"].as_array().unwrap().len(), 6, "{log}");
}

#[tokio::test]
async fn groups_are_counted_and_swaps_move_nobody() {
    let bench = Bench::with_campus(300).await;
    let role = bench.role(&json!({ "campus": true, "batches": [] }), asked()).await;
    let fair = bench.person.post(&format!("{ROLES}/{role}/fairness"), &json!({ "cut": 100 })).await;
    assert_eq!(fair.status, StatusCode::OK, "{fair}");
    let fair = fair.json();
    assert_eq!(fair["selection"].as_array().unwrap().len(), 3);
    assert_eq!(fair["scoring"].as_array().unwrap().len(), 3);
    assert_eq!(fair["selection"][0]["total"], fair["poolSize"]);
    assert_eq!(fair["selection"][0]["passed"], fair["selected"]);
    let probed = bench.person.post(&format!("{ROLES}/{role}/swaps"), &json!({ "count": 20 })).await;
    assert_eq!(probed.status, StatusCode::OK, "{probed}");
    let swaps = probed.json()["swaps"].clone();
    for swap in swaps.as_array().unwrap() {
        assert_eq!((&swap["moved"], &swap["largest"]), (&json!(0), &json!(0)), "{swap}");
    }
    let names = swaps.as_array().unwrap().iter().find(|one| one["swap"] == "name").unwrap();
    assert!(names["tried"].as_u64().unwrap() > 0, "{swaps}");
}
