use std::collections::BTreeSet;

use axum::http::{Method, StatusCode};
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Life},
};
use rstest::rstest;
use serde_json::json;
use store::testing::Kind;

use super::{PEOPLE, QUEUE, item, order, scanned, twins};

#[tokio::test]
async fn viewers_read_and_contributors_decide() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let (viewer, pair) = (suite.viewer().await, twins());
    let body = order(&viewer, pair, pair.0).await;
    for (method, path, body) in [
        (Method::POST, format!("{}/merge", item(pair)), body),
        (Method::POST, format!("{}/decisions", item(pair)), json!({ "act": "not_same" })),
        (Method::POST, format!("{QUEUE}/decisions/1/undo"), json!({})),
        (Method::POST, format!("{QUEUE}/scans"), json!({})),
        (Method::PATCH, format!("{QUEUE}/tasks/x"), json!({ "done": true })),
    ] {
        let denied = viewer.send(method.clone(), &path, Some(&body), &[]).await;
        assert_eq!(
            (denied.status, denied.code().as_str()),
            (StatusCode::FORBIDDEN, "permission_denied"),
            "{path}"
        );
        let nobody = suite.anon().send(method, &path, Some(&body), &[]).await;
        assert_eq!(nobody.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    for path in [QUEUE.to_owned(), item(pair), format!("{QUEUE}/decisions"), format!("{QUEUE}/tasks")] {
        assert_eq!(viewer.get(&path).await.status, StatusCode::OK, "{path}");
        assert_eq!(suite.anon().get(&path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    assert_eq!(suite.count("quality_decisions").await, 0);
}

#[tokio::test]
async fn nonsense_is_refused_with_what_to_do_and_changes_nothing() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let (contributor, pair) = (suite.contributor().await, twins());
    let (merge, decide) = (format!("{}/merge", item(pair)), format!("{}/decisions", item(pair)));
    let good = order(&contributor, pair, pair.0).await;
    let with = |key: &str, value: serde_json::Value| {
        let mut body = good.clone();
        body[key] = value;
        body
    };
    let twice = json!([{ "field": "email", "side": "kept" }, { "field": "email", "side": "removed" }]);
    for (path, body, code) in [
        (&merge, with("keep", json!(1)), "validation_failed"),
        (&merge, with("keep", json!(-1)), "validation_failed"),
        (&merge, with("keep", json!("1")), "validation_failed"),
        (&merge, with("seal", json!("0000")), "conflict"),
        (&merge, with("seal", json!("' OR 1=1 --")), "validation_failed"),
        (&merge, with("choices", twice), "validation_failed"),
        (&merge, with("choices", json!([{ "field": "consents", "side": "kept" }])), "validation_failed"),
        (&merge, with("choices", json!([{ "field": "email", "side": "both" }])), "validation_failed"),
        (&merge, with("force", json!(true)), "validation_failed"),
        (&merge, json!({ "keep": pair.0 }), "validation_failed"),
        (&decide, json!({ "act": "merge" }), "validation_failed"),
        (&decide, json!({ "act": "confirm" }), "validation_failed"),
        (&decide, json!({ "act": "burn" }), "validation_failed"),
        (&decide, json!({ "act": "snooze" }), "validation_failed"),
        (&decide, json!({ "act": "snooze", "until": "2026-11-15" }), "validation_failed"),
        (&decide, json!({ "act": "snooze", "until": "9999-12-31" }), "validation_failed"),
        (&decide, json!({ "act": "snooze", "until": "tomorrow" }), "validation_failed"),
        (&decide, json!({ "act": "not_same", "reason": "x".repeat(501) }), "validation_failed"),
        (&format!("{QUEUE}/items/duplicate-1-2-3/merge"), good.clone(), "not_found"),
        (
            &format!("{QUEUE}/items/stale_contact-0/decisions"),
            json!({ "act": "snooze", "until": "2026-12-01" }),
            "not_found",
        ),
        (&format!("{QUEUE}/decisions/999/undo"), json!({}), "not_found"),
        (&format!("{QUEUE}/decisions/-1/undo"), json!({}), "not_found"),
        (&format!("{QUEUE}/decisions/first/undo"), json!({}), "malformed_request"),
        (&format!("{QUEUE}/scans"), json!({ "staleYears": 0 }), "validation_failed"),
        (&format!("{QUEUE}/scans"), json!({ "staleYears": 51 }), "validation_failed"),
    ] {
        let reply = contributor.post(path, &body).await;
        assert_eq!(reply.code(), code, "{path} {body}: {reply}");
        assert!(reply.message().len() > 10, "{reply}");
    }
    for path in [
        "?kind=everything",
        "?limit=0",
        "?limit=201",
        "?sort=random",
        "?which=gone",
        "?person=-4",
        "?after=%27%3B%20DROP%20TABLE",
    ] {
        let reply = contributor.get(&format!("{QUEUE}{path}")).await;
        assert!(reply.status.is_client_error(), "{path}: {reply}");
    }
    assert_eq!(contributor.get(&format!("{QUEUE}?after=duplicate-0-0")).await.code(), "not_found");
    assert_eq!(suite.count("quality_decisions").await, 0);
    assert_eq!(suite.count("people").await, i64::from(PEOPLE));
}

#[tokio::test]
async fn without_a_campus_there_is_nothing_to_decide() {
    let suite = apps::testing::TestSuite::new().await;
    let contributor = suite.contributor().await;
    for path in [QUEUE.to_owned(), format!("{QUEUE}/items/duplicate-1-2"), format!("{QUEUE}/decisions")] {
        let reply = contributor.get(&path).await;
        assert_eq!(
            reply.message(),
            "There is no campus yet. Have an administrator make one first.",
            "{path}"
        );
    }
    assert_eq!(contributor.post(&format!("{QUEUE}/scans"), &json!({})).await.code(), "not_found");
}

#[rstest]
#[tokio::test]
async fn of_many_who_merge_one_pair_one_does(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (suite, _workers) = scanned(kind).await;
    let pair = twins();
    let people = [suite.contributor().await, suite.contributor().await, suite.admin().await];
    let orders = [
        order(&people[0], pair, pair.0).await,
        order(&people[1], pair, pair.1).await,
        order(&people[2], pair, pair.0).await,
    ];
    let path = format!("{}/merge", item(pair));
    let (one, two, three) = tokio::join!(
        people[0].post(&path, &orders[0]),
        people[1].post(&path, &orders[1]),
        people[2].post(&path, &orders[2])
    );
    let replies = [one, two, three];
    let made = replies.iter().filter(|reply| reply.status == StatusCode::OK).count();
    let refused = replies.iter().filter(|reply| reply.status == StatusCode::CONFLICT).count();
    assert_eq!((made, refused), (1, 2), "{} {} {}", replies[0], replies[1], replies[2]);
    let told = replies.iter().find(|reply| reply.status == StatusCode::CONFLICT).unwrap();
    assert!(told.message().starts_with("It was decided already:"), "{told}");
    assert_eq!(suite.count("people").await, i64::from(PEOPLE) - 1);
}

#[tokio::test]
async fn a_way_to_reach_somebody_who_has_not_agreed_is_in_no_answer() {
    let (suite, _workers) = scanned(Kind::Sqlite).await;
    let (viewer, pair) = (suite.viewer().await, twins());
    let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
    let preview = viewer.post(&format!("{}/preview", item(pair)), &json!({ "keep": pair.1 })).await.body;
    let mut bodies = vec![preview, viewer.get(&item(pair)).await.body];
    let queue = viewer.get(&format!("{QUEUE}?limit=200")).await;
    for one in queue.json()["items"].as_array().unwrap() {
        bodies.push(viewer.get(&format!("{QUEUE}/items/{}", one["id"].as_str().unwrap())).await.body);
    }
    bodies.push(queue.body);
    let text = bodies.join("\n");
    let lives: Vec<Life> = (1..=PEOPLE).map(|number| generator.person(number)).collect();
    let may = |life: &Life, field| life.consents.iter().any(|one| one.field == field && one.granted);
    // Of two who live together one may have agreed, and theirs is shown.
    let shared: BTreeSet<&str> = lives
        .iter()
        .filter(|life| may(life, ConsentField::Address))
        .map(|life| life.household.street.as_str())
        .collect();
    // 12 Oak Street is not in 112 Oak Street.
    let is_said = |street: &str| {
        text.match_indices(street)
            .any(|(at, _)| !text[..at].ends_with(|before: char| before.is_ascii_digit()))
    };
    let (mut addresses, mut homes) = (0, 0);
    for life in &lives {
        let (email, street) = (&life.person.email, life.household.street.as_str());
        if !may(life, ConsentField::Email) {
            assert!(!text.contains(email), "{email}");
            addresses += 1;
        }
        if !shared.contains(street) {
            assert!(!is_said(street), "{street}");
            homes += 1;
        }
    }
    assert!(addresses > 20 && homes > 20, "{addresses} addresses, {homes} homes");
}
