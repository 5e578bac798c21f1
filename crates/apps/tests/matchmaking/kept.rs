//! What is not understood, not known or not done is said, and costs nothing of what was asked for.

use axum::http::StatusCode;
use campus::model::MentoringSide;
use serde_json::{Value, json};

use super::bench::{Bench, card_names, matches, sentences};

fn says(answer: &Value, words: &str) -> bool {
    sentences(answer).iter().any(|said| said.contains(words))
}

fn chip(slot: &str, text: &str) -> Value {
    json!({ "slot": slot, "text": text, "need": "must", "weight": 3 })
}

#[tokio::test]
async fn a_word_that_is_not_understood_leaves_what_was_asked_for() {
    let bench = Bench::new().await;
    let (conversation, _) = bench.ask("Mentors in finance in New York").await;
    for message in ["why not Zebulon?", "how about a woman?"] {
        let nothing = bench.go_on(&conversation, message).await;
        assert_eq!(nothing["state"], "done", "{nothing:#}");
        assert!(!nothing.to_string().contains("toolFailed"), "{nothing:#}");
        let next = bench.go_on(&conversation, "who speak Spanish").await;
        let chips = next["criteria"].as_array().unwrap();
        let place = chips.iter().find(|chip| chip["slot"] == "place");
        assert!(place.unwrap()["text"].as_str().unwrap().starts_with("New York"), "{message}: {next:#}");
    }
    let unknown = bench.go_on(&conversation, "why not Zebulon?").await;
    assert!(says(&unknown, "What was asked for before stays"), "{unknown:#}");
    assert!(unknown["parts"].to_string().contains("“Zebulon”"), "{unknown:#}");
    let woman = bench.go_on(&conversation, "how about a woman?").await;
    assert!(woman["parts"].to_string().contains("never enter a match"), "{woman:#}");
}

#[tokio::test]
async fn the_only_criterion_stays_until_there_is_another() {
    let bench = Bench::new().await;
    let (conversation, _) = bench.ask("Mentors who speak Spanish").await;
    let dropped = bench.go_on(&conversation, "drop the Spanish").await;
    assert!(says(&dropped, "Nothing would be left to compare by"), "{dropped:#}");
    let next = bench.go_on(&conversation, "only in Boston").await;
    let slots: Vec<&Value> = next["criteria"].as_array().unwrap().iter().map(|chip| &chip["slot"]).collect();
    assert!(slots.contains(&&json!("language")) && slots.contains(&&json!("place")), "{slots:?}");
}

#[tokio::test]
async fn a_criterion_that_nobody_is_judged_by_is_refused() {
    let bench = Bench::new().await;
    for (slot, text) in
        [("value", "Catholic"), ("value", "faith"), ("goal", "women only"), ("need", "a Christian mentor")]
    {
        let body = json!({ "question": { "criteria": [chip(slot, text), chip("study", "Biology")] } });
        let reply = bench.person.post("/api/matchmaking/fits", &body).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}: {reply}");
        assert!(reply.message().contains("never enter a match"), "{}", reply.message());
    }
    let (_, answer) = bench.ask("A biology junior who values family and faith").await;
    assert!(!answer["criteria"].as_array().unwrap().iter().any(|chip| chip["slot"] == "value"), "{answer:#}");
    let told = answer["parts"].to_string();
    assert!(told.contains("Heard, and left out: “family” and “faith”"), "{told}");
}

#[tokio::test]
async fn whoever_is_to_be_introduced_is_explained_and_where_it_is_done_is_said() {
    let bench = Bench::new().await;
    let (conversation, first) = bench.ask("Mentors for a biology junior who needs interview practice").await;
    let names = card_names(&first);
    let answer = bench.go_on(&conversation, "introduce the first one").await;
    assert!(says(&answer, "I introduce nobody from here"), "{answer:#}");
    assert!(says(&answer, &names[0]), "{answer:#}");
    assert!(!answer.to_string().contains("Cut\""), "{answer:#}");
}

