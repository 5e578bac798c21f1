use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn the_second_of_two_who_edit_one_trait_is_shown_what_the_first_has_made_of_it(
    #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
) {
    let (suite, _workers) = suite(kind).await;
    let (first, second) = (suite.contributor().await, suite.admin().await);
    let one = create(&first, "Patience").await;
    assert_eq!((&one["version"], &one["createdBy"]), (&json!(1), &json!("Theo Lindqvist")));
    let mut changed = content("Patience");
    changed["why"] = json!("First.");
    let saved =
        first.put(&path(&one), &json!({ "version": 1, "content": changed, "note": "Says why" })).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    let mut own = content("Patience");
    own["why"] = json!("Second.");
    let late = second.put(&path(&one), &json!({ "version": 1, "content": own })).await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "overtaken"), "{late}");
    let current = &late.json()["current"];
    assert_eq!((&current["version"], &current["content"]["why"]), (&json!(2), &json!("First.")));
    assert_eq!(current["updatedBy"], "Theo Lindqvist");
    let again = second.put(&path(&one), &json!({ "version": 2, "content": own })).await;
    assert_eq!(again.json()["content"]["why"], "Second.", "{again}");
    let same = second.put(&path(&one), &json!({ "version": 3, "content": own })).await;
    assert_eq!(same.json()["version"], 3, "saying the same again is no change");

    let versions = get(&first, &format!("{}/versions", path(&one))).await;
    let notes: Vec<&str> =
        versions["versions"].as_array().unwrap().iter().map(|one| one["note"].as_str().unwrap()).collect();
    assert_eq!(notes, ["Changed", "Says why", "Created"]);
    let old = get(&first, &format!("{}/versions/2", path(&one))).await;
    assert_eq!(old["content"]["why"], "First.");
    let restored = first.post(&format!("{}/versions/2/restore", path(&one)), &json!({ "version": 3 })).await;
    assert_eq!(restored.json()["content"]["why"], "First.", "{restored}");
    let late = second.post(&format!("{}/undo", path(&one)), &json!({ "version": 3 })).await;
    assert_eq!(late.code(), "overtaken");
    let undone = first.post(&format!("{}/undo", path(&one)), &json!({ "version": 4 })).await;
    assert_eq!(undone.json()["content"]["why"], "Second.", "{undone}");
    let none = first.post(&format!("{}/versions/99/restore", path(&one)), &json!({ "version": 5 })).await;
    assert_eq!(none.message(), "There is no version 99 of this trait.");
}

#[tokio::test]
async fn a_trait_is_copied_archived_deleted_and_brought_back() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let copy = person.post("/api/traits/coaching/duplicate", &Value::Null).await.json();
    assert_eq!(copy["content"]["name"], "Coaching (copy)", "{copy}");
    let again = person.post("/api/traits/coaching/duplicate", &Value::Null).await.json();
    assert_eq!(again["content"]["name"], "Coaching (copy 2)");
    let usage = get(&person, "/api/traits/coaching/usage").await;
    let named = |usage: &Value| -> Vec<String> {
        usage["departments"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["name"].as_str().unwrap().to_owned())
            .collect()
    };
    assert_eq!(named(&usage), ["Teaching", "Career services", "People and hiring", "Management"]);
    assert_eq!(named(&get(&person, &format!("{}/usage", path(&copy))).await), named(&usage));

    let total =
        async |query: &str| get(&person, &format!("/api/traits?limit=1{query}")).await["total"].clone();
    assert_eq!(total("").await, 42);
    person.post(&format!("{}/archive", path(&copy)), &Value::Null).await;
    assert_eq!((total("").await, total("&state=archived").await), (json!(41), json!(1)));
    let back = person.post(&format!("{}/unarchive", path(&copy)), &Value::Null).await;
    assert_eq!(back.json()["state"], "active");
    assert_eq!(person.delete(&path(&copy)).await.status, StatusCode::NO_CONTENT);
    assert_eq!((total("").await, total("&state=deleted").await), (json!(41), json!(1)));
    let gone = person.put(&path(&copy), &json!({ "version": 4, "content": content("X") })).await;
    assert_eq!(gone.status, StatusCode::NOT_FOUND, "{gone}");
    // Its name is free, and taken when it comes back.
    let taken = create(&person, "coaching (COPY)").await;
    let refused = person.post(&format!("{}/restore", path(&copy)), &Value::Null).await;
    assert_eq!(refused.status, StatusCode::CONFLICT, "{refused}");
    person.delete(&path(&taken)).await;
    let back = person.post(&format!("{}/restore", path(&copy)), &Value::Null).await.json();
    assert_eq!((&back["deletedAt"], &back["departments"]), (&Value::Null, &copy["departments"]));
}

