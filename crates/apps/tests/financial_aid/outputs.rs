use super::*;

async fn export(person: &Person, worksheet: &Value, format: &str) -> apps::testing::Reply {
    let body = json!({ "name": "Rivera", "worksheet": worksheet, "format": format });
    let reply = person.post(&format!("{AT}/exports"), &body).await;
    assert_eq!(reply.status, StatusCode::OK, "{format}: {reply}");
    reply
}

#[tokio::test]
async fn an_audit_file_replays_to_the_same_bytes() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let worksheet = sample(&viewer).await;
    let file = export(&viewer, &worksheet, "json").await.body;
    assert_eq!(export(&viewer, &worksheet, "json").await.body, file);
    let path = format!("{AT}/replays");
    assert_eq!(viewer.upload(&path, file.clone()).await.json()["replayed"], "same");
    let other = file.replacen("\"agi\":", "\"agi\":1", 1);
    assert_eq!(viewer.upload(&path, other).await.json()["replayed"], "altered");
    for no in ["", "{}", "[1", "\u{0}"] {
        assert_eq!(viewer.upload(&path, no).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let unfinished = json!({ "name": "x", "worksheet": {}, "format": "json" });
    let reply = viewer.post(&format!("{AT}/exports"), &unfinished).await;
    assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn a_result_leaves_as_paper_table_and_calendar() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let worksheet = sample(&viewer).await;
    let found = post(&viewer, "/estimates", &json!({ "worksheet": worksheet })).await;

    let table = export(&viewer, &worksheet, "csv").await;
    assert_eq!(table.headers["content-type"], "text/csv; charset=utf-8");
    let mut reader = csv::Reader::from_reader(table.body.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let index = rows.iter().find(|row| &row[1] == "family.index").unwrap();
    assert_eq!(index[3], found["result"]["sai"].to_string());
    let hash = rows.iter().find(|row| &row[1] == "inputHash").unwrap();
    assert_eq!(hash[3], *found["inputHash"].as_str().unwrap());

    let paper = export(&viewer, &worksheet, "pdf").await;
    assert!(paper.body.starts_with("%PDF-"));
    assert!(
        paper.headers["content-disposition"].to_str().unwrap().contains("Aid estimate Rivera 2026-27.pdf")
    );
    // Also of a family that has hardly begun.
    for format in ["pdf", "csv", "ics"] {
        export(&viewer, &json!({}), format).await;
    }
    let calendar = export(&viewer, &worksheet, "ics").await;
    assert!(calendar.body.starts_with("BEGIN:VCALENDAR\r\n") && calendar.body.ends_with("END:VCALENDAR\r\n"));
}

#[tokio::test]
async fn a_letter_is_read_with_grants_and_loans_apart() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let text = "Cost of attendance $30,000\nFederal Pell Grant $7,395\nDirect Subsidized Loan $3,500\n";
    let letter = post(&viewer, "/letters", &json!({ "text": text })).await;
    assert_eq!(letter["totals"]["grants"], 7395);
    assert_eq!(letter["totals"]["loans"], 3500);
    assert_eq!(letter["totals"]["netPrice"], 22_605);
    let empty = viewer.post(&format!("{AT}/letters"), &json!({ "text": "  " })).await;
    assert_eq!(empty.status, StatusCode::UNPROCESSABLE_ENTITY);
}

#[tokio::test]
async fn an_appeal_a_checklist_and_the_questions_follow_from_the_answers() {
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let worksheet = sample(&viewer).await;

    let why = json!({ "kind": "jobLoss", "amount": 12_000, "details": "The plant closed." });
    let appeal = post(&viewer, "/appeals", &json!({ "worksheet": worksheet, "circumstance": why })).await;
    let text = appeal["paragraphs"].to_string();
    assert!(text.contains("12,000") && text.contains("The plant closed."), "{appeal}");
    assert!(!appeal["attachments"].as_array().unwrap().is_empty());
    let refused = viewer
        .post(
            &format!("{AT}/appeals"),
            &json!({ "worksheet": worksheet, "circumstance": { "kind": "luck" } }),
        )
        .await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");

    let tasks = post(&viewer, "/checklists", &json!({ "worksheet": worksheet })).await;
    let due: Vec<&str> =
        tasks["tasks"].as_array().unwrap().iter().filter_map(|task| task["due"].as_str()).collect();
    assert!(due.len() > 2 && due.is_sorted(), "{tasks}");

    let asked = |worksheet: Value| {
        let viewer = &viewer;
        async move {
            let found = post(viewer, "/form/asked", &json!({ "worksheet": worksheet })).await;
            found["fields"].as_array().unwrap().clone()
        }
    };
    let (young, old) = ("2008-05-01", "1980-05-01");
    let born = |date: &str| json!({ "application": { "about": { "birthDate": date } } });
    let agi = json!("parent.amounts.agi");
    assert!(asked(born(young)).await.contains(&agi) && !asked(born(old)).await.contains(&agi));
}
