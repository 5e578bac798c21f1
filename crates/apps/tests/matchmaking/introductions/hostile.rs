use outreach::testing::MailServer;

use super::*;

/// Gives somebody a first name that tries to begin headers and a body of its own.
async fn rename(desk: &Desk, person: u32, header: &str) {
    let line = "' || char(13) || char(10) || '";
    let evil = format!("Sam{line}{header}{line}{line}New body");
    desk.sql(format!("UPDATE people SET first_name = '{evil}' WHERE id = {person}")).await;
}

#[tokio::test]
async fn names_that_carry_line_breaks_begin_no_header_and_fool_nobody() {
    let server = MailServer::start().await;
    let desk = Desk::with(Kind::Sqlite, |mailer| *mailer = Some(server.mailer())).await;
    for person in [desk.student(0), desk.mentor(0)] {
        rename(&desk, person, "Bcc: victim").await;
    }
    let asked = desk.asked(0, 0).await;
    desk.when(&asked, "sent").await;
    let received = server.received();
    assert_eq!(received.len(), 2, "one each, and none to a victim");
    let mut to: Vec<&str> = received.iter().map(|one| one.to.as_str()).collect();
    to.sort_unstable();
    let mut own = [desk.students[0].person.email.as_str(), desk.mentors[0].person.email.as_str()];
    own.sort_unstable();
    assert_eq!(to, own);
    for one in received {
        let text = String::from_utf8(one.message).unwrap();
        let (head, body) = text.split_once("\r\n\r\n").unwrap();
        assert!(
            !head.replace("\r\n ", " ").lines().any(|line| line.to_lowercase().starts_with("bcc")),
            "{head}"
        );
        assert!(
            body.starts_with("Dear Sam Bcc: victim New body,"),
            "the name is one line of the letter: {body}"
        );
    }
}

#[tokio::test]
async fn a_letter_that_would_carry_an_address_in_a_name_cannot_be_approved() {
    let desk = Desk::new(Kind::Sqlite).await;
    rename(&desk, desk.student(0), "Bcc: victim@example.org").await;
    let drafted = desk.drafted(0, 0).await;
    for side in ["toStudent", "toMentor"] {
        assert_eq!(drafted[side]["isFit"], false, "{}", drafted[side]);
        let refused = desk.approve(&drafted[side]).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
        assert!(refused.message().starts_with("“victim@example.org”"), "{refused}");
    }
    assert_eq!(desk.act(&drafted, "send").await.status, StatusCode::CONFLICT);
}

#[tokio::test]
async fn links_and_floods_of_words_stay_out_of_letters() {
    let desk = Desk::new(Kind::Sqlite).await;
    let student = desk.student(0);
    let huge = "very ".repeat(4000);
    for (kind, words) in [
        ("goal", format!("0 {huge}")),
        ("mentoring_need", "Look at https://evil.example/win now".to_owned()),
        ("cause", "<script>alert(1)</script>".to_owned()),
    ] {
        desk.sql(format!("DELETE FROM interests WHERE person = {student} AND kind = '{kind}'")).await;
        desk.sql(format!(
            "INSERT INTO interests (edition, person, kind, text) SELECT edition, {student}, '{kind}', '{words}' FROM campus_current"
        ))
        .await;
    }
    let drafted = desk.drafted(0, 0).await;
    let said = text(&drafted["toMentor"]);
    assert!(said.len() < 3000, "{} bytes", said.len());
    assert!(!said.contains("evil.example") && !said.contains("<script>"), "{said}");
    assert!(!text(&drafted["toStudent"]).contains("evil.example"));
}

