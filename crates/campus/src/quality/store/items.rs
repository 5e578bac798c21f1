//! Items of the queue, one by one.

use jiff::civil::Date;
use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Tx};

use super::{execute, json, person, read_json, statement, strange};
use crate::{
    model::PersonId,
    quality::model::{Item, ItemBefore, QualityAct, QualityKind, QualityState},
    store::row,
};

pub(super) const COLUMNS: &str = "id, number, kind, person, other, score, behind, since, evidence, suggested, \
                                  digest, state, until, decision, by_hand";

/// So many rows go into one statement.
const TOGETHER: usize = 50;
/// How far behind the most urgent something can be.
const LAST: i32 = 100;

pub(super) fn read(row: &QueryResult) -> std::result::Result<Item, DbErr> {
    let text = |at: usize| row.try_get_by_index::<String>(at);
    let day = |text: &str| -> std::result::Result<Option<Date>, DbErr> {
        if text.is_empty() { Ok(None) } else { text.parse().map(Some).map_err(|_| strange(text)) }
    };
    let (kind, suggested, state) = (text(2)?, text(9)?, text(11)?);
    let until: Option<String> = row.try_get_by_index(12)?;
    let other: Option<i64> = row.try_get_by_index(4)?;
    let score: Option<i32> = row.try_get_by_index(5)?;
    let behind: i32 = row.try_get_by_index(6)?;
    Ok(Item {
        id: text(0)?,
        number: row.try_get_by_index(1)?,
        kind: QualityKind::from_name(&kind).ok_or_else(|| strange(&kind))?,
        person: person(row, 3)?,
        other: other.and_then(|id| u32::try_from(id).ok()).map(PersonId),
        score: score.and_then(|score| u8::try_from(score).ok()),
        rank: u8::try_from(LAST - behind).unwrap_or(0),
        since: day(&text(7)?)?,
        evidence: read_json(row, 8)?,
        suggested: QualityAct::from_name(&suggested).ok_or_else(|| strange(&suggested))?,
        digest: text(10)?,
        state: QualityState::from_name(&state).ok_or_else(|| strange(&state))?,
        until: until.as_deref().map(day).transpose()?.flatten(),
        decision: row.try_get_by_index(13)?,
        by_hand: row.try_get_by_index(14)?,
    })
}

pub(super) async fn select(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<Item>> {
    let sql = format!("SELECT {COLUMNS} FROM quality_items {rest}");
    let rows = db.query_all_raw(statement(db, &sql, values)).await?;
    rows.iter().map(|row| read(row).map_err(Error::from)).collect()
}

pub async fn find(db: &impl ConnectionTrait, edition: i32, id: &str) -> Result<Option<Item>> {
    Ok(select(db, "WHERE edition = $1 AND id = $2", [edition.into(), id.into()]).await?.pop())
}

/// Those about somebody.
pub async fn of_person(db: &impl ConnectionTrait, edition: i32, person: PersonId) -> Result<Vec<Item>> {
    let rest = "WHERE edition = $1 AND (person = $2 OR other = $2) ORDER BY number";
    select(db, rest, [edition.into(), i64::from(person.0).into()]).await
}

/// Keeps others from deciding anything until the transaction ends.
pub async fn lock(tx: &Tx) -> Result<()> {
    tx.lock_name("quality").await
}

/// Puts what a scan has found into the queue. What was decided stays decided as long as it rests on the same; two people
/// who are not the same stay two.
pub async fn put(tx: &Tx, edition: i32, scan: i64, items: &[Item]) -> Result<()> {
    let next =
        super::number(&**tx, "SELECT MAX(number) FROM quality_items WHERE edition = $1", [edition.into()]);
    let mut number = next.await?;
    for items in items.chunks(TOGETHER) {
        let mut values: Vec<Value> = Vec::with_capacity(items.len() * 17);
        for item in items {
            number += 1;
            let since = item.since.map(|since| since.to_string()).unwrap_or_default();
            values.push(edition.into());
            values.push(item.id.clone().into());
            values.push(number.into());
            values.push(item.kind.name().into());
            values.push(i64::from(item.person.0).into());
            values.push(item.other.map(|other| i64::from(other.0)).into());
            values.push(item.score.map(i32::from).into());
            values.push((LAST - i32::from(item.rank)).into());
            values.push(since.into());
            values.push(json(&item.evidence).into());
            values.push(item.suggested.name().into());
            values.push(item.digest.clone().into());
            values.push(QualityState::Open.name().into());
            values.push(Value::String(None));
            values.push(Value::BigInt(None));
            values.push(item.by_hand.into());
            values.push(scan.into());
        }
        let again = "quality_items.state = 'gone' OR (quality_items.state = 'decided' \
                     AND quality_items.digest <> excluded.digest AND quality_items.kind <> 'duplicate')";
        let sql = format!(
            "INSERT INTO quality_items (edition, {COLUMNS}, scan) VALUES {} \
             ON CONFLICT (edition, id) DO UPDATE SET \
             state = CASE WHEN {again} THEN 'open' ELSE quality_items.state END, \
             decision = CASE WHEN {again} THEN NULL ELSE quality_items.decision END, \
             score = excluded.score, behind = excluded.behind, since = excluded.since, \
             evidence = excluded.evidence, suggested = excluded.suggested, digest = excluded.digest, \
             scan = excluded.scan, \
             by_hand = CASE WHEN excluded.by_hand THEN excluded.by_hand ELSE quality_items.by_hand END",
            row::places(&**tx, items.len(), 17, 1)
        );
        execute(tx, &sql, values).await?;
    }
    Ok(())
}

/// Sets what somebody has decided about an item.
pub async fn set_state(
    tx: &Tx,
    edition: i32,
    id: &str,
    (state, until, decision): (QualityState, Option<Date>, Option<i64>),
) -> Result<()> {
    let sql = "UPDATE quality_items SET state = $3, until = $4, decision = $5 WHERE edition = $1 AND id = $2";
    let values: [Value; 5] = [
        edition.into(),
        id.into(),
        state.name().into(),
        until.map(|until| until.to_string()).into(),
        decision.into(),
    ];
    execute(tx, sql, values).await?;
    Ok(())
}

pub async fn restore(tx: &Tx, edition: i32, before: &ItemBefore) -> Result<()> {
    set_state(tx, edition, &before.id, (before.state, before.until, before.decision)).await
}

/// What a scan has not found again is not so any more. Gives how many there were.
pub async fn settle(tx: &Tx, edition: i32, scan: i64) -> Result<u64> {
    let sql = "UPDATE quality_items SET state = 'gone', until = NULL, decision = NULL \
               WHERE edition = $1 AND scan < $2 AND state IN ('open', 'snoozed') AND NOT by_hand";
    execute(tx, sql, [edition.into(), scan.into()]).await
}
