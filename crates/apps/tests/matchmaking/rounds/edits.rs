use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn a_round_is_made_changed_put_away_and_brought_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::idle(kind).await;
    let round = bench.round(&bench.students(3), &bench.mentors(2), None).await;
    assert_eq!((&round["revision"], &round["name"]), (&json!(1), &json!("Spring")));
    let mut changed = json!({ "name": "Spring 2027", "plan": round["plan"], "seen": 1 });
    changed["plan"]["fairness"] = json!(0.4);
    let saved = bench.person.put(&path(&round), &changed).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    assert_eq!(saved.json()["revision"], 2);
    let twice = bench.person.put(&path(&round), &changed).await;
    assert_eq!(twice.json()["revision"], 2, "sent twice, it is saved once");
    changed["name"] = json!("Mine");
    let overtaken = bench.person.put(&path(&round), &changed).await;
    assert_eq!((overtaken.status, overtaken.code()), (StatusCode::CONFLICT, "overtaken".to_owned()));
    assert_eq!(overtaken.json()["current"]["name"], "Spring 2027");
    let versions = bench.get(&format!("{}/versions", path(&round))).await;
    assert_eq!(versions["versions"][0]["changed"], json!(["name", "fairness"]));
    let back = format!("{}/versions/1/restore", path(&round));
    let restored = bench.person.post(&back, &json!({ "seen": 2 })).await.json();
    assert_eq!((&restored["name"], &restored["plan"]), (&json!("Spring"), &round["plan"]));
    assert_eq!(restored["revision"], 3);
    let none =
        bench.person.post(&format!("{}/versions/77/restore", path(&round)), &json!({ "seen": 3 })).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND);

    assert_eq!(bench.person.delete(&path(&round)).await.status, StatusCode::NO_CONTENT);
    assert_eq!(bench.person.get(&path(&round)).await.status, StatusCode::NOT_FOUND);
    assert_eq!(bench.get("/api/matchmaking/rounds").await["rounds"], json!([]));
    let here = bench.person.post(&format!("{}/restore", path(&round)), &Value::Null).await;
    assert_eq!(here.json()["name"], "Spring");
    assert_eq!(bench.get("/api/matchmaking/rounds").await["rounds"][0]["id"], round["id"]);
    let log = bench.suite.admin().await.get("/api/admin/audit?action=rounds_changed").await.json();
    let told: Vec<&Value> =
        log["entries"].as_array().unwrap().iter().map(|one| &one["detail"]["change"]).collect();
    assert_eq!(told, ["restored", "deleted", "changed", "changed", "created"]);
}

#[tokio::test]
async fn readers_read_and_change_nothing() {
    let bench = Bench::idle(Kind::Sqlite).await;
    let round = bench.round(&bench.students(3), &bench.mentors(2), None).await;
    let viewer = bench.suite.viewer().await;
    assert_eq!(viewer.get("/api/matchmaking/rounds").await.json()["rounds"][0]["name"], "Spring");
    assert_eq!(viewer.get(&path(&round)).await.status, StatusCode::OK);
    let change = json!({ "name": "Mine", "plan": {}, "seen": 1 });
    for reply in [
        viewer.post("/api/matchmaking/rounds", &json!({ "name": "Mine" })).await,
        viewer.put(&path(&round), &change).await,
        viewer.delete(&path(&round)).await,
        viewer.post(&format!("{}/runs", path(&round)), &json!({ "seen": 1 })).await,
        viewer
            .put(&format!("{}/rankings/students/1", path(&round)), &json!({ "tiers": [], "seen": 0 }))
            .await,
        viewer.upload(&format!("{}/people?side=students&name=a.csv&seen=1", path(&round)), "1").await,
    ] {
        assert_eq!((reply.status, reply.code()), (StatusCode::FORBIDDEN, "permission_denied".to_owned()));
    }
    assert_eq!(bench.suite.anon().get("/api/matchmaking/rounds").await.status, StatusCode::UNAUTHORIZED);
    let campusless = TestSuite::new().await;
    let refused =
        campusless.contributor().await.post("/api/matchmaking/rounds", &json!({ "name": "x" })).await;
    assert!(refused.message().starts_with("There is no campus yet."), "{refused}");
}

