use axum::http::StatusCode;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

use super::bench::{somebody, suite};

fn find<'a>(record: &'a Value, field: &str) -> &'a Value {
    record["consents"].as_array().unwrap().iter().find(|consent| consent["field"] == field).unwrap()
}

#[rstest]
#[tokio::test]
async fn a_consent_is_written_down_followed_and_taken_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = suite(kind).await;
    let (contributor, admin) = (suite.contributor().await, suite.admin().await);
    let life = somebody(None);
    let person = format!("/api/people/{}", life.person.id.0);
    let before = contributor.get(&person).await.json();
    let path = format!("{person}/consents/phone");
    let reply = contributor.patch(&path, &json!({ "granted": true, "basis": "By phone" })).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let expected = json!({ "field": "phone", "granted": true, "since": "2026-11-15", "basis": "By phone" });
    assert_eq!(reply.json()["consent"], expected);
    let undo = reply.json()["undo"].as_i64().unwrap();

    let after = contributor.get(&person).await.json();
    assert_eq!(after["contact"]["phone"]["value"], json!(life.person.phone));
    assert_eq!(find(&after, "phone"), &expected);
    assert_eq!(suite.count("campus_changes").await, 1);

    let again = contributor.patch(&path, &json!({ "granted": true, "basis": "By phone" })).await;
    assert_eq!(again.json()["undo"], json!(null), "the same again is no change");
    assert_eq!(suite.count("campus_changes").await, 1);

    let log = admin.get("/api/admin/audit?action=consent_changed").await.json();
    let entry = &log["entries"][0];
    assert_eq!((&entry["subjectName"], &entry["canUndo"]), (&json!(life.person.name()), &json!(true)));

    let back = contributor.post(&format!("/api/people/consents/{undo}/undo"), &json!({})).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    let state = contributor.get(&person).await.json();
    assert_eq!(state["consents"], before["consents"], "exactly as before: never asked");
    assert_eq!(state["contact"], before["contact"]);
    let twice = contributor.post(&format!("/api/people/consents/{undo}/undo"), &json!({})).await;
    assert_eq!((twice.status, twice.code().as_str()), (StatusCode::CONFLICT, "conflict"), "{twice}");
    assert_eq!(suite.count("campus_changes").await, 2);
}

#[tokio::test]
async fn an_admin_takes_it_back_from_the_log_unless_it_has_moved_on() {
    let suite = suite(Kind::Sqlite).await;
    let (contributor, admin) = (suite.contributor().await, suite.admin().await);
    let life = somebody(Some(true));
    let path = format!("/api/people/{}/consents/phone", life.person.id.0);
    let refuse = json!({ "granted": false, "basis": "Letter" });
    let first = contributor.patch(&path, &refuse).await.json()["undo"].as_i64().unwrap();
    let second = contributor.patch(&path, &json!({ "granted": false, "basis": "Mail" })).await;
    let second = second.json()["undo"].as_i64().unwrap();
    let old = admin.post(&format!("/api/admin/audit/{first}/undo"), &json!({})).await;
    assert_eq!(old.status, StatusCode::CONFLICT, "{old}");
    for seq in [second, first] {
        let back = admin.post(&format!("/api/admin/audit/{seq}/undo"), &json!({})).await;
        assert_eq!(back.status, StatusCode::NO_CONTENT, "{back}");
    }
    let record = admin.get(&format!("/api/people/{}", life.person.id.0)).await.json();
    assert_eq!(find(&record, "phone")["granted"], true);
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_and_changes_nothing() {
    let suite = suite(Kind::Sqlite).await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let good = json!({ "granted": true, "basis": "Form" });
    let denied = viewer.patch("/api/people/50/consents/email", &good).await;
    assert_eq!((denied.status, denied.code().as_str()), (StatusCode::FORBIDDEN, "permission_denied"));
    for (path, body, status) in [
        ("/api/people/50/consents/fax", &good, StatusCode::BAD_REQUEST),
        ("/api/people/999999/consents/email", &good, StatusCode::NOT_FOUND),
        ("/api/people/50/consents/email", &json!({ "granted": true }), StatusCode::UNPROCESSABLE_ENTITY),
        (
            "/api/people/50/consents/email",
            &json!({ "granted": true, "basis": " " }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ] {
        let reply = contributor.patch(path, body).await;
        assert_eq!(reply.status, status, "{path} {reply}");
    }
    let wrong = contributor.post("/api/people/consents/1/undo", &json!({})).await;
    assert_eq!(wrong.status, StatusCode::NOT_FOUND, "an entry of another kind: {wrong}");
    assert_eq!(suite.count("campus_changes").await, 0);
}
