use rstest::rstest;
use store::sea_orm::ConnectionTrait;
use tokio::sync::oneshot;

use super::*;

async fn places(bench: &Bench, round: &Value) -> Vec<(u32, u32, u32)> {
    let people = bench.get(&format!("{}/people?side=mentors&limit=200", path(round))).await;
    let people = people["people"].as_array().unwrap().clone();
    people.iter().map(|one| (number(&one["id"]), number(&one["places"]), number(&one["taken"]))).collect()
}

#[rstest]
#[tokio::test]
async fn what_is_published_takes_places_and_what_is_taken_back_gives_them_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let (students, mentors) = (bench.students(9), bench.mentors(4));
    let round = bench.round(&students, &mentors, None).await;
    let before = (places(&bench, &round).await, bench.get(&path(&round)).await);
    let run = bench.run(&round).await;
    let pairs = bench.pairs(&run, "stable").await;
    assert!(!pairs.is_empty());
    let publish = format!("{}/publish", run_path(&run));
    let reply = bench.person.post(&publish, &json!({ "method": "stable" })).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let published = &reply.json()["published"];
    assert_eq!((&published["run"], &published["method"]), (&run["id"], &json!("stable")));
    assert_eq!(published["pairs"], pairs.len());
    assert_eq!(bench.suite.count("mentoring_matches").await, i64::try_from(pairs.len()).unwrap());
    for ((mentor, places, taken), (_, before, before_taken)) in
        places(&bench, &round).await.into_iter().zip(&before.0)
    {
        let load = u32::try_from(pairs.iter().filter(|(_, own)| *own == mentor).count()).unwrap();
        assert_eq!((places, taken), (before - load, before_taken + load), "places of {mentor}");
    }
    let students_now = bench.get(&format!("{}/people?side=students&limit=200", path(&round))).await;
    let has_place = |one: &&Value| one["places"] == 0;
    let busy = students_now["people"].as_array().unwrap().iter().filter(has_place).count();
    assert_eq!(busy, pairs.len(), "who has a mentor looks for none");

    let twice = bench.person.post(&publish, &json!({ "method": "total" })).await;
    assert!(twice.message().starts_with("A result of this round is in force already."), "{twice}");
    let kept = bench.person.delete(&path(&round)).await;
    assert_eq!(kept.status, StatusCode::CONFLICT, "{kept}");
    let second = bench.run(&bench.get(&path(&round)).await).await;
    assert_eq!(second["comparison"]["stable"]["seeking"], students.len() - pairs.len());
    let own =
        bench.get(&format!("{}/unmatched?method=stable&side=students&limit=200", run_path(&second))).await;
    let told =
        own["people"].as_array().unwrap().iter().filter(|one| one["reason"]["kind"] == "own_limit").count();
    assert_eq!(told, pairs.len());

    let back = bench.person.post(&format!("{}/take-back", path(&round)), &Value::Null).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    assert_eq!(
        (places(&bench, &round).await, bench.get(&path(&round)).await),
        before,
        "as if it had never been"
    );
    assert_eq!(bench.suite.count("mentoring_matches").await, 0);
    let again = bench.person.post(&format!("{}/take-back", path(&round)), &Value::Null).await;
    assert_eq!(again.message(), "No result of this round is in force.");
    let other = bench.person.post(&publish, &json!({ "method": "total" })).await;
    assert_eq!(other.status, StatusCode::OK, "{other}");
    let log = bench.suite.admin().await.get("/api/admin/audit?action=rounds_changed").await.json();
    let told: Vec<&Value> =
        log["entries"].as_array().unwrap().iter().map(|one| &one["detail"]["change"]).collect();
    assert_eq!(told, ["published", "publication taken back", "run", "published", "run", "created"]);
}

