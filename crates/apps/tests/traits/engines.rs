use super::*;

const JOB: &str = "Registered nurse 🏥\nYou listen to patients and their families. You record every dose without \
    a mistake, and hand over on time.";

#[tokio::test]
async fn a_viewer_gets_suggestions_with_the_line_that_each_comes_from() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let (viewer, contributor) = (suite.viewer().await, suite.contributor().await);
    let ask =
        async || viewer.post("/api/traits/suggest", &json!({ "title": "RN", "description": JOB })).await;
    let reply = ask().await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let suggested = reply.json();
    let suggestions = suggested["suggestions"].as_array().unwrap().clone();
    // Twelve, and one more that a line asks for in so many words.
    assert_eq!(suggestions.len(), 13);
    assert_eq!(suggestions[12]["because"], "description");
    let units: Vec<u16> = JOB.encode_utf16().collect();
    let mut lines = 0;
    for one in &suggestions {
        assert_eq!(one["isKept"], json!(true), "{one}");
        if let (Some(start), Some(end)) = (one["start"].as_u64(), one["end"].as_u64()) {
            let line = &units[usize::try_from(start).unwrap()..usize::try_from(end).unwrap()];
            assert!(JOB.contains(&String::from_utf16(line).unwrap()), "{one}");
            lines += 1;
        }
    }
    assert!(lines > 0, "{suggestions:?}");
    // What was deleted can still be suggested, from the starter library.
    let id = suggestions[0]["id"].as_str().unwrap();
    assert_eq!(contributor.delete(&format!("/api/traits/{id}")).await.status, StatusCode::NO_CONTENT);
    let again = ask().await.json();
    let same = again["suggestions"].as_array().unwrap().iter().find(|one| one["id"] == id).unwrap().clone();
    assert_eq!(same["isKept"], json!(false));

    let empty = viewer.post("/api/traits/suggest", &json!({ "title": " ", "description": "" })).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY, "{empty}");
    let huge = json!({ "description": "nurse ".repeat(4000) });
    assert_eq!(viewer.post("/api/traits/suggest", &huge).await.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn an_answer_is_scored_the_same_in_whatever_order_traits_are_named() {
    let (suite, _workers) = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let answer = "😀 Last spring I saw that our report would be late, so I warned them four days ahead and we agreed \
        a new date.";
    let score = async |traits: &[&str]| {
        let reply = viewer.post("/api/traits/score", &json!({ "answer": answer, "traits": traits })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    };
    let scores = score(&["teamwork", "reliability"]).await;
    assert_eq!(scores, score(&["reliability", "teamwork", "reliability"]).await);
    let reliability =
        scores["scores"].as_array().unwrap().iter().find(|one| one["id"] == "reliability").unwrap();
    assert_eq!(reliability["level"], json!(4), "{reliability}");
    let span = &reliability["evidence"][0];
    let place = |field: &str| usize::try_from(span[field].as_u64().unwrap()).unwrap();
    let units: Vec<u16> = answer.encode_utf16().collect();
    let words = String::from_utf16(&units[place("start")..place("end")]).unwrap();
    assert!(words.contains("warned"), "{words}");

    let claim = json!({ "answer": "I am extremely reliable.", "traits": ["reliability"] });
    let claim = viewer.post("/api/traits/score", &claim).await.json();
    assert_eq!(claim["scores"][0]["level"], Value::Null, "{claim}");
    for (traits, status) in [
        (json!([]), StatusCode::UNPROCESSABLE_ENTITY),
        (json!(["nothing"]), StatusCode::NOT_FOUND),
        (json!((0..51).map(|at| format!("t{at}")).collect::<Vec<_>>()), StatusCode::UNPROCESSABLE_ENTITY),
    ] {
        let body = json!({ "answer": "x", "traits": traits });
        assert_eq!(viewer.post("/api/traits/score", &body).await.status, status, "{traits}");
    }
}
