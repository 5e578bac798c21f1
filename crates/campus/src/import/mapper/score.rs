use std::fmt;

use serde::Serialize;

use crate::import::value::{Reading, Type, Value, parse, words};

/// Headings are compared up to this length; the rest is no name.
const COMPARED: usize = 60;

/// Why a column was taken for a field.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum Reason {
    Heading {
        name: String,
    },
    Similar {
        name: String,
        percent: u8,
    },
    Contains {
        name: String,
    },
    Values {
        percent: u8,
    },
    /// The heading fits, most of the values do not.
    HeadingOnly {
        name: String,
        percent: u8,
    },
    Person,
    /// The columns that our own error file adds.
    Ours,
    Nothing,
}

impl fmt::Display for Reason {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Heading { name } => write!(formatter, "The heading is a known name, “{name}”."),
            Self::Similar { name, percent } => {
                write!(formatter, "The heading is {percent} % like “{name}”.")
            }
            Self::Contains { name } => write!(formatter, "The heading contains “{name}”."),
            Self::Values { percent } => write!(formatter, "{percent} % of the values look like it."),
            Self::HeadingOnly { name, percent } => {
                write!(formatter, "The heading is “{name}”, but only {percent} % of the values fit.")
            }
            Self::Person => formatter.write_str("Chosen by you."),
            Self::Ours => formatter.write_str("Written by an earlier import; not imported."),
            Self::Nothing => formatter.write_str("No field fits."),
        }
    }
}

/// The name of a column, in the forms in which names are compared.
pub struct Spelling {
    words: String,
    joined: String,
    sorted: Vec<String>,
}

impl Spelling {
    pub fn new(name: &str) -> Self {
        let words: String = words(name).chars().take(COMPARED).collect();
        let mut sorted: Vec<String> = words.split(' ').map(str::to_owned).collect();
        sorted.sort_unstable();
        Self { joined: words.replace(' ', ""), sorted, words }
    }
}

/// How sure it is that the column holds the field, in hundredths. `names` are those of the field.
pub fn score(
    heading: &Spelling,
    names: &[Spelling],
    cells: &[&str],
    holds: Type,
    reading: Reading,
) -> (u8, Reason) {
    let told = by_heading(heading, names);
    if told.0 == 0 && !is_telling(cells, holds) {
        return told;
    }
    let Some(percent) = fitting(cells, holds, reading) else {
        return told;
    };
    match told {
        (100, Reason::Heading { name }) if percent < 50 => (60, Reason::HeadingOnly { name, percent }),
        (sure, reason) if sure > 0 => (if percent < 50 { sure / 2 } else { sure }, reason),
        _ if percent >= 90 => (by_values(holds), Reason::Values { percent }),
        none => none,
    }
}

fn by_heading(heading: &Spelling, names: &[Spelling]) -> (u8, Reason) {
    let compared = names.iter().map(|name| compare(heading, name));
    compared.max_by_key(|(sure, _)| *sure).unwrap_or((0, Reason::Nothing))
}

fn compare(heading: &Spelling, name: &Spelling) -> (u8, Reason) {
    let owned = || name.words.clone();
    if heading.words == name.words {
        return (100, Reason::Heading { name: owned() });
    }
    if heading.joined == name.joined || heading.sorted == name.sorted {
        return (95, Reason::Heading { name: owned() });
    }
    let (shorter, longer) =
        (heading.words.len().min(name.words.len()), heading.words.len().max(name.words.len()));
    // What differs by more than a fifth in length cannot be alike by four fifths.
    if shorter >= 4 && longer - shorter <= longer / 5 {
        let percent = hundredths(strsim::normalized_damerau_levenshtein(&heading.words, &name.words));
        if percent >= 80 {
            return (percent - 10, Reason::Similar { name: owned(), percent });
        }
    }
    let extra = heading.sorted.len().saturating_sub(name.sorted.len());
    if (1..=3).contains(&extra) && name.words.len() >= 4 && contains(&heading.words, &name.words) {
        return ([0, 68, 62, 56][extra], Reason::Contains { name: owned() });
    }
    (0, Reason::Nothing)
}

/// Whether the words of a name stand in a heading, one after the other.
fn contains(heading: &str, name: &str) -> bool {
    heading.match_indices(name).any(|(start, _)| {
        let end = start + name.len();
        (start == 0 || heading[..start].ends_with(' '))
            && (end == heading.len() || heading[end..].starts_with(' '))
    })
}

/// The share of cells that can be read as the type; nothing if any text can, or if there is no cell.
fn fitting(cells: &[&str], holds: Type, reading: Reading) -> Option<u8> {
    if cells.is_empty() || matches!(holds, Type::Text { .. } | Type::List { .. }) {
        return None;
    }
    let fitting = cells.iter().filter(|cell| parse(cell, holds, reading).is_ok()).count();
    Some(share(fitting, cells.len()))
}

/// Without a heading that helps, only types that nothing else looks like are guessed.
fn is_telling(cells: &[&str], holds: Type) -> bool {
    match holds {
        Type::Email => true,
        Type::Date | Type::Birth => {
            cells.iter().all(|cell| cell.len() > 5 && cell.contains(['-', '/', '.', ' ']))
        }
        Type::Year => cells.iter().all(|cell| cell.len() == 4),
        Type::Money => share(cells.iter().filter(|cell| is_plainly_money(cell)).count(), cells.len()) > 50,
        _ => false,
    }
}

fn by_values(holds: Type) -> u8 {
    match holds {
        Type::Email => 80,
        Type::Date | Type::Birth => 60,
        Type::Money => 58,
        _ => 56,
    }
}

fn is_plainly_money(cell: &str) -> bool {
    let reading = Reading {
        order: crate::import::value::DateOrder::MonthFirst,
        order_told: false,
        mark: crate::import::value::DecimalMark::Point,
        this_year: 2000,
    };
    matches!(parse(cell, Type::Money, reading), Ok(Some(Value::Money(money))) if money.currency.is_some() || cell.contains('$'))
        || cell.len() > 3 && matches!(cell.as_bytes()[cell.len() - 3], b'.' | b',')
}

fn share(part: usize, whole: usize) -> u8 {
    u8::try_from(part * 100 / whole.max(1)).unwrap_or(100)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 1")]
fn hundredths(similarity: f64) -> u8 {
    (similarity * 100.0) as u8
}
