//! The SQL of matches. Whatever is written is written in the caller's transaction, together with what it belongs to.

mod change;
mod entity;
mod migrations;
mod view;

use std::collections::{BTreeMap, BTreeSet};

use api::{Answer, ApiError, Code};
use campus::model::PersonId;
use entity::{Column, Entity, Model};
use sea_orm::{
    ColumnTrait, Condition, ConnectionTrait, DbBackend, EntityTrait, IntoActiveModel, PaginatorTrait,
    QueryFilter, QueryOrder, QuerySelect, Select,
};
use store::{Error, Result, Store, Tx};

use super::model::{Match, MatchOrigin, MatchState, NewMatch};

pub use change::{end, reopen};
pub use migrations::migrations;
pub use view::{page, shown};

/// So many rows are asked for, or written, by one statement.
const TOGETHER: usize = 500;
const LOCK: &str = "mentoring matches";

/// Which matches to list. Without anything, all of the campus.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    pub edition: i32,
    /// On either side.
    pub person: Option<PersonId>,
    pub origin: Option<(MatchOrigin, String)>,
    /// Any of these; empty means any at all.
    pub states: Vec<MatchState>,
}

/// The oldest first.
pub async fn list(db: &impl ConnectionTrait, wanted: &Wanted) -> Result<Vec<Match>> {
    let rows = ordered(wanted).all(db).await?;
    rows.into_iter().map(seen).collect()
}

fn ordered(wanted: &Wanted) -> Select<Entity> {
    let mut found = Entity::find().filter(Column::Edition.eq(wanted.edition));
    if let Some(person) = wanted.person {
        let number = i64::from(person.0);
        let either = Condition::any().add(Column::Student.eq(number)).add(Column::Mentor.eq(number));
        found = found.filter(either);
    }
    if let Some((origin, id)) = &wanted.origin {
        found = found.filter(Column::Origin.eq(origin.name())).filter(Column::OriginId.eq(id));
    }
    if !wanted.states.is_empty() {
        found = found.filter(Column::State.is_in(wanted.states.iter().map(|state| state.name())));
    }
    found.order_by_asc(Column::CreatedAt).order_by_asc(Column::Id)
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<Match>> {
    Entity::find_by_id(id).one(db).await?.map(seen).transpose()
}

/// How many places of a mentor are taken by matches.
pub async fn taken_of(db: &impl ConnectionTrait, edition: i32, mentor: PersonId) -> Result<u32> {
    let taking = MatchState::ALL.into_iter().filter(|state| state.takes_a_place());
    let found = Entity::find()
        .filter(Column::Edition.eq(edition))
        .filter(Column::Mentor.eq(i64::from(mentor.0)))
        .filter(Column::State.is_in(taking.map(MatchState::name)));
    Ok(u32::try_from(found.count(db).await?).unwrap_or(u32::MAX))
}

/// Keeps others from adding matches until the transaction ends: for who counts places before they take one.
pub async fn lock(tx: &Tx) -> Result<()> {
    tx.lock_name(LOCK).await
}

/// Writes matches down, all or none. Two who are matched already, or about to be, are not matched again.
pub async fn add(
    tx: &Tx,
    store: &Store,
    (edition, origin, origin_id): (i32, MatchOrigin, &str),
    new: Vec<NewMatch>,
) -> Answer<Vec<Match>> {
    tx.lock_name(LOCK).await?;
    let mut pairs = BTreeSet::new();
    let repeated =
        new.iter().filter(|one| one.state.is_open()).any(|one| !pairs.insert((one.student, one.mentor)));
    if repeated || any_open(tx, edition, &pairs).await? {
        let message = "Some of these people are matched with each other already. Look at the matches as they are \
                       now, then try again.";
        return Err(ApiError::new(Code::Conflict, message));
    }
    let now = store.now();
    let row = |one: NewMatch| Model {
        id: store.new_id(),
        edition,
        student: one.student.0.into(),
        mentor: one.mentor.0.into(),
        origin: origin.name().to_owned(),
        origin_id: origin_id.to_owned(),
        state: one.state.name().to_owned(),
        since: now,
        created_at: now,
        revision: 1,
    };
    let rows: Vec<Model> = new.into_iter().map(row).collect();
    insert(tx, &rows).await?;
    Ok(rows.into_iter().map(seen).collect::<Result<_>>()?)
}

async fn insert(tx: &Tx, rows: &[Model]) -> Result<()> {
    for rows in rows.chunks(TOGETHER) {
        let rows = rows.iter().map(|row| row.clone().into_active_model());
        Entity::insert_many(rows).exec_without_returning(&**tx).await?;
    }
    Ok(())
}

async fn any_open(tx: &Tx, edition: i32, pairs: &BTreeSet<(PersonId, PersonId)>) -> Result<bool> {
    let students: BTreeSet<i64> = pairs.iter().map(|(student, _)| student.0.into()).collect();
    let students: Vec<i64> = students.into_iter().collect();
    let open = MatchState::ALL.into_iter().filter(|state| state.is_open()).map(MatchState::name);
    for some in students.chunks(TOGETHER) {
        let rows: Vec<(i64, i64)> = Entity::find()
            .select_only()
            .column(Column::Student)
            .column(Column::Mentor)
            .filter(Column::Edition.eq(edition))
            .filter(Column::Student.is_in(some.iter().copied()))
            .filter(Column::State.is_in(open.clone()))
            .into_tuple()
            .all(&**tx)
            .await?;
        for (student, mentor) in rows {
            if pairs.contains(&(person(student)?, person(mentor)?)) {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// Takes matches out again, as if they had never been. Refuses if anything has happened to any of them since.
pub async fn remove(tx: &Tx, matches: &[Match]) -> Answer<()> {
    tx.lock_name(LOCK).await?;
    for some in matches.chunks(TOGETHER) {
        let ids = || some.iter().map(|one| one.id.as_str());
        let mut query = Entity::find().filter(Column::Id.is_in(ids()));
        if tx.get_database_backend() == DbBackend::Postgres {
            query = query.lock_exclusive();
        }
        let rows = query.all(&**tx).await.map_err(Error::from)?;
        let found: BTreeMap<String, Match> =
            rows.into_iter().map(|row| Ok((row.id.clone(), seen(row)?))).collect::<Result<_>>()?;
        if some.iter().any(|one| found.get(&one.id) != Some(one)) {
            return Err(overtaken());
        }
        Entity::delete_many().filter(Column::Id.is_in(ids())).exec(&**tx).await.map_err(Error::from)?;
    }
    Ok(())
}

fn overtaken() -> ApiError {
    let message =
        "This was changed by somebody else since. Look at the matches as they are now, then try again.";
    ApiError::new(Code::Conflict, message)
}

fn person(number: i64) -> Result<PersonId> {
    u32::try_from(number).map(PersonId).map_err(|_| strange(&number.to_string()))
}

fn strange(what: &str) -> Error {
    Error::Other(format!("mentoring_matches holds {what}"))
}

fn seen(row: Model) -> Result<Match> {
    let origin = MatchOrigin::ALL.into_iter().find(|one| one.name() == row.origin);
    let state = MatchState::ALL.into_iter().find(|one| one.name() == row.state);
    Ok(Match {
        edition: row.edition,
        student: person(row.student)?,
        mentor: person(row.mentor)?,
        origin: origin.ok_or_else(|| strange(&row.origin))?,
        state: state.ok_or_else(|| strange(&row.state))?,
        origin_id: row.origin_id,
        id: row.id,
        since: row.since,
        created_at: row.created_at,
        revision: u32::try_from(row.revision).unwrap_or(0),
    })
}
