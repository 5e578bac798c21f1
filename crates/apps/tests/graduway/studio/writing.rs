use super::*;

#[tokio::test]
async fn a_newsletter_has_a_source_for_every_sentence_and_can_be_approved() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let studio = contributor.get("/api/graduway/studio").await.json();
    assert_eq!(studio["kinds"].as_array().unwrap().len(), 3);
    assert!(!studio["events"].as_array().unwrap().is_empty());
    assert_eq!(studio["canRephrase"], false);
    for (kind, tone) in
        [("newsletter", "warm"), ("newsletter", "brief"), ("class_note", "formal"), ("invitation", "warm")]
    {
        let piece =
            compose(&contributor, json!({ "kind": kind, "tone": tone, "event": studio["events"][0]["id"] }))
                .await;
        let paragraphs = piece["draft"]["paragraphs"].as_array().unwrap();
        let sentences: Vec<&Value> =
            paragraphs.iter().flat_map(|one| one["sentences"].as_array().unwrap()).collect();
        assert!(sentences.len() > 6, "{piece}");
        assert!(sentences.iter().all(|one| !one["sources"].as_array().unwrap().is_empty()), "{piece}");
        let records = sentences.iter().flat_map(|one| one["sources"].as_array().unwrap());
        assert!(records.filter(|source| source["kind"] == "record").count() > 0, "{piece}");
        assert_eq!(piece["gaps"], json!([]), "{piece}");
        assert_eq!(
            (&piece["canBeApproved"], &piece["rephrased"]),
            (&json!(true), &json!(0)),
            "{}",
            piece["findings"]
        );
        assert_eq!(piece["fields"], json!([if tone == "formal" { "full_name" } else { "first_name" }]));
        let approved = approve(&contributor, &piece).await;
        assert_eq!(
            (&approved["isVoid"], &approved["approval"]["by"]),
            (&json!(false), &approved["createdBy"])
        );
    }
    let list = contributor.get("/api/graduway/studio/pieces").await.json();
    assert_eq!(list["pieces"].as_array().unwrap().len(), 4);
    assert!(list["pieces"].as_array().unwrap().iter().all(|one| one["isApproved"] == true));
    index.stop().await;
}

#[tokio::test]
async fn nobody_to_write_to_and_nothing_to_invite_to_is_told() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let nobody = json!([{ "slot": "class", "text": "1901" }]);
    for (body, status, words) in [
        (json!({ "kind": "newsletter", "readers": { "chips": nobody } }), 422, "Nobody fits"),
        (json!({ "kind": "invitation" }), 422, "needs an event"),
        (json!({ "kind": "invitation", "event": 99_999 }), 404, "no such event"),
        (json!({ "kind": "newsletter", "readers": { "segment": "01NOTHING" } }), 404, "no such segment"),
        (
            json!({ "kind": "newsletter", "readers": { "chips": [{ "slot": "mood", "text": "good" }] } }),
            422,
            "mood",
        ),
        (json!({ "kind": "poem" }), 422, "kind"),
        (json!({ "kind": "newsletter", "tone": "rude" }), 422, "tone"),
        (json!({ "kind": "newsletter", "name": "" }), 422, "name"),
        (json!({ "kind": "newsletter", "topics": vec!["jobs"; 7] }), 422, "Name each of them once at most"),
    ] {
        let mut all = json!({ "name": "x", "tone": "warm" });
        all.as_object_mut().unwrap().extend(body.as_object().unwrap().clone());
        let reply = contributor.post("/api/graduway/studio/pieces", &all).await;
        assert_eq!(reply.status.as_u16(), status, "{body}: {reply}");
        assert!(reply.message().contains(words), "{body}: {reply}");
    }
    index.stop().await;
}

