//! Industries under the names that the records of the campus give them, and a field that stands for many.

use std::collections::BTreeSet;

use campus::{
    model::{ConsentField, Life},
    people::PersonKind,
};
use serde_json::{Value, json};
use store::testing::Kind;

use super::{
    bench::{Bench, ask, chip, compile, ids, post, search, sent_back},
    wishes::{agreed, is, is_listed},
};

/// Alumni of the directory, by their numbers.
fn those(lives: &[Life], fits: impl Fn(&Life) -> bool) -> Vec<u32> {
    let of_directory = lives.iter().filter(|life| is_listed(life) && is(life, PersonKind::Alum));
    let mut ids: Vec<u32> = of_directory.filter(|life| fits(life)).map(|life| life.person.id.0).collect();
    ids.sort_unstable();
    ids
}

fn counted(counts: &Value, label: &Value) -> u64 {
    let mut groups = counts["groups"].as_array().unwrap().iter();
    groups.find(|group| group["label"] == *label).map_or(0, |group| group["people"].as_u64().unwrap())
}

#[tokio::test]
async fn every_industry_that_a_record_names_is_found_told_and_counted() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let lives = bench.lives();
    let positions = lives.iter().flat_map(|life| &life.positions);
    let recorded: BTreeSet<&str> = positions.map(|one| one.industry.as_str()).collect();
    assert!(recorded.len() >= 20, "{recorded:?}");
    let counts = post(&viewer, "counts", &json!({ "chips": [], "by": "industry" })).await;
    for industry in recorded {
        let works = |life: &Life| life.positions.iter().any(|one| one.industry == industry);
        let expected = those(&lives, |life| agreed(life, ConsentField::Career) && works(life));
        let (_, found) = search(&viewer, &json!([chip("industry", industry)])).await;
        assert_eq!(ids(&found), expected, "{industry}, as a chip");
        let compiled = compile(&viewer, &format!("alumni who work in {}", industry.to_lowercase())).await;
        assert_eq!(compiled["unknown"], json!([]), "{industry}: {compiled}");
        let (_, found) = search(&viewer, &sent_back(&compiled["chips"])).await;
        assert_eq!(ids(&found), expected, "{industry}, in words: {}", compiled["reading"]);
        let said = &compiled["chips"][1]["text"];
        assert_eq!(counted(&counts, said), expected.len() as u64, "{industry}, counted as {said}");
    }
}

#[tokio::test]
async fn whoever_asks_for_engineers_finds_those_of_every_kind() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let lives = bench.lives();
    let expected = those(&lives, |life| {
        let own = life.education.iter().map(|one| &one.field);
        let mut all = own.chain(life.student.iter().map(|student| &student.program));
        all.any(|field| field.ends_with("Engineering"))
    });
    assert!(!expected.is_empty());
    for text in ["engineers", "engineering majors", "alumni who studied engineering"] {
        let compiled = compile(&viewer, text).await;
        let (_, found) = search(&viewer, &sent_back(&compiled["chips"])).await;
        assert_eq!(ids(&found), expected, "{text}: {}", compiled["reading"]);
    }
    let compiled = compile(&viewer, "mechanical engineers").await;
    let total = compiled["total"].as_u64().unwrap();
    assert!(total > 0 && total < expected.len() as u64, "one kind is no more than that: {compiled}");
}

#[tokio::test]
async fn the_example_that_is_proposed_finds_somebody() {
    let bench = Bench::new(Kind::Sqlite).await;
    let viewer = bench.suite.viewer().await;
    let (_, answer) = ask(&viewer, "What can you do?").await;
    let said = answer["parts"].to_string();
    let example = said.split_once('“').and_then(|(_, rest)| rest.split_once(['.', '”'])).unwrap().0;
    let compiled = compile(&viewer, example).await;
    assert_eq!((&compiled["unknown"], compiled["chips"].as_array().unwrap().len()), (&json!([]), 4));
    assert!(compiled["total"].as_u64().unwrap() > 0, "{example}: {compiled}");
}

#[tokio::test]
async fn a_question_about_jobs_is_sent_to_the_conversation() {
    let bench = Bench::of(Kind::Sqlite, 200).await;
    let viewer = bench.suite.viewer().await;
    for (text, expected) in
        [("any jobs in Boston?", true), ("any jobs for chemists?", true), ("chemists in Boston", false)]
    {
        let compiled = compile(&viewer, text).await;
        let is_told = compiled["notes"].to_string().contains("ask it under Ask");
        assert_eq!((&compiled["isForAsk"], is_told), (&json!(expected), expected), "{text}: {compiled}");
    }
}
