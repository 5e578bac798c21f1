//! Somebody as the alumni directory may show them: what they keep to themselves is not there.

use std::collections::{BTreeMap, HashMap};

use jiff::civil::Date;
use matching::lexicon::places::Point;
use sea_orm::ConnectionTrait;
use store::Result;

use super::Shared;
use crate::{
    model::{Attendance, AttendanceStatus, Event, EventId, Life, MentoringSide, Position, Seniority},
    people::{PersonKind, Withheld},
    store::{life, select},
};

#[derive(Clone, Debug, PartialEq)]
pub struct ListedPerson {
    pub id: u32,
    pub name: String,
    pub kinds: Vec<PersonKind>,
    pub class_year: Option<i16>,
    /// Those they have earned, the newest first.
    pub degrees: Vec<ListedDegree>,
    /// None if they do not share it, or have none.
    pub work: Option<ListedWork>,
    pub place: Option<ListedPlace>,
    pub email: Option<String>,
    pub phone: Option<String>,
    pub given_cents: i64,
    pub last_gift: Option<Date>,
    /// How many events they came to, and when the last one was.
    pub events: usize,
    pub last_event: Option<Date>,
    pub volunteers: bool,
    pub mentoring: Option<MentoringSide>,
    pub shared: Shared,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedDegree {
    pub degree: String,
    pub field: String,
    pub year: i16,
}

/// The present position, or the last one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedWork {
    pub title: String,
    pub employer: String,
    pub industry: String,
    pub seniority: Seniority,
    pub is_present: bool,
}

#[derive(Clone, Debug, PartialEq)]
pub struct ListedPlace {
    pub city: String,
    pub region: String,
    pub country: String,
    pub point: Option<Point>,
}

impl ListedPerson {
    pub(crate) async fn read(db: &impl ConnectionTrait, edition: i32, ids: &[u32]) -> Result<Vec<Self>> {
        let lives = life::some_profiles(db, edition, ids.iter().copied()).await?;
        let dates = dates(db, edition, &lives).await?;
        let listed = lives.into_iter().filter_map(|life| Self::new(life, &dates));
        let mut listed: HashMap<u32, Self> = listed.map(|person| (person.id, person)).collect();
        Ok(ids.iter().filter_map(|id| listed.remove(id)).collect())
    }

    /// `None` if they do not stand in the directory.
    fn new(mut life: Life, dates: &BTreeMap<EventId, Date>) -> Option<Self> {
        let shared = Shared::by(&life.consents);
        if !shared.listed || life.person.died.is_some() {
            return None;
        }
        let attended = life.attendance.iter().filter(|one| one.status == AttendanceStatus::Attended);
        let attended: Vec<EventId> = attended.map(|one| one.event).collect();
        let (email, phone) = (life.person.email.clone(), life.person.phone.clone());
        Withheld::of(&life).hide_in(&mut life);
        Some(Self {
            id: life.person.id.0,
            name: life.person.name(),
            kinds: PersonKind::of(&life.person),
            class_year: life.person.class_year,
            degrees: degrees(&life),
            work: newest(&life).filter(|_| shared.career).map(ListedWork::new),
            place: Some(&life.person.place).filter(|_| shared.place).and_then(ListedPlace::new),
            email: Some(email).filter(|email| shared.email && !email.is_empty()),
            phone: phone.filter(|_| shared.phone),
            given_cents: life.gifts.iter().fold(0, |sum: i64, gift| sum.saturating_add(gift.cents)),
            last_gift: life.gifts.iter().map(|gift| gift.date).max(),
            events: attended.len(),
            last_event: attended.iter().filter_map(|event| dates.get(event).copied()).max(),
            volunteers: !life.volunteering.is_empty(),
            mentoring: life.mentoring.as_ref().map(|mentoring| mentoring.side),
            shared,
        })
    }
}

async fn dates(db: &impl ConnectionTrait, edition: i32, lives: &[Life]) -> Result<BTreeMap<EventId, Date>> {
    let attended = lives.iter().flat_map(|life| &life.attendance);
    let mut ids: Vec<String> = attended.map(|one: &Attendance| one.event.0.to_string()).collect();
    ids.sort_unstable();
    ids.dedup();
    if ids.is_empty() {
        return Ok(BTreeMap::new());
    }
    let events: Vec<Event> = select(db, edition, &format!(" AND id IN ({})", ids.join(", ")), []).await?;
    Ok(events.into_iter().map(|event| (event.id, event.date)).collect())
}

fn degrees(life: &Life) -> Vec<ListedDegree> {
    let mut earned: Vec<_> = life.education.iter().filter(|one| one.finished).collect();
    earned.sort_by_key(|one| std::cmp::Reverse((one.end_year, one.id)));
    let listed = earned.into_iter().map(|one| ListedDegree {
        degree: one.degree.clone(),
        field: one.field.clone(),
        year: one.end_year,
    });
    listed.collect()
}

fn newest(life: &Life) -> Option<&Position> {
    life.positions.iter().max_by_key(|one| (one.end.is_none(), one.start, one.id))
}

impl ListedWork {
    fn new(position: &Position) -> Self {
        Self {
            title: position.title.clone(),
            employer: position.employer_name.clone(),
            industry: position.industry.clone(),
            seniority: position.seniority,
            is_present: position.end.is_none(),
        }
    }
}

impl ListedPlace {
    /// `None` if nobody knows where.
    fn new(place: &crate::model::Place) -> Option<Self> {
        let is_known = [&place.city, &place.region, &place.country].iter().any(|part| !part.is_empty());
        is_known.then(|| Self {
            city: place.city.clone(),
            region: place.region.clone(),
            country: place.country.clone(),
            point: place.point(),
        })
    }

    /// City and region, or a country that stands alone.
    pub fn told(&self) -> String {
        let near: Vec<&str> =
            [self.city.as_str(), &self.region].into_iter().filter(|part| !part.is_empty()).collect();
        if near.is_empty() { self.country.clone() } else { near.join(", ") }
    }
}
