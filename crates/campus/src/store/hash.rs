use std::fmt::Write as _;

use aws_lc_rs::digest::{Context, SHA256};
use sea_orm::{ConnectionTrait, DbErr, QueryResult};
use store::{Error, Result};

use super::{cell::Kind, edition::statement, record::Table, tables};

/// How many numbers of a key are read at a time.
const TOGETHER: i64 = 1000;

/// A digest of every cell of every table of an edition, in the order of the keys: equal if and only if the campus is.
pub async fn hash(db: &impl ConnectionTrait, edition: i32) -> Result<String> {
    let mut digest = Context::new(&SHA256);
    for table in tables::ALL.iter() {
        digest.update(format!("\n{}\n", table.name).as_bytes());
        if table.is_number(table.key[0]) {
            hash_slices(db, edition, table, table.key[0], &mut digest).await?;
        } else {
            hash_rows(db, edition, table, "", &mut digest).await?;
        }
    }
    let mut text = String::with_capacity(64);
    for byte in digest.finish().as_ref() {
        write!(text, "{byte:02x}").expect("a string takes what is written to it");
    }
    Ok(text)
}

/// Never more rows in memory than those of some people.
async fn hash_slices(
    db: &impl ConnectionTrait,
    edition: i32,
    table: &Table,
    column: &str,
    digest: &mut Context,
) -> Result<()> {
    let mut from = i64::MIN;
    loop {
        let next = format!("SELECT MIN({column}) FROM {} WHERE edition = $1 AND {column} >= $2", table.name);
        let row = db.query_one_raw(statement(db, &next, [edition.into(), from.into()])).await?;
        let next: Option<i64> = row.map_or(Ok(None), |row| row.try_get_by_index(0))?;
        let Some(next) = next else { return Ok(()) };
        let slice = format!(" AND {column} BETWEEN {next} AND {}", next + TOGETHER - 1);
        hash_rows(db, edition, table, &slice, digest).await?;
        from = next + TOGETHER;
    }
}

async fn hash_rows(
    db: &impl ConnectionTrait,
    edition: i32,
    table: &Table,
    condition: &str,
    digest: &mut Context,
) -> Result<()> {
    let (columns, name, key) = (table.column_list(), table.name, table.key_list());
    // Texts are sorted here: the databases of different machines do so differently.
    let is_sorted = table.key.iter().all(|part| table.is_number(part));
    let order = if is_sorted { format!(" ORDER BY {key}") } else { String::new() };
    let sql = format!("SELECT {columns} FROM {name} WHERE edition = $1{condition}{order}");
    let rows = db.query_all_raw(statement(db, &sql, [edition.into()])).await?;
    let lines = rows.iter().map(|row| line(table, row).map_err(Error::from));
    let mut lines = lines.collect::<Result<Vec<String>>>()?;
    if !is_sorted {
        lines.sort_unstable();
    }
    for line in lines {
        digest.update(line.as_bytes());
    }
    Ok(())
}

fn line(table: &Table, row: &QueryResult) -> std::result::Result<String, DbErr> {
    let mut line = String::new();
    for (at, column) in table.columns.iter().enumerate() {
        let cell = match column.kind {
            Kind::Integer => row.try_get_by_index::<Option<i64>>(at)?.map(|number| number.to_string()),
            Kind::Real => row.try_get_by_index::<Option<f64>>(at)?.map(|number| number.to_string()),
            Kind::Boolean => row.try_get_by_index::<Option<bool>>(at)?.map(|is| is.to_string()),
            Kind::Text => row.try_get_by_index::<Option<String>>(at)?,
        };
        match cell {
            // The length first: no text can be mistaken for two cells.
            Some(cell) => {
                write!(line, "{}:{cell}", cell.len()).expect("a string takes what is written to it");
            }
            None => line.push('-'),
        }
    }
    line.push('\n');
    Ok(line)
}
