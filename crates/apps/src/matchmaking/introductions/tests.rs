use campus::{
    generate::{Generator, Size},
    model::{Consent, ConsentField, InterestKind, Life, MentoringSide},
};
use outreach::{Context, Draft, Weight, lint, lint::Private};

use super::compose::{Sender, Side, to_mentor, to_student};

const PEOPLE: u32 = 600;
const SENDER: Sender<'static> = Sender { uid: "u1", name: "Ada Byron" };

/// Students and mentors of a campus.
fn people() -> (Vec<Life>, Vec<Life>) {
    let generator = Generator::new(7, Size::people(PEOPLE), Generator::TODAY);
    let lives = (1..=PEOPLE).map(|number| generator.person(number)).filter(|life| life.mentoring.is_some());
    lives.partition(|life| life.mentoring.as_ref().is_some_and(|one| one.side == MentoringSide::Mentee))
}

fn agreed(mut life: Life, fields: &[ConsentField]) -> Life {
    let (person, at) = (life.person.id, Generator::TODAY);
    let consent =
        |field: &ConsentField| Consent { person, field: *field, granted: true, at, basis: String::new() };
    life.consents = fields.iter().map(consent).collect();
    life
}

fn letters(student: &Life, mentor: &Life) -> [Draft; 2] {
    let (student, mentor) = (Side::new(student.clone()), Side::new(mentor.clone()));
    [to_student(&student, &mentor, &SENDER), to_mentor(&student, &mentor, &SENDER)]
}

#[test]
fn every_letter_of_a_campus_can_be_approved_as_it_is() {
    let (students, mentors) = people();
    assert!(students.len() > 20 && mentors.len() > 20, "{} and {}", students.len(), mentors.len());
    let mut hardest: f64 = 0.0;
    let mut longest = 0;
    for (at, student) in students.iter().enumerate() {
        let mentor = &mentors[at * 7 % mentors.len()];
        for (at, draft) in letters(student, mentor).iter().enumerate() {
            assert_eq!(draft.gaps(), [], "{}", draft.body());
            let private = [student, mentor].into_iter().map(|life| {
                let value = life.person.email.clone();
                Private { what: "mail address".to_owned(), value }
            });
            let context = Context { open: Vec::new(), private: private.collect() };
            let report = lint(draft, &context);
            let loud = report.findings.iter().filter(|one| one.weight != Weight::Hint).collect::<Vec<_>>();
            assert!(loud.is_empty(), "{at}: {loud:?} in {}", draft.body());
            assert!(draft.is_disclosed());
            hardest = hardest.max(report.grade.unwrap_or(0.0));
            longest = longest.max(report.words);
        }
    }
    println!("hardest grade {hardest:.1}, longest {longest} words");
    assert!(hardest <= 10.0 && longest <= 170, "grade {hardest:.1}, {longest} words");
}

#[test]
fn the_same_records_give_the_same_letters() {
    let (students, mentors) = people();
    assert_eq!(letters(&students[0], &mentors[0]), letters(&students[0], &mentors[0]));
}

#[test]
fn a_letter_tells_only_what_its_subject_shares() {
    let (students, mentors) = people();
    let all = ConsentField::ALL;
    for (student, mentor) in students.iter().zip(&mentors) {
        let [open_student, open_mentor] =
            letters(&agreed(student.clone(), &all), &agreed(mentor.clone(), &all)).map(|draft| draft.body());
        let [to_student, to_mentor] =
            letters(&agreed(student.clone(), &[]), &agreed(mentor.clone(), &[])).map(|draft| draft.body());
        assert!(
            open_mentor.contains(&student.person.last_name)
                && open_student.contains(&mentor.person.last_name)
        );
        assert!(!to_mentor.contains(&student.person.name()), "{to_mentor}");
        assert!(!to_student.contains(&mentor.person.name()), "{to_student}");
        for position in &mentor.positions {
            assert!(!to_student.contains(&format!("at {}.", position.employer_name)), "{to_student}");
        }
        let same_city = format!("You are both in {}.", mentor.person.place.city);
        assert!(!to_student.contains(&same_city), "{to_student}");
    }
}

#[test]
fn own_words_go_to_others_only_if_all_that_they_may_tell_is_shared() {
    let (students, mentors) = people();
    let say = |mut life: Life, kind: InterestKind, words: &str| {
        let own = life.interests.iter_mut().filter(|one| one.kind == kind);
        own.for_each(|one| words.clone_into(&mut one.text));
        life
    };
    let has = |kind: InterestKind| move |life: &&Life| life.interests.iter().any(|one| one.kind == kind);
    let (need, offer) = (InterestKind::MentoringNeed, InterestKind::MentoringOffer);
    let student = students.iter().find(has(need)).expect("somebody asks").clone();
    let mentor = mentors.iter().find(has(offer)).expect("somebody offers").clone();
    let student = say(student, need, "a way out of Ouagadougou and of Zanzibar Widgets");
    let mentor = say(mentor, offer, "a visit to Acme Rockets in Timbuktu");
    for withheld in [
        &[ConsentField::Directory][..],
        &[],
        &[ConsentField::Directory, ConsentField::Career],
        &[ConsentField::Career, ConsentField::Address],
    ] {
        let [to_student, to_mentor] =
            letters(&agreed(student.clone(), withheld), &agreed(mentor.clone(), withheld))
                .map(|draft| draft.body());
        assert!(!to_student.contains("Acme Rockets") && !to_student.contains("Timbuktu"), "{to_student}");
        assert!(!to_mentor.contains("Ouagadougou") && !to_mentor.contains("Widgets"), "{to_mentor}");
        assert!(to_student.contains("Ouagadougou") && to_mentor.contains("Timbuktu"), "each hears their own");
    }
    let all = ConsentField::ALL;
    let [to_student, to_mentor] =
        letters(&agreed(student, &all), &agreed(mentor, &all)).map(|draft| draft.body());
    assert!(to_student.contains("Timbuktu") && to_mentor.contains("Ouagadougou"));
}

#[test]
fn what_both_records_say_is_told_with_both_as_sources() {
    let (students, mentors) = people();
    let pairs = students.iter().flat_map(|student| mentors.iter().map(move |mentor| (student, mentor)));
    let mut shared = 0;
    for (student, mentor) in pairs.take(2000) {
        for draft in letters(student, mentor) {
            for (_, sentence) in draft.texts().filter(|(_, one)| one.text.contains("both")) {
                let records: Vec<&str> = sentence
                    .sources
                    .iter()
                    .filter_map(|source| match source {
                        outreach::Source::Record { record, .. } if record.starts_with("person:") => {
                            Some(record.as_str())
                        }
                        _ => None,
                    })
                    .collect();
                if records.is_empty() {
                    continue;
                }
                shared += 1;
                let own =
                    [format!("person:{}", student.person.id.0), format!("person:{}", mentor.person.id.0)];
                assert_eq!(records, own, "{sentence:?}");
            }
        }
    }
    assert!(shared > 50, "{shared}");
}
