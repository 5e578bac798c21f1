//! Who is meant, by what is the same: ids of other systems and addresses; and the numbers that come next.

use std::collections::HashMap;

use sea_orm::{ConnectionTrait, Value};
use serde::{Deserialize, Serialize};
use store::{Result, Tx};

use crate::{
    import::{
        duplicates::{Name, Person},
        fold,
    },
    intake::Known,
    model::{EmployerId, KeySystem, PersonId, PersonKey, Role, RoleKey},
    quality::store::decisions,
    store::{edition::statement, record::select},
};

/// So many values are looked up by one statement.
const TOGETHER: usize = 200;
/// So many people are read at a time.
const SLICE: usize = 5000;
/// What is imported has higher numbers than what is generated.
const MOST_GENERATED: u32 = 1_000_000;
pub(super) const MOST_GENERATED_RECORD: u32 = 2_000_000_000;

/// Whether something of the world was brought by an import.
pub fn is_imported(id: u32) -> bool {
    id > MOST_GENERATED
}

fn places(from: usize, count: usize) -> String {
    (from..from + count).map(|place| format!("${place}")).collect::<Vec<_>>().join(", ")
}

/// Keys of one system that are known.
pub async fn keys(
    db: &impl ConnectionTrait,
    edition: i32,
    system: KeySystem,
    values: &[String],
) -> Result<Vec<PersonKey>> {
    let mut found = Vec::new();
    for values in values.chunks(TOGETHER) {
        let condition = format!(" AND system = $2 AND value IN ({})", places(3, values.len()));
        let tag = serde_json::to_value(system).unwrap_or_default();
        let tag: Value = tag.as_str().unwrap_or_default().into();
        let values = std::iter::once(tag).chain(values.iter().map(|value| value.as_str().into()));
        found.extend(select::<PersonKey>(db, edition, &condition, values).await?);
    }
    Ok(found)
}

/// People by their own address. Of many, the first.
pub async fn emails(
    db: &impl ConnectionTrait,
    edition: i32,
    emails: &[String],
    most: usize,
) -> Result<HashMap<String, Vec<PersonId>>> {
    let mut found: HashMap<String, Vec<PersonId>> = HashMap::new();
    for emails in emails.chunks(TOGETHER) {
        let sql = format!(
            "SELECT email, id FROM (SELECT email, id, ROW_NUMBER() OVER (PARTITION BY email ORDER BY id) AS nth \
             FROM people WHERE edition = $1 AND email IN ({})) AS holders WHERE nth <= {most} ORDER BY id",
            places(2, emails.len())
        );
        let values = std::iter::once(edition.into()).chain(emails.iter().map(|email| email.as_str().into()));
        for row in db.query_all_raw(statement(db, &sql, values)).await? {
            let id: i64 = row.try_get_by_index(1)?;
            let person = PersonId(u32::try_from(id).unwrap_or(0));
            found.entry(row.try_get_by_index(0)?).or_default().push(person);
        }
    }
    Ok(found)
}

pub async fn role_keys(db: &impl ConnectionTrait, edition: i32, values: &[String]) -> Result<Vec<RoleKey>> {
    let mut found = Vec::new();
    for values in values.chunks(TOGETHER) {
        let condition = format!(" AND value IN ({})", places(2, values.len()));
        found
            .extend(select(db, edition, &condition, values.iter().map(|value| value.as_str().into())).await?);
    }
    Ok(found)
}

pub async fn roles(db: &impl ConnectionTrait, edition: i32, ids: &[u32]) -> Result<Vec<Role>> {
    let mut found = Vec::new();
    for ids in ids.chunks(TOGETHER) {
        let condition = format!(" AND id IN ({})", places(2, ids.len()));
        found.extend(select(db, edition, &condition, ids.iter().map(|id| i64::from(*id).into())).await?);
    }
    Ok(found)
}

/// The roles of an employer by their folded titles, each with those that were there first before the others.
pub async fn titles(
    db: &impl ConnectionTrait,
    edition: i32,
    employer: EmployerId,
) -> Result<HashMap<String, Vec<u32>>> {
    let sql = "SELECT id, title FROM roles WHERE edition = $1 AND employer = $2 ORDER BY id";
    let values = [edition.into(), i64::from(employer.0).into()];
    let mut found: HashMap<String, Vec<u32>> = HashMap::new();
    for row in db.query_all_raw(statement(db, sql, values)).await? {
        let (id, title): (i64, String) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
        found.entry(fold(&title)).or_default().push(u32::try_from(id).unwrap_or(0));
    }
    Ok(found)
}

