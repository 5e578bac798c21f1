use jiff::civil::Date;
use serde::Serialize;

use super::{
    kind::Kind,
    problem::Flaw,
    value::{Money, Value},
};

/// What became of one row that is not blank.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Record(Record),
    Rejected(Rejected),
}

/// A row without a flaw.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Record {
    pub kind: Kind,
    /// The line of the file on which the row starts.
    pub line: u64,
    /// In the order of the fields of the kind.
    pub values: Vec<Option<Value>>,
}

/// A row with at least one flaw, and its cells as they were.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Rejected {
    pub line: u64,
    pub cells: Vec<String>,
    pub flaws: Vec<Flaw>,
}

impl Rejected {
    /// What to change, in sentences.
    pub fn why(&self) -> String {
        self.flaws.iter().map(Flaw::sentence).collect::<Vec<_>>().join(" ")
    }
}

impl Record {
    pub fn get(&self, field: &str) -> Option<&Value> {
        let place = self.kind.fields().iter().position(|known| known.name == field)?;
        self.values.get(place)?.as_ref()
    }

    /// Of a text or an address.
    pub fn text(&self, field: &str) -> Option<&str> {
        match self.get(field)? {
            Value::Text(text) | Value::Email(text) => Some(text),
            _ => None,
        }
    }

    /// Of a list; empty if there is none.
    pub fn list(&self, field: &str) -> &[String] {
        match self.get(field) {
            Some(Value::List(items)) => items,
            _ => &[],
        }
    }

    pub fn date(&self, field: &str) -> Option<Date> {
        match self.get(field)? {
            Value::Date(date) => Some(*date),
            _ => None,
        }
    }

    pub fn money(&self, field: &str) -> Option<Money> {
        match self.get(field)? {
            Value::Money(money) => Some(*money),
            _ => None,
        }
    }

    /// Of a whole number, or of one in thousandths.
    pub fn number(&self, field: &str) -> Option<i64> {
        match self.get(field)? {
            Value::Integer(number) | Value::Decimal(number) => Some(*number),
            _ => None,
        }
    }

    pub fn boolean(&self, field: &str) -> Option<bool> {
        match self.get(field)? {
            Value::Boolean(is) => Some(*is),
            _ => None,
        }
    }

    pub fn year(&self, field: &str) -> Option<i16> {
        match self.get(field)? {
            Value::Year(year) => Some(*year),
            _ => None,
        }
    }
}
