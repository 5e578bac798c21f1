use std::collections::BTreeSet;

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Life},
};
use rstest::rstest;
use serde_json::{Value, json};
use store::testing::Kind;

use crate::bench::indexed;

const PEOPLE: u32 = 500;

async fn suite(kind: Kind) -> TestSuite {
    let suite = TestSuite::on(kind).await;
    suite.fill_campus(PEOPLE).await;
    suite
}

fn generator() -> Generator {
    Generator::new(7, Size::people(PEOPLE), Generator::TODAY)
}

fn may(life: &Life, field: ConsentField) -> bool {
    life.consents.iter().any(|one| one.field == field && one.granted)
}

fn is_contactable(life: &Life) -> bool {
    let person = &life.person;
    let by_mail =
        !person.email.is_empty() && person.email_bounced.is_none() && may(life, ConsentField::Email);
    let by_phone = person.phone.is_some() && may(life, ConsentField::Phone);
    person.is_alum && person.died.is_none() && (by_mail || by_phone || may(life, ConsentField::Address))
}

async fn get(person: &Person, path: &str) -> Value {
    let reply = person.get(&format!("/api/graduway/engagement{path}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
    reply.json()
}

#[rstest]
#[tokio::test]
async fn four_bars_with_this_year_and_the_last(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = suite(kind).await;
    let viewer = suite.viewer().await;
    let overview = get(&viewer, "").await;
    assert_eq!(overview["state"], json!({ "asOf": "2026-11-15", "counting": null, "note": null }));
    let (this, last) = (&overview["thisYear"], &overview["lastYear"]);
    assert_eq!(
        (&this["year"], &this["label"], &this["isOpen"]),
        (&json!(2027), &json!("2026–27"), &json!(true))
    );
    assert_eq!((&last["year"], &last["isOpen"]), (&json!(2026), &json!(false)));
    let alumni: Vec<Life> = generator().people().filter(|life| life.person.is_alum).collect();
    let living = alumni.iter().filter(|life| life.person.died.is_none()).count();
    let contactable = alumni.iter().filter(|life| is_contactable(life)).count();
    assert_eq!((&overview["alumni"], &overview["contactable"]), (&json!(living), &json!(contactable)));
    // In the fiscal year that is over, from July 2025 to June 2026.
    let gave = alumni.iter().filter(|life| is_contactable(life)).filter(|life| {
        let days = "2025-07-01".parse().unwrap()..="2026-06-30".parse().unwrap();
        let gifts = life.gifts.iter().map(|gift| gift.date);
        gifts.chain(life.pledges.iter().map(|one| one.date)).any(|date| days.contains(&date))
    });
    let modes = last["modes"].as_array().unwrap();
    assert_eq!(modes.len(), 4);
    assert_eq!((&modes[0]["mode"], &modes[0]["engaged"]), (&json!("philanthropic"), &json!(gave.count())));
    for mode in modes {
        let share = mode["engaged"].as_f64().unwrap() / last["contactable"].as_f64().unwrap();
        assert!((mode["share"].as_f64().unwrap() - share).abs() < 1e-9, "{mode}");
    }
    assert!(overview["rising"].as_u64().unwrap() > 0 && overview["unnamed"].as_u64().unwrap() > 0);
}

#[tokio::test]
async fn cohorts_add_up_and_leave_as_a_table() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for by in ["decade", "field", "region"] {
        let trend = get(&viewer, &format!("/trend?by={by}&years=5&most=3")).await;
        let everybody = trend["everybody"].as_array().unwrap();
        let cohorts = trend["cohorts"].as_array().unwrap();
        assert_eq!(everybody.len(), 5);
        assert!(cohorts.len() > 2, "{by}: {cohorts:?}");
        for (at, year) in everybody.iter().enumerate() {
            for figure in ["contactable", "any"] {
                let sum: u64 = cohorts.iter().map(|one| one["years"][at][figure].as_u64().unwrap()).sum();
                assert_eq!(sum, year[figure].as_u64().unwrap(), "{by} {figure}");
            }
        }
        let table = viewer.get(&format!("/api/graduway/engagement/trend.csv?by={by}&years=5&most=3")).await;
        assert_eq!(table.body.lines().count(), 1 + 5 * (cohorts.len() + 1), "{table}");
        assert!(table.body.starts_with("cohort,fiscal year,contactable,philanthropic engaged"));
    }
    let regions = get(&viewer, "/trend?by=region&years=2").await;
    let kinds: BTreeSet<&str> =
        regions["cohorts"].as_array().unwrap().iter().map(|one| one["kind"].as_str().unwrap()).collect();
    assert_eq!(
        kinds,
        BTreeSet::from(["others", "own", "unknown"]),
        "who withholds where they live is among the unknown"
    );
    let nineties = get(&viewer, "/trend?classFrom=1990&classTo=1999&years=2").await;
    let decades = get(&viewer, "/trend?by=decade&years=2").await;
    let own = decades["cohorts"].as_array().unwrap().iter().find(|one| one["name"] == "1990s").unwrap();
    assert_eq!(own["years"], nineties["everybody"]);
}

#[tokio::test]
async fn lists_have_reasons_and_only_those_who_agreed() {
    let suite = suite(Kind::Sqlite).await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let lives: Vec<Life> = generator().people().collect();
    for ranking in ["engaged", "rising", "lapsed"] {
        let list = get(&viewer, &format!("/people?ranking={ranking}&limit=100")).await;
        let people = list["people"].as_array().unwrap();
        assert!(!people.is_empty(), "{ranking}");
        for person in people {
            let life = lives.iter().find(|life| person["id"] == life.person.id.0).unwrap();
            assert!(is_contactable(life) && may(life, ConsentField::Directory));
            assert_eq!(person["region"].is_null(), !may(life, ConsentField::Address), "{person}");
            assert!(person["reason"].as_str().unwrap().ends_with('.'));
            assert!(!person["because"].as_array().unwrap().is_empty(), "{person}");
            assert!(!person.to_string().contains(&life.person.email), "no way to reach anybody");
        }
        let number = |one: &Value, name: &str| one["scores"][name].as_f64().unwrap();
        let size = |one: &Value| match ranking {
            "engaged" => number(one, "total"),
            "rising" => number(one, "recent") - number(one, "before"),
            _ => 0.0,
        };
        let sizes: Vec<f64> = people.iter().map(size).collect();
        assert!(sizes.is_sorted_by(|one, other| one >= other), "{ranking}: {sizes:?}");
    }
    let list = get(&viewer, "/people?ranking=engaged&limit=2").await;
    let next = get(&viewer, "/people?ranking=engaged&limit=1&offset=1").await;
    assert_eq!(list["people"][1], next["people"][0]);
    // Whoever says no is gone at once, from the list and from the table.
    let first = list["people"][0].clone();
    let path = format!("/api/people/{}/consents/directory", first["id"]);
    let said = contributor.patch(&path, &json!({ "granted": false, "basis": "By phone" })).await;
    assert_eq!(said.status, StatusCode::OK, "{said}");
    let after = get(&viewer, "/people?ranking=engaged&limit=2").await;
    assert_eq!(after["people"][0]["id"], list["people"][1]["id"]);
    assert_eq!(after["total"].as_u64().unwrap() + 1, list["total"].as_u64().unwrap());
    assert_eq!(after["unnamed"].as_u64().unwrap(), list["unnamed"].as_u64().unwrap() + 1);
    let file = "/api/graduway/engagement/people.csv?ranking=engaged";
    assert_eq!(viewer.get(file).await.status, StatusCode::FORBIDDEN, "a file with names is a contributor's");
    let table = contributor.get(file).await;
    assert_eq!(json!(table.body.lines().count() - 1), after["total"]);
    let log = suite.admin().await.get("/api/admin/audit?limit=50").await;
    assert!(log.body.contains("engaged people exported"), "{log}");
    let name = first["name"].as_str().unwrap();
    assert!(!table.body.lines().any(|line| line.starts_with(&format!("{},", first["id"]))), "{name}");
}

#[tokio::test]
async fn a_person_is_the_sum_of_their_events() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let list = get(&viewer, "/people?ranking=engaged&limit=5").await;
    for row in list["people"].as_array().unwrap() {
        let person = get(&viewer, &format!("/people/{}", row["id"])).await;
        assert_eq!(person["scores"], row["scores"]);
        let events = person["events"].as_array().unwrap();
        for mode in person["scores"]["modes"].as_array().unwrap() {
            let own = events.iter().filter(|event| event["mode"] == mode["mode"]);
            let sum: f64 = own.map(|event| event["worth"].as_f64().unwrap()).sum();
            assert!((sum.min(100.0) - mode["score"].as_f64().unwrap()).abs() < 1e-6, "{mode}");
        }
        assert!(events.iter().all(|event| !event["label"].as_str().unwrap().is_empty()));
        assert!(events.is_sorted_by(|one, other| one["date"].as_str() >= other["date"].as_str()));
    }
    let student = generator().people().find(|life| life.person.is_student).unwrap().person.id.0;
    let person = get(&viewer, &format!("/people/{student}")).await;
    assert_eq!(person["isCounted"], false);
    assert!(person["note"].as_str().unwrap().contains("in no share"));
    let nobody = viewer.get("/api/graduway/engagement/people/999999").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND, "{nobody}");
}

