//! The log that cannot be changed unnoticed.

use std::time::Duration;

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

async fn entries(admin: &Person, query: &str) -> Vec<Value> {
    let reply = admin.get(&format!("/api/admin/audit?{query}")).await;
    reply.json()["entries"].as_array().unwrap_or_else(|| panic!("{reply}")).clone()
}

async fn uid_of(person: &Person) -> String {
    person.get("/api/profile").await.json()["uid"].as_str().unwrap().to_owned()
}

/// A suite in which a few things have happened.
async fn lived_in(kind: Kind) -> (TestSuite, Person, String) {
    let suite = TestSuite::on(kind).await;
    let (admin, viewer) = (suite.admin().await, suite.viewer().await);
    let uid = uid_of(&viewer).await;
    suite.advance(Duration::from_secs(1));
    admin.patch(&format!("/api/admin/users/{uid}"), &json!({ "role": "contributor" })).await;
    viewer.get("/api/admin/settings").await;
    viewer.delete("/api/session").await;
    (suite, admin, uid)
}

#[rstest]
#[tokio::test]
async fn what_happens_is_written_down_with_who_and_where(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (_suite, admin, _) = lived_in(kind).await;
    let lines: Vec<String> = entries(&admin, "")
        .await
        .iter()
        .map(|entry| {
            let text = |field: &str| entry[field].as_str().unwrap_or("-").to_owned();
            format!(
                "{} {} {} -> {} {} {}",
                entry["seq"],
                text("action"),
                text("actorName"),
                text("subjectName"),
                entry["detail"],
                text("ipAddress"),
            )
        })
        .collect();
    insta::allow_duplicates! {
        insta::assert_snapshot!(lines.join("\n"), @r#"
        5 signed_out demo.viewer@quadrangle.example -> - {} 127.0.0.1
        4 permission_denied demo.viewer@quadrangle.example -> - {"needed":"settings.read"} 127.0.0.1
        3 role_changed demo.admin@quadrangle.example -> demo.viewer@quadrangle.example {"from":"viewer","to":"contributor"} 127.0.0.1
        2 signed_in demo.viewer@quadrangle.example -> - {"method":"fallback"} 127.0.0.1
        1 signed_in demo.admin@quadrangle.example -> - {"method":"fallback"} 127.0.0.1
        "#);
    }
}

#[rstest]
#[tokio::test]
async fn the_log_is_filtered_and_paged(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (suite, admin, uid) = lived_in(kind).await;
    let count = async |query: &str| entries(&admin, query).await.len();
    assert_eq!(count("action=role_changed").await, 1);
    assert_eq!(count(&format!("person={uid}")).await, 4);
    assert_eq!(count("q=DEMO.VIEWER").await, 4);
    assert_eq!(count(&format!("until={}", store::testing::ManualClock::START)).await, 0);
    let later = store::testing::ManualClock::START + Duration::from_millis(1);
    assert_eq!(count(&format!("from={later}")).await, 3);
    let page = admin.get("/api/admin/audit?perPage=2").await.json();
    assert_eq!((page["entries"].as_array().unwrap().len(), &page["nextBefore"]), (2, &json!(4)));
    assert_eq!(count("before=4&perPage=2").await, 2);
    assert_eq!(admin.get("/api/admin/audit?from=yesterday").await.status, StatusCode::BAD_REQUEST);
    drop(suite);
}

#[rstest]
#[tokio::test]
async fn a_log_that_was_tampered_with_is_found_out(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let attacks: [(&'static str, &str); 6] = [
        ("UPDATE audit SET actor_name = 'somebody else' WHERE seq = 3", "entry 3 has been changed"),
        ("UPDATE audit SET detail = '{}' WHERE seq = 3", "entry 3 has been changed"),
        (
            "UPDATE audit SET origin = '{\"ip\":\"1.2.3.4\"}' WHERE seq = 2",
            "the origin of entry 2 has been changed",
        ),
        ("DELETE FROM audit WHERE seq = 3", "entry 3 is missing"),
        ("DELETE FROM audit WHERE seq = 5", "the log ends at entry 4 and should end at entry 5"),
        ("UPDATE audit SET seq = 9 WHERE seq = 2", "entry 2 is missing"),
    ];
    for (attack, found) in attacks {
        let (suite, admin, _) = lived_in(kind).await;
        let verdict = admin.get("/api/admin/audit/verification").await.json();
        assert_eq!((&verdict["entries"], &verdict["broken"]), (&json!(5), &Value::Null));
        suite.sql(attack).await;
        assert_eq!(admin.get("/api/admin/audit/verification").await.json()["broken"], found, "{attack}");
    }
}

#[tokio::test]
async fn addresses_are_forgotten_in_time_and_the_chain_stays_whole() {
    let (suite, admin, _) = lived_in(Kind::Sqlite).await;
    assert_eq!(entries(&admin, "").await[0]["ipAddress"], "127.0.0.1");
    suite.advance(Duration::from_hours(91 * 24));
    suite.suite.identity.clean_up().await.unwrap();
    let admin = suite.admin().await;
    let all = entries(&admin, "").await;
    assert_eq!((all[0]["ipAddress"].is_string(), &all[1]["ipAddress"]), (true, &Value::Null));
    assert_eq!(admin.get("/api/admin/audit/verification").await.json()["broken"], Value::Null);
}

#[tokio::test]
async fn a_change_is_taken_back_from_the_log_unless_things_have_moved_on() {
    let (suite, admin, uid) = lived_in(Kind::Sqlite).await;
    let undo = async |seq: &Value| admin.post(&format!("/api/admin/audit/{seq}/undo"), &json!({})).await;
    let change = entries(&admin, "action=role_changed").await[0].clone();
    assert_eq!(change["canUndo"], true);
    assert_eq!(undo(&change["seq"]).await.status, StatusCode::NO_CONTENT);
    let user = admin.get(&format!("/api/admin/users/{uid}")).await.json();
    assert_eq!(user["role"], "viewer");
    let again = undo(&change["seq"]).await;
    assert_eq!((again.status, again.code().as_str()), (StatusCode::CONFLICT, "conflict"), "{again}");

    let path = format!("/api/admin/users/{uid}");
    admin.patch(&path, &json!({ "status": "deactivated" })).await;
    let off = entries(&admin, "action=user_deactivated").await[0]["seq"].clone();
    assert_eq!(undo(&off).await.status, StatusCode::NO_CONTENT);
    assert_eq!(admin.get(&path).await.json()["status"], "active");

    let sign_in = entries(&admin, "action=signed_in").await[0]["seq"].clone();
    assert_eq!(undo(&sign_in).await.message(), "This cannot be taken back.");
    assert_eq!(undo(&json!(9999)).await.status, StatusCode::NOT_FOUND);
    drop(suite);
}

#[tokio::test]
async fn the_log_leaves_as_a_table_and_that_is_written_down_too() {
    let (_suite, admin, _) = lived_in(Kind::Sqlite).await;
    let table = admin.get("/api/admin/audit.csv?action=role_changed").await;
    assert_eq!(table.headers["content-type"], "text/csv; charset=utf-8");
    let lines: Vec<&str> = table.body.lines().collect();
    assert_eq!(lines[0], "seq,at,action,actor,subject,detail,ip address,user agent,hash");
    assert_eq!(lines.len(), 2);
    assert!(lines[1].contains("role_changed,demo.admin@quadrangle.example,demo.viewer@quadrangle.example"));
    assert_eq!(entries(&admin, "action=audit_exported").await.len(), 1);
}

#[rstest]
#[tokio::test]
async fn of_an_address_without_an_account_only_a_digest_is_kept(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    let body = json!({ "email": "stranger@quadrangle.example", "password": "wrong" });
    suite.anon().post("/api/session/local", &body).await;
    let admin = suite.admin().await;
    let refused = entries(&admin, "action=sign_in_refused").await;
    assert_eq!(refused.len(), 1);
    assert!(!refused[0].to_string().contains("stranger"), "{}", refused[0]);
    assert_eq!(refused[0]["detail"]["address"].as_str().unwrap().len(), 16);
}
