//! What people do with and for the others, what they have agreed to and when they were last reached, as the index
//! knows it.

use std::collections::HashMap;

use matching::index::{Column, Tag};
use sea_orm::ConnectionTrait;
use store::Result;

use super::{Month, facet};
use crate::{
    model::{AttendanceStatus, Event, EventId, EventKind, Group, GroupId, Life, Volunteering},
    store::select,
};

/// What an attendance and a membership are about.
#[derive(Clone, Debug, Default)]
pub struct Things {
    events: HashMap<EventId, (EventKind, Month)>,
    groups: HashMap<GroupId, String>,
}

impl Things {
    pub fn new(events: &[Event], groups: &[Group]) -> Self {
        Self {
            events: events.iter().map(|event| (event.id, (event.kind, Month::of(event.date)))).collect(),
            groups: groups.iter().map(|group| (group.id, group.name.clone())).collect(),
        }
    }

    pub(super) async fn read(db: &impl ConnectionTrait, edition: i32) -> Result<Self> {
        Ok(Self::new(&select(db, edition, "", []).await?, &select(db, edition, "", []).await?))
    }

    pub(super) fn knows(&self, life: &Life) -> bool {
        life.attendance.iter().all(|one| self.events.contains_key(&one.event))
            && life.memberships.iter().all(|one| self.groups.contains_key(&one.group))
    }
}

pub fn tags(life: &Life, things: &Things) -> Vec<Tag> {
    let mut tags = Vec::new();
    for gift in &life.gifts {
        let month = Month::of(gift.date);
        tags.extend([facet::gave_year(month.year), facet::gave_month(month)]);
    }
    for one in life.attendance.iter().filter(|one| one.status == AttendanceStatus::Attended) {
        let Some((kind, month)) = things.events.get(&one.event).copied() else { continue };
        tags.push(Tag::new(facet::EVENT_KIND, facet::event_kind(kind)));
        tags.extend([facet::event_year(month.year), facet::event(kind, month.year)]);
        tags.extend([facet::event_month(month), facet::event_in(kind, month)]);
    }
    if !life.volunteering.is_empty() {
        tags.push(facet::VOLUNTEER.tag());
    }
    for one in &life.volunteering {
        tags.extend(years(one).map(facet::volunteer_year));
    }
    for one in &life.memberships {
        tags.push(facet::MEMBER.tag());
        let group = things.groups.get(&one.group);
        tags.extend(group.map(|name| Tag::new(facet::GROUP, name)));
        if one.organiser {
            tags.push(facet::ORGANISER.tag());
            tags.extend(group.map(|name| Tag::new(facet::ORGANISES, name)));
        }
    }
    if life.person.email_bounced.is_some() {
        tags.push(facet::BOUNCED.tag());
    }
    if life.person.died.is_some() {
        tags.push(facet::DIED.tag());
    }
    let agreed = life.consents.iter().filter(|consent| consent.granted);
    tags.extend(agreed.map(|consent| Tag::new(facet::AGREED, consent.field.name())));
    tags
}

/// The years of what has ended. What goes on is asked for by its beginning, so that it need not be written down anew
/// every year.
fn years(one: &Volunteering) -> impl Iterator<Item = i16> {
    one.end.into_iter().flat_map(|end| one.start.year()..=end.year())
}

pub fn numbers(life: &Life) -> Vec<(Column, i64)> {
    let mut numbers = Vec::new();
    let mut add = |column: &str, value: Option<i64>| {
        numbers.extend(value.map(|value| (Column::new(column), value)));
    };
    add(facet::CLASS, life.person.class_year.map(i64::from));
    let given = life.gifts.iter().fold(0_i64, |sum, gift| sum.saturating_add(gift.cents));
    add(facet::GIVEN, (!life.gifts.is_empty()).then_some(given));
    add(facet::LAST_GIFT, life.gifts.iter().map(|gift| facet::day(gift.date)).max());
    let goes_on = life.volunteering.iter().filter(|one| one.end.is_none());
    add(facet::VOLUNTEERS_SINCE, goes_on.map(|one| i64::from(one.start.year())).min());
    add(facet::CONFIRMED, life.person.contact_confirmed.map(facet::day));
    numbers
}
