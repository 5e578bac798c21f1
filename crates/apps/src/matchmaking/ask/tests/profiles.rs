use campus::{
    generate::{Generator, Size},
    model::{Consent, ConsentField, Interest, InterestKind, Life, MentoringSide, Pronouns},
};
use chat::{part::Sought, understand::Understood};
use matching::reciprocal::{Known, Question, Ranked, Ranking, Rung, Side, Way, Wish};

use super::{GRAMMAR, context, understood};
use crate::matchmaking::ask::{
    criteria::{FitCriterion, FitNeed, asked, rungs, told as told_of},
    profile::{Heard, Record},
};

fn record(life: &Life) -> Record {
    Record {
        person: life.person.clone(),
        education: life.education.clone(),
        positions: life.positions.clone(),
        skills: life.skills.clone(),
        interests: life.interests.clone(),
        mentoring: life.mentoring.clone(),
        consents: life.consents.clone(),
        candidate: life.candidate.clone(),
        student: life.student.clone(),
        taken_here: 0,
    }
}

fn lives(side: MentoringSide) -> Vec<Life> {
    let generator = Generator::new(7, Size::people(400), Generator::TODAY);
    let is_of = |life: &Life| life.mentoring.as_ref().is_some_and(|one| one.side == side);
    generator.people().filter(|life| is_of(life) && life.person.died.is_none()).collect()
}

fn agreeing(mut life: Life, fields: &[ConsentField]) -> Life {
    let consent = |field: &ConsentField| Consent {
        person: life.person.id,
        field: *field,
        granted: true,
        at: Generator::TODAY,
        basis: String::new(),
    };
    life.consents = fields.iter().map(consent).collect();
    life
}

fn ranked(asker: &Record, others: &[Record]) -> Ranked {
    let (asker, others): (_, Vec<_>) =
        (asker.profile(Heard::ByStaff), others.iter().map(|one| one.profile(Heard::ByAll)).collect());
    let known: Vec<Known<'_>> = others.iter().map(Known::new).collect();
    Ranking::new(&Question { asker: &asker, side: Side::Seeker, criteria: &[] }, &known).ranked()
}

/// The same person with another sex, age, name, family and faith.
fn another(mut life: Life) -> Life {
    let person = &mut life.person;
    person.first_name = "Fatima".to_owned();
    person.last_name = "O'Sullivan-Nakamura".to_owned();
    person.former_last_name = Some("Goldberg".to_owned());
    person.pronouns =
        if person.pronouns == Some(Pronouns::She) { Some(Pronouns::He) } else { Some(Pronouns::She) };
    person.birth_year -= 17;
    person.headline = "Widowed grandmother of four, devout".to_owned();
    person.bio = "I have three children and a chronic illness.".to_owned();
    life.relatives.clear();
    life
}

#[test]
fn nothing_protected_changes_a_profile_or_a_ranking() {
    let student = record(&lives(MentoringSide::Mentee)[0]);
    let mentors = lives(MentoringSide::Mentor);
    for heard in [Heard::ByAll, Heard::ByStaff] {
        for life in &mentors {
            let (one, two) = (record(life).profile(heard), record(&another(life.clone())).profile(heard));
            assert_eq!(one, two, "{}", life.person.name());
        }
    }
    let plain: Vec<Record> = mentors.iter().map(record).collect();
    let changed: Vec<Record> = mentors.iter().cloned().map(another).map(|life| record(&life)).collect();
    assert_eq!(ranked(&student, &plain), ranked(&student, &changed));
    let turned = record(&another(lives(MentoringSide::Mentee)[0].clone()));
    assert_eq!(ranked(&student, &plain), ranked(&turned, &plain));
}

#[test]
fn what_somebody_withholds_is_neither_shown_nor_compared() {
    let life = lives(MentoringSide::Mentor).into_iter().find(|life| !life.positions.is_empty()).unwrap();
    let nothing = record(&agreeing(life.clone(), &[]));
    assert!(!nothing.may_be_shown());
    let listed = record(&agreeing(life.clone(), &[ConsentField::Directory]));
    assert!(listed.may_be_shown());
    let profile = listed.profile(Heard::ByAll);
    assert!(
        profile.work.is_empty()
            && profile.skills.is_empty()
            && profile.rung.is_none()
            && profile.home.is_none()
    );
    assert!(profile.offers.is_empty() && profile.goals.is_empty(), "their words may speak of all of it");
    assert!(!profile.languages.is_empty());
    let title = &life.positions.last().unwrap().title;
    assert!(!listed.does(Heard::ByAll).contains(title.as_str()));
    let open = [ConsentField::Directory, ConsentField::Career, ConsentField::Address];
    let open = record(&agreeing(life.clone(), &open));
    let shown = open.profile(Heard::ByAll);
    assert!(!shown.work.is_empty() && shown.home.is_some() && !shown.offers.is_empty());
    let city = &life.person.place.city;
    assert!(
        open.does(Heard::ByAll).contains(city.as_str()) && !listed.does(Heard::ByAll).contains(city.as_str())
    );
}

