//! Imports: the files that were brought in, what they have changed, and what was wrong with them.

pub mod errors;
pub mod head;
pub mod journal;
pub mod lookup;
mod migration;
pub mod way;

use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use serde::{Serialize, de::DeserializeOwned};
use store::{Error, Result, Store, Time, Tx};

use self::journal::TakenBack;
pub(super) use self::migration::{CreateImports, FollowFiles, IndexNumbers, KeepHeads};
use super::edition::{row_lock, statement};
use crate::{
    import::{Choice, Kind, Options},
    intake::{Counts, Import, ImportState, Likely, Preview},
};

/// The tables of a campus that came with imports.
pub(super) const TABLES: [&str; 2] = ["person_keys", "role_keys"];

const COLUMNS: &str = "id, kind, name, bytes, state, options, choices, likely, counts, preview, error, edition, \
                       turn, job, created_by, created_by_name, created_at, ended_at, first_ids, \
                       taken_back, missed_at";

/// So many entries are forgotten in one transaction.
const FORGOTTEN_TOGETHER: u32 = 5000;

/// An import with what is not shown of it.
#[derive(Clone, Debug)]
pub struct Row {
    pub import: Import,
    /// What was chosen for each column; `None` as long as the guess stands.
    pub choices: Option<Vec<Choice>>,
    pub preview: Option<Preview>,
    /// The campus that it has changed.
    pub edition: Option<i32>,
    /// Imports have changed the campus in the order of these numbers.
    pub turn: Option<i64>,
    /// What it has added has these numbers and higher ones.
    pub first_ids: Option<lookup::Ids>,
    /// How much of it an undo has taken back by now; nothing, if none has begun.
    pub taken_back: Option<TakenBack>,
    /// Since when nobody who wanted to read the file has had it.
    pub missed_at: Option<Time>,
}

impl Row {
    /// Whether both say the same about how the file is to be read.
    pub fn is_read_like(&self, other: &Self) -> bool {
        let (one, two) = (&self.import, &other.import);
        (one.kind, one.options, one.likely) == (two.kind, two.options, two.likely)
            && self.choices == other.choices
    }
}

pub async fn insert(tx: &Tx, import: &Import) -> Result<()> {
    let sql = "INSERT INTO imports (id, kind, name, bytes, state, options, likely, created_by, created_by_name, \
               created_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)";
    let values: [Value; 10] = [
        import.id.clone().into(),
        word(&import.kind).into(),
        import.name.clone().into(),
        i64::try_from(import.bytes).unwrap_or(i64::MAX).into(),
        word(&import.state).into(),
        json(&import.options).into(),
        word(&import.likely).into(),
        import.created_by.clone().into(),
        import.created_by_name.clone().into(),
        import.created_at.millis().into(),
    ];
    tx.execute_raw(statement(&**tx, sql, values)).await?;
    Ok(())
}

/// Writes down all that can change of an import, but for whether its file is missed.
pub async fn update(tx: &Tx, row: &Row) -> Result<()> {
    let import = &row.import;
    let sql = "UPDATE imports SET kind = $2, state = $3, options = $4, choices = $5, likely = $6, counts = $7, \
               preview = $8, error = $9, edition = $10, turn = $11, job = $12, ended_at = $13, \
               first_ids = $14, taken_back = $15 WHERE id = $1";
    let values: [Value; 15] = [
        import.id.clone().into(),
        word(&import.kind).into(),
        word(&import.state).into(),
        json(&import.options).into(),
        row.choices.as_ref().map(json).into(),
        word(&import.likely).into(),
        import.counts.as_ref().map(json).into(),
        row.preview.as_ref().map(json).into(),
        import.error.clone().into(),
        row.edition.into(),
        row.turn.into(),
        import.job.clone().into(),
        import.ended_at.map(Time::millis).into(),
        row.first_ids.as_ref().map(json).into(),
        row.taken_back.as_ref().map(json).into(),
    ];
    tx.execute_raw(statement(&**tx, sql, values)).await?;
    Ok(())
}

pub async fn set_counts(tx: &Tx, id: &str, counts: &Counts) -> Result<()> {
    let sql = "UPDATE imports SET counts = $2 WHERE id = $1";
    tx.execute_raw(statement(&**tx, sql, [id.into(), json(counts).into()])).await?;
    Ok(())
}

pub async fn set_taken_back(tx: &Tx, id: &str, taken: &TakenBack) -> Result<()> {
    let sql = "UPDATE imports SET taken_back = $2 WHERE id = $1";
    tx.execute_raw(statement(&**tx, sql, [id.into(), json(taken).into()])).await?;
    Ok(())
}

/// Whoever misses the file first says since when.
pub async fn miss(tx: &Tx, id: &str, now: Time) -> Result<()> {
    let sql = "UPDATE imports SET missed_at = $2 WHERE id = $1 AND missed_at IS NULL";
    tx.execute_raw(statement(&**tx, sql, [id.into(), now.millis().into()])).await?;
    Ok(())
}

pub async fn set_found(tx: &Tx, id: &str) -> Result<()> {
    tx.execute_raw(statement(&**tx, "UPDATE imports SET missed_at = NULL WHERE id = $1", [id.into()]))
        .await?;
    Ok(())
}

