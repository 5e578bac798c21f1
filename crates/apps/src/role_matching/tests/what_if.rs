use axum::http::StatusCode;
use serde_json::{Value, json};

use super::{Bench, asked, names, skill};

fn wanting(need: &str, weight: u8) -> Value {
    let mut requirements = asked();
    requirements[0]["need"] = json!("ignore");
    requirements[1]["need"] = json!("ignore");
    requirements[2]["need"] = json!("ignore");
    requirements.as_array_mut().unwrap().push(skill(4, "Excel", (need, weight)));
    requirements
}

#[tokio::test]
async fn arrows_say_who_moves_and_nothing_is_kept() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let plain = bench.rank(&role, json!({ "blind": false })).await;
    assert!(plain["moved"].is_null() && plain["rows"][0]["moved"].is_null(), "{plain}");
    let what_if = json!({ "requirements": wanting("must", 10) });
    let ranking = bench.rank(&role, json!({ "whatIf": what_if, "blind": false })).await;
    assert_eq!(names(&ranking)[0], "Bo Larsson");
    let bo = &ranking["rows"][0];
    assert_eq!((&bo["rank"], &bo["rankBefore"], &bo["moved"]), (&json!(1), &json!(2), &json!(1)));
    assert!(ranking["moved"].as_u64().unwrap() >= 2, "{ranking}");
    let arrows: i64 =
        ranking["rows"].as_array().unwrap().iter().map(|row| row["moved"].as_i64().unwrap()).sum();
    assert_eq!(arrows, 0);
    let after = bench.rank(&role, json!({ "blind": false })).await;
    assert_eq!(after["rows"], plain["rows"]);
}

#[tokio::test]
async fn whoever_is_opened_is_looked_at_by_the_same_what_if() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let what_if = json!({ "requirements": wanting("must", 10) });
    let rows = bench.rank(&role, json!({ "whatIf": what_if })).await["rows"].clone();
    let (bo, next) = (&rows[0], &rows[1]);
    let open = async |row: &Value, body: Value| {
        let reply = bench.person.post(&Bench::at(&role, &row["id"], ""), &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    };
    let tried = open(bo, json!({ "whatIf": what_if })).await;
    assert_eq!(
        (&tried["isWhatIf"], &tried["isBlind"], &tried["rank"]),
        (&json!(true), &json!(true), &json!(1))
    );
    assert_eq!(tried["score"]["points"], bo["points"]);
    let parts = tried["score"]["contributions"].as_array().unwrap();
    assert_eq!((parts.len(), &parts[0]["requirement"]), (1, &json!(4)), "{tried}");
    let behind = open(next, json!({ "whatIf": what_if, "blind": false })).await;
    assert_eq!(behind["above"][0]["name"], "Bo Larsson", "{behind}");
    assert_eq!(behind["above"][0]["more"][0]["requirement"], 4, "{behind}");
    let change = &behind["smallestChange"];
    assert!(change.is_null() || change["requirement"] == 4, "{change}");
    let saved = open(bo, json!({})).await;
    assert_eq!((&saved["isWhatIf"], &saved["rank"]), (&json!(false), &json!(2)));
    let same = bench.person.get(&Bench::at(&role, &bo["id"], "")).await.json();
    assert_eq!((&same["score"], &same["above"]), (&saved["score"], &saved["above"]));
    let mut wrong = what_if;
    wrong["requirements"][0]["weight"] = json!(11);
    let refused = bench.person.post(&Bench::at(&role, &bo["id"], ""), &json!({ "whatIf": wrong })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
}

#[tokio::test]
async fn the_same_question_has_the_same_answer() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let first = bench.ranking(&role, json!({})).await.body;
    for _ in 0..5 {
        assert_eq!(bench.ranking(&role, json!({})).await.body, first);
    }
    let other = bench.suite.second_instance().await;
    let same = other.bring(&bench.person).post(&format!("{}/{role}/ranking", super::ROLES), &json!({})).await;
    assert_eq!(same.json()["rows"], serde_json::from_str::<Value>(&first).unwrap()["rows"]);
}

#[tokio::test]
async fn filters_take_away_and_leave_ranks_alone() {
    let bench = Bench::new().await;
    let role = bench.three().await;
    let of = |filter: Value| bench.rank(&role, json!({ "filter": filter, "blind": false }));
    assert_eq!(names(&of(json!({ "musts": "missing" })).await), ["Bo Larsson", "Cy Quill"]);
    let near = of(json!({ "state": "adjacent", "requirement": 2 })).await;
    assert_eq!((names(&near), &near["rows"][0]["rank"]), (vec!["Bo Larsson".to_owned()], &json!(2)));
    assert_eq!(near["poolSize"], 3);
    assert_eq!(names(&of(json!({ "text": "billing pipeline" })).await), ["Ada Lovelace"]);
    assert_eq!(names(&of(json!({ "text": "quill" })).await), ["Cy Quill"]);
    assert_eq!(of(json!({ "flags": true })).await["total"], 0);
    assert_eq!(names(&of(json!({ "selected": true })).await), ["Ada Lovelace"]);
    let by_name = bench.rank(&role, json!({ "sort": "name", "blind": false, "offset": 1, "limit": 1 })).await;
    assert_eq!((names(&by_name), &by_name["total"]), (vec!["Bo Larsson".to_owned()], &json!(3)));
}
