//! Standings in and out of their table, and which of them are seen.

use jiff::civil::Date;
use sea_orm::{ConnectionTrait, DbErr, QueryResult, Value};
use store::{Error, Result, Time, Tx};

use super::{date, date_or_none, number, records::Names, statement, strange};
use crate::{
    engagement::{Alum, RULES_VERSION, Score, Standing, Years},
    model::PersonId,
    store::{
        edition::{Edition, row_lock},
        row::places,
    },
};

/// How many rows one statement puts in. Few sizes, so that the database meets statements that it knows.
const SIZES: [usize; 3] = [100, 10, 1];
/// So many rows are removed in one transaction.
const REMOVED_TOGETHER: i64 = 5000;

const COLUMNS: &str = "made, person, class_year, field, region, is_contactable, is_named, philanthropic_years, \
    philanthropic_score, philanthropic_last, volunteer_years, volunteer_score, volunteer_last, experiential_years, \
    experiential_score, experiential_last, communication_years, communication_score, communication_last, total, \
    recent, \"before\", is_rising, is_lapsed";
const WIDTH: usize = 24;

/// The standings that are seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seen {
    pub made: i64,
    pub edition: i32,
    pub edition_made_at: Time,
    pub rules: i32,
    pub as_of: Date,
    /// The last change of people that is in them.
    pub position: i64,
}

impl Seen {
    pub fn is_of(&self, edition: &Edition) -> bool {
        (self.edition, self.edition_made_at, self.rules)
            == (edition.edition, edition.created_at, RULES_VERSION)
    }
}

const SEEN: &str = "SELECT made, edition, edition_made_at, rules, as_of, position FROM engagement_state WHERE id = 1 AND made IS NOT NULL";

/// What is seen. `None` before anything was counted.
pub async fn seen(db: &impl ConnectionTrait) -> Result<Option<Seen>> {
    let row = db.query_one_raw(statement(db, SEEN, [])).await?;
    Ok(row.as_ref().map(read_seen).transpose()?)
}

/// The same, and nobody else changes it until the transaction ends.
async fn seen_alone(tx: &Tx) -> Result<Option<Seen>> {
    let sql = format!("SELECT 1 FROM engagement_state WHERE id = 1{}", row_lock(&**tx));
    tx.query_all_raw(statement(&**tx, &sql, [])).await?;
    seen(&**tx).await
}

fn read_seen(row: &QueryResult) -> std::result::Result<Seen, DbErr> {
    Ok(Seen {
        made: row.try_get_by_index(0)?,
        edition: row.try_get_by_index(1)?,
        edition_made_at: row.try_get_by_index(2)?,
        rules: row.try_get_by_index(3)?,
        as_of: date(row, 4)?,
        position: row.try_get_by_index(5)?,
    })
}

/// A number for standings that nobody sees yet.
pub async fn begin(tx: &Tx) -> Result<i64> {
    let sql = "UPDATE engagement_state SET last_made = last_made + 1 WHERE id = 1 RETURNING last_made";
    let row = tx.query_one_raw(statement(&**tx, sql, [])).await?;
    let row = row.ok_or_else(|| Error::Other("engagement_state has no row".to_owned()))?;
    Ok(row.try_get_by_index(0)?)
}

/// From now on everybody sees these, unless newer ones are seen already.
pub async fn show(tx: &Tx, new: Seen) -> Result<()> {
    if seen_alone(tx).await?.is_some_and(|now| now.made > new.made) {
        return Ok(());
    }
    let sql = "UPDATE engagement_state SET made = $1, edition = $2, edition_made_at = $3, rules = $4, as_of = $5, \
               position = $6 WHERE id = 1";
    let values: [Value; 6] = [
        new.made.into(),
        new.edition.into(),
        new.edition_made_at.millis().into(),
        new.rules.into(),
        new.as_of.to_string().into(),
        new.position.into(),
    ];
    tx.execute_raw(statement(&**tx, sql, values)).await?;
    Ok(())
}

/// Puts some people as they are now into what is seen. False, and nothing is changed, if that is not what it was.
pub async fn change(
    tx: &Tx,
    (was, position): (Seen, i64),
    (people, standings): (&[PersonId], &[Standing]),
) -> Result<bool> {
    if seen_alone(tx).await? != Some(was) {
        return Ok(false);
    }
    let ids: Vec<String> = people.iter().map(|person| person.0.to_string()).collect();
    if !ids.is_empty() {
        let sql =
            format!("DELETE FROM engagement_standings WHERE made = $1 AND person IN ({})", ids.join(", "));
        tx.execute_raw(statement(&**tx, &sql, [was.made.into()])).await?;
    }
    put(tx, was.made, standings).await?;
    let sql = "UPDATE engagement_state SET position = $1 WHERE id = 1";
    tx.execute_raw(statement(&**tx, sql, [position.into()])).await?;
    Ok(true)
}

