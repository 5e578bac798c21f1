use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use super::{EventId, GroupId, PersonId, Place};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Event {
    pub id: EventId,
    pub kind: EventKind,
    pub title: String,
    pub date: Date,
    /// Nowhere in particular means online.
    pub place: Option<Place>,
    pub capacity: u32,
    pub description: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EventKind {
    Reunion,
    Homecoming,
    Lecture,
    CareerPanel,
    RegionalMeetup,
    Webinar,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Attendance {
    pub person: PersonId,
    pub event: EventId,
    pub status: AttendanceStatus,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttendanceStatus {
    Registered,
    Attended,
    NoShow,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Group {
    pub id: GroupId,
    pub name: String,
    pub about: String,
    pub founded: i16,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Membership {
    pub person: PersonId,
    pub group: GroupId,
    pub since: Date,
    pub organiser: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Post {
    pub id: u32,
    pub person: PersonId,
    pub group: Option<GroupId>,
    pub date: Date,
    pub text: String,
}