#[tokio::test]
async fn people_of_whom_little_is_known_are_introduced_all_the_same() {
    let desk = Desk::new(Kind::Sqlite).await;
    for person in [desk.student(0), desk.mentor(0)] {
        for table in ["interests", "education", "positions", "person_skills", "students"] {
            desk.sql(format!("DELETE FROM {table} WHERE person = {person}")).await;
        }
    }
    let drafted = desk.drafted(0, 0).await;
    for side in ["toStudent", "toMentor"] {
        assert_eq!(drafted[side]["isFit"], true, "{}", drafted[side]);
        assert!(!text(&drafted[side]).contains("{}"), "{}", text(&drafted[side]));
    }
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_with_a_sentence() {
    let desk = Desk::new(Kind::Sqlite).await;
    let (student, mentor) = (desk.student(0), desk.mentor(0));
    for (body, status, told) in [
        (json!({ "student": mentor, "mentor": student }), StatusCode::CONFLICT, "offers to be a mentor"),
        (json!({ "student": student, "mentor": student }), StatusCode::CONFLICT, "themselves"),
        (
            json!({ "student": student, "mentor": desk.student(1) }),
            StatusCode::CONFLICT,
            "not offered to be a mentor",
        ),
        (json!({ "student": 4_000_000, "mentor": mentor }), StatusCode::NOT_FOUND, "no such student"),
        (json!({ "student": student, "mentor": 0 }), StatusCode::NOT_FOUND, "no such mentor"),
        (json!({ "student": -1, "mentor": mentor }), StatusCode::UNPROCESSABLE_ENTITY, "student"),
        (json!({}), StatusCode::UNPROCESSABLE_ENTITY, "student"),
        (
            json!({ "student": student, "mentor": mentor, "x": 1 }),
            StatusCode::UNPROCESSABLE_ENTITY,
            "unknown field",
        ),
    ] {
        let reply = desk.person.post("/api/matchmaking/introductions", &body).await;
        assert_eq!(reply.status, status, "{body}: {reply}");
        assert!(reply.message().contains(told), "{body}: {reply}");
    }
    assert_eq!(desk.suite.count("outreach_messages").await, 0, "nothing was drafted");
    let drafted = desk.drafted(0, 0).await;
    let letter = letter_path(&drafted["toMentor"]);
    for body in [
        json!({ "revision": 1, "subject": "", "paragraphs": ["x"] }),
        json!({ "revision": 1, "subject": "a\nb", "paragraphs": ["x"] }),
        json!({ "revision": 1, "subject": "a", "paragraphs": [] }),
        json!({ "revision": 1, "subject": "a", "paragraphs": vec!["x"; 41] }),
        json!({ "revision": 1, "subject": "a", "paragraphs": ["x".repeat(4001)] }),
        json!({ "revision": 0, "subject": "a", "paragraphs": ["x"] }),
    ] {
        let reply = desk.person.put(&letter, &body).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{reply}");
    }
    for (path, body, status) in [
        (format!("{letter}/approve"), json!({ "hash": "short" }), StatusCode::CONFLICT),
        (format!("{letter}/approve"), json!({ "hash": "" }), StatusCode::UNPROCESSABLE_ENTITY),
        (format!("{letter}/approve"), json!({ "hash": "no text" }), StatusCode::UNPROCESSABLE_ENTITY),
        (format!("{letter}/approve"), json!({ "hash": "0".repeat(64) }), StatusCode::CONFLICT),
        (format!("{letter}/hurry"), json!({}), StatusCode::CONFLICT),
        (format!("{letter}/versions/77/restore"), json!({ "revision": 1 }), StatusCode::NOT_FOUND),
        (
            "/api/outbox/messages/nothing/approve".to_owned(),
            json!({ "hash": "0".repeat(64) }),
            StatusCode::NOT_FOUND,
        ),
        (
            "/api/matchmaking/introductions/nothing/send".to_owned(),
            json!({ "revision": 1 }),
            StatusCode::NOT_FOUND,
        ),
        (
            format!("{}/answers", path(&drafted)),
            json!({ "side": "dean", "answer": "accepted", "revision": 1 }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
    ] {
        let reply = desk.person.post(&path, &body).await;
        assert_eq!(reply.status, status, "{path}: {reply}");
    }
    for (path, status) in [
        ("/api/matchmaking/introductions/nothing", StatusCode::NOT_FOUND),
        ("/api/matchmaking/introductions?limit=0", StatusCode::BAD_REQUEST),
        ("/api/matchmaking/introductions?state=lost", StatusCode::BAD_REQUEST),
        ("/api/outbox/messages?state=lost", StatusCode::BAD_REQUEST),
        ("/api/outbox/messages?app=matchmaking&state=draft&limit=1", StatusCode::OK),
    ] {
        assert_eq!(desk.person.get(path).await.status, status, "{path}");
    }
    let page = desk.person.get("/api/outbox/messages?limit=1").await.json();
    let next = desk
        .person
        .get(&format!("/api/outbox/messages?limit=1&before={}", page["next"].as_str().unwrap()))
        .await
        .json();
    assert_ne!(page["messages"][0]["id"], next["messages"][0]["id"]);
    assert_eq!(next["next"], Value::Null);
}

#[tokio::test]
async fn without_a_campus_there_is_nobody_to_introduce() {
    let suite = TestSuite::new().await;
    let person = suite.contributor().await;
    let reply = person.post("/api/matchmaking/introductions", &json!({ "student": 1, "mentor": 2 })).await;
    assert_eq!(reply.status, StatusCode::CONFLICT, "{reply}");
    assert!(reply.message().contains("no campus"), "{reply}");
    assert_eq!(person.get("/api/outbox/messages").await.status, StatusCode::CONFLICT);
    assert_eq!(person.get("/api/outbox/budget").await.status, StatusCode::OK);
}
