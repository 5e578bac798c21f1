//! Rows of any table of a campus as plain cells: written, compared, put back.

use std::fmt::Write as _;

use aws_lc_rs::digest::{SHA256, digest};
use sea_orm::{ConnectionTrait, DbBackend, DbErr, QueryResult, Statement, Value};

use super::{
    cell::{Kind, strange},
    record::{Record, Table},
    tables,
};
use crate::model::PersonId;

/// How many rows one statement puts in. Few sizes, so that the database meets statements that it knows.
const SIZES: [usize; 3] = [100, 10, 1];

/// The cells of a row, without its edition.
pub type Row = Vec<Value>;

pub fn table(name: &str) -> Option<&'static Table> {
    tables::ALL.iter().find(|table| table.name == name)
}

pub fn table_of<T: Record>() -> &'static Table {
    table(T::TABLE).expect("every record has its table")
}

pub fn row<T: Record>(record: &T) -> Row {
    let mut cells = Vec::new();
    record.write(&mut cells);
    cells
}

impl Table {
    fn key_places(&self) -> impl Iterator<Item = usize> {
        let place = |name: &&str| self.columns.iter().position(|column| column.name == *name);
        self.key.iter().filter_map(place)
    }

    pub fn key_of(&self, row: &[Value]) -> Row {
        self.key_places().map(|place| row[place].clone()).collect()
    }

    /// The person that a row belongs to, or is.
    pub fn person_of(&self, key: &[Value]) -> Option<PersonId> {
        match key.first() {
            Some(Value::BigInt(Some(id))) if self.is_owned() || self.name == "people" => {
                u32::try_from(*id).ok().map(PersonId)
            }
            _ => None,
        }
    }

    /// Numbers with a fraction are written as text: what is read back is the same to the last bit.
    pub fn to_json(&self, row: &[Value]) -> String {
        let cell = |cell: &Value| match cell {
            Value::BigInt(Some(number)) => (*number).into(),
            Value::Bool(Some(is)) => (*is).into(),
            Value::Double(Some(number)) => number.to_string().into(),
            Value::String(Some(text)) => text.as_str().into(),
            _ => serde_json::Value::Null,
        };
        serde_json::Value::Array(row.iter().map(cell).collect()).to_string()
    }

    pub fn from_json(&self, text: &str) -> Result<Row, DbErr> {
        let kinds: Vec<Kind> = self.columns.iter().map(|column| column.kind).collect();
        parse(text, &kinds)
    }

    pub fn key_from_json(&self, text: &str) -> Result<Row, DbErr> {
        let kinds: Vec<Kind> = self.key_places().map(|place| self.columns[place].kind).collect();
        parse(text, &kinds)
    }

    pub fn digest(&self, row: &[Value]) -> String {
        let digest = digest(&SHA256, self.to_json(row).as_bytes());
        let mut text = String::with_capacity(32);
        for byte in &digest.as_ref()[..16] {
            write!(text, "{byte:02x}").expect("a string takes what is written to it");
        }
        text
    }

    pub fn read(&self, row: &QueryResult) -> Result<Row, DbErr> {
        let cell = |(at, kind): (usize, Kind)| {
            Ok(match kind {
                Kind::Integer => Value::BigInt(row.try_get_by_index(at)?),
                Kind::Real => Value::Double(row.try_get_by_index(at)?),
                Kind::Boolean => Value::Bool(row.try_get_by_index(at)?),
                Kind::Text => Value::String(row.try_get_by_index(at)?),
            })
        };
        self.columns.iter().map(|column| column.kind).enumerate().map(cell).collect()
    }

    /// Rows by their keys. Those that are not there are left out.
    pub async fn fetch(
        &self,
        db: &impl ConnectionTrait,
        edition: i32,
        keys: &[Row],
    ) -> Result<Vec<Row>, DbErr> {
        let mut found = Vec::with_capacity(keys.len());
        for keys in keys.chunks(SIZES[0]) {
            let (condition, values) = self.among(db, edition, keys);
            let sql = format!("SELECT {} FROM {} WHERE {condition}", self.column_list(), self.name);
            let rows = db.query_all_raw(statement(db, sql, values)).await?;
            for row in &rows {
                found.push(self.read(row)?);
            }
        }
        Ok(found)
    }

