use super::*;

#[tokio::test]
async fn a_draft_is_ones_own_and_goes_when_the_trait_is_saved() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let (first, second) = (suite.contributor().await, suite.admin().await);
    let draft = json!({ "content": { "name": "Half a na", "anchors": ["One"] } });
    for path in ["/api/traits/new/draft", "/api/traits/coaching/draft"] {
        assert_eq!(get(&first, path).await["draft"], Value::Null);
        let kept = first.put(path, &draft).await;
        assert_eq!(kept.status, StatusCode::OK, "{kept}");
        assert_eq!(get(&first, path).await["draft"]["content"], draft["content"]);
        assert_eq!(get(&second, path).await["draft"], Value::Null, "nobody else sees it");
    }
    let newer = json!({ "content": { "name": "Half a name" }, "baseVersion": 1 });
    first.put("/api/traits/coaching/draft", &newer).await;
    let drafts = get(&first, "/api/traits/drafts").await;
    assert_eq!(drafts["drafts"].as_array().unwrap().len(), 2);
    let kept = get(&first, "/api/traits/coaching/draft").await;
    assert_eq!((&kept["draft"]["content"], &kept["draft"]["baseVersion"]), (&newer["content"], &json!(1)));

    // Somebody else's saving leaves it.
    let body = json!({ "version": 1, "content": content("Coaching") });
    assert_eq!(second.put("/api/traits/coaching", &body).await.status, StatusCode::OK);
    assert_ne!(get(&first, "/api/traits/coaching/draft").await["draft"], Value::Null);
    let late = first.put("/api/traits/coaching", &body).await;
    assert_eq!(late.code(), "overtaken");
    assert_ne!(get(&first, "/api/traits/coaching/draft").await["draft"], Value::Null, "nothing is lost");
    let body = json!({ "version": 2, "content": content("Coaching") });
    assert_eq!(first.put("/api/traits/coaching", &body).await.status, StatusCode::OK);
    assert_eq!(get(&first, "/api/traits/coaching/draft").await["draft"], Value::Null);

    create(&first, "Patience").await;
    assert_eq!(get(&first, "/api/traits/drafts").await["drafts"], json!([]));
    first.put("/api/traits/new/draft", &draft).await;
    assert_eq!(first.delete("/api/traits/new/draft").await.status, StatusCode::NO_CONTENT);
    assert_eq!(get(&first, "/api/traits/drafts").await["drafts"], json!([]));
    assert_eq!(first.put("/api/traits/nothing/draft", &draft).await.status, StatusCode::NOT_FOUND);
    let large = json!({ "content": { "why": "x".repeat(100_001) } });
    assert_eq!(first.put("/api/traits/new/draft", &large).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}
