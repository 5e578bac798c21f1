//! Federal records of students (ISIR), as schools receive them: read, turned into families, and compared with what the
//! engine finds by itself.
//!
//! A file is read line by line; a line that is cut off is told and the rest goes on. Of social security numbers only
//! the last four digits are ever kept, and no message repeats what stands in a line.

mod application;
mod compare;
mod family;
mod layout;
mod line;
mod masked;
mod record;
mod remarks;
mod table;
#[cfg(test)]
mod tests;
mod values;

use std::fmt;

pub use compare::{Comparison, Difference};
pub use masked::Masked;
pub(crate) use masked::shown_name;
pub use record::Record;
use serde::Serialize;
use table::{Cells, Header};
use utoipa::ToSchema;

use crate::{
    AwardYear,
    rows::{Row, Rows},
};

/// Why a file as a whole cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IsirError {
    #[error("The file is empty. Please choose a file with student records.")]
    Empty,
    #[error("The file has a header but no student record. Please choose a file with records.")]
    NoRecords,
    #[error("This file is packed. Please unpack it and choose the text file in it.")]
    Packed,
    #[error(
        "These records are of an award year that cannot be read here. Please choose a file of 2024-25, 2025-26 or 2026-27."
    )]
    OtherYear,
    #[error(
        "This is not a file of federal student records. Please choose the ISIR file as it was received, with one record a line."
    )]
    Unknown,
}

/// A line that is not a whole record. The others are not touched by it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidRowError)]
pub struct RowError {
    /// In the file, from one.
    pub line: usize,
    pub message: String,
}

/// The records of a file, one after the other.
pub struct Records<'a> {
    source: Source<'a>,
    total: usize,
}

enum Source<'a> {
    Lines(Lines<'a>),
    Table { header: Header, rows: Box<Rows<'a>> },
}

/// Reads a file of records, by what is in it: lines of fixed width, or a table with the columns that published files have.
pub fn read(bytes: &[u8]) -> Result<Records<'_>, IsirError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.trim_ascii().is_empty() {
        return Err(IsirError::Empty);
    }
    if bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"\x1f\x8b") {
        return Err(IsirError::Packed);
    }
    let mut rows = Rows::new(bytes, b',');
    if let Some(header) = rows.next().and_then(|first| table::header(&first.cells)) {
        let total = Rows::new(bytes, b',').count().saturating_sub(1);
        return Ok(Records { source: Source::Table { header, rows: Box::new(rows) }, total });
    }
    let (mut total, mut like, mut known, mut framed) = (0, 0, 0, false);
    for (_, text) in (Lines { rest: bytes, line: 0 }) {
        if line::is_frame(text) {
            framed |= text.starts_with(b"O*");
            continue;
        }
        total += 1;
        if line::looks_like_record(text) {
            like += 1;
            known += usize::from(layout::Layout::of(char::from(text[0])).is_some());
        }
    }
    match (total, like, known) {
        (0, ..) if framed => Err(IsirError::NoRecords),
        (0, ..) => Err(IsirError::Empty),
        (_, 0, _) => Err(IsirError::Unknown),
        (_, _, 0) => Err(IsirError::OtherYear),
        _ => Ok(Records { source: Source::Lines(Lines { rest: bytes, line: 0 }), total }),
    }
}

impl Records<'_> {
    /// How many there are, with those that cannot be read.
    pub fn total(&self) -> usize {
        self.total
    }
}

impl Iterator for Records<'_> {
    type Item = Result<Record, RowError>;

    fn next(&mut self) -> Option<Self::Item> {
        match &mut self.source {
            Source::Lines(lines) => {
                let (line, text) = lines.find(|(_, text)| !line::is_frame(text))?;
                let record = line::Line::new(text)
                    .and_then(|values| Record::read(&values, line, values.layout().year));
                Some(record.map_err(|message| RowError { line, message }))
            }
            Source::Table { header, rows } => rows.next().map(|row| record_of(header, row)),
        }
    }
}

fn record_of(header: &Header, Row { line, cells }: Row) -> Result<Record, RowError> {
    let problem = |message: String| RowError { line, message };
    if cells.len() != header.width {
        let message = format!(
            "This row has {} columns, and the first one has {}. Please check the commas in it.",
            cells.len(),
            header.width
        );
        return Err(problem(message));
    }
    let values = Cells { header: header.clone(), cells };
    let year = AwardYear::from_name(&values::Values::text(&values, "year"));
    let message = "This row needs its award year, for example 2025-26, in the column year.";
    let year = year.ok_or_else(|| problem(message.to_owned()))?;
    Record::read(&values, line, year).map_err(problem)
}

impl fmt::Debug for Records<'_> {
    /// Never what is in them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Records").field("total", &self.total).finish_non_exhaustive()
    }
}

/// Lines without their ends, numbered from one.
struct Lines<'a> {
    rest: &'a [u8],
    line: usize,
}

impl<'a> Iterator for Lines<'a> {
    type Item = (usize, &'a [u8]);

    fn next(&mut self) -> Option<Self::Item> {
        if self.rest.is_empty() {
            return None;
        }
        let end = self.rest.iter().position(|byte| *byte == b'\n').unwrap_or(self.rest.len());
        let line = &self.rest[..end];
        self.rest = self.rest.get(end + 1..).unwrap_or_default();
        self.line += 1;
        Some((self.line, line.strip_suffix(b"\r").unwrap_or(line)))
    }
}
