//! What imports look at and change of somebody, in and out of the tables.

use std::collections::HashMap;

use sea_orm::{ConnectionTrait, DbBackend, Value};
use serde::{Deserialize, Serialize};
use store::Result;

use super::{
    imports::journal::Change,
    record::{Record, select},
    row::{Row, row, table_of},
};
use crate::{
    import::Kind,
    model::{
        Candidate, Consent, Education, Gift, Hold, Household, Interest, Note, Person, PersonId, PersonKey,
        PersonSkill, Position, Student,
    },
};

/// So many people are looked up by one statement.
const TOGETHER: usize = 200;

/// What is known of somebody, as far as an import is concerned.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Parts {
    /// Nobody as long as they are being made.
    pub person: Option<Person>,
    /// Only of those who are added: nothing else changes where somebody lives together with others.
    pub household: Option<Household>,
    pub keys: Vec<PersonKey>,
    pub education: Vec<Education>,
    pub positions: Vec<Position>,
    pub skills: Vec<PersonSkill>,
    pub interests: Vec<Interest>,
    pub consents: Vec<Consent>,
    pub gifts: Vec<Gift>,
    pub notes: Vec<Note>,
    pub holds: Vec<Hold>,
    pub candidate: Option<Candidate>,
    pub student: Option<Student>,
}

/// Reads people with what a kind of file can change of them. In a transaction nobody else changes them until its end.
pub async fn load(
    db: &impl ConnectionTrait,
    edition: i32,
    kind: Kind,
    people: &[PersonId],
) -> Result<HashMap<PersonId, Parts>> {
    let mut all = HashMap::with_capacity(people.len());
    for people in people.chunks(TOGETHER) {
        let slice = Slice::new(db, edition, people);
        for person in slice.people().await? {
            all.insert(person.id, Parts { person: Some(person), ..Parts::default() });
        }
        slice.each(&mut all, |one: &PersonKey| one.person, |parts, one| parts.keys.push(one)).await?;
        slice.each(&mut all, |one: &Note| one.person, |parts, one| parts.notes.push(one)).await?;
        if matches!(kind, Kind::Alumni | Kind::Candidates) {
            slice
                .each(&mut all, |one: &Education| one.person, |parts, one| parts.education.push(one))
                .await?;
            slice.each(&mut all, |one: &Position| one.person, |parts, one| parts.positions.push(one)).await?;
            slice.each(&mut all, |one: &PersonSkill| one.person, |parts, one| parts.skills.push(one)).await?;
        }
        match kind {
            Kind::Alumni => {
                slice
                    .each(&mut all, |one: &Consent| one.person, |parts, one| parts.consents.push(one))
                    .await?;
            }
            Kind::Gifts => {
                slice.each(&mut all, |one: &Gift| one.person, |parts, one| parts.gifts.push(one)).await?;
            }
            Kind::Students => {
                slice.each(&mut all, |one: &Hold| one.person, |parts, one| parts.holds.push(one)).await?;
                slice
                    .each(&mut all, |one: &Interest| one.person, |parts, one| parts.interests.push(one))
                    .await?;
                slice
                    .each(&mut all, |one: &Student| one.person, |parts, one| parts.student = Some(one))
                    .await?;
            }
            Kind::Candidates => {
                slice
                    .each(&mut all, |one: &Interest| one.person, |parts, one| parts.interests.push(one))
                    .await?;
                slice
                    .each(&mut all, |one: &Candidate| one.person, |parts, one| parts.candidate = Some(one))
                    .await?;
            }
            Kind::Roles => {}
        }
    }
    Ok(all)
}

struct Slice<'a, C> {
    db: &'a C,
    edition: i32,
    list: String,
    ids: Vec<Value>,
}

impl<'a, C: ConnectionTrait> Slice<'a, C> {
    fn new(db: &'a C, edition: i32, people: &[PersonId]) -> Self {
        let list = (2..).take(people.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        let ids = people.iter().map(|person| i64::from(person.0).into()).collect();
        Self { db, edition, list, ids }
    }

    async fn people(&self) -> Result<Vec<Person>> {
        if self.db.get_database_backend() == DbBackend::Postgres {
            let sql = format!("SELECT 1 FROM people WHERE edition = $1 AND id IN ({}) FOR UPDATE", self.list);
            let values = std::iter::once(self.edition.into()).chain(self.ids.iter().cloned());
            self.db.query_all_raw(super::edition::statement(self.db, &sql, values)).await?;
        }
        let condition = format!(" AND id IN ({})", self.list);
        Ok(select(self.db, self.edition, &condition, self.ids.iter().cloned()).await?)
    }

    async fn each<T: Record>(
        &self,
        all: &mut HashMap<PersonId, Parts>,
        owner: impl Fn(&T) -> PersonId,
        give: impl Fn(&mut Parts, T),
    ) -> Result<()> {
        let condition = format!(" AND person IN ({})", self.list);
        for one in select::<T>(self.db, self.edition, &condition, self.ids.iter().cloned()).await? {
            if let Some(parts) = all.get_mut(&owner(&one)) {
                give(parts, one);
            }
        }
        Ok(())
    }
}

/// What has to be written to make one of the other. Nothing is ever taken away.
pub fn differences(before: &Parts, now: &Parts) -> Vec<Change> {
    let mut found = Vec::new();
    differ(before.household.as_slice(), now.household.as_slice(), &mut found);
    differ(before.person.as_slice(), now.person.as_slice(), &mut found);
    differ(&before.keys, &now.keys, &mut found);
    differ(&before.education, &now.education, &mut found);
    differ(&before.positions, &now.positions, &mut found);
    differ(&before.skills, &now.skills, &mut found);
    differ(&before.interests, &now.interests, &mut found);
    differ(&before.consents, &now.consents, &mut found);
    differ(&before.gifts, &now.gifts, &mut found);
    differ(&before.notes, &now.notes, &mut found);
    differ(&before.holds, &now.holds, &mut found);
    differ(before.candidate.as_slice(), now.candidate.as_slice(), &mut found);
    differ(before.student.as_slice(), now.student.as_slice(), &mut found);
    found
}

fn differ<T: Record + PartialEq>(before: &[T], now: &[T], found: &mut Vec<Change>) {
    if before == now {
        return;
    }
    let table = table_of::<T>();
    let known: HashMap<String, Row> =
        before.iter().map(row).map(|row| (table.to_json(&table.key_of(&row)), row)).collect();
    for after in now.iter().map(row) {
        let before = known.get(&table.to_json(&table.key_of(&after)));
        if before != Some(&after) {
            found.push(Change { table, before: before.cloned(), after: Some(after) });
        }
    }
}
