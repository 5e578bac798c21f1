//! Roles and candidates over HTTP, as the people who use them.

mod consent;
mod groups;
mod hostile;
mod journey;
mod meaning;
mod reports;
mod rights;
mod uploads;
mod what_if;

use std::time::Duration;

use axum::http::{Method, StatusCode};
use serde_json::{Value, json};
use store::{jobs::Workers, testing::Kind};

use crate::testing::{Person, Reply, TestSuite};

const ROLES: &str = "/api/role-matching/roles";
const BATCHES: &str = "/api/role-matching/batches";

pub const ADA: &str = "Ada Lovelace\nada.lovelace@mail.example\n\nExperience\nData Engineer, Acme Corp, Jan 2019 to \
                       present\n- Built a billing pipeline in Python and PostgreSQL that cut closing time by 40%\n- Ran \
                       Kubernetes clusters for twelve services\n\nEducation\nBSc in Computer Science, Harvard \
                       University, 2015\n\nSkills\nPython, PostgreSQL, Kubernetes, Docker\n";
pub const BO: &str = "Bo Larsson\nbo@mail.example\n\nExperience\nOffice Manager, Hill Ltd, Mar 2020 to present\n- Kept \
                      the budgets of three sites in Excel\n\nEducation\nBA in History, Lund University, \
                      2018\n\nSkills\nPython, MySQL, Excel\n";
pub const CY: &str = "Cy Quill\ncy@mail.example\n\nExperience\nGardener, Green Parks, Apr 2016 to present\n- Planted \
                      hedges and looked after lawns\n\nEducation\nHigh school diploma, Hill School, 2014\n";

/// A suite at work, and somebody who looks for people.
pub struct Bench {
    pub suite: TestSuite,
    pub person: Person,
    _workers: Workers,
}

impl Bench {
    pub async fn new() -> Self {
        Self::on(Kind::Sqlite).await
    }

    pub async fn with_campus(people: u32) -> Self {
        let suite = TestSuite::with(Kind::Sqlite, |setup| setup.policy.max_sessions = 100).await;
        suite.fill_campus(people).await;
        Self::around(suite).await
    }

    pub async fn on(kind: Kind) -> Self {
        Self::around(TestSuite::with(kind, |setup| setup.policy.max_sessions = 100).await).await
    }

    pub async fn around(suite: TestSuite) -> Self {
        let workers = suite.suite.start_work().await.unwrap();
        let person = suite.contributor().await;
        Self { suite, person, _workers: workers }
    }

    /// Uploads files and has them read.
    pub async fn upload(&self, files: &[(&str, &[u8])]) -> String {
        let made = self.person.post(BATCHES, &json!({ "name": "Spring" })).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made}");
        let batch = made.json()["id"].as_str().unwrap().to_owned();
        for (name, bytes) in files {
            let path = format!("{BATCHES}/{batch}/files?name={name}");
            let reply = self.person.upload(&path, bytes.to_vec()).await;
            assert_eq!(reply.status, StatusCode::CREATED, "{name}: {reply}");
        }
        self.read(&batch).await;
        batch
    }

    pub async fn read(&self, batch: &str) {
        let begun = self.person.send(Method::POST, &format!("{BATCHES}/{batch}/read"), None, &[]).await;
        assert_eq!(begun.status, StatusCode::ACCEPTED, "{begun}");
        let path = format!("/api/jobs/{}", begun.json()["id"].as_str().unwrap());
        let wait = async {
            loop {
                let job = self.person.get(&path).await.json();
                match job["state"].as_str().unwrap() {
                    "done" => return,
                    "failed" | "cancelled" => panic!("{job}"),
                    _ => tokio::task::yield_now().await,
                }
            }
        };
        tokio::time::timeout(Duration::from_mins(2), wait).await.expect("the job ends");
    }

    /// The files of a batch by name.
    pub async fn file(&self, batch: &str, name: &str) -> Value {
        let detail = self.person.get(&format!("{BATCHES}/{batch}")).await.json();
        let files = detail["files"].as_array().unwrap();
        files
            .iter()
            .find(|file| file["name"] == name)
            .unwrap_or_else(|| panic!("no {name}: {detail}"))
            .clone()
    }

    /// The three of above, and a role that asks for Python, PostgreSQL and Kubernetes among them.
    pub async fn three(&self) -> String {
        let files = [("ada.txt", ADA), ("bo.txt", BO), ("cy.txt", CY)];
        let batch = self.upload(&files.map(|(name, text)| (name, text.as_bytes()))).await;
        self.role(&json!({ "campus": false, "batches": [batch] }), asked()).await
    }

    pub async fn role(&self, pool: &Value, requirements: Value) -> String {
        let body = json!({ "name": "Data engineer", "text": "", "requirements": requirements, "pool": pool, "cut": 5000 });
        let made = self.person.post(ROLES, &body).await;
        assert_eq!(made.status, StatusCode::CREATED, "{made}");
        made.json()["id"].as_str().unwrap().to_owned()
    }

    pub async fn rank(&self, role: &str, body: Value) -> Value {
        let reply = self.ranking(role, body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        reply.json()
    }

    pub async fn ranking(&self, role: &str, body: Value) -> Reply {
        self.person.post(&format!("{ROLES}/{role}/ranking"), &body).await
    }

    /// What other apps call somebody, by their place in a ranking.
    pub async fn person_of(&self, role: &str, at: usize) -> Value {
        let file = self.person.get(&format!("{ROLES}/{role}/exports/json?blind=false")).await;
        assert_eq!(file.status, StatusCode::OK, "{file}");
        file.json()["rows"][at]["id"].clone()
    }

    /// The address of somebody of a role.
    pub fn at(role: &str, candidate: &Value, rest: &str) -> String {
        format!("{ROLES}/{role}/candidates/{}{rest}", candidate.as_str().unwrap())
    }
}

pub fn skill(id: u16, label: &str, (need, weight): (&str, u8)) -> Value {
    json!({ "id": id, "kind": "skill", "label": label, "text": label, "need": need, "weight": weight })
}

pub fn asked() -> Value {
    json!([
        skill(1, "Python", ("must", 8)),
        skill(2, "PostgreSQL", ("must", 6)),
        skill(3, "Kubernetes", ("nice", 4)),
    ])
}

/// The words of a text in a span.
pub fn said(text: &Value, span: &Value) -> String {
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let (start, end) = (number(&span["start"]), number(&span["end"]));
    text.as_str().unwrap().chars().skip(start).take(end - start).collect()
}

pub fn names(ranking: &Value) -> Vec<String> {
    let rows = ranking["rows"].as_array().unwrap();
    rows.iter().map(|row| row["name"].as_str().unwrap_or_default().to_owned()).collect()
}
