use chat::{Call, EditedCriterion, Need, Outcome, Part, Ran, Told, phrase::Voice};
use serde_json::{Value as Json, json};

use super::{
    super::{
        phrase::phrase,
        tools::{COUNT_PEOPLE, FIND_PEOPLE},
    },
    *,
};

/// Who is asked for, and who is not.
fn people(understood: &Understood) -> [&Json; 2] {
    let input = &understood.calls[0].input;
    [&input["who"], &input["not"]]
}

#[track_caller]
fn asks_for(message: &str, who: &Json, not: &Json) {
    let understood = understood(message);
    assert_eq!(people(&understood), [who, not], "{message}: {}", told(&understood));
}

#[test]
fn what_is_not_wanted_is_asked_of_the_tool() {
    let alumni = json!({ "kind": ["alum"] });
    for (message, who, not) in [
        (
            "alumni in Boston but not in finance",
            json!({ "kind": ["alum"], "place": ["Boston"] }),
            json!({ "industry": ["Financial Services"] }),
        ),
        (
            "people in Boston who are not engineers",
            json!({ "place": ["Boston"] }),
            json!({ "title": ["Engineer"] }),
        ),
        ("not engineers", json!({}), json!({ "title": ["Engineer"] })),
        ("How many alumni do not live in New York?", alumni.clone(), json!({ "place": ["New York"] })),
        (
            "chemists outside of Boston or Chicago",
            json!({ "title": ["Chemist"] }),
            json!({ "place": ["Boston", "Chicago"] }),
        ),
        ("alumni who did not study biology", alumni.clone(), json!({ "field": ["Biology"] })),
        ("donors who do not know Python", json!({ "gave": true }), json!({ "skill": ["Python"] })),
        ("Find mentors, but no students", json!({ "mentoring": ["mentor"] }), json!({ "kind": ["student"] })),
        ("alumni who do not mentor", alumni.clone(), json!({ "mentoring": ["mentor"] })),
        ("lawyers, except directors", json!({ "title": ["Lawyer"] }), json!({ "seniority": ["director"] })),
        (
            "donors not from the class of 1990",
            json!({ "gave": true }),
            json!({ "classes": [{ "from": 1990, "to": 1990 }] }),
        ),
        ("alumni who never gave", json!({ "kind": ["alum"], "gave": false }), Json::Null),
    ] {
        asks_for(message, &who, &not);
    }
}

#[test]
fn one_of_several_is_enough() {
    for (message, who) in [
        ("alumni in Boston or Chicago", json!({ "kind": ["alum"], "place": ["Boston", "Chicago"] })),
        ("people in law or medicine", json!({ "industry": ["Legal Services", "Hospitals and Health Care"] })),
        (
            "donors from the class of 1990 or the class of 2000",
            json!({ "gave": true, "classes": [{ "from": 1990, "to": 1990 }, { "from": 2000, "to": 2000 }] }),
        ),
        ("CEOs in Texas", json!({ "place": ["Texas"], "seniority": ["executive"] })),
    ] {
        asks_for(message, &who, &Json::Null);
    }
}

#[test]
fn a_chip_that_says_not_can_be_turned_and_turned_back() {
    let first = understood("alumni in Boston but not in finance");
    let chips = |excluded: bool| -> Vec<EditedCriterion> {
        let chips = first.criteria.iter().map(|one| {
            json!({
                "slot": one.slot,
                "text": one.text,
                "excluded": one.slot == "industry" && excluded,
                "need": Need::Must,
                "weight": one.weight,
            })
        });
        serde_json::from_value(Json::Array(chips.collect())).unwrap()
    };
    let industry = first.criteria.iter().find(|one| one.slot == "industry").unwrap();
    assert!(industry.excluded, "the chip says not");
    let turned = GRAMMAR.read_again(&first, &chips(false), &context()).unwrap();
    let everywhere = json!({ "kind": ["alum"], "place": ["Boston"], "industry": ["Financial Services"] });
    assert_eq!(people(&turned), [&everywhere, &Json::Null]);
    let back = GRAMMAR.read_again(&turned, &chips(true), &context()).unwrap();
    assert_eq!(people(&back), people(&first));
}

