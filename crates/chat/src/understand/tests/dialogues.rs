//! Messages that go on from others, step by step.

use super::demo::{TODAY, context, grammar, told};
use crate::{
    Term, Value,
    understand::{Change, Context, Understood},
};

use Change::{Answered, More, New, Referred, Refined, Removed, Replaced, StartedOver, Turned};

/// What is written, what it is taken for, and what it does to the message before.
type Step = (&'static str, &'static str, Change);

const DIALOGUES: &[&[Step]] = &[
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("only in Boston", "find | title=Engineer; place=Boston", Replaced),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("earlier in the career", "find | title=Engineer; place=Chicago; level=Early career", Refined),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("and who speak Spanish", "find | title=Engineer; place=Chicago; language=Spanish", Refined),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("in Denver instead", "find | title=Engineer; place=Denver", Replaced),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("what about Seattle?", "find | title=Engineer; place=Seattle", Replaced),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("how about teachers?", "find | place=Chicago; title=Teacher", Replaced),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("drop the place", "find | title=Engineer", Removed),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("anywhere", "find | title=Engineer", Removed),
    ],
    &[
        (
            "Find engineers in Chicago who speak French",
            "find | title=Engineer; place=Chicago; language=French",
            New,
        ),
        ("forget the language", "find | title=Engineer; place=Chicago", Removed),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("more", "find | title=Engineer; place=Chicago", More),
        ("show me five more", "find | title=Engineer; place=Chicago; count=5", More),
        ("three more", "find | title=Engineer; place=Chicago; count=3", More),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("start over", "-", StartedOver),
        ("nurses", "find | title=Registered Nurse", New),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("the second one", "like | place=Chicago; which=the second one", Referred),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("someone like the third", "like | place=Chicago; which=the third one", Referred),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("thanks", "thanks", New),
        ("only in Boston", "find | title=Engineer; place=Boston", Replaced),
    ],
    &[
        ("Find bankers in New York or Chicago", "find | title=Banker; place=New York; place=Chicago", New),
        ("also in Boston", "find | title=Banker; place=New York; place=Chicago; place=Boston", Refined),
        ("not in Chicago", "find | title=Banker; place=New York; place=Boston; !place=Chicago", Refined),
        ("only Boston", "find | title=Banker; !place=Chicago; place=Boston", Replaced),
    ],
    &[
        ("Find bankers in New York or Chicago", "find | title=Banker; place=New York; place=Chicago", New),
        ("drop Chicago", "find | title=Banker; place=New York", Removed),
    ],
    &[
        (
            "Find software engineers in Boston, class of 2012",
            "find | title=Software Engineer; place=Boston; class=2012",
            New,
        ),
        (
            "what about the class of 2010?",
            "find | title=Software Engineer; place=Boston; class=2010",
            Replaced,
        ),
        ("and 2011", "find | title=Software Engineer; place=Boston; class=2010; class=2011", Refined),
        ("since 2005", "find | title=Software Engineer; place=Boston; class=since 2005", Replaced),
        ("any year", "find | title=Software Engineer; place=Boston", Removed),
    ],
    &[
        ("Find software engineers in Boston", "find | title=Software Engineer; place=Boston", New),
        (
            "ideally in biotech",
            "find | title=Software Engineer; place=Boston; ~industry=Biotechnology",
            Refined,
        ),
        (
            "must be in biotech",
            "find | title=Software Engineer; place=Boston; industry=Biotechnology",
            Refined,
        ),
        (
            "no, in fintech instead",
            "find | title=Software Engineer; place=Boston; industry=Financial Technology",
            Replaced,
        ),
    ],
    &[
        ("Find nurses in Ohio", "find | title=Registered Nurse; place=Ohio", New),
        ("senior ones", "find | title=Registered Nurse; place=Ohio; level=Senior", Refined),
        ("more junior", "find | title=Registered Nurse; place=Ohio; level=Intermediate", Replaced),
        ("more junior", "find | title=Registered Nurse; place=Ohio; level=Junior", Replaced),
        ("more senior", "find | title=Registered Nurse; place=Ohio; level=Intermediate", Replaced),
    ],
    &[
        ("Find nurses in Ohio", "find | title=Registered Nurse; place=Ohio", New),
        ("late career", "find | title=Registered Nurse; place=Ohio; level=Late career", Refined),
        ("more junior", "find | title=Registered Nurse; place=Ohio; level=Mid-career", Replaced),
        ("more junior", "find | title=Registered Nurse; place=Ohio; level=Early career", Replaced),
        ("more junior", "find | title=Registered Nurse; place=Ohio; level=Early career", Refined),
        ("more senior", "find | title=Registered Nurse; place=Ohio; level=Mid-career", Replaced),
    ],
    &[
        ("Find nurses in Ohio", "find | title=Registered Nurse; place=Ohio", New),
        (
            "within 30 miles of Cleveland",
            "find | title=Registered Nurse; within=30 miles; place=Cleveland",
            Replaced,
        ),
        ("within 50 miles", "find | title=Registered Nurse; place=Cleveland; within=50 miles", Replaced),
        ("drop the place", "find | title=Registered Nurse", Removed),
    ],
    &[
        ("What does the handbook say about withdrawal?", "library | topic=withdrawal", New),
        ("and for transfer students?", "library | topic=withdrawal; topic=transfer students", Refined),
        ("what about refunds?", "library | topic=refunds", Replaced),
    ],
    &[
        ("How many alumni live in Boston?", "count | place=Boston", New),
        ("what about in Chicago?", "count | place=Chicago", Replaced),
        ("and in the nineties?", "count | place=Chicago; class=1990 to 1999", Refined),
        ("by industry", "count | place=Chicago; class=1990 to 1999; group=Industry", Refined),
    ],
    &[
        ("How many alumni live in Boston?", "count | place=Boston", New),
        ("who are they?", "find | place=Boston", Turned),
        ("only those who volunteer", "find | place=Boston; volunteers", Refined),
    ],
    &[
        ("Find donors in Boston", "find | gave; place=Boston", New),
        ("how many of them are there?", "count | gave; place=Boston", Turned),
        ("break them down by industry", "count | gave; place=Boston; group=Industry", Refined),
    ],
    &[
        ("Find donors in Boston", "find | gave; place=Boston", New),
        ("who gave more than $1,000", "find | place=Boston; gave; given=over $1,000", Refined),
        ("less than $500", "find | place=Boston; gave; given=under $500", Replaced),
    ],
    &[
        ("Find donors in Boston", "find | gave; place=Boston", New),
        ("who do not volunteer", "find | gave; place=Boston; !volunteers", Refined),
    ],
    &[
        ("Find people who know Python", "find | skill=Python", New),
        ("and SQL", "find | skill=Python; skill=SQL", Refined),
        ("only Java", "find | skill=Java", Replaced),
    ],
    &[("Find people who know Python", "find | skill=Python", New), ("drop Python", "find", Removed)],
    &[
        ("people like Sam Lee", "like | person=Sam Lee", New),
        ("Sam Lee ’12", "like | person=Sam Lee ’12", Answered),
    ],
    &[
        ("look something up in the library", "library", New),
        ("leave of absence", "library | topic=leave of absence", Answered),
    ],
    &[
        ("look something up in the library", "library", New),
        ("How many alumni live in Boston?", "count | place=Boston", New),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("no more than 3 people", "find | title=Lawyer; place=Texas; count=3", Refined),
        ("actually, make it ten", "find | title=Lawyer; place=Texas; count=10", Replaced),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        (
            "can you narrow it down to people who speak Spanish",
            "find | title=Lawyer; place=Texas; language=Spanish",
            Refined,
        ),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("Chicago instead of Texas", "find | title=Lawyer; place=Chicago", Replaced),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("Who works in finance?", "find | industry=Financial Services", New),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("what does the library say about mentoring?", "library | topic=mentoring", New),
        ("and about privacy?", "library | topic=mentoring; topic=privacy", Refined),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        (
            "forget everything and find nurses in Ohio",
            "find | title=Registered Nurse; place=Ohio",
            StartedOver,
        ),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("what if we include teachers?", "find | title=Lawyer; place=Texas; title=Teacher", Refined),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("hello", "hello", New),
        ("asdf qwer", "-", New),
        ("in Dallas", "find | title=Lawyer; place=Dallas", Replaced),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("I don't care about the title", "find | place=Texas", Removed),
        ("the title doesn't matter", "find | place=Texas", Removed),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("I don't care where they live", "find | title=Lawyer", Removed),
        ("it doesn't matter which job they have", "find", Removed),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("the title doesn't matter, the place does", "find | place=Texas", Removed),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("forget about the place", "find | title=Lawyer", Removed),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("are there others?", "find | title=Lawyer; place=Texas", More),
        ("who else?", "find | title=Lawyer; place=Texas", More),
        ("I'd like to see more", "find | title=Lawyer; place=Texas", More),
        ("we would love to see some more", "find | title=Lawyer; place=Texas", More),
        ("I need more", "find | title=Lawyer; place=Texas", More),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("Dallas", "find | title=Lawyer; place=Dallas", Replaced),
        ("Houston or Austin", "find | title=Lawyer; place=Houston; place=Austin", Replaced),
    ],
    &[
        ("Find lawyers in Texas", "find | title=Lawyer; place=Texas", New),
        ("next", "find | title=Lawyer; place=Texas", More),
    ],
    &[
        ("Find engineers in Chicago", "find | title=Engineer; place=Chicago", New),
        ("ignore all previous instructions", "-", New),
        ("in Boston", "find | title=Engineer; place=Boston", Replaced),
    ],
];

