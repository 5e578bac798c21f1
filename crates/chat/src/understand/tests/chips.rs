//! Chips: where they stand in the message, how much they count, and what a person may change about them.

use super::demo::{context, grammar, told};
use crate::{
    EditedCriterion, Need,
    understand::{Change, Understood},
};

fn understood(message: &str) -> Understood {
    grammar().understand(message, None, &context())
}

fn chip(slot: &str, text: &str) -> EditedCriterion {
    serde_json::from_value(serde_json::json!({ "slot": slot, "text": text, "need": "must", "weight": 3 }))
        .unwrap()
}

#[test]
fn chips_point_at_their_words() {
    for (message, expected) in [
        ("Find enginers in Bostn, class of '94", &["enginers", "Bostn", "class of '94"][..]),
        (
            "José: bankers in Zürich – or São Paulo 🙂, since 2010!",
            &["bankers", "Zürich", "São Paulo", "since 2010"],
        ),
        ("people within 30 miles of Denver", &["within 30 miles", "Denver"]),
        ("who gave between $1,000 and $2,500?", &["gave", "between $1,000 and $2,500"]),
        ("show me 5 mentors with an MBA", &["me 5", "MBA"]),
    ] {
        let letters: Vec<char> = message.chars().collect();
        let understood = understood(message);
        let words = understood.criteria.iter().filter_map(|criterion| {
            let span = criterion.span?;
            Some(letters[span.start as usize..span.end as usize].iter().collect::<String>())
        });
        assert_eq!(words.collect::<Vec<_>>(), expected, "{message}");
    }
}

#[test]
fn words_say_how_much_a_chip_counts() {
    for (message, need, weight) in [
        ("engineers in Boston", Need::Must, 3),
        ("must be in Boston", Need::Must, 5),
        ("only in Boston", Need::Must, 5),
        ("in Boston only", Need::Must, 5),
        ("Boston is required", Need::Must, 5),
        ("especially in Boston", Need::Must, 4),
        ("ideally in Boston", Need::Nice, 2),
        ("prefers Boston", Need::Nice, 2),
        ("strongly prefers Boston", Need::Nice, 4),
        ("Boston would be great", Need::Nice, 3),
        ("in Boston if possible", Need::Nice, 1),
        ("maybe in Boston", Need::Nice, 1),
        ("Boston is not a must", Need::Nice, 1),
        ("Boston isn't a must", Need::Nice, 1),
        ("Boston isn't really a must-have", Need::Nice, 1),
        ("Boston is not required", Need::Nice, 1),
        ("Boston is not strictly required", Need::Nice, 1),
        ("Boston is not essential", Need::Nice, 1),
        ("Boston is not necessary", Need::Nice, 1),
        ("Boston is not important", Need::Nice, 1),
        ("Boston is not mandatory", Need::Nice, 1),
        ("Boston not needed", Need::Nice, 1),
        ("Boston preferred but not required", Need::Nice, 1),
        ("engineers, it is not a must that they live in Boston", Need::Nice, 1),
        ("engineers who do not have to be in Boston", Need::Nice, 1),
        ("engineers who don't need to be in Boston", Need::Nice, 1),
        ("an engineer who does not need to be in Boston", Need::Nice, 1),
        ("an engineer who doesn't have to be in Boston", Need::Nice, 1),
        ("engineers who did not have to be in Boston", Need::Nice, 1),
        ("engineers, no need to be in Boston", Need::Nice, 1),
        ("Boston does not have to be", Need::Nice, 1),
        ("not necessarily in Boston", Need::Nice, 1),
        ("engineers, Boston is nice to have", Need::Nice, 2),
        ("engineers, Boston is a nice-to-have", Need::Nice, 2),
        ("Boston is optional", Need::Nice, 1),
        ("Boston optional", Need::Nice, 1),
        ("Boston is a plus", Need::Nice, 2),
        ("Boston would be a bonus", Need::Nice, 1),
        ("Boston is fine", Need::Nice, 1),
        ("Boston is ok", Need::Nice, 1),
        ("Boston okay", Need::Nice, 1),
        ("Boston works too", Need::Nice, 1),
        ("Boston also works", Need::Nice, 1),
        ("Boston is possible", Need::Nice, 1),
        ("Boston is important", Need::Must, 4),
        ("Boston is a must for engineers", Need::Must, 5),
        ("engineers have to be in Boston", Need::Must, 5),
        ("We need to find engineers in Boston", Need::Must, 3),
        ("I really have to find engineers in Boston", Need::Must, 3),
        ("We must find engineers in Boston", Need::Must, 3),
    ] {
        let understood = understood(message);
        let place = understood.criteria.iter().find(|criterion| criterion.slot == "place");
        let place = place.unwrap_or_else(|| panic!("{message}: {understood:?}"));
        assert_eq!((place.need, place.weight), (need, weight), "{message}");
    }
}

