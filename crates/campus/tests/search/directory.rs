//! What an alumni directory asks: new kinds of filters, counts, spreads, and what people share.

use std::collections::{BTreeMap, BTreeSet};

use campus::{
    generate::{Generator, Size},
    model::{AttendanceStatus, ConsentField, EventKind, Life},
    search::{
        Amounts, Attended, Audience, Belongs, Contact, Days, Employed, Month, Months, PeopleFilter, Spread,
        Years,
    },
};
use jiff::civil::date;
use store::testing::Kind;

use super::bench::{Bench, Instance};

const PEOPLE: u32 = 400;
/// A name that means a state and no city: New York would be the city.
const STATE: &str = "Massachusetts";

type Case = (&'static str, PeopleFilter, Box<dyn Fn(&Life) -> bool>);

fn generator() -> Generator {
    Generator::new(7, Size::people(PEOPLE), date(2026, 11, 15))
}

fn agreed(life: &Life, field: ConsentField) -> bool {
    life.consents.iter().any(|consent| consent.field == field && consent.granted)
}

fn none() -> PeopleFilter {
    PeopleFilter::default()
}

fn cases(generator: &Generator, lives: &[Life]) -> Vec<Case> {
    let mut cases = came(generator);
    cases.extend(gave());
    cases.extend(belongs(generator, lives));
    cases.extend(works(lives));
    cases.extend(is_known(lives));
    cases
}

fn came(generator: &Generator) -> Vec<Case> {
    let events: BTreeMap<_, _> =
        generator.world().events.iter().map(|event| (event.id, event.clone())).collect();
    let came = move |life: &Life, fits: &dyn Fn(EventKind, i16) -> bool| {
        let there = life.attendance.iter().filter(|one| one.status == AttendanceStatus::Attended);
        there.map(|one| &events[&one.event]).any(|event| fits(event.kind, event.date.year()))
    };
    let (any, reunion, between) = (came.clone(), came.clone(), came);
    let attended = |kinds: &[EventKind], from, to| {
        let month = |year: Option<i16>, month| year.map(|year| Month { year, month });
        let months = Months { from: month(from, 1), to: month(to, 12) };
        PeopleFilter { attended: Some(Attended { kinds: kinds.to_vec(), months }), ..none() }
    };
    vec![
        ("came to an event", attended(&[], None, None), Box::new(move |life| any(life, &|_, _| true))),
        (
            "came to a reunion",
            attended(&[EventKind::Reunion], None, None),
            Box::new(move |life| reunion(life, &|kind, _| kind == EventKind::Reunion)),
        ),
        (
            "came to a lecture or a webinar from 2014 to 2020",
            attended(&[EventKind::Lecture, EventKind::Webinar], Some(2014), Some(2020)),
            Box::new(move |life| {
                between(life, &|kind, year| {
                    [EventKind::Lecture, EventKind::Webinar].contains(&kind) && (2014..=2020).contains(&year)
                })
            }),
        ),
    ]
}

fn gave() -> Vec<Case> {
    let given = |life: &Life| life.gifts.iter().map(|gift| gift.cents).sum::<i64>();
    let months =
        Months { from: Some(Month { year: 2019, month: 3 }), to: Some(Month { year: 2021, month: 6 }) };
    vec![
        (
            "gave between two months",
            PeopleFilter { gave_in: Some(months), ..none() },
            Box::new(|life| {
                let within = date(2019, 3, 1)..=date(2021, 6, 30);
                life.gifts.iter().any(|gift| within.contains(&gift.date))
            }),
        ),
        (
            "last gift before 2021",
            PeopleFilter { last_gift: Some(Days { from: None, to: Some(date(2020, 12, 31)) }), ..none() },
            Box::new(|life| {
                life.gifts.iter().map(|gift| gift.date).max().is_some_and(|day| day < date(2021, 1, 1))
            }),
        ),
        (
            "gave a little in all",
            PeopleFilter { given: Some(Amounts { from: None, to: Some(20_000) }), ..none() },
            Box::new(move |life| (1..=20_000).contains(&given(life))),
        ),
        (
            "volunteered in 2020",
            PeopleFilter { volunteered_in: Some(Years::only(2020)), ..none() },
            Box::new(|life| {
                let then = |one: &campus::model::Volunteering| {
                    one.start.year() <= 2020 && one.end.is_none_or(|end| end.year() >= 2020)
                };
                life.volunteering.iter().any(then)
            }),
        ),
    ]
}

fn belongs(generator: &Generator, lives: &[Life]) -> Vec<Case> {
    // Most groups of so few people have nobody who runs them.
    let runs = lives.iter().flat_map(|life| &life.memberships).find(|one| one.organiser).unwrap();
    let group = generator.world().groups.iter().find(|group| group.id == runs.group).unwrap().clone();
    let (member, organiser) = (group.id, group.id);
    vec![
        (
            "in a group",
            PeopleFilter {
                belongs: Some(Belongs { group: Some(group.name.clone()), organises: false }),
                ..none()
            },
            Box::new(move |life| life.memberships.iter().any(|one| one.group == member)),
        ),
        (
            "runs any group",
            PeopleFilter { belongs: Some(Belongs { group: None, organises: true }), ..none() },
            Box::new(|life| life.memberships.iter().any(|one| one.organiser)),
        ),
        (
            "does not run this group",
            PeopleFilter {
                none_of: vec![PeopleFilter {
                    belongs: Some(Belongs { group: Some(group.name), organises: true }),
                    ..none()
                }],
                ..none()
            },
            Box::new(move |life| !life.memberships.iter().any(|one| one.organiser && one.group == organiser)),
        ),
    ]
}

fn works(lives: &[Life]) -> Vec<Case> {
    let employer = lives.iter().flat_map(|life| &life.positions).find(|one| one.end.is_some()).unwrap();
    let name = employer.employer_name.clone();
    let (now, before) = (name.clone(), name.clone());
    let works = |life: &Life, name: &str| {
        life.positions.iter().any(|one| one.end.is_none() && one.employer_name == name)
    };
    vec![
        (
            "works there now",
            PeopleFilter { employer: Some(name.clone()), employed: Some(Employed::Now), ..none() },
            Box::new(move |life| works(life, &now)),
        ),
        (
            "worked there and left",
            PeopleFilter { employer: Some(name), employed: Some(Employed::Before), ..none() },
            Box::new(move |life| {
                life.positions.iter().any(|one| one.employer_name == before) && !works(life, &before)
            }),
        ),
    ]
}

fn is_known(lives: &[Life]) -> Vec<Case> {
    vec![
        (
            "has a bachelor of science",
            PeopleFilter { degree: Some("Bachelor of Science".to_owned()), ..none() },
            Box::new(|life| life.education.iter().any(|one| one.finished && one.degree == "BS")),
        ),
        (
            "mail comes back",
            PeopleFilter { contact: Some(Contact::Bounced), ..none() },
            Box::new(|life| life.person.email_bounced.is_some()),
        ),
        (
            "not confirmed since 2024",
            PeopleFilter { contact: Some(Contact::StaleSince(date(2024, 1, 1))), ..none() },
            Box::new(|life| life.person.contact_confirmed.is_none_or(|day| day < date(2024, 1, 1))),
        ),
        (
            "agreed to email",
            PeopleFilter { agreed: Some(ConsentField::Email), ..none() },
            Box::new(|life| agreed(life, ConsentField::Email)),
        ),
        ("died", PeopleFilter { died: Some(true), ..none() }, Box::new(|life| life.person.died.is_some())),
        ("by name", PeopleFilter { name: Some(lives[60].person.name()), ..none() }, {
            let name = lives[60].person.name();
            Box::new(move |life| life.person.name() == name)
        }),
    ]
}

async fn ready(bench: &Bench) -> (Instance, i32) {
    let instance = bench.start().await;
    let edition = instance.make(7, PEOPLE).await;
    instance.until_searched(edition).await;
    (instance, edition)
}

async fn listed(instance: &Instance, filter: &PeopleFilter, audience: Audience) -> BTreeSet<u32> {
    let listing = instance.campus.list(filter, audience, (0, usize::MAX)).await.unwrap().unwrap();
    assert_eq!(listing.total, listing.ids.len() as u64);
    listing.ids.into_iter().collect()
}

#[tokio::test]
async fn each_wish_lets_through_exactly_whom_it_should() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (instance, _) = ready(&bench).await;
    let generator = generator();
    let lives: Vec<Life> = generator.people().collect();
    for (name, filter, passes) in cases(&generator, &lives) {
        let expected: BTreeSet<u32> =
            lives.iter().filter(|life| passes(life)).map(|life| life.person.id.0).collect();
        assert!(!expected.is_empty() && expected.len() < lives.len(), "{name} would prove nothing");
        assert_eq!(listed(&instance, &filter, Audience::Staff).await, expected, "{name}");
        let readers: BTreeSet<u32> = listed(&instance, &filter, Audience::Directory).await;
        let outside = readers.iter().find(|id| !expected.contains(id));
        assert_eq!(outside, None, "{name}, for readers");
        let unlisted =
            lives.iter().filter(|life| !agreed(life, ConsentField::Directory) || life.person.died.is_some());
        let hidden: BTreeSet<u32> = unlisted.map(|life| life.person.id.0).collect();
        assert!(readers.is_disjoint(&hidden), "{name}: somebody is listed who does not want to be");
    }
    instance.stop().await;
}

