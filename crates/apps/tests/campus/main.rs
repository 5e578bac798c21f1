//! Imports, the reset of the campus and the jobs behind them, over HTTP, as the people who use them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod imports;
mod jobs;
mod reset;

use std::time::Duration;

use apps::testing::{Person, TestSuite};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

/// A suite at work, with a campus of a hundred people.
async fn suite(kind: Kind) -> (TestSuite, Workers) {
    let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
    let workers = suite.suite.start_work().await.unwrap();
    let admin = suite.admin().await;
    let job = admin.post("/api/admin/campus/reset", &json!({ "seed": 7, "size": "100" })).await;
    assert_eq!(ended(&admin, &job.json()).await["state"], "done");
    (suite, workers)
}

/// Waits for a job to end.
async fn ended(person: &Person, job: &Value) -> Value {
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
    tokio::time::timeout(Duration::from_mins(1), wait).await.expect("the job ends")
}