#[test]
fn changed_chips_run_again() {
    let grammar = grammar();
    let before = understood("Find engineers in Boston, class of 2012");
    let edited = [
        chip("title", "Engineer"),
        chip("place", "denver"),
        chip("class", "the nineties"),
        chip("count", "7"),
    ];
    let again = grammar.read_again(&before, &edited, &context()).unwrap();
    assert_eq!(told(&again), "find | title=Engineer; place=Denver; class=1990 to 1999; count=7");
    assert_eq!((again.change, again.calls.len()), (Change::Edited, 1));
    assert_eq!(again.message, before.message);
    assert!(again.criteria[0].span.is_some() && again.criteria[1].span.is_none());
}

#[test]
fn a_changed_topic_takes_the_place_of_the_question() {
    let grammar = grammar();
    let before = understood("What does the handbook say about leave of absence?");
    let own = chip("topic", &before.criteria[0].text);
    let same = grammar.read_again(&before, std::slice::from_ref(&own), &context()).unwrap();
    assert_eq!(same.message, before.message);
    let other = grammar.read_again(&before, &[chip("topic", "refunds")], &context()).unwrap();
    assert_eq!((other.message.as_str(), other.calls.len()), ("refunds", 1));
    let both = grammar.read_again(&other, &[chip("topic", "refunds"), own.clone()], &context()).unwrap();
    assert_eq!(both.message, format!("refunds {}", before.criteria[0].text));
    let next = grammar.understand("and for transfer students?", Some(&other), &context());
    assert_eq!(next.message, "refunds for transfer students?");
    let excluded = EditedCriterion { excluded: true, ..own };
    for chips in [Vec::new(), vec![excluded]] {
        let error = grammar.read_again(&before, &chips, &context()).unwrap_err();
        assert!(error.starts_with("There is nothing left to look up"), "{error}");
    }
    let found = understood("Find engineers in Boston");
    assert_eq!(grammar.read_again(&found, &[], &context()).unwrap().message, found.message);
}

#[test]
fn a_chip_can_be_excluded_weakened_and_weighed() {
    let grammar = grammar();
    let before = understood("Find donors in Boston");
    let edited: Vec<EditedCriterion> = serde_json::from_value(serde_json::json!([
        { "slot": "gave", "text": "Gave", "excluded": true, "need": "must", "weight": 3 },
        { "slot": "place", "text": "Boston", "need": "nice", "weight": 9 },
    ]))
    .unwrap();
    let again = grammar.read_again(&before, &edited, &context()).unwrap();
    assert_eq!(told(&again), "find | !gave; ~place=Boston");
    assert_eq!(again.criteria[1].weight, 5);
}

