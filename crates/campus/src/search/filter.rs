//! What can be asked of people, as plain values.

use jiff::civil::Date;

use crate::{
    model::{ConsentField, EventKind, Level, MentoringSide, Seniority},
    people::PersonKind,
};

/// What has to be true of somebody, all of it at once.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PeopleFilter {
    pub kind: Option<PersonKind>,
    /// Every word is a part of their name.
    pub name: Option<String>,
    pub class_from: Option<i16>,
    pub class_to: Option<i16>,
    /// A field of study.
    pub field: Option<String>,
    /// A degree they have earned.
    pub degree: Option<String>,
    pub industry: Option<String>,
    /// A city or a region.
    pub place: Option<String>,
    /// How far from the place is near enough.
    pub km: Option<u32>,
    /// A state or a country by its name in our own list, and nothing around it: the District of Columbia is not what lies
    /// around Washington.
    pub region: Option<String>,
    pub skill: Option<String>,
    /// Present or past, unless `employed` says which.
    pub employer: Option<String>,
    pub employed: Option<Employed>,
    /// Of the present or the last position.
    pub seniority: Option<Seniority>,
    /// Of the present or the last position: a job title, or what it ends with, such as engineer.
    pub title: Option<String>,
    /// The year of study, of those who study here.
    pub student_level: Option<Level>,
    /// A language they speak.
    pub language: Option<String>,
    /// Whether they ever gave.
    pub gave: Option<bool>,
    /// Whether they gave in these months.
    pub gave_in: Option<Months>,
    /// Their last gift was in these days.
    pub last_gift: Option<Days>,
    /// What they gave so far, in whole dollars, at least.
    pub given_from: Option<u32>,
    /// What they gave so far; who never gave is not meant.
    pub given: Option<Amounts>,
    pub volunteered: Option<bool>,
    /// Whether they volunteered in these years. What has not ended goes on.
    pub volunteered_in: Option<Years>,
    /// Whether they came to such an event.
    pub attended: Option<Attended>,
    /// Whether they are in a group.
    pub belongs: Option<Belongs>,
    /// Whether they look for work.
    pub candidate: Option<bool>,
    pub mentoring: Option<MentoringSide>,
    /// Whether what we know of how to reach them is still right.
    pub contact: Option<Contact>,
    /// What they have agreed to.
    pub agreed: Option<ConsentField>,
    pub died: Option<bool>,
    /// Of each list, at least one is so.
    pub one_of: Vec<Vec<Self>>,
    /// Nothing of this is so.
    pub none_of: Vec<Self>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Employed {
    Now,
    /// And not any more.
    Before,
}

/// Both included; an end that is not there is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Years {
    pub from: Option<i16>,
    pub to: Option<i16>,
}

/// A month of a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Month {
    pub year: i16,
    pub month: i8,
}

/// Both included; an end that is not there is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Months {
    pub from: Option<Month>,
    pub to: Option<Month>,
}

/// Both included; an end that is not there is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Days {
    pub from: Option<Date>,
    pub to: Option<Date>,
}

/// In cents, both included; an end that is not there is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Amounts {
    pub from: Option<i64>,
    pub to: Option<i64>,
}

/// Somebody who registered and did not come was not there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Attended {
    /// Any of these; none is all kinds.
    pub kinds: Vec<EventKind>,
    pub months: Months,
}

/// In a group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Belongs {
    /// By its name; without one, any group.
    pub group: Option<String>,
    /// Not only a member, but one of those who run it.
    pub organises: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contact {
    /// Mail to the address comes back.
    Bounced,
    /// Nobody knows that address, phone and mail are right, or the last who did was before this day.
    StaleSince(Date),
}

impl Month {
    pub fn of(date: Date) -> Self {
        Self { year: date.year(), month: date.month() }
    }
}

impl Months {
    pub fn of_year(year: i16) -> Self {
        Self { from: Some(Month { year, month: 1 }), to: Some(Month { year, month: 12 }) }
    }
}

impl Years {
    pub fn only(year: i16) -> Self {
        Self { from: Some(year), to: Some(year) }
    }
}
