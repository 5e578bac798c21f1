//! Rows that cannot be taken. The heading of their file is kept as line 0, so that they outlive it.

use sea_orm::{ConnectionTrait, Value};
use store::{Error, Result, Tx};

use crate::store::{edition::statement, row::places};

/// A row of a file, and why it cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wrong {
    pub line: u64,
    pub cells: Vec<String>,
    pub why: String,
}

/// So many rows go into one statement.
const TOGETHER: usize = 100;

/// So much is read at a time.
const BYTES: i64 = 4 << 20;

pub async fn insert(tx: &Tx, import: &str, rows: &[Wrong]) -> Result<()> {
    for rows in rows.chunks(TOGETHER) {
        let mut values: Vec<Value> = Vec::with_capacity(rows.len() * 4);
        for row in rows {
            let cells: Vec<String> = row.cells.iter().map(|cell| without_nul(cell)).collect();
            let cells = serde_json::to_string(&cells).expect("texts can be written as JSON");
            values.push(import.into());
            values.push(i64::try_from(row.line).unwrap_or(i64::MAX).into());
            values.push(cells.into());
            values.push(without_nul(&row.why).into());
        }
        let sql = format!(
            "INSERT INTO import_errors (import, line, cells, why) VALUES {}",
            places(&**tx, rows.len(), 4, 1)
        );
        tx.execute_raw(statement(&**tx, &sql, values)).await?;
    }
    Ok(())
}

/// PostgreSQL has no room for it in a text.
fn without_nul(text: &str) -> String {
    text.replace('\0', "\u{fffd}")
}

/// Some of those below a line, in their order: so many, unless they are long. None, if there are no more.
pub async fn after(db: &impl ConnectionTrait, import: &str, line: i64, limit: u64) -> Result<Vec<Wrong>> {
    let sql = format!(
        "SELECT line, LENGTH(cells) FROM import_errors WHERE import = $1 AND line > $2 ORDER BY line LIMIT {limit}"
    );
    let (mut last, mut size) = (line, 0_i64);
    for row in db.query_all_raw(statement(db, &sql, [import.into(), line.into()])).await? {
        last = row.try_get_by_index(0)?;
        // On PostgreSQL it is an integer of four bytes.
        let length: i32 = row.try_get_by_index(1)?;
        size += i64::from(length);
        if size >= BYTES {
            break;
        }
    }
    let sql = "SELECT line, cells, why FROM import_errors WHERE import = $1 AND line > $2 AND line <= $3 ORDER BY line";
    let rows = db.query_all_raw(statement(db, sql, [import.into(), line.into(), last.into()])).await?;
    let read = |row: &sea_orm::QueryResult| {
        let cells: String = row.try_get_by_index(1)?;
        Ok(Wrong {
            line: u64::try_from(row.try_get_by_index::<i64>(0)?).unwrap_or(0),
            cells: serde_json::from_str(&cells).unwrap_or_default(),
            why: row.try_get_by_index(2)?,
        })
    };
    rows.iter().map(|row| read(row).map_err(|error: sea_orm::DbErr| Error::from(error))).collect()
}

pub async fn remove(tx: &Tx, import: &str) -> Result<()> {
    tx.execute_raw(statement(&**tx, "DELETE FROM import_errors WHERE import = $1", [import.into()])).await?;
    Ok(())
}