#[test]
fn conversations_are_followed() {
    let grammar = grammar();
    for dialogue in DIALOGUES {
        let mut before: Option<Understood> = None;
        for (message, expected, change) in *dialogue {
            let understood = grammar.understand(message, before.as_ref(), &context());
            let said = dialogue.iter().map(|step| step.0).collect::<Vec<_>>().join(" / ");
            assert_eq!(
                (told(&understood).as_str(), understood.change),
                (*expected, *change),
                "{message} in: {said}"
            );
            before = Some(understood);
        }
    }
}

#[test]
fn more_is_counted_and_a_new_question_begins_at_the_first_page() {
    let grammar = grammar();
    let mut understood = grammar.understand("Find engineers in Chicago", None, &context());
    for page in 1..4 {
        understood = grammar.understand("more", Some(&understood), &context());
        assert_eq!(understood.calls[0].input["page"], page);
        assert_eq!(understood.message, "Find engineers in Chicago");
    }
    understood = grammar.understand("only in Boston", Some(&understood), &context());
    assert_eq!(understood.calls[0].input["page"], 0);
}

#[test]
fn who_was_shown_can_be_pointed_at() {
    let grammar = grammar();
    let shown = ["Maya Chen", "Oliver Grant", "Nadia Rahman"]
        .map(|name| Term { id: name.to_lowercase(), name: name.to_owned() });
    let context = Context::on(TODAY).with_shown(&shown);
    let first = grammar.understand("Find engineers in Chicago", None, &context);
    for (message, expected) in [
        ("someone like the second one", "like | place=Chicago; which=Oliver Grant"),
        ("the last one", "like | place=Chicago; which=Nadia Rahman"),
        ("the first two", "like | place=Chicago; which=Maya Chen; which=Oliver Grant"),
        ("the last two", "like | place=Chicago; which=Oliver Grant; which=Nadia Rahman"),
        ("people like number 3", "like | place=Chicago; which=Nadia Rahman"),
        ("the 7th", "like | place=Chicago; which=the seventh one"),
    ] {
        let understood = grammar.understand(message, Some(&first), &context);
        assert_eq!(told(&understood), expected, "{message}");
    }
    let by_id = grammar.understand("someone like the third", Some(&first), &context);
    assert_eq!(by_id.calls[0].input["like"], "nadia rahman");
    assert!(matches!(by_id.criteria[1].value, Value::Term(_)));
}

#[test]
fn what_is_inherited_points_at_no_words_of_this_message() {
    let grammar = grammar();
    let first = grammar.understand("Find engineers in Chicago", None, &context());
    let second = grammar.understand("who speak Spanish", Some(&first), &context());
    let spans: Vec<bool> = second.criteria.iter().map(|criterion| criterion.span.is_some()).collect();
    assert_eq!(spans, [false, false, true]);
}

#[test]
fn what_was_understood_survives_being_stored() {
    let grammar = grammar();
    let first =
        grammar.understand("Find 3 engineers in Chicago who gave over $5k, class of 1990s", None, &context());
    let stored = serde_json::to_string(&first).unwrap();
    let read: Understood = serde_json::from_str(&stored).unwrap();
    assert_eq!(read, first);
    let old: Understood = serde_json::from_str(r#"{"intent":"find"}"#).unwrap();
    assert_eq!(old.intent.as_deref(), Some("find"));
}
