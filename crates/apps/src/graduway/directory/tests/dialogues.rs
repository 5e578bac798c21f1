use chat::{
    Term, Value,
    understand::{Context, Understood},
};

use super::{super::words::GRAMMAR, *};

/// `find | place=Boston; !gave`
fn told(understood: &Understood) -> String {
    let intent = understood.intent.as_deref().unwrap_or("-");
    let criteria = understood.criteria.iter().map(|one| {
        let not = if one.excluded { "!" } else { "" };
        let text = if one.value == Value::Flag { String::new() } else { format!("={}", one.text) };
        format!("{not}{}{text}", one.slot)
    });
    let criteria: Vec<String> = criteria.collect();
    if criteria.is_empty() { intent.to_owned() } else { format!("{intent} | {}", criteria.join("; ")) }
}

/// What is asked one after the other, and what each is taken for.
const DIALOGUES: &[&[(&str, &str)]] = &[
    &[
        ("alumni in Boston who gave", "find | kind=alumni; place=Boston; gave"),
        (
            "only those who came to an event",
            "find | kind=alumni; place=Boston; gave; attended=attended an event",
        ),
        ("How many are there?", "count | kind=alumni; place=Boston; gave; attended=attended an event"),
        (
            "by industry",
            "count | kind=alumni; place=Boston; gave; attended=attended an event; by=by industry",
        ),
    ],
    &[
        ("How many alumni gave?", "count | kind=alumni; gave"),
        ("Show them by decade", "count | kind=alumni; gave; by=by decade"),
        ("Who are they?", "find | kind=alumni; gave; by=by decade"),
    ],
    &[
        ("alumni in Boston", "find | kind=alumni; place=Boston"),
        ("Show them by industry", "count | kind=alumni; place=Boston; by=by industry"),
    ],
    &[
        ("How many events were there last year?", "records"),
        ("How many jobs are open?", "records"),
        ("Are there any openings for nurses?", "records"),
        ("Are there any groups in Chicago?", "records"),
        ("Which posts mention climate change?", "records"),
    ],
    &[
        ("How many group members live in Boston?", "count"),
        ("How many event attendees are there in Boston?", "count"),
    ],
    &[
        ("chemists in Boston", "find | field=Chemistry; place=Boston"),
        ("What about Chicago?", "find | field=Chemistry; place=Chicago"),
        ("drop the place", "find | field=Chemistry"),
    ],
    &[
        (
            "How many alumni volunteered since 2019?",
            "count | kind=alumni; volunteered=volunteered since 2019",
        ),
        ("Who are they?", "find | kind=alumni; volunteered=volunteered since 2019"),
        ("Show more", "find | kind=alumni; volunteered=volunteered since 2019"),
    ],
    &[
        ("What's the trend in reunion attendance?", "trend | attended=attended a reunion"),
        ("Which events are coming up?", "records | topic=events coming"),
        ("alumni in Ohio", "find | kind=alumni; place=Ohio"),
    ],
    &[("Is there a group for writers?", "records | topic=writers")],
];

