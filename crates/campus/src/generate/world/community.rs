use std::sync::LazyLock;

use jiff::civil::{Date, Weekday, date};

use super::{
    super::{
        dice::Dice,
        phrase::Facts,
        source::{CAMPUS, Source, industry_in_words, later, working_day},
        words::rows,
    },
    Thing,
};
use crate::model::{Event, EventId, EventKind, Group, GroupId};

/// What makes somebody a member of the group with the same index: a city, an industry, or anything (`*`).
pub(in super::super) static GROUP_TIES: LazyLock<Vec<&'static str>> =
    LazyLock::new(|| rows(GROUPS).map(|row| row[2]).collect());

const GROUPS: &str = include_str!("../words/groups.txt");

pub(super) fn groups(source: &Source) -> Vec<Group> {
    (1..)
        .zip(rows(GROUPS))
        .map(|(id, row)| Group {
            id: GroupId(id),
            name: row[0].into(),
            about: row[1].into(),
            founded: source.today.year() - 30 + i16::try_from(id % 19).expect("less than nineteen"),
        })
        .collect()
}

/// Fifteen years back and a few months ahead.
pub(super) fn events(source: &Source) -> Vec<Event> {
    let mut dice = source.world_dice(Thing::Events);
    let dice = &mut dice;
    let this_year = source.today.year();
    let mut events = Vec::new();
    for year in this_year - 15..=this_year + 1 {
        events.push(event(source, EventKind::Reunion, date(year, 6, 1), dice));
        events.push(event(source, EventKind::Homecoming, date(year, 10, 8), dice));
        for kind in
            [EventKind::Lecture, EventKind::CareerPanel, EventKind::RegionalMeetup, EventKind::Webinar]
        {
            let count = if kind == EventKind::RegionalMeetup { 6 } else { 2 };
            for _ in 0..count {
                events.push(event(source, kind, later(date(year, 1, 10), dice.below(340)), dice));
            }
        }
    }
    let horizon = later(source.today, 150);
    events.retain(|event| event.date <= horizon);
    events.sort_by_key(|event| event.date);
    for (id, event) in (1..).zip(&mut events) {
        event.id = EventId(id);
    }
    events
}

fn event(source: &Source, kind: EventKind, date: Date, dice: &mut Dice) -> Event {
    let city = dice.weighted_index(&source.words.cities, |city| city.weight.saturating_sub(8));
    let (place, capacity) = match kind {
        EventKind::Reunion | EventKind::Homecoming => (Some(CAMPUS), 3000),
        EventKind::Lecture | EventKind::CareerPanel => (Some(CAMPUS), 240),
        EventKind::RegionalMeetup => (Some(city), 60),
        EventKind::Webinar => (None, 500),
    };
    let mut facts = Facts::default()
        .with("year", date.year().to_string())
        .with("digit1", (date.year() % 5).to_string())
        .with("digit2", (date.year() % 5 + 5).to_string())
        .with("speaker", format!("Professor {}", dice.pick(source.words.list("surnames"))))
        .with("topic", *dice.pick(source.words.list("lecturetopics")))
        .with("industry", industry_in_words(dice.pick::<&str>(&industries(source))))
        .with("city", source.words.cities[city].name);
    let mut say = |section: String| {
        source.phrases.converse(&section, &mut facts, dice).expect("an event asks for no more than this")
    };
    let (title, description) = (say(format!("event.{kind:?}")), say(format!("event.about.{kind:?}")));
    let by_day = ["t2", "t3", "t6"].iter().any(|mark| facts.get(mark).is_some());
    let weekday = match kind {
        EventKind::Reunion => Some(Weekday::Friday),
        EventKind::Homecoming => Some(Weekday::Saturday),
        EventKind::RegionalMeetup if by_day => Some(Weekday::Saturday),
        _ => None,
    };
    let date = weekday.map_or_else(|| working_day(date), |weekday| from(date, weekday));
    Event {
        id: EventId(0),
        kind,
        title,
        date,
        place: place.map(|city| source.place(city)),
        capacity,
        description,
    }
}

/// The first such day of the week on or after that date.
fn from(date: Date, weekday: Weekday) -> Date {
    let days = date.weekday().until(weekday);
    later(date, u32::try_from(days).expect("at most six"))
}

fn industries(source: &Source) -> Vec<&'static str> {
    source.words.ladders.iter().map(|ladder| ladder.industries[0]).collect()
}
