//! The language model as an admin sets it, and answers by it that outlive the server.

use std::{sync::Arc, time::Duration};

use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    sync::watch,
};

use crate::quad::{Person, Quad, quick_pace};

const PATIENCE: Duration = Duration::from_mins(2);
const SAID: &str = "Here is what I found. ";
const KEY: &str = "sk-process-test";

/// A server with the interface that most providers have. It says one sentence and goes on when it is let go.
struct Provider {
    address: String,
    state: Arc<State>,
}

#[derive(Default)]
struct State {
    held: watch::Sender<bool>,
    /// The requests so far, as they came.
    asked: watch::Sender<Vec<String>>,
}

impl Provider {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = format!("http://{}/v1", listener.local_addr().unwrap());
        let state = Arc::new(State::default());
        let own = Arc::clone(&state);
        tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                tokio::spawn(answer(socket, Arc::clone(&own)));
            }
        });
        Self { address, state }
    }

    fn hold(&self, held: bool) {
        self.state.held.send_replace(held);
    }

    fn asked(&self) -> Vec<String> {
        self.state.asked.borrow().clone()
    }
}

/// Whoever hangs up is not answered further.
async fn answer(mut socket: TcpStream, state: Arc<State>) -> std::io::Result<()> {
    let request = read(&mut socket).await?;
    state.asked.send_modify(|asked| asked.push(request));
    let event = |delta: Value| format!("data: {}\n\n", json!({ "choices": [delta] }));
    let head = "HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\nconnection: close\r\n\r\n";
    let first = event(json!({ "index": 0, "delta": { "content": format!("{SAID}And ") } }));
    socket.write_all(format!("{head}{first}").as_bytes()).await?;
    let _ = state.held.subscribe().wait_for(|held| !held).await;
    let rest = event(json!({ "index": 0, "delta": { "content": "that is all." } }));
    let usage = json!({ "prompt_tokens": 1000, "completion_tokens": 10, "total_tokens": 1010 });
    let end = json!({ "choices": [{ "index": 0, "delta": {}, "finish_reason": "stop" }], "usage": usage });
    socket.write_all(format!("{rest}data: {end}\n\ndata: [DONE]\n\n").as_bytes()).await?;
    socket.shutdown().await
}

/// The head and the whole body of a request.
async fn read(socket: &mut TcpStream) -> std::io::Result<String> {
    let mut text = Vec::new();
    loop {
        let mut some = [0; 4096];
        let count = socket.read(&mut some).await?;
        text.extend_from_slice(&some[..count]);
        let so_far = String::from_utf8_lossy(&text).into_owned();
        let is_whole = so_far.split_once("\r\n\r\n").is_some_and(|(head, body)| {
            let length = head.lines().find_map(|line| {
                let (name, value) = line.split_once(':')?;
                name.eq_ignore_ascii_case("content-length").then(|| value.trim().parse::<usize>().ok())?
            });
            body.len() >= length.unwrap_or(0)
        });
        if count == 0 || is_whole {
            return Ok(so_far);
        }
    }
}

async fn ask(person: &Person, key: &str) -> (u16, Value) {
    let body = json!({ "app": "ask", "text": "How many alumni are there?", "key": key });
    person.send(Method::POST, "/api/conversations", Some(body)).await.unwrap()
}

/// The answer when it is whole.
async fn whole(person: &Person, asked: &Value) -> Value {
    let path = format!("/api/answers/{}/events", asked["answer"].as_str().unwrap());
    let text = person.request(Method::GET, &path, None).send().await.unwrap().text().await.unwrap();
    let end =
        text.split("\n\n").find(|event| event.contains("event: end")).unwrap_or_else(|| panic!("{text}"));
    serde_json::from_str(end.lines().find_map(|line| line.strip_prefix("data: ")).unwrap()).unwrap()
}

/// Waits until people can be counted. Nothing is written meanwhile.
async fn when_ready(person: &Person) {
    let wait = async {
        let mut pace = quick_pace();
        loop {
            let (status, found) = person.get("/api/people?limit=1").await;
            assert_eq!(status, 200, "{found}");
            if found["mode"] != "building" {
                return;
            }
            pace.tick().await;
        }
    };
    tokio::time::timeout(PATIENCE, wait).await.expect("people can be searched");
}

async fn set(admin: &Person, provider: &Provider, more: Value) -> (u16, Value) {
    let mut body = json!({
        "provider": "http", "baseUrl": provider.address, "model": "small",
        "prices": { "input": 2_000_000, "output": 10_000_000 },
    });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    admin.send(Method::PUT, "/api/admin/ai", Some(body)).await.unwrap()
}

