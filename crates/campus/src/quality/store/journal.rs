//! What a decision has done to the campus, row by row, so that it can be taken back exactly.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Tx};

use super::{execute, places, statement};
use crate::{
    model::PersonId,
    quality::merge::Change,
    store::{
        TABLES, Table, changes,
        row::{self, Row},
    },
};

/// So many entries go into one statement.
const TOGETHER: usize = 100;

/// One row that a decision has changed, added, removed or relied on.
#[derive(Clone, Debug)]
pub struct Entry {
    pub table: &'static Table,
    pub key: Row,
    pub key_text: String,
    pub was: Option<Row>,
    /// How it was left, as a digest; nothing if it was removed.
    now: Option<String>,
    /// False for a row that the decision only relies on: it stays as it is, whatever becomes of the decision.
    is_changed: bool,
}

impl Entry {
    /// Whose row it is.
    pub fn person(&self) -> Option<PersonId> {
        self.table.person_of(&self.key)
    }
}

/// Changes the campus, notes how it was before, and tells who is touched. What it was before is what the database says.
pub async fn write(tx: &Tx, decision: i64, edition: i32, done: &[Change]) -> Result<()> {
    let rows = fetch(&**tx, edition, done.iter().map(|change| (change.table, &change.key))).await?;
    let changed = |change: &&Change| change.is_made();
    put(
        tx,
        edition,
        done.iter().filter(changed).map(|change| (change.table, &change.key, change.after.as_ref())),
    )
    .await?;
    for done in done.chunks(TOGETHER) {
        let mut values: Vec<Value> = Vec::with_capacity(done.len() * 7);
        for change in done {
            let (table, key_text) = (change.table, change.table.to_json(&change.key));
            let was = rows.get(&(table.name, key_text.clone()));
            // A row that is only relied on is as it was.
            let after = if change.is_made() { change.after.as_ref() } else { was };
            values.push(decision.into());
            values.push(table.name.into());
            values.push(key_text.into());
            values.push(table.person_of(&change.key).map(|person| i64::from(person.0)).into());
            values.push(was.map(|was| table.to_json(was)).into());
            values.push(after.map(|after| table.digest(after)).into());
            values.push(change.is_made().into());
        }
        let sql = format!(
            "INSERT INTO quality_changes (decision, place, row_key, person, was, now, is_changed) VALUES {}",
            row::places(&**tx, done.len(), 7, 1)
        );
        execute(tx, &sql, values).await?;
    }
    let people = done.iter().filter(changed).filter_map(|change| change.table.person_of(&change.key));
    note(tx, edition, people).await
}

/// Rows as they are now, by their table and key. Many at a time: a record that has grown over the years has thousands.
async fn fetch<'a>(
    db: &impl ConnectionTrait,
    edition: i32,
    keys: impl Iterator<Item = (&'static Table, &'a Row)>,
) -> Result<HashMap<(&'static str, String), Row>> {
    let mut wanted: BTreeMap<&'static str, (&'static Table, Vec<Row>)> = BTreeMap::new();
    for (table, key) in keys {
        wanted.entry(table.name).or_insert_with(|| (table, Vec::new())).1.push(key.clone());
    }
    let mut rows = HashMap::new();
    for (name, (table, keys)) in wanted {
        for row in table.fetch(db, edition, &keys).await? {
            rows.insert((name, table.to_json(&table.key_of(&row))), row);
        }
    }
    Ok(rows)
}

async fn note(tx: &Tx, edition: i32, people: impl Iterator<Item = PersonId>) -> Result<()> {
    let people: Vec<PersonId> = people.collect::<BTreeSet<_>>().into_iter().collect();
    changes::note(tx, edition, &people).await
}

