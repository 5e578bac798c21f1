use rstest::rstest;

use super::*;

const FILE: &str = "name,definition,departments\nPatience,Waits well.,Teaching = 4\nNothing,,\n\
    Reliability,Does what was promised.,\n";

#[rstest]
#[tokio::test]
async fn a_file_comes_in_tells_what_was_wrong_and_goes(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (suite, _workers) = suite(kind).await;
    let person = suite.contributor().await;
    let started = person.upload("/api/traits/imports?name=traits.csv", FILE).await;
    assert_eq!(started.status, StatusCode::ACCEPTED, "{started}");
    let job = get(&person, &format!("/api/jobs/{}", started.json()["job"].as_str().unwrap())).await;
    assert_eq!(job["title"], "Import of traits.csv");
    let import = ended(&person, &started.json()).await;
    assert_eq!((&import["state"], &import["canUndo"]), (&json!("done"), &json!(true)), "{import}");
    let counts = json!({ "rows": 3, "new": 1, "changed": 1, "unchanged": 0, "rejected": 1 });
    assert_eq!(import["counts"], counts);
    let own = format!("/api/traits/imports/{}", import["id"].as_str().unwrap());
    let errors = person.get(&format!("{own}/errors.csv")).await;
    assert_eq!(errors.headers["content-type"], "text/csv; charset=utf-8");
    assert_eq!(
        errors.body,
        "\u{feff}line,column,reason,name,definition,departments\r\n3,definition,must not be empty,Nothing,,\r\n"
    );
    let found = get(&person, "/api/traits?q=patience&department=teaching").await;
    assert_eq!(found["total"], 1);
    let renewed = get(&person, "/api/traits/reliability").await;
    assert_eq!(renewed["version"], 2);
    let why = renewed["content"]["why"].as_str().unwrap();
    assert!(why.starts_with("Other people plan"), "what the file does not speak of stays: {why}");

    let mine = json!({ "version": 1, "content": content("Mine now") });
    let patience = format!("/api/traits/{}", found["traits"][0]["id"].as_str().unwrap());
    assert_eq!(person.put(&patience, &mine).await.status, StatusCode::OK);
    let undo = person.post(&format!("{own}/undo"), &Value::Null).await;
    assert_eq!(undo.status, StatusCode::ACCEPTED, "{undo}");
    let undone = ended(&person, &import).await;
    assert_eq!((&undone["state"], &undone["leftCount"]), (&json!("undone"), &json!(1)), "{undone}");
    assert_eq!(undone["left"][0]["name"], "Mine now");
    assert_ne!(get(&person, "/api/traits/reliability").await["content"]["why"], "");
    let twice = person.post(&format!("{own}/undo"), &Value::Null).await;
    assert_eq!(twice.message(), "Only an import that is done can be undone.");
    let log = suite.admin().await.get("/api/admin/audit?action=import_undone").await.json();
    assert_eq!(log["entries"][0]["detail"]["kind"], "traits");
}

#[tokio::test]
async fn a_file_that_cannot_be_read_is_refused_with_a_sentence() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    for (file, told) in [
        ("", "The file is empty."),
        ("name,why\nA,B\n", "no column called"),
        ("[{]", "not valid JSON"),
        ("{\"traits\": 7}", "no list of traits"),
    ] {
        let refused = person.upload("/api/traits/imports?name=a.csv", file).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
        assert!(refused.message().contains(told), "{refused}");
    }
    let large = person.upload("/api/traits/imports?name=a.csv", vec![b'a'; 30_000_001]).await;
    assert_eq!(large.status, StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(get(&person, "/api/traits/imports").await["imports"], json!([]));
}

#[tokio::test]
async fn what_is_exported_can_be_imported() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    for format in ["csv", "json"] {
        let file = person.get(&format!("/api/traits/export.{format}?department=teaching")).await;
        assert_eq!(file.status, StatusCode::OK);
        let started = person.upload(&format!("/api/traits/imports?name=a.{format}"), file.body).await;
        let import = ended(&person, &started.json()).await;
        assert_eq!(import["counts"]["unchanged"], import["counts"]["rows"], "{import}");
    }
}
