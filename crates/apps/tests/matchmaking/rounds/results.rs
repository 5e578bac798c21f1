use std::collections::{BTreeMap, BTreeSet};

use rstest::rstest;

use super::*;

/// Students and mentors of a whole cohort of the demo campus.
const COHORT: (usize, usize) = (300, 60);
/// So many people have a cohort among them.
const MANY: u32 = 2800;

#[rstest]
#[tokio::test]
async fn a_small_cohort_is_matched_in_both_ways(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let (students, mentors) = (bench.students(8), bench.mentors(3));
    let round = bench.round(&students, &mentors, Some(2)).await;
    let run = bench.run(&round).await;
    assert_eq!((&run["state"], &run["error"]), (&json!("done"), &Value::Null), "{run}");
    let both = &run["comparison"];
    assert_eq!((&both["students"], &both["mentors"]), (&json!(8), &json!(3)));
    for method in ["stable", "total"] {
        let numbers = &both[method];
        assert_eq!((&numbers["matched"], &numbers["places"]), (&json!(6), &json!(6)), "{numbers}");
        assert_eq!(numbers["loads"], json!([0, 0, 3]));
        let pairs = bench.pairs(&run, method).await;
        assert_eq!(pairs.len(), 6);
        assert!(pairs.iter().all(|(student, mentor)| students.contains(student) && mentors.contains(mentor)));
        let alone = bench.get(&format!("{}/unmatched?method={method}", run_path(&run))).await;
        assert_eq!(alone["total"], 2);
        let first = &alone["people"][0];
        assert_eq!(first["side"], "students");
        let kinds = ["all_taken", "for_the_whole"];
        assert!(kinds.contains(&first["reason"]["kind"].as_str().unwrap()), "{first}");
        assert!(first["reason"]["first"][0]["person"]["name"].is_string(), "they are named: {first}");
        assert!(first["sentence"].as_str().unwrap().ends_with('.'));
    }
    assert_eq!(both["stable"]["blocking"], 0);
    assert!(
        both["total"]["totalValue"].as_f64().unwrap()
            >= both["stable"]["totalValue"].as_f64().unwrap() - 1e-9
    );
    let dial = both["dial"].as_array().unwrap();
    assert_eq!(dial.len(), 5);
    assert!(dial.is_sorted_by(|one, next| one["totalValue"].as_f64() >= next["totalValue"].as_f64()));
    let again = bench.run(&round).await;
    assert_eq!(again["comparison"], run["comparison"], "the same again");
    assert_eq!(bench.pairs(&again, "total").await, bench.pairs(&run, "total").await);
    let listed = bench.get(&format!("{}/runs", path(&round))).await;
    assert_eq!(listed["runs"].as_array().unwrap().len(), 2);
    let card = &bench.get("/api/matchmaking/rounds").await["rounds"][0]["lastRun"];
    assert_eq!((&card["id"], &card["state"]), (&again["id"], &json!("done")));
}