#[tokio::test]
async fn many_are_changed_at_once_and_changed_back() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let bulk = async |body: Value| {
        let reply = person.post("/api/traits/bulk", &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    };
    let ids = json!(["reliability", "teamwork", "nothing"]);
    let archived = bulk(json!({ "ids": ids, "action": "archive" })).await;
    assert_eq!(archived["changed"].as_array().unwrap().len(), 2);
    assert_eq!(archived["unchanged"], json!([{ "id": "nothing", "reason": "There is no such trait." }]));
    let again = bulk(json!({ "ids": ids, "action": "archive" })).await;
    assert_eq!(again["changed"], json!([]));
    bulk(json!({ "ids": ids, "action": "unarchive" })).await;
    bulk(json!({ "ids": ids, "action": "delete" })).await;
    assert_eq!(get(&person, "/api/traits").await["total"], 38);
    bulk(json!({ "ids": ids, "action": "restore" })).await;
    assert_eq!(get(&person, "/api/traits").await["total"], 40);

    let matrix = get(&person, "/api/departments/matrix?limit=200").await;
    let ids = json!(["reliability", "coaching"]);
    let added =
        bulk(json!({ "ids": ids, "action": "addToDepartments", "departments": ["data"], "importance": 5 }))
            .await;
    assert_eq!(added["cells"].as_array().unwrap().len(), 2, "{added}");
    let removed =
        bulk(json!({ "ids": ids, "action": "removeFromDepartments", "departments": ["data"] })).await;
    // What a department above asks for is said no to.
    let now = get(&person, "/api/traits?department=data&limit=200").await;
    let asked: Vec<&str> =
        now["traits"].as_array().unwrap().iter().map(|one| one["id"].as_str().unwrap()).collect();
    assert!(!asked.contains(&"reliability") && !asked.contains(&"coaching"), "{asked:?}");
    for outcome in [removed, added] {
        let back = person.put("/api/departments/cells", &json!({ "cells": outcome["cells"] })).await;
        assert_eq!(back.status, StatusCode::OK, "{back}");
    }
    assert_eq!(get(&person, "/api/departments/matrix?limit=200").await, matrix);
}

#[tokio::test]
async fn two_traits_become_one_and_two_again() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let preview = get(&person, "/api/traits/initiative/merge?with=independence").await;
    let stale = json!({ "with": "independence", "version": 1, "withVersion": 9 });
    assert_eq!(person.post("/api/traits/initiative/merge", &stale).await.code(), "overtaken");
    let merge = json!({ "with": "independence", "version": 1, "withVersion": 1 });
    let merged = person.post("/api/traits/initiative/merge", &merge).await;
    assert_eq!(merged.json()["content"], preview["after"], "{merged}");
    assert_eq!(get(&person, "/api/traits").await["total"], 39);
    let undone = person.post("/api/traits/initiative/undo", &json!({ "version": 2 })).await;
    assert_eq!(undone.json()["content"], preview["before"], "{undone}");
    assert_eq!(get(&person, "/api/traits").await["total"], 40);
    let itself = person.get("/api/traits/initiative/merge?with=initiative").await;
    assert_eq!(itself.status, StatusCode::UNPROCESSABLE_ENTITY);
}
