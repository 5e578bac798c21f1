use super::*;

fn ada() -> Editor {
    Editor { uid: "u1".to_owned(), name: "Ada".to_owned() }
}

fn reader() -> Recipient {
    Recipient::Person { person: 17, name: "Sam Lee".to_owned() }
}

fn draft() -> Draft {
    let goal = Slot::quoted(Source::person(5, "goal", "product work in biotech"));
    let name = Slot::quoted(Source::person(5, "name", "Ana Silva"));
    let mut draft = Draft::by_machine(
        reader(),
        Sentence::filled("subject", "Would you meet {}?", std::slice::from_ref(&name)),
    );
    draft.paragraph([
        Sentence::phrase("greeting", "Dear reader,"),
        Sentence::filled("goal", "{} hopes for {}.", &[name, goal]),
    ]);
    draft.paragraph([Sentence::disclosure()]);
    draft
}

#[test]
fn what_is_composed_has_its_sources_and_no_gap() {
    let draft = draft();
    assert_eq!(draft.gaps(), []);
    let said = &draft.paragraphs[0].sentences[1];
    assert_eq!(said.text, "Ana Silva hopes for product work in biotech.");
    assert_eq!(said.sources.len(), 3, "the phrase and two records: {said:?}");
    assert!(draft.is_disclosed());
    assert_eq!(draft.body().lines().count(), 3);
}

#[test]
fn a_sentence_without_a_source_is_a_gap() {
    let mut draft = draft();
    draft.paragraph([Sentence { text: "She likes to sail.".to_owned(), sources: Vec::new() }]);
    let gaps = draft.gaps();
    assert_eq!(gaps.len(), 1);
    assert_eq!(gaps[0].place, Place::of(2, 0));
    assert!(gaps[0].message.contains("no source"), "{gaps:?}");
}

#[test]
fn a_name_or_figure_that_no_source_has_is_a_gap() {
    let goal = Source::person(5, "goal", "product work in biotech");
    let made_up = |text: &str| Sentence { text: text.to_owned(), sources: vec![goal.clone()] };
    for (text, word) in [
        ("She hopes for product work at Genentech.", Some("Genentech")),
        ("She hopes for product work in 12 months.", Some("12")),
        ("She hopes for product work in biotech.", None),
        ("Product work in biotech is what I heard of.", None),
        ("Biotech’s product work is her goal.", None),
    ] {
        let mut draft = draft();
        draft.paragraph([made_up(text)]);
        let told = draft.gaps().first().map(|gap| gap.message.clone());
        assert_eq!(told.is_some(), word.is_some(), "{text}: {told:?}");
        assert!(told.unwrap_or_default().contains(word.unwrap_or_default()), "{text}");
    }
}

#[test]
fn an_empty_message_is_a_gap() {
    let empty = Draft::by_hand(reader(), " ", &ada());
    let places: Vec<Place> = empty.gaps().into_iter().map(|gap| gap.place).collect();
    assert_eq!(places, [Place::Subject, Place::Whole]);
}

#[test]
fn what_somebody_writes_is_theirs_and_what_they_leave_keeps_its_sources() {
    let before = draft();
    let written = Rewrite {
        subject: before.subject.text.clone(),
        paragraphs: vec![
            "Dear reader, Ana Silva hopes for product work in biotech. I think you would get on.".to_owned(),
            String::new(),
            format!("Write to me. {DISCLOSURE}"),
        ],
    };
    let after = before.rewrite(&written, &ada());
    assert_eq!(after.subject, before.subject);
    assert_eq!(after.paragraphs.len(), 2);
    assert_eq!(after.paragraphs[0].sentences[..2], before.paragraphs[0].sentences[..]);
    let own = &after.paragraphs[0].sentences[2];
    assert_eq!(own.text, "I think you would get on.");
    assert_eq!(own.sources, [ada().source()]);
    assert!(after.paragraphs[1].sentences[0].is_by_hand());
    assert_eq!(after.paragraphs[1].sentences[1], Sentence::disclosure());
    assert!(after.machine, "a program began it");
    assert_eq!(after.gaps(), []);
    let same = before.rewrite(
        &Rewrite {
            subject: before.subject.text.clone(),
            paragraphs: before.paragraphs.iter().map(Paragraph::text).collect(),
        },
        &ada(),
    );
    assert_eq!(same, before, "unchanged, everything keeps its sources");
}

