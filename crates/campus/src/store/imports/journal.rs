//! What an import has done to the campus, row by row, so that it can be taken back exactly.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};

use sea_orm::{ConnectionTrait, QueryResult, Value};
use serde::{Deserialize, Serialize};
use store::{Error, Result, Tx};

use super::way;
use crate::{
    model::PersonId,
    store::{
        changes,
        edition::statement,
        people,
        record::Table,
        row::{self, Row},
        tables,
    },
};

/// So many rows are taken back in one transaction.
const TOGETHER: u64 = 300;
/// So many entries go into one statement.
const WRITTEN_TOGETHER: usize = 100;
/// Stands for a row that was looked at and not changed: whoever made it cannot take it back alone.
const TOUCHED: &str = "";

/// One row that an import adds, changes, or relies on.
#[derive(Clone, Debug)]
pub struct Change {
    pub table: &'static Table,
    pub before: Option<Row>,
    /// Nothing for a row that is only relied on.
    pub after: Option<Row>,
}

impl Change {
    pub fn touch(table: &'static Table, row: Row) -> Self {
        Self { table, before: Some(row), after: None }
    }

    fn row(&self) -> &Row {
        self.after.as_ref().or(self.before.as_ref()).expect("a change has a row")
    }
}

/// Changes the campus, notes how it was before, and tells who is touched.
pub async fn write(tx: &Tx, import: &str, edition: i32, done: &[Change]) -> Result<()> {
    let mut rows: BTreeMap<usize, Vec<&Row>> = BTreeMap::new();
    for change in done {
        let place = tables::ALL.iter().position(|table| table.name == change.table.name);
        if let (Some(place), Some(after)) = (place, &change.after) {
            rows.entry(place).or_default().push(after);
        }
    }
    for (place, rows) in rows {
        tables::ALL[place].put(&**tx, edition, &rows).await?;
    }
    note(tx, import, done).await?;
    let changed = done.iter().filter(|change| change.after.is_some());
    let people = changed.filter_map(|change| change.table.person_of(&change.table.key_of(change.row())));
    changes::note(tx, edition, &once(people)).await
}

async fn note(tx: &Tx, import: &str, done: &[Change]) -> Result<()> {
    for done in done.chunks(WRITTEN_TOGETHER) {
        let mut values: Vec<Value> = Vec::with_capacity(done.len() * 6);
        for change in done {
            let (table, key) = (change.table, change.table.key_of(change.row()));
            let was = match &change.after {
                Some(_) => change.before.as_ref().map(|before| table.to_json(before)),
                None => Some(TOUCHED.to_owned()),
            };
            values.push(import.into());
            values.push(table.name.into());
            values.push(table.to_json(&key).into());
            values.push(table.person_of(&key).map(|person| i64::from(person.0)).into());
            values.push(was.into());
            values.push(table.digest(change.row()).into());
        }
        // The first entry knows how the row was before the import.
        let sql = format!(
            "INSERT INTO import_changes (import, place, row_key, person, was, digest) VALUES {} \
             ON CONFLICT (import, place, row_key) DO UPDATE SET digest = excluded.digest, \
             was = CASE WHEN import_changes.was = '' THEN excluded.was ELSE import_changes.was END",
            row::places(&**tx, done.len(), 6, 1)
        );
        tx.execute_raw(statement(&**tx, &sql, values)).await?;
    }
    Ok(())
}

fn once(people: impl Iterator<Item = PersonId>) -> Vec<PersonId> {
    let mut people: Vec<PersonId> = people.collect();
    people.sort_unstable();
    people.dedup();
    people
}

/// An entry as it is read.
pub struct Entry {
    pub table: &'static Table,
    pub key_text: String,
    pub key: Row,
    /// How the row was; nothing if there was none.
    pub was: Option<Row>,
    digest: String,
}

impl Entry {
    /// The person whom the import has added.
    fn added(&self) -> Option<PersonId> {
        self.table.person_of(&self.key).filter(|_| self.table.name == "people" && self.was.is_none())
    }
}

/// Some entries of a table, after a key.
pub async fn entries(
    db: &impl ConnectionTrait,
    import: &str,
    table: &'static Table,
    after: &str,
) -> Result<Vec<Entry>> {
    let sql = format!(
        "SELECT row_key, was, digest FROM import_changes WHERE import = $1 AND place = $2 AND row_key > $3 \
         ORDER BY row_key LIMIT {TOGETHER}"
    );
    let values = [import.into(), table.name.into(), after.into()];
    let rows = db.query_all_raw(statement(db, &sql, values)).await?;
    let read = |row: &QueryResult| {
        let (key_text, was): (String, Option<String>) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
        let was = was.map(|was| if was == TOUCHED { Ok(Row::new()) } else { table.from_json(&was) });
        let key = table.key_from_json(&key_text)?;
        Ok(Entry { table, key, key_text, was: was.transpose()?, digest: row.try_get_by_index(2)? })
    };
    rows.iter().map(|row| read(row).map_err(|error: sea_orm::DbErr| Error::from(error))).collect()
}

