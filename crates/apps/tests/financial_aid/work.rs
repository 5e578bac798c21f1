use super::*;

#[tokio::test]
async fn every_sample_is_worked_out_and_the_lines_reach_the_index() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let samples = get(&viewer, "/samples").await["samples"].as_array().unwrap().clone();
    assert_eq!(samples.len(), 8);
    for sample in &samples {
        let found = post(&viewer, "/estimates", &json!({ "worksheet": sample["worksheet"] })).await;
        assert_eq!(found["problems"], json!([]), "{}", sample["name"]);
        if found["missing"] != json!([]) {
            assert!(found["sai"]["least"].as_i64() < found["sai"]["most"].as_i64());
            continue;
        }
        let result = &found["result"];
        let lines = result["lines"].as_array().unwrap();
        let index = lines.iter().find(|line| line["key"] == "family.index").unwrap();
        assert_eq!(index["value"], result["sai"]);
        assert!(lines.iter().all(|line| line["citation"].as_str().unwrap().len() > 3));
        assert_eq!(found["sai"], json!({ "least": result["sai"], "most": result["sai"] }));
        assert_eq!(found["schools"].as_array().unwrap().len(), 2);
    }
}

#[tokio::test]
async fn a_curve_is_the_engine_at_every_amount() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let worksheet = sample(&viewer).await;
    let field = json!({ "kind": "wages", "who": "parent" });
    let body = json!({ "worksheet": worksheet, "field": field, "from": 0, "to": 300_000 });
    let found = post(&viewer, "/curves", &body).await;
    let pieces = found["curve"]["pieces"].as_array().unwrap();
    assert_eq!((&pieces[0]["from"], &pieces.last().unwrap()["to"]), (&json!(0), &json!(300_000)));
    assert_eq!(found["now"], worksheet["application"]["parent"]["amounts"]["earned"]);
    assert_eq!(found["marginal"]["more"], 1000);

    let turned = json!({ "worksheet": worksheet, "field": field, "from": 5, "to": 4 });
    assert_eq!(viewer.post(&format!("{AT}/curves"), &turned).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let nobody =
        json!({ "worksheet": worksheet, "field": { "kind": "wages", "who": "spouse" }, "from": 0, "to": 9 });
    assert_eq!(viewer.post(&format!("{AT}/curves"), &nobody).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    let empty = json!({ "worksheet": {}, "field": field, "from": 0, "to": 9 });
    let reply = viewer.post(&format!("{AT}/curves"), &empty).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
    assert!(reply.body.contains("Answer them first"), "{reply}");
}

#[tokio::test]
async fn years_are_compared_and_the_last_one_is_preliminary() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let worksheet = sample(&viewer).await;
    let found = post(&viewer, "/comparisons", &json!({ "worksheet": worksheet })).await;
    let years: Vec<(&str, &str)> = found["years"]
        .as_array()
        .unwrap()
        .iter()
        .map(|year| (year["year"].as_str().unwrap(), year["tables"].as_str().unwrap()))
        .collect();
    let all = [("2024-25", "final"), ("2025-26", "final"), ("2026-27", "final"), ("2027-28", "preliminary")];
    assert_eq!(years, all);
    let listed = get(&viewer, "/years").await;
    assert_eq!(listed["years"].as_array().unwrap().len(), 4);
    assert_eq!(listed["years"][2]["pellMost"], 7395);
}

#[tokio::test]
async fn the_checks_run_and_all_of_them_pass() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let found = post(&viewer, "/checks", &json!({})).await;
    assert!(found["count"].as_u64().unwrap() >= 150);
    assert_eq!(found["count"], found["passed"]);
}
