//! Conversations and the library over HTTP, as the people who ask, fill and read.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod aid;
mod answers;
mod changes;
mod conversations;
mod documents;
mod opinion;

use std::time::Duration;

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use chat::library::Following;
use serde_json::Value;
use store::{jobs::Workers, testing::Kind};

const PATIENCE: Duration = Duration::from_mins(3);
const TEXT: &str = "# Parking\n\nParking is free on Sundays. On other days a permit is needed, which costs 40 dollars \
    a term.\n\n## Bicycles\n\nBicycles need no permit.\n";

/// A suite at work.
struct AtWork {
    suite: TestSuite,
    _workers: Workers,
    _following: Following,
}

impl AtWork {
    async fn new(kind: Kind) -> Self {
        Self::around(TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await).await
    }

    async fn around(suite: TestSuite) -> Self {
        let workers = suite.suite.start_work().await.unwrap();
        let following = suite.suite.library.start();
        Self { suite, _workers: workers, _following: following }
    }
}

async fn upload(person: &Person, name: &str, text: impl Into<Vec<u8>>) -> Reply {
    person.upload(&format!("/api/library/documents?name={name}&area=students"), text).await
}

/// Uploads a file and waits until it has been read, or not.
async fn add(person: &Person, name: &str, text: impl Into<Vec<u8>>) -> Value {
    let reply = upload(person, name, text).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    read(person, reply.json()["id"].as_str().unwrap()).await
}

async fn read(person: &Person, id: &str) -> Value {
    wait_for(async || {
        let document = person.get(&format!("/api/library/documents/{id}")).await.json();
        (document["state"] != "reading").then_some(document)
    })
    .await
}

/// Waits until a search gives this.
async fn found(person: &Person, words: &str, is_so: impl Fn(&[Value]) -> bool) -> Vec<Value> {
    let path = format!("/api/library/search?q={}", words.replace(' ', "%20"));
    wait_for(async || {
        let reply = person.get(&path).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        let passages = reply.json()["passages"].as_array().unwrap().clone();
        is_so(&passages).then_some(passages)
    })
    .await
}

async fn wait_for<T>(mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let wait = async {
        loop {
            if let Some(found) = look().await {
                return found;
            }
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("it comes")
}
