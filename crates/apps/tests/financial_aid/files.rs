use std::{
    io,
    sync::{Arc, Mutex},
};

use super::*;

fn lines(body: &str) -> Vec<Value> {
    body.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

/// A record of fixed width with a made-up number, by the places that the reader has too.
fn record(values: &[(&str, &str)]) -> String {
    let layout = include_str!("../../../aid/src/isir/layout/2026.csv");
    let mut text = vec![b' '; 7944];
    text[0] = b'7';
    let ids = "0f0f0f0f-0000-4000-8000-0123456789ab".repeat(3);
    text[1..=ids.len()].copy_from_slice(ids.as_bytes());
    for row in layout.lines().skip(1) {
        let cells: Vec<&str> = row.split(',').collect();
        let Some((_, value)) = values.iter().find(|(name, _)| *name == cells[3]) else { continue };
        let first: usize = cells[1].parse().unwrap();
        text[first - 1..first - 1 + value.len()].copy_from_slice(value.as_bytes());
    }
    String::from_utf8(text).unwrap()
}

/// Everything that was logged, down to the finest.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl io::Write for Log {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Log {
    fn text(&self) -> String {
        String::from_utf8_lossy(&self.0.lock().unwrap()).into_owned()
    }
}

#[tokio::test]
async fn a_social_security_number_is_masked_and_kept_nowhere() {
    let log = Log::default();
    let writer = log.clone();
    let logged = tracing_subscriber::fmt()
        .with_max_level(tracing::Level::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _listening = tracing::subscriber::set_default(logged);
    let suite = suite(Kind::Sqlite).await;
    let viewer = suite.viewer().await;
    let number = "219099999";
    let values = [
        ("model", "I"),
        ("first_name", "Ada"),
        ("last_name", "King"),
        ("ssn", number),
        ("birth_date", "19990304"),
        ("formula", "B"),
        ("sai", "-1500"),
    ];
    let file = format!("{}\n", record(&values));
    let reply = viewer.upload(&format!("{AT}/isir"), file.clone()).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let found = lines(&reply.body);
    let row = &found[1]["row"];
    assert_eq!((&row["student"], &row["theirs"]), (&json!("Ada King"), &json!(-1500)), "{reply}");
    assert!(row["ssn"].as_str().unwrap().ends_with("9999"));
    let opened = viewer.upload(&format!("{AT}/isir/open?line=1"), file).await;
    assert_eq!(opened.status, StatusCode::OK, "{opened}");
    let family = post(&viewer, "/families", &opened.json()).await;
    let kept = get(&viewer, &format!("/families/{}", family["id"].as_str().unwrap())).await.to_string();
    // Typed where it does not belong, it is not kept either.
    let school = json!({ "name": "Northfield 219-09-9999" });
    let body = json!({ "name": "King, SSN 219099999", "worksheet": { "schools": [school] }, "seen": 1 });
    let saved = viewer.put(&format!("{AT}/families/{}", family["id"].as_str().unwrap()), &body).await;
    assert_eq!(saved.status, StatusCode::OK, "{saved}");
    assert_eq!(saved.json()["name"], "King, SSN •••-••-••••");
    let asked = json!({ "app": "financial-aid", "text": "My SSN is 219-09-9999, what is my Pell Grant?",
        "key": "a-question-of-mine", "subject": family["id"] });
    let asked = viewer.post("/api/conversations", &asked).await;
    assert_eq!(asked.status, StatusCode::CREATED, "{asked}");
    let refused = viewer.upload(&format!("{AT}/batches"), format!("ssn,year\n{number},1999-00\n")).await;
    let conversation = format!("/api/conversations/{}", asked.json()["conversation"].as_str().unwrap());
    let conversation = viewer.get(&conversation).await;
    assert!(conversation.body.contains("My SSN is •••-••-••••, what is"), "{conversation}");
    tracing::trace!("the end");
    let logged = log.text();
    assert!(logged.contains("the end"), "{logged}");
    let bodies = [&reply, &opened, &saved, &asked, &conversation, &refused].map(|reply| &reply.body);
    for said in bodies.into_iter().chain([&kept, &logged]) {
        let at = said.find(number).or_else(|| said.find("219-09"));
        assert!(at.is_none(), "{}", &said[at.unwrap_or(0).saturating_sub(200)..]);
    }
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
