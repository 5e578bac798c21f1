use rstest::rstest;

use super::*;

fn match_path(introduction: &Value) -> String {
    format!("/api/matchmaking/matches/{}", introduction["card"]["matchId"].as_str().unwrap())
}

impl Desk {
    /// Both said yes.
    async fn matched(&self, student: usize, mentor: usize) -> Value {
        let asked = self.asked(student, mentor).await;
        self.answer(&asked, "student", "accepted").await;
        let both = self.answer(&asked, "mentor", "accepted").await;
        assert_eq!(both.status, StatusCode::OK, "{both}");
        both.json()
    }

    /// Ends or reopens the match of an introduction as it is now.
    async fn change_match(&self, introduction: &Value, act: &str) -> Reply {
        let path = match_path(introduction);
        let revision = self.person.get(&path).await.json()["revision"].clone();
        self.person.post(&format!("{path}/{act}"), &json!({ "revision": revision })).await
    }
}

#[rstest]
#[tokio::test]
async fn a_match_that_ends_frees_its_place_and_an_undo_takes_it_again(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let desk = Desk::new(kind).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    let places = desk.places_left(student, mentor).await;
    let both = desk.matched(0, 0).await;
    let path = match_path(&both);
    let made = desk.person.get(&path).await.json();
    assert_eq!((&made["state"], &made["revision"]), (&json!("accepted"), &json!(1)), "{made}");
    assert_eq!((&made["student"]["id"], &made["mentor"]["id"]), (&json!(student), &json!(mentor)));
    assert_eq!(made["mentor"]["name"], desk.mentors[0].person.name());
    assert_eq!((&made["origin"], &made["originId"]), (&json!("introduction"), &both["card"]["id"]));
    let viewer = desk.suite.viewer().await;
    let seen = json!({ "revision": 1 });
    let refused = viewer.post(&format!("{path}/end"), &seen).await;
    assert_eq!(refused.code(), "permission_denied", "{refused}");
    let early = desk.change_match(&both, "reopen").await;
    assert_eq!(early.message(), "This match has not ended.");

    let ended = desk.change_match(&both, "end").await;
    assert_eq!(ended.status, StatusCode::OK, "{ended}");
    assert_eq!((&ended.json()["state"], &ended.json()["revision"]), (&json!("ended"), &json!(2)));
    assert_eq!(desk.places_left(desk.student(1), mentor).await, places, "the place is free");
    let check = format!("/api/matchmaking/introductions/check?student={student}&mentor={}", desk.mentor(1));
    assert_eq!(desk.person.get(&check).await.json()["obstacles"], json!([]), "and so is the student");
    let late = desk.person.post(&format!("{path}/end"), &seen).await;
    assert_eq!(late.code(), "overtaken", "{late}");
    let twice = desk.change_match(&both, "end").await;
    assert_eq!(twice.message(), "This match has ended already.");
    let undo = desk.act(&both, "undo").await;
    assert!(undo.message().contains("Reopen it first"), "{undo}");

    let back = desk.change_match(&both, "reopen").await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    assert_eq!((&back.json()["state"], &back.json()["revision"]), (&json!("accepted"), &json!(3)));
    assert_eq!(desk.places_left(desk.student(1), mentor).await, places - 1, "the place is taken");
    let undo = desk.act(&both, "undo").await;
    assert_eq!(undo.status, StatusCode::OK, "as if it had never ended: {undo}");
    assert_eq!(desk.person.get(&path).await.status, StatusCode::NOT_FOUND);
    let log = desk.suite.admin().await.get("/api/admin/audit?action=outreach_changed").await.json();
    let told: Vec<&Value> =
        log["entries"].as_array().unwrap().iter().map(|one| &one["detail"]["change"]).collect();
    assert_eq!(told[..3], ["introduction step undone", "match reopened", "match ended"]);
}

#[tokio::test]
async fn a_place_that_somebody_else_has_by_now_is_not_taken_again() {
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = None).await;
    let capacity = format!("UPDATE mentoring SET capacity = 1, taken = 0 WHERE person = {}", desk.mentor(0));
    desk.sql(capacity).await;
    let first = desk.matched(0, 0).await;
    assert_eq!(desk.change_match(&first, "end").await.status, StatusCode::OK);
    desk.suite.advance(Duration::from_secs(1));
    let asked = desk.asked(1, 0).await;
    let refused = desk.change_match(&first, "reopen").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    let name = desk.mentors[0].person.name();
    assert!(refused.message().starts_with(&format!("{name} has no place left")), "{refused}");
    assert_eq!(desk.act(&asked, "withdraw").await.status, StatusCode::OK);
    assert_eq!(desk.change_match(&first, "reopen").await.status, StatusCode::OK, "nobody is asked any more");

    assert_eq!(desk.change_match(&first, "end").await.status, StatusCode::OK);
    desk.suite.advance(Duration::from_secs(1));
    let second = desk.matched(0, 1).await;
    let refused = desk.change_match(&first, "reopen").await;
    assert!(refused.message().contains("found another mentor since"), "{refused}");
    let own = desk.person.get(&format!("/api/matchmaking/matches?person={}", desk.student(0))).await.json();
    let states: Vec<&Value> = own["matches"].as_array().unwrap().iter().map(|one| &one["state"]).collect();
    assert_eq!(states, ["ended", "accepted"]);
    assert_eq!(desk.change_match(&second, "end").await.status, StatusCode::OK);
    assert_eq!(desk.change_match(&first, "reopen").await.status, StatusCode::OK);
    for (path, body, status) in [
        ("nothing/end", json!({ "revision": 1 }), StatusCode::NOT_FOUND),
        ("nothing/reopen", json!({ "revision": 1 }), StatusCode::NOT_FOUND),
        ("nothing/end", json!({ "revision": 0 }), StatusCode::UNPROCESSABLE_ENTITY),
        ("nothing/end", json!({}), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let reply = desk.person.post(&format!("/api/matchmaking/matches/{path}"), &body).await;
        assert_eq!(reply.status, status, "{path}: {reply}");
    }
}

#[rstest]
#[tokio::test]
async fn whoever_ends_a_match_at_once_ends_it_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let desk = Desk::new(kind).await;
    let both = desk.matched(0, 0).await;
    let (path, seen) = (format!("{}/end", match_path(&both)), json!({ "revision": 1 }));
    let replies = tokio::join!(desk.person.post(&path, &seen), desk.person.post(&path, &seen));
    let mut all = [replies.0.status, replies.1.status];
    all.sort_unstable();
    assert_eq!(all, [StatusCode::OK, StatusCode::CONFLICT], "{} {}", replies.0, replies.1);
    assert_eq!(desk.person.get(&match_path(&both)).await.json()["revision"], 2);
}
