//! Who fits, over HTTP: in a conversation and by plain routes.

use axum::http::StatusCode;
use campus::model::{ConsentField, Life, MentoringSide};
use serde_json::{Value, json};

use super::bench::{Bench, card_names, matches, sentences};

const EXAMPLE: &str = "A first-generation biology junior who wants product work in biotech, prefers Boston";

#[tokio::test]
async fn a_description_becomes_chips_and_cards_with_both_ways() {
    let bench = Bench::new().await;
    let (_, answer) = bench.ask(EXAMPLE).await;
    assert_eq!(answer["state"], "done", "{answer:#}");
    let chips: Vec<&str> =
        answer["criteria"].as_array().unwrap().iter().map(|one| one["slot"].as_str().unwrap()).collect();
    for slot in ["goal", "study", "year", "industry", "place", "firstGeneration"] {
        assert!(chips.contains(&slot), "{slot} of {chips:?}");
    }
    let list = matches(&answer).unwrap_or_else(|| panic!("{answer:#}"));
    assert_eq!(list["sought"], "mentors");
    let all = list["cards"].as_array().unwrap().iter().chain(list["apart"].as_array().unwrap());
    let all: Vec<&Value> = all.collect();
    assert!(!all.is_empty());
    for card in all {
        let (combined, one, other) = (
            card["combined"].as_f64().unwrap(),
            card["toWhom"]["value"].as_f64().unwrap(),
            card["toThem"]["value"].as_f64().unwrap(),
        );
        let harmonic = if one > 0.0 && other > 0.0 { 2.0 * one * other / (one + other) } else { 0.0 };
        assert!((combined - harmonic).abs() < 0.2, "{card:#}");
        let parts = card["toWhom"]["parts"].as_array().unwrap();
        let sum: f64 = parts.iter().map(|part| part["points"].as_f64().unwrap()).sum();
        assert!((sum - one).abs() < 1.5, "the parts make up the whole: {sum} and {one}");
        assert!(parts.iter().any(|part| part["layer"] == "asked"));
        assert!(card["capacity"]["of"].as_u64().is_some(), "{card:#}");
    }
    let cut = answer["parts"]
        .as_array()
        .unwrap()
        .iter()
        .find(|part| part["reason"].as_str().is_some_and(|why| why.ends_with("Cut")));
    assert_eq!(cut, None, "no sentence of ours is cut");
}

#[tokio::test]
async fn a_conversation_refines_explains_and_tries() {
    let bench = Bench::new().await;
    let (conversation, first) = bench.ask("Mentors for a biology junior who needs interview practice").await;
    let names = card_names(&first);
    assert!(names.len() >= 3, "{first:#}");
    let why_not = bench.go_on(&conversation, "why not the third one?").await;
    assert!(sentences(&why_not).iter().any(|said| said.contains(&names[2])), "{why_not:#}");
    assert_eq!(why_not["runs"][0]["tool"], "explain_match");
    let more = bench.go_on(&conversation, "more").await;
    let next = card_names(&more);
    assert!(!next.is_empty() && next.iter().all(|name| !names.contains(name)), "{names:?} and {next:?}");
    let like = bench.go_on(&conversation, "someone like the first one").await;
    assert_eq!(
        like["runs"][0]["input"]["like"]["name"],
        next[0].as_str(),
        "the first of those who were shown last"
    );
    assert!(!card_names(&like).contains(&next[0]), "nobody is like themselves");
    let tried = bench.go_on(&conversation, "what if I drop the need?").await;
    assert_eq!(tried["runs"][0]["tool"], "try_matches", "{tried:#}");
    let narrowed = bench.go_on(&conversation, "only in Boston").await;
    let chips = narrowed["criteria"].as_array().unwrap();
    let place = chips.iter().find(|chip| chip["slot"] == "place").unwrap();
    assert_eq!((&place["need"], &place["weight"]), (&json!("must"), &json!(5)));
    assert!(chips.iter().any(|chip| chip["slot"] == "need"), "what was tried changed nothing: {chips:#?}");
    for answer in [&why_not, &more, &like, &tried, &narrowed] {
        assert_eq!(answer["state"], "done", "{answer:#}");
        assert!(!answer.to_string().contains("Cut\""), "{answer:#}");
    }
}