#[tokio::test]
async fn edited_words_are_marked_and_the_rest_keeps_its_sources() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({})).await;
    let edited = edit(&contributor, &piece, "The library has 4 new rooms. Come and see them.").await;
    assert_eq!(edited["revision"], 2);
    let own = edited["draft"]["paragraphs"][2]["sentences"].as_array().unwrap();
    assert_eq!(own.len(), 2);
    assert!(own.iter().all(|one| one["sources"][0]["kind"] == "editor"), "{own:?}");
    let others = |piece: &Value, skip: usize| -> Vec<Value> {
        let all = piece["draft"]["paragraphs"].as_array().unwrap().iter().enumerate();
        all.filter(|(at, _)| *at != skip).map(|(_, one)| one.clone()).collect()
    };
    assert_eq!(others(&edited, 2), others(&piece, usize::MAX));
    // Whoever opened the first one is not overwritten.
    let late = contributor
        .put(&path(&piece, ""), &json!({ "seen": 1, "name": "x", "subject": "y", "paragraphs": ["z"] }))
        .await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{late}");
    assert_eq!(late.json()["current"]["revision"], 2);
    // Undo.
    let undone = contributor.post(&path(&piece, "/versions/1/restore"), &json!({ "seen": 2 })).await.json();
    assert_eq!(
        (&undone["draft"], &undone["revision"], &undone["hash"]),
        (&piece["draft"], &json!(3), &piece["hash"])
    );
    let versions = contributor.get(&path(&piece, "/versions")).await.json();
    let notes: Vec<&str> =
        versions["versions"].as_array().unwrap().iter().map(|one| one["note"].as_str().unwrap()).collect();
    assert_eq!(notes, ["As in version 1", "Edited", "Composed"]);
    // Deleted and brought back.
    assert_eq!(contributor.delete(&path(&piece, "")).await.status, StatusCode::NO_CONTENT);
    assert_eq!(contributor.get(&path(&piece, "")).await.status, StatusCode::NOT_FOUND);
    let back = contributor.post(&path(&piece, "/restore"), &json!({})).await.json();
    assert_eq!(back["draft"], piece["draft"]);
    index.stop().await;
}

#[tokio::test]
async fn an_approval_holds_for_what_was_read_and_nothing_else() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({})).await;
    for export in ["/export.eml", "/recipients.csv"] {
        let early = contributor.get(&path(&piece, export)).await;
        assert_eq!(early.status, StatusCode::CONFLICT, "{export}: {early}");
        assert!(early.message().contains("Approve"), "{early}");
    }
    let wrong = contributor.post(&path(&piece, "/approve"), &json!({ "hash": "0".repeat(64) })).await;
    assert_eq!((wrong.status, wrong.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{wrong}");
    let approved = approve(&contributor, &piece).await;
    assert!(!approved["approval"].is_null());
    assert_eq!(contributor.get(&path(&piece, "/export.eml")).await.status, StatusCode::OK);
    // A new name is for those who write; new words are for those who read.
    let mut body = same(&approved);
    body["name"] = json!("December");
    let renamed = contributor.put(&path(&piece, ""), &body).await.json();
    assert!(!renamed["approval"].is_null() && renamed["hash"] == piece["hash"]);
    let changed = edit(&contributor, &renamed, "One more thing.").await;
    assert_eq!((&changed["approval"], &changed["isVoid"]), (&Value::Null, &json!(true)));
    let late = contributor.get(&path(&piece, "/recipients.csv")).await;
    assert_eq!(late.status, StatusCode::CONFLICT, "{late}");
    assert!(late.message().contains("changed since"), "{late}");
    // Other readers are another letter, too.
    let mut body = same(&renamed);
    body["seen"] = changed["revision"].clone();
    body["readers"] = json!({ "chips": [{ "slot": "class", "text": "1990 to 1999" }] });
    let others = contributor.put(&path(&piece, ""), &body).await.json();
    assert_eq!(others["draft"]["paragraphs"], renamed["draft"]["paragraphs"]);
    assert_ne!(others["hash"], renamed["hash"]);
    assert!(others["approval"].is_null());
    let approved = approve(&contributor, &others).await;
    let reopened = contributor.post(&path(&piece, "/reopen"), &json!({})).await.json();
    assert_eq!((&reopened["approval"], &reopened["isVoid"]), (&Value::Null, &json!(false)));
    assert_eq!(reopened["hash"], approved["hash"]);
    index.stop().await;
}

#[tokio::test]
async fn a_place_that_means_nothing_and_words_that_press_are_not_approved() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({})).await;
    let typo = edit(&contributor, &piece, "How is life in {{ctiy}}?").await;
    assert_eq!(typo["canBeApproved"], false);
    assert!(
        typo["gaps"][0]["message"].as_str().unwrap().contains("no merge field “{{ctiy}}”"),
        "{}",
        typo["gaps"]
    );
    let refused = contributor.post(&path(&piece, "/approve"), &json!({ "hash": typo["hash"] })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    assert!(refused.message().contains("{{city}}"), "{refused}");
    let mut body = same(&piece);
    body["seen"] = typo["revision"].clone();
    body["paragraphs"]
        .as_array_mut()
        .unwrap()
        .insert(2, json!("Act now or you will miss out, you owe it to us."));
    let pressing = contributor.put(&path(&piece, ""), &body).await.json();
    assert_eq!(pressing["canBeApproved"], false, "{}", pressing["findings"]);
    let refused = contributor.post(&path(&piece, "/approve"), &json!({ "hash": pressing["hash"] })).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    // Without the line that says how it came about, it is not approved either.
    let mut body = same(&piece);
    body["seen"] = pressing["revision"].clone();
    body["paragraphs"].as_array_mut().unwrap().pop();
    let silent = contributor.put(&path(&piece, ""), &body).await.json();
    assert_eq!(silent["canBeApproved"], false, "{}", silent["findings"]);
    index.stop().await;
}