/// Rows go in from the first table to the last, and out from the last to the first: none is ever without the person
/// that it belongs to.
async fn put(
    tx: &Tx,
    edition: i32,
    rows: impl Iterator<Item = (&'static Table, &Row, Option<&Row>)>,
) -> Result<()> {
    let mut into: BTreeMap<usize, Vec<&Row>> = BTreeMap::new();
    let mut out: BTreeMap<usize, Vec<Row>> = BTreeMap::new();
    for (table, key, row) in rows {
        let place = TABLES.iter().position(|one| one.name == table.name).unwrap_or(usize::MAX);
        match row {
            Some(row) => into.entry(place).or_default().push(row),
            None => out.entry(place).or_default().push(key.clone()),
        }
    }
    for (place, rows) in into {
        TABLES[place].put(&**tx, edition, &rows).await?;
    }
    for (place, keys) in out.into_iter().rev() {
        TABLES[place].delete(&**tx, edition, &keys).await?;
    }
    Ok(())
}

/// All that a decision has written down.
pub async fn entries(db: &impl ConnectionTrait, decision: i64) -> Result<Vec<Entry>> {
    let sql = "SELECT place, row_key, was, now, is_changed FROM quality_changes WHERE decision = $1 \
               ORDER BY place, row_key";
    let rows = db.query_all_raw(statement(db, sql, [decision.into()])).await?;
    rows.iter().map(|row| read(row).map_err(Error::from)).collect()
}

fn read(row: &QueryResult) -> std::result::Result<Entry, DbErr> {
    let (place, key_text): (String, String) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
    let table = row::table(&place).ok_or_else(|| super::strange(&place))?;
    let was: Option<String> = row.try_get_by_index(2)?;
    Ok(Entry {
        table,
        key: table.key_from_json(&key_text)?,
        key_text,
        was: was.map(|was| table.from_json(&was)).transpose()?,
        now: row.try_get_by_index(3)?,
        is_changed: row.try_get_by_index(4)?,
    })
}

/// Those entries whose rows the decision has changed, and which are not any more as it has left them.
pub async fn changed(db: &impl ConnectionTrait, edition: i32, entries: &[Entry]) -> Result<Vec<Entry>> {
    let rows = fetch(db, edition, entries.iter().map(|entry| (entry.table, &entry.key))).await?;
    let is_changed = |entry: &&Entry| {
        let row = rows.get(&(entry.table.name, entry.key_text.clone()));
        entry.is_changed && row.map(|row| entry.table.digest(row)) != entry.now
    };
    Ok(entries.iter().filter(is_changed).cloned().collect())
}

/// Whether a later decision (`other`) has to be taken back before this one (`own`): it has changed or relied on what this
/// one has changed, or removed what this one relies on. Two that rely on the same are not in each other's way.
pub(super) const RESTS_ON: &str = "other.decision > own.decision AND (own.is_changed OR other.now IS NULL)";

/// The latest decision that has to be taken back before this one.
pub async fn later(db: &impl ConnectionTrait, decision: i64) -> Result<Option<i64>> {
    let sql = format!(
        "SELECT MAX(d.seq) FROM quality_changes own \
         JOIN quality_changes other ON other.row_key = own.row_key AND other.place = own.place \
         JOIN quality_decisions d ON d.seq = other.decision \
         WHERE own.decision = $1 AND {RESTS_ON} AND d.undone_at IS NULL"
    );
    let row = db.query_one_raw(statement(db, &sql, [decision.into()])).await?;
    Ok(row.map_or(Ok(None), |row| row.try_get_by_index(0))?)
}

/// Puts every row back as it was that the decision has changed.
pub async fn take_back(tx: &Tx, decision: i64, edition: i32, entries: &[Entry]) -> Result<()> {
    let changed = |entry: &&Entry| entry.is_changed;
    let rows = entries.iter().filter(changed).map(|entry| (entry.table, &entry.key, entry.was.as_ref()));
    put(tx, edition, rows).await?;
    execute(tx, "DELETE FROM quality_changes WHERE decision = $1", [decision.into()]).await?;
    note(tx, edition, entries.iter().filter(changed).filter_map(Entry::person)).await
}

/// The names of imports that have changed one of these rows and are not undone, the latest first.
pub async fn imports(db: &impl ConnectionTrait, edition: i32, entries: &[Entry]) -> Result<Vec<String>> {
    let mut names = Vec::new();
    let sql = "SELECT id, name FROM imports WHERE edition = $1 AND state = 'done' ORDER BY turn DESC";
    for import in db.query_all_raw(statement(db, sql, [edition.into()])).await? {
        let (id, name): (String, String) = (import.try_get_by_index(0)?, import.try_get_by_index(1)?);
        for entries in entries.chunks(TOGETHER) {
            let keys = entries.iter().map(|entry| Value::from(entry.key_text.clone()));
            let sql = format!(
                "SELECT place, row_key FROM import_changes WHERE import = $1 AND row_key IN {}",
                places(2, entries.len())
            );
            let values = std::iter::once(id.clone().into()).chain(keys);
            let found = db.query_all_raw(statement(db, &sql, values)).await?;
            let is_meant = |row: &QueryResult| {
                let (place, key): (String, String) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
                Ok::<_, DbErr>(entries.iter().any(|one| one.table.name == place && one.key_text == key))
            };
            for row in &found {
                if is_meant(row)? && !names.contains(&name) {
                    names.push(name.clone());
                }
            }
        }
    }
    Ok(names)
}
