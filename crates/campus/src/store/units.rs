//! Units and their directions, by model and hash.

use std::sync::Arc;

use matching::{DIMENSIONS, Vector, index::Unit};
use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Tx};

use super::edition::statement;

/// Rows in one statement.
const TOGETHER: usize = 100;

/// Those of these units that are kept.
pub async fn find(db: &impl ConnectionTrait, model: &str, hashes: &[u64]) -> Result<Vec<Unit>> {
    let mut units = Vec::new();
    for some in hashes.chunks(TOGETHER) {
        let listed: Vec<String> = some.iter().map(|hash| hash.cast_signed().to_string()).collect();
        let listed = listed.join(", ");
        let sql = format!("SELECT hash, text, vector FROM units WHERE model = $1 AND hash IN ({listed})");
        for row in db.query_all_raw(statement(db, &sql, [model.into()])).await? {
            units.extend(read(&row).map_err(Error::from)?);
        }
    }
    Ok(units)
}

/// `None` if the direction is not one of ours: it is made anew.
fn read(row: &QueryResult) -> std::result::Result<Option<Unit>, DbErr> {
    let hash: i64 = row.try_get_by_index(0)?;
    let bytes: Vec<u8> = row.try_get_by_index(2)?;
    let vector = unpack(&bytes);
    Ok(match vector {
        Some(vector) => Some(Unit { hash: hash.cast_unsigned(), text: row.try_get_by_index(1)?, vector }),
        None => None,
    })
}

/// Keeps units. One that is there already stays as it is, unless its text is another.
pub async fn put(tx: &Tx, model: &str, units: &[Arc<Unit>]) -> Result<()> {
    for some in units.chunks(TOGETHER) {
        let row = |at: usize| format!("(${}, ${}, ${}, ${})", at * 4 + 1, at * 4 + 2, at * 4 + 3, at * 4 + 4);
        let rows: Vec<String> = (0..some.len()).map(row).collect();
        let mut values: Vec<Value> = Vec::with_capacity(some.len() * 4);
        for unit in some {
            values.push(model.into());
            values.push(unit.hash.cast_signed().into());
            values.push(unit.text.clone().into());
            values.push(Value::Bytes(Some(pack(&unit.vector))));
        }
        let sql = format!(
            "INSERT INTO units (model, hash, text, vector) VALUES {} \
             ON CONFLICT (model, hash) DO UPDATE SET text = excluded.text, vector = excluded.vector",
            rows.join(", ")
        );
        tx.execute_raw(statement(&**tx, &sql, values)).await?;
    }
    Ok(())
}

pub async fn count(db: &impl ConnectionTrait, model: &str) -> Result<u64> {
    let sql = "SELECT COUNT(*) FROM units WHERE model = $1";
    let row = db.query_one_raw(statement(db, sql, [model.into()])).await?;
    let count: i64 = row.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// Little-endian, on every machine.
fn pack(vector: &Vector) -> Vec<u8> {
    vector.iter().flat_map(|value| value.to_le_bytes()).collect()
}

fn unpack(bytes: &[u8]) -> Option<Vector> {
    let (values, rest) = bytes.as_chunks::<4>();
    if values.len() != DIMENSIONS || !rest.is_empty() {
        return None;
    }
    let mut vector = [0.0; DIMENSIONS];
    for (value, bytes) in vector.iter_mut().zip(values) {
        *value = f32::from_le_bytes(*bytes);
    }
    Some(vector)
}
