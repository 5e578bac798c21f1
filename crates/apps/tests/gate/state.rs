//! What the browser is told of itself.

use apps::testing::TestSuite;
use rstest::rstest;
use serde_json::json;
use store::sea_orm::ConnectionTrait;
use store::testing::Kind;

// A-67 A-71 A-75
#[tokio::test]
async fn nobody_is_told_so_in_the_fields_of_the_specification() {
    let suite = TestSuite::new().await;
    insta::assert_snapshot!(suite.anon().get("/api/session").await, @r#"200 {"isAuthenticated":false,"isLoading":false,"user":null,"profile":null,"error":null,"authMethod":"none","csrfToken":null,"permissions":[]}"#);
}

// A-49 A-65 A-67 A-69 A-94 A-125
#[tokio::test]
async fn the_three_demo_users_get_their_role_and_rights() {
    let suite = TestSuite::new().await;
    let of = async |person: apps::testing::Person| {
        let state = person.get("/api/session").await.json();
        json!([state["profile"]["role"], state["user"]["email"], state["authMethod"], state["permissions"]])
            .to_string()
    };
    insta::assert_snapshot!(of(suite.viewer().await).await, @r#"["viewer","demo.viewer@quadrangle.example","fallback",["apps.use","profile.edit","users.read"]]"#);
    insta::assert_snapshot!(of(suite.contributor().await).await, @r#"["contributor","demo.contributor@quadrangle.example","fallback",["apps.use","profile.edit","users.read","content.edit"]]"#);
    insta::assert_snapshot!(of(suite.admin().await).await, @r#"["admin","demo.admin@quadrangle.example","fallback",["apps.use","profile.edit","users.read","content.edit","users.manage","campus.manage","audit.read","ai.manage","outreach.manage","settings.read"]]"#);
}

// A-65
#[tokio::test]
async fn a_profile_has_the_fields_of_the_specification() {
    let suite = TestSuite::new().await;
    let admin = suite.admin().await;
    admin.patch("/api/profile", &json!({ "photoURL": "https://pictures.test/dana.png" })).await;
    insta::assert_snapshot!(admin.get("/api/profile").await, @r#"200 {"uid":"01M7F8NJE047XSNCZ8KTE7T1Z3","email":"demo.admin@quadrangle.example","displayName":"Dana Reyes","photoURL":"https://pictures.test/dana.png","role":"admin","createdAt":"2026-11-15T09:30:00.000Z","lastLoginAt":"2026-11-15T09:30:00.000Z","isEmailVerified":true}"#);
}

// A-74 A-110 A-111
#[tokio::test]
async fn without_a_profile_somebody_is_known_and_may_do_nothing() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    suite.sql("DELETE FROM users WHERE email LIKE 'demo.viewer@%'").await;
    insta::assert_snapshot!(viewer.get("/api/session").await, @r#"200 {"isAuthenticated":true,"isLoading":false,"user":{"uid":"01M7F8NJE0SBCETMAJH28ZTS0T","email":"demo.viewer@quadrangle.example","displayName":"Priya Raman","isEmailVerified":false},"profile":null,"error":"Failed to load user profile","authMethod":"fallback","csrfToken":"37xomLtH2qssdkVEhKJmt9u0hTesspOF9PqfAvuMA20","permissions":[]}"#);
    insta::assert_snapshot!(viewer.get("/api/profile").await, @r#"403 {"code":"user_profile_not_found","message":"User profile not found"}"#);
    insta::assert_snapshot!(viewer.get("/api/apps").await, @r#"403 {"code":"user_profile_not_found","message":"User profile not found"}"#);
    insta::assert_snapshot!(viewer.get("/api/admin/users").await, @r#"403 {"code":"user_profile_not_found","message":"User profile not found"}"#);
}

// A-76
#[rstest]
#[tokio::test]
async fn a_missing_role_counts_as_viewer(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    suite.sql("UPDATE users SET role = NULL WHERE email LIKE 'demo.viewer@%'").await;
    let viewer = suite.viewer().await;
    let state = viewer.get("/api/session").await.json();
    assert_eq!(state["profile"]["role"], "viewer");
    assert_eq!(viewer.get("/api/apps").await.status, 200);
    assert_eq!(viewer.get("/api/admin/settings").await.code(), "permission_denied");
}

// A-65
#[rstest::rstest]
#[tokio::test]
async fn the_store_takes_no_other_role(
    #[values(store::testing::Kind::Sqlite, store::testing::Kind::Postgres)] kind: store::testing::Kind,
) {
    let suite = TestSuite::on(kind).await;
    let store = suite.suite.store().clone();
    let refused: store::Result<()> = store
        .write(|tx| async move {
            tx.execute_unprepared("UPDATE users SET role = 'root'").await?;
            Ok(())
        })
        .await;
    refused.unwrap_err();
}

// A-105 A-78
#[rstest]
#[tokio::test]
async fn people_change_their_name_and_nothing_that_decides_what_they_may_do(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let suite = TestSuite::on(kind).await;
    let viewer = suite.viewer().await;
    for field in ["role", "email", "uid", "createdAt", "lastLoginAt", "isEmailVerified"] {
        let reply = viewer.patch("/api/profile", &json!({ field: "admin" })).await;
        assert_eq!(reply.code(), "validation_failed", "{field}: {reply}");
    }
    let reply = viewer.patch("/api/profile", &json!({ "displayName": " Priya R. " })).await;
    assert_eq!(reply.json()["displayName"], "Priya R.");
    assert_eq!(reply.json()["role"], "viewer");
    assert_eq!(viewer.get("/api/session").await.json()["user"]["displayName"], "Priya R.");
}

// A-107
#[tokio::test]
async fn a_profile_is_changed_by_its_owner_only() {
    let suite = TestSuite::new().await;
    let reply = suite.anon().patch("/api/profile", &json!({ "displayName": "Mallory" })).await;
    insta::assert_snapshot!(reply, @r#"401 {"code":"no_authenticated_user","message":"No authenticated user"}"#);
}

#[tokio::test]
async fn bad_values_are_refused_with_their_field_and_change_nothing() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let refused = async |body: serde_json::Value| viewer.patch("/api/profile", &body).await.to_string();
    insta::assert_snapshot!(refused(json!({ "displayName": "" })).await, @r#"422 {"code":"validation_failed","message":"displayName: must not be empty."}"#);
    insta::assert_snapshot!(refused(json!({ "displayName": "x".repeat(10_000) })).await, @r#"422 {"code":"validation_failed","message":"displayName: at most 200 characters, this has 10000."}"#);
    insta::assert_snapshot!(refused(json!({ "displayName": "a\u{0}b" })).await, @r#"422 {"code":"validation_failed","message":"displayName: control characters and invisible ones are not allowed."}"#);
    insta::assert_snapshot!(refused(json!({ "photoURL": "javascript:alert(1)" })).await, @r#"422 {"code":"validation_failed","message":"photoURL: an address that starts with https://"}"#);
    let hostile = "'; DROP TABLE users; -- <img src=x onerror=alert(1)>";
    let kept = viewer.patch("/api/profile", &json!({ "displayName": hostile })).await;
    assert_eq!(kept.json()["displayName"], hostile, "text is data: kept as it is, never run");
    assert_eq!(viewer.get("/api/admin/users").await.json()["total"], 3);
}

#[tokio::test]
async fn the_list_of_apps_has_all_twelve_in_order() {
    let suite = TestSuite::new().await;
    let apps = suite.viewer().await.get("/api/apps").await.json();
    let slugs: Vec<&str> =
        apps["apps"].as_array().unwrap().iter().map(|app| app["slug"].as_str().unwrap()).collect();
    insta::assert_debug_snapshot!(slugs, @r#"
    [
        "matchmaking",
        "graduway",
        "virtual-fundraising-officer",
        "donor-motivation-mapper",
        "role-matching",
        "talent-network",
        "employer-talent-network",
        "traits",
        "student-success",
        "financial-aid",
        "outlook-inbox",
        "admin",
    ]
    "#);
}
