use std::time::Duration;

use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn a_family_is_kept_with_its_versions(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = suite(kind).await;
    let viewer = suite.viewer().await;
    let family = post(&viewer, "/families", &json!({ "name": "Rivera" })).await;
    let path = format!("/families/{}", family["id"].as_str().unwrap());
    let mut worksheet = family["worksheet"].clone();
    worksheet["application"]["benefit"] = json!(true);
    let body = json!({ "name": "Rivera", "worksheet": worksheet, "seen": 1 });
    let saved = viewer.put(&format!("{AT}{path}"), &body).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    assert_eq!(saved.json()["revision"], 2);
    // Sent again, it is the same.
    let again = viewer.put(&format!("{AT}{path}"), &body).await;
    assert_eq!((again.status, again.json()["revision"].clone()), (StatusCode::OK, json!(2)));

    let versions = get(&viewer, &format!("{path}/versions")).await;
    let versions = versions["versions"].as_array().unwrap().clone();
    assert_eq!(versions.len(), 2);
    assert_eq!(
        (&versions[0]["revision"], &versions[0]["changed"]),
        (&json!(2), &json!(["application.benefit"]))
    );
    let back = post(&viewer, &format!("{path}/versions/1/restore"), &json!({ "seen": 2 })).await;
    assert_eq!((&back["revision"], &back["worksheet"]), (&json!(3), &family["worksheet"]));

    let gone = viewer.delete(&format!("{AT}{path}")).await;
    assert_eq!(gone.status, StatusCode::NO_CONTENT);
    assert_eq!(viewer.get(&format!("{AT}{path}")).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&viewer, "/families").await["families"], json!([]));
    assert_eq!(post(&viewer, &format!("{path}/restore"), &json!({})).await["revision"], 3);
    assert_eq!(get(&viewer, "/families").await["families"][0]["name"], "Rivera");
}

#[tokio::test]
async fn who_is_late_is_shown_what_the_other_window_wrote() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let family = post(&viewer, "/families", &json!({ "name": "Okafor" })).await;
    let path = format!("{AT}/families/{}", family["id"].as_str().unwrap());
    let body = |name: &str| json!({ "name": name, "worksheet": family["worksheet"], "seen": 1 });
    assert_eq!(viewer.put(&path, &body("Okafor, first")).await.status, StatusCode::OK);
    let late = viewer.put(&path, &body("Okafor, second")).await;
    assert_eq!((late.status, late.code()), (StatusCode::CONFLICT, "overtaken".to_owned()));
    assert_eq!(late.json()["current"]["name"], "Okafor, first");
    assert_eq!(late.json()["current"]["revision"], 2);
}

#[tokio::test]
async fn nobody_else_sees_a_family_or_learns_that_it_is_there() {
    let suite = suite(Kind::Sqlite).await;
    let (owner, other) = (suite.viewer().await, suite.admin().await);
    let family = post(&owner, "/families", &json!({ "name": "Ito" })).await;
    let id = family["id"].as_str().unwrap();
    assert_eq!(get(&other, "/families").await["families"], json!([]));
    let body = json!({ "name": "Mine", "worksheet": {}, "seen": 1 });
    let theirs = format!("{AT}/families/{id}");
    let none = format!("{AT}/families/01JZZZZZZZZZZZZZZZZZZZZZZZ");
    for (one, nothing) in [
        (other.get(&theirs).await, other.get(&none).await),
        (other.put(&theirs, &body).await, other.put(&none, &body).await),
        (other.delete(&theirs).await, other.delete(&none).await),
        (other.get(&format!("{theirs}/versions")).await, other.get(&format!("{none}/versions")).await),
    ] {
        assert_eq!(one.status, StatusCode::NOT_FOUND, "{one}");
        assert_eq!(one.body, nothing.body);
    }
    assert_eq!(suite.anon().get(&theirs).await.status, StatusCode::UNAUTHORIZED);
    assert_eq!(get(&owner, &format!("/families/{id}")).await["name"], "Ito");
}

