use rstest::rstest;
use serde_json::json;

use super::*;

#[rstest]
#[tokio::test]
async fn a_replaced_document_can_go_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let at_work = AtWork::new(kind).await;
    let contributor = at_work.suite.contributor().await;
    let document = add(&contributor, "parking.md", TEXT).await;
    let id = document["id"].as_str().unwrap();
    let path = format!("/api/library/documents/{id}");
    let newer = TEXT.replace("40 dollars", "50 dollars");
    let reply = contributor.upload(&format!("{path}/versions?name=parking.md&note=Dearer"), newer).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    let document = read(&contributor, id).await;
    assert_eq!((&document["version"], &document["versions"][1]["note"]), (&json!(2), &json!("Dearer")));
    let costs = |amount: &'static str| {
        move |found: &[Value]| found.first().is_some_and(|hit| hit["text"].as_str().unwrap().contains(amount))
    };
    found(&contributor, "parking permit cost", costs("50 dollars")).await;
    let back = contributor.post(&format!("{path}/versions/1/restore"), &json!({})).await;
    assert_eq!((back.status, &back.json()["version"]), (StatusCode::OK, &json!(1)));
    found(&contributor, "parking permit cost", costs("40 dollars")).await;
    let cited = contributor.get(&format!("{path}?version=2")).await.json();
    assert_eq!(cited["shown"], 2);
    assert!(cited["pages"][0].to_string().contains("50 dollars"));
    assert_eq!(contributor.get(&format!("{path}?version=9")).await.status, StatusCode::NOT_FOUND);
    let file = contributor.get(&format!("{path}/versions/1/file")).await;
    assert_eq!((file.status, file.body.as_str()), (StatusCode::OK, TEXT));
    assert_eq!(file.headers["content-disposition"], "attachment; filename=\"parking.md\"");
    assert_eq!(file.headers["content-type"], "application/octet-stream");
    assert_eq!(contributor.get(&format!("{path}/versions/9/file")).await.status, StatusCode::NOT_FOUND);
}

#[rstest]
#[tokio::test]
async fn a_deleted_document_is_not_found_and_can_come_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let at_work = AtWork::new(kind).await;
    let contributor = at_work.suite.contributor().await;
    let document = add(&contributor, "parking.md", TEXT).await;
    let path = format!("/api/library/documents/{}", document["id"].as_str().unwrap());
    found(&contributor, "parking", |found| !found.is_empty()).await;
    assert_eq!(contributor.delete(&path).await.status, StatusCode::NO_CONTENT);
    assert_eq!(contributor.get(&path).await.status, StatusCode::NOT_FOUND);
    found(&contributor, "parking", <[Value]>::is_empty).await;
    let restored = contributor.post(&format!("{path}/restore"), &json!({})).await;
    assert_eq!(restored.json()["id"], document["id"], "{restored}");
    found(&contributor, "parking", |found| !found.is_empty()).await;
}

#[tokio::test]
async fn every_change_is_in_the_audit_log() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let (contributor, admin) = (at_work.suite.contributor().await, at_work.suite.admin().await);
    let document = add(&contributor, "parking.md", TEXT).await;
    let path = format!("/api/library/documents/{}", document["id"].as_str().unwrap());
    contributor.upload(&format!("{path}/versions?name=new.md"), "# Parking\n\nIt costs nothing now.").await;
    read(&contributor, document["id"].as_str().unwrap()).await;
    contributor.patch(&path, &json!({ "title": "Cars and bicycles" })).await;
    contributor.post(&format!("{path}/versions/1/restore"), &json!({})).await;
    contributor.delete(&path).await;
    contributor.post(&format!("{path}/restore"), &json!({})).await;
    let log = admin.get("/api/admin/audit?action=library_changed").await;
    let changes: Vec<String> = log.json()["entries"]
        .as_array()
        .unwrap_or_else(|| panic!("{log}"))
        .iter()
        .map(|entry| entry["detail"]["change"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(changes, ["restored", "deleted", "version restored", "changed", "replaced", "added"]);
}

#[tokio::test]
async fn a_document_can_be_named_anew() {
    let at_work = AtWork::new(Kind::Sqlite).await;
    let contributor = at_work.suite.contributor().await;
    let document = add(&contributor, "parking.md", TEXT).await;
    let path = format!("/api/library/documents/{}", document["id"].as_str().unwrap());
    let changed = contributor.patch(&path, &json!({ "title": "Cars", "area": "campus" })).await.json();
    assert_eq!((&changed["title"], &changed["area"]), (&json!("Cars"), &json!("campus")));
    let nothing = contributor.patch(&path, &json!({})).await;
    assert_eq!(nothing.message(), "There is nothing to change: send title or area.");
    assert_eq!(
        contributor.patch(&path, &json!({ "title": " " })).await.status,
        StatusCode::UNPROCESSABLE_ENTITY
    );
    let missing = contributor.patch("/api/library/documents/nothing", &json!({ "title": "x" })).await;
    assert_eq!(missing.message(), "There is no such document in the library. It may have been deleted.");
}
