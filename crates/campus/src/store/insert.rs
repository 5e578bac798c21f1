use std::{
    collections::HashMap,
    sync::{LazyLock, Mutex},
};

use sea_orm::{ConnectionTrait, DbBackend, DbErr, Statement, Value};

use super::record::{Record, Table};

/// How many rows one statement puts in. Few sizes, so that the database meets statements that it knows.
const SIZES: [usize; 3] = [200, 20, 1];

type Statements = HashMap<(&'static str, usize, bool), String>;

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
        let backend = db.get_database_backend();
        let sql = statement::<T>(size, backend);
        db.execute_raw(Statement::from_sql_and_values(backend, sql, values)).await?;
        rest = later;
    }
    Ok(())
}

fn statement<T: Record>(rows: usize, backend: DbBackend) -> String {
    let is_postgres = backend == DbBackend::Postgres;
    let mut known = STATEMENTS.lock().expect("nothing panics while holding this");
    let compose = || compose(&Table::of::<T>(), rows, is_postgres);
    known.entry((T::TABLE, rows, is_postgres)).or_insert_with(compose).clone()
}

/// On SQLite, places without a name: to bind one that has a name, all names are gone through.
fn compose(table: &Table, rows: usize, is_postgres: bool) -> String {
    let width = table.columns.len() + 1;
    let place = |number: usize| if is_postgres { format!("${number}") } else { "?".to_owned() };
    let row =
        |row: usize| (1..=width).map(|column| place(row * width + column)).collect::<Vec<_>>().join(", ");
    let rows: Vec<String> = (0..rows).map(|number| format!("({})", row(number))).collect();
    format!("INSERT INTO {} (edition, {}) VALUES {}", table.name, table.column_list(), rows.join(", "))
}
