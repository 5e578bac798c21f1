use super::*;

/// What is asked one after the other, and what each is taken for.
const DIALOGUES: &[&[(&str, &str)]] = &[
    &[
        ("How many people gave?", "count | gave"),
        ("teachers in Boston", "find | title=Teacher; place=Boston"),
    ],
    &[
        ("students in Boston", "find | kind=students; place=Boston"),
        ("engineers in Massachusetts", "find | title=Engineer; place=Massachusetts"),
        ("people in Chicago", "find | place=Chicago"),
        ("Boston lawyers", "find | place=Boston; title=Lawyer"),
    ],
    &[
        ("students in Boston", "find | kind=students; place=Boston"),
        ("and in Chicago?", "find | kind=students; place=Boston; place=Chicago"),
        ("only those who gave", "find | kind=students; place=Boston; place=Chicago; gave"),
    ],
    &[
        ("engineers in Boston", "find | title=Engineer; place=Boston"),
        ("What about Chicago?", "find | title=Engineer; place=Chicago"),
        ("Only donors", "find | title=Engineer; place=Chicago; gave"),
        ("How many are there?", "count | title=Engineer; place=Chicago; gave"),
        ("How many in Denver?", "count | title=Engineer; gave; place=Denver"),
        ("How many people are there?", "count"),
    ],
    &[
        ("alumni in Boston", "find | kind=alumni; place=Boston"),
        ("How many?", "count | kind=alumni; place=Boston"),
        ("by industry", "count | kind=alumni; place=Boston; by=by industry"),
    ],
    &[
        ("alumni in Boston", "find | kind=alumni; place=Boston"),
        ("How many gave?", "count | kind=alumni; place=Boston; gave"),
        ("How many students are there?", "count | kind=students"),
    ],
];

#[test]
fn conversations_are_followed() {
    let mut wrong = Vec::new();
    for dialogue in DIALOGUES {
        let mut before: Option<Understood> = None;
        for (message, expected) in *dialogue {
            let after = GRAMMAR.understand(message, before.as_ref(), &context());
            if told(&after) != *expected {
                wrong.push(format!("{message}\n  wanted {expected}\n  taken for {}", told(&after)));
            }
            before = Some(after);
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_library_is_asked_again_about_another_season() {
    let first = understood("When is the last day to drop a course in fall?");
    let second = GRAMMAR.understand("And in spring?", Some(&first), &context());
    assert_eq!(second.calls[0].input["question"], "When is the last day to drop a course in spring?");
    let open = understood("When is the last day to drop a course?");
    let second = GRAMMAR.understand("And in spring?", Some(&open), &context());
    assert_eq!(second.calls[0].input["question"], "When is the last day to drop a course in spring?");
    let third = GRAMMAR.understand("what about summer?", Some(&second), &context());
    assert_eq!(third.calls[0].input["question"], "When is the last day to drop a course in summer?");
}

#[test]
fn the_library_is_asked_what_a_changed_topic_says() {
    let first = understood("When is the last day to drop a course in fall?");
    let chips = serde_json::json!([{ "slot": "topic", "text": "GPA for aid", "need": "must", "weight": 3 }]);
    let chips: Vec<chat::EditedCriterion> = serde_json::from_value(chips).unwrap();
    let again = GRAMMAR.read_again(&first, &chips, &context()).unwrap();
    assert_eq!(again.calls[0].input["question"], "grade point average for aid");
    assert_eq!(again.message, "GPA for aid");
}

#[test]
fn whoever_was_shown_alone_is_meant_by_she() {
    let person = |id: &str, name: &str| chat::Term { id: id.to_owned(), name: name.to_owned() };
    let all = [person("7", "Maya Chen"), person("8", "Nadia Rahman")];
    let before = understood("engineers in Boston");
    for question in ["What does she do?", "Where does he live?", "Tell me more about her"] {
        let alone = GRAMMAR.understand(question, Some(&before), &context().with_shown(&all[..1]));
        assert_eq!(told(&alone), "tell | which=Maya Chen", "{question}");
        assert_eq!(alone.calls[0].input["person"], "7", "{question}");
    }
    let nobody = GRAMMAR.understand("What does she do?", Some(&before), &context());
    assert!(nobody.asks.is_some_and(|asks| asks.starts_with("Whom do you mean?")));
    let both = context().with_shown(&all);
    let asked = GRAMMAR.understand("What does she do?", Some(&before), &both);
    assert_eq!(asked.asks.as_deref(), Some("Whom do you mean: Maya Chen or Nadia Rahman?"));
    for answer in ["Nadia Rahman", "the second one", "Nadia"] {
        let meant = GRAMMAR.understand(answer, Some(&asked), &both);
        assert_eq!(told(&meant), "tell | which=Nadia Rahman", "{answer}");
    }
    let named = understood("Is Maya Chen an engineer?");
    let meant = GRAMMAR.understand("Where does she live?", Some(&named), &both);
    assert_eq!(told(&meant), "tell | which=Maya Chen");
    let policy = GRAMMAR.understand("How does a student change his major?", Some(&before), &both);
    assert_eq!(policy.intent.as_deref(), Some("look_up"), "{}", told(&policy));
}

#[test]
fn a_chip_does_not_say_its_label_twice() {
    for message in ["donors", "volunteers", "mentors", "students without a mentor"] {
        let all = understood(message).criteria;
        assert!(!all.is_empty() && all.iter().all(|one| one.label != one.text), "{message}: {all:?}");
    }
}

#[test]
fn what_is_no_language_is_not_searched_for() {
    for message in ["asdf qwer zxcv", "asdf qwer zxcv?", "xkcd wlrgh"] {
        let understood = understood(message);
        assert!(understood.calls.is_empty() && understood.asks.is_some(), "{message}: {}", told(&understood));
    }
}
