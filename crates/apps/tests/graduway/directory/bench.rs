//! A suite with a campus whose directory answers.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Event, Life},
    search::Following,
    store::changes,
};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

pub const PEOPLE: u32 = 700;
const PATIENCE: Duration = Duration::from_mins(3);

pub struct Bench {
    pub suite: TestSuite,
    pub generator: Generator,
    _workers: Workers,
    _following: Following,
}

impl Bench {
    pub async fn new(kind: Kind) -> Self {
        Self::of(kind, PEOPLE).await
    }

    pub async fn of(kind: Kind, people: u32) -> Self {
        let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
        suite.fill_campus(people).await;
        let workers = suite.suite.start_work().await.unwrap();
        let following = suite.suite.campus.start();
        let mut followed = suite.suite.campus.followed();
        let ready = followed.wait_for(|followed| followed.edition.is_some());
        tokio::time::timeout(PATIENCE, ready).await.expect("the index is made").unwrap();
        let generator = Generator::new(7, Size::people(people), Generator::TODAY);
        Self { suite, generator, _workers: workers, _following: following }
    }

    pub fn lives(&self) -> Vec<Life> {
        self.generator.people().collect()
    }

    pub fn events(&self) -> BTreeMap<u32, &Event> {
        self.generator.world().events.iter().map(|event| (event.id.0, event)).collect()
    }

    /// Waits until the index has seen every change.
    pub async fn follow(&self) {
        let latest = changes::latest(self.suite.suite.store().reader()).await.unwrap().cast_unsigned();
        let mut followed = self.suite.suite.campus.followed();
        let ready = followed.wait_for(|followed| followed.position >= latest);
        tokio::time::timeout(PATIENCE, ready).await.expect("the index follows").unwrap();
    }

    /// Somebody says no, or yes, and everything that follows from it is done.
    pub async fn consent(&self, contributor: &Person, person: u32, field: ConsentField, granted: bool) {
        let body = json!({ "granted": granted, "basis": "By phone" });
        let reply =
            contributor.patch(&format!("/api/people/{person}/consents/{}", field.name()), &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        self.follow().await;
    }
}

pub async fn compile(person: &Person, text: &str) -> Value {
    let reply = person.post("/api/graduway/directory/compile", &json!({ "text": text })).await;
    assert_eq!(reply.status, StatusCode::OK, "{text}: {reply}");
    reply.json()
}

/// The chips of an answer as they are sent back.
pub fn sent_back(chips: &Value) -> Value {
    let chips = chips.as_array().unwrap().iter().map(|chip| {
        json!({ "slot": chip["slot"], "text": chip["text"], "excluded": chip["excluded"], "need": chip["need"] })
    });
    Value::Array(chips.collect())
}

pub fn chip(slot: &str, text: &str) -> Value {
    json!({ "slot": slot, "text": text })
}

/// Everybody who fits, page by page, and how many there are said to be.
pub async fn search(person: &Person, chips: &Value) -> (u64, Vec<Value>) {
    let mut people: Vec<Value> = Vec::new();
    loop {
        let body = json!({ "chips": chips, "offset": people.len(), "limit": 100 });
        let reply = person.post("/api/graduway/directory/search", &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{chips}: {reply}");
        let page = reply.json();
        let some = page["people"].as_array().unwrap().clone();
        let total = page["total"].as_u64().unwrap();
        let is_last = some.len() < 100;
        people.extend(some);
        if is_last {
            return (total, people);
        }
    }
}

pub fn ids(people: &[Value]) -> Vec<u32> {
    let mut ids: Vec<u32> =
        people.iter().map(|person| u32::try_from(person["id"].as_u64().unwrap()).unwrap()).collect();
    ids.sort_unstable();
    ids
}

pub async fn post(person: &Person, path: &str, body: &Value) -> Value {
    let reply = person.post(&format!("/api/graduway/directory/{path}"), body).await;
    assert_eq!(reply.status, StatusCode::OK, "{body}: {reply}");
    reply.json()
}

/// Asks the conversation, and waits for the whole answer.
pub async fn ask(person: &Person, text: &str) -> (String, Value) {
    say(person, "/api/conversations", json!({ "app": "graduway", "text": text })).await
}

pub async fn go_on(person: &Person, conversation: &str, text: &str) -> Value {
    say(person, &format!("/api/conversations/{conversation}/turns"), json!({ "text": text })).await.1
}

async fn say(person: &Person, path: &str, mut body: Value) -> (String, Value) {
    static SAID: AtomicUsize = AtomicUsize::new(0);
    body["key"] = json!(format!("graduway-{:08}", SAID.fetch_add(1, Ordering::SeqCst)));
    let reply = person.post(path, &body).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    let asked = reply.json();
    let events = person.get(&format!("/api/answers/{}/events", asked["answer"].as_str().unwrap())).await;
    assert_eq!(events.status, StatusCode::OK, "{events}");
    let end = events.body.split("\n\n").find(|event| event.contains("event: end")).unwrap();
    let data = end.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
    (asked["conversation"].as_str().unwrap().to_owned(), serde_json::from_str(data).unwrap())
}
