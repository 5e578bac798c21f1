//! Rounds over HTTP: planned, run, compared, published and taken back.

mod cohorts;
mod edits;
mod merges;
mod publishing;
mod results;

use std::time::Duration;

use apps::testing::{Person, Reply, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Life, MentoringSide},
    search::Following,
    store::changes,
};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

const PATIENCE: Duration = Duration::from_mins(5);
const FEW: u32 = 250;

struct Bench {
    suite: TestSuite,
    person: Person,
    lives: Vec<Life>,
    workers: Option<Workers>,
}

impl Bench {
    async fn new(kind: Kind) -> Self {
        Self::of(kind, FEW, true).await
    }

    /// Nobody is there to do the long work.
    async fn idle(kind: Kind) -> Self {
        Self::of(kind, FEW, false).await
    }

    async fn of(kind: Kind, people: u32, is_at_work: bool) -> Self {
        let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
        suite.fill_campus(people).await;
        let workers = if is_at_work { Some(suite.suite.start_work().await.unwrap()) } else { None };
        let person = suite.contributor().await;
        let lives = Generator::new(7, Size::people(people), Generator::TODAY).people().collect();
        Self { suite, person, lives, workers }
    }

    /// From now on nobody is there to do the long work.
    async fn rest(&mut self) {
        if let Some(workers) = self.workers.take() {
            workers.stop(PATIENCE).await;
        }
    }

    /// There is an index, as long as this is kept.
    async fn index(&self) -> Following {
        let following = self.suite.suite.campus.start();
        let mut followed = self.suite.suite.campus.followed();
        let ready = followed.wait_for(|followed| followed.edition.is_some());
        tokio::time::timeout(PATIENCE, ready).await.expect("the index is made").unwrap();
        following
    }

    /// Waits until the index has seen every change.
    async fn follow(&self) {
        let latest = changes::latest(self.suite.suite.store().reader()).await.unwrap().cast_unsigned();
        let mut followed = self.suite.suite.campus.followed();
        let ready = followed.wait_for(|followed| followed.position >= latest);
        tokio::time::timeout(PATIENCE, ready).await.expect("the index follows").unwrap();
    }

    async fn consent(&self, person: u32, field: ConsentField, granted: bool) {
        let path = format!("/api/people/{person}/consents/{}", field.name());
        let reply = self.person.patch(&path, &json!({ "granted": granted, "basis": "By phone" })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
    }

    /// The first so many who look for a mentor, and have none.
    fn students(&self, count: usize) -> Vec<u32> {
        let looks = |life: &&Life| {
            let mentoring = life.mentoring.as_ref().filter(|one| one.side == MentoringSide::Mentee);
            life.person.died.is_none() && mentoring.is_some_and(|one| one.taken == 0)
        };
        let found: Vec<u32> =
            self.lives.iter().filter(looks).map(|life| life.person.id.0).take(count).collect();
        assert_eq!(found.len(), count, "there are as many");
        found
    }

    /// The first so many who offer to be one, with a place left, and agree to be shown.
    fn mentors(&self, count: usize) -> Vec<u32> {
        let offers = |life: &&Life| {
            let mentoring = life.mentoring.as_ref().filter(|one| one.side == MentoringSide::Mentor);
            life.person.died.is_none()
                && agreed(life, ConsentField::Directory)
                && mentoring.is_some_and(|one| one.taken < one.capacity)
        };
        let found: Vec<u32> =
            self.lives.iter().filter(offers).map(|life| life.person.id.0).take(count).collect();
        assert_eq!(found.len(), count, "there are as many");
        found
    }

    fn life(&self, id: u32) -> &Life {
        self.lives.iter().find(|life| life.person.id.0 == id).unwrap()
    }

    /// A round of these people, each mentor with so many places, or with those of their record.
    async fn round(&self, students: &[u32], mentors: &[u32], places: Option<u16>) -> Value {
        let plan = plan(students, mentors, places);
        let reply =
            self.person.post("/api/matchmaking/rounds", &json!({ "name": "Spring", "plan": plan })).await;
        assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
        reply.json()
    }

    /// Runs a round and waits for the end.
    async fn run(&self, round: &Value) -> Value {
        let started = self.start(round).await;
        assert_eq!(started.status, StatusCode::ACCEPTED, "{started}");
        self.ended(&started.json()).await
    }

    async fn start(&self, round: &Value) -> Reply {
        self.person.post(&format!("{}/runs", path(round)), &json!({ "seen": round["revision"] })).await
    }

    async fn ended(&self, run: &Value) -> Value {
        self.until(&run_path(run), |run| !["waiting", "running"].contains(&run["state"].as_str().unwrap()))
            .await
    }

    async fn until(&self, path: &str, is_so: impl Fn(&Value) -> bool) -> Value {
        let wait = async {
            loop {
                let found = self.get(path).await;
                if is_so(&found) {
                    return found;
                }
                tokio::task::yield_now().await;
            }
        };
        tokio::time::timeout(PATIENCE, wait).await.expect("it ends")
    }

    async fn get(&self, path: &str) -> Value {
        let reply = self.person.get(path).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
        reply.json()
    }

    /// The matches that a round has put in force.
    async fn matches(&self, round: &Value) -> Vec<Value> {
        let found =
            self.get(&format!("/api/matchmaking/matches?round={}", round["id"].as_str().unwrap())).await;
        let all = found["matches"].as_array().unwrap().clone();
        assert_eq!(found["total"], all.len());
        all
    }

    /// Ends or reopens a match.
    async fn change_match(&self, one: &Value, act: &str) -> Value {
        let path = format!("/api/matchmaking/matches/{}/{act}", one["id"].as_str().unwrap());
        let reply = self.person.post(&path, &json!({ "revision": one["revision"] })).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    }

    /// All pairs of a result as student and mentor, by student.
    async fn pairs(&self, run: &Value, method: &str) -> Vec<(u32, u32)> {
        let found =
            self.get(&format!("{}/pairs?method={method}&sort=student&limit=200", run_path(run))).await;
        let mut pairs: Vec<(u32, u32)> = found["pairs"].as_array().unwrap().iter().map(pair).collect();
        while pairs.len() < usize::try_from(found["total"].as_u64().unwrap()).unwrap() {
            let path = format!(
                "{}/pairs?method={method}&sort=student&limit=200&offset={}",
                run_path(run),
                pairs.len()
            );
            let more = self.get(&path).await;
            pairs.extend(more["pairs"].as_array().unwrap().iter().map(pair));
        }
        pairs
    }
}

fn plan(students: &[u32], mentors: &[u32], places: Option<u16>) -> Value {
    let set = mentors.iter().filter_map(|person| Some(json!({ "person": person, "places": places? })));
    json!({
        "students": { "listed": { "file": "students.csv", "people": students } },
        "mentors": { "listed": { "file": "mentors.csv", "people": mentors } },
        "requirements": { "commonWay": false },
        "capacities": set.collect::<Vec<_>>(),
    })
}

fn agreed(life: &Life, field: ConsentField) -> bool {
    life.consents.iter().any(|one| one.field == field && one.granted)
}

fn number(value: &Value) -> u32 {
    u32::try_from(value.as_u64().unwrap()).unwrap()
}

fn pair(one: &Value) -> (u32, u32) {
    (number(&one["student"]["id"]), number(&one["mentor"]["id"]))
}

fn path(round: &Value) -> String {
    format!("/api/matchmaking/rounds/{}", round["id"].as_str().unwrap())
}

fn run_path(run: &Value) -> String {
    format!("/api/matchmaking/runs/{}", run["id"].as_str().unwrap())
}
