//! The tables against a count by other means: records as they are made, day by day, with a table of points of its own.

use std::collections::{BTreeMap, BTreeSet};

use campus::{
    engagement::{EngagementMode, FiscalYear, Look, Standing},
    generate::{Generator, Size},
    model::{AttendanceStatus, ConsentField, EventKind, GiftKind, Life, MentoringSide, NoteKind, World},
};
use jiff::{
    ToSpan,
    civil::{Date, date},
};
use rstest::rstest;
use store::testing::Kind;

use crate::stage::Stage;

const TODAY: Date = Generator::TODAY;

/// A thing that was done on a day: mode, kind, points, most in a year, number.
type Done = (usize, &'static str, u32, usize, u32, Date);
/// The same within its mode, kind and year: day, number, points.
type Counted = (Date, u32, u32);

fn fiscal(day: Date) -> i16 {
    if day.month() > 6 { day.year() + 1 } else { day.year() }
}

/// Goes through all days of something that lasts and takes the first of each fiscal year.
fn each_year(from: Date, until: Option<Date>) -> Vec<Date> {
    let (mut days, mut day) = (BTreeMap::new(), from);
    while day <= TODAY && until.is_none_or(|until| day <= until) {
        days.entry(fiscal(day)).or_insert(day);
        day = day.tomorrow().unwrap();
    }
    days.into_iter().filter(|(year, _)| *year >= 1976).map(|(_, day)| day).collect()
}

fn done(life: &Life, world: &World) -> Vec<Done> {
    let mut all: Vec<Done> = Vec::new();
    for gift in life.gifts.iter().filter(|gift| gift.cents > 0) {
        all.push(match gift.kind {
            GiftKind::PledgePayment => (0, "payment", 25, 2, gift.id, gift.date),
            GiftKind::Matching => (0, "matching", 15, 1, gift.id, gift.date),
            _ => (0, "gift", 40, 2, gift.id, gift.date),
        });
    }
    all.extend(life.pledges.iter().map(|one| (0, "pledge", 40, 1, one.id.0, one.date)));
    for role in &life.volunteering {
        all.extend(each_year(role.start, role.end).into_iter().map(|day| (1, "role", 40, 2, role.id, day)));
    }
    if let Some(one) = &life.mentoring {
        match (one.side, one.taken) {
            (MentoringSide::Mentee, _) => all.push((2, "mentee", 20, 1, one.person.0, one.since)),
            (MentoringSide::Mentor, taken) => {
                let (kind, points) = if taken == 0 { ("offer", 20) } else { ("mentor", 40) };
                all.extend(
                    each_year(one.since, None).into_iter().map(|day| (1, kind, points, 1, one.person.0, day)),
                );
            }
        }
    }
    for one in life.attendance.iter().filter(|one| one.status == AttendanceStatus::Attended) {
        let event = world.events.iter().find(|event| event.id == one.event).unwrap();
        all.push(match event.kind {
            EventKind::Reunion | EventKind::Homecoming => (2, "reunion", 35, 2, event.id.0, event.date),
            EventKind::Webinar => (2, "webinar", 15, 3, event.id.0, event.date),
            _ => (2, "event", 30, 3, event.id.0, event.date),
        });
    }
    for one in &life.memberships {
        all.push((3, "joined", 15, 2, one.group.0, one.since));
        if one.organiser {
            let years = each_year(one.since, None);
            all.extend(years.into_iter().map(|day| (1, "organiser", 40, 2, one.group.0, day)));
        }
    }
    all.extend(life.posts.iter().map(|post| (3, "post", 15, 3, post.id, post.date)));
    let spoke = life.notes.iter().filter(|note| matches!(note.kind, NoteKind::Call | NoteKind::Meeting));
    all.extend(spoke.map(|note| (3, "conversation", 20, 2, note.id, note.date)));
    let wrote = life.mails.iter().filter(|mail| mail.from.person == life.person.id);
    all.extend(wrote.map(|mail| (3, "mail", 15, 3, mail.id, mail.at.date())));
    all.extend(life.person.contact_confirmed.map(|day| (3, "confirmed", 10, 1, life.person.id.0, day)));
    all.retain(|one| one.5 <= TODAY);
    all
}

/// In thousandths, the long way.
fn left(points: u32, day: Date) -> u128 {
    let days = (TODAY - day).get_days();
    let years = u32::try_from(days / 365).unwrap();
    let rest = u128::try_from(days % 365).unwrap();
    u128::from(points) * 1000 * (730 - rest) / (730 * 2_u128.pow(years))
}

fn check(life: &Life, world: &World, standing: &Standing) {
    let all = done(life, world);
    let mut by_year: BTreeMap<(usize, &str, i16), Vec<Counted>> = BTreeMap::new();
    for (mode, kind, points, _, id, day) in &all {
        by_year.entry((*mode, kind, fiscal(*day))).or_default().push((*day, *id, *points));
    }
    let most: BTreeMap<&str, usize> = all.iter().map(|one| (one.1, one.3)).collect();
    let (mut scores, mut recent, mut before) = ([0_u128; 4], 0, 0);
    let (year_ago, two_years_ago) = (date(2025, 11, 15), date(2024, 11, 15));
    for ((mode, kind, _), mut own) in by_year {
        own.sort_unstable_by(|one, other| other.cmp(one));
        for (day, _, points) in own.into_iter().take(most[kind]) {
            scores[mode] += left(points, day);
            recent += if day > year_ago { points } else { 0 };
            before += if day > two_years_ago && day <= year_ago { points } else { 0 };
        }
    }
    let who = life.person.id.0;
    for mode in EngagementMode::ALL {
        let at = mode as usize;
        let own: Vec<&Done> = all.iter().filter(|one| one.0 == at).collect();
        assert_eq!(u128::from(standing.score.of_mode(mode)), scores[at].min(100_000), "{who} {mode:?}");
        let years: BTreeSet<i16> = own.iter().map(|one| fiscal(one.5)).filter(|year| *year >= 1976).collect();
        assert_eq!(standing.years[at].iter().map(|year| year.0).collect::<BTreeSet<_>>(), years, "{who}");
        assert_eq!(standing.last[at], own.iter().map(|one| one.5).max(), "{who} {mode:?}");
    }
    assert_eq!((standing.recent, standing.before), (recent, before), "{who}");
    assert_eq!(standing.is_rising, 2 * recent >= 3 * before && recent >= before + 30, "{who}");
    let active = |year: i16| all.iter().any(|one| fiscal(one.5) == year);
    let old = [2025, 2024, 2023].into_iter().filter(|year| active(*year)).count();
    assert_eq!(standing.is_lapsed, !active(2027) && !active(2026) && old >= 2, "{who}");
}

fn may(life: &Life, field: ConsentField) -> bool {
    life.consents.iter().any(|one| one.field == field && one.granted)
}

fn is_contactable(life: &Life) -> bool {
    let person = &life.person;
    let by_mail =
        !person.email.is_empty() && person.email_bounced.is_none() && may(life, ConsentField::Email);
    let by_phone = person.phone.is_some() && may(life, ConsentField::Phone);
    by_mail || by_phone || !life.household.street.is_empty() && may(life, ConsentField::Address)
}

#[rstest]
#[case(Kind::Sqlite, 2000)]
#[case(Kind::Postgres, 600)]
#[tokio::test]
async fn the_tables_say_what_the_records_say(#[case] kind: Kind, #[case] people: u32) {
    let stage = Stage::new(kind, people).await;
    let generator = Generator::new(7, Size::people(people), TODAY);
    let picture = stage.picture().await;
    assert_eq!(picture.as_of, TODAY);
    let alumni = generator.people().filter(|life| life.person.is_alum && life.person.died.is_none());
    let alumni: Vec<Life> = alumni.collect();
    assert_eq!(picture.standings.len(), alumni.len());
    let mut reached: Vec<&Life> = Vec::new();
    for life in &alumni {
        let standing = picture.find(life.person.id).unwrap();
        check(life, generator.world(), standing);
        assert_eq!(standing.alum.is_contactable, is_contactable(life));
        assert_eq!(standing.alum.is_named, may(life, ConsentField::Directory));
        assert_eq!(standing.alum.region.is_some(), may(life, ConsentField::Address));
        assert_eq!(standing.alum.class_year, life.person.class_year);
        if standing.alum.is_contactable {
            reached.push(life);
        }
    }
    let years: Vec<FiscalYear> = picture.year().up_to(10).collect();
    for count in picture.shares(&years, &|_| true) {
        let there =
            reached.iter().filter(|life| life.person.class_year.is_none_or(|class| class <= count.year.0));
        let there: Vec<&&Life> = there.collect();
        assert_eq!(count.contactable as usize, there.len());
        for mode in 0..4 {
            let engaged = there.iter().filter(|life| {
                done(life, generator.world()).iter().any(|one| one.0 == mode && fiscal(one.5) == count.year.0)
            });
            assert_eq!(count.engaged[mode] as usize, engaged.count(), "{count:?}");
        }
        assert!(count.any > 0 && count.any < count.contactable, "{count:?}");
    }
    let (rising, lapsed) = picture.standings.iter().fold((0, 0), |(rising, lapsed), one| {
        (rising + usize::from(one.is_rising), lapsed + usize::from(one.is_lapsed))
    });
    assert!(rising > 20 && lapsed > 5, "{rising} rising, {lapsed} lapsed");
}

#[tokio::test]
async fn a_person_alone_is_the_same_as_in_the_tables() {
    let stage = Stage::new(Kind::Sqlite, 400).await;
    let picture = stage.picture().await;
    for one in &picture.standings {
        let (alone, _) = stage.campus.engagement().person(one.person).await.unwrap().unwrap();
        assert_eq!(&alone.standing, one);
        assert!(alone.is_counted && alone.events.iter().all(|event| !event.label.is_empty()));
    }
}

#[tokio::test]
async fn a_day_later_everybody_is_counted_anew() {
    let stage = Stage::new(Kind::Sqlite, 300).await;
    let before = stage.picture().await;
    stage.database.clock.advance(std::time::Duration::from_hours(24 * 365));
    let after = stage.picture().await;
    assert_eq!(after.as_of, TODAY.checked_add(365.days()).unwrap());
    assert!(before.standings.iter().zip(&after.standings).all(|(one, other)| one.person == other.person));
    let sum = |picture: &campus::engagement::Picture| -> u64 {
        picture.standings.iter().map(|one| u64::from(one.score.modes[0])).sum()
    };
    assert!(sum(&after) < sum(&before), "nobody gave in the meantime");
    assert!(!matches!(stage.campus.engagement().look().await.unwrap(), Look::Counting(_)));
}
