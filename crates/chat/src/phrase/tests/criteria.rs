//! Criteria in words, and every wording of every answer.

use super::page::{criteria, shown};
use crate::{
    Criterion, Need, Part, Sentence, Value,
    phrase::{
        Cited, Compared, Found, InWords, Nothing, Row, Voice, closest, compared, criteria_in_words, found,
        nothing, nothing_in_library, paragraph, quoted, reply, shared, why, why_not,
    },
    understand::{Change, Understood},
};

#[test]
fn criteria_are_said_as_a_colleague_would() {
    for (message, one, many) in [
        ("engineers in Boston", "working as an engineer in Boston", "working as engineers in Boston"),
        ("in biotech", "in biotechnology", "in biotechnology"),
        ("within 30 miles of Denver", "within 30 miles of Denver", "within 30 miles of Denver"),
        ("more than 30 miles from Denver", "not within 30 miles of Denver", "not within 30 miles of Denver"),
        ("in Boston or Chicago", "in Boston or Chicago", "in Boston or Chicago"),
        ("not in Boston or Chicago", "outside Boston or Chicago", "outside Boston or Chicago"),
        ("class of 2012", "from the class of 2012", "from the class of 2012"),
        ("class of the nineties", "from the classes of 1990 to 1999", "from the classes of 1990 to 1999"),
        ("graduates since 2010", "from classes since 2010", "from classes since 2010"),
        ("graduates before 1980", "from classes before 1980", "from classes before 1980"),
        ("Spanish speakers", "who speaks Spanish", "who speak Spanish"),
        ("people who do not speak Spanish", "who does not speak Spanish", "who do not speak Spanish"),
        ("people who know Python and SQL", "who knows Python and SQL", "who know Python and SQL"),
        ("people who studied biology", "who studied biology", "who studied biology"),
        ("people with an MBA", "with an MBA", "with an MBA"),
        (
            "early-career nurses",
            "working as a registered nurse, early in their career",
            "working as registered nurses, early in their careers",
        ),
        ("directors", "who is a director", "who are directors"),
        (
            "bankers, ideally in Boston",
            "working as a banker, ideally in Boston",
            "working as bankers, ideally in Boston",
        ),
        (
            "lawyers in Texas who studied history and ideally speak French",
            "working as a lawyer in Texas who studied history and ideally speaks French",
            "working as lawyers in Texas who studied history and ideally speak French",
        ),
        (
            "VPs of sales in fintech, not in New York, who speak German",
            "working as a VP of sales in financial technology outside New York who speaks German",
            "working as VPs of sales in financial technology outside New York who speak German",
        ),
        ("anyone", "", ""),
    ] {
        let criteria = criteria(message);
        let words = InWords::new(&criteria, |_| None);
        assert_eq!((words.of(1), words.of(2)), (one, many), "{message}");
        assert_eq!(criteria_in_words(&criteria), many);
    }
}

fn chip(slot: &str, label: &str, text: &str, value: Value) -> Criterion {
    let need = Need::Must;
    Criterion {
        slot: slot.into(),
        label: label.into(),
        text: text.into(),
        value,
        excluded: false,
        need,
        weight: 3,
        span: None,
    }
}

#[test]
fn slots_of_an_app_are_said_in_its_own_words_or_by_their_label() {
    let gave = chip("gave", "Gave", "Gave", Value::Flag);
    let not = Criterion { excluded: true, ..gave.clone() };
    let load = chip("load", "Course load", "15", Value::Number(crate::Number { number: 15.0 }));
    let own = |slot: &str| (slot == "gave").then_some(["who [have|has] given", "who [have|has] never given"]);
    assert_eq!(InWords::new(&[gave.clone(), load.clone()], own).of(1), "with course load 15 who has given");
    assert_eq!(InWords::new(std::slice::from_ref(&not), own).of(5), "who have never given");
    assert_eq!(criteria_in_words(&[gave, load]), "marked “Gave” with course load 15");
    assert_eq!(criteria_in_words(&[not]), "not marked “Gave”");
}

#[test]
fn clauses_and_exceptions_are_joined_as_one_would_say_them() {
    let own = |slot: &str| match slot {
        "topic" => Some(["whose [profiles come|profile comes] close to “{}”", "not close to “{}”"]),
        _ => None,
    };
    for (message, many) in [
        ("engineers not in Boston", "working as engineers outside Boston"),
        (
            "engineers not in Boston who are not in insurance",
            "working as engineers outside insurance and outside Boston",
        ),
        ("not in Boston", "outside Boston"),
        ("people in Boston who are not engineers", "in Boston not working as engineers"),
    ] {
        assert_eq!(InWords::new(&criteria(message), own).of(2), many, "{message}");
    }
    let topic = chip("topic", "Topic", "climate", Value::Words(crate::Words { words: "climate".into() }));
    let field = chip("field", "Field", "Biology", Value::Flag);
    let words = InWords::new(&[topic.clone(), field], own);
    assert_eq!(words.of(2), "who studied biology and whose profiles come close to “climate”");
    assert_eq!(InWords::new(&[topic], own).of(1), "whose profile comes close to “climate”");
}

