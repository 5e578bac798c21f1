//! The first bytes of files that were brought in, for instances that do not have the file.

use sea_orm::{ConnectionTrait, Value};
use store::{Result, Tx};

use crate::store::edition::statement;

pub async fn insert(tx: &Tx, import: &str, head: Vec<u8>) -> Result<()> {
    let sql = "INSERT INTO import_heads (import, head) VALUES ($1, $2)";
    tx.execute_raw(statement(&**tx, sql, [import.into(), Value::Bytes(Some(head))])).await?;
    Ok(())
}

pub async fn find(db: &impl ConnectionTrait, import: &str) -> Result<Option<Vec<u8>>> {
    let sql = "SELECT head FROM import_heads WHERE import = $1";
    let row = db.query_one_raw(statement(db, sql, [import.into()])).await?;
    Ok(row.map(|row| row.try_get_by_index(0)).transpose()?)
}

pub async fn remove(tx: &Tx, import: &str) -> Result<()> {
    tx.execute_raw(statement(&**tx, "DELETE FROM import_heads WHERE import = $1", [import.into()])).await?;
    Ok(())
}
