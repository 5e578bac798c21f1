use jiff::civil::{Date, DateTime};
use sea_orm::{DbErr, QueryResult, Value};
use serde::{Serialize, de::DeserializeOwned};

use crate::model::{
    AppealId, CourseId, DepartmentId, EmployerId, EventId, FundId, GroupId, HouseholdId, Mailbox, PersonId,
    Place, PledgeId, RoleId, TermId, YearMonth,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Integer,
    Real,
    Boolean,
    Text,
}

impl Kind {
    pub fn null(self) -> Value {
        match self {
            Self::Integer => Value::BigInt(None),
            Self::Real => Value::Double(None),
            Self::Boolean => Value::Bool(None),
            Self::Text => Value::String(None),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Column {
    pub name: String,
    pub kind: Kind,
    pub is_nullable: bool,
}

impl Column {
    fn new(name: impl Into<String>, kind: Kind) -> Self {
        Self { name: name.into(), kind, is_nullable: false }
    }
}

/// The cells of a row, from left to right.
pub struct Reader<'a> {
    row: &'a QueryResult,
    at: usize,
}

impl<'a> Reader<'a> {
    pub fn new(row: &'a QueryResult) -> Self {
        Self { row, at: 0 }
    }

    fn next<T: sea_orm::TryGetable>(&mut self) -> Result<Option<T>, DbErr> {
        self.at += 1;
        self.row.try_get_by_index(self.at - 1)
    }
}

/// A value of the model as one or several cells.
pub trait Cells: Sized {
    fn columns(name: &str, out: &mut Vec<Column>);
    fn write(&self, out: &mut Vec<Value>);
    /// Takes as many cells as there are columns. `None` if they are null.
    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr>;
}

/// What a cell holds is none of what was ever written to it.
pub fn strange(what: &str) -> DbErr {
    DbErr::Type(format!("{what} is not a value of this column"))
}

impl<T: Cells> Cells for Option<T> {
    fn columns(name: &str, out: &mut Vec<Column>) {
        let start = out.len();
        T::columns(name, out);
        out[start..].iter_mut().for_each(|column| column.is_nullable = true);
    }

    fn write(&self, out: &mut Vec<Value>) {
        if let Some(value) = self {
            return value.write(out);
        }
        let mut columns = Vec::new();
        T::columns("", &mut columns);
        out.extend(columns.iter().map(|column| column.kind.null()));
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        Ok(Some(T::read(reader)?))
    }
}

macro_rules! integers {
    ($($number:ty),*) => {$(
        impl Cells for $number {
            fn columns(name: &str, out: &mut Vec<Column>) {
                out.push(Column::new(name, Kind::Integer));
            }

            fn write(&self, out: &mut Vec<Value>) {
                out.push(Value::BigInt(Some(i64::from(*self))));
            }

            fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
                let number: Option<i64> = reader.next()?;
                number.map(|number| Self::try_from(number).map_err(|_| strange(&number.to_string()))).transpose()
            }
        }
    )*};
}

integers!(i16, i64, u8, u16, u32);

macro_rules! ids {
    ($($id:ident),*) => {$(
        impl Cells for $id {
            fn columns(name: &str, out: &mut Vec<Column>) {
                u32::columns(name, out);
            }

            fn write(&self, out: &mut Vec<Value>) {
                self.0.write(out);
            }

            fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
                Ok(u32::read(reader)?.map(Self))
            }
        }
    )*};
}

ids!(
    AppealId,
    CourseId,
    DepartmentId,
    EmployerId,
    EventId,
    FundId,
    GroupId,
    HouseholdId,
    PersonId,
    PledgeId,
    RoleId,
    TermId
);

impl Cells for bool {
    fn columns(name: &str, out: &mut Vec<Column>) {
        out.push(Column::new(name, Kind::Boolean));
    }

    fn write(&self, out: &mut Vec<Value>) {
        out.push(Value::Bool(Some(*self)));
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        reader.next()
    }
}

