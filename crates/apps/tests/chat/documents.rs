use axum::http::Method;
use rstest::rstest;
use serde_json::json;

use super::*;

#[rstest]
#[tokio::test]
async fn a_file_is_uploaded_read_and_found_by_everybody(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let at_work = AtWork::new(kind).await;
    let (contributor, viewer) = (at_work.suite.contributor().await, at_work.suite.viewer().await);
    let document = add(&contributor, "parking_rules.md", TEXT).await;
    assert_eq!(document["state"], "ready", "{document}");
    assert_eq!((&document["version"], &document["kind"]), (&json!(1), &json!("markdown")));
    assert_eq!(document["versions"][0]["name"], "parking_rules.md");
    let passages = found(&viewer, "What does a parking permit cost?", |found| !found.is_empty()).await;
    assert_eq!(passages[0]["document"], document["id"]);
    assert!(passages[0]["quote"].as_str().unwrap().contains("40 dollars"), "{passages:?}");
    let listed = viewer.get("/api/library/documents?q=PARKING&area=students").await.json();
    assert_eq!(listed["documents"][0]["id"], document["id"]);
    let elsewhere = viewer.get("/api/library/documents?area=giving").await.json();
    assert_eq!(elsewhere["documents"], json!([]));
    let read =
        viewer.get(&format!("/api/library/documents/{}?version=1", document["id"].as_str().unwrap())).await;
    let blocks = read.json()["pages"][0]["blocks"].clone();
    assert!(
        blocks.as_array().unwrap().iter().any(|block| block["text"] == "Bicycles need no permit."),
        "{blocks}"
    );
}

#[tokio::test]
async fn only_contributors_change_the_library() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let (contributor, viewer) = (at_work.suite.contributor().await, at_work.suite.viewer().await);
    let document = add(&contributor, "parking.md", TEXT).await;
    let path = format!("/api/library/documents/{}", document["id"].as_str().unwrap());
    for (person, status) in
        [(&viewer, StatusCode::FORBIDDEN), (&at_work.suite.anon(), StatusCode::UNAUTHORIZED)]
    {
        assert_eq!(upload(person, "own.md", "Something else.").await.status, status);
        assert_eq!(person.upload(&format!("{path}/versions?name=own.md"), "Own.").await.status, status);
        assert_eq!(person.patch(&path, &json!({ "title": "Mine" })).await.status, status);
        assert_eq!(person.delete(&path).await.status, status);
        assert_eq!(person.post(&format!("{path}/restore"), &json!({})).await.status, status);
        assert_eq!(person.post(&format!("{path}/versions/1/restore"), &json!({})).await.status, status);
    }
    assert_eq!(at_work.suite.anon().get("/api/library/documents").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(at_work.suite.anon().get("/api/library/search?q=x").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(viewer.get(&path).await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_file_that_cannot_be_taken_is_refused_with_a_sentence() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let contributor = at_work.suite.contributor().await;
    let first = add(&contributor, "parking.md", TEXT).await;
    let again = upload(&contributor, "again.md", TEXT).await;
    let title = first["title"].as_str().unwrap();
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert_eq!(again.message(), format!("This file is in the library already: “{title}”, version 1."));
    assert_eq!(upload(&contributor, "empty.md", "").await.message(), "The file is empty. Choose another.");
    let path = "/api/library/documents?name=large.pdf&area=aid";
    let large = contributor.send(Method::POST, path, None, &[("content-length", "60000000")]).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    let nameless = contributor.upload("/api/library/documents?area=aid", "x").await;
    assert_eq!(nameless.status, StatusCode::BAD_REQUEST, "{nameless}");
    let listed = contributor.get("/api/library/documents").await.json();
    assert_eq!(listed["documents"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_a_row_that_says_why() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let contributor = at_work.suite.contributor().await;
    let broken = add(&contributor, "broken.pdf", "%PDF-1.7 and then nothing").await;
    assert_eq!(broken["state"], "failed");
    let problem = broken["problem"].as_str().unwrap();
    assert!(problem.starts_with("This file is damaged"), "{problem}");
    assert_eq!(broken["pages"], json!([]));
}

#[rstest]
#[tokio::test]
async fn another_instance_finds_what_was_uploaded_here(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let first = AtWork::new(kind).await;
    let second = first.suite.second_instance().await;
    let _following = second.suite.library.start();
    let contributor = first.suite.contributor().await;
    let document = add(&contributor, "parking.md", TEXT).await;
    let there = second.bring(&contributor);
    let passages = found(&there, "parking permit", |found| !found.is_empty()).await;
    assert_eq!(passages[0]["document"], document["id"]);
}

#[tokio::test]
async fn a_conversation_cites_what_was_uploaded() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let contributor = at_work.suite.contributor().await;
    let document = add(&contributor, "parking.md", TEXT).await;
    found(&contributor, "parking permit", |found| !found.is_empty()).await;
    let tool = chat::library::tool(&at_work.suite.suite.library, &["students"]);
    let asker = chat::Asker { uid: "u1".to_owned(), subject: None };
    let outcome = tool.run(json!({ "question": "What does a parking permit cost?" }), &asker).await.unwrap();
    let chat::Origin::Passage(passage) = &outcome.sources[0].origin else { panic!("{outcome:?}") };
    assert_eq!(passage.document, document["id"].as_str().unwrap());
    // The quote stands on the page that the source names.
    let path = format!("/api/library/documents/{}?version={}", passage.document, passage.version);
    let pages = contributor.get(&path).await.json()["pages"].clone();
    let page = pages.as_array().unwrap().iter().find(|page| page["number"] == passage.page).unwrap();
    let text: Vec<&str> =
        page["blocks"].as_array().unwrap().iter().map(|block| block["text"].as_str().unwrap()).collect();
    assert!(text.join("\n\n").contains(&passage.quote), "{passage:?} in {text:?}");
}
