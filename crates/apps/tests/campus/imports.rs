use apps::testing::{Person, Reply};
use axum::http::StatusCode;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

use crate::{ended, suite};

const PEOPLE: &str = "\u{feff}Constituent ID;First Name;Last Name;E-Mail;Grad Yr;Notes\r\n\
    A-1;Zoë;Byron;zoe@new.example;1999;\"two\r\nlines\"\r\n\
    A-2;Grace;Hopper;grace@new.example;2001;=1+1\r\n\
    A-3;Alan;Turing;nowhere;2002;\r\n";

async fn upload(person: &Person, name: &str, file: &str) -> Value {
    let reply = person.upload(&format!("/api/admin/imports?name={name}"), file).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    reply.json()
}

fn path(detail: &Value) -> String {
    format!("/api/admin/imports/{}", detail["import"]["id"].as_str().unwrap())
}

async fn act(person: &Person, detail: &Value, act: &str) -> Reply {
    person.post(&format!("{}/{act}", path(detail)), &json!({})).await
}

#[rstest]
#[tokio::test]
async fn a_contributor_checks_a_file_imports_it_and_takes_it_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (suite, _workers) = suite(kind).await;
    let person = suite.contributor().await;
    let detail = upload(&person, "people.csv", PEOPLE).await;
    assert_eq!(detail["import"]["kind"], "alumni");
    assert_eq!(detail["import"]["state"], "uploaded");
    assert_eq!(detail["import"]["createdByName"], "Theo Lindqvist");
    assert_eq!(detail["layout"]["delimiter"], ";");
    assert_eq!(detail["columns"][4]["field"], "class_year");
    assert_eq!(detail["columns"][4]["reason"], "The heading is a known name, “grad yr”.");
    assert_eq!(detail["missing"], json!([]));

    let job = act(&person, &detail, "check").await;
    assert_eq!(job.status, StatusCode::ACCEPTED, "{job}");
    assert_eq!(ended(&person, &job.json()).await["state"], "done");
    let checked = person.get(&path(&detail)).await.json();
    assert_eq!(checked["import"]["state"], "checked");
    assert_eq!(
        (&checked["import"]["counts"]["new"], &checked["import"]["counts"]["rejected"]),
        (&json!(2), &json!(1))
    );
    assert_eq!(checked["preview"]["changes"][0]["what"], "Zoë Byron");
    let people = suite.count("people").await;

    let errors = person.get(&format!("{}/errors.csv", path(&detail))).await;
    assert_eq!(errors.headers["content-type"], "text/csv; charset=utf-8");
    assert!(errors.body.contains("A-3;Alan;Turing;nowhere;2002;;5;"), "{errors}");

    let job = act(&person, &detail, "apply").await;
    assert_eq!(ended(&person, &job.json()).await["state"], "done");
    assert_eq!(suite.count("people").await, people + 2);
    let done = person.get(&path(&detail)).await.json();
    assert_eq!((&done["import"]["state"], &done["canUndo"]), (&json!("done"), &json!(true)));

    let job = act(&person, &detail, "undo").await;
    assert_eq!(ended(&person, &job.json()).await["state"], "done");
    assert_eq!(suite.count("people").await, people);
    let admin = suite.admin().await;
    let entries = admin.get("/api/admin/audit").await.json();
    let actions: Vec<&str> = entries["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["action"].as_str().unwrap())
        .collect();
    let place = |action: &str| actions.iter().position(|other| *other == action);
    assert!(place("import_undone").unwrap() < place("import_applied").unwrap(), "{actions:?}");
    let applied = &entries["entries"][place("import_applied").unwrap()];
    assert_eq!(applied["actorName"], "demo.contributor@quadrangle.example");
    assert_eq!((&applied["detail"]["file"], &applied["canUndo"]), (&json!("people.csv"), &json!(false)));
}

#[tokio::test]
async fn a_viewer_has_nothing_to_do_with_imports() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let refused = viewer.upload("/api/admin/imports?name=people.csv", PEOPLE).await;
    assert_eq!(refused.code(), "permission_denied");
    assert_eq!(viewer.get("/api/admin/imports").await.code(), "permission_denied");
    let detail = upload(&suite.contributor().await, "people.csv", PEOPLE).await;
    for action in ["check", "apply", "undo"] {
        assert_eq!(act(&viewer, &detail, action).await.code(), "permission_denied");
    }
    assert_eq!(viewer.get(&format!("{}/errors.csv", path(&detail))).await.code(), "permission_denied");
}

#[tokio::test]
async fn what_cannot_be_done_is_told() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let empty = person.upload("/api/admin/imports?name=empty.csv", "").await;
    insta::assert_snapshot!(empty, @r#"422 {"code":"validation_failed","message":"The file is empty. Choose a file with a heading row and at least one row below it."}"#);
    let large = person.upload("/api/admin/imports?name=large.csv", vec![b'a'; 2_000_001]).await;
    insta::assert_snapshot!(large, @r#"413 {"code":"payload_too_large","message":"The file is too large: at most 2 MB. Split it, or ask an administrator to raise `import_megabytes`."}"#);
    let nameless = person.upload("/api/admin/imports", PEOPLE).await;
    assert_eq!(nameless.code(), "malformed_request");
    let detail = upload(&person, "people.csv", PEOPLE).await;
    let undo = act(&person, &detail, "undo").await;
    insta::assert_snapshot!(undo, @r#"409 {"code":"conflict","message":"Only an import that is done can be undone."}"#);
    for (body, told) in [
        (json!({ "kind": "horses" }), "kind: unknown variant"),
        (json!({ "columns": [{ "column": 99, "field": "email" }] }), "There is no such column"),
        (json!({ "options": { "delimiter": "ab" } }), "options.delimiter"),
        (json!({ "options": [null, ","] }), "options"),
        (json!({ "columns": [[0, "full_name", null, null]] }), "columns[0]"),
        (json!({ "mapping": [] }), "unknown field"),
    ] {
        let refused = person.patch(&path(&detail), &body).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
        assert!(refused.message().contains(told), "{told}: {refused}");
    }
    assert_eq!(person.get("/api/admin/imports/nothing").await.status, StatusCode::NOT_FOUND);
    assert_eq!(person.delete(&path(&detail)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(person.get(&path(&detail)).await.status, StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_column_is_chosen_by_the_person() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let detail = upload(&person, "people.csv", "A,B\nAda Byron,1999\n").await;
    let body =
        json!({ "kind": "alumni", "likely": "update", "columns": [{ "column": 0, "field": "full_name" }] });
    let changed = person.patch(&path(&detail), &body).await.json();
    assert_eq!(changed["columns"][0]["field"], "full_name");
    assert_eq!((&changed["import"]["likely"], &changed["missing"]), (&json!("update"), &json!([])));
    let list = person.get("/api/admin/imports").await.json();
    assert_eq!(list["imports"].as_array().unwrap().len(), 1);
}
