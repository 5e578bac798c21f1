use std::time::Duration;

use axum::http::{Method, StatusCode};
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

use super::{Bench, CY, MIRA, NETWORK};
use crate::testing::{Person, Reply};

#[rstest]
#[tokio::test]
async fn how_far_people_come_is_kept_and_counted(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::on(kind).await;
    let people = bench.upload(&[("mira.txt", MIRA), ("cy.txt", CY)]).await;
    let path = format!("/candidates/{}/stage", people[0]);
    let first = bench.post(&path, json!({ "stage": "matched", "seen": 0, "note": "By the fair." })).await;
    assert_eq!(first.status, StatusCode::OK, "{first}");
    let moved = first.json();
    assert_eq!((&moved["progress"]["stage"], &moved["progress"]["revision"]), (&json!("matched"), &json!(1)));
    assert_eq!(moved["step"], moved["progress"]["steps"][0]["id"], "{moved}");
    let late = bench.post(&path, json!({ "stage": "offer", "seen": 0 })).await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{late}");
    assert_eq!(late.json()["current"]["stage"], "matched");
    bench.suite.advance(Duration::from_hours(48));
    let person = bench.suite.contributor().await;
    let post = |body: serde_json::Value| {
        let (person, path) = (&person, format!("{NETWORK}{path}"));
        async move { person.post(&path, &body).await }
    };
    let further = post(json!({ "stage": "interviewed", "seen": 1 })).await;
    assert_eq!(further.status, StatusCode::OK, "{further}");
    let further = further.json()["step"].clone();

    let outcomes = person.get(&format!("{NETWORK}/outcomes")).await.json();
    let steps = outcomes["steps"].as_array().unwrap();
    let reached: Vec<u64> = steps.iter().map(|step| step["reached"].as_u64().unwrap()).collect();
    assert_eq!(reached, [2, 1, 1, 1, 0, 0], "{outcomes}");
    assert_eq!((&steps[1]["conversion"], &steps[4]["conversion"]), (&json!(50.0), &json!(0.0)));
    assert!(steps[5]["conversion"].is_null() && steps[0]["conversion"].is_null(), "{outcomes}");
    assert_eq!(steps[2]["medianDays"], json!(2.0), "{outcomes}");
    assert!(steps[3]["medianDays"].is_null(), "both came in one step: {outcomes}");
    assert_eq!((&steps[0]["now"], &steps[3]["now"]), (&json!(1), &json!(1)));
    let listed =
        person.post(&format!("{NETWORK}/directory"), &json!({ "filter": { "stage": "interviewed" } })).await;
    assert_eq!(listed.json()["total"], 1, "{listed}");

    let undo = format!("{NETWORK}{path}/undo");
    let undone = person.post(&undo, &json!({ "step": further })).await;
    assert_eq!(
        (&undone.json()["stage"], &undone.json()["revision"]),
        (&json!("matched"), &json!(3)),
        "{undone}"
    );
    assert_eq!(
        undone.json()["steps"].as_array().unwrap().len(),
        2,
        "what was taken back stays in the history"
    );
    let again = person.post(&undo, &json!({ "step": further })).await;
    assert_eq!((again.status, again.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{again}");
    assert_eq!(again.json()["current"]["stage"], "matched", "the one before was not meant");
    assert_eq!(person.post(&undo, &json!({ "step": moved["step"] })).await.status, StatusCode::OK);
    let nothing = person.post(&undo, &json!({ "step": "nothing" })).await;
    assert_eq!((nothing.status, nothing.code().as_str()), (StatusCode::NOT_FOUND, "not_found"), "{nothing}");
}

/// What two people send about one candidate.
struct Two {
    ada: Person,
    ben: Person,
    at: String,
}

impl Two {
    async fn of(bench: &Bench, candidate: &str) -> Self {
        let (ada, ben) = (bench.suite.contributor().await, bench.suite.admin().await);
        Self { ada, ben, at: format!("{NETWORK}/candidates/{candidate}") }
    }

    async fn send(&self, person: &Person, path: &str, body: Option<Value>) -> Reply {
        person.send(Method::POST, &format!("{}{path}", self.at), body.as_ref(), &[]).await
    }
}

#[rstest]
#[tokio::test]
async fn a_step_that_a_colleague_has_taken_is_nobody_elses_to_take_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::on(kind).await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    let two = Two::of(&bench, &mira).await;
    let matched = Some(json!({ "stage": "matched", "seen": 0 }));
    let first = two.send(&two.ada, "/stage", matched.clone()).await.json();
    assert!(first["step"].is_string(), "{first}");
    let same = two.send(&two.ben, "/stage", matched).await;
    assert_eq!(same.status, StatusCode::OK, "{same}");
    let same = same.json();
    assert_eq!((&same["step"], &same["progress"]), (&Value::Null, &first["progress"]));

    // Who was first has the way back, until somebody goes on from there.
    let offer = two.send(&two.ben, "/stage", Some(json!({ "stage": "offer", "seen": 1 }))).await.json();
    let back = Some(json!({ "step": first["step"] }));
    let late = two.send(&two.ada, "/stage/undo", back.clone()).await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{late}");
    assert_eq!(late.json()["current"], offer["progress"]);
    two.send(&two.ben, "/stage/undo", Some(json!({ "step": offer["step"] }))).await;
    let undone = two.send(&two.ada, "/stage/undo", back).await;
    assert_eq!((undone.status, &undone.json()["stage"]), (StatusCode::OK, &json!("profile")), "{undone}");
}

#[rstest]
#[tokio::test]
async fn a_confirmation_of_a_colleague_is_nobody_elses_to_take_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::on(kind).await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    let two = Two::of(&bench, &mira).await;
    let first = two.send(&two.ada, "/confirm", None).await.json();
    assert!(first["confirmation"].is_string(), "{first}");
    let same = two.send(&two.ben, "/confirm", None).await;
    assert_eq!(same.status, StatusCode::OK, "{same}");
    let same = same.json();
    assert_eq!((&same["confirmation"], &same["freshness"]), (&Value::Null, &first["freshness"]));
    let without = two.send(&two.ben, "/confirm/undo", Some(json!({}))).await;
    assert_eq!(without.status, StatusCode::UNPROCESSABLE_ENTITY, "{without}");

    bench.suite.advance(Duration::from_hours(24));
    let two = Two::of(&bench, &mira).await;
    let next = two.send(&two.ben, "/confirm", None).await.json();
    assert!(next["confirmation"].is_string(), "{next}");
    let undone =
        two.send(&two.ada, "/confirm/undo", Some(json!({ "confirmation": first["confirmation"] }))).await;
    assert_eq!((undone.status, undone.json()), (StatusCode::OK, next["freshness"].clone()), "{undone}");
}

