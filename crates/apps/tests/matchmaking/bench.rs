//! A suite with a campus that is indexed, and somebody who asks.

use std::{
    collections::BTreeMap,
    sync::atomic::{AtomicUsize, Ordering},
    time::Duration,
};

use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{Life, MentoringSide},
    search::Following,
};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

const PEOPLE: u32 = 900;

pub struct Bench {
    pub suite: TestSuite,
    pub person: Person,
    generator: Generator,
    _workers: Workers,
    _following: Following,
}

impl Bench {
    pub async fn new() -> Self {
        let suite = TestSuite::with(Kind::Sqlite, |setup| setup.policy.max_sessions = 100).await;
        suite.fill_campus(PEOPLE).await;
        let workers = suite.suite.start_work().await.unwrap();
        let following = suite.suite.campus.start();
        let mut followed = suite.suite.campus.followed();
        let ready = followed.wait_for(|followed| followed.edition.is_some());
        tokio::time::timeout(Duration::from_mins(3), ready).await.expect("the index is made").unwrap();
        let person = suite.viewer().await;
        let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
        Self { suite, person, generator, _workers: workers, _following: following }
    }

    /// Asks the desk, and waits for the whole answer.
    pub async fn ask(&self, text: &str) -> (String, Value) {
        self.say("/api/conversations", json!({ "app": "matchmaking", "text": text })).await
    }

    pub async fn go_on(&self, conversation: &str, text: &str) -> Value {
        self.say(&format!("/api/conversations/{conversation}/turns"), json!({ "text": text })).await.1
    }

    /// Asks the last message of a conversation again, with these criteria.
    pub async fn tell(&self, conversation: &str, criteria: &Value) -> Value {
        let whole = self.person.get(&format!("/api/conversations/{conversation}")).await.json();
        let turn = whole["turns"].as_array().unwrap().last().unwrap()["id"].as_str().unwrap().to_owned();
        self.say(&format!("/api/turns/{turn}/answers"), json!({ "criteria": criteria })).await.1
    }

    async fn say(&self, path: &str, mut body: Value) -> (String, Value) {
        static SAID: AtomicUsize = AtomicUsize::new(0);
        body["key"] = json!(format!("key-{:08}", SAID.fetch_add(1, Ordering::SeqCst)));
        let reply = self.person.post(path, &body).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
        let asked = reply.json();
        let events =
            self.person.get(&format!("/api/answers/{}/events", asked["answer"].as_str().unwrap())).await;
        assert_eq!(events.status, StatusCode::OK, "{events}");
        let end = events.body.split("\n\n").find(|event| event.contains("event: end")).unwrap();
        let data = end.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
        (asked["conversation"].as_str().unwrap().to_owned(), serde_json::from_str(data).unwrap())
    }

    pub fn life(&self, number: u32) -> Life {
        self.generator.person(number)
    }

    /// Somebody of this side whose name nobody else has.
    pub fn somebody(&self, side: MentoringSide, is_so: impl Fn(&Life) -> bool) -> Life {
        let lives: Vec<Life> = self.generator.people().collect();
        let is_only =
            |life: &Life| lives.iter().filter(|other| other.person.name() == life.person.name()).count() == 1;
        let is_of = |life: &&Life| {
            let plain = life.person.name().split(' ').count() == 2 && life.person.name().is_ascii();
            let mentors = life.mentoring.as_ref().is_some_and(|one| one.side == side);
            mentors && plain && life.person.died.is_none() && is_so(life) && is_only(life)
        };
        lives.iter().find(is_of).cloned().unwrap()
    }

    /// A name that several have of whom none is a mentor, and their numbers.
    pub fn namesakes(&self) -> (String, Vec<u32>) {
        let mut named: BTreeMap<String, Vec<Life>> = BTreeMap::new();
        for life in self.generator.people().filter(|life| life.person.died.is_none()) {
            named.entry(life.person.name()).or_default().push(life);
        }
        let is_mentor =
            |life: &Life| life.mentoring.as_ref().is_some_and(|one| one.side == MentoringSide::Mentor);
        let is_so = |name: &str, all: &[Life]| {
            let is_plain = name.split(' ').count() == 2 && name.is_ascii() && !name.contains(['-', '\'']);
            is_plain && all.len() > 1 && !all.iter().any(is_mentor)
        };
        let (name, all) = named.into_iter().find(|(name, all)| is_so(name, all)).unwrap();
        (name, all.iter().map(|life| life.person.id.0).collect())
    }
}

/// The list of an answer.
pub fn matches(answer: &Value) -> Option<&Value> {
    answer["parts"].as_array()?.iter().find(|part| part["kind"] == "matches")
}

pub fn card_names(answer: &Value) -> Vec<String> {
    let cards = matches(answer).and_then(|list| list["cards"].as_array()).cloned().unwrap_or_default();
    cards.iter().map(|card| card["name"].as_str().unwrap().to_owned()).collect()
}

/// Every sentence of an answer, or of what a watcher hears on the way.
pub fn sentences(value: &Value) -> Vec<String> {
    let mut found = Vec::new();
    gather(value, &mut found);
    found
}

fn gather(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            if let Some(Value::Array(runs)) = fields.get("runs").filter(|_| fields.contains_key("sources")) {
                let text: String = runs.iter().filter_map(|run| run["text"].as_str()).collect();
                if !text.is_empty() {
                    found.push(text);
                }
            }
            fields.values().for_each(|value| gather(value, found));
        }
        Value::Array(values) => values.iter().for_each(|value| gather(value, found)),
        _ => {}
    }
}
