//! What admins do to others.

use std::time::Duration;

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

async fn uid_of(person: &Person) -> String {
    person.get("/api/profile").await.json()["uid"].as_str().unwrap().to_owned()
}

async fn set(admin: &Person, uid: &str, change: Value) -> apps::testing::Reply {
    admin.patch(&format!("/api/admin/users/{uid}"), &change).await
}

// A-40 A-92 C-06
#[tokio::test]
async fn a_viewer_sees_names_and_roles_an_admin_sees_all() {
    let suite = TestSuite::new().await;
    let shown = suite.viewer().await.get("/api/admin/users").await;
    insta::assert_snapshot!(shown, @r#"200 {"users":[{"uid":"01M7F8NJE047XSNCZ8KTE7T1Z3","displayName":"Dana Reyes","role":"admin","status":"active"},{"uid":"01M7F8NJE0SBCETMAJH28ZTS0T","displayName":"Priya Raman","role":"viewer","status":"active"},{"uid":"01M7F8NJE0R0TFSMKT0Y3B29X9","displayName":"Theo Lindqvist","role":"contributor","status":"active"}],"total":3}"#);
    let to_admin = suite.admin().await.get("/api/admin/users").await.json();
    let first = to_admin["users"][0].as_object().unwrap();
    let fields: Vec<&str> = first.keys().map(String::as_str).collect();
    assert_eq!(
        fields,
        ["createdAt", "displayName", "email", "isEmailVerified", "lastLoginAt", "role", "status", "uid"]
    );
}

#[tokio::test]
async fn the_list_can_be_closed_to_viewers() {
    let suite =
        TestSuite::with(Kind::Sqlite, |setup| setup.policy.admin_users_min_role = identity::Role::Admin)
            .await;
    assert_eq!(suite.viewer().await.get("/api/admin/users").await.code(), "permission_denied");
    assert_eq!(suite.admin().await.get("/api/admin/users").await.status, StatusCode::OK);
}

#[rstest]
#[tokio::test]
async fn users_are_searched_and_filtered(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let (admin, viewer) = (suite.admin().await, suite.viewer().await);
    let names = async |person: &Person, query: &str| {
        let reply = person.get(&format!("/api/admin/users?{query}")).await;
        let list = reply.json()["users"].as_array().unwrap_or_else(|| panic!("{reply}")).clone();
        list.iter()
            .map(|user| user["displayName"].as_str().unwrap().to_owned())
            .collect::<Vec<_>>()
            .join(", ")
    };
    assert_eq!(names(&admin, "q=DANA").await, "Dana Reyes");
    assert_eq!(names(&admin, "q=demo.contrib").await, "Theo Lindqvist");
    assert_eq!(names(&viewer, "q=demo.contrib").await, "", "a viewer cannot search what they cannot see");
    assert_eq!(names(&admin, "q=%25").await, "", "a percent sign is a percent sign");
    assert_eq!(names(&admin, "q=_").await, "");
    assert_eq!(names(&admin, "role=viewer&status=active").await, "Priya Raman");
    assert_eq!(names(&admin, "status=deactivated").await, "");
    assert_eq!(names(&admin, "perPage=1&page=2").await, "Priya Raman");
    let total = admin.get("/api/admin/users?perPage=1").await.json()["total"].clone();
    assert_eq!(total, 3);
    assert_eq!(admin.get("/api/admin/users?role=root").await.status, StatusCode::BAD_REQUEST);
}

// A-95
#[rstest]
#[tokio::test]
async fn a_new_role_holds_on_the_next_request(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let (admin, viewer) = (suite.admin().await, suite.viewer().await);
    let uid = uid_of(&viewer).await;
    assert_eq!(viewer.get("/api/admin/settings").await.code(), "permission_denied");
    assert_eq!(set(&admin, &uid, json!({ "role": "admin" })).await.json()["role"], "admin");
    assert_eq!(viewer.get("/api/admin/settings").await.status, StatusCode::OK);
    set(&admin, &uid, json!({ "role": "viewer" })).await;
    assert_eq!(viewer.get("/api/admin/settings").await.code(), "permission_denied");
}

// A-41
#[tokio::test]
async fn nobody_but_an_admin_changes_anybody() {
    let suite = TestSuite::new().await;
    let uid = uid_of(&suite.admin().await).await;
    for person in [suite.viewer().await, suite.contributor().await] {
        let own = uid_of(&person).await;
        assert_eq!(set(&person, &own, json!({ "role": "admin" })).await.code(), "permission_denied");
        assert_eq!(
            person.delete(&format!("/api/admin/users/{uid}/sessions")).await.code(),
            "permission_denied"
        );
        assert_eq!(person.get(&format!("/api/admin/users/{uid}/sessions")).await.code(), "permission_denied");
    }
    let admin = suite.admin().await;
    let denied = admin.get("/api/admin/audit?action=permission_denied").await.json();
    assert_eq!(denied["entries"].as_array().unwrap().len(), 6, "and each attempt is written down");
}

// A-95
#[rstest]
#[tokio::test]
async fn the_last_admin_stays(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let admin = suite.admin().await;
    let own = uid_of(&admin).await;
    for change in [json!({ "role": "viewer" }), json!({ "status": "deactivated" })] {
        let refused = set(&admin, &own, change).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (StatusCode::CONFLICT, "last_admin"),
            "{refused}"
        );
    }
    let contributor = suite.contributor().await;
    let other = uid_of(&contributor).await;
    set(&admin, &other, json!({ "role": "admin" })).await;
    set(&admin, &other, json!({ "status": "deactivated" })).await;
    assert_eq!(
        set(&admin, &own, json!({ "role": "viewer" })).await.code(),
        "last_admin",
        "the other one is not active"
    );
}