    pub async fn delete(&self, db: &impl ConnectionTrait, edition: i32, keys: &[Row]) -> Result<(), DbErr> {
        for keys in keys.chunks(SIZES[0]) {
            let (condition, values) = self.among(db, edition, keys);
            let sql = format!("DELETE FROM {} WHERE {condition}", self.name);
            db.execute_raw(statement(db, sql, values)).await?;
        }
        Ok(())
    }

    /// Puts rows in, in the place of those that have the same key.
    pub async fn put(&self, db: &impl ConnectionTrait, edition: i32, rows: &[&Row]) -> Result<(), DbErr> {
        let mut rest = rows;
        while !rest.is_empty() {
            let size = SIZES.into_iter().find(|size| *size <= rest.len()).unwrap_or(1);
            let (now, later) = rest.split_at(size);
            let mut values = Vec::with_capacity(size * (self.columns.len() + 1));
            for row in now {
                values.push(Value::BigInt(Some(edition.into())));
                values.extend(row.iter().cloned());
            }
            let sql = format!(
                "INSERT INTO {} (edition, {}) VALUES {} {}",
                self.name,
                self.column_list(),
                places(db, size, self.columns.len() + 1, 1),
                self.on_conflict()
            );
            db.execute_raw(statement(db, sql, values)).await?;
            rest = later;
        }
        Ok(())
    }

    fn on_conflict(&self) -> String {
        let others = self.columns.iter().filter(|column| !self.key.contains(&column.name.as_str()));
        let set: Vec<String> =
            others.map(|column| format!("\"{0}\" = excluded.\"{0}\"", column.name)).collect();
        let what =
            if set.is_empty() { "NOTHING".to_owned() } else { format!("UPDATE SET {}", set.join(", ")) };
        format!("ON CONFLICT (edition, {}) DO {what}", self.key_list())
    }

    /// The first part of the keys is also given by itself: then the index is used in depth, whatever the database
    /// thinks of how many rows there are.
    fn among(&self, db: &impl ConnectionTrait, edition: i32, keys: &[Row]) -> (String, Vec<Value>) {
        let first = places(db, 1, keys.len(), 1);
        let mut condition = format!("edition = {edition} AND \"{}\" IN {first}", self.key[0]);
        let mut values: Vec<Value> = keys.iter().map(|key| key[0].clone()).collect();
        if self.key.len() > 1 {
            let rows = places(db, keys.len(), self.key.len(), keys.len() + 1);
            write!(condition, " AND ({}) IN (VALUES {rows})", self.key_list())
                .expect("a string takes what is written to it");
            values.extend(keys.iter().flatten().cloned());
        }
        (condition, values)
    }
}

/// `($1, $2), ($3, $4)`, starting with another number if others come before. On SQLite, places without a name: to
/// bind one that has a name, all names are gone through.
pub fn places(db: &impl ConnectionTrait, rows: usize, width: usize, first: usize) -> String {
    let is_postgres = db.get_database_backend() == DbBackend::Postgres;
    let mut text = String::with_capacity(rows * (width * 7 + 4));
    for place in 0..rows * width {
        text.push_str(match (place, place % width) {
            (0, _) => "(",
            (_, 0) => "), (",
            _ => ", ",
        });
        if is_postgres {
            write!(text, "${}", first + place).expect("a string takes what is written to it");
        } else {
            text.push('?');
        }
    }
    text.push(')');
    text
}

fn statement(db: &impl ConnectionTrait, sql: String, values: Vec<Value>) -> Statement {
    Statement::from_sql_and_values(db.get_database_backend(), sql, values)
}

fn parse(text: &str, kinds: &[Kind]) -> Result<Row, DbErr> {
    let cells: Vec<serde_json::Value> = serde_json::from_str(text).map_err(|_| strange(text))?;
    if cells.len() != kinds.len() {
        return Err(strange(text));
    }
    let cell = |(cell, kind): (&serde_json::Value, &Kind)| {
        if cell.is_null() {
            return Some(kind.null());
        }
        Some(match kind {
            Kind::Integer => Value::BigInt(Some(cell.as_i64()?)),
            Kind::Boolean => Value::Bool(Some(cell.as_bool()?)),
            Kind::Real => Value::Double(Some(cell.as_str()?.parse().ok()?)),
            Kind::Text => Value::String(Some(cell.as_str()?.to_owned())),
        })
    };
    cells.iter().zip(kinds).map(|pair| cell(pair).ok_or_else(|| strange(text))).collect()
}