#[tokio::test]
async fn what_others_have_taken_since_is_not_given_twice() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(4), bench.mentors(2));
    let one = bench.round(&students, &mentors, Some(2)).await;
    let other = bench.round(&students, &mentors, Some(2)).await;
    let (first, second) = (bench.run(&one).await, bench.run(&other).await);
    let publish = async |run: &Value| {
        bench.person.post(&format!("{}/publish", run_path(run)), &json!({ "method": "stable" })).await
    };
    assert_eq!(publish(&first).await.status, StatusCode::OK);
    let refused = publish(&second).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(
        refused.message().starts_with("Since this run 4 of the students have found a mentor"),
        "{refused}"
    );
    assert_eq!(bench.suite.count("mentoring_matches").await, 4, "all or none");
    let made = bench.matches(&one).await;
    assert!(made.iter().all(|one| one["state"] == "active" && one["origin"] == "round"), "{made:?}");
    let ended = bench.change_match(&made[0], "end").await;
    assert_eq!(ended["state"], "ended");
    let stuck = bench.person.post(&format!("{}/take-back", path(&one)), &Value::Null).await;
    assert_eq!(stuck.status, StatusCode::CONFLICT, "{stuck}");
    assert!(stuck.message().starts_with("1 of the 4 matches have gone on since"), "{stuck}");
    assert_eq!(bench.suite.count("mentoring_matches").await, 4);
    assert_eq!(bench.change_match(&ended, "reopen").await["state"], "active", "by the round's own places");
    let back = bench.person.post(&format!("{}/take-back", path(&one)), &Value::Null).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    assert!(bench.matches(&one).await.is_empty());
}

/// On SQLite one write comes after the other; on PostgreSQL they meet.
#[tokio::test]
async fn places_that_go_while_a_result_is_published_are_not_given() {
    let bench = Bench::new(Kind::Postgres).await;
    let (students, mentors) = (bench.students(1), bench.mentors(1));
    let run = bench.run(&bench.round(&students, &mentors, None).await).await;
    assert_eq!(bench.pairs(&run, "stable").await, [(students[0], mentors[0])]);
    let (begun, has_begun) = oneshot::channel();
    let (go_on, may_go_on) = oneshot::channel::<()>();
    let full = format!("UPDATE mentoring SET taken = capacity WHERE person = {}", mentors[0]);
    let filling = bench.suite.suite.store().write(move |tx| async move {
        tx.lock_name("mentoring matches").await?;
        let _ = begun.send(());
        let _ = may_go_on.await;
        tx.execute_unprepared(&full).await?;
        Ok::<_, store::Error>(())
    });
    let waiting = "pg_locks WHERE NOT granted AND locktype = 'advisory' \
                   AND database = (SELECT oid FROM pg_database WHERE datname = current_database())";
    let publishing = async {
        has_begun.await.unwrap();
        let publish = format!("{}/publish", run_path(&run));
        let body = json!({ "method": "stable" });
        let until_it_waits = async {
            while bench.suite.count(waiting).await == 0 {
                tokio::task::yield_now().await;
            }
            go_on.send(()).unwrap();
        };
        let until_it_waits = tokio::time::timeout(PATIENCE, until_it_waits);
        tokio::join!(bench.person.post(&publish, &body), until_it_waits).0
    };
    let (filled, refused) = tokio::join!(filling, publishing);
    filled.unwrap();
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(refused.message().contains("1 of the mentors have fewer places"), "{refused}");
    assert_eq!(bench.suite.count("mentoring_matches").await, 0);
}

#[tokio::test]
async fn two_who_have_parted_are_not_matched_again_unless_that_is_wanted() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(1), bench.mentors(1));
    let round = bench.round(&students, &mentors, Some(1)).await;
    let run = bench.run(&round).await;
    let publish = format!("{}/publish", run_path(&run));
    assert_eq!(bench.person.post(&publish, &json!({ "method": "stable" })).await.status, StatusCode::OK);
    let made = bench.matches(&round).await;
    assert_eq!(made.len(), 1);
    bench.change_match(&made[0], "end").await;
    let next = bench.round(&students, &mentors, Some(1)).await;
    let run = bench.run(&next).await;
    assert_eq!(run["comparison"]["stable"]["matched"], 0, "{run}");
    let alone = bench.get(&format!("{}/unmatched?method=stable&side=mentors", run_path(&run))).await;
    let excluded = &alone["people"][0]["reason"]["excluded"][0];
    assert_eq!((&excluded["requirement"], &excluded["count"]), (&json!("not_again"), &json!(1)), "{alone}");
    let mut asked = json!({ "name": "Again", "plan": next["plan"], "seen": 1 });
    asked["plan"]["requirements"]["notAgain"] = json!(false);
    let next = bench.person.put(&path(&next), &asked).await.json();
    assert_eq!(bench.run(&next).await["comparison"]["stable"]["matched"], 1);
}