#[tokio::test]
async fn a_profile_that_nobody_has_confirmed_for_long_is_stale() {
    let bench = Bench::new().await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    assert_eq!(bench.get("/summary").await["stale"], 0);
    bench.suite.advance(Duration::from_hours(24 * 91));
    let person = bench.suite.contributor().await;
    let stale = async || person.get(&format!("{NETWORK}/summary")).await.json()["stale"].clone();
    assert_eq!(stale().await, 1);
    let confirm = format!("{NETWORK}/candidates/{mira}/confirm");
    let send = async |path: &str, body: Option<&Value>| person.send(Method::POST, path, body, &[]).await;
    let confirmed = send(&confirm, None).await;
    assert_eq!(confirmed.status, StatusCode::OK, "{confirmed}");
    let confirmed = confirmed.json();
    assert_eq!(confirmed["freshness"]["isStale"], false);
    assert!(confirmed["freshness"]["confirmedBy"].is_string(), "{confirmed}");
    assert_eq!(stale().await, 0);
    let own = json!({ "confirmation": confirmed["confirmation"] });
    let undo = format!("{confirm}/undo");
    let undone = send(&undo, Some(&own)).await;
    assert_eq!((undone.status, &undone.json()["isStale"]), (StatusCode::OK, &json!(true)), "{undone}");
    assert_eq!(stale().await, 1);
    assert_eq!(send(&undo, Some(&own)).await.status, StatusCode::CONFLICT);
    let nothing = send(&undo, Some(&json!({ "confirmation": "nothing" }))).await;
    assert_eq!(nothing.status, StatusCode::NOT_FOUND, "{nothing}");
}

#[tokio::test]
async fn a_viewer_looks_and_changes_nothing() {
    let bench = Bench::new().await;
    let mira = bench.upload(&[("mira.txt", MIRA)]).await.remove(0);
    let viewer = bench.suite.viewer().await;
    for path in ["/summary", "/worklists", "/demand", "/outcomes", "/duplicates", "/roles"] {
        let reply = viewer.get(&format!("{NETWORK}{path}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
    }
    let at = format!("{NETWORK}/candidates/{mira}");
    assert_eq!(viewer.get(&at).await.status, StatusCode::OK);
    let post = async |path: &str| viewer.send(Method::POST, path, None, &[]).await;
    let refused = [
        viewer.post(&format!("{at}/stage"), &json!({ "stage": "offer", "seen": 0 })).await,
        viewer.post(&format!("{at}/stage/undo"), &json!({ "step": "nothing" })).await,
        post(&format!("{at}/confirm")).await,
        viewer.post(&format!("{at}/confirm/undo"), &json!({ "confirmation": "nothing" })).await,
        viewer.post(&format!("{NETWORK}/merges"), &json!({ "file": mira, "into": "p1" })).await,
        post(&format!("{NETWORK}/merges/nothing/undo")).await,
        viewer.get(&format!("{NETWORK}/exports/csv")).await,
    ];
    for reply in refused {
        assert_eq!(reply.status, StatusCode::FORBIDDEN, "{reply}");
    }
}
