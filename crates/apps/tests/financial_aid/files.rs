use super::*;

fn lines(body: &str) -> Vec<Value> {
    body.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[tokio::test]
async fn a_table_of_families_is_worked_out_line_by_line() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let template = viewer.get(&format!("{AT}/batches/template")).await;
    assert_eq!(template.status, StatusCode::OK);
    let reply = viewer.upload(&format!("{AT}/batches"), template.body.clone()).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let found = lines(&reply.body);
    assert_eq!((&found[0]["kind"], &found[0]["total"]), (&json!("begin"), &json!(2)));
    assert_eq!(found[1]["row"]["problems"], json!([]));
    let opened = viewer.upload(&format!("{AT}/batches/open?line=3"), template.body.clone()).await;
    assert_eq!(opened.status, StatusCode::OK, "{opened}");
    assert_eq!(opened.json()["name"], found[2]["row"]["name"]);
    let again = post(&viewer, "/estimates", &json!({ "worksheet": opened.json()["worksheet"] })).await;
    assert_eq!(again["sai"], found[2]["row"]["sai"]);
    let none = viewer.upload(&format!("{AT}/batches/open?line=9"), template.body.clone()).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND, "{none}");
    let last = found.last().unwrap();
    assert_eq!((&last["kind"], &last["count"]), (&json!("end"), &json!(2)));
}

#[tokio::test]
async fn many_families_come_in_many_pieces() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let rows = (0..2500).map(|number| format!("Family {number},2026-27,{}\n", number * 10));
    let file: String = ["name,year,parent.agi\n".to_owned()].into_iter().chain(rows).collect();
    let reply = viewer.upload(&format!("{AT}/batches"), file).await;
    let found = lines(&reply.body);
    assert_eq!(found.len(), 2502);
    assert_eq!(found[2500]["row"]["name"], "Family 2499");
}

#[tokio::test]
async fn what_is_no_such_file_is_refused_with_a_sentence() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    for path in ["/isir", "/isir/open?line=1", "/batches", "/batches/open?line=2"] {
        for file in [b"".to_vec(), vec![0, 159, 146, 150], b"PK\x03\x04rest".to_vec(), vec![b'x'; 100_000]] {
            let reply = viewer.upload(&format!("{AT}{path}"), file).await;
            assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{path}: {reply}");
            assert!(reply.json()["message"].as_str().unwrap().len() > 20, "{reply}");
        }
    }
    let huge = vec![b'1'; 65 * 1024 * 1024];
    let reply = viewer.upload(&format!("{AT}/batches"), huge).await;
    assert_eq!(reply.status, StatusCode::PAYLOAD_TOO_LARGE, "{reply}");
}
