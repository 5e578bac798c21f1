use super::*;

#[tokio::test]
async fn the_third_letter_in_a_week_is_refused_with_the_first_day_that_has_room() {
    let desk = Desk::new(Kind::Sqlite).await;
    let capacity = format!("UPDATE mentoring SET capacity = 9, taken = 0 WHERE person = {}", desk.mentor(0));
    desk.sql(capacity).await;
    desk.asked(0, 0).await;
    desk.asked(1, 0).await;
    let third = desk.approved(2, 0).await;
    assert!(
        third["obstacles"][0].as_str().unwrap().contains("at most 2 contacts in 7 days"),
        "{}",
        third["obstacles"]
    );
    let refused = desk.act(&third, "send").await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    assert!(refused.message().contains("2026-11-22"), "{refused}");
    let pressure =
        desk.person.get(&format!("/api/outbox/people/{}?day=2026-11-22", desk.mentor(0))).await.json();
    assert_eq!(pressure["email"]["kind"], "allowed", "{pressure}");
    let pressure = desk.person.get(&format!("/api/outbox/people/{}", desk.mentor(0))).await.json();
    assert_eq!(pressure["email"]["contacts"].as_array().unwrap().len(), 2);
    assert_eq!(pressure["email"]["earliest"], "2026-11-22");

    let admin = desk.suite.admin().await;
    let budget = admin.get("/api/outbox/budget").await.json();
    assert_eq!(budget["texts"][0], "at most 2 contacts in 7 days for one person");
    let mut limits = budget["limits"].clone();
    limits[0]["most"] = json!(3);
    let body = json!({ "limits": limits, "revision": 0 });
    assert_eq!(desk.person.put("/api/outbox/budget", &body).await.code(), "permission_denied");
    let raised = admin.put("/api/outbox/budget", &body).await;
    assert_eq!((raised.status, &raised.json()["revision"]), (StatusCode::OK, &json!(1)), "{raised}");
    assert_eq!(admin.put("/api/outbox/budget", &body).await.code(), "overtaken");
    let sent = desk.act(&third, "send").await;
    assert_eq!(sent.status, StatusCode::OK, "{sent}");
    for wrong in [
        json!({ "limits": [], "revision": 1 }),
        json!({ "limits": vec![limits[0].clone(); 21], "revision": 1 }),
        json!({ "limits": [limits[0], limits[0]], "revision": 1 }),
        json!({ "limits": [{ "scope": "person", "kind": "contacts", "days": 0, "most": 1 }], "revision": 1 }),
        json!({ "limits": [{ "scope": "planet", "kind": "contacts", "days": 1, "most": 1 }], "revision": 1 }),
    ] {
        let refused = admin.put("/api/outbox/budget", &wrong).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    }
}

#[tokio::test]
async fn who_asked_for_peace_is_left_in_peace() {
    let desk = Desk::new(Kind::Sqlite).await;
    let mentor = desk.mentor(0);
    let introduction = desk.approved(0, 0).await;
    let wishes = format!("/api/outbox/people/{mentor}/wishes");
    let body = json!({ "kind": "doNotContact", "until": "2026-12-31", "reason": "By phone" });
    let wish = desk.person.post(&wishes, &body).await;
    assert_eq!(wish.status, StatusCode::CREATED, "{wish}");
    let refused = desk.act(&introduction, "send").await;
    assert!(refused.message().contains("not to be contacted until 2026-12-31"), "{refused}");
    let id = wish.json()["id"].as_str().unwrap().to_owned();
    let ended = desk.person.post(&format!("/api/outbox/wishes/{id}/end"), &json!({})).await;
    assert_eq!(ended.status, StatusCode::OK, "{ended}");
    let back = desk.person.post(&format!("/api/outbox/wishes/{id}/restore"), &json!({})).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    assert_eq!(desk.act(&introduction, "send").await.status, StatusCode::CONFLICT);
    desk.person.post(&format!("/api/outbox/wishes/{id}/end"), &json!({})).await;
    assert_eq!(desk.act(&introduction, "send").await.status, StatusCode::OK);
    for (path, body, status) in [
        (
            wishes.as_str(),
            json!({ "kind": "doNotContact", "until": "2020-01-01", "reason": "x" }),
            StatusCode::UNPROCESSABLE_ENTITY,
        ),
        (wishes.as_str(), json!({ "kind": "doNotContact", "reason": " " }), StatusCode::UNPROCESSABLE_ENTITY),
        (wishes.as_str(), json!({ "kind": "leaveMe", "reason": "x" }), StatusCode::UNPROCESSABLE_ENTITY),
        (
            "/api/outbox/people/4000000/wishes",
            json!({ "kind": "doNotAsk", "reason": "x" }),
            StatusCode::NOT_FOUND,
        ),
        ("/api/outbox/wishes/nothing/end", json!({}), StatusCode::NOT_FOUND),
    ] {
        let reply = desk.person.post(path, &body).await;
        assert_eq!(reply.status, status, "{path}: {reply}");
    }
    assert_eq!(desk.person.get("/api/outbox/people/4000000").await.status, StatusCode::NOT_FOUND);
}
