use std::collections::HashMap;

use campus::{
    generate::{Generator, Size},
    model::{Life, MentoringSide, Position, Seniority},
    people::PersonKind,
    search::{PeopleFilter, PeopleQuery},
};
use jiff::civil::date;
use store::testing::Kind;

use super::bench::{Bench, ids};

type Case = (&'static str, PeopleFilter, Box<dyn Fn(&Life) -> bool>);

fn newest(life: &Life) -> Option<&Position> {
    life.positions.iter().max_by_key(|one| (one.end.is_none(), one.start))
}

fn newest_seniority(life: &Life) -> Option<Seniority> {
    newest(life).map(|position| position.seniority)
}

/// As our own list of titles has it: an educator and an instructor are teachers.
fn teaches(title: &str) -> bool {
    let title = title.to_lowercase();
    ["teacher", "educator", "instructor"].iter().any(|name| title.ends_with(name))
}

fn cases(lives: &[Life]) -> Vec<Case> {
    let none = PeopleFilter::default;
    let student = || PeopleFilter { kind: Some(PersonKind::Student), ..none() };
    let staff = || PeopleFilter { kind: Some(PersonKind::Staff), ..none() };
    let skill = lives.iter().find_map(|life| life.skills.first()).unwrap().skill.clone();
    let employer = lives.iter().find_map(|life| life.positions.first()).unwrap().employer_name.clone();
    let field = lives.iter().find_map(|life| life.education.first()).unwrap().field.clone();
    let (a_skill, an_employer, a_field) = (skill.clone(), employer.clone(), field.clone());
    let studies = move |life: &Life| {
        life.education.iter().any(|one| one.field == field)
            || life.student.as_ref().is_some_and(|student| student.program == field)
    };
    let given = |life: &Life| life.gifts.iter().map(|gift| gift.cents).sum::<i64>();
    vec![
        ("everybody", none(), Box::new(|_| true)),
        (
            "students",
            PeopleFilter { kind: Some(PersonKind::Student), ..none() },
            Box::new(|life| life.person.is_student),
        ),
        (
            "classes",
            PeopleFilter { class_from: Some(2000), class_to: Some(2010), ..none() },
            Box::new(|life| life.person.class_year.is_some_and(|year| (2000..=2010).contains(&year))),
        ),
        ("givers", PeopleFilter { gave: Some(true), ..none() }, Box::new(|life| !life.gifts.is_empty())),
        ("no givers", PeopleFilter { gave: Some(false), ..none() }, Box::new(|life| life.gifts.is_empty())),
        (
            "large givers",
            PeopleFilter { given_from: Some(1000), ..none() },
            Box::new(move |life| given(life) >= 100_000),
        ),
        (
            "volunteers",
            PeopleFilter { volunteered: Some(true), ..none() },
            Box::new(|life| !life.volunteering.is_empty()),
        ),
        (
            "candidates",
            PeopleFilter { candidate: Some(true), ..none() },
            Box::new(|life| life.candidate.is_some()),
        ),
        (
            "mentors",
            PeopleFilter { mentoring: Some(MentoringSide::Mentor), ..none() },
            Box::new(|life| life.mentoring.as_ref().is_some_and(|one| one.side == MentoringSide::Mentor)),
        ),
        (
            "seniors",
            PeopleFilter { seniority: Some(Seniority::Senior), ..none() },
            Box::new(|life| newest_seniority(life) == Some(Seniority::Senior)),
        ),
        (
            "a skill",
            PeopleFilter { skill: Some(a_skill), ..none() },
            Box::new(move |life| life.skills.iter().any(|one| one.skill == skill)),
        ),
        (
            "an employer",
            PeopleFilter { employer: Some(an_employer.to_uppercase()), ..none() },
            Box::new(move |life| life.positions.iter().any(|one| one.employer_name == employer)),
        ),
        ("a field", PeopleFilter { field: Some(a_field), ..none() }, Box::new(studies)),
        (
            "a title",
            PeopleFilter { title: Some("Teacher".to_owned()), ..none() },
            Box::new(|life| newest(life).is_some_and(|one| teaches(&one.title))),
        ),
        (
            "one or the other",
            PeopleFilter { one_of: vec![vec![student(), staff()]], ..none() },
            Box::new(|life| life.person.is_student || life.person.is_staff),
        ),
        (
            "neither the one nor the other",
            PeopleFilter { gave: Some(true), none_of: vec![student(), staff()], ..none() },
            Box::new(|life| !life.gifts.is_empty() && !life.person.is_student && !life.person.is_staff),
        ),
        (
            "two at once",
            PeopleFilter { kind: Some(PersonKind::Alum), gave: Some(true), ..none() },
            Box::new(|life| life.person.is_alum && !life.gifts.is_empty()),
        ),
    ]
}

#[tokio::test]
async fn a_filter_lets_through_exactly_whom_it_should() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 300).await;
    instance.until_searched(edition).await;
    let lives: Vec<Life> = Generator::new(7, Size::people(300), date(2026, 11, 15)).people().collect();
    for (name, filter, passes) in cases(&lives) {
        let mut expected: Vec<u32> =
            lives.iter().filter(|life| passes(life)).map(|life| life.person.id.0).collect();
        expected.sort_unstable();
        assert!(!expected.is_empty(), "{name} would prove nothing");
        let query =
            |text: &str| PeopleQuery { text: text.to_owned(), filter: filter.clone(), offset: 0, limit: 400 };
        let found = instance.ask(query("")).await;
        let mut listed: Vec<u32> = found.people.iter().map(|person| person.id).collect();
        listed.sort_unstable();
        assert_eq!(listed, expected, "{name}");
        assert_eq!(found.total, expected.len() as u64, "{name}");
        let searched = instance.ask(query("research in a laboratory")).await;
        let outside = searched.people.iter().find(|person| !expected.contains(&person.id));
        assert_eq!(outside, None, "{name}, with words");
    }
}