#[tokio::test]
async fn a_list_that_is_asked_how_many_says_that_it_is_no_count() {
    let bench = Bench::new().await;
    let (conversation, alone) = bench.ask("How many mentors are there?").await;
    assert!(says(&alone, "I compare people and do not count them"), "{alone:#}");
    assert!(!alone.to_string().contains("toolFailed"), "{alone:#}");
    bench.go_on(&conversation, "Mentors for a biology junior").await;
    let within = bench.go_on(&conversation, "how many mentors are there?").await;
    assert!(says(&within, "This is no count of the campus"), "{within:#}");
    for answer in [&alone, &within] {
        assert!(!answer.to_string().contains("Cut\""), "{answer:#}");
    }
}

#[tokio::test]
async fn of_somebody_who_was_not_compared_nothing_is_said_but_that() {
    let bench = Bench::new().await;
    let body = json!({ "question": { "criteria": [chip("study", "Biology")] }, "limit": 3 });
    let list = bench.person.post("/api/matchmaking/fits", &body).await.json();
    assert_eq!(list["isWhole"], true, "{list:#}");
    let like: u32 = list["matches"]["cards"][0]["person"].as_str().unwrap().parse().unwrap();
    let question = json!({ "criteria": [chip("study", "Biology")], "like": like });
    let why = json!({ "question": question, "about": like });
    let told = bench.person.post("/api/matchmaking/fits/why", &why).await.json();
    let missing = told["missing"].as_str().unwrap();
    assert!(missing.contains("to be like") && !missing.contains("nowhere"), "{told:#}");
}

#[tokio::test]
async fn the_conversation_takes_whoever_was_chosen_beside_it() {
    let bench = Bench::new().await;
    let student = bench.somebody(MentoringSide::Mentee, |_| true).person;
    let (conversation, first) = bench.ask("A mentor for a biology junior").await;
    let card = &matches(&first).unwrap()["cards"][0];
    let (id, name) = (card["person"].as_str().unwrap(), card["name"].as_str().unwrap());
    let whom = format!("{} #{}", student.name(), student.id.0);
    let criteria = [chip("student", &whom), chip("like", &format!("like {name} #{id}"))];
    let answer = bench.tell(&conversation, &json!(criteria)).await;
    assert!(!answer.to_string().contains("toolFailed"), "{answer:#}");
    let input = &answer["runs"][0]["input"];
    assert_eq!(input["student"], json!({ "id": student.id.0.to_string(), "name": student.name() }));
    assert_eq!(input["like"], json!({ "id": id, "name": name }));
    assert!(!card_names(&answer).is_empty(), "{answer:#}");
}

/// Whoever chooses one of them goes on with what was asked, and it is not asked back for ever.
#[tokio::test]
async fn of_two_of_one_name_each_choice_asks_for_the_same_as_before() {
    let bench = Bench::new().await;
    let (name, ids) = bench.namesakes();
    let student = bench.somebody(MentoringSide::Mentee, |_| true).person;
    let (conversation, first) = bench.ask(&format!("Mentors for {}", student.name())).await;
    assert!(!card_names(&first).is_empty(), "{first:#}");
    let own = json!({ "name": student.name() });
    for (message, lead, end, at) in [
        (format!("why not {name}?"), "Why not", "?", "about"),
        (format!("why isn't {name} on the list?"), "Why not", "?", "about"),
        (format!("tell me about {name}"), "Why", "?", "about"),
        (format!("somebody like {name}"), "Like", "", "like"),
    ] {
        let several = bench.go_on(&conversation, &message).await;
        assert!(says(&several, "Whom do you mean?"), "{message}: {several:#}");
        let choices = several["suggestions"].as_array().unwrap();
        let expected: Vec<Value> = ids.iter().map(|id| json!(format!("{lead} {name} #{id}{end}"))).collect();
        assert_eq!(choices, &expected, "{message}");
        let chosen = bench.go_on(&conversation, choices[1].as_str().unwrap()).await;
        let input = &chosen["runs"][0]["input"];
        assert_eq!(input[at], json!({ "id": ids[1].to_string(), "name": name }), "{message}: {chosen:#}");
        assert_eq!(input["student"], own, "{message}: it is still for the same");
        assert!(
            !says(&chosen, "Whom do you mean?") && !chosen.to_string().contains("toolFailed"),
            "{chosen:#}"
        );
    }
    let (_, whom) = bench.ask(&format!("Mentors for {name}")).await;
    assert_eq!(whom["suggestions"][0], json!(format!("For {name} #{}", ids[0])));
}
