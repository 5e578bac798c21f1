//! What the built-in path says about the demo campus and its library.

use campus::{LIBRARY, PolicyPage};
use chat::library::Seeded;
use serde_json::json;

use std::collections::BTreeSet;

use super::{
    conversations::{ask, go_on},
    *,
};

const PEOPLE: u32 = 400;

/// A suite whose library has the pages of the demo campus.
async fn with_library() -> AtWork {
    let at_work = AtWork::new(Kind::Sqlite).await;
    fill_library(&at_work).await;
    at_work
}

pub(super) async fn fill_library(at_work: &AtWork) {
    let library = &at_work.suite.suite.library;
    let pages: Vec<Seeded> = LIBRARY.iter().map(|page| Seeded { file: page.file, text: page.text }).collect();
    library.bring(&pages).await.unwrap();
    let mut followed = library.followed();
    let all = followed.wait_for(|followed| followed.documents == LIBRARY.len());
    tokio::time::timeout(PATIENCE, all).await.expect("the pages are read").unwrap();
}

/// A suite with people, who can be searched.
pub(super) async fn with_people() -> (AtWork, campus::search::Following) {
    let at_work = AtWork::new(Kind::Sqlite).await;
    at_work.suite.fill_campus(PEOPLE).await;
    let campus = at_work.suite.suite.campus.clone();
    let following = campus.start();
    let mut followed = campus.followed();
    let ready = followed.wait_for(|followed| followed.edition.is_some());
    tokio::time::timeout(PATIENCE, ready).await.expect("the index is made").unwrap();
    (at_work, following)
}

/// The sentences of an answer, each with the numbers of its sources.
fn sentences(answer: &Value) -> Vec<(String, Vec<u64>)> {
    let parts = answer["parts"].as_array().unwrap_or_else(|| panic!("{answer:#}"));
    let said = parts.iter().filter_map(|part| part["sentences"].as_array()).flatten();
    said.map(|sentence| {
        let runs = sentence["runs"].as_array().unwrap().iter();
        let text: String = runs.map(|run| run["text"].as_str().unwrap()).collect();
        let sources = sentence["sources"].as_array().unwrap().iter();
        (text, sources.map(|source| source.as_u64().unwrap()).collect())
    })
    .collect()
}

/// What is quoted in a sentence, after who says it.
fn quoted(sentence: &str) -> Option<&str> {
    let (_, after) = sentence.split_once(": “")?;
    Some(after.rsplit_once('”')?.0)
}

#[tokio::test]
async fn the_policy_on_gifts_of_stock_is_found_however_it_is_asked_for() {
    let at_work = with_library().await;
    let person = at_work.suite.contributor().await;
    for question in [
        "What does the policy say about gifts of stock?",
        "What is the policy on gifts of stock?",
        "Can you tell me what the gift policy says about stock?",
        "Is there a rule about gifts of stock?",
        "Gifts of stock?",
    ] {
        let (_, answer) = ask(&person, question).await;
        let said = sentences(&answer);
        let quotes: Vec<&str> = said.iter().filter_map(|(text, _)| quoted(text)).collect();
        assert!(quotes.iter().any(|quote| quote.to_lowercase().contains("stock")), "{question}: {said:#?}");
        let titles = answer["sources"].to_string();
        assert!(titles.contains("Which gifts Northfield accepts"), "{question}: {titles}");
    }
}

#[tokio::test]
async fn a_quote_is_a_sentence_of_the_text_and_cites_the_page_that_holds_it() {
    let at_work = with_library().await;
    let person = at_work.suite.contributor().await;
    for question in [
        "What happens to my aid if I withdraw?",
        "When is the last day to drop a course?",
        "How many mentees may a mentor have?",
        "How do I appeal my financial aid?",
        "What does the handbook say about verification?",
        "Who decides on gifts above $250,000?",
    ] {
        let (_, answer) = ask(&person, question).await;
        assert!(!answer.to_string().contains("Cut"), "no sentence of ours is cut: {answer:#}");
        let mut quotes = 0;
        for (text, cited) in sentences(&answer) {
            assert!(cited.is_sorted(), "{question}: {text} {cited:?}");
            let Some(quote) = quoted(&text) else { continue };
            quotes += 1;
            let is_heading = |page: &PolicyPage| {
                let heading = |line: &str| line.trim_start_matches(['#', ' ']) == quote.trim_end_matches('.');
                page.text.lines().any(|line| line.starts_with('#') && heading(line))
            };
            assert!(!LIBRARY.iter().any(is_heading), "{question}: {quote}");
            assert_eq!(cited.len(), 1, "{question}: {text} {cited:?}");
            let sources = answer["sources"].as_array().unwrap();
            let source = sources.iter().find(|one| one["number"] == cited[0]).unwrap();
            let words = |text: &str| text.split(|letter: char| !letter.is_alphanumeric()).collect::<String>();
            let held = words(source["origin"]["quote"].as_str().unwrap());
            assert!(held.contains(&words(quote)), "{question}: {quote}\n{held}");
        }
        assert!(quotes > 0, "{question}: {:#?}", sentences(&answer));
    }
}

#[tokio::test]
async fn what_the_library_does_not_have_is_told_without_repeating_a_figure() {
    let at_work = with_library().await;
    let person = at_work.suite.contributor().await;
    let (_, answer) = ask(&person, "What is the policy on drones above 999 meters?").await;
    let said = sentences(&answer);
    assert!(said[0].0.contains("nothing about this"), "{said:?}");
    assert!(!answer.to_string().contains("Cut"), "{answer:#}");
}

