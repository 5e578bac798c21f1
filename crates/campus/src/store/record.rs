use sea_orm::{ConnectionTrait, DbErr, Statement, Value};

use super::cell::{Column, Kind, Reader};

/// A thing of the model as a row of its table. Every key begins with the edition.
pub trait Record: Sized + Send + Sync + 'static {
    const TABLE: &'static str;
    /// What follows the edition in the key. `person` comes first where a row belongs to one.
    const KEY: &'static [&'static str];
    fn columns() -> Vec<Column>;
    fn write(&self, out: &mut Vec<Value>);
    fn read(reader: &mut Reader<'_>) -> Result<Self, DbErr>;
}

/// A table without the type of its rows.
#[derive(Clone, Debug)]
pub struct Table {
    pub name: &'static str,
    pub key: &'static [&'static str],
    pub columns: Vec<Column>,
}

impl Table {
    pub fn of<T: Record>() -> Self {
        Self { name: T::TABLE, key: T::KEY, columns: T::columns() }
    }

    /// Whether its rows belong to people.
    pub fn is_owned(&self) -> bool {
        self.key[0] == "person"
    }

    /// Whether a part of the key is a number, and so sorts alike everywhere.
    pub fn is_number(&self, name: &str) -> bool {
        self.columns.iter().any(|column| column.name == name && column.kind == Kind::Integer)
    }

    /// The names of its columns without the edition, as they stand in a statement.
    pub fn column_list(&self) -> String {
        self.columns.iter().map(|column| format!("\"{}\"", column.name)).collect::<Vec<_>>().join(", ")
    }

    pub fn key_list(&self) -> String {
        self.key.iter().map(|name| format!("\"{name}\"")).collect::<Vec<_>>().join(", ")
    }
}

macro_rules! records {
    ($($record:ident in $table:literal by $key:tt { $($field:ident: $kind:ty),* $(,)? })*) => {
        $(impl super::record::Record for $record {
            const TABLE: &'static str = $table;
            const KEY: &'static [&'static str] = &$key;

            fn columns() -> Vec<super::cell::Column> {
                let mut columns = Vec::new();
                $(<$kind as super::cell::Cells>::columns(stringify!($field), &mut columns);)*
                columns
            }

            fn write(&self, out: &mut Vec<sea_orm::Value>) {
                $(super::cell::Cells::write(&self.$field, out);)*
            }

            fn read(reader: &mut super::cell::Reader<'_>) -> Result<Self, sea_orm::DbErr> {
                Ok(Self {
                    $($field: <$kind as super::cell::Cells>::read(reader)?
                        .ok_or_else(|| super::cell::strange(concat!("null in ", $table, ".", stringify!($field))))?,)*
                })
            }
        })*

        pub(super) fn tables() -> Vec<super::record::Table> {
            vec![$(super::record::Table::of::<$record>(),)*]
        }
    };
}
pub(super) use records;

/// Rows of one edition, in the order of their key. `condition` may use `$2` and what follows.
pub async fn select<T: Record>(
    db: &impl ConnectionTrait,
    edition: i32,
    condition: &str,
    values: impl IntoIterator<Item = Value>,
) -> Result<Vec<T>, DbErr> {
    let table = Table::of::<T>();
    let (columns, name, key) = (table.column_list(), table.name, table.key_list());
    let sql = format!("SELECT {columns} FROM {name} WHERE edition = $1{condition} ORDER BY {key}");
    let values = [edition.into()].into_iter().chain(values);
    let rows =
        db.query_all_raw(Statement::from_sql_and_values(db.get_database_backend(), sql, values)).await?;
    rows.iter().map(|row| T::read(&mut Reader::new(row))).collect()
}
