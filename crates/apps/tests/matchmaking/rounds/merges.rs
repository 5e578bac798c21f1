//! Records become one while a round is planned, and two again.

use rstest::rstest;

use super::*;

const QUEUE: &str = "/api/graduway/quality";

impl Bench {
    /// Makes one record of two; the first stays.
    async fn merge(&self, (kept, removed): (u32, u32)) -> Reply {
        let pair = json!({ "one": kept, "other": removed });
        let card = self.person.post(&format!("{QUEUE}/pairs"), &pair).await.json();
        let item = format!("{QUEUE}/items/{}", card["item"]["id"].as_str().unwrap());
        let preview = self.person.post(&format!("{item}/preview"), &json!({ "keep": kept })).await.json();
        self.person.post(&format!("{item}/merge"), &json!({ "keep": kept, "seal": preview["seal"] })).await
    }

    /// Mentors of a round with their places.
    async fn places(&self, round: &Value) -> Vec<(u32, u32)> {
        let people = self.get(&format!("{}/people?side=mentors&limit=200", path(round))).await;
        let people = people["people"].as_array().unwrap().iter();
        people.map(|one| (number(&one["id"]), number(&one["places"]))).collect()
    }
}

#[rstest]
#[tokio::test]
async fn a_plan_follows_a_merge_and_follows_back_when_it_is_undone(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let (students, mentors) = (bench.students(2), bench.mentors(3));
    let [first, gone, kept] = mentors[..] else { panic!("there are three") };
    // The record that stays has no place of its own: it has those that the round gave the other one.
    bench.suite.sql(format!("UPDATE mentoring SET taken = capacity WHERE person = {kept}").leak()).await;
    let round = bench.round(&students, &[first, gone], Some(3)).await;
    let lists = format!("{}/rankings/students", path(&round));
    let ranked = json!({ "tiers": [[gone], [first]], "seen": 0 });
    let saved = bench.person.put(&format!("{lists}/{}", students[0]), &ranked).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    let before = (bench.places(&round).await, bench.pairs(&bench.run(&round).await, "stable").await);
    assert_eq!(before.0, [(first, 3), (gone, 3)]);
    assert!(before.1.contains(&(students[0], gone)), "{before:?}");

    let merged = bench.merge((kept, gone)).await;
    assert_eq!(merged.status, StatusCode::OK, "{merged}");
    assert_eq!(bench.places(&round).await, [(first, 3), (kept, 3)]);
    let list = bench.get(&format!("{lists}/{}", students[0])).await;
    assert_eq!(list["ranking"]["tiers"][0][0]["id"], kept, "{list}");
    let run = bench.run(&round).await;
    let pairs = bench.pairs(&run, "stable").await;
    assert!(pairs.contains(&(students[0], kept)), "{pairs:?}");
    let publish = format!("{}/publish", run_path(&run));
    let published = bench.person.post(&publish, &json!({ "method": "stable" })).await;
    assert_eq!(published.status, StatusCode::OK, "{published}");
    let back = bench.person.post(&format!("{}/take-back", path(&round)), &Value::Null).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");

    // A file from before names the record that is gone.
    let file = format!("id,email\n{gone},{}\n{first},\n", bench.life(gone).person.email);
    let query = format!("side=mentors&name=old.csv&seen={}&check=true", round["revision"]);
    let answer = bench.person.upload(&format!("{}/people?{query}", path(&round)), file).await.json();
    assert_eq!(
        (&answer["report"]["people"], &answer["report"]["errors"]),
        (&json!(2), &json!([])),
        "{answer}"
    );

    let undo = format!("{QUEUE}/decisions/{}/undo", merged.json()["seq"]);
    let undone = bench.person.post(&undo, &json!({})).await;
    assert_eq!(undone.status, StatusCode::OK, "{undone}");
    let after = (bench.places(&round).await, bench.pairs(&bench.run(&round).await, "stable").await);
    assert_eq!(after, before);
}

#[rstest]
#[tokio::test]
async fn what_is_asked_about_a_run_follows_a_merge(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let bench = Bench::new(kind).await;
    let (students, mentors) = (bench.students(2), bench.mentors(2));
    let round = bench.round(&students, &mentors[..1], Some(2)).await;
    let run = bench.run(&round).await;
    assert_eq!(bench.pairs(&run, "stable").await.len(), 2);
    assert_eq!(bench.merge((mentors[1], mentors[0])).await.status, StatusCode::OK);
    let change = json!({ "kind": "drop_student", "student": students[0] });
    let body = json!({ "method": "stable", "change": change });
    let asked = bench.person.post(&format!("{}/what-if", run_path(&run)), &body).await.json();
    let told = format!("/api/matchmaking/what-ifs/{}", asked["job"].as_str().unwrap());
    let told =
        bench.until(&told, |told| !["waiting", "running"].contains(&told["state"].as_str().unwrap())).await;
    assert_eq!(told["answer"]["before"]["matched"], 2, "their record is still there: {told}");
    assert_eq!(told["answer"]["after"]["matched"], 1, "{told}");
}

#[rstest]
#[tokio::test]
async fn two_records_that_are_matched_with_the_same_person_are_not_merged(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let bench = Bench::new(kind).await;
    let (students, mentors) = (bench.students(1), bench.mentors(2));
    let round = bench.round(&students, &mentors[..1], Some(1)).await;
    let publish = format!("{}/publish", run_path(&bench.run(&round).await));
    assert_eq!(bench.person.post(&publish, &json!({ "method": "stable" })).await.status, StatusCode::OK);
    let columns = "origin, origin_id, state, since, created_at, revision";
    let twin = format!(
        "INSERT INTO mentoring_matches (id, edition, student, mentor, {columns}) \
         SELECT 'twin', edition, student, {}, {columns} FROM mentoring_matches",
        mentors[1]
    );
    bench.suite.sql(twin.leak()).await;
    let refused = bench.merge((mentors[0], mentors[1])).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert_eq!(
        refused.message(),
        "Both records have the same among their matches as a mentor: 1 would be there twice. End one of each two \
         first, then merge."
    );
    let twin = bench.matches(&round).await.into_iter().find(|one| one["id"] == "twin").unwrap();
    bench.change_match(&twin, "end").await;
    let merged = bench.merge((mentors[0], mentors[1])).await;
    assert_eq!(merged.status, StatusCode::OK, "{merged}");
    let mentors_now = bench.matches(&round).await;
    assert!(mentors_now.iter().all(|one| one["mentor"]["id"] == mentors[0]), "{mentors_now:?}");
    assert_eq!(mentors_now.len(), 2);
}
