//! Editions: one whole campus each. A new one is filled beside the current one and then takes its place, so that
//! nobody ever sees half a campus, and the last one can come back.

use jiff::civil::Date;
use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement, Value};
use serde::Serialize;
use store::{Error, Result, Store, Time, Tx};

use super::tables;
use crate::generate::Size;

/// How many people's rows are removed in one transaction.
const REMOVED_TOGETHER: i64 = 2000;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Edition {
    pub edition: i32,
    pub seed: u64,
    pub size: Size,
    pub today: Date,
    pub state: State,
    pub people: u32,
    pub created_at: Time,
    pub created_by: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum State {
    /// Rows are being put in; nobody sees them.
    Filling,
    Ready,
}

/// What a new edition is made from.
#[derive(Clone, Debug)]
pub struct NewEdition {
    pub seed: u64,
    pub size: Size,
    pub today: Date,
    /// The uid of whoever asked for it, or the command.
    pub created_by: Option<String>,
}

const COLUMNS: &str = "e.edition, e.seed, e.size, e.today, e.state, e.people, e.created_at, e.created_by";

/// The campus that everybody sees. `None` before there is one.
pub async fn current(db: &impl ConnectionTrait) -> Result<Option<Edition>> {
    one(db, "JOIN campus_current c ON c.edition = e.edition", []).await
}

/// The campus that an undo would bring back.
pub async fn previous(db: &impl ConnectionTrait) -> Result<Option<Edition>> {
    one(db, "JOIN campus_current c ON c.previous = e.edition", []).await
}

pub async fn find(db: &impl ConnectionTrait, edition: i32) -> Result<Option<Edition>> {
    one(db, "WHERE e.edition = $1", [edition.into()]).await
}

/// Every edition there is, the oldest first.
pub async fn list(db: &impl ConnectionTrait) -> Result<Vec<Edition>> {
    all(db, "ORDER BY e.edition", []).await
}

async fn one(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Option<Edition>> {
    Ok(all(db, rest, values).await?.pop())
}

async fn all(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<Edition>> {
    let sql = format!("SELECT {COLUMNS} FROM campus_editions e {rest}");
    let rows = db.query_all_raw(statement(db, &sql, values)).await?;
    rows.iter().map(|row| read(row).map_err(Error::from)).collect()
}

fn read(row: &sea_orm::QueryResult) -> std::result::Result<Edition, DbErr> {
    let (size, today): (String, String) = (row.try_get_by_index(2)?, row.try_get_by_index(3)?);
    let state: String = row.try_get_by_index(4)?;
    let strange = |text: &str| DbErr::Type(format!("campus_editions holds {text}"));
    Ok(Edition {
        edition: row.try_get_by_index(0)?,
        seed: row.try_get_by_index::<i64>(1)?.cast_unsigned(),
        size: size.parse().map_err(|_| strange(&size))?,
        today: today.parse().map_err(|_| strange(&today))?,
        state: if state == "ready" { State::Ready } else { State::Filling },
        people: u32::try_from(row.try_get_by_index::<i64>(5)?).map_err(|_| strange("too many people"))?,
        created_at: row.try_get_by_index(6)?,
        created_by: row.try_get_by_index(7)?,
    })
}

/// What a SELECT ends with whose rows nobody else is to change until the transaction ends. On SQLite nobody does.
pub fn row_lock(db: &impl ConnectionTrait) -> &'static str {
    if db.get_database_backend() == DbBackend::Postgres { " FOR UPDATE" } else { "" }
}

pub(super) fn statement(
    db: &impl ConnectionTrait,
    sql: &str,
    values: impl IntoIterator<Item = Value>,
) -> Statement {
    Statement::from_sql_and_values(db.get_database_backend(), sql, values)
}

/// A new, empty edition that nobody sees yet.
pub async fn begin(tx: &Tx, store: &Store, new: NewEdition) -> Result<i32> {
    tx.lock_name("campus_editions").await?;
    let last = tx.query_one_raw(statement(&**tx, "SELECT MAX(edition) FROM campus_editions", [])).await?;
    let last: Option<i32> = match last {
        Some(row) => row.try_get_by_index(0)?,
        None => None,
    };
    let edition = last.unwrap_or(0) + 1;
    let values: [Value; 8] = [
        edition.into(),
        new.seed.cast_signed().into(),
        new.size.to_string().into(),
        new.today.to_string().into(),
        "filling".into(),
        0_i64.into(),
        store.now().millis().into(),
        new.created_by.into(),
    ];
    let sql = "INSERT INTO campus_editions (edition, seed, size, today, state, people, created_at, created_by) \
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
    tx.execute_raw(statement(&**tx, sql, values)).await?;
    Ok(edition)
}

/// From now on everybody sees this edition; the one they saw is kept to go back to.
/// Says which edition nobody can get back to any more: it can be removed. Refuses one that lacks people.
pub async fn make_current(tx: &Tx, store: &Store, edition: i32) -> Result<Option<i32>> {
    tx.lock_name("campus_editions").await?;
    let people = tx
        .query_one_raw(statement(&**tx, "SELECT COUNT(*) FROM people WHERE edition = $1", [edition.into()]))
        .await?;
    let people: i64 = people.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    let wanted = find(&**tx, edition).await?.map(|edition| i64::from(edition.size.total()));
    if wanted != Some(people) {
        return Err(Error::Other(format!("edition {edition} is not whole: it has {people} people")));
    }
    let sql = "UPDATE campus_editions SET state = 'ready', people = $2, finished_at = $3 WHERE edition = $1";
    let values = [edition.into(), people.into(), store.now().millis().into()];
    tx.execute_raw(statement(&**tx, sql, values)).await?;
    let before = previous(&**tx).await?.map(|before| before.edition);
    let sql = "UPDATE campus_current SET previous = edition, edition = $1 WHERE id = 1 AND (edition IS NULL OR edition <> $1)";
    tx.execute_raw(statement(&**tx, sql, [edition.into()])).await?;
    Ok(before.filter(|before| *before != edition))
}

/// Goes back to the campus before, which takes the place of the one to go back to: an undo can be undone.
/// `None` if there is none.
pub async fn switch_back(tx: &Tx) -> Result<Option<i32>> {
    tx.lock_name("campus_editions").await?;
    let sql = "UPDATE campus_current SET edition = previous, previous = edition WHERE id = 1 AND previous IS NOT NULL";
    tx.execute_raw(statement(&**tx, sql, [])).await?;
    Ok(current(&**tx).await?.map(|current| current.edition))
}

/// Removes an edition that nobody sees, some people at a time.
pub async fn remove(store: &Store, edition: i32) -> Result<()> {
    for table in tables::ALL.iter().rev().filter(|table| table.is_owned() || table.name == "people") {
        let column = if table.is_owned() { "person" } else { "id" };
        let name = table.name;
        loop {
            let delete = format!(
                "DELETE FROM {name} WHERE edition = $1 AND {column} < COALESCE((SELECT MIN({column}) FROM {name} \
                 WHERE edition = $1), 0) + {REMOVED_TOGETHER}"
            );
            let removed = store
                .write(move |tx| async move {
                    refuse_if_seen(&tx, edition).await?;
                    Ok::<_, Error>(
                        tx.execute_raw(statement(&*tx, &delete, [edition.into()])).await?.rows_affected(),
                    )
                })
                .await?;
            if removed == 0 {
                break;
            }
        }
    }
    store
        .write(move |tx| async move {
            refuse_if_seen(&tx, edition).await?;
            for table in tables::ALL.iter().rev() {
                let delete = format!("DELETE FROM {} WHERE edition = $1", table.name);
                tx.execute_raw(statement(&*tx, &delete, [edition.into()])).await?;
            }
            let delete = "DELETE FROM campus_editions WHERE edition = $1";
            tx.execute_raw(statement(&*tx, delete, [edition.into()])).await?;
            Ok::<_, Error>(())
        })
        .await
}

async fn refuse_if_seen(tx: &Tx, edition: i32) -> Result<()> {
    let sql = "SELECT 1 FROM campus_current WHERE edition = $1 OR previous = $1";
    match tx.query_one_raw(statement(&**tx, sql, [edition.into()])).await? {
        Some(_) => Err(Error::Other(format!("edition {edition} is in use"))),
        None => Ok(()),
    }
}
