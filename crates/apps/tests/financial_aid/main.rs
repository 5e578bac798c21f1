//! The aid officer over HTTP, as the people who use it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod families;
mod files;
mod outputs;
mod work;

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use serde_json::{Value, json};
use store::testing::Kind;

const AT: &str = "/api/financial-aid";

async fn suite(kind: Kind) -> TestSuite {
    TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await
}

async fn get(person: &Person, path: &str) -> Value {
    let reply = person.get(&format!("{AT}{path}")).await;
    assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
    reply.json()
}

async fn post(person: &Person, path: &str, body: &Value) -> Value {
    let reply = person.post(&format!("{AT}{path}"), body).await;
    assert!(reply.status.is_success(), "{path}: {reply}");
    reply.json()
}

/// The worksheet of a sample family that is complete.
async fn sample(person: &Person) -> Value {
    get(person, "/samples").await["samples"][0]["worksheet"].clone()
}
