use chat::{EditedCriterion, Need};
use serde_json::{Value as Json, json};

use super::*;

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