// A-95
#[rstest]
#[tokio::test]
async fn two_admins_cannot_demote_each_other_at_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = TestSuite::on(kind).await;
    let (one, two) = (suite.admin().await, suite.contributor().await);
    let (uid_one, uid_two) = (uid_of(&one).await, uid_of(&two).await);
    set(&one, &uid_two, json!({ "role": "admin" })).await;
    two.get("/api/session").await;
    let (first, second) = tokio::join!(
        set(&one, &uid_two, json!({ "role": "viewer" })),
        set(&two, &uid_one, json!({ "role": "viewer" }))
    );
    let refused = [&first, &second].iter().filter(|reply| reply.status != StatusCode::OK).count();
    assert_eq!(refused, 1, "{first} {second}");
    let reader = suite.suite.store().reader();
    assert_eq!(identity::user::store::count_active_admins(reader).await.unwrap(), 1);
}

// A-96
#[tokio::test]
async fn forced_sign_out_holds_at_once_everywhere() {
    let suite = TestSuite::new().await;
    let (admin, here, there) = (suite.admin().await, suite.viewer().await, suite.viewer().await);
    let uid = uid_of(&here).await;
    let sessions = admin.get(&format!("/api/admin/users/{uid}/sessions")).await.json();
    assert_eq!(sessions["sessions"].as_array().unwrap().len(), 2);
    let reply = admin.delete(&format!("/api/admin/users/{uid}/sessions")).await;
    assert_eq!(reply.json()["ended"], 2);
    assert_eq!(here.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(there.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(admin.get("/api/apps").await.status, StatusCode::OK);
}

#[tokio::test]
async fn a_deactivated_account_is_out_at_once_and_stays_out() {
    let suite = TestSuite::new().await;
    let (admin, viewer) = (suite.admin().await, suite.viewer().await);
    let uid = uid_of(&viewer).await;
    assert_eq!(set(&admin, &uid, json!({ "status": "deactivated" })).await.json()["status"], "deactivated");
    assert_eq!(viewer.get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    let refused = suite.anon().post("/api/session/demo", &json!({ "role": "viewer" })).await;
    assert_eq!(refused.code(), "account_deactivated");
    set(&admin, &uid, json!({ "status": "active" })).await;
    suite.viewer().await;
}

// C-27
#[tokio::test]
async fn rights_are_changed_by_somebody_who_has_shown_lately_who_they_are() {
    let suite = TestSuite::new().await;
    let (admin, viewer) = (suite.admin().await, suite.viewer().await);
    let uid = uid_of(&viewer).await;
    suite.advance(Duration::from_mins(6));
    let refused = set(&admin, &uid, json!({ "role": "admin" })).await;
    assert_eq!((refused.status, refused.code().as_str()), (StatusCode::FORBIDDEN, "confirmation_required"));
    assert_eq!(admin.post("/api/session/confirmation", &json!({})).await.status, StatusCode::NO_CONTENT);
    assert_eq!(set(&admin, &uid, json!({ "role": "admin" })).await.status, StatusCode::OK);
}

#[tokio::test]
async fn what_does_not_exist_is_told() {
    let suite = TestSuite::new().await;
    let admin = suite.admin().await;
    insta::assert_snapshot!(set(&admin, "nobody", json!({ "role": "admin" })).await, @r#"404 {"code":"not_found","message":"User profile not found"}"#);
    insta::assert_snapshot!(set(&admin, "a%00b", json!({ "role": "admin" })).await, @r#"400 {"code":"malformed_request","message":"The address is wrong: an identifier has 1 to 128 letters, digits, or -_:."}"#);
    let own = uid_of(&admin).await;
    insta::assert_snapshot!(set(&admin, &own, json!({ "role": "root" })).await, @r#"422 {"code":"validation_failed","message":"role: unknown variant `root`, expected one of `viewer`, `contributor`, `admin`."}"#);
    insta::assert_snapshot!(set(&admin, &own, json!({ "rights": "all" })).await, @r#"422 {"code":"validation_failed","message":"rights: unknown field `rights`, expected `role` or `status`."}"#);
}

// A-119 A-120 A-121 A-122 A-123 A-124 A-125
#[tokio::test]
async fn the_constants_in_force_are_shown() {
    let suite = TestSuite::new().await;
    let shown = suite.admin().await.get("/api/admin/settings").await.json();
    let constants = shown["constants"].as_array().unwrap().iter();
    let lines: Vec<String> = constants
        .map(|row| format!("{}: {}", row["key"].as_str().unwrap(), row["value"].as_str().unwrap()))
        .collect();
    insta::assert_snapshot!(lines.join("\n"), @"
    fallback session timeout: 30 min
    remote session: 60 min
    absolute session: 720 min
    maximum concurrent sessions: 3
    session cleanup interval: 60 s
    allowed email domain: quadrangle.example
    toast duration: 5000 ms
    toast fade: 300 ms
    role levels: viewer 1, contributor 2, admin 3
    ");
    insta::assert_snapshot!(shown["permissions"][3], @r#"{"permission":"content.edit","roles":["contributor","admin"]}"#);
}

// C-26
#[tokio::test]
async fn what_a_demo_leaves_behind_is_nobody_elsewhere() {
    let suite = TestSuite::new().await;
    suite.sql("UPDATE users SET role = 'viewer' WHERE email LIKE 'demo.admin@%'").await;
    let again = suite.second_instance().await;
    assert_eq!(again.admin().await.get("/api/session").await.json()["profile"]["role"], "admin");
    let person = again.admin().await;
    let in_earnest = suite.second_instance_with(|setup| setup.demo = false).await;
    assert_eq!(in_earnest.bring(&person).get("/api/apps").await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(in_earnest.count("users WHERE deactivated_at IS NULL").await, 0);
}

#[tokio::test]
async fn an_invitation_gives_way_to_a_newer_one_and_can_be_taken_back_from_the_log() {
    let suite = TestSuite::new().await;
    let admin = suite.admin().await;
    admin.post("/api/session/confirmation", &json!({})).await;
    let invite = async || {
        let body = json!({ "email": "gina@quadrangle.example" });
        admin.post("/api/admin/invitations", &body).await.json()["id"].as_str().unwrap().to_owned()
    };
    let (first, second) = (invite().await, invite().await);
    let restored = admin.post(&format!("/api/admin/invitations/{first}/restoration"), &json!({})).await;
    assert_eq!(restored.message(), "There is a newer invitation to this address.", "{restored}");
    let log = admin.get("/api/admin/audit?action=invitation_sent").await.json();
    let newest = &log["entries"][0];
    assert_eq!((&newest["detail"]["invitation"], &newest["canUndo"]), (&json!(second), &json!(true)));
    let undone = admin.post(&format!("/api/admin/audit/{}/undo", newest["seq"]), &json!({})).await;
    assert!(undone.status.is_success(), "{undone}");
    assert_eq!(suite.count("invitations WHERE revoked_at IS NULL").await, 0);
}