pub async fn remove(tx: &Tx, id: &str) -> Result<()> {
    for table in [
        "import_errors WHERE import",
        "import_changes WHERE import",
        "import_heads WHERE import",
        "imports WHERE id",
    ] {
        let sql = format!("DELETE FROM {table} = $1");
        tx.execute_raw(statement(&**tx, &sql, [id.into()])).await?;
    }
    Ok(())
}

pub async fn find(db: &impl ConnectionTrait, id: &str) -> Result<Option<Row>> {
    Ok(select(db, "WHERE id = $1", [id.into()]).await?.pop())
}

/// The same, held until the transaction ends.
pub async fn lock(tx: &Tx, id: &str) -> Result<Option<Row>> {
    Ok(select(&**tx, &format!("WHERE id = $1{}", row_lock(&**tx)), [id.into()]).await?.pop())
}

/// The newest first.
pub async fn list(db: &impl ConnectionTrait, limit: u64) -> Result<Vec<Row>> {
    select(db, &format!("ORDER BY created_at DESC, id DESC LIMIT {limit}"), []).await
}

/// Those on which a job works, or did when the process was killed.
pub async fn busy(db: &impl ConnectionTrait) -> Result<Vec<Row>> {
    select(db, "WHERE state IN ('checking', 'applying', 'undoing') ORDER BY id", []).await
}

/// How many have changed an edition, and still do.
pub async fn count_in(db: &impl ConnectionTrait, edition: i32) -> Result<u64> {
    let sql = "SELECT COUNT(*) FROM imports WHERE edition = $1 AND state = 'done'";
    let row = db.query_one_raw(statement(db, sql, [edition.into()])).await?;
    let count: i64 = row.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    Ok(u64::try_from(count).unwrap_or(0))
}

/// Forgets how to take imports back whose campus goes, some entries at a time.
pub async fn forget_edition(store: &Store, edition: i32) -> Result<()> {
    for row in select(store.reader(), "WHERE edition = $1", [edition.into()]).await? {
        let sql = format!(
            "DELETE FROM import_changes WHERE import = $1 AND (place, row_key) IN (SELECT place, row_key \
             FROM import_changes WHERE import = $1 ORDER BY place, row_key LIMIT {FORGOTTEN_TOGETHER})"
        );
        loop {
            let (id, sql) = (row.import.id.clone(), sql.clone());
            let forget = store.write(move |tx| async move {
                let done = tx.execute_raw(statement(&*tx, &sql, [id.into()])).await?;
                Ok::<_, Error>(done.rows_affected())
            });
            if forget.await? == 0 {
                break;
            }
        }
    }
    Ok(())
}

async fn select(
    db: &impl ConnectionTrait,
    rest: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<Row>> {
    let rows =
        db.query_all_raw(statement(db, &format!("SELECT {COLUMNS} FROM imports {rest}"), values)).await?;
    rows.iter().map(|row| read(row).map_err(Error::from)).collect()
}

fn read(row: &QueryResult) -> std::result::Result<Row, DbErr> {
    let import = Import {
        id: row.try_get_by_index(0)?,
        kind: read_word::<Kind>(row, 1)?,
        name: row.try_get_by_index(2)?,
        bytes: u64::try_from(row.try_get_by_index::<i64>(3)?).unwrap_or(0),
        state: read_word::<ImportState>(row, 4)?,
        options: read_json::<Options>(row, 5)?.unwrap_or_default(),
        likely: read_word::<Likely>(row, 7)?,
        counts: read_json::<Counts>(row, 8)?,
        error: row.try_get_by_index(10)?,
        job: row.try_get_by_index(13)?,
        created_by: row.try_get_by_index(14)?,
        created_by_name: row.try_get_by_index(15)?,
        created_at: row.try_get_by_index(16)?,
        ended_at: row.try_get_by_index(17)?,
    };
    Ok(Row {
        import,
        choices: read_json(row, 6)?,
        preview: read_json(row, 9)?,
        edition: row.try_get_by_index(11)?,
        turn: row.try_get_by_index(12)?,
        first_ids: read_json(row, 18)?,
        taken_back: read_json(row, 19)?,
        missed_at: row.try_get_by_index(20)?,
    })
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("plain values can be written as JSON")
}

/// The name that a choice has everywhere else, too.
fn word(value: &impl Serialize) -> String {
    json(value).trim_matches('"').to_owned()
}

fn read_json<T: DeserializeOwned>(row: &QueryResult, at: usize) -> std::result::Result<Option<T>, DbErr> {
    let text: Option<String> = row.try_get_by_index(at)?;
    let parse = |text: String| serde_json::from_str(&text).map_err(|_| strange(&text));
    text.map(parse).transpose()
}

fn read_word<T: DeserializeOwned>(row: &QueryResult, at: usize) -> std::result::Result<T, DbErr> {
    let text: String = row.try_get_by_index(at)?;
    serde_json::from_value(text.clone().into()).map_err(|_| strange(&text))
}

fn strange(text: &str) -> DbErr {
    DbErr::Type(format!("imports holds {text}"))
}
