use std::collections::BTreeSet;

use serde::Serialize;

use super::{
    dialect::usual_width,
    kind::Kind,
    split::Row,
    value::{looks_like_data, words},
};

/// What the person should know about a file before it is read.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "what")]
pub enum Note {
    /// Rows above the heading, such as a title, that were left out.
    Above { rows: usize },
    /// The first row is data, so the columns are numbered.
    NoHeading,
    /// Columns of the same name; all but the first have a number behind it.
    SameName { heading: String, columns: usize },
    /// There is a heading and nothing below it.
    NothingBelow,
}

impl std::fmt::Display for Note {
    fn fmt(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Above { rows } => write!(formatter, "{rows} row(s) above the heading were left out."),
            Self::NoHeading => {
                formatter.write_str("The first row looks like data, so the columns are numbered.")
            }
            Self::SameName { heading, columns } => {
                write!(
                    formatter,
                    "{columns} columns are called “{heading}”; all but the first have a number behind the name."
                )
            }
            Self::NothingBelow => formatter.write_str("There is a heading and no row below it."),
        }
    }
}

/// How many rows stand above the heading, and whether there is a heading.
pub fn find(rows: &[Row]) -> (usize, bool) {
    let usual = usual_width(rows);
    let filled = |row: &Row| row.cells().filter(|cell| !cell.trim().is_empty()).count();
    let above = rows.iter().take_while(|row| usual > 2 && row.broken.is_none() && filled(row) < 2).count();
    let above = if above == rows.len() { 0 } else { above };
    (above, rows.get(above).is_none_or(is_heading))
}

/// A heading has names that are known, or at least nothing that looks like data.
fn is_heading(row: &Row) -> bool {
    let known = |cell: &str| {
        let cell = words(cell);
        Kind::ALL.iter().any(|kind| kind.fields().iter().any(|field| field.is_called(&cell)))
    };
    let filled: Vec<&str> = row.cells().filter(|cell| !cell.trim().is_empty()).take(64).collect();
    let named = filled.iter().filter(|cell| known(cell)).count();
    named * 2 >= filled.len() || !filled.iter().any(|cell| looks_like_data(cell))
}

/// A name for each column, none empty and no two alike.
pub fn names(row: &Row, notes: &mut Vec<Note>) -> Vec<String> {
    let plain: Vec<String> = row.cells().map(tidy).collect();
    let mut taken: BTreeSet<String> = BTreeSet::new();
    let mut names = Vec::with_capacity(plain.len());
    for (index, name) in plain.iter().enumerate() {
        let base = if name.is_empty() { format!("Column {}", index + 1) } else { name.clone() };
        let same = plain.iter().filter(|other| *other == name).count();
        if same > 1 && !name.is_empty() && !taken.contains(&base) {
            notes.push(Note::SameName { heading: base.clone(), columns: same });
        }
        let mut unique = base.clone();
        let mut number = 2;
        while !taken.insert(unique.clone()) {
            unique = format!("{base} ({number})");
            number += 1;
        }
        names.push(unique);
    }
    names
}

/// One line, without the marks and spaces that programs leave in headings.
fn tidy(heading: &str) -> String {
    let heading = heading.replace(['\u{feff}', '\u{200b}'], "");
    heading.split_whitespace().collect::<Vec<_>>().join(" ")
}
