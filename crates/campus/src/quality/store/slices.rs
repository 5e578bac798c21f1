//! Everybody on campus, some people at a time, as far as a scan looks at them.

use std::collections::{HashMap, HashSet};

use jiff::civil::{Date, DateTime};
use sea_orm::{ConnectionTrait, QueryResult, Value};
use store::Result;

use super::{pointers, statement};
use crate::{
    model::{Candidate, Consent, KeySystem, Mentoring, Person, PersonId, PersonKey, Student},
    quality::{Pointer, duplicates::Basics, issues::Facts},
    store::select,
};

fn range(first: PersonId, last: PersonId) -> [Value; 2] {
    [Value::from(i64::from(first.0)), Value::from(i64::from(last.0))]
}

/// What candidates are found by, of all whose number is from `first` to `last`.
pub async fn basics(
    db: &impl ConnectionTrait,
    edition: i32,
    first: PersonId,
    last: PersonId,
) -> Result<Vec<Basics>> {
    let sql = "SELECT p.id, p.first_name, p.last_name, p.former_last_name, p.email, p.phone, p.class_year, \
               p.birth_year, h.street, h.city FROM people p LEFT JOIN households h \
               ON h.edition = p.edition AND h.id = p.household \
               WHERE p.edition = $1 AND p.id BETWEEN $2 AND $3 ORDER BY p.id";
    let values = std::iter::once(edition.into()).chain(range(first, last));
    let mut all = Vec::new();
    for row in db.query_all_raw(statement(db, sql, values)).await? {
        all.push(one(&row)?);
    }
    let mails = " AND person BETWEEN $2 AND $3";
    for key in select::<PersonKey>(db, edition, mails, range(first, last)).await? {
        if key.system == KeySystem::Email
            && let Ok(place) = all.binary_search_by_key(&key.person.0, |one| one.id)
            && !all[place].emails.contains(&key.value)
        {
            all[place].emails.push(key.value);
        }
    }
    Ok(all)
}

fn one(row: &QueryResult) -> Result<Basics> {
    let year = |at: usize| -> Result<Option<i16>> {
        let year: Option<i64> = row.try_get_by_index(at)?;
        Ok(year.and_then(|year| i16::try_from(year).ok()).filter(|year| *year > 0))
    };
    let text =
        |at: usize| -> Result<String> { Ok(row.try_get_by_index::<Option<String>>(at)?.unwrap_or_default()) };
    let (email, street, city) = (text(4)?, text(8)?, text(9)?);
    let id: i64 = row.try_get_by_index(0)?;
    Ok(Basics {
        id: u32::try_from(id).unwrap_or(0),
        first_name: text(1)?,
        last_name: text(2)?,
        former_last_name: row.try_get_by_index(3)?,
        emails: if email.is_empty() { Vec::new() } else { vec![email] },
        phone: row.try_get_by_index(5)?,
        class_year: year(6)?,
        birth_year: year(7)?,
        home: if street.trim().is_empty() { String::new() } else { format!("{street}, {city}") },
    })
}

/// What can be wrong with all whose number is from `first` to `last`.
pub async fn facts(
    db: &impl ConnectionTrait,
    edition: i32,
    (first, last): (PersonId, PersonId),
    pointers: &[Pointer],
) -> Result<Vec<Facts>> {
    let own = " AND person BETWEEN $2 AND $3";
    let people: Vec<Person> = select(db, edition, " AND id BETWEEN $2 AND $3", range(first, last)).await?;
    let mut consents: HashMap<PersonId, Vec<Consent>> = HashMap::new();
    for consent in select::<Consent>(db, edition, own, range(first, last)).await? {
        consents.entry(consent.person).or_default().push(consent);
    }
    let students = select::<Student>(db, edition, own, range(first, last)).await?;
    let students: HashMap<PersonId, i16> =
        students.into_iter().map(|one| (one.person, one.expected_year)).collect();
    let mentors = select::<Mentoring>(db, edition, own, range(first, last)).await?;
    let mentors: HashSet<PersonId> = mentors.into_iter().map(|one| one.person).collect();
    let candidates = select::<Candidate>(db, edition, own, range(first, last)).await?;
    let candidates: HashSet<PersonId> = candidates.into_iter().map(|one| one.person).collect();
    let mut registered = registered(db, edition, first, last).await?;
    let mails = mass_mail(db, edition, first, last).await?;
    let mut pending: HashMap<PersonId, Vec<(&'static str, u64)>> = HashMap::new();
    if people.iter().any(|person| person.died.is_some()) {
        for pointer in pointers {
            for (person, rows) in pointers::asking(db, edition, pointer, (first, last)).await? {
                pending.entry(person).or_default().push((pointer.label, rows));
            }
        }
    }
    let facts = people.into_iter().map(|person| Facts {
        consents: consents.remove(&person.id).unwrap_or_default(),
        expected_year: students.get(&person.id).copied(),
        is_mentor: mentors.contains(&person.id),
        is_candidate: candidates.contains(&person.id),
        registered: registered.remove(&person.id).unwrap_or_default(),
        pending: pending.remove(&person.id).filter(|_| person.died.is_some()).unwrap_or_default(),
        mass_mail: mails.get(&person.id).copied(),
        person,
    });
    Ok(facts.collect())
}

/// Of those who have died: the events that they are still registered for.
async fn registered(
    db: &impl ConnectionTrait,
    edition: i32,
    first: PersonId,
    last: PersonId,
) -> Result<HashMap<PersonId, Vec<(String, Date)>>> {
    let sql = "SELECT a.person, e.title, e.date FROM people p \
               JOIN attendance a ON a.edition = p.edition AND a.person = p.id \
               JOIN events e ON e.edition = a.edition AND e.id = a.event \
               WHERE p.edition = $1 AND p.id BETWEEN $2 AND $3 AND p.died IS NOT NULL \
               AND a.status = 'registered' ORDER BY a.person, e.date, e.id";
    let values = std::iter::once(edition.into()).chain(range(first, last));
    let mut found: HashMap<PersonId, Vec<(String, Date)>> = HashMap::new();
    for row in db.query_all_raw(statement(db, sql, values)).await? {
        let (title, day): (String, String) = (row.try_get_by_index(1)?, row.try_get_by_index(2)?);
        let day: Date = day.parse().map_err(|_| super::strange(&day))?;
        found.entry(super::person(&row, 0)?).or_default().push((title, day));
    }
    Ok(found)
}

/// The day of the last mail to somebody that a program could ask not to get again.
async fn mass_mail(
    db: &impl ConnectionTrait,
    edition: i32,
    first: PersonId,
    last: PersonId,
) -> Result<HashMap<PersonId, Date>> {
    let sql = "SELECT to_person, MAX(at) FROM mails WHERE edition = $1 AND to_person BETWEEN $2 AND $3 \
               AND unsubscribe IS NOT NULL GROUP BY to_person";
    let values = std::iter::once(edition.into()).chain(range(first, last));
    let mut found = HashMap::new();
    for row in db.query_all_raw(statement(db, sql, values)).await? {
        let at: String = row.try_get_by_index(1)?;
        let at: DateTime = at.parse().map_err(|_| super::strange(&at))?;
        found.insert(super::person(&row, 0)?, at.date());
    }
    Ok(found)
}
