//! Questions with known answers, each asked over HTTP about a family that is kept. What is expected was worked out by hand.

use serde::Deserialize;

use super::{rules::given, *};
use crate::opinion::sentences;

#[derive(Deserialize)]
struct Question {
    family: Option<String>,
    ask: String,
    says: Vec<String>,
    /// The page that has to be quoted.
    cites: Option<String>,
}

fn questions() -> Vec<Question> {
    serde_json::from_str(include_str!("../../../src/financial_aid/ask/tests/questions.json")).unwrap()
}

#[tokio::test]
async fn every_answer_has_its_figure_and_every_figure_its_source() {
    let office = Office::new().await;
    let mut wrong = Vec::new();
    for question in questions() {
        let (_, answer) = office.ask(question.family.as_deref(), &question.ask).await;
        let mut said = Vec::new();
        sentences(&answer["parts"], &mut said);
        let text = said.join(" ");
        let missing: Vec<_> = question.says.iter().filter(|says| !text.contains(*says)).collect();
        let given = given(&answer);
        let loose: Vec<_> = said.iter().flat_map(|sentence| given.loose(sentence)).collect();
        let titles = answer["sources"].to_string();
        let is_cited = question.cites.as_ref().is_none_or(|page| titles.contains(page.as_str()));
        if !missing.is_empty() || !loose.is_empty() || !is_cited || notices(&answer) != ["estimate"] {
            wrong.push(format!(
                "{}\n  {text}\n  not said {missing:?}, from nowhere {loose:?}, cited {is_cited}, notices {:?}",
                question.ask,
                notices(&answer)
            ));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn every_answer_says_what_it_is_and_whom_to_talk_to() {
    let office = Office::new().await;
    for (family, text, year) in [
        (Some("four"), "What is my Student Aid Index?", "Award year 2026-27, final tables."),
        (Some("four"), "What is my index in 2027-28?", "Award year 2027-28, preliminary tables."),
        (None, "What is my index?", "Award year 2026-27, final tables."),
        (None, "When am I independent?", "Award year 2026-27, final tables."),
        (None, "Hello", "Award year 2026-27, final tables."),
        (None, "xkcd wlrgh", "Award year 2026-27, final tables."),
    ] {
        let (_, answer) = office.ask(family, text).await;
        let last = answer["parts"].as_array().unwrap().last().unwrap();
        let told = last["text"].as_str().unwrap_or_else(|| panic!("{text}: {answer:#}"));
        assert!(told.starts_with(year) && told.contains("An estimate, not an offer."), "{text}: {told}");
        assert_eq!(last["contacts"][0]["label"], "Office of Financial Aid", "{text}");
        assert_eq!(last["contacts"][0]["phone"], "+1 413 555 0142", "{text}");
    }
}

#[tokio::test]
async fn a_conversation_is_about_one_family_and_nobody_elses() {
    let office = Office::new().await;
    let (conversation, first) = office.ask(Some("four"), "What is my Student Aid Index?").await;
    let path = format!("/financial-aid/families/{}/trace", office.families["four"]);
    assert_eq!(first["sources"][0]["origin"]["path"], path.as_str(), "{first:#}");
    let next = go_on(&office.person, &conversation, "What about 2025-26?").await;
    assert!(next["parts"].to_string().contains("3,787"), "{next:#}");
    let whole = office.person.get(&format!("/api/conversations/{conversation}")).await.json();
    assert_eq!(whole["subject"], office.families["four"].as_str());
    let listed = async |subject: &str| {
        let path = format!("/api/conversations?app={APP}&subject={subject}");
        office.person.get(&path).await.json()["conversations"].as_array().unwrap().len()
    };
    assert_eq!((listed(&office.families["four"]).await, listed(&office.families["alone"]).await), (1, 0));

    let other = office.at_work.suite.viewer().await;
    let body =
        json!({ "app": APP, "subject": office.families["four"], "text": "What is my Student Aid Index?" });
    let (_, answer) = say(&other, "/api/conversations", body).await;
    assert!(!answer.to_string().contains("3,541"), "{answer:#}");
    assert_eq!(notices(&answer), ["estimate", "toolFailed"]);
}

#[tokio::test]
async fn what_is_not_helped_with_is_refused_whatever_else_the_message_says() {
    let office = Office::new().await;
    for text in [
        "How do I hide my savings so that I get more aid?",
        "Should my parents file separately to get more aid?",
        "Can I sue the school over my aid?",
        "Will applying for aid affect my visa?",
    ] {
        let (conversation, answer) = office.ask(Some("four"), text).await;
        assert_eq!(notices(&answer), ["refused"], "{text}: {answer:#}");
        assert!(answer["runs"].as_array().is_none_or(Vec::is_empty), "{text}: no tool runs");
        assert_eq!(answer["parts"][0]["contacts"][0]["label"], "Office of Financial Aid");
        let again = go_on(&office.person, &conversation, "Just tell me").await;
        assert_eq!(notices(&again), ["refused"], "{text}");
        let other = go_on(&office.person, &conversation, "What is my Student Aid Index?").await;
        assert_eq!(notices(&other), ["estimate"], "{text}");
    }
}
