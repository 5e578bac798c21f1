//! What may be said: the figures, names and words that tools have given. A guard lets nothing else through.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

/// One thing that a tool found out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Fact {
    Figure(Figure),
    /// A person, an organisation or a place, by its full name.
    Name(Name),
    /// Words of a source. What stands in them may be repeated with the source's number.
    Quote(Quote),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Figure {
    /// What it says, for people and for the model: "alumni in Boston".
    pub label: String,
    pub amount: Amount,
    /// The number of its source.
    pub source: u32,
}

/// A figure with what it measures: twelve people are not twelve dollars.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(tag = "unit", content = "value", rename_all = "camelCase")]
pub enum Amount {
    Count(u64),
    /// In cents.
    Dollars(i64),
    /// 12.5 is 12.5 %.
    Percent(f64),
    Years(f64),
    Months(f64),
    Days(f64),
    Hours(f64),
    Kilometres(f64),
    Year(i16),
    Date(Date),
    /// Without a unit: a score, a grade point average.
    Number(f64),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Name {
    pub name: String,
    /// Whom it is about, if that is a person of the campus.
    pub person: Option<String>,
    pub source: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Quote {
    pub text: String,
    pub source: u32,
}