#[tokio::test]
async fn those_who_are_drawn_are_no_sooner_for_their_names() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (instance, _) = ready(&bench).await;
    let by_name = instance.campus.list(&none(), Audience::Directory, (0, usize::MAX)).await.unwrap().unwrap();
    let draw =
        async |count| instance.campus.draw(&none(), Audience::Directory, count).await.unwrap().unwrap();
    let few = draw(30).await;
    assert_eq!((few.len(), draw(30).await), (30, few.clone()), "chance is the same every time");
    let (first, last) = by_name.ids.split_at(by_name.ids.len() / 2);
    for (half, name) in [(first, "early"), (last, "late")] {
        let own = few.iter().filter(|id| half.contains(id)).count();
        assert!(own > 3, "{own} of 30 have {name} names");
    }
    let everybody: BTreeSet<u32> = draw(usize::MAX).await.into_iter().collect();
    assert_eq!(everybody, by_name.ids.into_iter().collect());
    instance.stop().await;
}

#[tokio::test]
async fn counts_are_those_of_the_people() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (instance, _) = ready(&bench).await;
    let lives: Vec<Life> = generator().people().collect();
    let seen: Vec<&Life> = lives
        .iter()
        .filter(|life| agreed(life, ConsentField::Directory) && life.person.died.is_none())
        .collect();
    let decades: Vec<PeopleFilter> = (1950..2030)
        .step_by(10)
        .map(|from| PeopleFilter { class_from: Some(from), class_to: Some(from + 9), ..none() })
        .collect();
    let tally = instance.campus.tally(&none(), Audience::Directory, &decades).await.unwrap().unwrap();
    assert_eq!(tally.total, seen.len() as u64);
    for (from, count) in (1950..2030_i16).step_by(10).zip(tally.groups) {
        let own = seen
            .iter()
            .filter(|life| life.person.class_year.is_some_and(|year| (from..from + 10).contains(&year)));
        assert_eq!(count, own.count() as u64, "{from}s");
    }
    let classes = instance.campus.spread(&none(), Audience::Directory, Spread::Class).await.unwrap().unwrap();
    let mut expected: BTreeMap<i64, u64> = BTreeMap::new();
    for year in seen.iter().filter_map(|life| life.person.class_year) {
        *expected.entry(i64::from(year)).or_default() += 1;
    }
    assert_eq!(classes, expected);
    let spots = instance.campus.spread(&none(), Audience::Directory, Spread::Spot).await.unwrap().unwrap();
    let placed: u64 = spots.values().sum();
    let sharing = seen.iter().filter(|life| agreed(life, ConsentField::Address)).count() as u64;
    assert!(placed <= sharing && placed * 10 >= sharing * 9, "{placed} of {sharing}");
    instance.stop().await;
}

