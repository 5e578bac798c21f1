use std::sync::atomic::{AtomicUsize, Ordering};

use rstest::rstest;
use serde_json::json;

use super::*;

/// Asks the suite's own conversation, and waits for the whole answer.
pub(super) async fn ask(person: &Person, text: &str) -> (String, Value) {
    say(person, "/api/conversations", json!({ "app": "ask", "text": text })).await
}

/// Says the next thing in a conversation.
pub(super) async fn go_on(person: &Person, conversation: &str, text: &str) -> Value {
    say(person, &format!("/api/conversations/{conversation}/turns"), json!({ "text": text })).await.1
}

pub(super) async fn say(person: &Person, path: &str, mut body: Value) -> (String, Value) {
    static SAID: AtomicUsize = AtomicUsize::new(0);
    body["key"] = json!(format!("key-{:08}", SAID.fetch_add(1, Ordering::SeqCst)));
    let reply = person.post(path, &body).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    let asked = reply.json();
    let events = person.get(&format!("/api/answers/{}/events", asked["answer"].as_str().unwrap())).await;
    assert_eq!(events.status, StatusCode::OK, "{events}");
    let end = events.body.split("\n\n").find(|event| event.contains("event: end")).unwrap();
    let data = end.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
    (asked["conversation"].as_str().unwrap().to_owned(), serde_json::from_str(data).unwrap())
}

#[rstest]
#[tokio::test]
async fn a_question_about_the_library_is_answered_with_its_page(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let at_work = AtWork::new(kind).await;
    let contributor = at_work.suite.contributor().await;
    add(&contributor, "parking.md", TEXT).await;
    found(&contributor, "parking", |found| !found.is_empty()).await;
    let (_, answer) = ask(&contributor, "What does the parking permit cost?").await;
    assert_eq!(answer["state"], "done", "{answer}");
    let passage = answer["sources"].as_array().unwrap().iter().find(|one| one["origin"]["kind"] == "passage");
    let quote = passage.unwrap_or_else(|| panic!("{answer:#}"))["origin"]["quote"].as_str().unwrap();
    assert!(quote.contains("40 dollars"), "{quote}");
}

#[tokio::test]
async fn a_changed_topic_is_looked_up_in_place_of_the_question() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let contributor = at_work.suite.contributor().await;
    let racks = "# Bicycles\n\nBicycles are kept in the racks behind the library, by day and by night.\n";
    add(&contributor, "parking.md", TEXT).await;
    add(&contributor, "bicycles.md", racks).await;
    found(&contributor, "racks", |found| !found.is_empty()).await;
    let (_, first) = ask(&contributor, "What does the parking permit cost?").await;
    assert_eq!(first["runs"][0]["input"]["question"], "What does the parking permit cost?", "{first:#}");
    let path = format!("/api/turns/{}/answers", first["turn"].as_str().unwrap());
    let chip = json!({ "slot": "topic", "text": "bicycle racks", "need": "must", "weight": 3 });
    let (_, again) = say(&contributor, &path, json!({ "criteria": [chip] })).await;
    assert_eq!(again["runs"][0]["input"]["question"], "bicycle racks", "{again:#}");
    assert!(again["parts"].to_string().contains("behind the library"), "{again:#}");
    let nothing = contributor.post(&path, &json!({ "key": "key-no-topic", "criteria": [] })).await;
    assert_eq!(nothing.status, StatusCode::UNPROCESSABLE_ENTITY, "{nothing}");
    assert_eq!(nothing.message(), "There is nothing left to look up. Please add a topic, or ask again.");
}

#[tokio::test]
async fn a_conversation_leaves_as_a_file() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let (contributor, viewer) = (at_work.suite.contributor().await, at_work.suite.viewer().await);
    let (id, _) = ask(&contributor, "Is \"Zoë\" there?").await;
    let path = format!("/api/conversations/{id}/export");
    let markdown = contributor.get(&format!("{path}?format=markdown")).await;
    assert_eq!(markdown.status, StatusCode::OK, "{markdown}");
    assert_eq!(markdown.headers["content-type"], "text/markdown; charset=utf-8");
    let name = "attachment; filename=\"Is Zo_ there.md\"; filename*=UTF-8''Is%20Zo%C3%AB%20there.md";
    assert_eq!(markdown.headers["content-disposition"], name);
    assert!(markdown.body.starts_with("# Is \"Zoë\" there?\n"));
    let pdf = contributor.get(&format!("{path}?format=pdf")).await;
    assert_eq!(pdf.headers["content-type"], "application/pdf");
    assert!(pdf.body.starts_with("%PDF-"));
    let wrong = contributor.get(&format!("{path}?format=exe")).await;
    assert_eq!(wrong.status, StatusCode::BAD_REQUEST, "{wrong}");
    let others = viewer.get(&format!("{path}?format=pdf")).await;
    assert_eq!(others.message(), "There is no such conversation, or it is not shared with you.");
}

#[tokio::test]
async fn what_is_shared_is_read_only_and_in_the_log() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let (contributor, viewer) = (at_work.suite.contributor().await, at_work.suite.viewer().await);
    let (id, answer) = ask(&contributor, "Who is there?").await;
    let path = format!("/api/conversations/{id}");
    assert_eq!(viewer.get(&path).await.status, StatusCode::NOT_FOUND);
    assert_eq!(viewer.patch(&path, &json!({ "isShared": true })).await.status, StatusCode::NOT_FOUND);
    let shared = contributor.patch(&path, &json!({ "isShared": true })).await;
    assert_eq!(shared.json()["isShared"], true, "{shared}");
    let read = viewer.get(&path).await.json();
    assert_eq!((&read["isMine"], &read["turns"][0]["text"]), (&json!(false), &json!("Who is there?")));
    let answer = answer["id"].as_str().unwrap();
    let refused = [
        viewer.patch(&path, &json!({ "title": "Mine" })).await,
        viewer.post(&format!("{path}/turns"), &json!({ "text": "And now?", "key": "key-00000001" })).await,
        viewer.put(&format!("/api/answers/{answer}/feedback"), &json!({ "rating": "up" })).await,
    ];
    for reply in refused {
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{reply}");
    }
    contributor.patch(&path, &json!({ "isShared": false })).await;
    contributor.patch(&path, &json!({ "title": "Who" })).await;
    assert_eq!(viewer.get(&path).await.status, StatusCode::NOT_FOUND);
    let log = at_work.suite.admin().await.get("/api/admin/audit?action=conversation_shared").await.json();
    let shared: Vec<_> =
        log["entries"].as_array().unwrap().iter().map(|one| &one["detail"]["isShared"]).collect();
    assert_eq!(shared, [&json!(false), &json!(true)]);
}

#[tokio::test]
async fn the_apps_with_a_conversation_are_listed() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let list = at_work.suite.viewer().await.get("/api/chat").await.json();
    assert_eq!(list["assistants"][0], json!({ "app": "ask", "title": "Ask the campus", "isOn": true }));
}
