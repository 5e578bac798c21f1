//! What an import has done to the campus, row by row, so that it can be taken back exactly.

use std::collections::{BTreeMap, HashMap};

use sea_orm::{ConnectionTrait, QueryResult, Value};
use store::{Error, Result, Tx};

use super::Row as ImportRow;
use crate::{
    intake::ImportName,
    model::PersonId,
    store::{
        changes,
        edition::statement,
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
struct Entry {
    table: &'static Table,
    key_text: String,
    key: Row,
    /// How the row was; nothing if there was none.
    was: Option<Row>,
    digest: String,
}

async fn entries(
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

/// Takes back some of what is left, and says how many entries that was; none, if nothing is left.
pub async fn take_back(tx: &Tx, import: &str, edition: i32) -> Result<u64> {
    for table in tables::ALL.iter().rev() {
        let entries = entries(&**tx, import, table, "").await?;
        let Some(last) = entries.last() else { continue };
        let added: Vec<Row> =
            entries.iter().filter(|entry| entry.was.is_none()).map(|entry| entry.key.clone()).collect();
        if table.name == "people" {
            remove_belongings(tx, edition, &added).await?;
        }
        table.delete(&**tx, edition, &added).await?;
        let was: Vec<&Row> =
            entries.iter().filter_map(|entry| entry.was.as_ref()).filter(|was| !was.is_empty()).collect();
        table.put(&**tx, edition, &was).await?;
        let sql = "DELETE FROM import_changes WHERE import = $1 AND place = $2 AND row_key <= $3";
        let values = [import.into(), table.name.into(), last.key_text.as_str().into()];
        tx.execute_raw(statement(&**tx, sql, values)).await?;
        let people = entries.iter().filter_map(|entry| entry.table.person_of(&entry.key));
        changes::note(tx, edition, &once(people)).await?;
        return Ok(entries.len() as u64);
    }
    Ok(0)
}

/// What was written down about people by others goes with them.
async fn remove_belongings(tx: &Tx, edition: i32, people: &[Row]) -> Result<()> {
    for people in people.chunks(WRITTEN_TOGETHER) {
        let places: Vec<String> = (2..).take(people.len()).map(|place| format!("${place}")).collect();
        for table in tables::ALL.iter().rev().filter(|table| table.is_owned()) {
            let sql = format!(
                "DELETE FROM {} WHERE edition = $1 AND person IN ({})",
                table.name,
                places.join(", ")
            );
            let values = std::iter::once(edition.into()).chain(people.iter().flatten().cloned());
            tx.execute_raw(statement(&**tx, &sql, values)).await?;
        }
    }
    Ok(())
}

/// People whose rows are not any more as an import has left them.
pub async fn changed_since(db: &impl ConnectionTrait, import: &str, edition: i32) -> Result<Vec<PersonId>> {
    let mut found = Vec::new();
    for table in tables::ALL.iter() {
        let mut after = String::new();
        loop {
            let entries = entries(db, import, table, &after).await?;
            let Some(last) = entries.last() else { break };
            after.clone_from(&last.key_text);
            let entries: Vec<&Entry> =
                entries.iter().filter(|entry| entry.was.as_ref().is_none_or(|was| !was.is_empty())).collect();
            let keys: Vec<Row> = entries.iter().map(|entry| entry.key.clone()).collect();
            let rows = table.fetch(db, edition, &keys).await?;
            let digests: HashMap<String, String> =
                rows.iter().map(|row| (table.to_json(&table.key_of(row)), table.digest(row))).collect();
            let differ = entries.iter().filter(|entry| digests.get(&entry.key_text) != Some(&entry.digest));
            found.extend(differ.map(|entry| table.person_of(&entry.key).unwrap_or(PersonId::OUTSIDE)));
        }
    }
    found.sort_unstable();
    found.dedup();
    Ok(found)
}

/// The latest import after this one that has changed the same rows, or said more about people whom this one added.
pub async fn in_the_way(db: &impl ConnectionTrait, import: &ImportRow) -> Result<Option<ImportName>> {
    let same_row = "SELECT 1 FROM import_changes a JOIN import_changes b ON b.import = i.id AND b.place = a.place \
                    AND b.row_key = a.row_key WHERE a.import = $1";
    let same_person = "SELECT 1 FROM import_changes a JOIN import_changes b ON b.import = i.id AND b.person = a.person \
                       WHERE a.import = $1 AND a.place = 'people' AND a.was IS NULL";
    let sql = format!(
        "SELECT i.id, i.name FROM imports i WHERE i.edition = $2 AND i.turn > $3 \
         AND i.state IN ('applying', 'done', 'undoing') AND (EXISTS ({same_row}) OR EXISTS ({same_person})) \
         ORDER BY i.turn DESC LIMIT 1"
    );
    let values = [
        import.import.id.as_str().into(),
        import.edition.unwrap_or(0).into(),
        import.turn.unwrap_or(0).into(),
    ];
    let row = db.query_one_raw(statement(db, &sql, values)).await?;
    let read =
        |row: QueryResult| Ok(ImportName { id: row.try_get_by_index(0)?, name: row.try_get_by_index(1)? });
    row.map(|row| read(row).map_err(|error: sea_orm::DbErr| Error::from(error))).transpose()
}
