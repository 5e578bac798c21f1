//! Lines of a trace as facts, as a calculation and as data.

use aid::{
    AwardYear,
    tables::{Status, YearTables},
    trace::{Line, Unit},
};
use chat::{
    Amount, Fact, Figure, Origin, Outcome, Quote, Record, Source,
    part::{self, Calculation},
};
use serde_json::{Value, json};

use super::super::families::Family;
use crate::financial_aid::outputs::words;

/// What it is not.
pub const NOTE: &str = "An estimate, not an offer.";

/// Lines whose value is written without a currency, as on the federal forms.
const INDEXES: [&str; 3] = ["family.index", "family.calculated", "package.indexForPackage"];

pub fn is_index(line: &Line) -> bool {
    INDEXES.contains(&line.key.as_str())
}

/// The value as it is read.
pub fn value(line: &Line) -> String {
    if is_index(line) { words::number(line.value) } else { words::value(line) }
}

#[expect(clippy::cast_precision_loss, reason = "amounts of a form have nine digits")]
pub fn amount(line: &Line) -> Option<Amount> {
    match line.unit {
        _ if is_index(line) => Some(Amount::Number(line.value as f64)),
        Unit::Dollars => Some(dollars(line.value)),
        Unit::Cents => Some(Amount::Dollars(line.value)),
        Unit::Percent => Some(Amount::Percent(line.value as f64)),
        Unit::Millipercent => Some(Amount::Percent(line.value as f64 / 1000.0)),
        Unit::Count => Some(count(line.value)),
        Unit::YesNo | Unit::Code => None,
    }
}

pub fn dollars(value: i64) -> Amount {
    Amount::Dollars(value.saturating_mul(100))
}

#[expect(clippy::cast_precision_loss, reason = "an index has six digits")]
pub fn index(value: i64) -> Amount {
    Amount::Number(value as f64)
}

pub fn count(value: i64) -> Amount {
    Amount::Count(value.unsigned_abs())
}

pub fn figure(label: impl Into<String>, amount: Amount) -> Fact {
    Fact::Figure(Figure { label: label.into(), amount, source: 1 })
}

pub fn quote(text: impl Into<String>) -> Fact {
    Fact::Quote(Quote { text: text.into(), source: 1 })
}

/// What a line gives to say: its value, what it is called, and its rule.
pub fn facts(line: &Line) -> Vec<Fact> {
    let value = amount(line).map(|amount| figure(line.label.clone(), amount));
    value.into_iter().chain([quote(line.label.clone()), quote(line.rule.clone())]).collect()
}

/// The line as it is shown.
pub fn shown(line: &Line, total: bool) -> part::Line {
    part::Line { label: line.label.clone(), value: value(line), rule: line.rule.clone(), total }
}

pub fn data(line: &Line) -> Value {
    json!({
        "key": line.key,
        "label": line.label,
        "value": value(line),
        "rule": line.rule,
        "cell": line.cell,
        "citation": line.citation,
    })
}

pub fn calculation(title: impl Into<String>, lines: Vec<part::Line>) -> Calculation {
    Calculation { title: title.into(), lines, note: NOTE.to_owned(), sources: vec![1] }
}

/// The trace of a family: where every line stands.
pub fn trace(family: &Family, year: AwardYear) -> Source {
    let tables = words::tables(YearTables::of(year).status);
    Source {
        number: 1,
        title: format!("Calculation for {}", family.name),
        detail: format!("award year {year}, {tables}"),
        origin: Origin::Record(Record { path: format!("/financial-aid/families/{}/trace", family.id) }),
    }
}

/// How far the tables of a year can be trusted, for whoever phrases.
pub fn year_data(year: AwardYear) -> Value {
    let tables = YearTables::of(year);
    json!({
        "awardYear": year.to_string(),
        "tables": if tables.status == Status::Final { "final" } else { "preliminary" },
        "note": tables.note,
        "is": NOTE,
    })
}

/// That there is no family to look at.
pub fn no_family() -> Outcome {
    Outcome { data: json!({ "needsFamily": true }), ..Outcome::default() }
}
