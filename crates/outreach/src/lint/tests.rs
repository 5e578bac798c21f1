use std::collections::BTreeMap;

use super::*;
use crate::draft::{Editor, Recipient};

type Labelled = (Option<Rule>, &'static str);

fn read(file: &'static str) -> Vec<Labelled> {
    let rule = |name: &str| match name {
        "ok" => None,
        name => Some(serde_json::from_value(name.into()).unwrap()),
    };
    file.lines().map(|line| line.split_once('\t').unwrap()).map(|(name, text)| (rule(name), text)).collect()
}

/// Right, wrong and missed findings by rule: each rule counts once for a sentence.
fn count(labelled: &[Labelled]) -> BTreeMap<Rule, [u32; 3]> {
    let mut counts: BTreeMap<Rule, [u32; 3]> = BTreeMap::new();
    for (wanted, text) in labelled {
        let mut found: Vec<Rule> =
            lint_text(text, &Context::default()).into_iter().map(|one| one.rule).collect();
        found.sort_unstable();
        found.dedup();
        for rule in &found {
            let is_right = Some(*rule) == *wanted;
            if !is_right {
                println!("not wanted: {rule:?} in {text:?}");
            }
            counts.entry(*rule).or_default()[usize::from(!is_right)] += 1;
        }
        if let Some(missed) = wanted.filter(|rule| !found.contains(rule)) {
            println!("missed: {missed:?} in {text:?}");
            counts.entry(missed).or_default()[2] += 1;
        }
    }
    counts
}

fn measure(name: &str, labelled: &[Labelled]) -> (f64, f64) {
    let mut sum = [0; 3];
    for (rule, counted) in count(labelled) {
        println!("{name}: {rule:?}: {counted:?} right, wrong, missed");
        sum.iter_mut().zip(counted).for_each(|(all, one)| *all += one);
    }
    let [right, wrong, missed] = sum.map(f64::from);
    let (precision, recall) = (right / (right + wrong), right / (right + missed));
    println!("{name}: precision {precision:.3}, recall {recall:.3}");
    (precision, recall)
}

#[test]
fn labelled_sentences_are_told_apart() {
    let labelled = read(include_str!("labelled.tsv"));
    assert_eq!(labelled.len(), 120);
    assert_eq!(labelled.iter().filter(|(wanted, _)| wanted.is_none()).count(), 60, "half are harmless");
    let (precision, recall) = measure("labelled", &labelled);
    assert!(precision >= 0.98 && recall >= 0.98, "precision {precision:.3}, recall {recall:.3}");
}

/// Written after the lists, which found 14 of their 50 at first sight (precision .88) and were widened by them since.
#[test]
fn sentences_that_the_lists_learned_from_stay_told_apart() {
    let labelled = read(include_str!("more.tsv"));
    assert_eq!(labelled.len(), 100);
    let (precision, recall) = measure("more", &labelled);
    assert!(precision >= 0.95 && recall >= 0.95, "precision {precision:.3}, recall {recall:.3}");
}

/// The lists have never been widened by these: what is found here is what may be expected elsewhere. Words that say it
/// outright are found; a person still has to read what is only meant.
#[test]
fn sentences_that_the_lists_never_saw_give_few_false_alarms() {
    let labelled = read(include_str!("unseen.tsv"));
    let (precision, recall) = measure("unseen", &labelled);
    assert!(precision >= 0.8 && recall >= 0.7, "precision {precision:.3}, recall {recall:.3}");
}

fn by_machine(sentences: &[&str]) -> Draft {
    let to = Recipient::Person { person: 1, name: "Sam".to_owned() };
    let mut draft = Draft::by_machine(to, Sentence::phrase("subject", "A meeting"));
    draft.paragraph(sentences.iter().map(|text| Sentence::phrase("text", text)));
    draft
}

fn rules(draft: &Draft, context: &Context) -> Vec<Rule> {
    lint(draft, context).findings.into_iter().map(|one| one.rule).collect()
}

#[test]
fn a_finding_names_the_words_the_reason_and_what_to_write() {
    let text = "Grüße 🎓! We will not take no for an answer.";
    let found = lint_text(text, &Context::default());
    assert_eq!(found.len(), 1, "{found:?}");
    assert_eq!(found[0].said, "We will not take no");
    assert_eq!(&text[found[0].span.clone()], found[0].said);
    let shown = found[0].shown(text);
    assert_eq!((shown.start, shown.end), (10, 29), "as a browser counts");
    assert!(!shown.reason.is_empty() && !shown.suggestion.is_empty());
    assert_eq!(shown.weight, Weight::Refused);
}

#[test]
fn a_program_has_to_say_so_and_a_person_need_not() {
    let mut draft = by_machine(&["You both studied chemistry."]);
    assert_eq!(rules(&draft, &Context::default()), [Rule::Undisclosed]);
    draft.paragraph([Sentence::disclosure()]);
    assert_eq!(rules(&draft, &Context::default()), []);
    for own in [
        "This note was written with the help of an AI assistant.",
        "Parts of this were drafted by software.",
        "A program prepared this letter, and I read it.",
    ] {
        assert!(discloses(own), "{own}");
    }
    for not in ["No computer wrote this.", "It was not drafted by a machine.", "She writes software."] {
        assert!(!discloses(not), "{not}");
    }
    let ada = Editor { uid: "u".to_owned(), name: "Ada".to_owned() };
    let mut own = Draft::by_hand(draft.to.clone(), "Hello", &ada);
    own.paragraph([Sentence::by("I wrote this note myself.", &ada)]);
    assert_eq!(rules(&own, &Context::default()), [], "that is so");
    let mut machine = by_machine(&["I wrote this note myself."]);
    machine.paragraph([Sentence::disclosure()]);
    assert_eq!(rules(&machine, &Context::default()), [Rule::Undisclosed], "that is not");
}

#[test]
fn what_somebody_says_of_themselves_refuses_nothing() {
    let quoted = Sentence::filled(
        "goal",
        "Her words are: {}.",
        &[crate::Slot::quoted(Source::person(5, "bio", "being a mother made me a better engineer"))],
    );
    let mut draft = by_machine(&["You both studied chemistry."]);
    draft.paragraph([quoted.clone(), Sentence::disclosure()]);
    let found = lint(&draft, &Context::default());
    assert!(found.findings.iter().all(|one| one.weight == Weight::Hint), "{found:?}");
    assert!(!found.is_refused());
    let said = Sentence::phrase("guess", &quoted.text);
    draft.paragraph([said]);
    assert!(lint(&draft, &Context::default()).is_refused(), "the same as a guess");
}

#[test]
fn what_is_private_is_found_however_it_is_written() {
    let private = |what: &str, value: &str| Private { what: what.to_owned(), value: value.to_owned() };
    let context = Context {
        open: vec![
            "Office <office@quadrangle.example>".to_owned(),
            "office@quadrangle.example".to_owned(),
            "+1 617 555 0100".to_owned(),
        ],
        private: vec![private("street address", "12 Elm Street"), private("phone number", "617-555-0142")],
    };
    for (text, is_found) in [
        ("She is at 12 ELM STREET these days.", true),
        ("Try 617 555 0142 in the evening.", true),
        ("Try (617) 555-0142 in the evening.", true),
        ("Write to ana@x.test, she answers.", true),
        ("Write to office@quadrangle.example if you like.", false),
        ("Call us at (1) 617-555-0100.", false),
        ("They met in 2016, 2018 and 2020.", false),
        ("The course has 12 elm trees in its title.", false),
        ("The budget was 1 250 000 in 2019.", false),
    ] {
        let found = lint_text(text, &context);
        assert_eq!(found.iter().any(|one| one.rule == Rule::Personal), is_found, "{text}: {found:?}");
    }
}

#[test]
fn a_long_and_hard_text_is_told_with_its_grade() {
    let hard = "Institutional considerations notwithstanding, the interdisciplinary methodological infrastructure \
                necessitates comprehensive administrative harmonization of organizational responsibilities across \
                participating constituencies throughout the university.";
    let draft = by_machine(&[hard]);
    let report = lint(&draft, &Context::default());
    assert!(report.grade.unwrap() > 12.0, "{report:?}");
    assert!(rules(&draft, &Context::default()).contains(&Rule::HardToRead));
    let plain = by_machine(&[
        "Ana studies biology.",
        "She would like to meet you.",
        "Would a call next week suit you?",
    ]);
    let report = lint(&plain, &Context::default());
    assert!(report.grade.unwrap() < 6.0, "{report:?}");
    assert_eq!(report.words, 16);
    let long = "one two three ".repeat(13);
    assert!(lint_text(&long, &Context::default()).iter().any(|one| one.rule == Rule::TooLong));
    assert_eq!(grade(""), None);
    assert_eq!(grade("…"), None);
}

#[test]
fn every_list_is_read_and_every_phrase_of_it_is_found() {
    for list in [
        &*lists::GUILT,
        &lists::URGENCY,
        &lists::PRESSURE,
        &lists::AUTHORSHIP,
        &lists::SENSITIVE,
        &lists::PERSONAL,
        &lists::UNSUPPORTED,
    ] {
        assert!(list.entries.len() > 20);
        for entry in &list.entries {
            assert!(!entry.phrase.is_empty(), "an empty phrase would be found everywhere");
        }
    }
}

proptest::proptest! {
    #[test]
    fn whatever_is_written_is_looked_at_and_every_finding_is_inside_it(text in "\\PC{0,200}") {
        for found in lint_text(&text, &Context::default()) {
            proptest::prop_assert_eq!(text.get(found.span.clone()), Some(found.said.as_str()));
        }
    }

    #[test]
    fn the_same_text_has_the_same_findings(text in "(you|must|act|now|your|illness|is|a|the|best|NOW|!!|,|\\.| ){0,40}") {
        let (one, other) = (lint_text(&text, &Context::default()), lint_text(&text, &Context::default()));
        proptest::prop_assert_eq!(one, other);
    }
}
