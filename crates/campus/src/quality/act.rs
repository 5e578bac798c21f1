use ::store::Tx;
use jiff::civil::Date;

use super::{QualityError, merge::Change};
use crate::{
    model::{Attendance, AttendanceStatus, Candidate, Event, Mentoring, PersonId},
    store::select,
};

/// Takes back what somebody who has died is still asked for: places as a mentor, a search for work, events to come.
pub async fn close_outreach(
    tx: &Tx,
    edition: i32,
    person: PersonId,
    today: Date,
) -> Result<Vec<Change>, QualityError> {
    let own = || [i64::from(person.0).into()];
    let mentoring: Vec<Mentoring> = select(&**tx, edition, " AND person = $2", own()).await?;
    let candidates: Vec<Candidate> = select(&**tx, edition, " AND person = $2", own()).await?;
    let registered: Vec<Attendance> = select(&**tx, edition, " AND person = $2", own()).await?;
    let events = " AND id IN (SELECT event FROM attendance WHERE edition = $1 AND person = $2)";
    let events: Vec<Event> = select(&**tx, edition, events, own()).await?;
    let is_to_come = |one: &&Attendance| {
        one.status == AttendanceStatus::Registered
            && events.iter().any(|event| event.id == one.event && event.date >= today)
    };
    let mut changes: Vec<Change> = mentoring.iter().filter_map(|one| Change::of(Some(one), None)).collect();
    changes.extend(candidates.iter().filter_map(|one| Change::of(Some(one), None)));
    changes.extend(registered.iter().filter(is_to_come).filter_map(|one| Change::of(Some(one), None)));
    Ok(changes)
}