#[tokio::test]
async fn too_much_text_is_refused_with_a_sentence() {
    let (suite, index) = suite().await;
    let contributor = suite.contributor().await;
    let piece = compose(&contributor, json!({})).await;
    let mut body = same(&piece);
    body["paragraphs"] = json!(["x".repeat(4001)]);
    let reply = contributor.put(&path(&piece, ""), &body).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{reply}");
    body["paragraphs"] = json!(vec!["x"; 61]);
    let reply = contributor.put(&path(&piece, ""), &body).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{reply}");
    body["paragraphs"] = json!(vec!["A b. ".repeat(790); 60]);
    let reply = contributor.put(&path(&piece, ""), &body).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{reply}");
    assert!(reply.message().contains("Shorten it"), "{reply}");
    let unchanged = contributor.get(&path(&piece, "")).await.json();
    assert_eq!(unchanged["draft"], piece["draft"]);
    index.stop().await;
}

#[tokio::test]
async fn a_viewer_reads_and_a_contributor_writes() {
    let (suite, index) = suite().await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let body = json!({ "name": "x", "kind": "newsletter", "tone": "warm" });
    assert_eq!(viewer.post("/api/graduway/studio/pieces", &body).await.status, StatusCode::FORBIDDEN);
    let piece = compose(&contributor, json!({})).await;
    assert_eq!(viewer.get(&path(&piece, "")).await.json()["hash"], piece["hash"]);
    assert_eq!(viewer.put(&path(&piece, ""), &same(&piece)).await.status, StatusCode::FORBIDDEN);
    let approval = json!({ "hash": piece["hash"] });
    assert_eq!(viewer.post(&path(&piece, "/approve"), &approval).await.status, StatusCode::FORBIDDEN);
    assert_eq!(suite.anon().get(&path(&piece, "")).await.status, StatusCode::UNAUTHORIZED);
    let anew =
        contributor.post(&path(&piece, "/compose"), &json!({ "seen": 1, "tone": "brief" })).await.json();
    assert_eq!((&anew["revision"], &anew["tone"]), (&json!(2), &json!("brief")));
    index.stop().await;
}