#[test]
fn conversations_are_followed() {
    let mut wrong = Vec::new();
    for dialogue in DIALOGUES {
        let mut before: Option<Understood> = None;
        for (message, expected) in *dialogue {
            let after = GRAMMAR.understand(message, before.as_ref(), &Context::on(TODAY));
            let (intent, says_more) = expected.split_once(" | ").unwrap_or((expected, ""));
            let is_right = if says_more.is_empty() || intent == "records" {
                after.intent.as_deref() == Some(intent)
            } else {
                told(&after) == *expected
            };
            if !is_right {
                wrong.push(format!("{message}\n  wanted {expected}\n  taken for {}", told(&after)));
            }
            before = Some(after);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_second_one_is_the_second_of_those_shown() {
    let person = |id: &str, name: &str| Term { id: id.to_owned(), name: name.to_owned() };
    let shown = [person("7", "Maya Chen"), person("8", "Nadia Rahman")];
    let before = GRAMMAR.understand("alumni in Boston", None, &Context::on(TODAY));
    let context = Context::on(TODAY).with_shown(&shown);
    let after = GRAMMAR.understand("Tell me about the second one", Some(&before), &context);
    assert_eq!(told(&after), "tell | which=Nadia Rahman");
    assert_eq!(after.calls[0].input["person"], "8");
}

#[test]
fn the_tools_get_the_chips_as_they_are_shown() {
    let understood = GRAMMAR.understand(
        "donors since 2020 who never volunteered, ideally in Ohio",
        None,
        &Context::on(TODAY),
    );
    assert_eq!(
        understood.calls[0].input["chips"],
        serde_json::json!([
            { "slot": "gave_in", "text": "gave since 2020" },
            { "slot": "volunteered", "text": "volunteered", "excluded": true },
            { "slot": "place", "text": "Ohio", "nice": true },
        ])
    );
}

/// A "not" of which nothing was made is told with what it denies.
#[test]
fn a_not_that_turns_nothing_around_is_told() {
    for (message, left) in [
        ("alumni who are not tied to Boston", "not tied"),
        ("alumni who do not collect stamps in Ohio", "not collect stamps"),
        ("alumni not in Boston", ""),
        ("not only alumni in Boston", ""),
        ("the top 10 donors", "top"),
    ] {
        let understood = GRAMMAR.understand(message, None, &Context::on(TODAY));
        let unused: Vec<&str> = understood.unused.iter().map(|one| one.text.as_str()).collect();
        assert_eq!(unused.join(" "), left, "{message}: {}", told(&understood));
    }
}

#[test]
fn another_question_about_records_is_not_the_one_before_and_more() {
    let groups = GRAMMAR.understand("Is there a group for runners?", None, &Context::on(TODAY));
    let jobs = GRAMMAR.understand("any jobs for chemists?", Some(&groups), &Context::on(TODAY));
    assert_eq!(jobs.calls[0].input["question"], "any jobs for chemists?");
    let told =
        |before: &Understood, message: &str| GRAMMAR.understand(message, Some(before), &Context::on(TODAY));
    let there = told(&jobs, "and in Chicago?");
    assert_eq!(there.calls[0].input["question"], "any jobs for chemists in Chicago?");
    let elsewhere = told(&there, "What about Denver?");
    assert_eq!(elsewhere.calls[0].input["question"], "any jobs for chemists in Denver?");
    let more = told(&elsewhere, "show more");
    assert_eq!(more.calls[0].input, serde_json::json!({ "question": elsewhere.message, "page": 1 }));
}

#[test]
fn who_splits_what_they_ask_for_sees_it_counted() {
    for (message, tool) in [
        ("alumni in Boston by decade", "count_alumni"),
        ("alumni in Boston from the nineties", "find_alumni"),
        ("show me alumni who volunteered over the years", "find_alumni"),
    ] {
        let understood = GRAMMAR.understand(message, None, &Context::on(TODAY));
        assert_eq!(understood.calls[0].tool, tool, "{message}");
    }
    let mut before = GRAMMAR.understand("alumni in Boston by decade", None, &Context::on(TODAY));
    for (message, tool) in [("only those who gave", "count_alumni"), ("Who are they?", "find_alumni")] {
        before = GRAMMAR.understand(message, Some(&before), &Context::on(TODAY));
        assert_eq!(before.calls[0].tool, tool, "{message}");
    }
}

/// However many each list has had.
#[test]
fn more_goes_on_behind_those_who_were_seen() {
    let mut before = GRAMMAR.understand("Three alumni in Boston", None, &Context::on(TODAY));
    assert_eq!(before.calls[0].input["limit"], 3);
    for (message, limit, seen) in [
        ("show five more", serde_json::json!(5), serde_json::json!(3)),
        ("more", serde_json::json!(5), serde_json::json!(8)),
        ("I'd like to see 80 more", serde_json::json!(50), serde_json::json!(13)),
        ("show more", serde_json::json!(50), serde_json::json!(63)),
        ("only those who gave", serde_json::json!(50), serde_json::json!(null)),
    ] {
        before = GRAMMAR.understand(message, Some(&before), &Context::on(TODAY));
        let input = &before.calls[0].input;
        assert_eq!((&input["limit"], &input["skip"]), (&limit, &seen), "{message}: {input}");
    }
    let first = GRAMMAR.understand("alumni in Boston", None, &Context::on(TODAY));
    let more = GRAMMAR.understand("three more", Some(&first), &Context::on(TODAY));
    assert_eq!((&more.calls[0].input["limit"], &more.calls[0].input["skip"]), (&3.into(), &10.into()));
}
