use apps::testing::{Person, TestSuite};
use axum::http::StatusCode;
use campus::{
    generate::{Generator, Size},
    model::{ConsentField, Life},
};
use serde_json::{Value, json};
use store::testing::Kind;

use crate::bench::{Index, indexed};

mod readers;
mod since;
mod writing;

const PEOPLE: u32 = 600;

async fn suite() -> (TestSuite, Index) {
    suite_on(Kind::Sqlite).await
}

async fn suite_on(kind: Kind) -> (TestSuite, Index) {
    let suite = TestSuite::on(kind).await;
    suite.fill_campus(PEOPLE).await;
    let index = indexed(&suite).await;
    (suite, index)
}

fn may(life: &Life, field: ConsentField) -> bool {
    life.consents.iter().any(|one| one.field == field && one.granted)
}

/// Alumni of the directory who can be written to.
fn readers() -> Vec<Life> {
    let lives = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
    let reads =
        |life: &Life| life.person.is_alum && life.person.died.is_none() && may(life, ConsentField::Directory);
    lives.people().filter(reads).collect()
}

async fn compose(person: &Person, more: Value) -> Value {
    let mut body = json!({ "name": "November", "kind": "newsletter", "tone": "warm" });
    body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let reply = person.post("/api/graduway/studio/pieces", &body).await;
    assert_eq!(reply.status, StatusCode::CREATED, "{reply}");
    reply.json()
}

fn path(piece: &Value, rest: &str) -> String {
    format!("/api/graduway/studio/pieces/{}{rest}", piece["id"].as_str().unwrap())
}

/// The body that saves a piece as it is.
fn same(piece: &Value) -> Value {
    let paragraphs: Vec<String> = piece["draft"]["paragraphs"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            let sentences = one["sentences"].as_array().unwrap().iter();
            sentences.map(|sentence| sentence["text"].as_str().unwrap()).collect::<Vec<_>>().join(" ")
        })
        .collect();
    json!({
        "seen": piece["revision"], "name": piece["name"], "subject": piece["draft"]["subject"]["text"],
        "paragraphs": paragraphs,
    })
}

/// Saves it with another paragraph in the third place.
async fn edit(person: &Person, piece: &Value, paragraph: &str) -> Value {
    let mut body = same(piece);
    body["paragraphs"].as_array_mut().unwrap().insert(2, json!(paragraph));
    let reply = person.put(&path(piece, ""), &body).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    reply.json()
}

async fn approve(person: &Person, piece: &Value) -> Value {
    let reply = person.post(&path(piece, "/approve"), &json!({ "hash": piece["hash"] })).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    reply.json()
}
