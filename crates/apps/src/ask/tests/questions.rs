use std::collections::BTreeSet;

use ai::{DIMENSIONS, EmbedError, Embedder, Vector};

use super::*;

/// What a member of staff asks in plain words.
const QUESTIONS: &[(&str, &str)] = &[
    (
        "Mentors who moved from research into industry",
        "find | mentor; topic=moved from research into industry",
    ),
    ("Alumni who went from law to teaching", "find | kind=alumni; skill=Teaching; topic=went from law"),
    ("Who switched from banking into biotech?", "find | industry=Biotechnology; topic=switched from banking"),
    ("Find alumni in Boston who work in biotech", "find | kind=alumni; place=Boston; industry=Biotechnology"),
    ("Who studied chemistry and lives in Chicago?", "find | field=Chemistry; place=Chicago"),
    ("Show me lawyers in Denver", "find | title=Lawyer; place=Denver"),
    ("List the mentors in health care", "find | mentor; industry=Hospitals and Health Care"),
    ("List donors from the class of 1998", "find | gave; class=1998"),
    ("Who gave and volunteered?", "find | gave; volunteered"),
    ("Show everyone who knows Python", "find | skill=Python"),
    ("Give me five alumni in Chicago", "find | count=5; kind=alumni; place=Chicago"),
    ("I need a mentor in biotech", "find | mentor; industry=Biotechnology"),
    ("I am looking for a mentor in Boston", "find | mentor; place=Boston"),
    ("Which students are looking for a mentor?", "find | kind=students; mentee"),
    ("Who wants a mentor in Ohio?", "find | mentee; place=Ohio"),
    ("Is there anyone who volunteers in Texas?", "find | volunteered; place=Texas"),
    ("Do we have alumni in Tokyo?", "find | kind=alumni; place=Tokyo"),
    ("Which alumni work in renewable energy?", "find | kind=alumni; industry=Renewable Energy"),
    (
        "Directors in financial services in New York",
        "find | level=Director; industry=Financial Services; place=New York",
    ),
    ("Who should I invite to a panel on climate?", "find | topic=invite panel climate"),
    ("Anyone in public health in Ohio?", "find | field=Public Health; place=Ohio"),
    ("Lawyers in Boston?", "find | title=Lawyer; place=Boston"),
    ("Who gave most?", "find | gave"),
    ("Who gave nothing in Boston?", "find | !gave; place=Boston"),
    ("alumni who donated nothing", "find | kind=alumni; !gave"),
    ("Who are our biggest donors in Boston?", "find | gave; place=Boston"),
    ("Who gave the largest gifts?", "find | gave"),
    ("alumni within 50 miles of Boston", "find | kind=alumni; within=50 miles; place=Boston"),
    ("Who graduated after 2010?", "find | class=after 2010"),
    ("alumni who graduated before 1990", "find | kind=alumni; class=before 1990"),
    ("Who graduated between 2000 and 2005?", "find | class=2000 to 2005"),
    ("class of 2012 or later", "find | class=since 2012"),
    ("engineers who graduated in the nineties", "find | title=Engineer; class=1990 to 1999"),
    ("How many graduated in 2015?", "count | class=2015"),
    ("Alumni near Boston within 50 miles", "find | kind=alumni; place=Boston; within=50 miles"),
    ("Nurses within 30 km of Chicago", "find | title=Registered Nurse; within=30 km; place=Chicago"),
    ("Teachers close to Denver", "find | title=Teacher; place=Denver"),
    ("How many people who studied chemistry gave?", "count | field=Chemistry; gave"),
    (
        "How many alumni who work in biotech live in Boston?",
        "count | kind=alumni; industry=Biotechnology; place=Boston",
    ),
    ("How many people gave?", "count | gave"),
    ("How many of our graduates are lawyers?", "count | kind=alumni; title=Lawyer"),
    ("How many students are looking for a mentor?", "count | kind=students; mentee"),
    ("Can you tell me how many mentors we have in Ohio?", "count | mentor; place=Ohio"),
    ("Count the students by field", "count | kind=students; by=by field"),
    ("What is the number of mentors?", "count | mentor"),
    ("What is the number of mentors in each industry?", "count | mentor; by=by industry"),
    ("Show me the number of donors by decade", "count | gave; by=by decade"),
    ("List how many alumni there are by industry", "count | kind=alumni; by=by industry"),
    ("In which industries do our alumni work?", "count | by=by industry; kind=alumni"),
    ("Break down the engineers by seniority", "count | title=Engineer; by=by seniority"),
    ("How many alumni gave, by decade?", "count | kind=alumni; gave; by=by decade"),
    ("What does the policy say about gifts of stock?", "look_up | topic=gifts of stock"),
    ("What happens to my aid if I withdraw?", "look_up | topic=aid withdraw"),
    ("When is the last day to drop a course?", "look_up | topic=last day to drop course"),
    ("How many mentees may a mentor have?", "look_up | topic=mentees mentor"),
    ("How many days do I have to appeal?", "look_up | topic=days appeal"),
    ("Who decides on gifts above $250,000?", "look_up | topic=gifts above $250,000"),
    ("Find the policy on gifts of stock", "look_up | topic=gifts of stock"),
    ("Show me the rules for verification", "look_up | topic=verification"),
    ("last day to drop a course", "look_up | topic=last day to drop course"),
    ("how do I apply for a pell grant", "look_up | topic=apply pell grant"),
    ("What GPA do I need to keep my scholarship?", "look_up | topic=GPA keep scholarship"),
    ("Who is eligible for work-study?", "look_up | topic=work-study"),
];