#[tokio::test]
async fn what_is_asked_most_is_answered_without_a_model() {
    let bench = Bench::new().await;
    let (conversation, first) =
        bench.ask("A mentor for a biology junior who needs interview practice, prefers Boston").await;
    let only = bench.go_on(&conversation, "Only in Boston").await;
    let list = matches(&only).unwrap_or_else(|| panic!("{only:#}"))["cards"].as_array().unwrap().clone();
    let is_unsure = |card: &Value| card["conflicts"].to_string().contains("Place: Boston is not known");
    assert!(list[0]["below"].as_str().unwrap().ends_with("Massachusetts"), "{list:#?}");
    for card in &list {
        let is_there = card["below"].as_str().unwrap().contains("Massachusetts");
        assert!(is_there != is_unsure(card), "{card:#}");
    }
    assert!(list.is_sorted_by_key(is_unsure), "those who are there come first");
    let earlier = bench.go_on(&conversation, "earlier in the career").await;
    let level = chip_of(&earlier, "level");
    assert_eq!(
        (&level["text"], &chip_of(&earlier, "place")["need"]),
        (&json!("Early career"), &json!("must"))
    );
    let names = card_names(&earlier);
    assert!(names.len() >= 3, "{earlier:#}");
    let why_not = bench.go_on(&conversation, "why not the third one?").await;
    assert_eq!(why_not["runs"][0]["input"]["about"]["name"], names[2].as_str(), "{why_not:#}");
    assert!(sentences(&why_not).iter().any(|said| said.contains(&names[2])), "{why_not:#}");
    let like = bench.go_on(&conversation, "someone like the second one").await;
    assert_eq!(like["runs"][0]["input"]["like"]["name"], names[1].as_str(), "{like:#}");
    assert!(!card_names(&like).contains(&names[1]), "nobody is like themselves");
    let tried = bench.go_on(&conversation, "what if I drop the place?").await;
    assert_eq!(tried["runs"][0]["input"]["change"], json!({ "how": "drop", "what": "place" }), "{tried:#}");
    assert!(sentences(&tried)[0].starts_with("Without “Place: Boston” the ranking would have"), "{tried:#}");
    let (_, unknown) = bench.ask("a mentor in Boston with purple hair and a unicycle").await;
    let notice = unknown["parts"].as_array().unwrap().iter().find(|part| part["reason"] == "notUnderstood");
    let notice = notice.unwrap_or_else(|| panic!("{unknown:#}"))["text"].as_str().unwrap();
    assert!(notice.contains("purple hair") && notice.contains("unicycle"), "{notice}");
    for answer in [&first, &only, &earlier, &why_not, &like, &tried, &unknown] {
        assert_eq!(
            (&answer["state"], &answer["phrasedBy"]),
            (&json!("done"), &json!("engine")),
            "{answer:#}"
        );
        assert!(!answer.to_string().contains("Cut\""), "{answer:#}");
    }
}

#[tokio::test]
async fn places_go_on_below_the_list_and_end_with_what_is_shown() {
    let bench = Bench::new().await;
    let (conversation, first) =
        bench.ask("A mentor in biotech near Boston who speaks Spanish and works at director level").await;
    let list = matches(&first).unwrap_or_else(|| panic!("{first:#}"));
    let of = |key: &str| list[key].as_array().unwrap().clone();
    assert!(of("cards").len() < 3 && of("apart").len() == 3, "{list:#}");
    let shown = [of("cards"), of("apart")].concat();
    let third = shown[2]["name"].as_str().unwrap();
    let why_not = bench.go_on(&conversation, "why not the third one?").await;
    assert!(sentences(&why_not).iter().any(|said| said.contains(third)), "{third}: {why_not:#}");
    let nobody = bench.go_on(&conversation, "why not the ninth one?").await;
    let told = format!("the list has {}, and 3 who would fit but for something", of("cards").len());
    assert!(nobody.to_string().contains(&told), "{told}: {nobody:#}");
}

