//! What is kept about the quality of records: the queue, what was decided, how to take it back, tasks and scans.

pub mod decisions;
pub mod items;
pub mod journal;
mod migration;
pub mod pointers;
pub mod queue;
pub mod read;
pub mod scans;
pub mod slices;
pub mod tasks;

use sea_orm::{ConnectionTrait, DbErr, QueryResult, Statement, Value};
use serde::{Serialize, de::DeserializeOwned};
use store::{Error, Result, Store, Tx};

pub use self::migration::{CreateQuality, IndexPointers};
use crate::model::PersonId;

/// So many rows are forgotten in one transaction.
const FORGOTTEN_TOGETHER: u32 = 5000;

fn statement(db: &impl ConnectionTrait, sql: &str, values: impl IntoIterator<Item = Value>) -> Statement {
    Statement::from_sql_and_values(db.get_database_backend(), sql, values)
}

async fn execute(tx: &Tx, sql: &str, values: impl IntoIterator<Item = Value>) -> Result<u64> {
    Ok(tx.execute_raw(statement(&**tx, sql, values)).await?.rows_affected())
}

async fn number(
    db: &impl ConnectionTrait,
    sql: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<i64> {
    let row = db.query_one_raw(statement(db, sql, values)).await?;
    let number: Option<i64> = row.map_or(Ok(None), |row| row.try_get_by_index(0))?;
    Ok(number.unwrap_or(0))
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain values can be written as JSON")
}

fn read_json<T: DeserializeOwned>(row: &QueryResult, at: usize) -> std::result::Result<T, DbErr> {
    let text: String = row.try_get_by_index(at)?;
    serde_json::from_str(&text).map_err(|_| strange(&text))
}

fn person(row: &QueryResult, at: usize) -> std::result::Result<PersonId, DbErr> {
    let id: i64 = row.try_get_by_index(at)?;
    u32::try_from(id).map(PersonId).map_err(|_| strange(&id.to_string()))
}

fn strange(text: &str) -> DbErr {
    DbErr::Type(format!("the queue holds {text}"))
}

/// `($2, $3)` and so on, for as many values.
fn places(first: usize, count: usize) -> String {
    let places: Vec<String> = (first..first + count).map(|place| format!("${place}")).collect();
    format!("({})", places.join(", "))
}

/// Forgets what belongs to a campus that goes, some rows at a time.
pub async fn forget_edition(store: &Store, edition: i32) -> Result<()> {
    for (table, key) in [
        ("quality_changes", "decision, place, row_key"),
        ("quality_moves", "decision, place, row_key"),
        ("quality_decisions", "seq"),
        ("quality_merged", "edition, removed"),
        ("quality_tasks", "id"),
        ("quality_items", "edition, id"),
        ("quality_scans", "number"),
    ] {
        let of = if table == "quality_changes" || table == "quality_moves" {
            "decision IN (SELECT seq FROM quality_decisions WHERE edition = $1)"
        } else {
            "edition = $1"
        };
        let sql = format!(
            "DELETE FROM {table} WHERE ({key}) IN (SELECT {key} FROM {table} WHERE {of} LIMIT {FORGOTTEN_TOGETHER})"
        );
        loop {
            let sql = sql.clone();
            let forget = store.write(move |tx| async move { execute(&tx, &sql, [edition.into()]).await });
            let forgotten: std::result::Result<u64, Error> = forget.await;
            if forgotten? == 0 {
                break;
            }
        }
    }
    Ok(())
}
