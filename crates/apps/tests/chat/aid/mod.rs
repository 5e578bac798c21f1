//! The aid officer, from the message to the answer that is kept: with the engine's own words, and with a model that lies.

mod adversarial;
mod liar;
mod questions;
mod rules;
#[path = "../../../src/financial_aid/ask/tests/sheets.rs"]
mod sheets;

use std::collections::BTreeMap;

use apps::testing::Person;
use axum::http::StatusCode;
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    AtWork,
    answers::fill_library,
    conversations::{go_on, say},
};

const APP: &str = "financial-aid";

/// A suite with the pages of the demo campus, somebody who asks, and the families they work with.
struct Office {
    at_work: AtWork,
    person: Person,
    families: BTreeMap<&'static str, String>,
}

impl Office {
    async fn new() -> Self {
        let at_work = AtWork::new(Kind::Sqlite).await;
        fill_library(&at_work).await;
        let person = at_work.suite.contributor().await;
        let mut families = BTreeMap::new();
        for (name, sheet) in
            [("four", sheets::four()), ("alone", sheets::alone()), ("unfinished", sheets::unfinished())]
        {
            let body = json!({ "name": format!("Family {name}"), "worksheet": sheet });
            let reply = person.post("/api/financial-aid/families", &body).await;
            assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
            families.insert(name, reply.json()["id"].as_str().unwrap().to_owned());
        }
        Self { at_work, person, families }
    }

    /// Asks, and waits for the whole answer.
    async fn ask(&self, family: Option<&str>, text: &str) -> (String, Value) {
        let mut body = json!({ "app": APP, "text": text });
        if let Some(family) = family {
            body["subject"] = json!(self.families[family]);
        }
        say(&self.person, "/api/conversations", body).await
    }
}

/// The reasons of all notices of an answer, in their order.
fn notices(answer: &Value) -> Vec<&str> {
    let parts = answer["parts"].as_array().unwrap_or_else(|| panic!("{answer:#}"));
    parts.iter().filter_map(|part| part["reason"].as_str()).collect()
}