#[tokio::test]
async fn people_are_found_near_a_place_and_within_a_region() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 300).await;
    instance.until_searched(edition).await;
    let near = |place: &str, km| PeopleQuery {
        filter: PeopleFilter { place: Some(place.to_owned()), km, ..PeopleFilter::default() },
        limit: 400,
        ..PeopleQuery::default()
    };
    let lives: Vec<Life> = Generator::new(7, Size::people(300), date(2026, 11, 15)).people().collect();
    let in_boston = lives.iter().filter(|life| life.person.place.city == "Boston").count();
    let boston = instance.ask(near("Boston", Some(3))).await.total;
    assert!(in_boston > 0 && boston >= in_boston as u64, "{in_boston} live there, {boston} are found");
    let around = instance.ask(near("Boston", None)).await.total;
    let region = instance.ask(near("New England", None)).await;
    assert!(
        boston <= around && around <= region.total && region.total < 300,
        "{boston} {around} {}",
        region.total
    );
    assert!(region.people.iter().all(|person| !person.place.contains("California")));
    assert_eq!(instance.ask(near("Atlantis", None)).await.total, 0);
}

#[tokio::test]
async fn somebody_from_a_town_that_is_not_listed_is_found_by_town_state_and_region() {
    let bench = Bench::new(Kind::Sqlite).await;
    let instance = bench.start().await;
    let edition = instance.make(7, 200).await;
    instance.until_searched(edition).await;
    let mut seq = 0;
    for (person, city) in [(150, "Brattleboro"), (151, "Putney")] {
        let sql = format!(
            "UPDATE people SET city = '{city}', region = 'VT', country = 'USA', latitude = 0, longitude = 0 \
             WHERE edition = {edition} AND id = {person}"
        );
        seq = instance.change(edition, person, sql).await;
    }
    instance.until(|followed| followed.position >= seq).await;
    let mut found = HashMap::new();
    for place in ["Brattleboro, Vermont", "Brattleboro", "Vermont", "VT", "New England", "Ohio", "Boston"] {
        let query = PeopleQuery {
            filter: PeopleFilter { place: Some(place.to_owned()), ..PeopleFilter::default() },
            limit: 400,
            ..PeopleQuery::default()
        };
        found.insert(place, ids(&instance.ask(query).await));
    }
    for (place, first, second) in [
        ("Brattleboro, Vermont", true, false),
        ("Brattleboro", true, false),
        ("Vermont", true, true),
        ("VT", true, true),
        ("New England", true, true),
        ("Ohio", false, false),
        ("Boston", false, false),
    ] {
        let there = &found[place];
        assert_eq!((there.contains(&150), there.contains(&151)), (first, second), "{place}: {there:?}");
    }
    assert_eq!(found["Brattleboro, Vermont"], [150], "and nobody else of Vermont");
}