#[tokio::test]
async fn a_named_student_brings_their_own_record() {
    let bench = Bench::new().await;
    let student = bench.somebody(MentoringSide::Mentee, |life| {
        life.interests.iter().any(|one| one.kind == campus::model::InterestKind::MentoringNeed)
    });
    let name = student.person.name();
    let (_, answer) = bench.ask(&format!("Mentors for {name}")).await;
    let list = matches(&answer).unwrap_or_else(|| panic!("{answer:#}"));
    assert_eq!(list["whom"], name.as_str());
    let need =
        student.interests.iter().find(|one| one.kind == campus::model::InterestKind::MentoringNeed).unwrap();
    let part = list["cards"][0]["toWhom"]["parts"]
        .as_array()
        .unwrap()
        .iter()
        .find(|part| part["key"] == "needs")
        .unwrap();
    assert!(part["value"].as_f64().is_some(), "{part}");
    let all = list.to_string();
    assert!(all.contains(&need.text) || part["evidence"].as_array().unwrap().is_empty(), "{}", need.text);
    let (_, nobody) = bench.ask("Mentors for Zebulon Quackenbush").await;
    assert!(nobody.to_string().contains("nobody called"), "{nobody:#}");
}

#[tokio::test]
async fn whoever_withholds_consent_is_not_found() {
    let bench = Bench::new().await;
    let body = json!({ "question": { "criteria": [chip("need", "interview practice", 3)] }, "limit": 20 });
    let mut seen = 0;
    for skip in (0..200).step_by(20) {
        let mut body = body.clone();
        body["skip"] = json!(skip);
        let reply = bench.person.post("/api/matchmaking/fits", &body).await;
        assert_eq!(reply.status, StatusCode::OK, "{reply}");
        let cards = reply.json()["matches"]["cards"].as_array().unwrap().clone();
        for card in &cards {
            let life = bench.life(card["person"].as_str().unwrap().parse().unwrap());
            let agreed = |field| life.consents.iter().any(|one| one.field == field && one.granted);
            assert!(agreed(ConsentField::Directory), "{}", life.person.name());
            assert!(life.person.died.is_none());
            let title = life
                .positions
                .iter()
                .max_by_key(|one| (one.end.is_none(), one.start, one.id))
                .map(|one| &one.title);
            let told = card.to_string();
            if let Some(title) = title.filter(|_| !agreed(ConsentField::Career)) {
                assert!(!told.contains(title.as_str()), "{title} of {}", life.person.name());
            }
            if !agreed(ConsentField::Address) {
                // An employer may be called by the same city: "Bank of Edinburgh".
                let (below, city) = (card["below"].as_str().unwrap(), &life.person.place.city);
                let named = below.split(" · ").filter_map(|part| part.split(", ").next());
                assert!(!named.into_iter().any(|part| part == city), "{city} of {card:#}");
                let of_place = |part: &Value| part["key"] != "place" || part["value"].is_null();
                let both = ["toWhom", "toThem"].map(|way| card[way]["parts"].as_array().unwrap());
                assert!(both.into_iter().flatten().all(of_place), "{card:#}");
            }
        }
        seen += cards.len();
    }
    assert!(seen > 20, "{seen}");
}

#[tokio::test]
async fn a_slider_ranks_anew_without_a_message() {
    let bench = Bench::new().await;
    let ask = |weight: u8| {
        let chips = json!([chip("goal", "become a product manager", 3), { "slot": "place", "text": "Boston", "need": "nice", "weight": weight }]);
        json!({ "question": { "criteria": chips, "diversity": 0.0 }, "limit": 20 })
    };
    let points = |answer: &Value| -> Vec<f64> {
        let parts = answer["matches"]["cards"][0]["toWhom"]["parts"].as_array().unwrap().clone();
        parts
            .iter()
            .filter(|part| part["key"] == "place" && part["layer"] == "asked")
            .map(|part| part["of"].as_f64().unwrap())
            .collect()
    };
    let light = bench.person.post("/api/matchmaking/fits", &ask(1)).await.json();
    let heavy = bench.person.post("/api/matchmaking/fits", &ask(5)).await.json();
    assert!(points(&heavy)[0] > points(&light)[0], "{:?} {:?}", points(&light), points(&heavy));
    let again = bench.person.post("/api/matchmaking/fits", &ask(5)).await.json();
    assert_eq!(heavy, again, "the same question gives the same bytes");
    let order: Vec<f64> = heavy["matches"]["cards"]
        .as_array()
        .unwrap()
        .iter()
        .map(|card| card["combined"].as_f64().unwrap())
        .collect();
    assert!(order.windows(2).all(|two| two[0] >= two[1]), "{order:?}");
}

