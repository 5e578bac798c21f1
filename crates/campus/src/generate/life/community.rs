use jiff::civil::{Date, date};

use super::{
    super::{
        dice::Stream,
        source::{commencement, day_between, earlier, record},
        world::GROUP_TIES,
    },
    draft::Draft,
    giving::Motive,
};
use crate::model::{
    Attendance, AttendanceStatus, Event, EventKind, Group, Membership, Place, Pronouns, Volunteering,
};

pub(super) fn attendance(draft: &Draft<'_>) -> Vec<Attendance> {
    let mut dice = draft.dice(Stream::Community);
    let events = &draft.generator.world.events;
    let mut attended: Vec<Attendance> = Vec::new();
    for _ in 0..draft.engagement / 3 {
        let event = dice.pick(events);
        let seen = attended.iter().any(|one| one.event == event.id);
        if seen || !open_to(event, draft) || !dice.chance(450) {
            continue;
        }
        let status = match () {
            () if event.date >= draft.source().today => AttendanceStatus::Registered,
            () if dice.chance(120) => AttendanceStatus::NoShow,
            () => AttendanceStatus::Attended,
        };
        attended.push(Attendance { person: draft.identity.id, event: event.id, status });
    }
    attended.sort_by_key(|one| one.event);
    attended
}

fn open_to(event: &Event, draft: &Draft<'_>) -> bool {
    let identity = &draft.identity;
    let in_time = event.date > draft.belongs_since() && identity.died.is_none_or(|died| event.date < died);
    let for_class = event.kind != EventKind::Reunion
        || draft.is_alum() && identity.class_year.is_some_and(|class| (event.date.year() - class) % 5 == 0);
    let home = &draft.source().words.cities[identity.city];
    let near = |place: &Place| place.region == home.region || place.city == "Northfield";
    in_time && for_class && event.place.as_ref().is_none_or(near)
}

pub(super) fn volunteering(draft: &Draft<'_>) -> Vec<Volunteering> {
    let mut dice = draft.source().dice(Stream::Community, draft.identity.id.0 | 1 << 31);
    if !draft.is_alum() || draft.engagement < 30 || !dice.chance(draft.engagement * 7) {
        return Vec::new();
    }
    let last = draft.identity.last_day(draft.source());
    let count = 1 + dice.index(2);
    let mut all = Vec::new();
    for activity in dice.some(draft.source().words.list("volunteering"), count) {
        let Some(start) = day_between(draft.belongs_since(), earlier(last, 60), &mut dice) else { continue };
        let ended = draft.identity.died.is_some() || dice.chance(500);
        let end = if ended { day_between(start, earlier(last, 1), &mut dice) } else { None };
        let hours = 4 + u16::try_from(dice.below(90)).expect("below ninety");
        let (id, person) = (record(draft.identity.id, all.len()), draft.identity.id);
        all.push(Volunteering { id, person, activity: activity.into(), start, end, hours });
    }
    all
}

pub(super) fn memberships(draft: &Draft<'_>) -> Vec<Membership> {
    let mut dice = draft.source().dice(Stream::Community, draft.identity.id.0 | 1 << 30);
    let home = draft.source().words.cities[draft.identity.city].name;
    let industry = draft.positions.last().map_or("", |position| position.industry.as_str());
    let mut memberships = Vec::new();
    if !draft.is_alum() {
        return memberships;
    }
    for (group, tie) in draft.generator.world.groups.iter().zip(GROUP_TIES.iter()) {
        let per_mille = match *tie {
            "*" => draft.engagement,
            tie if tie == home || tie == industry => 100 + draft.engagement * 5,
            _ => 0,
        };
        let begins = joins_from(draft, group).max(date(group.founded, 1, 1));
        let until = earlier(draft.identity.last_day(draft.source()), 1);
        if is_for(group, draft)
            && dice.chance(per_mille)
            && let Some(since) = day_between(begins, until, &mut dice)
        {
            let organiser = draft.engagement > 70 && dice.chance(150);
            memberships.push(Membership { person: draft.identity.id, group: group.id, since, organiser });
        }
    }
    memberships
}

fn is_for(group: &Group, draft: &Draft<'_>) -> bool {
    match group.name.as_str() {
        "Young Alumni" => draft.years_out() <= 10,
        "Golden Graduates" => draft.years_out() >= 50,
        "Women of Northfield" => draft.identity.pronouns == Some(Pronouns::She),
        "International Alumni" => draft.source().words.cities[draft.identity.city].country != "United States",
        // Who gives because the grandparents did is not the first.
        "First in the Family" => Motive::of(draft) != Motive::Family,
        _ => true,
    }
}

fn joins_from(draft: &Draft<'_>, group: &Group) -> Date {
    match draft.identity.class_year {
        Some(class) if group.name == "Golden Graduates" => commencement(class + 50),
        _ => draft.belongs_since(),
    }
}