#[tokio::test]
async fn a_whole_cohort_is_stable_by_its_own_scores_and_fits_on_pages() {
    let bench = Bench::of(Kind::Sqlite, MANY, true).await;
    let (students, mentors) = (bench.students(COHORT.0), bench.mentors(COHORT.1));
    let round = bench.round(&students, &mentors, Some(4)).await;
    let run = bench.run(&round).await;
    assert_eq!(run["state"], "done", "{run}");
    let both = &run["comparison"];
    for method in ["stable", "total"] {
        let pairs = bench.pairs(&run, method).await;
        let matched = number(&both[method]["matched"]);
        assert_eq!(pairs.len(), matched as usize);
        assert_eq!(pairs.iter().map(|(student, _)| student).collect::<BTreeSet<_>>().len(), pairs.len());
        let mut loads = BTreeMap::<u32, usize>::new();
        for (_, mentor) in &pairs {
            *loads.entry(*mentor).or_default() += 1;
        }
        assert!(loads.values().all(|load| *load <= 4));
        let alone =
            bench.get(&format!("{}/unmatched?method={method}&side=students&limit=200", run_path(&run))).await;
        assert_eq!(alone["total"], 300 - matched);
        let choices: u32 = both[method]["studentChoices"].as_array().unwrap().iter().map(number).sum();
        assert_eq!(choices, matched);
    }
    assert_eq!((&both["stable"]["blocking"], &both["stable"]["matched"]), (&json!(0), &json!(240)));
    assert!(both["total"]["blocking"].as_u64().unwrap() > 0, "the highest total is another matching");
    let sums = ["same", "preferStable", "preferTotal"].map(|field| both[field].as_u64().unwrap());
    assert!(sums[1] + sums[2] <= 300 - sums[0], "{sums:?}");

    let best = bench.get(&format!("{}/pairs?method=total&limit=3", run_path(&run))).await;
    let values: Vec<f64> =
        best["pairs"].as_array().unwrap().iter().map(|one| one["value"].as_f64().unwrap()).collect();
    assert!(values.is_sorted_by(|one, next| one >= next), "the best first: {values:?}");
    let somebody = number(&best["pairs"][0]["mentor"]["id"]);
    let own = bench.get(&format!("{}/pairs?method=total&person={somebody}", run_path(&run))).await;
    assert!(own["pairs"].as_array().unwrap().iter().all(|one| one["mentor"]["id"] == somebody));
    let worst = bench.get(&format!("{}/pairs?method=stable&sort=choice&limit=2", run_path(&run))).await;
    assert!(number(&worst["pairs"][0]["studentChoice"]) >= number(&worst["pairs"][1]["studentChoice"]));

    let unhappy = bench.get(&format!("{}/blocking?method=total", run_path(&run))).await;
    assert_eq!(unhappy["total"], both["total"]["blocking"]);
    let first = pair(&unhappy["pairs"][0]);
    assert!(students.contains(&first.0) && mentors.contains(&first.1));
    assert_eq!(bench.get(&format!("{}/blocking?method=stable", run_path(&run))).await["pairs"], json!([]));

    let picture = bench.get(&format!("{}/graph?limit=40", run_path(&run))).await;
    let edges = picture["edges"].as_array().unwrap();
    assert!(!edges.is_empty() && edges.len() <= 40);
    assert!(picture["selection"].as_str().unwrap().contains(&format!(
        "{} of {} pairs",
        edges.len(),
        picture["total"]
    )));
    let ids: BTreeSet<u32> =
        picture["nodes"].as_array().unwrap().iter().map(|one| number(&one["person"]["id"])).collect();
    assert!(
        edges
            .iter()
            .all(|one| ids.contains(&number(&one["student"])) && ids.contains(&number(&one["mentor"])))
    );
    let around = bench.get(&format!("{}/graph?person={somebody}", run_path(&run))).await;
    assert!(around["selection"].as_str().unwrap().starts_with("The pairs of this person"));

    let file = bench.person.get(&format!("{}/export.csv?method=stable", run_path(&run))).await;
    assert_eq!(file.headers["content-type"], "text/csv; charset=utf-8");
    let idle = bench.get(&format!("{}/unmatched?method=stable", run_path(&run))).await;
    let rows = 240 + usize::try_from(idle["total"].as_u64().unwrap()).unwrap();
    assert_eq!(file.body.lines().count(), rows + 1);
    let emails = bench.lives.iter().map(|life| life.person.email.as_str()).filter(|email| !email.is_empty());
    assert!(emails.into_iter().all(|email| !file.body.contains(email)), "no way to reach anybody");
    let json = bench.get(&format!("{}/export.json?method=total", run_path(&run))).await;
    assert_eq!(json["pairs"].as_array().unwrap().len() as u64, both["total"]["matched"].as_u64().unwrap());
}

