//! What was decided, and by whom.

use std::collections::HashMap;

use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Time, Tx};

use super::{execute, journal::RESTS_ON, json, number, person, places, read_json, statement, strange};
use crate::{
    model::PersonId,
    quality::model::{Decision, QualityAct, QualityKind},
};

const COLUMNS: &str = "seq, edition, item, kind, act, person, person_name, other, other_name, reason, detail, \
                       decided_by, decided_by_name, decided_at, undone_at, undone_by_name";

/// The number of the next decision. Nobody else takes it while the queue is locked.
pub async fn next(tx: &Tx) -> Result<i64> {
    Ok(number(&**tx, "SELECT MAX(seq) FROM quality_decisions", []).await? + 1)
}

pub async fn insert(tx: &Tx, decision: &Decision) -> Result<()> {
    let values: [Value; 16] = [
        decision.seq.into(),
        decision.edition.into(),
        decision.item.clone().into(),
        decision.kind.name().into(),
        decision.act.name().into(),
        i64::from(decision.person.0).into(),
        decision.person_name.clone().into(),
        decision.other.map(|other| i64::from(other.0)).into(),
        decision.other_name.clone().into(),
        decision.reason.clone().into(),
        json(&decision.detail).into(),
        decision.by.clone().into(),
        decision.by_name.clone().into(),
        decision.at.millis().into(),
        decision.undone_at.map(Time::millis).into(),
        decision.undone_by_name.clone().into(),
    ];
    let sql = format!("INSERT INTO quality_decisions ({COLUMNS}) VALUES {}", places(1, 16));
    execute(tx, &sql, values).await?;
    Ok(())
}

pub async fn find(db: &impl ConnectionTrait, seq: i64) -> Result<Option<Decision>> {
    Ok(select(db, "WHERE seq = $1", [seq.into()]).await?.pop())
}

/// The newest first, those before one if it is given.
pub async fn list(
    db: &impl ConnectionTrait,
    edition: i32,
    (person, item): (Option<PersonId>, Option<&str>),
    (before, limit): (Option<i64>, u32),
) -> Result<Vec<Decision>> {
    let mut values: Vec<Value> = vec![edition.into(), before.unwrap_or(i64::MAX).into()];
    let mut parts = vec!["WHERE edition = $1 AND seq < $2".to_owned()];
    if let Some(person) = person {
        values.push(i64::from(person.0).into());
        parts.push("AND (person = $3 OR other = $3)".to_owned());
    }
    if let Some(item) = item {
        values.push(item.into());
        parts.push(format!("AND item = ${}", values.len()));
    }
    parts.push(format!("ORDER BY seq DESC LIMIT {limit}"));
    select(db, &parts.join(" "), values).await
}

/// Of some decisions: the latest of those that have to be taken back first.
pub async fn in_the_way(db: &impl ConnectionTrait, decisions: &[i64]) -> Result<HashMap<i64, i64>> {
    if decisions.is_empty() {
        return Ok(HashMap::new());
    }
    let sql = format!(
        "SELECT own.decision, MAX(d.seq) FROM quality_changes own \
         JOIN quality_changes other ON other.row_key = own.row_key AND other.place = own.place \
         JOIN quality_decisions d ON d.seq = other.decision \
         WHERE own.decision IN {} AND {RESTS_ON} AND d.undone_at IS NULL GROUP BY own.decision",
        places(1, decisions.len())
    );
    let rows = db.query_all_raw(statement(db, &sql, decisions.iter().map(|seq| (*seq).into()))).await?;
    let pair = |row: &QueryResult| Ok((row.try_get_by_index(0)?, row.try_get_by_index(1)?));
    rows.iter().map(|row| pair(row).map_err(|error: DbErr| Error::from(error))).collect()
}

pub async fn set_undone(tx: &Tx, seq: i64, at: Time, by_name: &str) -> Result<()> {
    let sql = "UPDATE quality_decisions SET undone_at = $2, undone_by_name = $3 WHERE seq = $1";
    execute(tx, sql, [seq.into(), at.millis().into(), by_name.into()]).await?;
    Ok(())
}

/// Notes into which record another one went.
pub async fn note_merged(tx: &Tx, decision: &Decision, removed: PersonId) -> Result<()> {
    let sql = "INSERT INTO quality_merged (edition, removed, kept, decision) VALUES ($1, $2, $3, $4)";
    let values: [Value; 4] = [
        decision.edition.into(),
        i64::from(removed.0).into(),
        i64::from(decision.person.0).into(),
        decision.seq.into(),
    ];
    execute(tx, sql, values).await?;
    Ok(())
}

pub async fn forget_merged(tx: &Tx, decision: i64) -> Result<()> {
    execute(tx, "DELETE FROM quality_merged WHERE decision = $1", [decision.into()]).await?;
    Ok(())
}

/// Into which record somebody's went, if it did.
pub async fn merged_into(
    db: &impl ConnectionTrait,
    edition: i32,
    removed: PersonId,
) -> Result<Option<PersonId>> {
    let sql = "SELECT kept FROM quality_merged WHERE edition = $1 AND removed = $2";
    let row = db.query_one_raw(statement(db, sql, [edition.into(), i64::from(removed.0).into()])).await?;
    Ok(row.map(|row| person(&row, 0)).transpose()?)
}

/// Every record that went into another, and which one that was.
pub async fn merged(db: &impl ConnectionTrait, edition: i32) -> Result<HashMap<u32, u32>> {
    let sql = "SELECT removed, kept FROM quality_merged WHERE edition = $1";
    let rows = db.query_all_raw(statement(db, sql, [edition.into()])).await?;
    let pair = |row: &QueryResult| Ok((person(row, 0)?.0, person(row, 1)?.0));
    rows.iter().map(|row| pair(row).map_err(|error: DbErr| Error::from(error))).collect()
}

/// The highest number of a record that went into another. Nobody else gets it.
pub async fn highest_merged(db: &impl ConnectionTrait, edition: i32) -> Result<u32> {
    let sql = "SELECT MAX(removed) FROM quality_merged WHERE edition = $1";
    Ok(u32::try_from(number(db, sql, [edition.into()]).await?).unwrap_or(0))
}

async fn select(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<Decision>> {
    let sql = format!("SELECT {COLUMNS} FROM quality_decisions {rest}");
    let rows = db.query_all_raw(statement(db, &sql, values)).await?;
    rows.iter().map(|row| read(row).map_err(Error::from)).collect()
}

fn read(row: &QueryResult) -> std::result::Result<Decision, DbErr> {
    let (kind, act): (String, String) = (row.try_get_by_index(3)?, row.try_get_by_index(4)?);
    let other: Option<i64> = row.try_get_by_index(7)?;
    Ok(Decision {
        seq: row.try_get_by_index(0)?,
        edition: row.try_get_by_index(1)?,
        item: row.try_get_by_index(2)?,
        kind: QualityKind::from_name(&kind).ok_or_else(|| strange(&kind))?,
        act: QualityAct::from_name(&act).ok_or_else(|| strange(&act))?,
        person: person(row, 5)?,
        person_name: row.try_get_by_index(6)?,
        other: other.and_then(|id| u32::try_from(id).ok()).map(PersonId),
        other_name: row.try_get_by_index(8)?,
        reason: row.try_get_by_index(9)?,
        detail: read_json(row, 10)?,
        by: row.try_get_by_index(11)?,
        by_name: row.try_get_by_index(12)?,
        at: row.try_get_by_index(13)?,
        undone_at: row.try_get_by_index(14)?,
        undone_by_name: row.try_get_by_index(15)?,
    })
}
