//! A running `quad`, and somebody who talks to it.

use std::{
    io::{BufRead, BufReader},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    time::Duration,
};

use reqwest::{Client, Method, RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::time::Interval;

pub fn command(data: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quad"));
    command.env("QUAD_DATA", data).env("QUAD_PORT", "0").env("QUAD_LOG", "error").current_dir(data);
    // Most look at something else: nobody is there unless asked for.
    command.env("QUAD_DEMO_CAMPUS", "");
    command
}

/// How often a server is asked for what it will come to: without a pause, answers would be all it does.
pub fn quick_pace() -> Interval {
    tokio::time::interval(Duration::from_millis(10))
}

/// Runs a command of `quad` to its end.
pub fn run(data: &Path, arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    command(data).args(arguments).envs(variables.iter().copied()).output().unwrap()
}

/// The library that stands between a server and its disk: `disk.c`.
pub fn disk_model(folder: &Path) -> PathBuf {
    let library = folder.join("disk.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/process/disk.c");
    let compiler =
        Command::new("cc").args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(source).status();
    assert!(compiler.unwrap().success(), "the model of a disk compiles");
    library
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// A server that is killed when the test is done with it.
pub struct Quad {
    child: Child,
    pub address: String,
}

impl Quad {
    pub fn demo(data: &Path) -> Self {
        Self::start(command(data).args(["serve", "--demo"]))
    }

    pub fn demo_with(data: &Path, variables: &[(&str, &str)]) -> Self {
        Self::start(command(data).args(["serve", "--demo"]).envs(variables.iter().copied()))
    }

    pub fn start(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split_whitespace().find(|word| word.starts_with("http://")).unwrap_or_else(|| {
            panic!("quad did not start: {line}");
        });
        Self { address: address.trim_end_matches('/').to_owned(), child }
    }

    /// What a power switch does to a process.
    pub fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    pub async fn sign_in(&self, role: &str) -> Person {
        let client = Client::new_for_tests();
        let reply = client
            .post(format!("{}/api/session/demo", self.address))
            .json(&json!({ "role": role }))
            .send()
            .await
            .unwrap();
        assert_eq!(reply.status(), StatusCode::OK);
        let cookie = reply.headers()["set-cookie"].to_str().unwrap().split(';').next().unwrap().to_owned();
        let state: Value = reply.json().await.unwrap();
        let token = state["csrfToken"].as_str().unwrap().to_owned();
        Person { client, address: self.address.clone(), cookie, token }
    }
}

impl Drop for Quad {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Somebody signed in.
#[derive(Clone)]
pub struct Person {
    client: Client,
    address: String,
    pub cookie: String,
    token: String,
}

impl Person {
    pub fn request(&self, method: Method, path: &str, body: Option<Value>) -> RequestBuilder {
        let request = self
            .client
            .request(method, format!("{}{path}", self.address))
            .header("cookie", &self.cookie)
            .header("x-csrf-token", &self.token);
        match body {
            Some(body) => request.json(&body),
            None => request,
        }
    }

    pub async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Option<(u16, Value)> {
        let reply = self.request(method, path, body).send().await.ok()?;
        let status = reply.status().as_u16();
        Some((status, reply.json().await.unwrap_or(Value::Null)))
    }

    pub async fn get(&self, path: &str) -> (u16, Value) {
        self.send(Method::GET, path, None).await.unwrap()
    }
}

/// A client of a test: nothing is followed, nothing is kept.
pub trait ForTests {
    fn new_for_tests() -> Self;
}

impl ForTests for Client {
    fn new_for_tests() -> Self {
        Self::builder().redirect(reqwest::redirect::Policy::none()).build().unwrap()
    }
}