#[tokio::test]
async fn a_plan_that_cannot_be_is_told_where() {
    let bench = Bench::idle(Kind::Sqlite).await;
    for (plan, told) in [
        (json!({ "fairness": 2 }), "fairness: from 0 to 1."),
        (json!({ "requirements": { "leastFit": -0.5 } }), "requirements.leastFit: from 0 to 1."),
        (json!({ "students": { "filter": { "classFrom": 1066 } } }), "students.filter.classFrom: a year"),
        (json!({ "capacities": [{ "person": 1, "places": 2000 }] }), "at most 1000 places"),
        (json!({ "proposing": "nobody" }), "proposing"),
        (json!({ "unknown": 1 }), "unknown"),
        (json!({ "students": { "filter": [null, 1990] } }), "students.filter"),
    ] {
        let refused =
            bench.person.post("/api/matchmaking/rounds", &json!({ "name": "x", "plan": plan })).await;
        assert!(refused.status.is_client_error(), "{refused}");
        assert!(refused.message().contains(told), "{told}: {refused}");
    }
    let unnamed = bench.person.post("/api/matchmaking/rounds", &json!({ "name": "  " })).await;
    assert!(unnamed.status.is_client_error(), "{unnamed}");
    assert_eq!(bench.suite.count("mentoring_rounds").await, 0);
}

#[rstest]
#[tokio::test]
async fn a_list_is_ranked_by_hand_and_taken_away(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::idle(kind).await;
    let (students, mentors) = (bench.students(2), bench.mentors(3));
    let round = bench.round(&students, &mentors, None).await;
    let own = format!("{}/rankings/students/{}", path(&round), students[0]);
    assert_eq!(bench.get(&own).await["ranking"], Value::Null);
    let nobody = bench.person.get(&format!("{}/rankings/students/2147483648", path(&round))).await;
    assert_eq!(nobody.status, StatusCode::NOT_FOUND, "{nobody}");
    let list = json!({ "tiers": [[mentors[2]], [], [mentors[0], mentors[1]]], "rest": true, "seen": 0 });
    let saved = bench.person.put(&own, &list).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    assert_eq!(saved.json()["before"], Value::Null);
    let kept = bench.get(&own).await["ranking"].clone();
    assert_eq!(kept["tiers"].as_array().unwrap().len(), 2, "a tier of nobody is none");
    assert_eq!(kept["tiers"][0][0]["name"], bench.life(mentors[2]).person.name());
    assert_eq!((&kept["rest"], &kept["revision"]), (&json!(true), &json!(1)));

    let stale = bench.person.put(&own, &json!({ "tiers": [[mentors[1]]], "seen": 0 })).await;
    assert_eq!((stale.status, stale.code()), (StatusCode::CONFLICT, "conflict".to_owned()));
    let next = bench.person.put(&own, &json!({ "tiers": [[mentors[1]]], "seen": 1 })).await;
    assert_eq!(next.json()["before"]["tiers"], kept["tiers"], "what to go back to");
    for (wrong, told) in [
        (json!({ "tiers": [[students[0]]], "seen": 2 }), "nobody ranks themselves"),
        (json!({ "tiers": [[mentors[0]], [mentors[0]]], "seen": 2 }), "named twice"),
        (json!({ "tiers": [[99_999_999]], "seen": 2 }), "Nobody on the campus has the number 99999999"),
    ] {
        let refused = bench.person.put(&own, &wrong).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
        assert!(refused.message().contains(told), "{refused}");
    }
    let page = bench.get(&format!("{}/rankings?side=students", path(&round))).await;
    assert_eq!((&page["total"], &page["rankings"][0]["person"]["id"]), (&json!(1), &json!(students[0])));
    assert_eq!(bench.get(&format!("{}/rankings?side=mentors", path(&round))).await["total"], 0);
    assert_eq!(bench.person.delete(&format!("{own}?seen=1")).await.status, StatusCode::CONFLICT);
    let gone = bench.person.delete(&format!("{own}?seen=2")).await;
    assert_eq!(gone.json()["tiers"][0][0]["id"], mentors[1]);
    assert_eq!(bench.get(&own).await["ranking"], Value::Null);
}
