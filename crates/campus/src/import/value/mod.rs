//! What a cell says, once it is read as the type of its field.

mod date;
mod fold;
mod money;
mod number;
mod word;

use jiff::civil::Date;
use serde::Serialize;

pub use matching::lexicon::text::fold;

pub use self::{
    date::{DateOrder, is_dotted, order_of},
    fold::{plain_words, words},
    money::{DecimalMark, Money, mark_of},
};

/// What a field holds.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "type")]
pub enum Type {
    Text {
        most: usize,
    },
    Email,
    Year,
    Date,
    /// A date that has been.
    Birth,
    Money,
    Integer {
        least: i64,
        most: i64,
    },
    Decimal {
        most: i64,
    },
    Boolean,
    List {
        most: usize,
    },
}

#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    Text(String),
    Email(String),
    Year(i16),
    Date(Date),
    Money(Money),
    Integer(i64),
    /// In thousandths: 3.667 is 3667.
    Decimal(i64),
    Boolean(bool),
    List(Vec<String>),
}

/// How the cells of one column are read where they could mean two things.
#[derive(Clone, Copy, Debug, Eq, PartialEq, Serialize)]
pub struct Reading {
    pub order: DateOrder,
    /// Whether a cell or a person has told the order. Otherwise dots do.
    pub order_told: bool,
    pub mark: DecimalMark,
    /// Two digits are the latest year that is at most ten years after this one.
    pub this_year: i16,
}

/// What is wrong with a cell, and what would be right.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct Wrong {
    pub wrong: String,
    pub allowed: String,
}

impl Wrong {
    fn new(wrong: impl Into<String>, allowed: impl Into<String>) -> Self {
        Self { wrong: wrong.into(), allowed: allowed.into() }
    }
}

/// Nothing for an empty cell.
pub fn parse(cell: &str, holds: Type, reading: Reading) -> Result<Option<Value>, Wrong> {
    let cell = bare(cell);
    if cell.is_empty() || !matches!(holds, Type::Text { .. }) && is_placeholder(cell) {
        return Ok(None);
    }
    let value = match holds {
        Type::Text { most } => Value::Text(word::text(cell, most)?),
        Type::Email => Value::Email(word::email(cell)?),
        Type::List { most } => Value::List(word::list(cell, most)?),
        Type::Boolean => Value::Boolean(word::boolean(cell)?),
        Type::Year => Value::Year(date::year(cell, reading)?),
        Type::Date => Value::Date(date::date(cell, reading)?),
        Type::Birth => Value::Date(date::birth(cell, reading)?),
        Type::Money => Value::Money(money::money(cell, reading.mark)?),
        Type::Integer { least, most } => Value::Integer(number::integer(cell, least, most, reading.mark)?),
        Type::Decimal { most } => Value::Decimal(number::decimal(cell, most)?),
    };
    Ok(Some(value).filter(|value| !matches!(value, Value::List(items) if items.is_empty())))
}

/// Without the spaces around, and without the apostrophe that keeps a spreadsheet from reading it as a formula.
pub fn bare(cell: &str) -> &str {
    let cell = cell.trim_matches(|character: char| character.is_whitespace() || character == '\u{feff}');
    match cell.strip_prefix('\'') {
        Some(rest) if starts_formula(rest) => rest.trim_start(),
        _ => cell,
    }
}

pub fn starts_formula(cell: &str) -> bool {
    cell.starts_with(['=', '+', '-', '@', '\t', '\r'])
}

/// What programs write for "nothing".
fn is_placeholder(cell: &str) -> bool {
    ["null", "n/a", "na", "none", "nan", "-", "--", "#n/a", "(blank)"]
        .iter()
        .any(|nothing| cell.eq_ignore_ascii_case(nothing))
}

/// Whether a cell can hardly be the name of a column.
pub fn looks_like_data(cell: &str) -> bool {
    let reading = Reading {
        order: DateOrder::MonthFirst,
        order_told: false,
        mark: DecimalMark::Point,
        this_year: 2000,
    };
    let cell = bare(cell);
    word::email(cell).is_ok()
        || money::money(cell, reading.mark).is_ok()
        || cell.len() > 4 && date::date(cell, reading).is_ok()
}

#[cfg(test)]
pub mod tests {
    use super::*;

    pub const READING: Reading = Reading {
        order: DateOrder::MonthFirst,
        order_told: false,
        mark: DecimalMark::Point,
        this_year: 2026,
    };

    #[test]
    fn an_empty_cell_holds_nothing() {
        for cell in ["", "  ", "\u{a0}", "\u{feff}"] {
            for holds in [Type::Email, Type::Year, Type::List { most: 9 }, Type::Text { most: 9 }] {
                assert_eq!(parse(cell, holds, READING), Ok(None));
            }
        }
        assert_eq!(parse("N/A", Type::Year, READING), Ok(None));
        assert_eq!(parse(" ; ;", Type::List { most: 9 }, READING), Ok(None));
        assert_eq!(parse("None", Type::Text { most: 9 }, READING), Ok(Some(Value::Text("None".into()))));
    }

    #[test]
    fn the_apostrophe_against_formulas_is_not_part_of_the_text() {
        assert_eq!(bare("'+1 555 0100"), "+1 555 0100");
        assert_eq!(bare("'tis"), "'tis");
    }
}
