//! What the log says of a request, and how to find it there.

use std::{
    fs::{self, File},
    path::Path,
};

use reqwest::{Client, Method, Response};
use serde_json::{Value, json};

use crate::quad::{ForTests, Quad, command};

/// A server in `folder/data` that writes its log to `folder/log`.
fn start(folder: &Path, level: &str) -> Quad {
    let data = folder.join("data");
    fs::create_dir(&data).unwrap();
    let log = File::create(folder.join("log")).unwrap();
    let mut command = command(&data);
    command.args(["serve", "--demo"]).env("QUAD_LOG", level).env("QUAD_LOG_FORMAT", "json");
    Quad::start(command.stderr(log))
}

fn lose_database(folder: &Path) {
    fs::rename(folder.join("data/quad.db"), folder.join("data/elsewhere.db")).unwrap();
}

/// The lines of the log that carry a request's id.
fn lines_of(folder: &Path, id: &str) -> Vec<Value> {
    let log = fs::read_to_string(folder.join("log")).unwrap();
    let lines = log.lines().map(|line| serde_json::from_str::<Value>(line).unwrap());
    lines.filter(|line| line["span"]["id"] == id).collect()
}

fn id_of(reply: &Response) -> String {
    reply.headers()["x-request-id"].to_str().unwrap().to_owned()
}

// C-20
#[tokio::test]
async fn a_failed_read_is_in_the_log_under_the_id_of_its_answer() {
    let folder = tempfile::tempdir().unwrap();
    let quad = start(folder.path(), "error");
    let ask = async |path: &str| {
        let request = Client::new_for_tests().get(format!("{}{path}", quad.address));
        request.header("x-request-id", "mine").send().await.unwrap()
    };
    let well = id_of(&ask("/api/health").await);
    assert!(lines_of(folder.path(), &well).is_empty(), "what goes well is not worth a line");
    assert_ne!(id_of(&ask("/login").await), id_of(&ask("/login").await));

    lose_database(folder.path());
    let reply = ask("/api/health?secret=1").await;
    assert_eq!(reply.status().as_u16(), 503);
    let id = id_of(&reply);
    assert!(id != "mine" && id != well);
    let lines = lines_of(folder.path(), &id);
    let [line] = lines.as_slice() else { panic!("{lines:?}") };
    assert_eq!(line["span"], json!({ "name": "request", "id": id, "method": "GET", "path": "/api/health" }));
    assert_eq!((&line["level"], &line["fields"]["status"]), (&json!("ERROR"), &json!(503)));
}

// C-20
#[tokio::test]
async fn the_cause_of_a_failed_write_carries_the_id_too() {
    let folder = tempfile::tempdir().unwrap();
    let quad = start(folder.path(), "warn");
    let admin = quad.sign_in("admin").await;
    lose_database(folder.path());
    let rename = json!({ "displayName": "D. Reyes" });
    let reply = admin.request(Method::PATCH, "/api/profile", Some(rename)).send().await.unwrap();
    assert_eq!(reply.status().as_u16(), 503);
    let lines = lines_of(folder.path(), &id_of(&reply));
    let messages: Vec<_> = lines.iter().map(|line| line["fields"]["message"].as_str().unwrap()).collect();
    assert_eq!(messages, ["the database refused", "request failed"]);
}
