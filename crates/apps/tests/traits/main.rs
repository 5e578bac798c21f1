//! Traits and departments over HTTP, as the people who read and change them.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod access;
mod debug;
mod departments;
mod drafts;
mod editing;
mod engines;
mod hostile;
mod imports;
mod propose;

use std::time::Duration;

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

const PATIENCE: Duration = Duration::from_mins(3);

/// A suite at work, with the starter library.
async fn suite(kind: Kind) -> (TestSuite, Workers) {
    let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
    let workers = suite.suite.start_work().await.unwrap();
    (suite, workers)
}

fn content(name: &str) -> Value {
    json!({ "name": name, "definition": format!("Does what {name} says, and can be seen doing it.") })
}

async fn create(person: &Person, name: &str) -> Value {
    let reply = person.post("/api/traits", &json!({ "content": content(name) })).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    reply.json()
}

fn path(one: &Value) -> String {
    format!("/api/traits/{}", one["id"].as_str().unwrap())
}

async fn get(person: &Person, path: &str) -> Value {
    let reply = person.get(path).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
    reply.json()
}

/// Waits until an import has ended.
async fn ended(person: &Person, import: &Value) -> Value {
    let path = format!("/api/traits/imports/{}", import["id"].as_str().unwrap());
    let wait = async {
        loop {
            let import = get(person, &path).await;
            if !["applying", "undoing"].contains(&import["state"].as_str().unwrap()) {
                return import;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("the import ends")
}
