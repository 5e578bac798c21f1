use std::cmp::Reverse;

use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    model::{AttendanceStatus, EventKind, Life},
    store::people::References,
};

/// What somebody does with and for the others.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonEngagement {
    /// Of all that they volunteered for.
    pub hours: u32,
    pub volunteering: Vec<PersonVolunteering>,
    pub events: Vec<PersonEvent>,
    pub groups: Vec<PersonGroup>,
    pub posts: Vec<PersonPost>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonVolunteering {
    pub id: u32,
    pub activity: String,
    pub start: Date,
    /// None while it lasts.
    pub end: Option<Date>,
    pub hours: u16,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonEvent {
    pub id: u32,
    pub title: String,
    pub kind: EventKind,
    pub date: Date,
    /// A city; none means online.
    pub city: Option<String>,
    pub status: AttendanceStatus,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonGroup {
    pub id: u32,
    pub name: String,
    pub since: Date,
    pub organiser: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonPost {
    pub id: u32,
    /// The group it was written in; none means to everybody.
    pub group: Option<String>,
    pub date: Date,
    pub text: String,
}

impl PersonEngagement {
    pub fn new(life: &Life, references: &References) -> Self {
        Self {
            hours: life.volunteering.iter().map(|one| u32::from(one.hours)).sum(),
            volunteering: volunteering(life),
            events: events(life, references),
            groups: groups(life, references),
            posts: posts(life, references),
        }
    }
}

fn volunteering(life: &Life) -> Vec<PersonVolunteering> {
    let mut all: Vec<_> = life.volunteering.iter().collect();
    all.sort_by_key(|one| Reverse((one.start, one.id)));
    let shown = all.into_iter().map(|one| PersonVolunteering {
        id: one.id,
        activity: one.activity.clone(),
        start: one.start,
        end: one.end,
        hours: one.hours,
    });
    shown.collect()
}

fn events(life: &Life, references: &References) -> Vec<PersonEvent> {
    let shown = life.attendance.iter().filter_map(|attendance| {
        let event = references.events.get(&attendance.event)?;
        Some(PersonEvent {
            id: event.id.0,
            title: event.title.clone(),
            kind: event.kind,
            date: event.date,
            city: event.place.as_ref().map(|place| place.city.clone()),
            status: attendance.status,
        })
    });
    let mut shown: Vec<_> = shown.collect();
    shown.sort_by_key(|event| Reverse((event.date, event.id)));
    shown
}

fn groups(life: &Life, references: &References) -> Vec<PersonGroup> {
    let shown = life.memberships.iter().filter_map(|membership| {
        let group = references.groups.get(&membership.group)?;
        Some(PersonGroup {
            id: group.id.0,
            name: group.name.clone(),
            since: membership.since,
            organiser: membership.organiser,
        })
    });
    let mut shown: Vec<_> = shown.collect();
    shown.sort_by_key(|group| Reverse((group.since, group.id)));
    shown
}

fn posts(life: &Life, references: &References) -> Vec<PersonPost> {
    let mut all: Vec<_> = life.posts.iter().collect();
    all.sort_by_key(|post| Reverse((post.date, post.id)));
    let shown = all.into_iter().map(|post| PersonPost {
        id: post.id,
        group: post.group.and_then(|id| references.groups.get(&id)).map(|group| group.name.clone()),
        date: post.date,
        text: post.text.clone(),
    });
    shown.collect()
}
