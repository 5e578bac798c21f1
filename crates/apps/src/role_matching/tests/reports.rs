use axum::http::{Method, StatusCode};
use candidates::{By, CandidateId, NewContest};
use identity::{Actor, Origin};
use serde_json::json;

use super::{ADA, BATCHES, Bench, ROLES, asked};

fn ina() -> By {
    let actor =
        Actor { uid: "u9".to_owned(), email: "ina@mail.example".to_owned(), origin: Origin::default() };
    By { name: "Ina".to_owned(), uid: "u9".to_owned(), actor, may_share: true }
}

#[tokio::test]
async fn the_oldest_of_many_reports_can_be_answered_and_opened_again() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let person = CandidateId::find(bench.person_of(&role, 0).await.as_str().unwrap()).unwrap();
    let mut first = None;
    for number in 0..501 {
        let (role, person, note) = (role.clone(), person.clone(), format!("Number {number} is wrong."));
        let new = NewContest { role, person, requirement: None, note };
        let made = bench.suite.suite.candidates.contest(ina(), new).await.unwrap();
        first.get_or_insert(made.id);
    }
    let path = format!("{ROLES}/{role}/contests/{}", first.unwrap());
    let answered = bench.person.post(&format!("{path}/answer"), &json!({ "answer": "Seen." })).await;
    assert_eq!(
        (answered.status, &answered.json()["answer"]),
        (StatusCode::OK, &json!("Seen.")),
        "{answered}"
    );
    let opened = bench.person.delete(&format!("{path}/answer")).await;
    assert_eq!((opened.status, &opened.json()["state"]), (StatusCode::OK, &json!("open")), "{opened}");
    assert_eq!(opened.json()["answers"][1]["answer"], "Seen.");
    let refused = bench.person.delete(&path).await;
    assert_eq!(refused.status, StatusCode::FORBIDDEN, "it is somebody else's: {refused}");
}

#[tokio::test]
async fn a_report_is_made_once_and_taken_back_by_whoever_made_it() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let ada = bench.rank(&role, json!({})).await["rows"][0]["id"].clone();
    let report = async || {
        let path = Bench::at(&role, &ada, "/contests");
        let made = bench.person.post(&path, &json!({ "requirement": 3, "note": "She ran two." })).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made}");
        made.json()["id"].as_str().unwrap().to_owned()
    };
    let listed = async || {
        let list = bench.person.get(&format!("{ROLES}/{role}/contests")).await.json();
        list["contests"].as_array().unwrap().len()
    };
    let id = report().await;
    assert_eq!(report().await, id);
    assert_eq!(listed().await, 1);
    let path = format!("{ROLES}/{role}/contests/{id}");
    assert_eq!(bench.person.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(listed().await, 0);
    let back = bench.person.send(Method::POST, &format!("{path}/restore"), None, &[]).await;
    assert_eq!((back.status, &back.json()["person"]), (StatusCode::OK, &ada), "{back}");
    assert_eq!(listed().await, 1);
}

#[tokio::test]
async fn what_was_done_to_an_upload_is_taken_back() {
    let bench = Bench::new().await;
    let files = [("ada.txt", ADA.as_bytes()), ("again.txt", ADA.as_bytes())];
    let batch = bench.upload(&files).await;
    let role = bench.role(&json!({ "campus": false, "batches": [batch] }), asked()).await;
    let again = bench.file(&batch, "again.txt").await;
    let path = format!("{BATCHES}/{batch}/files/{}/confirm", again["id"].as_str().unwrap());
    let confirmed = bench.person.send(Method::POST, &path, None, &[]).await;
    assert_eq!(confirmed.json()["state"], "parsed", "{confirmed}");
    assert_eq!(bench.rank(&role, json!({})).await["poolSize"], 2);
    let doubted = bench.person.delete(&path).await;
    assert_eq!(
        (doubted.status, &doubted.json()["state"]),
        (StatusCode::OK, &json!("duplicate")),
        "{doubted}"
    );
    assert_eq!(bench.rank(&role, json!({})).await["poolSize"], 1);

    let path = format!("{BATCHES}/{batch}/self-ids");
    let told = bench.person.upload(&path, "file,sex,race\nada.txt,Female,Asian\n").await.json();
    let import = told["import"].as_str().unwrap();
    let undone = bench.person.delete(&format!("{path}/{import}")).await;
    assert_eq!(undone.status, StatusCode::NO_CONTENT, "{undone}");
    let imports = bench.person.get(&path).await;
    assert_eq!(imports.json()["imports"][0]["id"], import);
    assert!(imports.json()["imports"][0]["undoneBy"].is_string(), "{imports}");
    assert!(!imports.body.contains("Female") && !imports.body.contains("Asian"), "{imports}");
    let admin = bench.suite.admin().await;
    let log = admin.get("/api/admin/audit?action=talent_files_changed").await;
    assert!(log.body.contains("selfIdentificationUndone"), "{log}");
}