#[tokio::test]
async fn the_rules_are_told_with_their_reasons() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let rules = get(&viewer, "/rules").await;
    let all = rules["rules"].as_array().unwrap();
    assert_eq!(all.len(), 17);
    assert!(
        all.iter()
            .all(|rule| rule["points"].as_u64().unwrap() > 0 && !rule["reason"].as_str().unwrap().is_empty())
    );
    let terms: Vec<&str> =
        rules["definitions"].as_array().unwrap().iter().map(|one| one["term"].as_str().unwrap()).collect();
    assert!(terms.contains(&"Rising") && terms.contains(&"Lapsed") && terms.contains(&"Consent"));
}

#[tokio::test]
async fn without_a_campus_there_is_nothing_and_no_error() {
    let suite = TestSuite::new().await;
    let viewer = suite.viewer().await;
    let overview = get(&viewer, "").await;
    assert!(overview["state"]["note"].as_str().unwrap().contains("no campus"));
    assert!(overview["thisYear"].is_null());
    assert_eq!(get(&viewer, "/trend?by=field").await["cohorts"], json!([]));
    assert_eq!(get(&viewer, "/people?ranking=rising").await["people"], json!([]));
    let reply = suite.contributor().await.post("/api/graduway/engagement/count", &json!({})).await;
    assert_eq!(reply.status, StatusCode::NOT_FOUND, "{reply}");
}

