//! The queue of flaws over HTTP: who may read it, who decides, and what cannot be done.

mod hostile;
mod journey;
mod meanwhile;
mod tables;

use std::time::Duration;

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use campus::generate::{Flaw, Generator, Size};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

pub const PEOPLE: u32 = 400;
pub const QUEUE: &str = "/api/graduway/quality";

/// A suite at work whose campus was scanned.
pub async fn scanned(kind: Kind) -> (TestSuite, Workers) {
    let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
    suite.fill_campus(PEOPLE).await;
    let workers = suite.suite.start_work().await.unwrap();
    let contributor = suite.contributor().await;
    let job = contributor.post(&format!("{QUEUE}/scans"), &json!({})).await;
    assert_eq!(job.status, StatusCode::ACCEPTED, "{job}");
    assert_eq!(ended(&contributor, &job.json()).await["state"], "done");
    (suite, workers)
}

/// Waits for a job to end.
pub async fn ended(person: &Person, job: &Value) -> Value {
    let path = format!("/api/jobs/{}", job["id"].as_str().unwrap_or_else(|| panic!("no job: {job}")));
    let wait = async {
        loop {
            let job = person.get(&path).await.json();
            if ["done", "failed", "cancelled"].contains(&job["state"].as_str().unwrap()) {
                return job;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_mins(3), wait).await.expect("the job ends")
}

/// A pair that was planted: the record that came first, and the second one.
pub fn twins() -> (u32, u32) {
    let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
    let twin = |number: u32| {
        generator.flaws(number).into_iter().find_map(|flaw| match flaw {
            Flaw::DuplicateOf(of, _) => Some((of.0, number)),
            _ => None,
        })
    };
    (1..=PEOPLE).find_map(twin).expect("a pair is planted")
}

pub fn item((one, other): (u32, u32)) -> String {
    format!("{QUEUE}/items/duplicate-{}-{}", one.min(other), one.max(other))
}

/// What is sent to merge a pair as the preview shows it.
pub async fn order(person: &Person, pair: (u32, u32), keep: u32) -> Value {
    let preview = person.post(&format!("{}/preview", item(pair)), &json!({ "keep": keep })).await;
    assert_eq!(preview.status, StatusCode::OK, "{preview}");
    json!({ "keep": keep, "seal": preview.json()["seal"] })
}
