use campus::{
    engagement::FiscalYear,
    generate::{Generator, Size},
};
use outreach::{Context, lint};

use super::{voice::PHRASES, *};

fn recipient() -> Recipient {
    Recipient::Segment { segment: None, name: "everybody".to_owned(), people: 3 }
}

fn gathered() -> Gathered {
    let generator = Generator::new(7, Size::people(400), Generator::TODAY);
    let who = |id| Person { id, name: "Ada Lovelace".to_owned(), class_year: Some(1998) };
    Gathered {
        events: generator.world().events.iter().rev().take(6).cloned().collect(),
        openings: vec![
            Opening {
                role: 3,
                title: "Chemist II".to_owned(),
                employer: "Acme Labs".to_owned(),
                city: Some("Boston".to_owned()),
            },
            Opening { role: 4, title: "Editor".to_owned(), employer: "Bell & Co".to_owned(), city: None },
        ],
        posts: vec![
            Told { by: who(7), post: 9, text: "I have moved to Ohio and like it.".to_owned() },
            Told { by: Person { class_year: None, ..who(8) }, post: 10, text: "Who plays chess?".to_owned() },
        ],
        groups: vec![
            Joined { group: 2, name: "Boston Club".to_owned(), count: 1200 },
            Joined { group: 3, name: "Young Alumni".to_owned(), count: 1 },
        ],
        moves: vec![Moved {
            who: who(11),
            position: 5,
            title: "Head of Product".to_owned(),
            employer: "Acme Labs".to_owned(),
            since: "2026-03".to_owned(),
        }],
        taking_part: Some(TakingPart { year: FiscalYear(2026), any: 1204, contactable: 8000 }),
    }
}

fn every() -> impl Iterator<Item = (StudioKind, StudioTone)> {
    let kinds = [StudioKind::Newsletter, StudioKind::Invitation, StudioKind::ClassNote];
    kinds.into_iter().flat_map(|kind| StudioTone::ALL.map(|tone| (kind, tone)))
}

fn written(kind: StudioKind, tone: StudioTone, gathered: &Gathered) -> Draft {
    let event = gathered.events.first();
    compose(&Wanted { kind, tone, topics: StudioTopic::of(kind), event, to: recipient() }, gathered)
}

#[test]
fn every_kind_in_every_tone_can_be_approved_as_it_is_composed() {
    for (kind, tone) in every() {
        let draft = written(kind, tone, &gathered());
        assert!(draft.gaps().is_empty(), "{kind:?} {tone:?}: {:?}\n{}", draft.gaps(), draft.body());
        let report = lint(&draft, &Context::default());
        assert!(!report.is_refused(), "{kind:?} {tone:?}: {:?}", report.findings);
        assert!(draft.is_disclosed());
        for (_, sentence) in draft.texts() {
            assert!(!sentence.sources.is_empty() && !sentence.text.contains("{}"), "{sentence:?}");
        }
    }
}

/// A class note goes to any segment: its readers need not be of one class.
#[test]
fn no_phrase_of_a_class_note_says_that_its_readers_are_of_one_class() {
    for (name, words) in PHRASES.iter().filter(|(name, _)| name.starts_with("notes.")) {
        assert!(
            words.iter().all(|text| !text.contains("your class") && !text.contains("the class")),
            "{name}"
        );
    }
}

#[test]
fn with_nothing_to_tell_it_says_so_and_can_be_approved() {
    for (kind, tone) in every() {
        let draft = written(kind, tone, &Gathered::default());
        assert!(draft.gaps().iter().all(|gap| gap.place == outreach::Place::Subject), "{:?}", draft.gaps());
        assert!(draft.body().len() > 100, "{}", draft.body());
    }
}

#[test]
fn a_brief_newsletter_is_shorter_and_topics_choose() {
    let gathered = gathered();
    let long = written(StudioKind::Newsletter, StudioTone::Warm, &gathered).body();
    let short = written(StudioKind::Newsletter, StudioTone::Brief, &gathered).body();
    assert!(short.len() * 3 < long.len() * 2, "{} and {}", short.len(), long.len());
    let (kind, tone) = (StudioKind::Newsletter, StudioTone::Warm);
    let topics = &[StudioTopic::Jobs];
    let jobs = compose(&Wanted { kind, tone, topics, event: None, to: recipient() }, &gathered).body();
    assert!(jobs.contains("Acme Labs in Boston has an opening: Chemist II."), "{jobs}");
    assert!(!jobs.contains("Boston Club") && !jobs.contains("writes"), "{jobs}");
}

#[test]
fn every_phrase_is_there_in_all_tones_once() {
    let mut names: Vec<&str> = PHRASES.iter().map(|(name, _)| *name).collect();
    names.sort_unstable();
    assert!(names.windows(2).all(|pair| pair[0] != pair[1]));
    for (name, words) in PHRASES {
        let slots = words.map(|text| text.matches("{}").count());
        assert!(
            words.iter().all(|text| !text.is_empty()) && slots.iter().all(|count| *count == slots[0]),
            "{name}"
        );
    }
}

#[test]
fn the_same_records_give_the_same_words() {
    for (kind, tone) in every() {
        assert_eq!(written(kind, tone, &gathered()), written(kind, tone, &gathered()));
    }
}