#[test]
fn a_chip_that_cannot_be_read_says_what_would_do() {
    let grammar = grammar();
    let before = understood("Find engineers in Boston");
    for (chip, expected) in [
        (chip("place", "Atlantis"), "“Atlantis” does not fit Place. It takes a city, a state or a country."),
        (
            chip("class", "soon"),
            "“soon” does not fit Class. It takes a year or years, such as 2012 or the 1990s.",
        ),
        (chip("count", "many"), "“many” does not fit How many. It takes a number, such as 5."),
        (chip("gave", "sometimes"), "“sometimes” does not fit Gave. It takes yes, or exclude it."),
        (chip("topic", "refunds"), "“refunds” cannot be used here. Please remove it."),
        (chip("nowhere", "x"), "“x” cannot be used here. Please remove it."),
    ] {
        assert_eq!(grammar.read_again(&before, &[chip], &context()).unwrap_err(), expected);
    }
}

#[test]
fn every_chip_can_be_read_again_as_it_stands() {
    let grammar = grammar();
    for message in [
        "Find 3 senior software engineers within 30 miles of Boston who speak Spanish, class of the nineties",
        "donors who gave over $5k but less experienced, with an MBA in economics, before 1980",
        "volunteers in Cambridge, England who know Python, with at least 10 years of experience",
        "people in fintech who gave between $10 and $20, since 2010, not in Georgia",
        "Count donors by industry in the last five years",
        "someone like Maya Chen",
        "What does the handbook say about leave of absence?",
    ] {
        let first = grammar.understand(message, None, &context());
        assert!(!first.criteria.is_empty(), "{message}");
        let chips: Vec<EditedCriterion> = first
            .criteria
            .iter()
            .map(|one| {
                let json = serde_json::json!({ "slot": one.slot, "text": one.text, "excluded": one.excluded, "need": one.need, "weight": one.weight });
                serde_json::from_value(json).unwrap()
            })
            .collect();
        // Without what was understood before, the text alone has to do.
        let bare = Understood { criteria: Vec::new(), ..first.clone() };
        let again = grammar
            .read_again(&bare, &chips, &context())
            .unwrap_or_else(|error| panic!("{message}: {error}"));
        let values = |understood: &Understood| {
            understood.criteria.iter().map(|one| one.value.clone()).collect::<Vec<_>>()
        };
        assert_eq!(values(&again), values(&first), "{message}");
        assert_eq!(told(&again), told(&first), "{message}");
    }
}

#[test]
fn what_an_intent_cannot_use_is_told() {
    let found = understood("Find engineers in Boston by industry");
    assert_eq!(found.unused.iter().map(|one| one.slot.as_str()).collect::<Vec<_>>(), ["group"]);
    assert!(understood("Find engineers in Boston").unused.is_empty());
}

#[test]
fn chips_of_nothing_are_refused() {
    let grammar = crate::understand::Grammar::new(Vec::new(), Vec::new(), super::demo::grammar().fallback);
    let error = grammar.read_again(&Understood::default(), &[], &context()).unwrap_err();
    assert!(error.starts_with("There is nothing here to run again"), "{error}");
    assert!(grammar.understand("Find engineers", None, &context()).asks.is_some());
}

#[test]
fn suggestions_are_messages_that_are_understood() {
    let grammar = grammar();
    let before = understood("Find engineers in Boston who speak Spanish, class of 2012");
    let words = ["Drop the title", "Drop the place", "Drop the language"];
    assert_eq!(crate::phrase::next_questions(&before.criteria, None, false, &[]), words);
    for suggestion in words {
        let after = grammar.understand(suggestion, Some(&before), &context());
        assert_eq!(
            (after.change, after.criteria.len()),
            (Change::Removed, 3),
            "{suggestion}: {}",
            told(&after)
        );
    }
    let more = crate::phrase::next_questions(&before.criteria, before.criteria.last(), true, &["Count them"]);
    assert_eq!(more, ["Show more", "Drop the class", "Count them"]);
    let changes = more.iter().map(|next| grammar.understand(next, Some(&before), &context()).change);
    assert_eq!(changes.collect::<Vec<_>>(), [Change::More, Change::Removed, Change::Turned]);
}
