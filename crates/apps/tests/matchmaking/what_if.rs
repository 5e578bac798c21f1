//! What is tried is what comes: of every slot, of the smallest change, and in a conversation.

use axum::http::StatusCode;
use campus::model::MentoringSide;
use serde_json::{Value, json};

use super::bench::{Bench, matches, sentences};

fn chip(slot: &str, text: &str, need: &str) -> Value {
    json!({ "slot": slot, "text": text, "need": need, "weight": 3 })
}

/// Of each slot that says something about a match.
fn chips() -> Vec<Value> {
    vec![
        chip("goal", "become a product manager", "nice"),
        chip("goal", "work in biotech", "nice"),
        chip("need", "interview practice", "nice"),
        chip("need", "advice on salary", "nice"),
        chip("value", "climate", "nice"),
        chip("firstGeneration", "first in the family at college", "nice"),
        chip("study", "Biology", "must"),
        chip("year", "Junior", "must"),
        chip("field", "Chemistry", "nice"),
        chip("industry", "Biotechnology", "nice"),
        chip("title", "Scientist", "nice"),
        chip("level", "Senior", "nice"),
        chip("skill", "Python", "nice"),
        chip("place", "Boston", "must"),
        chip("place", "Chicago", "nice"),
        chip("within", "300 miles", "must"),
        chip("availability", "weekday evenings", "nice"),
        chip("way", "by video", "nice"),
        chip("language", "Spanish", "nice"),
    ]
}

/// The first so many by fit: who, in which place, with which fit. And how many are in the ranking.
async fn found(bench: &Bench, question: &Value) -> (Vec<(String, u64, f64)>, u64) {
    let body = json!({ "question": question, "limit": 20 });
    let reply = bench.person.post("/api/matchmaking/fits", &body).await;
    assert_eq!(reply.status, StatusCode::OK, "{reply}");
    let list = reply.json()["matches"].clone();
    let stand = |card: &Value| {
        let person = card["person"].as_str().unwrap().to_owned();
        (person, card["place"].as_u64().unwrap(), card["combined"].as_f64().unwrap())
    };
    (list["cards"].as_array().unwrap().iter().map(stand).collect(), list["ranked"].as_u64().unwrap())
}

/// The same, as a what-if promises it.
fn promised(tried: &Value) -> (Vec<(String, u64, f64)>, u64) {
    let moves = ["stay", "enter"].map(|key| tried[key].as_array().unwrap().clone()).concat();
    let stand = |one: &Value| {
        let after = &one["after"];
        (one["person"].to_string(), after["place"].as_u64().unwrap(), after["fit"].as_f64().unwrap())
    };
    let mut all: Vec<_> = moves.iter().map(stand).collect();
    all.sort_by_key(|one| one.1);
    (all, tried["after"].as_u64().unwrap())
}

fn question(chips: &[Value], student: Option<u32>) -> Value {
    json!({ "person": student, "criteria": chips, "diversity": 0.0 })
}

#[tokio::test]
async fn what_is_promised_of_a_slot_comes_once_it_is_changed() {
    let bench = Bench::new().await;
    let student = bench.somebody(MentoringSide::Mentee, |_| true).person.id.0;
    let all = chips();
    let mut slots: Vec<&str> = all.iter().map(|chip| chip["slot"].as_str().unwrap()).collect();
    slots.dedup();
    let mut moved = 0;
    for (slot, how) in slots.iter().flat_map(|slot| ["drop", "nice", "must"].map(|how| (*slot, how))) {
        // A named student has a record of their own besides what is said of them.
        let whom = if how == "drop" { vec![None, Some(student)] } else { vec![None] };
        for person in whom {
            let body = json!({ "question": question(&all, person), "changes": [{ "slot": slot, "how": how }], "shown": 20 });
            let reply = bench.person.post("/api/matchmaking/fits/what-if", &body).await;
            assert_eq!(reply.status, StatusCode::OK, "{slot} {how}: {reply}");
            let mut after = all.clone();
            after.retain(|chip| how != "drop" || chip["slot"] != slot);
            for chip in after.iter_mut().filter(|chip| chip["slot"] == slot) {
                chip["need"] = json!(how);
            }
            let came = found(&bench, &question(&after, person)).await;
            assert_eq!(promised(&reply.json()), came, "{slot} {how} {person:?}");
            moved += usize::from(came != found(&bench, &question(&all, person)).await);
        }
    }
    assert!(moved > slots.len(), "most of it changes something: {moved}");
}

