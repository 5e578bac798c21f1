use super::*;

#[tokio::test]
async fn both_letters_have_a_source_for_every_sentence_and_say_who_drafted_them() {
    let desk = Desk::new(Kind::Sqlite).await;
    let introduction = desk.drafted(0, 0).await;
    assert_eq!(introduction["card"]["state"], "draft");
    for side in ["toStudent", "toMentor"] {
        let letter = &introduction[side];
        assert_eq!((&letter["isFit"], &letter["gaps"]), (&json!(true), &json!([])), "{letter}");
        let refused =
            letter["findings"].as_array().unwrap().iter().filter(|one| one["weight"] == "refused").count();
        assert_eq!(refused, 0, "{letter}");
        for paragraph in letter["draft"]["paragraphs"].as_array().unwrap() {
            for sentence in paragraph["sentences"].as_array().unwrap() {
                assert!(!sentence["sources"].as_array().unwrap().is_empty(), "{sentence}");
            }
        }
        assert!(text(letter).contains("A computer program drafted this message"), "{letter}");
        assert!(text(letter).contains("A short no is fine"), "{letter}");
        assert!(letter["grade"].as_f64().unwrap() < 10.0, "{letter}");
        assert!(letter["words"].as_u64().unwrap() < 150, "{letter}");
        assert_eq!(letter["hash"].as_str().unwrap().len(), 64);
    }
    let (student, mentor) = (&desk.students[0], &desk.mentors[0]);
    let to_mentor = text(&introduction["toMentor"]);
    assert!(to_mentor.contains(&student.person.name()), "{to_mentor}");
    assert!(to_mentor.starts_with(&format!("Dear {},", mentor.person.first_name)), "{to_mentor}");
    assert!(text(&introduction["toStudent"]).contains(&mentor.person.name()));
    assert_eq!(introduction["obstacles"].as_array().unwrap().len(), 2, "both wait for approval");
    let again = desk.create(desk.student(0), desk.mentor(0)).await;
    assert_eq!(again.status, StatusCode::CONFLICT, "{again}");
    assert!(again.message().contains("already"), "{again}");
}

#[tokio::test]
async fn what_is_changed_by_hand_is_the_editors_and_voids_the_approval() {
    let desk = Desk::new(Kind::Sqlite).await;
    let introduction = desk.approved(0, 0).await;
    let letter = &introduction["toMentor"];
    assert_eq!(letter["card"]["state"], "approved");
    let mut all = paragraphs(letter);
    all[1].push_str(" I think you would get on.");
    let body = json!({ "revision": 1, "subject": letter["card"]["subject"], "paragraphs": all });
    let changed = desk.person.put(&letter_path(letter), &body).await;
    assert_eq!(changed.status, StatusCode::OK, "{changed}");
    let changed = changed.json();
    assert_eq!((&changed["card"]["state"], &changed["approval"]), (&json!("draft"), &Value::Null));
    let sentences = changed["draft"]["paragraphs"][1]["sentences"].as_array().unwrap();
    let own = sentences.last().unwrap();
    assert_eq!(own["text"], "I think you would get on.");
    assert_eq!(own["sources"][0]["kind"], "editor");
    assert_eq!(
        sentences[0]["sources"], letter["draft"]["paragraphs"][1]["sentences"][0]["sources"],
        "the rest is as it was"
    );

    let refused = desk.act(&introduction, "send").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    let old = desk.approve(letter).await;
    assert_eq!((old.status, old.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{old}");
    let late = desk.person.put(&letter_path(letter), &body).await;
    assert_eq!(late.code(), "overtaken", "{late}");

    let pushy = json!({ "revision": 2, "subject": "Act now", "paragraphs": ["You must say yes today."] });
    let pushy = desk.person.put(&letter_path(letter), &pushy).await.json();
    assert_eq!(pushy["isFit"], false);
    let rules: Vec<&str> =
        pushy["findings"].as_array().unwrap().iter().map(|one| one["rule"].as_str().unwrap()).collect();
    for rule in ["urgency", "pressure", "undisclosed"] {
        assert!(rules.contains(&rule), "{rules:?}");
    }
    let refused = desk.approve(&pushy).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");

    let back = format!("{}/versions/1/restore", letter_path(letter));
    let back = desk.person.post(&back, &json!({ "revision": 3 })).await;
    assert_eq!(back.json()["draft"], letter["draft"], "{back}");
    let composed = desk.act(&desk.get(&introduction).await, "compose").await;
    assert_eq!(composed.status, StatusCode::OK, "{composed}");
}

#[tokio::test]
async fn a_viewer_reads_and_changes_nothing() {
    let desk = Desk::new(Kind::Sqlite).await;
    let introduction = desk.drafted(0, 0).await;
    let viewer = desk.suite.viewer().await;
    let letter = letter_path(&introduction["toMentor"]);
    for path in [
        path(&introduction),
        "/api/matchmaking/introductions".to_owned(),
        letter.clone(),
        "/api/outbox/budget".to_owned(),
    ] {
        assert_eq!(viewer.get(&path).await.status, StatusCode::OK, "{path}");
        assert_eq!(desk.suite.anon().get(&path).await.status, StatusCode::UNAUTHORIZED, "{path}");
    }
    let hash = &introduction["toMentor"]["hash"];
    for (path, body) in [
        (
            "/api/matchmaking/introductions".to_owned(),
            json!({ "student": desk.student(1), "mentor": desk.mentor(1) }),
        ),
        (format!("{}/send", path(&introduction)), json!({ "revision": 1 })),
        (format!("{}/withdraw", path(&introduction)), json!({ "revision": 1 })),
        (format!("{}/undo", path(&introduction)), json!({ "revision": 1 })),
        (format!("{letter}/approve"), json!({ "hash": hash })),
        (format!("{letter}/send"), json!({})),
    ] {
        let refused = viewer.post(&path, &body).await;
        assert_eq!(refused.code(), "permission_denied", "{path}: {refused}");
    }
    let alone = desk.person.post(&format!("{letter}/send"), &json!({})).await;
    assert_eq!(alone.status, StatusCode::CONFLICT, "one letter alone is not sent: {alone}");
    let log = desk.suite.admin().await.get("/api/admin/audit?action=outreach_changed").await.json();
    assert_eq!(log["entries"][0]["detail"]["change"], "introduction drafted");
    assert_eq!(log["entries"].as_array().unwrap().len(), 1);
}

#[tokio::test]
async fn a_text_is_looked_at_without_being_kept() {
    let desk = Desk::new(Kind::Sqlite).await;
    let text = "Grüße.\nAct now! She is an urgent care nurse. Given your wealth, give more.";
    let found = desk.person.post("/api/outbox/check", &json!({ "text": text })).await.json();
    assert_eq!(found["isRefused"], true);
    let said: Vec<&str> =
        found["findings"].as_array().unwrap().iter().map(|one| one["said"].as_str().unwrap()).collect();
    assert_eq!(said, ["Act now", "Given your wealth"], "{found}");
    assert_eq!(found["findings"][0]["start"], 7);
    let nothing = desk.person.post("/api/outbox/check", &json!({ "text": "" })).await.json();
    assert_eq!((&nothing["findings"], &nothing["grade"]), (&json!([]), &Value::Null));
}