#[tokio::test]
async fn whoever_takes_something_back_is_not_found_by_it_any_more() {
    let bench = Bench::new(Kind::Sqlite).await;
    let (instance, edition) = ready(&bench).await;
    let lives: Vec<Life> = generator().people().collect();
    let everything = |life: &&Life| {
        ConsentField::ALL.iter().all(|field| agreed(life, *field))
            && life.person.is_alum
            && life.person.died.is_none()
            && life.person.place.region == STATE
            && !life.positions.is_empty()
    };
    let life = lives.iter().find(everything).unwrap();
    let id = life.person.id.0;
    let place = PeopleFilter { place: Some(STATE.to_owned()), ..none() };
    let industry = PeopleFilter { industry: Some(life.positions[0].industry.clone()), ..none() };
    for (field, filter) in [
        (ConsentField::Address, &place),
        (ConsentField::Career, &industry),
        (ConsentField::Directory, &none()),
    ] {
        let not = PeopleFilter { none_of: vec![filter.clone()], ..none() };
        assert!(listed(&instance, filter, Audience::Directory).await.contains(&id), "{field:?}");
        let said = |granted: bool| {
            format!(
                "UPDATE consents SET granted = {granted} WHERE edition = {edition} AND person = {id} AND field = '{}'",
                field.name()
            )
        };
        let seq = instance.change(edition, id, said(false)).await;
        instance.until(|followed| followed.position >= seq).await;
        assert!(!listed(&instance, filter, Audience::Directory).await.contains(&id), "{field:?}, taken back");
        assert!(
            !listed(&instance, &not, Audience::Directory).await.contains(&id),
            "{field:?}, nor its opposite"
        );
        assert!(
            listed(&instance, filter, Audience::Staff).await.contains(&id),
            "the staff's record shows it"
        );
        let seq = instance.change(edition, id, said(true)).await;
        instance.until(|followed| followed.position >= seq).await;
        assert!(listed(&instance, filter, Audience::Directory).await.contains(&id), "{field:?}, given again");
    }
    instance.stop().await;
}
