use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Time, Tx};

use super::{execute, number, places, statement};
use crate::quality::scan::Scanned;

const COLUMNS: &str = "number, edition, job, stale_years, started_at, ended_at, people, pairs, issues";

pub async fn begin(tx: &Tx, mut scan: Scanned) -> Result<Scanned> {
    scan.number = number(&**tx, "SELECT MAX(number) FROM quality_scans", []).await? + 1;
    let values: [Value; 9] = [
        scan.number.into(),
        scan.edition.into(),
        scan.job.clone().into(),
        i32::from(scan.stale_years).into(),
        scan.started_at.millis().into(),
        Value::BigInt(None),
        0_i64.into(),
        0_i64.into(),
        0_i64.into(),
    ];
    let sql = format!("INSERT INTO quality_scans ({COLUMNS}) VALUES {}", places(1, 9));
    execute(tx, &sql, values).await?;
    Ok(scan)
}

pub async fn update(tx: &Tx, scan: &Scanned) -> Result<()> {
    let sql =
        "UPDATE quality_scans SET ended_at = $2, people = $3, pairs = $4, issues = $5 WHERE number = $1";
    let values: [Value; 5] = [
        scan.number.into(),
        scan.ended_at.map(Time::millis).into(),
        signed(scan.people).into(),
        signed(scan.pairs).into(),
        signed(scan.issues).into(),
    ];
    execute(tx, sql, values).await?;
    Ok(())
}

/// The scan that a job makes.
pub async fn of_job(db: &impl ConnectionTrait, job: &str) -> Result<Option<Scanned>> {
    one(db, "WHERE job = $1", [job.into()]).await
}

pub async fn latest(db: &impl ConnectionTrait, edition: i32) -> Result<Option<Scanned>> {
    one(db, "WHERE edition = $1 ORDER BY number DESC LIMIT 1", [edition.into()]).await
}

async fn one(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Option<Scanned>> {
    let sql = format!("SELECT {COLUMNS} FROM quality_scans {rest}");
    let row = db.query_one_raw(statement(db, &sql, values)).await?;
    row.map(|row| read(&row).map_err(Error::from)).transpose()
}

fn read(row: &QueryResult) -> std::result::Result<Scanned, DbErr> {
    let years: i32 = row.try_get_by_index(3)?;
    let count = |at: usize| row.try_get_by_index::<i64>(at).map(|count| u64::try_from(count).unwrap_or(0));
    Ok(Scanned {
        number: row.try_get_by_index(0)?,
        edition: row.try_get_by_index(1)?,
        job: row.try_get_by_index(2)?,
        stale_years: u8::try_from(years).unwrap_or(u8::MAX),
        started_at: row.try_get_by_index(4)?,
        ended_at: row.try_get_by_index(5)?,
        people: count(6)?,
        pairs: count(7)?,
        issues: count(8)?,
    })
}

fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