/// To whom all sentences mean the same.
struct Alike;

impl Embedder for Alike {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        let mut vector = [0.0; DIMENSIONS];
        vector[0] = 1.0;
        Ok(vec![vector; texts.len()])
    }
}

#[test]
fn plain_questions_are_understood_as_they_are_meant() {
    let wrong: Vec<String> = QUESTIONS
        .iter()
        .map(|(message, expected)| (message, expected, understood(message)))
        .filter(|(_, expected, understood)| told(understood) != **expected || understood.asks.is_some())
        .map(|(message, expected, understood)| {
            let asks = understood.asks.as_deref().unwrap_or_default();
            format!("{message}\n  wanted {expected}\n  taken for {} {asks}", told(&understood))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_question_with_a_clear_cue_is_never_asked_back_whatever_an_embedder_says() {
    let context = context().with_embedder(Some(&Alike));
    for (message, expected) in QUESTIONS {
        let understood = GRAMMAR.understand(message, None, &context);
        assert_eq!(understood.asks, None, "{message}");
        assert_eq!(told(&understood), *expected, "{message}");
    }
}

/// To whom every message is like "How many alumni live in Boston?".
struct Counting;

impl Embedder for Counting {
    fn embed(&self, texts: &[&str]) -> Result<Vec<Vector>, EmbedError> {
        let is_like = |text: &str| texts.len() == 1 || text.starts_with("How many");
        let direction = |text: &&str| {
            let mut vector = [0.0; DIMENSIONS];
            vector[usize::from(is_like(text))] = 1.0;
            vector
        };
        Ok(texts.iter().map(direction).collect())
    }
}

#[test]
fn criteria_and_nothing_else_are_people_whatever_an_embedder_says() {
    let context = context().with_embedder(Some(&Counting));
    for (message, expected) in [
        ("Mentors in Chicago", "find | mentor; place=Chicago"),
        ("the mentors from Chicago and Denver", "find | mentor; place=Chicago; place=Denver"),
        ("Alumni working in biotech", "find | kind=alumni; industry=Biotechnology"),
        ("Lawyers in Boston?", "find | title=Lawyer; place=Boston"),
    ] {
        let understood = GRAMMAR.understand(message, None, &context);
        assert_eq!((told(&understood), &understood.asks), (expected.to_owned(), &None), "{message}");
    }
}

#[test]
fn no_word_of_the_library_is_taken_for_a_slip_of_the_finger() {
    let letters = |letter: char| !letter.is_alphabetic();
    let words: BTreeSet<String> = campus::LIBRARY
        .iter()
        .flat_map(|page| page.text.split(letters))
        .filter(|word| word.len() > 4 && !word.starts_with(char::is_uppercase))
        .map(str::to_owned)
        .collect();
    let mended = |word: &&String| understood(&format!("find {word}")).message != format!("find {word}");
    let wrong: Vec<&String> = words.iter().filter(mended).collect();
    assert!(words.len() > 1000 && wrong.is_empty(), "{wrong:?}");
}

#[test]
fn what_is_suggested_goes_on_from_what_was_asked() {
    for (first, suggested, expected) in [
        (
            "Find alumni in Boston",
            "How many of them are there by industry?",
            "count | kind=alumni; place=Boston; by=by industry",
        ),
        (
            "How many alumni live in Boston?",
            "Show them by decade",
            "count | kind=alumni; place=Boston; by=by decade",
        ),
        ("How many alumni live in Boston, by decade?", "Who are they?", "find | kind=alumni; place=Boston"),
        ("Find donors in Boston", "Drop “Giving”", "find | place=Boston"),
        ("Find alumni in Boston", "Drop the affiliation", "find | place=Boston"),
        ("Find lawyers in Boston", "Drop the title", "find | place=Boston"),
    ] {
        let before = understood(first);
        let after = GRAMMAR.understand(suggested, Some(&before), &context());
        assert_eq!(told(&after), expected, "{first} {suggested}");
    }
}
