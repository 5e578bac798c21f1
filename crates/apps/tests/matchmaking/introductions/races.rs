use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn one_place_is_held_for_one_student_however_many_are_sent_at_once(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let desk = Desk::new(kind).await;
    desk.sql(format!("UPDATE mentoring SET capacity = 1, taken = 0 WHERE person = {}", desk.mentor(0))).await;
    let (one, other) = (desk.approved(0, 0).await, desk.approved(1, 0).await);
    let (first, second) = tokio::join!(desk.act(&one, "send"), desk.act(&other, "send"));
    let mut all = [first.status, second.status];
    all.sort_unstable();
    assert_eq!(all, [StatusCode::OK, StatusCode::CONFLICT], "{first} {second}");
    let refused = if first.status == StatusCode::OK { second } else { first };
    assert!(refused.message().contains("no place left"), "{refused}");
}

#[rstest]
#[tokio::test]
async fn the_last_place_is_given_once(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let desk = Desk::new(kind).await;
    desk.sql(format!("UPDATE mentoring SET capacity = 2, taken = 0 WHERE person = {}", desk.mentor(0))).await;
    let (one, other) = (desk.asked(0, 0).await, desk.asked(1, 0).await);
    for introduction in [&one, &other] {
        assert_eq!(desk.answer(introduction, "student", "accepted").await.status, StatusCode::OK);
    }
    // Something else has taken a place meanwhile.
    desk.sql(format!("UPDATE mentoring SET taken = 1 WHERE person = {}", desk.mentor(0))).await;
    let answers =
        tokio::join!(desk.answer(&one, "mentor", "accepted"), desk.answer(&other, "mentor", "accepted"));
    let mut all = [answers.0.status, answers.1.status];
    all.sort_unstable();
    assert_eq!(all, [StatusCode::OK, StatusCode::CONFLICT], "{} {}", answers.0, answers.1);
    assert_eq!(desk.suite.count("mentoring_matches").await, 1);
}

#[rstest]
#[tokio::test]
async fn whoever_approves_sends_or_answers_at_once_does_it_once(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let desk = Desk::with(kind, |mailer| *mailer = None).await;
    let drafted = desk.drafted(0, 0).await;
    let letter = &drafted["toMentor"];
    let replies = tokio::join!(desk.approve(letter), desk.approve(letter), desk.approve(letter));
    for reply in [replies.0, replies.1, replies.2] {
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
    }
    let now = desk.get(&drafted).await;
    let steps = now["toMentor"]["steps"].as_array().unwrap();
    assert_eq!(steps.iter().filter(|step| step["what"] == "Approved").count(), 1);
    desk.approve(&now["toStudent"]).await;
    let replies = tokio::join!(desk.act(&now, "send"), desk.act(&now, "send"));
    let sent = [&replies.0, &replies.1].iter().filter(|reply| reply.status == StatusCode::OK).count();
    assert_eq!(sent, 1, "{} {}", replies.0, replies.1);
    assert_eq!(desk.suite.count("outreach_contacts").await, 2, "one contact for each of the two");
}

#[tokio::test]
async fn the_same_two_are_introduced_once() {
    let desk = Desk::new(Kind::Sqlite).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    let replies = tokio::join!(desk.create(student, mentor), desk.create(student, mentor));
    let mut all = [replies.0.status, replies.1.status];
    all.sort_unstable();
    assert_eq!(all, [StatusCode::CREATED, StatusCode::CONFLICT]);
    assert_eq!(desk.suite.count("outreach_messages").await, 2);
}
