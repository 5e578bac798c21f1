use std::collections::BTreeSet;

use axum::http::StatusCode;
use matching::lexicon::text::fold;
use serde_json::{Value, json};

use super::{Bench, CY, MIRA, NETWORK, each};

#[tokio::test]
async fn the_directory_lists_filters_and_pages() {
    let bench = Bench::with_campus(400).await;
    let all = bench.directory(json!({ "limit": 200 })).await;
    let total = all["total"].as_u64().unwrap();
    assert!(total > 3, "{}", all["total"]);
    assert_eq!(all["poolSize"], all["total"]);
    let names: Vec<String> = each(&all, "name").iter().map(|name| fold(name.as_str().unwrap())).collect();
    assert!(names.is_sorted(), "{names:?}");
    let (first, rest) = (
        bench.directory(json!({ "limit": 2 })).await,
        bench.directory(json!({ "offset": 2, "limit": 200 })).await,
    );
    let joined = [each(&first, "id"), each(&rest, "id")].concat();
    assert_eq!(joined, each(&all, "id"), "pages join without a gap");
    assert_eq!(bench.directory(json!({ "offset": 1_000_000 })).await["rows"], json!([]));

    let departments = all["facets"]["departments"].as_array().unwrap();
    let department = departments[0].clone();
    let of_it =
        bench.directory(json!({ "filter": { "department": department["name"] }, "limit": 200 })).await;
    assert_eq!(of_it["total"], department["count"]);
    assert!(each(&of_it, "department").iter().all(|one| *one == department["name"]));
    let skill = all["facets"]["skills"][0].clone();
    let with_it = bench.directory(json!({ "filter": { "skills": [skill["name"]] } })).await;
    assert!(with_it["total"].as_u64() >= skill["count"].as_u64(), "{skill}: {}", with_it["total"]);
    let shown = bench.directory(json!({ "filter": { "skills": [skill["name"]], "evidenced": true } })).await;
    assert!(shown["total"].as_u64() <= with_it["total"].as_u64());
    let remote = bench.directory(json!({ "filter": { "remote": true } })).await["total"].as_u64().unwrap();
    let onsite = bench.directory(json!({ "filter": { "remote": false } })).await["total"].as_u64().unwrap();
    assert_eq!(remote + onsite, total);
    let early = bench.directory(json!({ "filter": { "availableBy": "2000-01-01" } })).await;
    let late = bench.directory(json!({ "filter": { "availableBy": "2999-01-01" } })).await;
    assert_eq!((early["total"].as_u64(), late["total"].as_u64()), (Some(0), Some(total)));
    let mut levels = 0;
    for level in ["first_year", "sophomore", "junior", "senior", "graduate", "unknown"] {
        levels += bench.directory(json!({ "filter": { "level": level } })).await["total"].as_u64().unwrap();
    }
    assert_eq!(levels, total);
    let ready = bench.directory(json!({ "sort": "ready", "limit": 200 })).await;
    let counts: Vec<u64> = each(&ready, "ready").iter().map(|one| one.as_u64().unwrap()).collect();
    assert!(counts.is_sorted_by(|one, other| one >= other), "{counts:?}");
    let by_name = bench.directory(json!({ "filter": { "text": names[0] } })).await;
    assert!(each(&by_name, "id").contains(&all["rows"][0]["id"]), "{by_name}");
}