#[tokio::test]
async fn why_and_what_if_have_numbers() {
    let bench = Bench::new().await;
    let anywhere = json!({ "criteria": [chip("need", "interview practice", 3)], "diversity": 0.0 });
    let list =
        bench.person.post("/api/matchmaking/fits", &json!({ "question": anywhere, "limit": 20 })).await;
    let cards = list.json()["matches"]["cards"].as_array().unwrap().clone();
    let people = cards.iter().map(|card| card["person"].as_str().unwrap().parse::<u32>().unwrap());
    let is_elsewhere = |life: &Life| {
        let shares = life.consents.iter().any(|one| one.field == ConsentField::Address && one.granted);
        let near = ["Massachusetts", "New Hampshire", "Rhode Island"];
        shares && !near.contains(&life.person.place.region.as_str())
    };
    let about = people.into_iter().find(|id| is_elsewhere(&bench.life(*id))).unwrap();
    let question = json!({ "criteria": [chip("need", "interview practice", 3), { "slot": "place", "text": "Boston", "need": "must", "weight": 3 }] });
    let why = bench
        .person
        .post("/api/matchmaking/fits/why", &json!({ "question": question, "about": about, "shown": 20 }))
        .await;
    assert_eq!(why.status, StatusCode::OK, "{why}");
    let why = why.json();
    assert_eq!((&why["place"], &why["isShown"]), (&Value::Null, &json!(false)));
    assert!(why["blocked"][0].as_str().unwrap().contains("Place: Boston"), "{why:#}");
    assert_eq!(why["change"]["steps"][0]["slot"], "place", "{why:#}");
    let drop = json!({ "question": question, "changes": [{ "slot": "place", "how": "drop" }], "shown": 3 });
    let tried = bench.person.post("/api/matchmaking/fits/what-if", &drop).await;
    assert_eq!(tried.status, StatusCode::OK, "{tried}");
    let tried = tried.json();
    assert!(tried["after"].as_u64() > tried["before"].as_u64(), "{tried:#}");
    let count = |key: &str| tried[key].as_array().unwrap().len();
    assert_eq!(count("stay") + count("enter"), 3, "{tried:#}");
    let none = json!({ "question": question, "changes": [{ "slot": "language", "how": "drop" }] });
    let refused = bench.person.post("/api/matchmaking/fits/what-if", &none).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY, "{refused}");
    assert_eq!(refused.message(), "Nothing was asked for in “language”, so there is nothing to change.");
}