impl Cells for f64 {
    fn columns(name: &str, out: &mut Vec<Column>) {
        out.push(Column::new(name, Kind::Real));
    }

    fn write(&self, out: &mut Vec<Value>) {
        out.push(Value::Double(Some(*self)));
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        reader.next()
    }
}

impl Cells for String {
    fn columns(name: &str, out: &mut Vec<Column>) {
        out.push(Column::new(name, Kind::Text));
    }

    fn write(&self, out: &mut Vec<Value>) {
        out.push(Value::String(Some(self.clone())));
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        reader.next()
    }
}

/// As JSON: for short lists that nobody joins with.
impl<T: Serialize + DeserializeOwned> Cells for Vec<T> {
    fn columns(name: &str, out: &mut Vec<Column>) {
        out.push(Column::new(name, Kind::Text));
    }

    fn write(&self, out: &mut Vec<Value>) {
        let text = serde_json::to_string(self).expect("plain values can be written as JSON");
        out.push(Value::String(Some(text)));
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        let text: Option<String> = reader.next()?;
        text.map(|text| serde_json::from_str(&text).map_err(|_| strange(&text))).transpose()
    }
}

/// What sorts as it reads: dates and times.
macro_rules! printed {
    ($($kind:ty),*) => {$(
        impl Cells for $kind {
            fn columns(name: &str, out: &mut Vec<Column>) {
                out.push(Column::new(name, Kind::Text));
            }

            fn write(&self, out: &mut Vec<Value>) {
                out.push(Value::String(Some(self.to_string())));
            }

            fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
                let text: Option<String> = reader.next()?;
                text.map(|text| text.parse().map_err(|_| strange(&text))).transpose()
            }
        }
    )*};
}

printed!(Date, DateTime);

impl Cells for YearMonth {
    fn columns(name: &str, out: &mut Vec<Column>) {
        out.push(Column::new(name, Kind::Text));
    }

    fn write(&self, out: &mut Vec<Value>) {
        out.push(Value::String(Some(format!("{:04}-{:02}", self.year, self.month))));
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        let text: Option<String> = reader.next()?;
        let parse = |text: &str| {
            let (year, month) = text.split_once('-')?;
            Some(Self { year: year.parse().ok()?, month: month.parse().ok()? })
        };
        text.map(|text| parse(&text).ok_or_else(|| strange(&text))).transpose()
    }
}

/// A row has at most one place, so its columns need no name of their own.
impl Cells for Place {
    fn columns(_: &str, out: &mut Vec<Column>) {
        out.extend(["city", "region", "country"].map(|name| Column::new(name, Kind::Text)));
        out.extend(["latitude", "longitude"].map(|name| Column::new(name, Kind::Real)));
    }

    fn write(&self, out: &mut Vec<Value>) {
        for text in [&self.city, &self.region, &self.country] {
            text.write(out);
        }
        self.latitude.write(out);
        self.longitude.write(out);
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        let [city, region, country] = [String::read(reader)?, String::read(reader)?, String::read(reader)?];
        let (latitude, longitude) = (f64::read(reader)?, f64::read(reader)?);
        let place = || {
            Some(Self {
                city: city?,
                region: region?,
                country: country?,
                latitude: latitude?,
                longitude: longitude?,
            })
        };
        Ok(place())
    }
}

impl Cells for Mailbox {
    fn columns(name: &str, out: &mut Vec<Column>) {
        out.push(Column::new(format!("{name}_person"), Kind::Integer));
        out.extend(["name", "address"].map(|part| Column::new(format!("{name}_{part}"), Kind::Text)));
    }

    fn write(&self, out: &mut Vec<Value>) {
        self.person.write(out);
        self.name.write(out);
        self.address.write(out);
    }

    fn read(reader: &mut Reader<'_>) -> Result<Option<Self>, DbErr> {
        let person = PersonId::read(reader)?;
        let (name, address) = (String::read(reader)?, String::read(reader)?);
        let mailbox = || Some(Self { person: person?, name: name?, address: address? });
        Ok(mailbox())
    }
}