#[tokio::test]
async fn who_may_do_what_and_what_cannot_be_asked() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for wrong in [
        "/people",
        "/people?ranking=richest",
        "/people?ranking=rising&limit=101",
        "/people?ranking=rising&mode=political",
        "/trend?by=pronouns",
        "/trend?years=1",
        "/trend?classFrom=1066",
    ] {
        let reply = viewer.get(&format!("/api/graduway/engagement{wrong}")).await;
        assert_eq!(reply.status, StatusCode::BAD_REQUEST, "{wrong}: {reply}");
        assert!(!reply.message().is_empty());
    }
    let nobody = viewer.get("/api/graduway/engagement/trend?segment=01NOTHING").await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND, "{nobody}");
    assert_eq!(suite.anon().get("/api/graduway/engagement").await.status, StatusCode::UNAUTHORIZED);
    let reply = viewer.post("/api/graduway/engagement/count", &json!({})).await;
    assert_eq!(reply.status, StatusCode::FORBIDDEN, "{reply}");
    let reply = suite.contributor().await.post("/api/graduway/engagement/count", &json!({})).await;
    assert_eq!(reply.status, StatusCode::ACCEPTED, "{reply}");
}

#[tokio::test]
async fn a_name_stays_a_text_in_a_spreadsheet() {
    let suite = suite(Kind::Sqlite).await;
    suite.sql("UPDATE people SET first_name = '=HYPERLINK(\"http://x\")', last_name = '<b>x'").await;
    let table = suite.contributor().await.get("/api/graduway/engagement/people.csv?ranking=engaged").await;
    assert!(table.body.contains("'=HYPERLINK("), "{table}");
    let disposition = table.headers["content-disposition"].to_str().unwrap();
    assert_eq!(disposition, "attachment; filename=\"engagement.csv\"");
}

#[tokio::test]
async fn a_segment_of_the_directory_narrows_the_trend() {
    let suite = suite(Kind::Sqlite).await;
    let contributor = suite.contributor().await;
    let body = json!({ "name": "Nineties", "chips": [{ "slot": "class", "text": "1990 to 1999" }] });
    let segment = contributor.post("/api/graduway/segments", &body).await;
    assert_eq!(segment.status, StatusCode::CREATED, "{segment}");
    let path = format!("/trend?years=2&segment={}", segment.json()["id"].as_str().unwrap());
    let early = contributor.get(&format!("/api/graduway/engagement{path}")).await;
    assert_eq!(
        early.status,
        StatusCode::SERVICE_UNAVAILABLE,
        "without an index nobody knows who is meant: {early}"
    );
    let index = indexed(&suite).await;
    let trend = get(&contributor, &path).await;
    let generator = generator();
    let nineties = generator.people().filter(|life| {
        let class = life.person.class_year.is_some_and(|class| (1990..2000).contains(&class));
        class && is_contactable(life) && may(life, ConsentField::Directory)
    });
    assert_eq!(trend["everybody"][1]["contactable"], nineties.count());
    index.stop().await;
}
