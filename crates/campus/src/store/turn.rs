//! Whose turn it is to change the campus: one job's at a time.

use sea_orm::ConnectionTrait;
use store::{Result, Tx};

use super::edition::{row_lock, statement};

/// The job whose turn it is, or was last.
pub async fn holder(db: &impl ConnectionTrait) -> Result<Option<String>> {
    find(db, "").await
}

/// The same; until the transaction ends, the turn is not passed on.
pub async fn lock(tx: &Tx) -> Result<Option<String>> {
    find(&**tx, row_lock(&**tx)).await
}

async fn find(db: &impl ConnectionTrait, lock: &str) -> Result<Option<String>> {
    let sql = format!("SELECT job FROM campus_turn WHERE id = 1{lock}");
    let row = db.query_one_raw(statement(db, &sql, [])).await?;
    Ok(row.map_or(Ok(None), |row| row.try_get_by_index(0))?)
}

/// Passes the turn on. False if it is not where it was thought to be.
pub async fn pass(tx: &Tx, from: Option<&str>, to: Option<&str>) -> Result<bool> {
    let sql = "UPDATE campus_turn SET job = $1 WHERE id = 1 AND COALESCE(job, '') = $2";
    let values = [to.into(), from.unwrap_or_default().into()];
    Ok(tx.execute_raw(statement(&**tx, sql, values)).await?.rows_affected() == 1)
}
