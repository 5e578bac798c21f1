use rstest::rstest;

use super::*;

#[rstest]
#[tokio::test]
async fn the_tree_is_changed_and_changed_back(#[values(Kind::Sqlite, Kind::Postgres)] kind: Kind) {
    let (suite, _workers) = suite(kind).await;
    let person = suite.contributor().await;
    let before = get(&person, "/api/departments").await;
    let new = person.post("/api/departments", &json!({ "name": "Garden", "parent": "facilities" })).await;
    assert_eq!((new.status, &new.json()["depth"]), (StatusCode::CREATED, &json!(3)), "{new}");
    let garden = format!("/api/departments/{}", new.json()["id"].as_str().unwrap());
    let detail = get(&person, &garden).await;
    let safety = detail["traits"].as_array().unwrap().iter().find(|one| one["traitId"] == "safety").unwrap();
    assert_eq!((&safety["importance"], &safety["from"]), (&json!(5), &json!("facilities")));

    let moved = person.patch(&garden, &json!({ "parent": null, "position": 0, "about": "Grows." })).await;
    assert_eq!((&moved.json()["depth"], &moved.json()["parent"]), (&json!(0), &Value::Null), "{moved}");
    assert_eq!(get(&person, "/api/departments").await["departments"][0]["name"], "Garden");
    assert_eq!(get(&person, &garden).await["traits"], json!([]), "there is nobody above it now");
    let below = person.patch("/api/departments/organisation", &json!({ "parent": "teaching" })).await;
    assert_eq!(below.status, StatusCode::CONFLICT, "{below}");
    let same = person.patch(&garden, &json!({ "parent": "organisation", "name": "TECHNOLOGY" })).await;
    assert_eq!(same.status, StatusCode::CONFLICT, "{same}");
    let deleted = person.delete("/api/departments/academic").await.json();
    assert_eq!(deleted["names"], json!(["Academic affairs", "Teaching", "Research"]));
    assert_eq!(person.get("/api/traits?department=teaching").await.status, StatusCode::NOT_FOUND);
    let usage = get(&person, "/api/traits/coaching/usage").await;
    assert!(!usage.to_string().contains("Teaching"), "{usage}");
    let back = person.post("/api/departments/academic/restore", &Value::Null).await;
    assert_eq!(back.status, StatusCode::OK, "{back}");
    person.delete(&garden).await;
    let ids = |list: &Value| -> Vec<Value> {
        list["departments"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect()
    };
    assert_eq!(ids(&get(&person, "/api/departments").await), ids(&before));
}

#[tokio::test]
async fn a_trait_says_which_departments_ask_for_it() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let asked =
        json!([{ "department": "sales", "importance": 4 }, { "department": "data", "importance": 0 }]);
    let body = json!({ "content": content("Patience"), "departments": asked });
    let one = person.post("/api/traits", &body).await.json();
    let names: Vec<&str> =
        one["departments"].as_array().unwrap().iter().map(|one| one["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Data and analytics", "Sales and fundraising"]);
    let asked = json!([{ "department": "sales", "importance": 2 }]);
    let body = json!({ "version": 1, "content": content("Patience"), "departments": asked });
    let changed = person.put(&path(&one), &body).await.json();
    assert_eq!(
        changed["departments"],
        json!([{ "department": "sales", "name": "Sales and fundraising", "importance": 2 }])
    );
    let undone = person.post(&format!("{}/undo", path(&one)), &json!({ "version": 2 })).await.json();
    assert_eq!(undone["departments"], one["departments"]);
    let nowhere =
        json!({ "content": content("Other"), "departments": [{ "department": "nowhere", "importance": 1 }] });
    assert_eq!(person.post("/api/traits", &nowhere).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&person, "/api/traits?q=other%20says").await["total"], 0, "all or nothing");
}