#[tokio::test]
async fn the_figures_add_up() {
    let bench = Bench::with_campus(400).await;
    bench.upload(&[("mira.txt", MIRA), ("cy.txt", CY)]).await;
    let summary = bench.get("/summary").await;
    let number = |value: &Value| value.as_u64().unwrap();
    assert_eq!(number(&summary["uploaded"]), 2);
    assert_eq!(number(&summary["size"]), number(&summary["campus"]) + 2);
    let all = bench.directory(json!({ "limit": 200 })).await;
    assert_eq!(all["total"], summary["size"]);
    assert!(number(&summary["openRoles"]) > 0 && number(&summary["evidenced"]) > 0, "{summary}");
    let evidenced = bench.directory(json!({ "filter": { "evidenced": true } })).await;
    assert_eq!(evidenced["total"], summary["evidenced"]);
    let stale = bench.directory(json!({ "filter": { "stale": true } })).await;
    assert_eq!(stale["total"], summary["stale"]);
    let employers = summary["consents"].as_array().unwrap().iter().find(|one| one["field"] == "employers");
    assert_eq!(employers.unwrap()["count"], summary["campus"], "whoever is here has agreed to it");

    let demand = bench.get("/demand").await;
    let skills = demand["skills"].as_array().unwrap();
    assert!((1..=25).contains(&skills.len()));
    let candidates: u64 =
        demand["rows"].as_array().unwrap().iter().map(|row| number(&row["candidates"])).sum();
    assert_eq!(candidates, number(&summary["size"]));
    for (at, skill) in skills.iter().enumerate() {
        let rows = demand["rows"].as_array().unwrap();
        let named: u64 = rows.iter().map(|row| number(&row["cells"][at]["named"])).sum();
        assert_eq!(named, number(&skill["named"]), "{skill}");
        assert!(number(&skill["shown"]) <= named && number(&skill["musts"]) <= number(&skill["roles"]));
    }
}

#[tokio::test]
async fn advisers_see_whom_to_see_next() {
    let bench = Bench::with_campus(600).await;
    let mut seen = BTreeSet::new();
    for (list, count) in [("ready", "ready"), ("one_away", "oneAway"), ("needs_evidence", "needsEvidence")] {
        let page = bench.get(&format!("/worklists?list={list}&limit=200")).await;
        assert_eq!(page["counts"][count], page["total"], "{page}");
        for row in page["rows"].as_array().unwrap() {
            assert!(row["roles"].as_u64().unwrap() > 0, "{row}");
            assert_eq!(row["readyFor"].as_array().unwrap().is_empty(), list != "ready", "{row}");
            assert_eq!(row["musts"].as_array().unwrap().is_empty(), list == "ready", "{row}");
            seen.insert(row["candidate"]["id"].as_str().unwrap().to_owned());
        }
        if let Some(must) = page["musts"].as_array().unwrap().first() {
            let label = must["name"].as_str().unwrap().replace('+', "%2B").replace('#', "%23");
            let label = label.replace('&', "%26").replace(' ', "+");
            let about = bench.get(&format!("/worklists?list={list}&must={label}&limit=200")).await;
            assert_eq!(about["total"], must["count"], "{must}");
        }
    }
    assert!(!seen.is_empty(), "somebody is near to something");
    let default = bench.get("/worklists").await;
    assert_eq!(default["list"], "ready");
}

#[tokio::test]
async fn what_is_out_of_bounds_is_refused_with_a_sentence() {
    let bench = Bench::new().await;
    let many: Vec<String> = (0..11).map(|number| format!("Skill {number}")).collect();
    for body in [
        json!({ "limit": 0 }),
        json!({ "limit": 201 }),
        json!({ "offset": -1 }),
        json!({ "sort": "luck" }),
        json!({ "filter": [] }),
        json!({ "filter": { "skills": many } }),
        json!({ "filter": { "skills": [""] } }),
        json!({ "filter": { "text": "x".repeat(201) } }),
        json!({ "filter": { "availableBy": "soon" } }),
        json!({ "filter": { "level": "king" } }),
        json!({ "filter": { "unknown": 1 } }),
        json!({ "unknown": 1 }),
    ] {
        let reply = bench.post("/directory", body.clone()).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}: {reply}");
        assert!(reply.message().len() > 10, "{reply}");
    }
    for path in ["/worklists?list=lost", "/worklists?limit=0", "/duplicates?limit=1000"] {
        let reply = bench.person.get(&format!("{NETWORK}{path}")).await;
        assert!(reply.status.is_client_error(), "{path}: {reply}");
    }
    let empty = bench.directory(json!({})).await;
    assert_eq!((&empty["total"], &empty["rows"]), (&json!(0), &json!([])));
    let summary = bench.get("/summary").await;
    assert_eq!((&summary["size"], &summary["evidencedPercent"]), (&json!(0), &json!(0.0)));
    assert_eq!(bench.get("/demand").await["rows"], json!([]));
    assert_eq!(bench.get("/duplicates").await["total"], 0);
}
