//! Reads those who are compared, some hundred at a time.

use std::collections::{BTreeMap, HashMap};

use campus::{
    model::{
        Candidate, Consent, Education, Interest, Mentoring, Person, PersonId, PersonSkill, Position, Student,
    },
    store::{Record as Row, edition, select},
};
use sea_orm::{ConnectionTrait, Value};
use store::Result;

use super::profile::Record;
use crate::matchmaking::{
    introductions::store::asked,
    matches::{self, MatchState},
};

/// So many people are asked for by one statement.
const TOGETHER: usize = 400;

/// The campus that everybody sees.
pub async fn current_edition(db: &impl ConnectionTrait) -> Result<Option<i32>> {
    Ok(edition::current(db).await?.map(|current| current.edition))
}

/// What decides whether somebody takes part in something, and with how many places.
#[derive(Clone, Debug)]
pub struct Standing {
    pub person: Person,
    pub mentoring: Option<Mentoring>,
    /// Places that matches take and introductions hold, besides those that the record says are taken.
    pub taken_here: u32,
}

/// How it stands with these people, in the order of their numbers: for whoever looks at many and shows few.
pub async fn standings(db: &impl ConnectionTrait, edition: i32, people: &[u32]) -> Result<Vec<Standing>> {
    let ids = each_once(people);
    let taken = if ids.is_empty() { BTreeMap::new() } else { taken(db, edition).await? };
    let mut all = Vec::with_capacity(ids.len());
    for some in ids.chunks(TOGETHER) {
        let slice = Slice::new(db, edition, some);
        let people: Vec<Person> = slice.of("id").await?;
        let mut mentoring = slice.by_person(|one: &Mentoring| one.person).await?;
        all.extend(people.into_iter().map(|person| Standing {
            mentoring: mentoring.remove(&person.id).and_then(|mut own| own.pop()),
            taken_here: taken.get(&person.id).copied().unwrap_or(0),
            person,
        }));
    }
    Ok(all)
}

/// What those of them offer or look for who are in the program.
pub async fn mentoring(db: &impl ConnectionTrait, edition: i32, people: &[u32]) -> Result<Vec<Mentoring>> {
    let mut all = Vec::with_capacity(people.len());
    for some in people.chunks(TOGETHER) {
        all.extend(Slice::new(db, edition, some).of::<Mentoring>("person").await?);
    }
    Ok(all)
}

fn each_once(people: &[u32]) -> Vec<u32> {
    let mut ids = people.to_vec();
    ids.sort_unstable();
    ids.dedup();
    ids
}

/// These people, in the order of their numbers. Who is not there is left out.
pub async fn records(db: &impl ConnectionTrait, edition: i32, people: &[u32]) -> Result<Vec<Record>> {
    let ids = each_once(people);
    let taken = if ids.is_empty() { BTreeMap::new() } else { taken(db, edition).await? };
    let mut all = Vec::with_capacity(ids.len());
    for some in ids.chunks(TOGETHER) {
        all.extend(together(db, edition, some, &taken).await?);
    }
    Ok(all)
}

/// How many places of each person are taken by matches, or held for an introduction, on either side.
pub async fn taken(db: &impl ConnectionTrait, edition: i32) -> Result<BTreeMap<PersonId, u32>> {
    let states = MatchState::ALL.into_iter().filter(|state| state.takes_a_place()).collect();
    let all = matches::list(db, &matches::Wanted { edition, states, ..matches::Wanted::default() }).await?;
    let mut taken = BTreeMap::new();
    let asked = asked(db, edition).await?.into_iter().flat_map(|(student, mentor)| [student, mentor]);
    let matched = all.iter().flat_map(|one| [one.student, one.mentor]);
    for person in matched.chain(asked.map(PersonId)) {
        *taken.entry(person).or_default() += 1;
    }
    Ok(taken)
}

async fn together(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: &[u32],
    taken: &BTreeMap<PersonId, u32>,
) -> Result<Vec<Record>> {
    let slice = Slice::new(db, edition, ids);
    let people: Vec<Person> = slice.of("id").await?;
    let mut education = slice.by_person(|one: &Education| one.person).await?;
    let mut positions = slice.by_person(|one: &Position| one.person).await?;
    let mut skills = slice.by_person(|one: &PersonSkill| one.person).await?;
    let mut interests = slice.by_person(|one: &Interest| one.person).await?;
    let mut mentoring = slice.by_person(|one: &Mentoring| one.person).await?;
    let mut consents = slice.by_person(|one: &Consent| one.person).await?;
    let mut candidates = slice.by_person(|one: &Candidate| one.person).await?;
    let mut students = slice.by_person(|one: &Student| one.person).await?;
    let record = |person: Person| {
        let id = person.id;
        Record {
            education: education.remove(&id).unwrap_or_default(),
            positions: positions.remove(&id).unwrap_or_default(),
            skills: skills.remove(&id).unwrap_or_default(),
            interests: interests.remove(&id).unwrap_or_default(),
            mentoring: mentoring.remove(&id).and_then(|mut own| own.pop()),
            consents: consents.remove(&id).unwrap_or_default(),
            candidate: candidates.remove(&id).and_then(|mut own| own.pop()),
            student: students.remove(&id).and_then(|mut own| own.pop()),
            taken_here: taken.get(&id).copied().unwrap_or(0),
            person,
        }
    };
    Ok(people.into_iter().map(record).collect())
}

struct Slice<'a, C> {
    db: &'a C,
    edition: i32,
    list: String,
    ids: Vec<Value>,
}

impl<'a, C: ConnectionTrait> Slice<'a, C> {
    fn new(db: &'a C, edition: i32, ids: &[u32]) -> Self {
        let list = (2..).take(ids.len()).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ");
        Self { db, edition, list, ids: ids.iter().map(|id| i64::from(*id).into()).collect() }
    }

    async fn of<T: Row>(&self, column: &str) -> Result<Vec<T>> {
        let condition = format!(" AND {column} IN ({})", self.list);
        Ok(select(self.db, self.edition, &condition, self.ids.iter().cloned()).await?)
    }

    async fn by_person<T: Row>(&self, person: impl Fn(&T) -> PersonId) -> Result<HashMap<PersonId, Vec<T>>> {
        let mut all: HashMap<PersonId, Vec<T>> = HashMap::new();
        for one in self.of::<T>("person").await? {
            all.entry(person(&one)).or_default().push(one);
        }
        Ok(all)
    }
}