#[tokio::test]
async fn lists_by_hand_decide_where_they_are_to() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(2), bench.mentors(2));
    let mut plan = plan(&students, &mentors, Some(1));
    plan["preferences"] = json!("rankings");
    let reply =
        bench.person.post("/api/matchmaking/rounds", &json!({ "name": "By hand", "plan": plan })).await;
    let round = reply.json();
    let rank = async |side: &str, person: u32, tiers: Value| {
        let own = format!("{}/rankings/{side}/{person}", path(&round));
        let reply = bench.person.put(&own, &json!({ "tiers": tiers, "seen": 0 })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
    };
    // Each wants the one whom the other wants less, and the mentors the other way round.
    rank("students", students[0], json!([[mentors[0]], [mentors[1]]])).await;
    rank("students", students[1], json!([[mentors[1]], [mentors[0]]])).await;
    rank("mentors", mentors[0], json!([[students[1]], [students[0]]])).await;
    rank("mentors", mentors[1], json!([[students[0]], [students[1]]])).await;
    let run = bench.run(&round).await;
    let crossed = [(students[0], mentors[0]), (students[1], mentors[1])];
    assert_eq!(bench.pairs(&run, "stable").await, crossed, "who asks fares best");
    assert_eq!(run["comparison"]["stable"]["studentChoices"], json!([2]));
    assert_eq!(run["comparison"]["stable"]["mentorChoices"], json!([0, 2]));
    let mut asked = json!({ "name": "By hand", "plan": round["plan"], "seen": 1 });
    asked["plan"]["proposing"] = json!("mentors");
    let round = bench.person.put(&path(&round), &asked).await.json();
    let run = bench.run(&round).await;
    assert_eq!(bench.pairs(&run, "stable").await, [(students[0], mentors[1]), (students[1], mentors[0])]);
    assert_eq!(run["comparison"]["stable"]["blocking"], 0);

    let own = format!("{}/rankings/students/{}", path(&round), students[0]);
    assert_eq!(bench.person.delete(&format!("{own}?seen=1")).await.status, StatusCode::OK);
    let run = bench.run(&round).await;
    let alone = bench.get(&format!("{}/unmatched?method=stable&side=students", run_path(&run))).await;
    assert_eq!(alone["people"][0]["reason"]["kind"], "nobody_acceptable", "{alone}");
    let excluded = &alone["people"][0]["reason"]["excluded"][0];
    assert_eq!((&excluded["requirement"], &excluded["count"]), (&json!("not_ranked_by_student"), &json!(2)));
    assert!(alone["people"][0]["sentence"].as_str().unwrap().contains("not on the person's own list"));
}

#[tokio::test]
async fn what_would_be_is_told_before_it_is() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(6), bench.mentors(2));
    let round = bench.round(&students, &mentors, Some(2)).await;
    let run = bench.run(&round).await;
    let ask = async |method: &str, change: Value| {
        let asked = json!({ "method": method, "change": change });
        let reply = bench.person.post(&format!("{}/what-if", run_path(&run)), &asked).await;
        assert_eq!(reply.status, StatusCode::ACCEPTED, "{reply}");
        let path = format!("/api/matchmaking/what-ifs/{}", reply.json()["job"].as_str().unwrap());
        bench.until(&path, |told| ["done", "failed"].contains(&told["state"].as_str().unwrap())).await
    };
    let more = ask("stable", json!({ "kind": "capacity", "mentor": mentors[0], "places": 4 })).await;
    let answer = &more["answer"];
    assert_eq!((&answer["before"]["matched"], &answer["after"]["matched"]), (&json!(4), &json!(6)), "{more}");
    assert_eq!(answer["isCurrent"], true);
    let found = answer["moved"].as_array().unwrap().iter().filter(|one| one["before"].is_null()).count();
    assert_eq!(found, 2, "two more have somebody: {answer}");
    let gone = ask("total", json!({ "kind": "drop_mentor", "mentor": mentors[1] })).await;
    assert_eq!(gone["answer"]["after"]["matched"], 2);
    let (student, mentor) = bench.pairs(&run, "stable").await[0];
    let refused = ask(
        "stable",
        json!({ "kind": "student_ranks", "student": student, "mentor": mentor, "place": null }),
    )
    .await;
    let moved = refused["answer"]["moved"].as_array().unwrap();
    assert!(
        moved.iter().any(|one| one["student"]["id"] == student && one["after"]["id"] != mentor),
        "{refused}"
    );
    let alone = bench.get(&format!("{}/unmatched?method=stable&side=students", run_path(&run))).await;
    let waiting = number(&alone["people"][0]["person"]["id"]);
    let first = ask(
        "stable",
        json!({ "kind": "mentor_ranks", "mentor": mentors[0], "student": waiting, "place": 1 }),
    )
    .await;
    assert_eq!(first["state"], "done", "{first}");
    let dropped = ask("stable", json!({ "kind": "drop_student", "student": student })).await;
    assert!(dropped["answer"]["moved"].as_array().unwrap().iter().any(|one| one["after"].is_null()));
    assert_eq!(bench.pairs(&run, "stable").await.len(), 4, "nothing has changed");
    let stranger = json!({ "method": "stable", "change": { "kind": "drop_student", "student": 99_999_999 } });
    let refused = bench.person.post(&format!("{}/what-if", run_path(&run)), &stranger).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    let others = bench.suite.viewer().await;
    let hidden = others.get(&format!("/api/matchmaking/what-ifs/{}", more["job"].as_str().unwrap())).await;
    assert_eq!(hidden.status, StatusCode::NOT_FOUND, "a question is whose it is");
}