#[tokio::test]
async fn the_smallest_change_does_what_was_said() {
    let bench = Bench::new().await;
    let all = [
        chip("goal", "become a product manager", "must"),
        chip("need", "interview practice", "nice"),
        chip("need", "advice on salary", "nice"),
        chip("place", "Boston", "must"),
        chip("place", "Springfield, Massachusetts", "nice"),
        chip("industry", "Software", "nice"),
    ];
    let asked = question(&all, None);
    let mut proposed = 0;
    for about in mentors(&bench).await {
        let body = json!({ "question": asked, "about": about, "shown": 5 });
        let why = bench.person.post("/api/matchmaking/fits/why", &body).await.json();
        let Some(steps) = why["change"]["steps"].as_array() else { continue };
        let mut after: Vec<Value> = all.to_vec();
        for step in steps {
            for place in step["chips"].as_array().unwrap() {
                let chip = &mut after[usize::try_from(place.as_u64().unwrap()).unwrap()];
                match step["how"].as_str().unwrap() {
                    "drop" => *chip = Value::Null,
                    "weigh" => chip["weight"] = step["weight"].clone(),
                    need => chip["need"] = json!(need),
                }
            }
        }
        after.retain(|chip| !chip.is_null());
        let (people, _) = found(&bench, &question(&after, None)).await;
        let own = people.iter().find(|one| one.0 == about.to_string()).map(|one| one.1);
        assert_eq!(own, why["change"]["place"].as_u64(), "{why:#}");
        assert!(own <= Some(5), "{why:#}");
        proposed += 1;
    }
    assert!(proposed > 2, "{proposed}");
}

/// Some of all mentors.
async fn mentors(bench: &Bench) -> Vec<u32> {
    let body = json!({ "question": { "criteria": [chip("goal", "become a product manager", "nice")] }, "limit": 20 });
    let list = bench.person.post("/api/matchmaking/fits", &body).await.json()["matches"].clone();
    let cards = list["cards"].as_array().unwrap().iter();
    cards.map(|card| card["person"].as_str().unwrap().parse().unwrap()).collect()
}

#[tokio::test]
async fn whoever_others_are_to_be_like_can_be_left_out() {
    let bench = Bench::new().await;
    let like = mentors(&bench).await[0];
    let all = [chip("need", "interview practice", "nice")];
    let mut asked = question(&all, None);
    asked["like"] = json!(like);
    let body = json!({ "question": asked, "changes": [{ "slot": "like", "how": "drop" }], "shown": 20 });
    let tried = bench.person.post("/api/matchmaking/fits/what-if", &body).await.json();
    assert_eq!(
        promised(&tried),
        found(&bench, &question(&all, None)).await,
        "they are compared themselves, too"
    );
}

#[tokio::test]
async fn what_would_leave_nothing_to_compare_by_is_not_tried() {
    let bench = Bench::new().await;
    let lone = question(&[chip("place", "Boston", "must")], None);
    let what_if = async |how: &str| {
        let body = json!({ "question": lone, "changes": [{ "slot": "place", "how": how }] });
        bench.person.post("/api/matchmaking/fits/what-if", &body).await
    };
    let refused = what_if("drop").await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    assert_eq!(refused.message(), "Nothing would be left to compare by. Say what else to look for first.");
    assert_eq!(what_if("nice").await.status, StatusCode::OK);
    assert_eq!(what_if("weigh").await.status, StatusCode::UNPROCESSABLE_ENTITY, "without a weight");
    let (conversation, first) = bench.ask("Mentors in Boston").await;
    assert!(!first["suggestions"].to_string().contains("What if"), "{first:#}");
    let tried = bench.go_on(&conversation, "what if I drop the place?").await;
    assert!(tried.to_string().contains("othing would be left to compare by"), "{tried:#}");
}

/// "What if I drop the goal?", and then it is dropped: what the table said is what comes.
#[tokio::test]
async fn a_conversation_keeps_what_its_what_if_has_promised() {
    let bench = Bench::new().await;
    let message =
        "A biology junior who wants product work in biotech, needs interview practice, prefers Boston";
    for (of, slot) in
        [("goal", "goal"), ("place", "place"), ("industry", "industry"), ("year", "year"), ("help", "need")]
    {
        let (conversation, _) = bench.ask(message).await;
        let tried = bench.go_on(&conversation, &format!("what if I drop the {of}?")).await;
        let table = tried["parts"].as_array().unwrap().iter().find(|part| part["kind"] == "table");
        let rows = table.unwrap_or_else(|| panic!("{tried:#}"))["rows"].as_array().unwrap().clone();
        let cell = |row: &Value, at: usize| row[at]["text"].as_str().unwrap().to_owned();
        let promised = rows.iter().filter(|row| cell(row, 1) != "leaves");
        let mut promised: Vec<_> = promised.map(|row| (cell(row, 3), cell(row, 0), cell(row, 5))).collect();
        promised.sort();
        let dropped = bench.go_on(&conversation, &format!("drop the {of}")).await;
        let slots = dropped["criteria"].as_array().unwrap().iter().map(|chip| chip["slot"].clone());
        assert!(!slots.collect::<Vec<_>>().contains(&json!(slot)), "{dropped:#}");
        let list = matches(&dropped).unwrap_or_else(|| panic!("{dropped:#}"));
        let mut came = Vec::new();
        for card in list["cards"].as_array().unwrap() {
            let place = card["place"].as_u64().unwrap();
            // The list is varied: whoever stands lower by fit is not in the table.
            if place <= 5 {
                let fit = format!("{:.0}", card["combined"].as_f64().unwrap());
                came.push((place.to_string(), card["name"].as_str().unwrap().to_owned(), fit));
            }
        }
        assert!(came.len() >= 2, "{list:#}");
        assert!(came.iter().all(|one| promised.contains(one)), "{of}: {promised:?} and {came:?}");
        assert!(sentences(&tried)[0].starts_with("Without “"), "{tried:#}");
        assert!(!tried.to_string().contains("Cut\""), "{tried:#}");
    }
}
