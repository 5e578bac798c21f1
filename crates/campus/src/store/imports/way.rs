//! What stands in the way of taking an import back: later imports, and work by hand.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{ConnectionTrait, QueryResult, Value};
use store::{Error, Result};

use super::{
    Row as ImportRow,
    journal::{Entry, count, entries},
};
use crate::{
    intake::ImportName,
    model::PersonId,
    store::{edition::statement, tables},
};

/// So many entries are compared while somebody waits for an answer.
const AT_ONCE: u64 = 5000;

/// The latest import after this one that has changed the same rows, or said more about people whom this one added.
/// However large the two are, only the smaller one is gone through.
pub async fn in_the_way(db: &impl ConnectionTrait, import: &ImportRow) -> Result<Option<ImportName>> {
    look(db, import, u64::MAX).await
}

/// The same as far as it can be told at once. Of large imports it is told when the undo begins.
pub async fn quickly_in_the_way(db: &impl ConnectionTrait, import: &ImportRow) -> Result<Option<ImportName>> {
    look(db, import, AT_ONCE).await
}

async fn look(db: &impl ConnectionTrait, import: &ImportRow, most: u64) -> Result<Option<ImportName>> {
    let own = import.import.id.as_str();
    let mut left = most;
    let mut size = None;
    for other in later(db, import).await? {
        let size_of_own = match size {
            Some(size) => size,
            None => *size.insert(count_up_to(db, own, left).await?),
        };
        let smaller = size_of_own.min(count_up_to(db, &other.id, left).await?);
        if smaller >= left {
            return Ok(None);
        }
        left -= smaller;
        if do_meet(db, own, &other.id, smaller == size_of_own).await? {
            return Ok(Some(other));
        }
    }
    Ok(None)
}

async fn count_up_to(db: &impl ConnectionTrait, import: &str, most: u64) -> Result<u64> {
    if most == u64::MAX {
        return count(db, import).await;
    }
    let sql =
        format!("SELECT COUNT(*) FROM (SELECT 1 FROM import_changes WHERE import = $1 LIMIT {most}) AS few");
    let row = db.query_one_raw(statement(db, &sql, [import.into()])).await?;
    let count: i64 = row.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// Imports that have changed the same campus since, the latest first.
async fn later(db: &impl ConnectionTrait, import: &ImportRow) -> Result<Vec<ImportName>> {
    let sql = "SELECT id, name FROM imports WHERE edition = $1 AND turn > $2 \
               AND state IN ('applying', 'done', 'undoing') ORDER BY turn DESC";
    let values = [import.edition.unwrap_or(0).into(), import.turn.unwrap_or(0).into()];
    let rows = db.query_all_raw(statement(db, sql, values)).await?;
    let read =
        |row: &QueryResult| Ok(ImportName { id: row.try_get_by_index(0)?, name: row.try_get_by_index(1)? });
    rows.iter().map(|row| read(row).map_err(|error: sea_orm::DbErr| Error::from(error))).collect()
}

/// Whether a later import has changed the rows of an earlier one, or said more about people whom that one added.
async fn do_meet(db: &impl ConnectionTrait, earlier: &str, later: &str, by_earlier: bool) -> Result<bool> {
    let (through, other) = if by_earlier { (earlier, later) } else { (later, earlier) };
    for table in tables::ALL.iter() {
        let mut after = String::new();
        loop {
            let entries = entries(db, through, table, &after).await?;
            let Some(last) = entries.last() else { break };
            after.clone_from(&last.key_text);
            let keys = entries.iter().map(|entry| entry.key_text.as_str().into()).collect();
            if has(db, (other, "place", table.name), "row_key", keys).await? {
                return Ok(true);
            }
            let is_met = if by_earlier {
                let added = entries.iter().filter(|entry| table.name == "people" && entry.was.is_none());
                let people: Vec<Value> = people(added).into_iter().map(|id| i64::from(id.0).into()).collect();
                has(db, (later, "import", later), "person", people).await?
            } else {
                let people = people(entries.iter()).into_iter().map(|id| format!("[{}]", id.0).into());
                has(db, (earlier, "place", "people"), "was IS NULL AND row_key", people.collect()).await?
            };
            if is_met {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn people<'a>(entries: impl Iterator<Item = &'a Entry>) -> BTreeSet<PersonId> {
    entries.filter_map(|entry| entry.table.person_of(&entry.key)).collect()
}

/// Whether an import has an entry with one of these values.
async fn has(
    db: &impl ConnectionTrait,
    (import, column, is): (&str, &str, &str),
    among: &str,
    values: Vec<Value>,
) -> Result<bool> {
    if values.is_empty() {
        return Ok(false);
    }
    let places: Vec<String> = (3..).take(values.len()).map(|place| format!("${place}")).collect();
    let sql = format!(
        "SELECT 1 FROM import_changes WHERE import = $1 AND {column} = $2 AND {among} IN ({}) LIMIT 1",
        places.join(", ")
    );
    let values = [import.into(), is.into()].into_iter().chain(values);
    Ok(db.query_one_raw(statement(db, &sql, values)).await?.is_some())
}

/// Those of some people about whom there is more than an import has written.
pub async fn with_more(
    db: &impl ConnectionTrait,
    import: &str,
    edition: i32,
    people: &[PersonId],
) -> Result<BTreeSet<PersonId>> {
    let mut found = BTreeSet::new();
    if people.is_empty() {
        return Ok(found);
    }
    let places: Vec<String> = (2..).take(people.len()).map(|place| format!("${place}")).collect();
    let places = places.join(", ");
    let ids = || people.iter().map(|person| Value::from(i64::from(person.0)));
    let sql = format!(
        "SELECT person, place, COUNT(*) FROM import_changes WHERE import = $1 AND person IN ({places}) \
         GROUP BY person, place"
    );
    let mut own: HashMap<(i64, String), i64> = HashMap::new();
    for row in db.query_all_raw(statement(db, &sql, std::iter::once(import.into()).chain(ids()))).await? {
        own.insert((row.try_get_by_index(0)?, row.try_get_by_index(1)?), row.try_get_by_index(2)?);
    }
    for table in tables::ALL.iter().filter(|table| table.is_owned()) {
        let sql = format!(
            "SELECT person, COUNT(*) FROM {} WHERE edition = $1 AND person IN ({places}) GROUP BY person",
            table.name
        );
        let values = std::iter::once(edition.into()).chain(ids());
        for row in db.query_all_raw(statement(db, &sql, values)).await? {
            let (person, there): (i64, i64) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
            let written = own.get(&(person, table.name.to_owned())).copied().unwrap_or(0);
            if there > written {
                found.insert(PersonId(u32::try_from(person).unwrap_or(0)));
            }
        }
    }
    Ok(found)
}