#[tokio::test]
async fn a_result_that_names_somebody_who_is_gone_is_not_published() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (students, mentors) = (bench.students(3), bench.mentors(2));
    let round = bench.round(&students, &mentors, Some(2)).await;
    let run = bench.run(&round).await;
    let (student, _) = bench.pairs(&run, "stable").await[0];
    let sql = format!("UPDATE people SET died = '2026-11-01' WHERE id = {student}");
    bench.suite.sql(sql.leak()).await;
    let publish = format!("{}/publish", run_path(&run));
    let refused = bench.person.post(&publish, &json!({ "method": "stable" })).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert_eq!(
        refused.message(),
        "1 of the people in this result have died or are not on the campus any more. Run the round again, then publish."
    );
    assert_eq!(bench.suite.count("mentoring_matches").await, 0, "all or none");
}

#[rstest]
#[tokio::test]
async fn a_mentor_who_leaves_the_directory_is_neither_published_nor_named(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let (students, mentors) = (bench.students(5), bench.mentors(2));
    let round = bench.round(&students, &mentors, Some(2)).await;
    let run = bench.run(&round).await;
    let (_, mentor) = bench.pairs(&run, "stable").await[0];
    let name = bench.life(mentor).person.name();
    let naming = async || {
        let mut naming = Vec::new();
        for path in [
            "pairs?method=stable",
            "unmatched?method=stable",
            "blocking?method=total",
            "graph",
            "export.csv?method=stable",
            "export.json?method=stable",
        ] {
            let told = bench.person.get(&format!("{}/{path}", run_path(&run))).await;
            assert_eq!(told.status, StatusCode::OK, "{path}: {told}");
            naming.extend(told.body.contains(&name).then_some(path));
        }
        naming
    };
    let before = naming().await;
    assert!(before.contains(&"export.csv?method=stable") && before.contains(&"graph"), "{before:?}");
    bench.consent(mentor, ConsentField::Directory, false).await;
    assert!(naming().await.is_empty(), "they are named nowhere");
    let pairs = bench.get(&format!("{}/pairs?method=stable&person={mentor}", run_path(&run))).await;
    assert_eq!(pairs["pairs"][0]["mentor"]["name"], "a mentor who is not listed", "{pairs}");
    let publish = format!("{}/publish", run_path(&run));
    let refused = bench.person.post(&publish, &json!({ "method": "stable" })).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert_eq!(
        refused.message(),
        "1 of the mentors in this result have not agreed to be shown to others, or not any more. Run the round again, \
         then publish."
    );
    assert_eq!(bench.suite.count("mentoring_matches").await, 0, "all or none");
    bench.consent(mentor, ConsentField::Directory, true).await;
    assert_eq!(naming().await, before);
    assert_eq!(bench.person.post(&publish, &json!({ "method": "stable" })).await.status, StatusCode::OK);
}

#[tokio::test]
async fn names_that_leave_are_written_down_and_leave_with_contributors_only() {
    let bench = Bench::new(Kind::Sqlite).await;
    let run = bench.run(&bench.round(&bench.students(3), &bench.mentors(2), Some(2)).await).await;
    let viewer = bench.suite.viewer().await;
    for file in ["export.csv?method=stable", "export.json?method=total"] {
        let path = format!("{}/{file}", run_path(&run));
        let refused = viewer.get(&path).await;
        assert_eq!((refused.status, refused.code()), (StatusCode::FORBIDDEN, "permission_denied".to_owned()));
        assert_eq!(bench.person.get(&path).await.status, StatusCode::OK);
    }
    let log = bench.suite.admin().await.get("/api/admin/audit?action=rounds_changed").await.json();
    let told: Vec<(&Value, &Value, &Value)> = log["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| (&one["detail"]["change"], &one["detail"]["format"], &one["detail"]["pairs"]))
        .collect();
    assert_eq!(told[0], (&json!("exported"), &json!("json"), &json!(3)), "{log}");
    assert_eq!(told[1], (&json!("exported"), &json!("csv"), &json!(3)), "{log}");
    assert_eq!(told.len(), 4, "no more than these, the run and the round: {log}");
}
