//! Introductions and the outbox, as the people who write, approve and answer.

mod answers;
mod budget;
mod consent;
mod ending;
mod hostile;
mod letters;
mod mail;
mod places;
mod races;
mod sending;

use std::time::Duration;

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{Life, MentoringSide},
};
use identity::mail::Mailer;
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

const PEOPLE: u32 = 240;
const PATIENCE: Duration = Duration::from_mins(2);

/// A suite with a campus, somebody who writes, and students and mentors who have agreed to all of it.
struct Desk {
    suite: TestSuite,
    person: Person,
    students: Vec<Life>,
    /// Those with at least two places first.
    mentors: Vec<Life>,
    _workers: Workers,
}

impl Desk {
    async fn new(kind: Kind) -> Self {
        Self::with(kind, |_| {}).await
    }

    async fn with(kind: Kind, change: impl FnOnce(&mut Option<Mailer>)) -> Self {
        let suite = TestSuite::with(kind, |setup| {
            setup.policy.max_sessions = 100;
            change(&mut setup.mailer);
        })
        .await;
        suite.fill_campus(PEOPLE).await;
        let workers = suite.suite.start_work().await.unwrap();
        let person = suite.contributor().await;
        let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
        let lives = (1..=PEOPLE).map(|number| generator.person(number));
        let can_be_reached = |life: &Life| {
            let person = &life.person;
            person.died.is_none() && person.email_bounced.is_none() && life.household.members.len() == 1
        };
        let (students, mut mentors): (Vec<Life>, Vec<Life>) = lives
            .filter(can_be_reached)
            .filter(|life| life.mentoring.as_ref().is_some_and(|one| one.taken < one.capacity))
            .partition(|life| life.mentoring.as_ref().is_some_and(|one| one.side == MentoringSide::Mentee));
        mentors.sort_by_key(|life| {
            let left = life.mentoring.as_ref().map_or(0, |one| one.capacity - one.taken);
            (std::cmp::Reverse(left), life.person.id)
        });
        let desk = Self { suite, person, students, mentors, _workers: workers };
        for life in desk.students.iter().take(4).chain(desk.mentors.iter().take(2)) {
            for field in ["email", "directory", "career", "address"] {
                desk.consent(life, field, true).await;
            }
        }
        desk
    }

    fn student(&self, at: usize) -> u32 {
        self.students[at].person.id.0
    }

    fn mentor(&self, at: usize) -> u32 {
        self.mentors[at].person.id.0
    }

    async fn consent(&self, life: &Life, field: &str, granted: bool) {
        let path = format!("/api/people/{}/consents/{field}", life.person.id.0);
        let reply = self.person.patch(&path, &json!({ "granted": granted, "basis": "Form" })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
    }

    async fn sql(&self, statement: String) {
        self.suite.sql(statement.leak()).await;
    }

    async fn create(&self, student: u32, mentor: u32) -> Reply {
        let body = json!({ "student": student, "mentor": mentor });
        self.person.post("/api/matchmaking/introductions", &body).await
    }

    /// Both letters drafted.
    async fn drafted(&self, student: usize, mentor: usize) -> Value {
        let reply = self.create(self.student(student), self.mentor(mentor)).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
        reply.json()
    }

    async fn get(&self, introduction: &Value) -> Value {
        let reply = self.person.get(&path(introduction)).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    }

    /// Both letters approved.
    async fn approved(&self, student: usize, mentor: usize) -> Value {
        let drafted = self.drafted(student, mentor).await;
        for side in ["toStudent", "toMentor"] {
            let reply = self.approve(&drafted[side]).await;
            assert_eq!(reply.status, StatusCode::OK, "{reply}");
        }
        self.get(&drafted).await
    }

    async fn approve(&self, letter: &Value) -> Reply {
        let body = json!({ "hash": letter["hash"] });
        self.person.post(&format!("{}/approve", letter_path(letter)), &body).await
    }

    async fn act(&self, introduction: &Value, act: &str) -> Reply {
        let body = json!({ "revision": introduction["card"]["revision"] });
        self.person.post(&format!("{}/{act}", path(introduction)), &body).await
    }

    /// Both letters sent.
    async fn asked(&self, student: usize, mentor: usize) -> Value {
        let approved = self.approved(student, mentor).await;
        let reply = self.act(&approved, "send").await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    }

    async fn answer(&self, introduction: &Value, side: &str, answer: &str) -> Reply {
        let revision = self.get(introduction).await["card"]["revision"].clone();
        let body = json!({ "side": side, "answer": answer, "revision": revision });
        self.person.post(&format!("{}/answers", path(introduction)), &body).await
    }

    async fn places_left(&self, student: u32, mentor: u32) -> u64 {
        let path = format!("/api/matchmaking/introductions/check?student={student}&mentor={mentor}");
        self.person.get(&path).await.json()["placesLeft"].as_u64().unwrap()
    }

    /// Waits until both letters are in a state.
    async fn when(&self, introduction: &Value, state: &str) -> Value {
        let wait = async {
            loop {
                let now = self.get(introduction).await;
                if ["toStudent", "toMentor"].iter().all(|side| now[side]["card"]["state"] == state) {
                    return now;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("the letters get there")
    }
}

fn path(introduction: &Value) -> String {
    format!("/api/matchmaking/introductions/{}", introduction["card"]["id"].as_str().unwrap())
}

fn letter_path(letter: &Value) -> String {
    format!("/api/outbox/messages/{}", letter["card"]["id"].as_str().unwrap())
}

fn text(letter: &Value) -> String {
    let paragraphs = letter["draft"]["paragraphs"].as_array().unwrap();
    let sentences = paragraphs.iter().flat_map(|one| one["sentences"].as_array().unwrap());
    sentences.map(|one| one["text"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
}

fn paragraphs(letter: &Value) -> Vec<String> {
    let paragraphs = letter["draft"]["paragraphs"].as_array().unwrap();
    paragraphs
        .iter()
        .map(|one| {
            let sentences = one["sentences"].as_array().unwrap();
            sentences.iter().map(|one| one["text"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
        })
        .collect()
}
