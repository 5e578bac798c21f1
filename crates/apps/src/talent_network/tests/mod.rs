//! The talent network over HTTP, as the people who use it.

mod consent;
mod directory;
mod exports;
mod merges;
mod profile;
mod steps;

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

use crate::testing::{Person, Reply, TestSuite};

const NETWORK: &str = "/api/talent-network";
const BATCHES: &str = "/api/role-matching/batches";
const ROLES: &str = "/api/role-matching/roles";

pub const MIRA: &str = "Mira Okafor\nmira.okafor@mail.example\n\nExperience\nData Analyst, Northwind Foods, Jan 2021 to \
                        present\n- Built dashboards in SQL and Python that cut reporting time by 40%\n- Trained twelve \
                        colleagues in the use of the new warehouse\n- Wrote the monthly report on stock and prices for \
                        the board of the company\n\nEducation\nBSc in Statistics, Lakeside University, \
                        2020\n\nSkills\nPython, SQL, Excel, Tableau\n";
pub const CY: &str = "Cy Quill\ncy@mail.example\n\nExperience\nGardener, Green Parks, Apr 2016 to present\n- Planted \
                      hedges and looked after lawns\n\nEducation\nHigh school diploma, Hill School, 2014\n";

/// A suite at work, and somebody who advises people.
pub struct Bench {
    pub suite: TestSuite,
    pub person: Person,
    _workers: Workers,
}

impl Bench {
    pub async fn new() -> Self {
        Self::on(Kind::Sqlite).await
    }

    pub async fn on(kind: Kind) -> Self {
        Self::made(kind, 0).await
    }

    /// With a campus of so many people; without one for none.
    pub async fn with_campus(people: u32) -> Self {
        Self::made(Kind::Sqlite, people).await
    }

    async fn made(kind: Kind, people: u32) -> Self {
        let suite = TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await;
        if people > 0 {
            suite.fill_campus(people).await;
        }
        let workers = suite.suite.start_work().await.unwrap();
        let person = suite.contributor().await;
        Self { suite, person, _workers: workers }
    }

    /// Uploads files and has them read. Gives the candidates in their order.
    pub async fn upload(&self, files: &[(&str, &str)]) -> Vec<String> {
        let made = self.person.post(BATCHES, &json!({ "name": "Spring" })).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made}");
        let batch = format!("{BATCHES}/{}", made.json()["id"].as_str().unwrap());
        for (name, text) in files {
            let reply = self.person.upload(&format!("{batch}/files?name={name}"), text.as_bytes()).await;
            assert_eq!(reply.status, StatusCode::CREATED, "{name}: {reply}");
        }
        let begun = self.send(&format!("{batch}/read")).await;
        assert_eq!(begun.status, StatusCode::ACCEPTED, "{begun}");
        let job = format!("/api/jobs/{}", begun.json()["id"].as_str().unwrap());
        let wait = async {
            loop {
                let job = self.person.get(&job).await.json();
                match job["state"].as_str().unwrap() {
                    "done" => return,
                    "failed" | "cancelled" => panic!("{job}"),
                    _ => tokio::task::yield_now().await,
                }
            }
        };
        tokio::time::timeout(Duration::from_mins(2), wait).await.expect("the job ends");
        let read = self.person.get(&batch).await.json();
        let people = read["files"].as_array().unwrap().iter().map(|file| file["person"].clone());
        people.map(|id| id.as_str().unwrap_or_else(|| panic!("{read}")).to_owned()).collect()
    }

    pub async fn get(&self, path: &str) -> Value {
        let reply = self.person.get(&format!("{NETWORK}{path}")).await;
        assert_eq!(reply.status, StatusCode::OK, "{path}: {reply}");
        reply.json()
    }

    pub async fn directory(&self, body: Value) -> Value {
        let reply = self.person.post(&format!("{NETWORK}/directory"), &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    }

    /// Posts without a body.
    pub async fn send(&self, path: &str) -> Reply {
        self.person.send(Method::POST, path, None, &[]).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Reply {
        self.person.post(&format!("{NETWORK}{path}"), &body).await
    }

    /// Says for somebody of the campus what they agree to.
    pub async fn say(&self, candidate: &str, field: &str, granted: bool) {
        let number = candidate.trim_start_matches('p');
        let path = format!("/api/people/{number}/consents/{field}");
        let said = self.person.patch(&path, &json!({ "granted": granted, "basis": "By phone" })).await;
        assert_eq!(said.status, StatusCode::OK, "{said}");
    }
}

/// Rows of a directory, by one of their fields.
pub fn each(list: &Value, field: &str) -> Vec<Value> {
    list["rows"].as_array().unwrap().iter().map(|row| row[field].clone()).collect()
}

/// The first of everybody.
pub async fn somebody(bench: &Bench) -> String {
    let all = bench.directory(json!({ "limit": 1, "filter": { "campus": true } })).await;
    all["rows"][0]["id"].as_str().unwrap_or_else(|| panic!("{all}")).to_owned()
}
