//! The tables of engagement: records in, standings in and out. All SQL of it is here.

pub(super) mod alum;
mod migrations;
pub(super) mod records;
pub(super) mod rows;

pub use migrations::CreateEngagement;

use sea_orm::{ConnectionTrait, DbErr, QueryResult, Statement, Value};

use jiff::civil::Date;

fn statement(db: &impl ConnectionTrait, sql: &str, values: impl IntoIterator<Item = Value>) -> Statement {
    Statement::from_sql_and_values(db.get_database_backend(), sql, values)
}

fn strange(what: &str) -> DbErr {
    DbErr::Type(format!("{what} is not a value of this column"))
}

fn number(row: &QueryResult, at: usize) -> Result<u32, DbErr> {
    let number: i64 = row.try_get_by_index(at)?;
    u32::try_from(number).map_err(|_| strange(&number.to_string()))
}

/// The day of a date, or of a date with a time.
fn day(text: &str) -> Result<Date, DbErr> {
    let date = text.get(..10).unwrap_or(text);
    date.parse().or_else(|_| text.parse()).map_err(|_| strange(text))
}

fn date(row: &QueryResult, at: usize) -> Result<Date, DbErr> {
    day(&row.try_get_by_index::<String>(at)?)
}

fn date_or_none(row: &QueryResult, at: usize) -> Result<Option<Date>, DbErr> {
    row.try_get_by_index::<Option<String>>(at)?.as_deref().map(day).transpose()
}
