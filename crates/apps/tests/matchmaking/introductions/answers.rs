use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn two_yeses_make_a_match_and_an_undo_takes_it_back(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let desk = Desk::new(kind).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    let places = desk.places_left(student, mentor).await;
    let early = desk.drafted(0, 0).await;
    let refused = desk.answer(&early, "student", "accepted").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "nobody was asked: {refused}");
    for side in ["toStudent", "toMentor"] {
        assert_eq!(desk.approve(&early[side]).await.status, StatusCode::OK);
    }
    let asked = desk.act(&early, "send").await;
    assert_eq!(asked.status, StatusCode::OK, "{asked}");
    let asked = asked.json();
    assert_eq!(asked["card"]["state"], "asked");
    assert_eq!(desk.places_left(desk.student(1), mentor).await, places - 1, "one place is held");
    assert_eq!(desk.get(&asked).await["placesLeft"], places - 1, "and its own page says so");

    let one = desk.answer(&asked, "student", "accepted").await.json();
    assert_eq!((&one["card"]["state"], &one["card"]["studentAnswer"]), (&json!("asked"), &json!("accepted")));
    assert_eq!(desk.suite.count("mentoring_matches").await, 0);
    let both = desk.answer(&asked, "mentor", "accepted").await;
    assert_eq!(both.status, StatusCode::OK, "{both}");
    let both = both.json();
    assert_eq!(both["card"]["state"], "accepted");
    assert!(both["card"]["matchId"].is_string());
    assert_eq!(desk.suite.count("mentoring_matches").await, 1);
    assert_eq!(desk.places_left(desk.student(1), mentor).await, places - 1, "the place is taken");
    let again = desk.create(student, desk.mentor(1)).await;
    assert!(again.message().contains("has a mentor already"), "{again}");

    assert_eq!(both["undo"], "The mentor said yes");
    let back = desk.act(&both, "undo").await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    let back = back.json();
    assert_eq!((&back["card"]["state"], &back["card"]["matchId"]), (&json!("asked"), &Value::Null));
    assert_eq!(
        (&back["card"]["studentAnswer"], &back["card"]["mentorAnswer"]),
        (&json!("accepted"), &Value::Null)
    );
    assert_eq!(desk.suite.count("mentoring_matches").await, 0);
    let stale = desk.act(&both, "undo").await;
    assert_eq!(stale.code(), "overtaken", "{stale}");
    let back = desk.act(&back, "undo").await.json();
    assert_eq!(back["card"]["studentAnswer"], Value::Null);
    assert_eq!(back["steps"].as_array().unwrap().iter().filter(|step| step["isUndone"] == true).count(), 2);
}

#[tokio::test]
async fn a_no_frees_the_place_and_the_two_are_left_alone_for_a_while() {
    let desk = Desk::new(Kind::Sqlite).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    let places = desk.places_left(student, mentor).await;
    let asked = desk.asked(0, 0).await;
    let declined = desk.answer(&asked, "mentor", "declined").await.json();
    assert_eq!(declined["card"]["state"], "declined");
    assert_eq!(declined["card"]["restUntil"], "2027-05-14");
    assert_eq!(desk.places_left(desk.student(1), mentor).await, places);
    let again = desk.create(student, mentor).await;
    assert_eq!(again.status, StatusCode::CONFLICT);
    assert!(again.message().contains("until 2027-05-14"), "{again}");
    let check = desk
        .person
        .get(&format!("/api/matchmaking/introductions/check?student={student}&mentor={mentor}"))
        .await;
    assert!(check.json()["obstacles"][0].as_str().unwrap().contains("said no"), "{check}");
    assert_eq!(
        desk.create(student, desk.mentor(1)).await.status,
        StatusCode::CREATED,
        "another mentor is fine"
    );

    let back = desk.act(&declined, "undo").await.json();
    assert_eq!((&back["card"]["state"], &back["card"]["restUntil"]), (&json!("asked"), &Value::Null));
    desk.answer(&back, "student", "declined").await;
    desk.suite.advance(Duration::from_hours(24 * 181));
    let person = desk.suite.contributor().await;
    let late =
        person.post("/api/matchmaking/introductions", &json!({ "student": student, "mentor": mentor })).await;
    assert_eq!(late.status, StatusCode::CREATED, "{late}");
}

#[tokio::test]
async fn an_introduction_can_be_taken_back_and_brought_back() {
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = None).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    let asked = desk.asked(0, 0).await;
    assert_eq!(asked["toMentor"]["card"]["isKept"], true, "there is no mail server");
    let unsent = desk.act(&asked, "undo").await.json();
    assert_eq!(
        (&unsent["card"]["state"], &unsent["toMentor"]["card"]["state"]),
        (&json!("draft"), &json!("approved"))
    );
    let pressure = desk.person.get(&format!("/api/outbox/people/{mentor}")).await.json();
    assert_eq!(pressure["contacts"][0]["state"], "cancelled", "{pressure}");
    let asked = desk.act(&unsent, "send").await.json();
    let gone = desk.act(&asked, "withdraw").await.json();
    assert_eq!(
        (&gone["card"]["state"], &gone["toStudent"]["card"]["state"]),
        (&json!("withdrawn"), &json!("withdrawn"))
    );
    assert_eq!(desk.act(&gone, "send").await.status, StatusCode::CONFLICT);
    let back = desk.act(&gone, "undo").await.json();
    assert_eq!(
        (&back["card"]["state"], &back["toStudent"]["card"]["state"]),
        (&json!("draft"), &json!("draft"))
    );
    let gone = desk.act(&back, "withdraw").await.json();
    assert_eq!(desk.create(student, mentor).await.status, StatusCode::CREATED, "and begun anew");
    let two = desk.act(&gone, "undo").await;
    assert_eq!(two.status, StatusCode::CONFLICT, "not both at once: {two}");
    let list = desk
        .person
        .get(&format!("/api/matchmaking/introductions?person={mentor}&state=withdrawn"))
        .await
        .json();
    assert_eq!(list["introductions"].as_array().unwrap().len(), 1);
    assert_eq!((&list["restingDays"], &list["canSend"]), (&json!(180), &json!(false)));
}

#[tokio::test]
async fn a_match_that_has_gone_on_is_not_taken_back() {
    let desk = Desk::new(Kind::Sqlite).await;
    let asked = desk.asked(0, 0).await;
    desk.answer(&asked, "student", "accepted").await;
    let both = desk.answer(&asked, "mentor", "accepted").await.json();
    desk.suite.sql("UPDATE mentoring_matches SET state = 'active', revision = 2").await;
    let refused = desk.act(&both, "undo").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(refused.message().contains("gone on"), "{refused}");
    assert_eq!(desk.get(&asked).await["card"]["state"], "accepted");
}
