//! The link below an answer about people opens the filter that the answer was given by.

use apps::testing::Person;
use chat::phrase::count_of;
use serde_json::{Value, json};
use store::testing::Kind;
use url::Url;

use super::bench::{Bench, ask, post};

/// What an address says, as the page of the directory reads it: the chips, the view, and by what it counts.
fn read(path: &str) -> (Value, String, String) {
    let address = Url::parse("http://campus.example").unwrap().join(path).unwrap();
    assert_eq!(address.path(), "/graduway", "{path}");
    let (mut chips, mut view, mut by) = (Vec::new(), "table".to_owned(), "decade".to_owned());
    for (key, value) in address.query_pairs() {
        match &*key {
            "f" if value.is_empty() => {}
            "f" => chips.push(chip(&value)),
            "view" => view = value.into_owned(),
            "by" => by = value.into_owned(),
            other => panic!("the page does not read {other}"),
        }
    }
    (Value::Array(chips), view, by)
}

fn chip(written: &str) -> Value {
    let rest = written.strip_prefix('-').unwrap_or(written);
    let positive = rest.strip_prefix('~').unwrap_or(rest);
    let (slot, text) = positive.split_once(':').unwrap();
    let need = if rest.starts_with('~') { "nice" } else { "must" };
    json!({ "slot": slot, "text": text, "excluded": written.starts_with('-'), "need": need })
}

/// The directory among the sources of an answer: what it says of the filter, and its address.
async fn cited(person: &Person, question: &str) -> (Value, String, String) {
    let (_, answer) = ask(person, question).await;
    assert_eq!(answer["state"], "done", "{answer:#}");
    let sources = answer["sources"].as_array().unwrap();
    let source = sources.iter().find(|source| source["title"] == "Alumni directory");
    let source = source.unwrap_or_else(|| panic!("{question}: {answer:#}"));
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    (answer["parts"][0].clone(), text(&source["detail"]), text(&source["origin"]["path"]))
}

#[tokio::test]
async fn the_people_of_an_answer_are_those_of_its_link() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let questions: [(&str, &[&str]); 4] = [
        ("alumni in Massachusetts who gave in 2024", &["place", "gave_in"]),
        ("Which alumni volunteered but have never donated?", &["volunteered", "gave"]),
        ("alumni in Boston, ideally directors", &["place", "level"]),
        ("How many alumni gave $1,000 or more?", &["given"]),
    ];
    for (question, slots) in questions {
        let (said, detail, path) = cited(&viewer, question).await;
        let (chips, view, _) = read(&path);
        assert_eq!(view, "table", "{path}");
        for slot in slots {
            assert!(chips.as_array().unwrap().iter().any(|chip| chip["slot"] == *slot), "{slot}: {path}");
        }
        let page = post(&viewer, "search", &json!({ "chips": chips })).await;
        assert_eq!(page["reading"], detail.as_str(), "{question}: {path}");
        let total = page["total"].as_u64().unwrap();
        assert!(total > 0, "{question}: nobody to compare with");
        let people = count_of(total, "person");
        assert!(said.to_string().contains(&people), "{question}: {people} and {said}");
    }
}

#[tokio::test]
async fn what_was_counted_is_the_chart_of_its_link() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    for (question, expected) in [
        ("How many alumni gave, by decade?", "decade"),
        ("How many donors since 2020, by industry?", "industry"),
    ] {
        let (_, detail, path) = cited(&viewer, question).await;
        let (chips, view, by) = read(&path);
        assert_eq!((view.as_str(), by.as_str()), ("chart", expected), "{path}");
        let counts = post(&viewer, "counts", &json!({ "chips": chips, "by": by })).await;
        assert_eq!(counts["reading"], detail.as_str(), "{path}");
    }
    // A trend counts everybody, and who came to a reunion in the year in which they came.
    let (.., path) = cited(&viewer, "What's the trend in reunion attendance?").await;
    assert_eq!(path, "/graduway?f=&view=chart&by=years");
}