/// All sentences that the composers can make of the same facts.
pub(super) fn every_answer(turn: u32, change: Change, count: u64) -> Vec<Part> {
    let mut voice = Voice::new("conversation").at_turn(turn);
    let voice = &mut voice;
    let criteria = criteria("engineers in Boston who speak Spanish, class of 2012");
    let words = InWords::new(&criteria, |_| None);
    let pool = turn.is_multiple_of(2).then_some((1_284, "alumni profile"));
    let result = Found {
        noun: "alum",
        found: count,
        shown: count.min(5),
        is_ranked: true,
        pool,
        words: &words,
        change,
        source: Some(1),
    };
    let binding = criteria.get(turn as usize % 5);
    let without = (!turn.is_multiple_of(3)).then_some(count);
    let empty =
        Nothing { noun: "alum", pool, criteria: &criteria, words: &words, binding, without, source: None };
    let reasons = ["speaks Spanish".to_owned(), "answers within two days".to_owned()];
    let text =
        "Students may withdraw from a course until the end of week ten. Refunds follow the refund schedule.";
    let cited = Cited {
        title: "Student Handbook",
        page: turn.is_multiple_of(2).then_some("12"),
        heading: "",
        text,
        source: 1,
    };
    let rows = [Row {
        label: "Place",
        left: "Boston",
        right: if turn.is_multiple_of(2) { "Boston" } else { "Denver" },
    }];
    let sides = Compared { left: "Maya Chen", right: "Oliver Grant", rows: &rows, sources: &[1] };
    let mut parts = vec![
        paragraph(found(voice, &result)),
        paragraph(nothing(voice, &empty)),
        paragraph([closest(voice, "Maya Chen", &reasons, &[1]), closest(voice, "Maya Chen", &[], &[])]),
        paragraph([why("Maya Chen", &reasons, &[1]), why("Maya Chen", &[], &[])]),
        paragraph([why_not(voice, "Maya Chen", &reasons, &[1]), why_not(voice, "Maya Chen", &[], &[])]),
        paragraph(nothing_in_library(voice, Some("drones"))),
    ];
    parts.extend(quoted(
        voice,
        "Until when can I withdraw from a course?",
        None,
        &[cited, cited, Cited { page: Some("9"), ..cited }],
    ));
    parts.extend(
        compared(voice, &sides)
            .into_iter()
            .chain(shared(voice, count, &[("Place", "all in Boston", None)]))
            .map(Part::Text),
    );
    parts
}

#[test]
fn every_wording_is_a_sentence() {
    use Change::{More, New, Refined, Removed, Replaced};
    for turn in 0..12 {
        for (change, count) in
            [(New, 1), (Refined, 2), (Replaced, 40), (Removed, 7), (More, 0), (More, 1), (More, 9)]
        {
            let parts = every_answer(turn, change, count);
            let sentences: Vec<&Sentence> = parts
                .iter()
                .flat_map(|part| if let Part::Text(text) = part { &text.sentences[..] } else { &[] })
                .collect();
            assert!(sentences.len() > 10);
            for sentence in sentences {
                let plain = sentence.plain();
                assert!(plain.starts_with(|first: char| !first.is_lowercase()), "{plain}");
                assert!(
                    plain.ends_with(['.', ':', '?']) || plain.ends_with(".”") || plain.ends_with("…”"),
                    "{plain}"
                );
                assert!(
                    !plain.contains(['{', '}', '[', ']', '|'])
                        && !plain.contains("  ")
                        && !plain.contains(" ."),
                    "{plain}"
                );
                assert!(!plain.contains("1 alumni") && !plain.contains("one alumni"), "{plain}");
            }
            assert_eq!(shown(&parts), shown(&every_answer(turn, change, count)), "the same again");
        }
    }
}

#[test]
fn names_are_never_read_as_wordings() {
    let name = "{reasons} [a|b] **X**";
    let said = why(name, &["speaks {name}".to_owned()], &[]).plain();
    assert_eq!(said, "{Reasons} [a|b] **X** speaks {name}.");
}

#[test]
fn small_talk_and_questions_need_no_tool() {
    let asks = Understood { asks: Some("Which place?".to_owned()), ..Understood::default() };
    let says = Understood { says: Some("Any time.".to_owned()), ..Understood::default() };
    assert_eq!(shown(&reply(&asks).unwrap().parts), "Which place?");
    assert_eq!(shown(&reply(&says).unwrap().parts), "Any time.");
    assert_eq!(reply(&Understood::default()), None);
}
