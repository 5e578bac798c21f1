//! Drafts of new traits.

use super::*;

const PATH: &str = "/api/traits/propose";

async fn propose(person: &Person, body: &Value) -> Value {
    let reply = person.post(PATH, body).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    reply.json()
}

fn texts(pieces: &Value) -> Vec<&str> {
    pieces.as_array().unwrap().iter().map(|piece| piece["text"].as_str().unwrap()).collect()
}

#[tokio::test]
async fn a_viewer_gets_a_draft_that_passes_the_lints_and_nothing_is_kept() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let before = get(&viewer, "/api/traits").await["total"].clone();
    for body in [
        json!({ "name": "Client Reporting", "line": "Prepare monthly reports and present findings to clients." }),
        json!({ "name": "Curiosity" }),
        json!({ "name": "Night Watch", "definition": "Walks the rounds on time and notes what is open.", "line": "" }),
        json!({ "name": "<img src=x onerror=alert(1)>", "definition": "", "line": "Check\u{200b} every line\nand sign." }),
    ] {
        let draft = propose(&viewer, &body).await;
        assert_eq!((&draft["name"], &draft["phrasedBy"]), (&body["name"], &json!("rules")));
        assert_eq!(texts(&draft["anchors"]).len(), 5);
        assert!((3..=4).contains(&texts(&draft["questions"]).len()));
        for pieces in [&draft["anchors"], &draft["questions"], &json!([draft["definition"], draft["why"]])] {
            assert!(pieces.as_array().unwrap().iter().all(|piece| piece["from"] != ""), "{draft}");
        }
        let check = json!({
            "name": draft["name"],
            "definition": draft["definition"]["text"],
            "why": draft["why"]["text"],
            "anchors": texts(&draft["anchors"]),
            "questions": texts(&draft["questions"]),
        });
        let checked = viewer.post("/api/traits/check", &check).await.json();
        let grave: Vec<&Value> =
            checked["findings"].as_array().unwrap().iter().filter(|one| one["weight"] != "hint").collect();
        assert!(grave.is_empty(), "{grave:#?} in {draft:#}");
        assert_eq!(draft, propose(&viewer, &body).await, "the same twice");
    }
    assert_eq!(get(&viewer, "/api/traits").await["total"], before);
}

#[tokio::test]
async fn what_the_library_has_already_is_flagged_while_it_has_it() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let person = suite.contributor().await;
    let body =
        json!({ "name": "Promise Keeping", "definition": "Delivers what was promised by the agreed date." });
    let draft = propose(&person, &body).await;
    assert_eq!(
        (&draft["alike"]["id"], &draft["alike"]["name"]),
        (&json!("reliability"), &json!("Reliability"))
    );
    assert!(draft["alike"]["score"].as_f64().unwrap() > 0.3);
    assert!(draft["frameworks"]["onet"].as_array().unwrap().contains(&json!("Dependability")), "{draft}");
    assert_eq!(person.delete("/api/traits/reliability").await.status, StatusCode::NO_CONTENT);
    assert_eq!(propose(&person, &body).await["alike"], Value::Null);

    let own = json!({ "content": content("Knot Tying") });
    assert_eq!(person.post("/api/traits", &own).await.status, StatusCode::CREATED);
    let same = propose(&person, &json!({ "name": "knot  tying" })).await;
    assert_eq!(same["alike"]["name"], "Knot Tying", "{same}");
}

#[tokio::test]
async fn what_nobody_may_be_rated_on_or_is_too_long_is_refused() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for (body, told) in [
        (json!({ "name": "Happiness" }), "what somebody feels"),
        (json!({ "name": "Poise", "definition": "Speaks without an accent." }), "national origin"),
        (json!({ "name": "" }), "name: must not be empty"),
        (json!({}), "name"),
        (json!({ "name": "a\u{0}b" }), "control characters"),
        (json!({ "name": "x".repeat(81) }), "at most 80 characters"),
        (json!({ "name": "X", "definition": "x".repeat(1001) }), "at most 1000 characters"),
        (json!({ "name": "X", "line": "x".repeat(1001) }), "at most 1000 characters"),
        (json!({ "name": "X", "colour": "red" }), "unknown field"),
    ] {
        let refused = viewer.post(PATH, &body).await;
        assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}: {refused}");
        assert!(refused.message().contains(told), "{refused}");
    }
}
