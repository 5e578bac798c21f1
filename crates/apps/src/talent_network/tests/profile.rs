use serde_json::{Value, json};

use super::{Bench, CY, MIRA, each, somebody};

/// The words of a text in a span.
fn said(text: &Value, span: &Value) -> String {
    let number = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    let (start, end) = (number(&span["start"]), number(&span["end"]));
    text.as_str().unwrap().chars().skip(start).take(end - start).collect()
}

/// The résumé of somebody who has had one job and did this in it.
fn worked(name: &str, bullets: &[&str]) -> String {
    let done = bullets.join("\n- ");
    format!(
        "{name}\n\nExperience\nTeam Lead, Northwind Foods, Jan 2021 to present\n- {done}\n\nSkills\nPython\n"
    )
}

#[tokio::test]
async fn a_skill_comes_with_where_it_is_said_and_how_strongly() {
    let bench = Bench::new().await;
    let people = bench.upload(&[("mira.txt", MIRA), ("cy.txt", CY)]).await;
    let mira = bench.get(&format!("/candidates/{}", people[0])).await;
    assert_eq!((&mira["name"], &mira["file"]), (&json!("Mira Okafor"), &json!("mira.txt")));
    let skill = |name: &str| {
        let all = mira["skills"].as_array().unwrap();
        all.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("no {name}: {mira}")).clone()
    };
    let (python, excel) = (skill("Python"), skill("Microsoft Excel"));
    assert_eq!(python["isShown"], true, "{python}");
    assert!(said(&mira["text"], &python["evidence"][0]["span"]).contains("Python"), "{python}");
    assert_eq!((&excel["kind"], &excel["isShown"]), (&json!("listed"), &json!(false)));
    assert_eq!(said(&mira["text"], &excel["evidence"][0]["span"]), "Excel");
    let kinds: Vec<bool> = each(&json!({ "rows": mira["skills"] }), "isShown")
        .iter()
        .map(|is_shown| is_shown.as_bool().unwrap())
        .collect();
    assert!(kinds.is_sorted_by(|one, other| one >= other), "what is shown comes first: {kinds:?}");
    assert_eq!((&mira["consents"], &mira["preferences"]), (&json!([]), &Value::Null));
    assert_eq!(mira["scorer"], talent::SCORER);
    let shown = bench.directory(json!({ "filter": { "skills": ["Python"], "evidenced": true } })).await;
    assert_eq!(each(&shown, "name"), [json!("Mira Okafor")]);
    let not = bench.directory(json!({ "filter": { "skills": ["Excel"], "evidenced": true } })).await;
    assert_eq!(not["total"], 0);
    let words = bench.directory(json!({ "filter": { "skills": ["hedges"] } })).await;
    assert_eq!(each(&words, "name"), [json!("Cy Quill")], "what is no skill of the list is a word");
}

#[tokio::test]
async fn a_trait_quotes_the_whole_bullets_that_show_it() {
    let bench = Bench::new().await;
    let bullets = [
        "Coached the debate team of the school to a final",
        "Mentored twenty new nurses in their first month",
        "Answered the telephone of the ward",
    ];
    let people = bench.upload(&[("ada.txt", &worked("Ada Brandt", &bullets))]).await;
    let ada = bench.get(&format!("/candidates/{}", people[0])).await;
    let shown: Vec<Value> = ada["traits"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| json!([one["name"], one["level"], one["quotes"]]))
        .collect();
    assert_eq!(shown, [json!(["Coaching", 3, &bullets[..2]])], "{ada}");
}

#[tokio::test]
async fn somebody_of_whom_too_little_is_told_has_no_traits() {
    let bench = Bench::new().await;
    let bullets = [
        "Learned fact-checking here, from people who were very good at it",
        "Cut page load times in half",
        "Led the move to continuous delivery",
        "With a small team, cut page load times in half",
    ];
    let people = bench.upload(&[("bo.txt", &worked("Bo Lindgren", &bullets))]).await;
    let bo = bench.get(&format!("/candidates/{}", people[0])).await;
    assert_eq!(bo["traits"], json!([]));
}

#[tokio::test]
async fn roles_are_recommended_with_reasons() {
    let bench = Bench::with_campus(600).await;
    let id = somebody(&bench).await;
    let profile = bench.get(&format!("/candidates/{id}")).await;
    let roles = profile["roles"].as_array().unwrap();
    assert!((1..=10).contains(&roles.len()), "{profile}");
    let points: Vec<u64> = roles.iter().map(|role| role["points"].as_u64().unwrap()).collect();
    assert!(points.is_sorted_by(|one, other| one >= other), "{points:?}");
    for role in roles {
        assert!(role["mustsMet"].as_u64() <= role["musts"].as_u64(), "{role}");
        assert!(!role["employer"].as_str().unwrap().is_empty(), "{role}");
        for reason in role["reasons"].as_array().unwrap() {
            assert!(reason["points"].as_u64().unwrap() > 0, "{reason}");
            assert!(!said(&profile["text"], &reason["evidence"]["span"]).is_empty(), "{reason}");
        }
        for gap in role["gaps"].as_array().unwrap() {
            assert_ne!(gap["state"], "met");
        }
    }
    let row = bench.directory(json!({ "filter": { "text": profile["name"] } })).await;
    let row = row["rows"].as_array().unwrap().iter().find(|row| row["id"] == json!(id)).unwrap().clone();
    assert_eq!(row["bestRole"]["id"], roles[0]["id"]);
    assert_eq!(row["bestRole"]["points"], roles[0]["points"], "the list says what the profile says");
    assert_eq!(row["ready"], profile["ready"]);
    assert!(profile["person"].is_number(), "{}", profile["person"]);
    let again = bench.get(&format!("/candidates/{id}")).await;
    assert_eq!(again["roles"], profile["roles"], "the same question has the same answer");
}
