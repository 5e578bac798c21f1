use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Time, Tx};

use super::{execute, person, places, statement, strange};
use crate::quality::model::QualityTask;

const COLUMNS: &str =
    "id, item, person, person_name, title, due, created_at, created_by_name, done_at, done_by_name";

pub async fn insert(tx: &Tx, edition: i32, decision: i64, task: &QualityTask) -> Result<()> {
    let values: [Value; 12] = [
        task.id.clone().into(),
        task.item.clone().into(),
        i64::from(task.person).into(),
        task.person_name.clone().into(),
        task.title.clone().into(),
        task.due.to_string().into(),
        task.created_at.millis().into(),
        task.created_by_name.clone().into(),
        task.done_at.map(Time::millis).into(),
        task.done_by_name.clone().into(),
        edition.into(),
        decision.into(),
    ];
    let sql = format!("INSERT INTO quality_tasks ({COLUMNS}, edition, decision) VALUES {}", places(1, 12));
    execute(tx, &sql, values).await?;
    Ok(())
}

pub async fn find(db: &impl ConnectionTrait, edition: i32, id: &str) -> Result<Option<QualityTask>> {
    Ok(select(db, "WHERE edition = $1 AND id = $2", [edition.into(), id.into()]).await?.pop())
}

/// What is still to be done first, by the day it is due.
pub async fn list(db: &impl ConnectionTrait, edition: i32, limit: u32) -> Result<Vec<QualityTask>> {
    let rest = format!(
        "WHERE edition = $1 ORDER BY CASE WHEN done_at IS NULL THEN 0 ELSE 1 END, due, id LIMIT {limit}"
    );
    select(db, &rest, [edition.into()]).await
}

pub async fn set_done(tx: &Tx, id: &str, done: Option<(Time, &str)>) -> Result<()> {
    let sql = "UPDATE quality_tasks SET done_at = $2, done_by_name = $3 WHERE id = $1";
    let (at, by) = done.unzip();
    execute(tx, sql, [id.into(), at.map(Time::millis).into(), by.into()]).await?;
    Ok(())
}

pub async fn remove(tx: &Tx, id: &str) -> Result<()> {
    execute(tx, "DELETE FROM quality_tasks WHERE id = $1", [id.into()]).await?;
    Ok(())
}

async fn select(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<QualityTask>> {
    let sql = format!("SELECT {COLUMNS} FROM quality_tasks {rest}");
    let rows = db.query_all_raw(statement(db, &sql, values)).await?;
    rows.iter().map(|row| read(row).map_err(Error::from)).collect()
}

fn read(row: &QueryResult) -> std::result::Result<QualityTask, DbErr> {
    let due: String = row.try_get_by_index(5)?;
    Ok(QualityTask {
        id: row.try_get_by_index(0)?,
        item: row.try_get_by_index(1)?,
        person: person(row, 2)?.0,
        person_name: row.try_get_by_index(3)?,
        title: row.try_get_by_index(4)?,
        due: due.parse().map_err(|_| strange(&due))?,
        created_at: row.try_get_by_index(6)?,
        created_by_name: row.try_get_by_index(7)?,
        done_at: row.try_get_by_index(8)?,
        done_by_name: row.try_get_by_index(9)?,
    })
}