#[tokio::test]
async fn a_new_question_takes_the_place_of_the_one_before() {
    let mut bench = Bench::new(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(3), bench.mentors(2));
    let run = bench.run(&bench.round(&students, &mentors, Some(2)).await).await;
    bench.rest().await;
    let (one, other) = (bench.suite.viewer().await, bench.suite.contributor().await);
    let ask = async |who: &Person, student: u32| {
        let asked = json!({ "method": "stable", "change": { "kind": "drop_student", "student": student } });
        let reply = who.post(&format!("{}/what-if", run_path(&run)), &asked).await;
        assert_eq!(reply.status, StatusCode::ACCEPTED, "{reply}");
        format!("/api/matchmaking/what-ifs/{}", reply.json()["job"].as_str().unwrap())
    };
    let theirs = ask(&other, students[0]).await;
    let mut asked = Vec::new();
    for student in &students {
        asked.push(ask(&one, *student).await);
    }
    let mut states = Vec::new();
    for path in &asked {
        states.push(one.get(path).await.json()["state"].clone());
    }
    assert_eq!(states, ["cancelled", "cancelled", "waiting"]);
    assert_eq!(other.get(&theirs).await.json()["state"], "waiting", "what others ask stays");
}

#[tokio::test]
async fn a_run_that_is_cancelled_has_no_result() {
    let bench = Bench::idle(Kind::Sqlite).await;
    let round = bench.round(&bench.students(3), &bench.mentors(2), None).await;
    let stale = bench.person.post(&format!("{}/runs", path(&round)), &json!({ "seen": 9 })).await;
    assert_eq!((stale.status, stale.code()), (StatusCode::CONFLICT, "overtaken".to_owned()));
    let started = bench.start(&round).await.json();
    assert_eq!(started["state"], "waiting");
    let second = bench.start(&round).await;
    assert_eq!(second.message(), "This round is being run. Wait for its end, or cancel it.");
    for path in ["pairs?method=stable", "unmatched?method=total", "graph", "export.csv?method=stable"] {
        let early = bench.person.get(&format!("{}/{path}", run_path(&started))).await;
        assert_eq!(early.status, StatusCode::CONFLICT, "{path}: {early}");
        assert!(early.message().starts_with("This run has no result."), "{early}");
    }
    let job = format!("/api/jobs/{}/cancel", started["job"].as_str().unwrap());
    assert_eq!(bench.person.post(&job, &Value::Null).await.json()["state"], "cancelled");
    assert_eq!(bench.get(&run_path(&started)).await["state"], "cancelled");
    assert_eq!(bench.suite.count("mentoring_run_pairs").await, 0);
    assert_eq!(bench.start(&round).await.status, StatusCode::ACCEPTED, "it can be run again");
}

#[tokio::test]
async fn a_run_with_nobody_in_it_fails_with_a_sentence() {
    let bench = Bench::new(Kind::Sqlite).await;
    let round = bench.round(&[], &bench.mentors(1), None).await;
    let run = bench.run(&round).await;
    assert_eq!(run["state"], "failed");
    assert!(run["error"].as_str().unwrap().starts_with("There are no students."), "{run}");
}