#[tokio::test]
async fn what_cannot_be_is_kept_and_told_at_its_field() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let worksheet = json!({ "application": {
        "about": { "birthDate": "2031-01-01" },
        "parents": { "marital": "married", "familySize": -3 },
        "parent": { "filing": "joint", "amounts": { "agi": 1_000_000_000_000_i64, "cash": -5 } },
        "otherParent": { "filing": "joint" },
    } });
    let family = post(&viewer, "/families", &json!({ "name": "Odd", "worksheet": worksheet })).await;
    let kept = &family["worksheet"]["application"];
    assert_eq!(kept["parent"]["amounts"]["agi"], json!(1_000_000_000_000_i64));
    let found = post(&viewer, "/estimates", &json!({ "worksheet": family["worksheet"] })).await;
    let fields: Vec<&str> =
        found["problems"].as_array().unwrap().iter().map(|one| one["field"].as_str().unwrap()).collect();
    for field in [
        "about.birthDate",
        "parents.familySize",
        "parent.amounts.agi",
        "parent.amounts.cash",
        "otherParent.filing",
    ] {
        assert!(fields.contains(&field), "{field} is not among {fields:?}");
    }
    assert!(
        found["problems"].as_array().unwrap().iter().all(|one| one["message"].as_str().unwrap().len() > 10)
    );
    assert_eq!(found["result"], Value::Null);
}

#[tokio::test]
async fn what_is_no_worksheet_is_refused_with_a_sentence() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let school = json!({ "name": "x" });
    for body in [
        json!({}),
        json!({ "name": "" }),
        json!({ "name": "x".repeat(121) }),
        json!({ "name": "x", "worksheet": { "unknown": 1 } }),
        json!({ "name": "x", "worksheet": { "application": { "year": "1999-00" } } }),
        json!({ "name": "x", "worksheet": { "application": { "parents": { "familySize": "four" } } } }),
        json!({ "name": "x", "worksheet": { "application": { "about": { "birthDate": "yesterday" } } } }),
        json!({ "name": "x", "worksheet": { "schools": vec![school.clone(); 9] } }),
        json!({ "name": "x", "worksheet": { "schools": [{ "name": "a\u{0}b" }] } }),
        json!({ "name": "x", "worksheet": { "application": { "parents": { "state": "x".repeat(300) } } } }),
    ] {
        let reply = viewer.post(&format!("{AT}/families"), &body).await;
        assert!(reply.status.is_client_error(), "{body}: {reply}");
        assert!(reply.json()["message"].as_str().unwrap().len() > 10, "{reply}");
    }
    assert_eq!(get(&viewer, "/families").await["families"], json!([]));
}

#[rstest]
#[tokio::test]
async fn there_is_room_for_two_hundred_families(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let suite = suite(kind).await;
    let viewer = suite.viewer().await;
    let new = json!({ "name": "One of many" });
    let first = post(&viewer, "/families", &new).await;
    for _ in 0..198 {
        post(&viewer, "/families", &new).await;
    }
    // Two come for the last place.
    let path = format!("{AT}/families");
    let (one, other) = tokio::join!(viewer.post(&path, &new), viewer.post(&path, &new));
    let mut statuses = [one.status, other.status];
    statuses.sort();
    assert_eq!(statuses, [StatusCode::CREATED, StatusCode::CONFLICT], "{one} {other}");
    let full = viewer.post(&path, &new).await;
    assert!(full.message().contains("Delete some"), "{full}");

    let first = format!("{path}/{}", first["id"].as_str().unwrap());
    assert_eq!(viewer.delete(&first).await.status, StatusCode::NO_CONTENT);
    post(&viewer, "/families", &new).await;
    let back = viewer.post(&format!("{first}/restore"), &json!({})).await;
    assert_eq!((back.status, back.message()), (StatusCode::CONFLICT, full.message()));
    assert_eq!(get(&viewer, "/families").await["families"].as_array().unwrap().len(), 200);
}

#[tokio::test]
async fn what_was_deleted_is_gone_for_good_after_thirty_days() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let family = post(&viewer, "/families", &json!({ "name": "Moved away" })).await;
    let path = format!("{AT}/families/{}", family["id"].as_str().unwrap());
    assert_eq!(viewer.delete(&path).await.status, StatusCode::NO_CONTENT);
    suite.advance(Duration::from_hours(29 * 24));
    let other = suite.contributor().await;
    post(&other, "/families", &json!({ "name": "Somebody else" })).await;
    assert_eq!(suite.count("aid_families").await, 2);
    suite.advance(Duration::from_hours(2 * 24));
    let (viewer, other) = (suite.viewer().await, suite.contributor().await);
    post(&other, "/families", &json!({ "name": "Somebody else" })).await;
    assert_eq!((suite.count("aid_families").await, suite.count("aid_family_versions").await), (2, 2));
    assert_eq!(viewer.post(&format!("{path}/restore"), &json!({})).await.status, StatusCode::NOT_FOUND);
}
