use axum::http::StatusCode;
use campus::model::{ConsentField, Life, PersonId};
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use super::bench::{PEOPLE, generator, somebody, suite};

#[rstest]
#[tokio::test]
async fn a_record_has_every_area_with_names_for_numbers(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = suite(kind).await;
    let viewer = suite.viewer().await;
    let lives: Vec<Life> = generator().people().collect();
    let student = lives.iter().find(|life| life.student.is_some() && !life.holds.is_empty()).unwrap();
    let record = viewer.get(&format!("/api/people/{}", student.person.id.0)).await.json();
    assert_eq!(record["name"], student.person.name());
    assert_eq!(record["student"]["gpaAgrees"], true, "{}", record["student"]);
    assert_eq!(record["student"]["holds"].as_array().unwrap().len(), student.holds.len());
    let terms = record["student"]["terms"].as_array().unwrap();
    let courses: usize = terms.iter().map(|term| term["courses"].as_array().unwrap().len()).sum();
    assert_eq!(courses, student.enrolments.len());
    assert!(terms.iter().all(|term| !term["name"].as_str().unwrap().is_empty()));
    assert!(record["student"]["adviser"]["id"].is_number());
    assert_eq!(record["mails"].as_array().unwrap().is_empty(), student.mails.is_empty());

    let giver = lives.iter().max_by_key(|life| life.gifts.len()).unwrap();
    let record = viewer.get(&format!("/api/people/{}", giver.person.id.0)).await.json();
    let giving = &record["giving"];
    let all: i64 = giver.gifts.iter().map(|gift| gift.cents).sum();
    assert_eq!(giving["lifetimeCents"], all);
    let years: i64 =
        giving["byYear"].as_array().unwrap().iter().map(|year| year["cents"].as_i64().unwrap()).sum();
    assert_eq!(years, all);
    assert_eq!(giving["largest"]["cents"], giver.gifts.iter().map(|gift| gift.cents).max().unwrap());
    let dates = |pick: fn(Vec<String>) -> Option<String>| {
        let mut dates: Vec<String> = giver.gifts.iter().map(|gift| gift.date.to_string()).collect();
        dates.sort();
        json!(pick(dates))
    };
    assert_eq!(giving["first"]["date"], dates(|dates| dates.first().cloned()));
    assert_eq!(giving["last"]["date"], dates(|dates| dates.last().cloned()));
    let gifts = giving["gifts"].as_array().unwrap();
    assert!(gifts.iter().all(|gift| !gift["fund"].as_str().unwrap().is_empty()), "{gifts:?}");
    assert_eq!(record["career"].as_array().unwrap().len(), giver.positions.len());
}

#[tokio::test]
async fn every_record_can_be_shown() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for life in generator().people() {
        let reply = viewer.get(&format!("/api/people/{}", life.person.id.0)).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        let record = reply.json();
        assert_eq!(record["engagement"]["events"].as_array().unwrap().len(), life.attendance.len());
        assert_eq!(record["engagement"]["groups"].as_array().unwrap().len(), life.memberships.len());
        assert_eq!(record["consents"].as_array().unwrap().len(), 6);
        let notes = record["notes"].as_array().unwrap();
        assert!(notes.iter().all(|note| note["by"]["id"].is_number()), "{notes:?}");
        let members = record["family"]["household"]["members"].as_array().unwrap();
        assert!(members.iter().all(|member| member["id"].is_number()), "{members:?}");
    }
}

#[tokio::test]
async fn who_is_not_there_is_not_found() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for nobody in [0, PEOPLE + 1, u32::MAX] {
        let reply = viewer.get(&format!("/api/people/{nobody}")).await;
        assert_eq!((reply.status, reply.code().as_str()), (StatusCode::NOT_FOUND, "not_found"), "{nobody}");
    }
    assert_eq!(viewer.get("/api/people/-1").await.status, StatusCode::BAD_REQUEST);
    assert_eq!(suite.anon().get("/api/people/1").await.status, StatusCode::UNAUTHORIZED);
}

#[tokio::test]
async fn a_way_to_reach_somebody_needs_their_consent_whoever_asks() {
    let suite = suite(Kind::Sqlite).await;
    for reader in [suite.viewer().await, suite.admin().await] {
        for (said, withheld) in [
            (Some(true), json!(null)),
            (Some(false), json!("No consent for phone.")),
            (None, json!("Never asked for consent for phone.")),
        ] {
            let life = somebody(said);
            let reply = reader.get(&format!("/api/people/{}", life.person.id.0)).await;
            let phone = life.person.phone.unwrap();
            let value = if said == Some(true) { json!(phone) } else { json!(null) };
            let expected = json!({ "exists": true, "value": value, "withheld": withheld });
            assert_eq!(reply.json()["contact"]["phone"], expected);
            assert_eq!(reply.body.contains(&phone), said == Some(true), "it is nowhere else, either");
        }
    }
}

#[tokio::test]
async fn a_number_in_a_letter_is_on_nobodys_record_without_consent() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let keeps_phone = |life: &Life| {
        let may = life.consents.iter().any(|one| one.field == ConsentField::Phone && one.granted);
        life.person.phone.is_some() && !life.person.is_staff && !may
    };
    let generator = generator();
    let (id, mail) = generator
        .people()
        .filter(keeps_phone)
        .find_map(|life| {
            let parties = |mail: &campus::model::Mail| [mail.from.person, mail.to.person];
            let own = life.mails.iter().find(|mail| !parties(mail).contains(&PersonId::OUTSIDE))?;
            Some((life.person.id, own.clone()))
        })
        .expect("somebody writes to the staff");
    let sql = format!(
        "UPDATE mails SET body = 'Call (212) 555-0199, or x@y.example.' WHERE id = {0}; \
         UPDATE people SET phone = '1.212.555.0199', bio = 'Call 2125550199.' WHERE id = {1}; \
         DELETE FROM consents WHERE person = {1}",
        mail.id, id.0
    );
    suite.sql(sql.leak()).await;
    for party in [mail.from.person, mail.to.person] {
        let reply = viewer.get(&format!("/api/people/{}", party.0)).await;
        let record = reply.json();
        let letters = record["mails"].as_array().unwrap();
        let letter = letters.iter().find(|letter| letter["id"] == mail.id).unwrap();
        assert_eq!(letter["body"], "Call (withheld), or (withheld).");
        assert!(!reply.body.contains("0199"), "{reply}");
    }
}

#[tokio::test]
async fn a_note_that_came_with_an_import_has_no_author() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let generator = generator();
    let life = generator.people().find(|life| !life.notes.is_empty()).unwrap();
    let sql = format!(r#"UPDATE notes SET "by" = 0, kind = 'imported' WHERE person = {}"#, life.person.id.0);
    suite.sql(sql.leak()).await;
    let record = viewer.get(&format!("/api/people/{}", life.person.id.0)).await.json();
    assert_eq!((&record["notes"][0]["by"], &record["notes"][0]["kind"]), (&json!(null), &json!("imported")));
}