/// Puts standings in that are not there yet.
pub async fn put(tx: &Tx, made: i64, standings: &[Standing]) -> Result<()> {
    let mut rest = standings;
    while !rest.is_empty() {
        let size = SIZES.into_iter().find(|size| *size <= rest.len()).unwrap_or(1);
        let (now, later) = rest.split_at(size);
        let mut values = Vec::with_capacity(size * WIDTH);
        for one in now {
            write(made, one, &mut values);
        }
        let places = places(&**tx, size, WIDTH, 1);
        let sql = format!("INSERT INTO engagement_standings ({COLUMNS}) VALUES {places}");
        tx.execute_raw(statement(&**tx, &sql, values)).await?;
        rest = later;
    }
    Ok(())
}

fn write(made: i64, one: &Standing, out: &mut Vec<Value>) {
    let (alum, score) = (&one.alum, &one.score);
    out.push(made.into());
    out.push(i64::from(one.person.0).into());
    out.push(alum.class_year.map(i32::from).into());
    out.push(alum.field.as_deref().map(str::to_owned).into());
    out.push(alum.region.as_deref().map(str::to_owned).into());
    out.push(alum.is_contactable.into());
    out.push(alum.is_named.into());
    for mode in 0..4 {
        out.push(one.years[mode].to_number().into());
        out.push(i64::from(score.modes[mode]).into());
        out.push(one.last[mode].map(|date| date.to_string()).into());
    }
    for number in [score.total, one.recent, one.before] {
        out.push(i64::from(number).into());
    }
    out.push(one.is_rising.into());
    out.push(one.is_lapsed.into());
}

/// All standings of a number.
pub async fn load(db: &impl ConnectionTrait, made: i64) -> Result<Vec<Standing>> {
    let sql = format!("SELECT {COLUMNS} FROM engagement_standings WHERE made = $1 ORDER BY person");
    let rows = db.query_all_raw(statement(db, &sql, [made.into()])).await?;
    let mut names = Names::default();
    rows.iter().map(|row| read(row, &mut names).map_err(Error::from)).collect()
}

fn read(row: &QueryResult, names: &mut Names) -> std::result::Result<Standing, DbErr> {
    let mut shared = |at: usize| -> std::result::Result<_, DbErr> {
        let text: Option<String> = row.try_get_by_index(at)?;
        Ok(text.map(|text| names.share(&text)))
    };
    let (field, region) = (shared(3)?, shared(4)?);
    let class_year: Option<i32> = row.try_get_by_index(2)?;
    let class_year = class_year.map(|year| i16::try_from(year).map_err(|_| strange(&year.to_string())));
    let (mut years, mut modes, mut last) = ([Years::default(); 4], [0; 4], [None; 4]);
    for mode in 0..4 {
        let at = 7 + 3 * mode;
        years[mode] = Years::from_number(row.try_get_by_index(at)?);
        modes[mode] = number(row, at + 1)?;
        last[mode] = date_or_none(row, at + 2)?;
    }
    Ok(Standing {
        person: PersonId(number(row, 1)?),
        alum: Alum {
            class_year: class_year.transpose()?,
            field,
            region,
            is_contactable: row.try_get_by_index(5)?,
            is_named: row.try_get_by_index(6)?,
        },
        years,
        score: Score { modes, total: number(row, 19)? },
        recent: number(row, 20)?,
        before: number(row, 21)?,
        last,
        is_rising: row.try_get_by_index(22)?,
        is_lapsed: row.try_get_by_index(23)?,
    })
}

/// Removes some standings that are older than those that are seen. Says how many; call it until there are none.
pub async fn remove_old(tx: &Tx) -> Result<u64> {
    let Some(now) = seen_alone(tx).await? else { return Ok(0) };
    let sql = "SELECT made, person FROM engagement_standings WHERE made < $1 ORDER BY made, person LIMIT 1";
    let Some(row) = tx.query_one_raw(statement(&**tx, sql, [now.made.into()])).await? else { return Ok(0) };
    let (made, first): (i64, i64) = (row.try_get_by_index(0)?, row.try_get_by_index(1)?);
    let sql = "DELETE FROM engagement_standings WHERE made = $1 AND person < $2";
    let values = [made.into(), first.saturating_add(REMOVED_TOGETHER).into()];
    Ok(tx.execute_raw(statement(&**tx, sql, values)).await?.rows_affected())
}
