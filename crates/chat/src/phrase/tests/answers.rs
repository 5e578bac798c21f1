//! Whole answers, as they are read.

use insta::assert_snapshot;

use super::page::{criteria, shown, text};
use crate::{
    Amount, Part, ToolError,
    phrase::{
        Calculated, Cited, Compared, Found, InWords, Nothing, Row, Voice, calculated, closest, compared,
        failed, found, left_out, next_questions, nothing, nothing_in_library, paragraph, quoted, shared,
    },
    understand::Change,
};

#[test]
fn a_search_with_more_than_is_shown() {
    let mut voice = Voice::new("a");
    let criteria =
        criteria("mentors in climate finance in Boston, class of the 2010s, ideally Spanish speakers");
    let words = InWords::new(&criteria, |_| None);
    let result = Found {
        noun: "mentor",
        found: 14,
        shown: 3,
        is_ranked: true,
        pool: Some((1_284, "alumni profile")),
        words: &words,
        change: Change::New,
        source: Some(1),
    };
    let mut parts = vec![paragraph(found(&mut voice, &result))];
    let points = [
        ("Career path", "each moved from research into finance within five years", Some(1)),
        ("Availability", "all three answered a mentoring request in the last 60 days", Some(2)),
    ];
    parts.extend(shared(&mut voice, 3, &points).into_iter().map(Part::Text));
    let reasons = [
        "moved from research into finance".to_owned(),
        "prefers a monthly video call".to_owned(),
        "speaks Spanish".to_owned(),
    ];
    parts.push(paragraph([closest(&mut voice, "Maya Chen", &reasons, &[1])]));
    assert_snapshot!(shown(&parts), @r"
    Among **1,284 alumni profiles** there are **14 mentors** in financial services in Boston from the classes of 2010 to 2019 who ideally speak Spanish. [1] Here are the closest three.
    All three have this in common:
    - **Career path** – each moved from research into finance within five years. [1]
    - **Availability** – all three answered a mentoring request in the last 60 days. [2]
    Top of the list is **Maya Chen**, who moved from research into finance, prefers a monthly video call and speaks Spanish. [1]
    ");
}

#[test]
fn one_hit_and_no_pool() {
    let mut voice = Voice::new("b");
    let criteria = criteria("architects in Tokyo who speak Japanese");
    let words = InWords::new(&criteria, |_| None);
    let result = Found {
        noun: "alum",
        found: 1,
        shown: 1,
        is_ranked: true,
        pool: None,
        words: &words,
        change: Change::New,
        source: Some(1),
    };
    assert_snapshot!(shown(&[paragraph(found(&mut voice, &result))]), @"I found **one alum** working as an architect in Tokyo who speaks Japanese. [1]");
}

#[test]
fn a_conversation_that_narrows_and_widens() {
    let mut told = Vec::new();
    let steps = [
        ("engineers in Chicago", 214, 5, Change::New),
        ("engineers in Boston", 96, 5, Change::Replaced),
        ("engineers in Boston who speak Spanish", 7, 5, Change::Refined),
        ("early-career engineers in Boston who speak Spanish", 2, 2, Change::Refined),
        ("early-career engineers who speak Spanish", 31, 5, Change::Removed),
        ("early-career engineers who speak Spanish", 31, 5, Change::More),
        ("early-career engineers who speak Spanish", 31, 0, Change::More),
    ];
    for (turn, (message, count, visible, change)) in (0..).zip(steps) {
        let mut voice = Voice::new("c").at_turn(turn);
        let words = InWords::new(&criteria(message), |_| None);
        let result = Found {
            noun: "alum",
            found: count,
            shown: visible,
            is_ranked: true,
            pool: None,
            words: &words,
            change,
            source: Some(1),
        };
        told.push(paragraph(found(&mut voice, &result)));
    }
    assert_snapshot!(shown(&told), @r"
    The search finds **214 alumni** working as engineers in Chicago. [1] The five below fit best.
    Now there are **96 alumni** working as engineers in Boston. [1] Here are the closest five.
    Now it comes down to **seven alumni** working as engineers in Boston who speak Spanish. [1] I have put the best five below.
    That leaves **two alumni** working as engineers in Boston, early in their careers, who speak Spanish. [1]
    Without that there are **31 alumni** working as engineers, early in their careers, who speak Spanish. [1] Here are the closest five.
    These five come next: [1]
    You have seen them all: there are no further alumni working as engineers, early in their careers, who speak Spanish. [1]
    ");
}

#[test]
fn nothing_found_and_the_class_is_what_rules_people_out() {
    let mut voice = Voice::new("d");
    let criteria = criteria("bankers in Boston, class of 1990 to 1999, not in insurance");
    let words = InWords::new(&criteria, |_| None);
    let class = criteria.iter().find(|one| one.slot == "class");
    let result = Nothing {
        noun: "alum",
        pool: Some((1_284, "alumni profile")),
        criteria: &criteria,
        words: &words,
        binding: class,
        without: Some(12),
        source: Some(1),
    };
    let asked = next_questions(&criteria, class, false, &["Who works in banking in Boston?"]);
    let parts = [paragraph(nothing(&mut voice, &result)), text(&asked.join(" | "))];
    assert_snapshot!(shown(&parts), @r"
    Among 1,284 alumni profiles there are no alumni working as bankers in Boston from the classes of 1990 to 1999 outside insurance. [1] Leave out the class (1990 to 1999), and there are **12 alumni**. [1]
    Drop the class | Who works in banking in Boston?
    ");
}

#[test]
fn nothing_found_and_nobody_knows_why() {
    let mut voice = Voice::new("e");
    let criteria = criteria("nurses in Ohio with a PhD who speak French or German");
    let words = InWords::new(&criteria, |_| None);
    let result = Nothing {
        noun: "mentor",
        pool: None,
        criteria: &criteria,
        words: &words,
        binding: None,
        without: None,
        source: None,
    };
    let asked = next_questions(&criteria, None, false, &[]);
    let parts = [paragraph(nothing(&mut voice, &result)), text(&asked.join(" | "))];
    assert_snapshot!(shown(&parts), @r"
    There are no mentors working as registered nurses in Ohio with a PhD who speak French or German. It may help to leave out the title, the place, the degree or the language.
    Drop the title | Drop the place | Drop the degree
    ");
}

const WITHDRAWAL: &str = "Chapter 4. Students may withdraw from a course without penalty until the end of week ten. \
                          A withdrawal after that date is recorded as a W on the transcript.";

#[test]
fn one_page_of_the_library() {
    let mut voice = Voice::new("f");
    let passage =
        Cited { title: "Student Handbook", page: Some("12"), heading: "", text: WITHDRAWAL, source: 1 };
    let parts = quoted(&mut voice, "Until when can I withdraw from a course?", Some("withdraw"), &[passage]);
    assert_snapshot!(shown(&parts), @"The Student Handbook says, on page 12: “Students may withdraw from a course without penalty until the end of week ten.” [1]");
}

#[test]
fn several_pages_of_the_library() {
    let mut voice = Voice::new("g");
    let refund =
        "Tuition for a course that a student withdraws from is refunded in full during the first two weeks.";
    let aid =
        "If you withdraw from a course, your financial aid may be reduced; ask the aid office before you do.";
    let passages = [
        Cited { title: "Student Handbook", page: Some("12"), heading: "", text: WITHDRAWAL, source: 1 },
        Cited { title: "Student Handbook", page: Some("31"), heading: "", text: refund, source: 2 },
        Cited { title: "Financial Aid Guide", page: Some("7"), heading: "", text: aid, source: 3 },
        Cited {
            title: "Parking",
            page: None,
            heading: "",
            text: "Permits are sold at the gate on weekdays.",
            source: 4,
        },
    ];
    let parts = quoted(&mut voice, "What happens when I withdraw from a course?", None, &passages);
    assert_snapshot!(shown(&parts), @"On page 12, the Student Handbook says: “Students may withdraw from a course without penalty until the end of week ten.” [1] Page 31 adds: “Tuition for a course that a student withdraws from is refunded in full during the first two weeks.” [2] The Financial Aid Guide says on page 7: “If you withdraw from a course, your financial aid may be reduced; ask the aid office before you do.” [3]");
}

#[test]
fn a_page_that_may_be_about_something_else() {
    let mut voice = Voice::new("h");
    let passage =
        Cited { title: "The Donor Bill of Rights", page: None, heading: "", text: WITHDRAWAL, source: 1 };
    let parts = quoted(&mut voice, "Can my company match a scholarship gift?", None, &[passage]);
    assert_snapshot!(shown(&parts), @"I found no clear answer; the closest passage is in The Donor Bill of Rights: “Students may withdraw from a course without penalty until the end of week ten.” [1]");
}

#[test]
fn nothing_in_the_library_at_all() {
    let mut voice = Voice::new("i");
    let known = quoted(&mut voice, "What is the policy on drones?", Some("drones"), &[]);
    let unknown = paragraph(nothing_in_library(&mut Voice::new("j2").at_turn(1), None));
    assert_snapshot!(shown(&[known, vec![unknown]].concat()), @r"
    The library has nothing about “drones” that I could find. Try other words, or ask whoever looks after the library to add a page.
    I found nothing about this in the library. Other words may help; it may also be that no page about it has been added yet.
    ");
}

#[test]
fn a_calculation() {
    let mut voice = Voice::new("k");
    let run = Calculated {
        what: "the Student Aid Index",
        result: Amount::Dollars(739_500),
        parts: &[
            ("parents’ income", Amount::Dollars(612_000)),
            ("the student’s savings", Amount::Dollars(127_500)),
        ],
        note: Some("This is an estimate and not an offer of aid"),
        source: Some(1),
    };
    assert_snapshot!(shown(&[paragraph(calculated(&mut voice, &run))]), @"I get **$7,395** for the Student Aid Index. [1] It is made up of parents’ income ($6,120) and the student’s savings ($1,275). [1] This is an estimate and not an offer of aid.");
}

#[test]
fn two_people_side_by_side() {
    let mut voice = Voice::new("l");
    let rows = [
        Row { label: "Place", left: "Boston", right: "Boston" },
        Row { label: "Industry", left: "Financial Services", right: "Financial Services" },
        Row { label: "Field", left: "Economics", right: "Public Policy" },
        Row { label: "Class", left: "2014", right: "2011" },
        Row { label: "Languages", left: "Mandarin", right: "" },
    ];
    let sides = Compared { left: "Maya Chen", right: "Oliver Grant", rows: &rows, sources: &[1, 2] };
    let parts: Vec<Part> = compared(&mut voice, &sides).into_iter().map(Part::Text).collect();
    assert_snapshot!(shown(&parts), @r"
    What **Maya Chen** and **Oliver Grant** have in common: the place (Boston) and the industry (Financial Services). [1] [2] This is where they differ:
    - **Field**: Economics for Maya Chen, Public Policy for Oliver Grant. [1] [2]
    - **Class**: 2014 for Maya Chen, 2011 for Oliver Grant. [1] [2]
    - **Languages**: Mandarin for Maya Chen, not known for Oliver Grant. [1] [2]
    ");
}

#[test]
fn a_tool_that_failed_and_words_that_did_not_help() {
    let unused = criteria("engineers in Boston, class of 2012");
    let parts = [
        failed("search the directory", &ToolError::Failed("connection reset".to_owned())),
        failed(
            "search the directory",
            &ToolError::Input("Please name a place in the United States.".to_owned()),
        ),
        paragraph(left_out(&unused[1..])),
        paragraph(left_out(&unused[2..])),
    ];
    assert_snapshot!(shown(&parts), @r"
    (ToolFailed, retry) I could not search the directory just now, so that part of the answer is missing.
    (ToolFailed) Please name a place in the United States.
    I left out “Boston” and “2012”: this search cannot use them.
    I left out “2012”: this search cannot use it.
    ");
}
