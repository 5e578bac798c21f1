//! What the campus knows about those who look for work.

use std::{cmp::Reverse, collections::HashMap, sync::Arc};

use campus::{
    model::{ConsentField, Department, Education, Level, PersonId},
    store::edition,
};
use jiff::{Timestamp, civil::Date, tz::TimeZone};
use matching::lexicon::text::key;
use store::{Result, Time};

use super::{
    model::{Background, NetworkLevel},
    store::{self as rows, Known},
};
use crate::{CandidateId, Candidates};

pub fn day(at: Time) -> Date {
    Timestamp::from_millisecond(at.millis()).unwrap_or_default().to_zoned(TimeZone::UTC).date()
}

impl Candidates {
    /// Of everybody, whether they may be seen or not: the pool says who may.
    pub(super) async fn backgrounds(&self) -> Result<HashMap<CandidateId, Arc<Background>>> {
        let db = self.store().reader();
        let mut all = HashMap::new();
        if let Some(current) = edition::current(db).await? {
            all.extend(of_campus(&rows::known(db, current.edition).await?, current.today));
        }
        for (file, at) in rows::uploaded(db).await? {
            all.insert(CandidateId::File(file), Arc::new(of_upload(day(at))));
        }
        Ok(all)
    }
}

fn of_upload(day: Date) -> Background {
    Background {
        department: None,
        level: NetworkLevel::Unknown,
        agreed: Vec::new(),
        since: day,
        known_right: day,
        as_of: None,
    }
}

fn of_campus(known: &Known, today: Date) -> HashMap<CandidateId, Arc<Background>> {
    let names: HashMap<u32, &str> =
        known.departments.iter().map(|one| (one.id.0, one.name.as_str())).collect();
    let programs = programs(&known.departments);
    let students: HashMap<PersonId, (u32, Level)> =
        known.students.iter().map(|one| (one.person, (one.department.0, one.level))).collect();
    let mut schools: HashMap<PersonId, Vec<&Education>> = HashMap::new();
    for one in &known.education {
        schools.entry(one.person).or_default().push(one);
    }
    let mut agreed: HashMap<PersonId, Vec<(ConsentField, Date)>> = HashMap::new();
    for one in known.consents.iter().filter(|one| one.granted) {
        agreed.entry(one.person).or_default().push((one.field, one.at));
    }
    let background = |person: &campus::model::Person| {
        let student = students.get(&person.id);
        let studied = || studied(schools.get(&person.id)?, &programs);
        let own = student.and_then(|(department, _)| names.get(department).copied());
        let agreed = agreed.get(&person.id).map(Vec::as_slice).unwrap_or_default();
        let shown = agreed.iter().find(|(field, _)| *field == ConsentField::Employers);
        let since = shown.map_or(today, |(_, at)| *at);
        Background {
            department: own.or_else(studied).map(str::to_owned),
            level: student.map_or(NetworkLevel::Graduate, |(_, level)| level_of(*level)),
            agreed: agreed.iter().map(|(field, _)| *field).collect(),
            since,
            known_right: person.contact_confirmed.map_or(since, |confirmed| confirmed.max(since)),
            as_of: person.synthetic.then_some(today),
        }
    };
    let of_each = known.people.iter().map(|person| {
        let id = CandidateId::Person(person.id.0);
        (id, Arc::new(background(person)))
    });
    of_each.collect()
}

/// The department of each field of study.
fn programs(departments: &[Department]) -> HashMap<String, &str> {
    let fields = departments.iter().flat_map(|department| {
        department.programs.iter().map(|program| (key(program), department.name.as_str()))
    });
    fields.collect()
}

/// The department of what somebody studied last.
fn studied<'a>(schools: &[&Education], programs: &HashMap<String, &'a str>) -> Option<&'a str> {
    let mut latest: Vec<&&Education> = schools.iter().collect();
    latest.sort_by_key(|one| Reverse((one.end_year, one.id)));
    latest.iter().find_map(|one| programs.get(&key(&one.field)).copied())
}

fn level_of(level: Level) -> NetworkLevel {
    match level {
        Level::FirstYear => NetworkLevel::FirstYear,
        Level::Sophomore => NetworkLevel::Sophomore,
        Level::Junior => NetworkLevel::Junior,
        Level::Senior => NetworkLevel::Senior,
    }
}
