//! Values of every kind, through a slot of that kind.

use super::demo::{TODAY, context};
use crate::{
    Call, Value,
    understand::{Choice, Context, Fallback, Grammar, Intent, Many, Read, Reader, Request, Slot, days},
};

const TONES: &[Choice] = &[
    Choice { id: "warm", name: "Warm", also: &["friendly", "kind"] },
    Choice { id: "formal", name: "Formal", also: &["official"] },
];

fn codes(text: &str, _: &Context<'_>) -> Vec<Read> {
    let found = text.match_indices("ICP-").filter_map(|(at, _)| {
        let end = text[at..].find(char::is_whitespace).map_or(text.len(), |end| at + end);
        let code = text.get(at..end)?.to_owned();
        Some(Read {
            bytes: at..end,
            text: code.clone(),
            value: Value::Words(crate::Words { words: code }),
            is_pointed: true,
        })
    });
    // One that lies outside of the text is dropped.
    found
        .chain([Read { bytes: 5_000..5_001, text: "x".into(), value: Value::Flag, is_pointed: false }])
        .collect()
}

fn grammar(reader: Reader) -> Grammar {
    let intent = Intent {
        name: "do",
        does: "do it",
        examples: &[],
        cues: &["^do"],
        takes: &["it"],
        needs: &[],
        call: |_: &Request<'_>| vec![Call { tool: "do".to_owned(), input: serde_json::Value::Null }],
    };
    let slot = Slot { many: Many::Any, ..Slot::new("it", "It", "it", reader) };
    let fallback = Fallback { fragment: Some("do"), question: None, can: "do it", example: "do it" };
    Grammar::new(vec![slot], vec![intent], fallback)
}

fn texts(reader: Reader, message: &str) -> Vec<String> {
    let understood = grammar(reader).understand(message, None, &context());
    understood.criteria.into_iter().map(|criterion| criterion.text).collect()
}

#[test]
fn amounts_of_money() {
    for (message, expected) in [
        ("$5,000", &["$5,000"][..]),
        ("5k", &["$5,000"]),
        ("$5k", &["$5,000"]),
        ("$1.2M", &["$1,200,000"]),
        ("1.5 million dollars", &["$1,500,000"]),
        ("USD 300", &["$300"]),
        ("$19.99", &["$19.99"]),
        ("five hundred dollars", &["$500"]),
        ("a thousand bucks", &["$1,000"]),
        ("between 1,000 and 2,500 dollars", &["$1,000 to $2,500"]),
        ("$1,000-$2,500", &["$1,000 to $2,500"]),
        ("from $1,000 to $2,000", &["$1,000 to $2,000"]),
        ("5 to 10k", &["$5,000 to $10,000"]),
        ("at least $500", &["at least $500"]),
        ("$500 or more", &["at least $500"]),
        ("$500+", &["at least $500"]),
        ("over $500", &["over $500"]),
        ("up to $500", &["at most $500"]),
        ("no more than $500", &["at most $500"]),
        ("under $500", &["under $500"]),
        ("500", &[]),
        ("500 people in 2012", &[]),
        ("call 555-1234", &[]),
    ] {
        assert_eq!(texts(Reader::Money, message), expected, "{message}");
    }
}

#[test]
fn what_lies_above_an_amount_begins_one_cent_later() {
    let value = |message: &str| {
        grammar(Reader::Money).understand(message, None, &context()).criteria[0].value.clone()
    };
    assert_eq!(value("over $500"), Value::Range(crate::Range { from: Some(500.01), to: None }));
    assert_eq!(value("at least $500"), Value::Range(crate::Range { from: Some(500.0), to: None }));
    assert_eq!(value("$500"), Value::Number(crate::Number { number: 500.0 }));
}

#[test]
fn shares_and_numbers_with_a_unit() {
    for (message, expected) in [
        ("12%", "12%"),
        ("12.5 percent", "12.5%"),
        ("twenty per cent", "20%"),
        ("at least 40%", "at least 40%"),
        ("10 to 20%", "10% to 20%"),
        ("12", ""),
    ] {
        assert_eq!(texts(Reader::Percent, message).join(";"), expected, "{message}");
    }
    let years = Reader::Number(&["years of experience", "credits"]);
    for (message, expected) in [
        ("10 years of experience", "10"),
        ("at least ten years of experience", "at least 10"),
        ("15 credits", "15"),
        ("more than 12 credits", "over 12"),
        ("twenty-five credits", "25"),
        ("10 years", ""),
        ("years of experience", ""),
    ] {
        assert_eq!(texts(years, message).join(";"), expected, "{message}");
    }
}

