use super::*;

#[tokio::test]
async fn who_is_not_in_the_directory_is_not_named() {
    let desk = Desk::new(Kind::Sqlite).await;
    desk.consent(&desk.students[0], "directory", false).await;
    desk.consent(&desk.mentors[0], "directory", false).await;
    let introduction = desk.drafted(0, 0).await;
    let (student, mentor) = (&desk.students[0].person, &desk.mentors[0].person);
    for (side, other) in [("toMentor", student), ("toStudent", mentor)] {
        let letter = &introduction[side];
        let all = format!("{} {}", letter["card"]["subject"], text(letter));
        assert!(!all.contains(&other.last_name), "{all}");
        assert_eq!(letter["isFit"], true, "{letter}");
    }
    assert!(introduction["toMentor"]["card"]["subject"].as_str().unwrap().contains("a student"));
}

#[tokio::test]
async fn where_somebody_works_and_lives_is_told_if_they_agreed() {
    let desk = Desk::new(Kind::Sqlite).await;
    let at = desk.mentors.iter().take(2).position(|life| life.positions.iter().any(|one| one.end.is_none()));
    let at = at.expect("one of them works");
    let mentor = &desk.mentors[at];
    let newest = mentor.positions.iter().max_by_key(|one| (one.end.is_none(), one.start, one.id)).unwrap();
    let told = desk.drafted(0, at).await;
    assert!(text(&told["toStudent"]).contains(&newest.employer_name), "{}", text(&told["toStudent"]));
    desk.consent(mentor, "career", false).await;
    let again = desk.act(&told, "compose").await.json();
    let now = text(&again["toStudent"]);
    assert!(!now.contains(&newest.employer_name) && !now.contains(&newest.title), "{now}");
    assert_eq!(again["toStudent"]["card"]["revision"], 2);
    for (side, reader) in [("toStudent", &desk.students[0]), ("toMentor", mentor)] {
        let greeting = format!("Dear {},", reader.person.first_name);
        assert!(text(&again[side]).starts_with(&greeting), "each has their own: {}", text(&again[side]));
    }
}

#[tokio::test]
async fn nobody_is_written_to_who_has_not_agreed_and_no_address_is_passed_on() {
    let desk = Desk::new(Kind::Sqlite).await;
    let introduction = desk.approved(0, 0).await;
    for (side, life) in [("toMentor", &desk.students[0]), ("toStudent", &desk.mentors[0])] {
        let letter = &introduction[side];
        let said = text(letter).to_lowercase();
        let source = letter["source"].as_str().unwrap().to_lowercase();
        assert!(!source.contains(&life.person.email.to_lowercase()), "{source}");
        for private in [&life.household.street, life.person.phone.as_ref().unwrap_or(&"none".to_owned())] {
            assert!(!said.contains(&private.to_lowercase()), "{said}");
        }
    }
    desk.consent(&desk.mentors[0], "email", false).await;
    let refused = desk.act(&introduction, "send").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(refused.message().starts_with(&desk.mentors[0].person.name()), "{refused}");
    assert!(refused.message().contains("not agreed"), "{refused}");
    let pressure = desk.person.get(&format!("/api/outbox/people/{}", desk.student(0))).await.json();
    assert_eq!(pressure["contacts"], json!([]), "nothing was taken from the other's budget");
    let now = desk.get(&introduction).await;
    assert_eq!(
        (&now["toMentor"]["mayContact"]["kind"], &now["toMentor"]["mayContact"]["reason"]),
        (&json!("refused"), &json!("noConsent"))
    );
}
