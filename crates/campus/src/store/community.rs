//! Events, groups, posts and jobs, for those who look something up in them.

use sea_orm::{ConnectionTrait, Value};
use store::Result;

use super::{edition::statement, record::Record, record::select};
use crate::model::{ConsentField, Employer, Event, Group, Post, Role};

/// What tells whether any of it may be another than before, people aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stamp {
    counts: [i64; 3],
    /// Imports that have ended, and when the last one did.
    imports: (i64, i64),
}

pub async fn stamp(db: &impl ConnectionTrait, edition: i32) -> Result<Stamp> {
    let mut stamp = Stamp::default();
    for (count, table) in stamp.counts.iter_mut().zip([Event::TABLE, Group::TABLE, Role::TABLE]) {
        let sql = format!("SELECT COUNT(*) FROM {table} WHERE edition = $1");
        let row = db.query_one_raw(statement(db, &sql, [edition.into()])).await?;
        *count = row.map_or(Ok(0), |row| row.try_get_by_index(0))?;
    }
    let sql = "SELECT COUNT(ended_at), COALESCE(MAX(ended_at), 0) FROM imports";
    if let Some(row) = db.query_one_raw(statement(db, sql, [])).await? {
        stamp.imports = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
    }
    Ok(stamp)
}

/// All that is there once: events, groups, jobs and those who offer them.
pub struct Community {
    pub events: Vec<Event>,
    pub groups: Vec<Group>,
    pub roles: Vec<Role>,
    pub employers: Vec<Employer>,
}

pub async fn all(db: &impl ConnectionTrait, edition: i32) -> Result<Community> {
    Ok(Community {
        events: select(db, edition, "", []).await?,
        groups: select(db, edition, "", []).await?,
        roles: select(db, edition, "", []).await?,
        employers: select(db, edition, "", []).await?,
    })
}

/// The highest number of a person.
pub async fn last_person(db: &impl ConnectionTrait, edition: i32) -> Result<u32> {
    let sql = "SELECT MAX(id) FROM people WHERE edition = $1";
    let row = db.query_one_raw(statement(db, sql, [edition.into()])).await?;
    let last: Option<i64> = row.map_or(Ok(None), |row| row.try_get_by_index(0))?;
    Ok(last.and_then(|last| u32::try_from(last).ok()).unwrap_or(0))
}

/// Posts of those from `first` to `last` who share what stands in them.
pub async fn shared_posts(
    db: &impl ConnectionTrait,
    edition: i32,
    (first, last): (u32, u32),
) -> Result<Vec<Post>> {
    let between: [Value; 2] = [i64::from(first).into(), i64::from(last).into()];
    let condition = format!(" AND person BETWEEN $2 AND $3{}", sharing());
    Ok(select(db, edition, &condition, between).await?)
}

/// Of these posts, those whose writers share what stands in them.
pub async fn some_posts(db: &impl ConnectionTrait, edition: i32, ids: &[u32]) -> Result<Vec<Post>> {
    some(db, edition, ids, &sharing()).await
}

/// Those of these that are there.
pub async fn some<T: Record>(
    db: &impl ConnectionTrait,
    edition: i32,
    ids: &[u32],
    condition: &str,
) -> Result<Vec<T>> {
    if ids.is_empty() {
        return Ok(Vec::new());
    }
    let ids: Vec<String> = ids.iter().map(u32::to_string).collect();
    Ok(select(db, edition, &format!(" AND id IN ({}){condition}", ids.join(", ")), []).await?)
}

/// A post speaks of the work and the place of whoever wrote it: all of that has to be theirs to tell, and they have to
/// be alive.
fn sharing() -> String {
    let mut condition =
        " AND person IN (SELECT id FROM people WHERE edition = $1 AND died IS NULL)".to_owned();
    for field in [ConsentField::Directory, ConsentField::Address, ConsentField::Career] {
        condition.push_str(
            " AND person IN (SELECT person FROM consents WHERE edition = $1 AND granted AND field = '",
        );
        condition.push_str(field.name());
        condition.push_str("')");
    }
    condition
}