#[test]
fn counts() {
    for (message, expected) in [
        ("top 5", "5"),
        ("the best three", "3"),
        ("three people", "3"),
        ("a dozen donors", "12"),
        ("give me 10", "10"),
        ("two very good mentors", "2"),
        ("up to four alumni", "4"),
        ("one mentor", "1"),
        ("people from 2012", ""),
        ("$5 people", ""),
        ("5,000,000 people", ""),
        ("the class of 12 people", ""),
    ] {
        assert_eq!(texts(Reader::Count(&[]), message).join(";"), expected, "{message}");
    }
}

#[test]
fn distances_are_kept_in_kilometres() {
    let found = grammar(Reader::Distance).understand("within 30 miles", None, &context()).criteria;
    assert_eq!(found[0].text, "30 miles");
    assert_eq!(found[0].value, Value::Number(crate::Number { number: 48.3 }));
    assert_eq!(texts(Reader::Distance, "less than 50 kilometers from here"), ["50 km"]);
    assert!(texts(Reader::Distance, "30 minutes").is_empty());
}

#[test]
fn dates_and_deadlines() {
    let found = grammar(Reader::Date).understand("by next March", None, &context()).criteria;
    let (from, to) = days(found[0].term().unwrap()).unwrap();
    assert_eq!((from, to.map(|day| day.to_string())), (None, Some("2026-03-31".to_owned())));
    assert_eq!(texts(Reader::Date, "on April 1 or May 2, 2027"), ["April 1, 2026", "May 2, 2027"]);
    assert_eq!(TODAY.to_string(), "2026-03-14");
}

#[test]
fn choices_flags_and_readers_of_the_app() {
    assert_eq!(texts(Reader::Choice(TONES), "a friendly note, nothing official"), ["Warm", "Formal"]);
    assert_eq!(texts(Reader::Flag(&["first generation", "first gen"]), "a first-gen student"), ["It"]);
    assert!(texts(Reader::Flag(&["first generation"]), "the first of a generation").is_empty());
    assert_eq!(texts(Reader::Own(codes), "compare ICP-12 with ICP-7"), ["ICP-12", "ICP-7"]);
}

fn code_on_chip(text: &str) -> Option<Read> {
    let words = text.strip_prefix("code ")?.to_owned();
    let value = Value::Words(crate::Words { words });
    Some(Read { bytes: 0..text.len(), text: text.to_owned(), value, is_pointed: true })
}

#[test]
fn a_name_on_a_chip_may_have_anything_in_it() {
    let grammar = grammar(Reader::Named(codes, code_on_chip));
    let read = |text: &str| {
        let chip = serde_json::json!({ "slot": "it", "text": text, "need": "must", "weight": 3 });
        let read = grammar.read_chips("do", &[serde_json::from_value(chip).unwrap()], &context());
        read.map(|criteria| criteria[0].text.clone())
    };
    assert_eq!(read("code Northfield, in Boston").as_deref(), Ok("code Northfield, in Boston"));
    assert_eq!(read("ICP-12").as_deref(), Ok("ICP-12"), "what is read in a message, too");
    assert!(read("Northfield").is_err());
    let heard = grammar.understand("ICP-7 and code X", None, &context());
    assert_eq!(heard.criteria.len(), 1, "in a message it is not read: {:?}", heard.criteria);
}

#[test]
fn people_are_looked_up() {
    for (message, expected) in [
        ("tell me about Maya Chen", "Maya Chen"),
        ("tell me about maya chen", "Maya Chen"),
        ("Oliver Grant and Nadia", "Oliver Grant;Nadia Rahman"),
        ("Compare Maya with Zoe Blue", "Maya Chen"),
        ("nobody in particular", ""),
    ] {
        assert_eq!(texts(Reader::Person, message).join(";"), expected, "{message}");
    }
    let without = grammar(Reader::Person).understand("tell me about Maya Chen", None, &Context::on(TODAY));
    assert!(without.criteria.is_empty());
}