/// How many entries there are.
pub async fn count(db: &impl ConnectionTrait, import: &str) -> Result<u64> {
    let sql = "SELECT COUNT(*) FROM import_changes WHERE import = $1";
    let row = db.query_one_raw(statement(db, sql, [import.into()])).await?;
    let count: i64 = row.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// What became of some entries.
#[derive(Clone, Copy, Debug, Default, Serialize, Deserialize)]
pub struct TakenBack {
    pub entries: u64,
    /// Rows that are not any more as the import has left them: whoever changed them keeps their work.
    pub left: u64,
}

impl std::ops::AddAssign for TakenBack {
    fn add_assign(&mut self, other: Self) {
        self.entries += other.entries;
        self.left += other.left;
    }
}

/// Takes back some of what is left; no entry, if nothing is left.
pub async fn take_back(tx: &Tx, import: &str, edition: i32) -> Result<TakenBack> {
    for table in tables::ALL.iter().rev() {
        let entries = entries(&**tx, import, table, "").await?;
        let Some(last) = entries.last() else { continue };
        let touched = once(entries.iter().filter_map(|entry| table.person_of(&entry.key)));
        people::lock(tx, edition, &touched).await?;
        let mut others = changed_rows(&**tx, edition, table, &entries).await?;
        let added: Vec<PersonId> = entries.iter().filter_map(Entry::added).collect();
        // All that the import has written about them is gone by now.
        let kept = match table.name {
            "people" => way::with_more(&**tx, import, edition, &added).await?,
            "households" => inhabited(tx, edition, &entries).await?,
            _ => BTreeSet::new(),
        };
        others.extend(kept.into_iter().map(|id| format!("[{}]", id.0)));
        let is_own = |entry: &&Entry| !others.contains(&entry.key_text);
        let added: Vec<Row> = entries
            .iter()
            .filter(|entry| entry.was.is_none())
            .filter(is_own)
            .map(|entry| entry.key.clone())
            .collect();
        table.delete(&**tx, edition, &added).await?;
        let was: Vec<&Row> = entries
            .iter()
            .filter(is_own)
            .filter_map(|entry| entry.was.as_ref())
            .filter(|was| !was.is_empty())
            .collect();
        table.put(&**tx, edition, &was).await?;
        let sql = "DELETE FROM import_changes WHERE import = $1 AND place = $2 AND row_key <= $3";
        let values = [import.into(), table.name.into(), last.key_text.as_str().into()];
        tx.execute_raw(statement(&**tx, sql, values)).await?;
        changes::note(tx, edition, &touched).await?;
        return Ok(TakenBack { entries: entries.len() as u64, left: others.len() as u64 });
    }
    Ok(TakenBack::default())
}

/// Households of entries in which somebody lives who stays.
async fn inhabited(tx: &Tx, edition: i32, entries: &[Entry]) -> Result<BTreeSet<PersonId>> {
    let ids: Vec<Value> = entries.iter().flat_map(|entry| entry.key.clone()).collect();
    let places: Vec<String> = (2..).take(ids.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT id FROM people WHERE edition = $1 AND id IN ({}) AND household = id",
        places.join(", ")
    );
    let rows = tx.query_all_raw(statement(&**tx, &sql, std::iter::once(edition.into()).chain(ids))).await?;
    let id =
        |row: &QueryResult| row.try_get_by_index(0).map(|id: i64| PersonId(u32::try_from(id).unwrap_or(0)));
    Ok(rows.iter().map(id).collect::<std::result::Result<_, _>>()?)
}

/// The keys of those entries whose rows are not any more as the import has left them.
async fn changed_rows(
    db: &impl ConnectionTrait,
    edition: i32,
    table: &Table,
    entries: &[Entry],
) -> Result<HashSet<String>> {
    let entries: Vec<&Entry> =
        entries.iter().filter(|entry| entry.was.as_ref().is_none_or(|was| !was.is_empty())).collect();
    let keys: Vec<Row> = entries.iter().map(|entry| entry.key.clone()).collect();
    let rows = table.fetch(db, edition, &keys).await?;
    let digests: HashMap<String, String> =
        rows.iter().map(|row| (table.to_json(&table.key_of(row)), table.digest(row))).collect();
    let differ = entries.iter().filter(|entry| digests.get(&entry.key_text) != Some(&entry.digest));
    Ok(differ.map(|entry| entry.key_text.clone()).collect())
}

/// People whose rows are not any more as an import has left them, or of whom others have written more since.
pub async fn changed_since(db: &impl ConnectionTrait, import: &str, edition: i32) -> Result<Vec<PersonId>> {
    let mut found = Vec::new();
    for table in tables::ALL.iter() {
        let mut after = String::new();
        loop {
            let entries = entries(db, import, table, &after).await?;
            let Some(last) = entries.last() else { break };
            after.clone_from(&last.key_text);
            let others = changed_rows(db, edition, table, &entries).await?;
            let differ = entries.iter().filter(|entry| others.contains(&entry.key_text));
            found.extend(differ.map(|entry| table.person_of(&entry.key).unwrap_or(PersonId::OUTSIDE)));
            let added: Vec<PersonId> = entries.iter().filter_map(Entry::added).collect();
            found.extend(way::with_more(db, import, edition, &added).await?);
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}