/// Everybody, by what likeness is seen in.
pub async fn known(db: &impl ConnectionTrait, edition: i32) -> Result<Known> {
    let mut known = Known::default();
    let mut from = 0_i64;
    loop {
        let sql = format!(
            "SELECT id, first_name, last_name, former_last_name, email, class_year FROM people \
             WHERE edition = $1 AND id > $2 ORDER BY id LIMIT {SLICE}"
        );
        let rows = db.query_all_raw(statement(db, &sql, [edition.into(), from.into()])).await?;
        for row in &rows {
            from = row.try_get_by_index(0)?;
            let (first, last): (String, String) = (row.try_get_by_index(1)?, row.try_get_by_index(2)?);
            let former: Option<String> = row.try_get_by_index(3)?;
            let (email, year): (String, Option<i64>) = (row.try_get_by_index(4)?, row.try_get_by_index(5)?);
            let id = PersonId(u32::try_from(from).unwrap_or(0));
            for family in std::iter::once(&last).chain(&former) {
                let person = Person {
                    emails: if email.is_empty() { Vec::new() } else { vec![&email] },
                    name: Name::of(&first, family),
                    class_year: year.and_then(|year| i16::try_from(year).ok()),
                };
                known.add(id, &person);
            }
        }
        if rows.len() < SLICE {
            return Ok(known);
        }
    }
}

/// The numbers that what is added gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ids {
    pub people: u32,
    pub education: u32,
    pub positions: u32,
    pub gifts: u32,
    pub notes: u32,
    pub holds: u32,
    pub employers: u32,
    pub roles: u32,
    pub funds: u32,
    pub appeals: u32,
    pub departments: u32,
}

impl Ids {
    pub async fn next(db: &impl ConnectionTrait, edition: i32) -> Result<Self> {
        Ok(Self {
            people: next_person(db, edition).await?,
            education: next_record(db, edition, "education").await?,
            positions: next_record(db, edition, "positions").await?,
            gifts: next_record(db, edition, "gifts").await?,
            notes: next_record(db, edition, "notes").await?,
            holds: next_record(db, edition, "holds").await?,
            employers: next(db, edition, "employers", MOST_GENERATED).await?,
            roles: next(db, edition, "roles", MOST_GENERATED).await?,
            funds: next(db, edition, "funds", MOST_GENERATED).await?,
            appeals: next(db, edition, "appeals", MOST_GENERATED).await?,
            departments: next(db, edition, "departments", MOST_GENERATED).await?,
        })
    }
}

/// Nobody gets the number of a record that was merged into another: it may come back.
async fn next_person(db: &impl ConnectionTrait, edition: i32) -> Result<u32> {
    let merged = decisions::highest_merged(db, edition).await?;
    Ok(next(db, edition, "people", MOST_GENERATED).await?.max(merged.saturating_add(1)))
}

/// What belongs to people lies in their order. There is an index of the numbers that imports have given out, and the
/// condition has to be that of the index.
async fn next_record(db: &impl ConnectionTrait, edition: i32, table: &str) -> Result<u32> {
    let imported = format!("{table} WHERE id > {MOST_GENERATED_RECORD} AND edition = $1");
    highest(db, edition, &imported, MOST_GENERATED_RECORD).await
}

async fn next(db: &impl ConnectionTrait, edition: i32, table: &str, most: u32) -> Result<u32> {
    highest(db, edition, &format!("{table} WHERE edition = $1"), most).await
}

async fn highest(db: &impl ConnectionTrait, edition: i32, among: &str, most: u32) -> Result<u32> {
    let sql = format!("SELECT MAX(id) FROM {among}");
    let row = db.query_one_raw(statement(db, &sql, [edition.into()])).await?;
    let highest: Option<i64> = row.map_or(Ok(None), |row| row.try_get_by_index(0))?;
    let highest = highest.and_then(|highest| u32::try_from(highest).ok()).unwrap_or(0);
    Ok(highest.max(most) + 1)
}

/// The number under which an import changes the campus: higher than all before.
pub async fn next_turn(tx: &Tx) -> Result<i64> {
    let row = tx.query_one_raw(statement(&**tx, "SELECT MAX(turn) FROM imports", [])).await?;
    let highest: Option<i64> = row.map_or(Ok(None), |row| row.try_get_by_index(0))?;
    Ok(highest.unwrap_or(0) + 1)
}
