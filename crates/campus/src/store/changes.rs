//! Which people have changed, in the order in which that became true: what is derived from them follows along.

use sea_orm::ConnectionTrait;
use store::{Error, Result, Tx};

use super::edition::statement;
use crate::model::PersonId;

/// Where instances tell each other that there is something new.
pub const CHANNEL: &str = "quad_campus";

/// One person who was changed, added or removed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    pub seq: i64,
    pub edition: i32,
    pub person: PersonId,
}

/// Notes, in the transaction of the change itself, whom it touches.
pub async fn note(tx: &Tx, edition: i32, people: &[PersonId]) -> Result<()> {
    if people.is_empty() {
        return Ok(());
    }
    let count = i64::try_from(people.len()).unwrap_or(i64::MAX);
    // Holds the row until the end: numbers become visible in their order.
    let sql = "UPDATE campus_current SET changes = changes + $1 WHERE id = 1 RETURNING changes";
    let row = tx.query_one_raw(statement(&**tx, sql, [count.into()])).await?;
    let row = row.ok_or_else(|| Error::Other("campus_current has no row".to_owned()))?;
    let last: i64 = row.try_get_by_index(0)?;
    for (people, first) in people.chunks(500).zip((last - count + 1..).step_by(500)) {
        let rows = (first..).zip(people).map(|(seq, person)| format!("({seq}, {edition}, {})", person.0));
        let rows = rows.collect::<Vec<_>>().join(", ");
        let sql = format!("INSERT INTO campus_changes (seq, edition, person) VALUES {rows}");
        tx.execute_unprepared(&sql).await?;
    }
    tx.notify(CHANNEL, &last.to_string()).await
}

/// The number of the last change there was.
pub async fn latest(db: &impl ConnectionTrait) -> Result<i64> {
    let row = db.query_one_raw(statement(db, "SELECT changes FROM campus_current WHERE id = 1", [])).await?;
    Ok(row.map_or(Ok(0), |row| row.try_get_by_index(0))?)
}

/// What came after a change, the earliest first. If the one asked for has been forgotten, the numbers have a gap:
/// then whatever is derived has to be made anew.
pub async fn since(db: &impl ConnectionTrait, seq: i64, limit: u64) -> Result<Vec<Change>> {
    let sql =
        format!("SELECT seq, edition, person FROM campus_changes WHERE seq > $1 ORDER BY seq LIMIT {limit}");
    let rows = db.query_all_raw(statement(db, &sql, [seq.into()])).await?;
    let change = |row: &sea_orm::QueryResult| {
        let person: i64 = row.try_get_by_index(2)?;
        let person = u32::try_from(person).map_err(|_| sea_orm::DbErr::Type(format!("person {person}")))?;
        Ok(Change {
            seq: row.try_get_by_index(0)?,
            edition: row.try_get_by_index(1)?,
            person: PersonId(person),
        })
    };
    rows.iter().map(|row| change(row).map_err(|error: sea_orm::DbErr| Error::from(error))).collect()
}

/// Forgets what everybody has followed.
pub async fn forget(tx: &Tx, up_to: i64) -> Result<()> {
    tx.execute_raw(statement(&**tx, "DELETE FROM campus_changes WHERE seq <= $1", [up_to.into()])).await?;
    Ok(())
}
