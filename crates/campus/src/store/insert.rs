use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex},
};

use sea_orm::{ConnectionTrait, DbErr, Statement, Value};

use super::record::{Record, Table};

/// How many rows one statement puts in. Few sizes, so that the database meets statements that it knows.
const SIZES: [usize; 3] = [200, 20, 1];

type Statements = HashMap<(&'static str, usize), String>;

static STATEMENTS: LazyLock<Mutex<Statements>> = LazyLock::new(Mutex::default);

/// Puts rows into an edition, many at a time.
pub async fn insert<T: Record>(
    db: &impl ConnectionTrait,
    edition: i32,
    records: impl IntoIterator<Item = &T>,
) -> Result<(), DbErr> {
    let records: Vec<&T> = records.into_iter().collect();
    let mut rest = records.as_slice();
    while !rest.is_empty() {
        let size = SIZES.into_iter().find(|size| *size <= rest.len()).unwrap_or(1);
        let (now, later) = rest.split_at(size);
        let mut values = Vec::with_capacity(size * 16);
        for record in now {
            values.push(Value::BigInt(Some(edition.into())));
            record.write(&mut values);
        }
        let sql = statement::<T>(size);
        db.execute_raw(Statement::from_sql_and_values(db.get_database_backend(), sql, values)).await?;
        rest = later;
    }
    Ok(())
}

fn statement<T: Record>(rows: usize) -> String {
    let mut known = STATEMENTS.lock().expect("nothing panics while holding this");
    known.entry((T::TABLE, rows)).or_insert_with(|| compose(&Table::of::<T>(), rows)).clone()
}

fn compose(table: &Table, rows: usize) -> String {
    use std::fmt::Write as _;
    let width = table.columns.len() + 1;
    let mut sql = format!("INSERT INTO {} (edition, {}) VALUES ", table.name, table.column_list());
    for row in 0..rows {
        sql.push_str(if row == 0 { "(" } else { ", (" });
        for column in 0..width {
            let comma = if column == 0 { "" } else { ", " };
            write!(sql, "{comma}${}", row * width + column + 1)
                .expect("a string takes what is written to it");
        }
        sql.push(')');
    }
    sql
}