#[test]
fn what_would_only_be_nice_rules_nobody_out() {
    let understood = understood("Find lawyers, ideally in Boston");
    assert_eq!(people(&understood), [&json!({ "title": ["Lawyer"] }), &Json::Null]);
    assert_eq!(understood.calls[0].input["words"], "Boston");
}

/// The message with these chips more.
fn with_chips(message: &str, more: &Json) -> Understood {
    let first = understood(message);
    let own = first.criteria.iter().map(|one| {
        json!({ "slot": one.slot, "text": one.text, "excluded": one.excluded, "need": one.need, "weight": 3 })
    });
    let chips: Vec<Json> = own.chain(more.as_array().unwrap().iter().cloned()).collect();
    let chips: Vec<EditedCriterion> = serde_json::from_value(Json::Array(chips)).unwrap();
    GRAMMAR.read_again(&first, &chips, &context()).unwrap()
}

/// What is said if the first call finds three people.
fn said(understood: &Understood) -> String {
    let data = json!({ "total": 3, "ranked": false, "people": [{}, {}, {}], "by": null, "groups": [] });
    let outcome = Outcome { data, ..Outcome::default() };
    let ran = [Ran { call: understood.calls[0].clone(), outcome: Ok(outcome) }];
    let told = Told { message: &understood.message, understood, ran: &ran };
    let parts = phrase(&told, &mut Voice::new("one")).parts;
    let texts = parts.iter().filter_map(|part| match part {
        Part::Text(text) => Some(text.plain()),
        _ => None,
    });
    texts.collect::<Vec<_>>().join(" ")
}

#[test]
fn what_the_search_cannot_use_is_said_to_be_left_out() {
    let (find, count) = ("Find alumni", "How many alumni are there?");
    for (message, mut chip, left_out) in [
        (find, json!({ "slot": "topic", "text": "sales", "excluded": true, "need": "must" }), "sales"),
        (find, json!({ "slot": "class", "text": "2012", "need": "nice" }), "2012"),
        (find, json!({ "slot": "gave", "text": "gave", "need": "nice" }), "gave"),
        (find, json!({ "slot": "place", "text": "Boston", "excluded": true, "need": "nice" }), "Boston"),
        (find, json!({ "slot": "within", "text": "30 miles", "need": "must" }), "30 miles"),
        (count, json!({ "slot": "place", "text": "Boston", "need": "nice" }), "Boston"),
    ] {
        chip["weight"] = json!(3);
        let said = said(&with_chips(message, &json!([chip])));
        assert!(said.ends_with(&format!("I left out “{left_out}”: this search cannot use it.")), "{said}");
        assert_eq!(said.matches(left_out).count(), 1, "{said}");
        assert!(!said.contains("ideally"), "{said}");
    }
}

#[test]
fn what_the_search_can_use_is_said_of_those_it_finds() {
    let chips = json!([
        { "slot": "topic", "text": "sales", "need": "must", "weight": 3 },
        { "slot": "class", "text": "2012", "need": "must", "weight": 3 },
        { "slot": "gave", "text": "gave", "excluded": true, "need": "must", "weight": 3 },
        { "slot": "place", "text": "Boston", "need": "nice", "weight": 3 },
    ]);
    let understood = with_chips("Find alumni", &chips);
    assert_eq!(understood.calls[0].input["words"], "sales Boston");
    let said = said(&understood);
    for expected in ["“sales”", "class of 2012", "did not give", "ideally in Boston"] {
        assert!(said.contains(expected), "{expected}: {said}");
    }
    assert!(!said.contains("left out"), "{said}");
}

#[test]
fn a_plan_of_a_models_own_is_put_into_words_by_its_tools() {
    let criteria = understood("Find alumni, ideally from the class of 2012").criteria;
    for tool in [COUNT_PEOPLE, FIND_PEOPLE] {
        let call = Call { tool: tool.to_owned(), input: json!({}) };
        let planned = Understood { calls: vec![call], criteria: criteria.clone(), ..Understood::default() };
        let said = said(&planned);
        assert!(said.contains("three alumni") && !said.contains("left out"), "{said}");
    }
}
