//! Rows of others than the campus that name a person by number. A merge points them at the record that stays.

use sea_orm::{ConnectionTrait, QueryResult, Value};
use serde::{Deserialize, Serialize};
use store::{Error, Result, Tx};

use super::{execute, json, statement};
use crate::{
    model::{HouseholdId, PersonId},
    quality::Pointer,
};

type Key = Vec<Option<String>>;

/// A row that was pointed at another person.
#[derive(Debug, Serialize, Deserialize)]
struct Moved {
    key: Key,
    household: Option<i64>,
}

/// From whom to whom, and where that one lives.
#[derive(Clone, Copy, Debug)]
pub struct Sides {
    pub removed: PersonId,
    pub kept: PersonId,
    pub home: HouseholdId,
}

/// How many rows name somebody.
pub async fn count(
    db: &impl ConnectionTrait,
    edition: i32,
    pointer: &Pointer,
    person: PersonId,
) -> Result<u64> {
    let wanted = Wanted::new(pointer, edition).naming(pointer, person);
    let sql = format!("SELECT COUNT(*) FROM {} WHERE {}", pointer.table, wanted.condition);
    Ok(u64::try_from(super::number(db, &sql, wanted.values).await?).unwrap_or(0))
}

/// Who is still asked for something, and in how many rows.
pub async fn asking(
    db: &impl ConnectionTrait,
    edition: i32,
    pointer: &Pointer,
    (first, last): (PersonId, PersonId),
) -> Result<Vec<(PersonId, u64)>> {
    let Some(asks) = pointer.asks else { return Ok(Vec::new()) };
    let Pointer { table, person, within, .. } = *pointer;
    let sql = format!(
        "SELECT CAST(\"{person}\" AS BIGINT), COUNT(*) FROM {table} \
         WHERE {within} AND ({asks}) AND \"{person}\" BETWEEN $2 AND $3 GROUP BY 1 ORDER BY 1"
    );
    let values: [Value; 3] = [edition.into(), i64::from(first.0).into(), i64::from(last.0).into()];
    let rows = db.query_all_raw(statement(db, &sql, values)).await?;
    let read = |row: &QueryResult| {
        let count: i64 = row.try_get_by_index(1)?;
        Ok((super::person(row, 0)?, u64::try_from(count).unwrap_or(0)))
    };
    rows.iter().map(|row| read(row).map_err(|error: sea_orm::DbErr| Error::from(error))).collect()
}

/// How many rows of the record that goes still want what a row of the record that stays wants already.
pub async fn twice(
    db: &impl ConnectionTrait,
    edition: i32,
    pointer: &Pointer,
    (kept, removed): (PersonId, PersonId),
) -> Result<u64> {
    let (Some(columns), Some(asks)) = (pointer.never_twice, pointer.asks) else { return Ok(0) };
    let Pointer { table, person, within, .. } = *pointer;
    let alike = columns.iter().map(|column| format!("AND other.\"{column}\" = own.\"{column}\""));
    let alike = alike.collect::<Vec<_>>().join(" ");
    let sql = format!(
        "SELECT COUNT(*) FROM {table} own WHERE {within} AND ({asks}) AND own.\"{person}\" = $2 \
         AND EXISTS (SELECT 1 FROM {table} other \
         WHERE {within} AND ({asks}) AND other.\"{person}\" = $3 {alike})"
    );
    let values: [Value; 3] = [edition.into(), i64::from(removed.0).into(), i64::from(kept.0).into()];
    Ok(u64::try_from(super::number(db, &sql, values).await?).unwrap_or(0))
}

/// Which rows, as a condition.
struct Wanted {
    condition: String,
    values: Vec<Value>,
}

impl Wanted {
    fn new(pointer: &Pointer, edition: i32) -> Self {
        Self { condition: pointer.within.to_owned(), values: vec![edition.into()] }
    }

    fn naming(mut self, pointer: &Pointer, person: PersonId) -> Self {
        self.values.push(i64::from(person.0).into());
        let place = self.values.len();
        let is = format!(" AND \"{}\" = ${place}", pointer.person);
        self.condition.push_str(&is);
        self
    }

    /// Numbers and texts alike: as texts.
    fn with(mut self, columns: &[&str], key: &[Option<String>]) -> Self {
        for (column, part) in columns.iter().zip(key) {
            self.values.push(part.clone().into());
            let place = self.values.len();
            let is = format!(" AND COALESCE(CAST(\"{column}\" AS TEXT), '') = COALESCE(${place}, '')");
            self.condition.push_str(&is);
        }
        self
    }