#[test]
fn an_offer_that_tells_what_somebody_withholds_is_not_on_a_card() {
    use ConsentField::{Address, Career, Directory};
    let is_offer = |one: &Interest| one.kind == InterestKind::MentoringOffer;
    let mut life = lives(MentoringSide::Mentor)
        .into_iter()
        .find(|life| !life.positions.is_empty() && life.interests.iter().any(is_offer))
        .unwrap();
    let (employer, city) = ("Zanzibar Widgets", "Ouagadougou");
    life.positions[0].employer_name = employer.to_owned();
    life.person.place.city = city.to_owned();
    for one in life.interests.iter_mut().filter(|one| is_offer(one)) {
        one.text = format!("A day with me at {employer} in {city}");
    }
    for withheld in [&[Directory][..], &[Directory, Career], &[Directory, Address]] {
        let told = format!("{:?}", record(&agreeing(life.clone(), withheld)).profile(Heard::ByAll).offers);
        assert!(!told.contains(employer) && !told.contains(city), "{withheld:?}: {told}");
    }
    let open = record(&agreeing(life.clone(), &[Directory, Career, Address]));
    assert!(open.profile(Heard::ByAll).offers[0].text.contains(employer));
    let staff = record(&agreeing(life, &[Directory]));
    assert!(staff.profile(Heard::ByStaff).offers[0].text.contains(city), "the staff work with all of it");
}

#[test]
fn a_way_to_reach_somebody_does_not_leave_with_their_words() {
    let mut life = lives(MentoringSide::Mentor).remove(0);
    life.interests[0].text = "write to me: jane@x.example or 617-555-0123".to_owned();
    let kind = life.interests[0].kind;
    life.interests.retain(|one| one.kind == kind);
    let life = agreeing(life, &ConsentField::ALL);
    let told = format!("{:?}", record(&life).profile(Heard::ByAll));
    assert!(!told.contains("jane@x") && !told.contains("555-0123"), "{told}");
}

#[test]
fn places_are_those_that_nobody_has_taken() {
    let mut life = lives(MentoringSide::Mentor).remove(0);
    let mentoring = life.mentoring.as_mut().unwrap();
    (mentoring.capacity, mentoring.taken) = (3, 1);
    let own = Record { taken_here: 1, ..record(&life) };
    assert_eq!(own.places(), Some((1, 3)));
    assert_eq!(Record { taken_here: 9, ..own }.places(), Some((0, 3)));
}

fn chip(slot: &str, text: &str) -> FitCriterion {
    FitCriterion {
        slot: slot.to_owned(),
        text: text.to_owned(),
        id: None,
        number: None,
        need: FitNeed::Must,
        weight: 3,
        excluded: false,
    }
}

#[test]
fn chips_tell_of_the_student_and_ask_of_the_mentor() {
    let chips = [
        chip("study", "Biology"),
        chip("year", "junior"),
        chip("goal", "product work"),
        chip("firstGeneration", "first in the family at college"),
        chip("industry", "Biotechnology"),
        chip("place", "Boston"),
        chip("place", "Denver"),
        chip("way", "in_person"),
        chip("level", "mid"),
    ];
    let mut own = matching::reciprocal::Profile::default();
    told_of(&chips, &mut own, Sought::Mentors);
    assert_eq!(
        (own.fields.as_slice(), own.rung, own.way),
        (&["Biology".to_owned()][..], Some(Rung::Junior), Some(Way::InPerson))
    );
    assert_eq!((own.goals.len(), own.needs.len(), own.drawn_to.len()), (1, 1, 1));
    assert!(own.home.is_some());
    let asked = asked(&chips, None, Sought::Mentors);
    assert_eq!(asked.slots, ["goal", "firstGeneration", "industry", "place", "way", "level"]);
    let place = &asked.criteria[3];
    assert_eq!((place.name.as_str(), place.any_of.len()), ("Place: Boston or Denver", 2));
    assert_eq!(asked.criteria[1].need, matching::reciprocal::Need::Nice, "it rules nobody out");
    let mentees = super::super::criteria::asked(&chips, None, Sought::Mentees);
    assert!(
        mentees.criteria.iter().any(|one| matches!(one.any_of[0], Wish::Field(_))),
        "{:?}",
        mentees.slots
    );
}

/// Who is earlier or later than a rank stands on none of its rungs.
#[test]
fn a_step_from_a_rank_leaves_its_rungs() {
    for (first, next) in [
        ("a director in biotech", "more senior"),
        ("a director in biotech", "earlier in the career"),
        ("a senior person in biotech", "earlier in the career"),
        ("a team lead in biotech", "earlier in the career"),
        ("a manager in biotech", "more senior"),
        ("an executive in biotech", "earlier in the career"),
    ] {
        let rungs_of = |read: &Understood| -> Vec<Rung> {
            let levels = read.criteria.iter().filter(|one| one.slot == "level");
            levels.flat_map(|one| rungs(&one.term().unwrap().id)).collect()
        };
        let before = understood(first);
        let after = GRAMMAR.understand(next, Some(&before), &context());
        let (own, others) = (rungs_of(&before), rungs_of(&after));
        let is_beyond =
            |rung: &Rung| own.iter().all(|own| if next == "more senior" { rung > own } else { rung < own });
        assert!(!own.is_empty() && !others.is_empty(), "{first}: {own:?}");
        assert!(others.iter().all(is_beyond), "{first}, {next}: {others:?}");
    }
    assert_eq!(rungs("mid"), [Rung::Intermediate, Rung::Senior]);
}

#[test]
fn what_nobody_is_judged_by_is_no_part_of_a_score() {
    let chips = [
        chip("value", "Catholic"),
        chip("value", "faith"),
        chip("goal", "women only"),
        chip("need", "a Christian mentor"),
        chip("value", "service"),
    ];
    for sought in [Sought::Mentors, Sought::Mentees] {
        let asked = asked(&chips, None, sought);
        assert_eq!(asked.slots, ["value"], "{:?}", asked.criteria);
        assert_eq!(asked.criteria[0].name, "Values: service");
        let mut own = matching::reciprocal::Profile::default();
        told_of(&chips, &mut own, sought);
        assert!(own.goals.is_empty() && own.needs.is_empty() && own.offers.is_empty(), "{own:?}");
        assert_eq!(own.values.len(), 1, "{own:?}");
    }
}