#[tokio::test]
async fn whoever_variety_passes_over_is_told_so() {
    let bench = Bench::new().await;
    let list = async |diversity: f64, limit: u32| {
        let question = json!({ "criteria": [chip("need", "interview practice", 3)], "diversity": diversity });
        let body = json!({ "question": question, "limit": limit });
        let found = bench.person.post("/api/matchmaking/fits", &body).await.json();
        let cards = found["matches"]["cards"].as_array().unwrap().clone();
        cards.iter().map(|card| card["person"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let (by_fit, varied) = (list(0.0, 10).await, list(1.0, 10).await);
    let why = async |person: &str| {
        let question = json!({ "criteria": [chip("need", "interview practice", 3)], "diversity": 1.0 });
        let about: u32 = person.parse().unwrap();
        let body = json!({ "question": question, "about": about, "shown": 10 });
        bench.person.post("/api/matchmaking/fits/why", &body).await.json()
    };
    let passed = by_fit.iter().find(|person| !varied.contains(person)).expect("variety puts others first");
    let told = why(passed).await;
    assert_eq!((&told["isShown"], &told["isPassedOver"]), (&json!(false), &json!(true)), "{told:#}");
    assert!(told["place"].as_u64().unwrap() <= 10, "{told:#}");
    let first = why(&varied[0]).await;
    assert_eq!((&first["isShown"], &first["isPassedOver"]), (&json!(true), &json!(false)), "{first:#}");
}

#[tokio::test]
async fn two_of_whom_one_said_no_are_not_suggested_to_each_other_for_a_while() {
    let bench = Bench::new().await;
    let student = bench.somebody(MentoringSide::Mentee, |_| true).person.id.0;
    let found = async || {
        let body = json!({ "question": { "person": student }, "limit": 20 });
        let list = bench.person.post("/api/matchmaking/fits", &body).await.json()["matches"].clone();
        let all = [&list["cards"], &list["apart"]].map(|part| part.as_array().unwrap().clone()).concat();
        all.iter().map(|card| card["person"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let mentor = found().await[0].clone();
    let insert = format!(
        "INSERT INTO introductions (id, edition, student, mentor, state, note, rest_until, revision, created_at, \
         created_by_name, updated_at) SELECT 'i1', edition, {student}, {mentor}, 'declined', '', '2027-05-14', 1, 0, \
         'Ada', 0 FROM campus_current"
    );
    bench.suite.sql(insert.leak()).await;
    assert!(!found().await.contains(&mentor));
    let about: u32 = mentor.parse().unwrap();
    let why = json!({ "question": { "person": student }, "about": about });
    let told = bench.person.post("/api/matchmaking/fits/why", &why).await.json();
    assert!(told["missing"].as_str().unwrap().contains("said no"), "{told:#}");
    bench.suite.sql("UPDATE introductions SET rest_until = '2026-01-01'").await;
    assert!(found().await.contains(&mentor), "the time is over");
}

#[tokio::test]
async fn a_wrong_question_is_told_what_would_do() {
    let bench = Bench::new().await;
    for (body, why) in [
        (json!({ "question": {} }), "Say whom it is for"),
        (
            json!({ "question": { "criteria": [chip("way", "by owl", 3)] } }),
            "It takes in person, by video, or either",
        ),
        (json!({ "question": { "criteria": [chip("age", "under 40", 3)] } }), "cannot be used here"),
        (json!({ "question": { "person": 999_999 } }), "nobody called"),
        (
            json!({ "question": { "criteria": [chip("goal", "law", 3)], "diversity": 2.0 } }),
            "between 0 and 1",
        ),
    ] {
        let reply = bench.person.post("/api/matchmaking/fits", &body).await;
        assert_eq!(reply.status, StatusCode::UNPROCESSABLE_ENTITY, "{body}: {reply}");
        assert!(reply.message().contains(why), "{}", reply.message());
    }
    let anon = bench.suite.anon().post("/api/matchmaking/fits", &json!({ "question": {} })).await;
    assert!([StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&anon.status), "{anon}");
}

#[tokio::test]
async fn mentees_are_found_for_a_mentor() {
    let bench = Bench::new().await;
    let mentor = bench.somebody(MentoringSide::Mentor, |life| {
        life.mentoring.as_ref().is_some_and(|one| one.taken < one.capacity)
    });
    let body = json!({ "question": { "person": mentor.person.id.0 }, "limit": 5 });
    let list = bench.person.post("/api/matchmaking/fits", &body).await.json();
    assert_eq!(list["matches"]["sought"], "mentees");
    assert_eq!(list["matches"]["whom"], mentor.person.name().as_str());
    for card in list["matches"]["cards"].as_array().unwrap() {
        let life = bench.life(card["person"].as_str().unwrap().parse().unwrap());
        assert_eq!(life.mentoring.unwrap().side, MentoringSide::Mentee);
    }
}

fn chip_of<'a>(answer: &'a Value, slot: &str) -> &'a Value {
    let chips = answer["criteria"].as_array().unwrap();
    chips.iter().find(|chip| chip["slot"] == slot).unwrap_or_else(|| panic!("{chips:#?}"))
}

fn chip(slot: &str, text: &str, weight: u8) -> Value {
    json!({ "slot": slot, "text": text, "need": "nice", "weight": weight })
}