/// Whoever was asked for is not among those who are earlier or later.
#[test]
fn earlier_and_later_go_beyond_what_was_asked_for() {
    let grammar = grammar(Reader::Level);
    for (first, next, expected) in [
        ("a director", "more senior", &["Executive"][..]),
        ("a director", "earlier in the career", &["Team lead", "Senior", "Intermediate", "Junior"]),
        ("a team lead", "later in the career", &["Director", "Executive"]),
        ("a manager", "more senior", &["Director", "Executive"]),
        ("senior", "less senior", &["Intermediate", "Junior"]),
        ("senior", "more experienced", &["Team lead", "Director", "Executive"]),
        ("a founder", "more junior", &["Director", "Team lead", "Senior", "Intermediate", "Junior"]),
        ("an intern", "more junior", &["Intern"]),
        ("a CEO", "more senior", &["Executive"]),
        ("early career", "more senior", &["Mid-career"]),
        ("mid career", "more senior", &["Late career"]),
        ("late career", "more senior", &["Late career"]),
        ("late career", "more junior", &["Mid-career"]),
        ("at least a director", "more senior", &["Executive"]),
        ("senior or below", "more junior", &["Intermediate", "Junior"]),
        ("not a director", "more junior", &["Director", "Early career"]),
    ] {
        let before = grammar.understand(&format!("do {first}"), None, &context());
        let after = grammar.understand(next, Some(&before), &context());
        let texts: Vec<&str> = after.criteria.iter().map(|one| one.text.as_str()).collect();
        assert_eq!(texts, expected, "{first}, {next}");
    }
}

#[test]
fn who_stands_beyond_a_rank_is_said_at_once() {
    for (message, expected) in [
        ("more senior than a director", &["Executive"][..]),
        ("less senior than a team lead", &["Senior", "Intermediate", "Junior"]),
        ("more experienced than early career", &["Mid-career"]),
        ("more senior", &["Late career"]),
        ("more senior, a director", &["Late career", "Director"]),
    ] {
        assert_eq!(texts(Reader::Level, &format!("do {message}")), expected, "{message}");
    }
}

#[test]
fn what_turns_a_value_around_stands_in_it_or_right_behind_it() {
    let mut grammar = grammar(Reader::Flag(&["gave", "gave zero"]));
    grammar.slots[0] = grammar.slots[0].denied_by(&["nothing", "zero"]);
    for (message, expected) in [
        ("do gave", Some(false)),
        ("do gave nothing", Some(true)),
        ("do gave nothing, and more", Some(true)),
        ("do gave zero", Some(true)),
        ("do gave nothing but is in Boston", Some(true)),
        ("do gave nothing but advice", Some(false)),
        ("do gave nothing less than that", Some(false)),
        ("do gave. Nothing else", Some(false)),
        ("do nothing", None),
    ] {
        let understood = grammar.understand(message, None, &context());
        assert_eq!(understood.criteria.first().map(|one| one.excluded), expected, "{message}");
    }
}

/// Where something can be tried, a message that only wonders takes nothing back, whatever is heard of it.
#[test]
fn what_is_only_tried_is_not_dropped() {
    let mut grammar = grammar(Reader::Place);
    grammar.slots[0] = Slot { called: &["place"], open: &["anywhere"], ..grammar.slots[0] };
    let dropped = |grammar: &Grammar, message: &str| {
        let before = grammar.understand("do Boston", None, &context());
        let after = grammar.understand(message, Some(&before), &context());
        let kept = after.kept.map_or(after.criteria, |kept| kept.criteria);
        kept.is_empty()
    };
    for message in ["drop the place", "what if we drop the place?", "and what if anywhere is fine?"] {
        assert!(dropped(&grammar, message), "{message}");
    }
    grammar.slots[0] = grammar.slots[0].tried_with(&["what if"]);
    assert!(dropped(&grammar, "drop the place"));
    for message in ["what if we drop the place?", "and what if anywhere is fine?", "ok, what if no place?"] {
        assert!(!dropped(&grammar, message), "{message}");
    }
}