    async fn find(self, tx: &Tx, table: &str) -> Result<bool> {
        let sql = format!("SELECT 1 FROM {table} WHERE {} LIMIT 1", self.condition);
        Ok(tx.query_one_raw(statement(&**tx, &sql, self.values)).await?.is_some())
    }
}

fn place(pointer: &Pointer) -> String {
    format!("{}.{}", pointer.table, pointer.person)
}

/// Points rows at another person. Where that one has such a row already, it stays where it is: a record that comes
/// back finds it again.
pub async fn move_rows(tx: &Tx, decision: i64, edition: i32, pointer: &Pointer, sides: Sides) -> Result<u64> {
    let wanted = Wanted::new(pointer, edition).naming(pointer, sides.removed);
    let single = pointer.one_for_each.unwrap_or(&[]);
    let home = pointer.household.map_or_else(|| "NULL".to_owned(), |name| format!("\"{name}\""));
    let mut columns = vec![format!("CAST({home} AS BIGINT)")];
    columns.extend(pointer.key.iter().chain(single).map(|name| format!("CAST(\"{name}\" AS TEXT)")));
    let (table, columns) = (pointer.table, columns.join(", "));
    let sql = format!("SELECT {columns} FROM {table} WHERE {}", wanted.condition);
    let mut count = 0;
    for row in tx.query_all_raw(statement(&**tx, &sql, wanted.values)).await? {
        let (key, about) =
            (cells(&row, 1, pointer.key.len())?, cells(&row, 1 + pointer.key.len(), single.len())?);
        let own = Wanted::new(pointer, edition).naming(pointer, sides.kept).with(single, &about);
        if pointer.one_for_each.is_some() && own.find(tx, table).await? {
            continue;
        }
        let home = Some(i64::from(sides.home.0));
        set(tx, edition, pointer, &key, (sides.removed, sides.kept, home)).await?;
        let moved = Moved { key, household: row.try_get_by_index(0)? };
        let sql = "INSERT INTO quality_moves (decision, place, row_key) VALUES ($1, $2, $3)";
        execute(tx, sql, [decision.into(), place(pointer).into(), json(&moved).into()]).await?;
        count += 1;
    }
    Ok(count)
}

fn cells(row: &QueryResult, first: usize, count: usize) -> Result<Key> {
    let cells: std::result::Result<Key, sea_orm::DbErr> =
        (first..first + count).map(|at| row.try_get_by_index(at)).collect();
    Ok(cells?)
}

async fn set(
    tx: &Tx,
    edition: i32,
    pointer: &Pointer,
    key: &[Option<String>],
    (from, to, home): (PersonId, PersonId, Option<i64>),
) -> Result<u64> {
    let wanted = Wanted::new(pointer, edition).naming(pointer, from).with(pointer.key, key);
    let (table, column) = (pointer.table, pointer.person);
    let home = match (pointer.household, home) {
        (Some(column), Some(home)) => format!(", \"{column}\" = {home}"),
        (Some(column), None) => format!(", \"{column}\" = NULL"),
        (None, _) => String::new(),
    };
    let sql = format!("UPDATE {table} SET \"{column}\" = {}{home} WHERE {}", to.0, wanted.condition);
    execute(tx, &sql, wanted.values).await
}

/// Points the rows of a merge back at the record that has come back. Rows that are gone by now stay gone; false if one
/// of them names somebody else.
pub async fn move_back(
    tx: &Tx,
    decision: i64,
    edition: i32,
    pointer: &Pointer,
    (removed, kept): (PersonId, PersonId),
) -> Result<bool> {
    let sql = "SELECT row_key FROM quality_moves WHERE decision = $1 AND place = $2 ORDER BY row_key";
    let rows = tx.query_all_raw(statement(&**tx, sql, [decision.into(), place(pointer).into()])).await?;
    for row in rows {
        let text: String = row.try_get_by_index(0)?;
        let moved: Moved =
            serde_json::from_str(&text).map_err(|_| Error::Other(format!("a key is {text}")))?;
        if set(tx, edition, pointer, &moved.key, (kept, removed, moved.household)).await? > 0 {
            continue;
        }
        // Where the person is part of what tells rows apart, a row of another is another row.
        let is_own = pointer.one_for_each.is_none() && !pointer.key.is_empty();
        let anybody = Wanted::new(pointer, edition).with(pointer.key, &moved.key);
        if is_own && anybody.find(tx, pointer.table).await? {
            return Ok(false);
        }
    }
    Ok(true)
}

pub async fn forget(tx: &Tx, decision: i64) -> Result<()> {
    execute(tx, "DELETE FROM quality_moves WHERE decision = $1", [decision.into()]).await?;
    Ok(())
}