#[test]
fn a_sentence_used_twice_is_the_editors_the_second_time() {
    let before = draft();
    let twice = "Dear reader, Dear reader,".to_owned();
    let after = before.rewrite(&Rewrite { subject: "New".to_owned(), paragraphs: vec![twice] }, &ada());
    let by_hand: Vec<bool> = after.paragraphs[0].sentences.iter().map(Sentence::is_by_hand).collect();
    assert_eq!(by_hand, [false, true]);
    assert!(after.subject.is_by_hand());
}

#[test]
fn one_sentence_is_changed_in_its_place() {
    let before = draft();
    let after = before.edit((0, 1), "Ana would like to meet you.", &ada()).unwrap();
    assert_eq!(after.paragraphs[0].sentences[1].sources, [ada().source()]);
    assert_eq!(before.edit((0, 1), &before.paragraphs[0].sentences[1].text, &ada()), Some(before.clone()));
    assert_eq!(before.edit((9, 0), "x", &ada()), None);
    let without = before.edit((1, 0), " ", &ada()).unwrap();
    assert_eq!(without.paragraphs.len(), 1, "nothing in its place takes it out");
}

#[test]
fn hidden_letters_and_line_ends_are_taken_out_of_what_is_typed() {
    let written = Rewrite {
        subject: "Hello\r\nBcc: x@y.test".to_owned(),
        paragraphs: vec!["One\u{200b}\ntwo.\u{202e}".to_owned()],
    };
    let after = draft().rewrite(&written, &ada());
    assert_eq!(after.subject.text, "Hello Bcc: x@y.test");
    assert_eq!(after.paragraphs[0].sentences[0].text, "One two.");
}

#[test]
fn sentences_end_where_a_reader_would_end_them() {
    for (text, expected) in [
        ("One. Two! Three? Four", vec!["One.", "Two!", "Three?", "Four"]),
        ("Dr. Lee works at Acme Inc. in Boston.", vec!["Dr. Lee works at Acme Inc. in Boston."]),
        ("He said “No.” Then he left.", vec!["He said “No.”", "Then he left."]),
        ("Version 2.0 is out... and works.", vec!["Version 2.0 is out... and works."]),
        ("J. R. Smith came. So did I. We met.", vec!["J. R. Smith came.", "So did I.", "We met."]),
        ("", vec![]),
        ("   ", vec![]),
        ("no end", vec!["no end"]),
        ("İstanbul. Übung.", vec!["İstanbul.", "Übung."]),
    ] {
        assert_eq!(sentences(text), expected, "{text:?}");
    }
}

proptest::proptest! {
    #[test]
    fn no_letter_is_lost_between_sentences(text in "\\PC{0,120}") {
        let joined: String = sentences(&text).concat();
        let without = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        proptest::prop_assert_eq!(without(&joined), without(&text));
    }

    #[test]
    fn whatever_is_typed_has_a_source(subject in "\\PC{0,40}", one in "\\PC{0,200}", two in "[A-Za-z .!?]{0,200}") {
        let after = draft().rewrite(&Rewrite { subject, paragraphs: vec![one, two] }, &ada());
        for (_, sentence) in after.texts() {
            proptest::prop_assert!(!sentence.sources.is_empty());
        }
        let again = Rewrite {
            subject: after.subject.text.clone(),
            paragraphs: after.paragraphs.iter().map(Paragraph::text).collect(),
        };
        let bob = Editor { uid: "u2".to_owned(), name: "Bob".to_owned() };
        proptest::prop_assert_eq!(after.rewrite(&again, &bob), after);
    }
}
