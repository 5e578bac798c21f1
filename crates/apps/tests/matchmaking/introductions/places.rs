//! Places that are held, and people who are left alone, in rounds.

use super::*;

const ROUNDS: &str = "/api/matchmaking/rounds";

/// A round of one student and one mentor, run to its end.
async fn run(person: &Person, student: u32, mentor: u32) -> Value {
    let plan = json!({
        "students": { "listed": { "file": "students.csv", "people": [student] } },
        "mentors": { "listed": { "file": "mentors.csv", "people": [mentor] } },
        "requirements": { "commonWay": false },
    });
    let round = person.post(ROUNDS, &json!({ "name": "Spring", "plan": plan })).await;
    assert_eq!(round.status, StatusCode::CREATED, "{round}");
    let round = round.json();
    let path = format!("{ROUNDS}/{}/runs", round["id"].as_str().unwrap());
    let started = person.post(&path, &json!({ "seen": round["revision"] })).await;
    assert_eq!(started.status, StatusCode::ACCEPTED, "{started}");
    let path = format!("/api/matchmaking/runs/{}", started.json()["id"].as_str().unwrap());
    let wait = async {
        loop {
            let now = person.get(&path).await.json();
            if !["waiting", "running"].contains(&now["state"].as_str().unwrap()) {
                return now;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it ends")
}

fn matched(run: &Value) -> &Value {
    &run["comparison"]["stable"]["matched"]
}

async fn publish(desk: &Desk, run: &Value) -> Reply {
    let path = format!("/api/matchmaking/runs/{}/publish", run["id"].as_str().unwrap());
    desk.person.post(&path, &json!({ "method": "stable" })).await
}

#[tokio::test]
async fn a_place_that_is_held_for_somebody_is_not_given_by_a_round() {
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = None).await;
    desk.sql(format!("UPDATE mentoring SET capacity = 1, taken = 0 WHERE person = {}", desk.mentor(0))).await;
    let early = run(&desk.person, desk.student(1), desk.mentor(0)).await;
    assert_eq!(matched(&early), 1, "{early}");
    let asked = desk.asked(0, 0).await;
    let refused = publish(&desk, &early).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(refused.message().contains("1 of the mentors have fewer places"), "{refused}");
    let late = run(&desk.person, desk.student(1), desk.mentor(0)).await;
    assert_eq!(matched(&late), 0, "the place is held: {late}");
    let other = run(&desk.person, desk.student(0), desk.mentor(1)).await;
    assert_eq!(matched(&other), 0, "who was asked waits for the answer: {other}");
    assert_eq!(desk.suite.count("mentoring_matches").await, 0);

    assert_eq!(desk.act(&asked, "withdraw").await.status, StatusCode::OK);
    let free = publish(&desk, &early).await;
    assert_eq!(free.status, StatusCode::OK, "{free}");
}

#[tokio::test]
async fn two_of_whom_one_said_no_are_not_matched_by_a_round_for_a_while() {
    let desk = Desk::new(Kind::Sqlite).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    let asked = desk.asked(0, 0).await;
    assert_eq!(desk.answer(&asked, "mentor", "declined").await.status, StatusCode::OK);
    let resting = run(&desk.person, student, mentor).await;
    assert_eq!(matched(&resting), 0, "{resting}");
    let other = run(&desk.person, student, desk.mentor(1)).await;
    assert_eq!(matched(&other), 1, "another mentor is fine: {other}");
    desk.suite.advance(Duration::from_hours(24 * 181));
    let person = desk.suite.contributor().await;
    let late = run(&person, student, mentor).await;
    assert_eq!(matched(&late), 1, "{late}");
}

#[tokio::test]
async fn an_undo_takes_a_place_again_only_if_it_is_free() {
    let desk = Desk::new(Kind::Sqlite).await;
    desk.sql(format!("UPDATE mentoring SET capacity = 1, taken = 0 WHERE person = {}", desk.mentor(0))).await;
    let first = desk.asked(0, 0).await;
    desk.when(&first, "sent").await;
    let declined = desk.answer(&first, "student", "declined").await.json();
    assert_eq!(declined["card"]["state"], "declined", "{declined}");
    let second = desk.asked(1, 0).await;
    let refused = desk.act(&declined, "undo").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(refused.message().contains("has no place left"), "{refused}");
    assert_eq!(desk.get(&first).await["card"]["state"], "declined");
    assert_eq!(desk.act(&second, "withdraw").await.status, StatusCode::OK);
    let back = desk.act(&declined, "undo").await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    assert_eq!(back.json()["card"]["state"], "asked");
}