async fn counted(person: &Person, question: &str) -> u64 {
    let (_, answer) = ask(person, question).await;
    let runs = answer["runs"].as_array().unwrap_or_else(|| panic!("{answer:#}"));
    let value = runs[0]["facts"][0]["value"].as_str().unwrap_or_else(|| panic!("{question}: {answer:#}"));
    value.replace(',', "").parse().unwrap()
}

#[tokio::test]
async fn those_who_are_left_out_and_those_who_are_not_are_all_there_are() {
    let (at_work, following) = with_people().await;
    let person = at_work.suite.contributor().await;
    for (all, with, without) in [
        (
            "How many alumni are there?",
            "How many alumni work in software?",
            "How many alumni are not in software?",
        ),
        ("How many alumni?", "How many alumni live in Boston?", "How many alumni do not live in Boston?"),
        (
            "How many alumni are there now?",
            "How many alumni are engineers?",
            "How many alumni are not engineers?",
        ),
        ("How many people are there?", "How many students are there?", "How many people are not students?"),
        ("How many people?", "How many directors are there?", "How many people are not directors?"),
    ] {
        let (all_of_them, having) = (counted(&person, all).await, counted(&person, with).await);
        let others = counted(&person, without).await;
        assert!(having > 0, "{with} would prove nothing");
        assert_eq!(having + others, all_of_them, "{without}");
    }
    following.stop().await;
}

#[tokio::test]
async fn nobody_who_is_excluded_is_shown() {
    let (at_work, following) = with_people().await;
    let person = at_work.suite.contributor().await;
    let (_, answer) = ask(&person, "Show 20 alumni who are not engineers and do not live in Boston").await;
    let shown = answer["parts"].as_array().unwrap().iter().find_map(|part| part["cards"].as_array());
    let shown = shown.unwrap_or_else(|| panic!("{answer:#}"));
    assert_eq!(shown.len(), 20);
    for card in shown {
        let below = card["below"].as_str().unwrap();
        assert!(!below.contains("Engineer") && !below.contains("Boston"), "{below}");
    }
    let excluded: Vec<_> = answer["criteria"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|chip| chip["excluded"] == json!(true))
        .map(|chip| chip["text"].clone())
        .collect();
    assert_eq!(excluded, ["Engineer", "Boston"]);
    following.stop().await;
}

/// Whom an answer shows.
fn shown(answer: &Value) -> Vec<String> {
    let cards =
        answer["parts"].as_array().unwrap().iter().filter_map(|part| part["cards"].as_array()).flatten();
    cards.map(|card| card["person"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn more_are_others_until_all_were_shown() {
    let (at_work, following) = with_people().await;
    let person = at_work.suite.contributor().await;
    let all = counted(&person, "How many engineers live in Massachusetts?").await;
    let (conversation, first) = ask(&person, "Engineers in Massachusetts").await;
    let mut seen: BTreeSet<String> = shown(&first).into_iter().collect();
    assert!(all > 5 && seen.len() == 5, "{all} would prove nothing");
    for _ in 0..all.div_ceil(5) - 1 {
        let next = shown(&go_on(&person, &conversation, "more").await);
        assert!(!next.is_empty() && next.iter().all(|one| seen.insert(one.clone())), "{next:?}");
    }
    assert_eq!(seen.len() as u64, all);
    let last = go_on(&person, &conversation, "more").await;
    assert_eq!(shown(&last), [""; 0]);
    assert!(sentences(&last)[0].0.contains("no further"), "{:?}", sentences(&last));
    following.stop().await;
}

#[tokio::test]
async fn what_is_suggested_finds_somebody() {
    let (at_work, following) = with_people().await;
    let person = at_work.suite.contributor().await;
    for question in [
        "Alumni in Boston who work in software",
        "Mentors who moved from research into industry",
        "Who gave most?",
    ] {
        let (_, answer) = ask(&person, question).await;
        let shown = answer["parts"].as_array().unwrap().iter().find_map(|part| part["cards"].as_array());
        assert!(shown.is_some_and(|shown| !shown.is_empty()), "{question}: {answer:#}");
    }
    following.stop().await;
}

#[tokio::test]
async fn an_answer_without_a_chart_says_why() {
    let (at_work, following) = with_people().await;
    let person = at_work.suite.contributor().await;
    let (_, answer) = ask(&person, "How many teachers in Boston, by industry?").await;
    let said = sentences(&answer);
    let has_chart = answer["parts"].as_array().unwrap().iter().any(|part| part["kind"] == "chart");
    assert!(has_chart || said.len() > 1, "{said:?}");
    let (_, answer) = ask(&person, "Who gave most?").await;
    assert!(sentences(&answer).iter().any(|(text, _)| text.contains("not who gave most")), "{answer:#}");
    following.stop().await;
}

#[tokio::test]
async fn the_first_quote_is_about_what_was_asked() {
    let at_work = with_library().await;
    let person = at_work.suite.contributor().await;
    for (question, says) in [
        ("last day to drop a course", "drop"),
        ("how do I apply for a pell grant", "Pell"),
        ("What GPA do I need to keep my aid?", "average"),
    ] {
        let (_, answer) = ask(&person, question).await;
        let said = sentences(&answer);
        assert!(
            quoted(&said[0].0).is_some_and(|quote| quote.to_lowercase().contains(&says.to_lowercase())),
            "{question}: {said:?}"
        );
    }
    let (_, answer) = ask(&person, "asdf qwer zxcv").await;
    assert!(answer["sources"].as_array().is_none_or(Vec::is_empty), "{answer:#}");
}