#[tokio::test]
async fn an_answer_outlives_the_server_that_began_it() {
    let (data, provider) = (TempDir::new().unwrap(), Provider::start().await);
    let mut quad = Quad::demo_with(data.path(), &[("QUAD_DEMO_CAMPUS", "200")]);
    let admin = quad.sign_in("admin").await;
    when_ready(&admin).await;
    assert_eq!(set(&admin, &provider, json!({ "key": KEY })).await.0, 200);
    provider.hold(true);
    let (status, asked) = ask(&admin, "outlives-key-1").await;
    assert_eq!(status, 201, "{asked}");
    let path = format!("/api/answers/{}/events", asked["answer"].as_str().unwrap());
    let mut events = admin.request(Method::GET, &path, None).send().await.unwrap();
    let mut heard = String::new();
    while !heard.contains(SAID.trim()) {
        let some = events.chunk().await.unwrap().expect("it goes on until it is said");
        heard.push_str(std::str::from_utf8(&some).unwrap());
    }
    quad.kill();
    assert!(!heard.contains("event: end"));

    provider.hold(false);
    let quad = Quad::demo_with(data.path(), &[("QUAD_DEMO_CAMPUS", "200")]);
    let admin = quad.sign_in("admin").await;
    // Whoever watches the answer has it taken up, and it would say that people cannot be counted yet.
    when_ready(&admin).await;
    let answer = whole(&admin, &asked).await;
    assert_eq!((&answer["state"], &answer["phrasedBy"]), (&json!("done"), &json!("model")), "{answer:#}");
    assert_eq!(answer.to_string().matches(SAID.trim()).count(), 1, "{answer:#}");
    let (_, again) = ask(&admin, "outlives-key-1").await;
    assert_eq!(again["answer"], asked["answer"], "the same request is the same answer");
    let (_, kept) =
        admin.get(&format!("/api/conversations/{}", asked["conversation"].as_str().unwrap())).await;
    assert_eq!(kept["turns"].as_array().map(Vec::len), Some(1), "{kept:#}");
}

#[tokio::test]
async fn an_admin_sets_the_model_and_sees_what_it_took() {
    let (data, provider) = (TempDir::new().unwrap(), Provider::start().await);
    let quad = Quad::demo_with(data.path(), &[("QUAD_DEMO_CAMPUS", "200")]);
    let (admin, viewer) = (quad.sign_in("admin").await, quad.sign_in("viewer").await);
    when_ready(&admin).await;
    let refused = set(&viewer, &provider, json!({ "key": KEY })).await;
    assert_eq!(refused.0, 403, "{}", refused.1);
    assert_eq!(viewer.get("/api/admin/ai").await.0, 403);
    let with_password = "http://dana:hunter2@127.0.0.1:9/v1";
    let refused = set(&admin, &provider, json!({ "key": KEY, "baseUrl": with_password })).await;
    assert_eq!(refused.0, 422, "{}", refused.1);
    let (_, settings) = set(&admin, &provider, json!({ "key": KEY })).await;
    assert_eq!(settings["hasKey"], true);
    assert!(
        !settings.to_string().contains(KEY) && !admin.get("/api/admin/ai").await.1.to_string().contains(KEY)
    );

    let (_, trial) = admin.send(Method::POST, "/api/admin/ai/test", Some(json!({}))).await.unwrap();
    assert_eq!(trial["works"], true, "{trial}");
    let (_, asked) = ask(&admin, "model-key-0001").await;
    assert_eq!(whole(&admin, &asked).await["phrasedBy"], "model");
    let sent = provider.asked();
    assert!(sent.iter().all(|request| request.contains(&format!("Bearer {KEY}"))), "{sent:?}");
    let (_, usage) = admin.get("/api/admin/ai/usage?days=1").await;
    let row = usage["rows"].as_array().unwrap().iter().find(|row| row["app"] == "ask").unwrap().clone();
    // A thousand tokens in at 2 dollars, ten out at 10 dollars a million.
    assert_eq!((&row["calls"], &row["promptTokens"], &row["cost"]), (&json!(1), &json!(1000), &json!(2100)));

    for (means, status, by) in [("engine", 201, "engine"), ("model", 201, "model")] {
        set(&admin, &provider, json!({ "apps": [{ "app": "ask", "means": means }] })).await;
        let (seen, asked) = ask(&admin, &format!("means-key-{means}")).await;
        assert_eq!(seen, status, "{asked}");
        assert_eq!(whole(&admin, &asked).await["phrasedBy"], by);
    }
    set(&admin, &provider, json!({ "apps": [{ "app": "ask", "means": "off" }] })).await;
    let (status, off) = ask(&admin, "means-key-off").await;
    assert_eq!(status, 409, "{off}");
    let (_, settings) = admin.get("/api/admin/ai").await;
    let undo = json!({ "version": settings["version"] });
    let (status, undone) = admin.send(Method::POST, "/api/admin/ai/undo", Some(undo.clone())).await.unwrap();
    assert_eq!((status, &undone["apps"]["ask"], &undone["hasKey"]), (200, &json!("model"), &json!(true)));
    assert_eq!(ask(&admin, "means-key-undone").await.0, 201);
    let twice = admin.send(Method::POST, "/api/admin/ai/undo", Some(undo)).await.unwrap();
    assert_eq!(twice.0, 409, "{}", twice.1);
    let (status, log) = admin.get("/api/admin/audit?perPage=500").await;
    assert_eq!(status, 200, "{log}");
    let entries = log["entries"].as_array().unwrap();
    let changed: Vec<_> = entries.iter().filter(|entry| entry["action"] == "ai_changed").collect();
    // Once with the key, three times for the app, and undone.
    assert_eq!(changed.len(), 5, "{changed:#?}");
    assert!(
        changed.iter().all(|entry| entry["detail"]["baseUrl"] == provider.address.as_str()),
        "{changed:#?}"
    );
    for secret in [KEY, "hunter2"] {
        assert!(!log.to_string().contains(secret), "{log:#}");
    }
}
