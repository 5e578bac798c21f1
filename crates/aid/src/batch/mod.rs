//! Many families in one table, each worked out as far as its row goes.
//!
//! A column is a field of the application, by its name or a friendlier one. Nothing is dropped in silence: columns
//! that nobody knows are listed, cells that cannot be are told at their field, and the other rows go on. Columns of
//! social security numbers are never read, and no message repeats what stands in a cell.

mod cell;
mod column;
mod template;
#[cfg(test)]
mod tests;

use std::fmt;

use column::{Column, Columns};
use jiff::civil::Date;
use serde::Serialize;
pub use template::template;
use utoipa::ToSchema;

use crate::{
    Application, AwardYear, Formula,
    application::Problem,
    interval::{Bounds, interval},
    isir::shown_name,
    rows::{self, Rows},
    tables::YearTables,
};

/// Why a table as a whole cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BatchError {
    #[error("The file is empty. Please choose a table with one family in each row.")]
    Empty,
    #[error("This is not a table of text. Please save it as CSV and choose that file.")]
    NotText,
    #[error("No column of the first row is known. Please begin the table with the header of the template.")]
    NoHeader,
    #[error("There is a header but no family under it. Please fill in at least one row.")]
    NoRows,
    #[error("The table has more than {MOST} families. Please split it, and send the parts.")]
    TooMany,
}

/// So many families a table can have.
const MOST: usize = 100_000;

/// What became of the columns.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidBatchColumns)]
pub struct Notices {
    /// Nobody knows them: nothing in them counts.
    pub unknown: Vec<String>,
    /// Never read: social security numbers.
    pub ignored: Vec<String>,
    /// A column before says the same: only the first one counts.
    pub repeated: Vec<String>,
}

/// One family: what its row says, and what follows from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidBatchRow)]
pub struct Row {
    /// In the file, from one.
    pub line: usize,
    pub name: String,
    pub year: AwardYear,
    /// To go on with here; it would be most of what is sent.
    #[serde(skip)]
    pub application: Application,
    pub sai: Bounds,
    pub pell: Bounds,
    /// Nothing is missing and nothing is wrong: the bounds are one figure each.
    pub exact: bool,
    /// Once it is certain.
    pub formula: Option<Formula>,
    /// Fields whose answer would narrow the range.
    pub missing: Vec<String>,
    /// Cells that cannot be, left out of the range.
    pub problems: Vec<Problem>,
}

/// The families of a table, one after the other.
pub struct Families<'a> {
    rows: Rows<'a>,
    columns: Columns,
    total: usize,
    today: Date,
}

/// Reads a table of families, with commas, semicolons or tabs between the cells.
pub fn read(bytes: &[u8], today: Date) -> Result<Families<'_>, BatchError> {
    let bytes = bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes);
    if bytes.trim_ascii().is_empty() {
        return Err(BatchError::Empty);
    }
    if bytes.contains(&0) || bytes.starts_with(b"PK\x03\x04") || bytes.starts_with(b"%PDF") {
        return Err(BatchError::NotText);
    }
    let table = |delimiter: u8| {
        let mut rows = Rows::new(bytes, delimiter);
        let columns = Columns::new(&rows.next().map(|first| first.cells).unwrap_or_default());
        (columns.known(), delimiter, columns, rows)
    };
    // The delimiter is the one that makes most sense of the first row.
    let tables = [b',', b';', b'\t'].map(table);
    let best = tables.into_iter().rev().max_by_key(|(known, ..)| *known);
    let Some((1.., delimiter, mut columns, rows)) = best else {
        return Err(BatchError::NoHeader);
    };
    let mut total = 0;
    for row in Rows::new(bytes, delimiter).skip(1).filter(has_content) {
        columns.note_nameless(&row.cells);
        total += 1;
        if total > MOST {
            return Err(BatchError::TooMany);
        }
    }
    if total == 0 {
        return Err(BatchError::NoRows);
    }
    Ok(Families { rows, columns, total, today })
}

fn has_content(row: &rows::Row) -> bool {
    row.cells.iter().any(|cell| !cell.is_empty())
}

impl Families<'_> {
    pub fn total(&self) -> usize {
        self.total
    }

    pub fn notices(&self) -> &Notices {
        &self.columns.notices
    }

    /// The family in one line of the file. Those before it are not worked out.
    pub fn at(mut self, line: usize) -> Option<Row> {
        let row = self.rows.find(|row| row.line >= line && has_content(row))?;
        (row.line == line).then(|| self.work_out(&row))
    }

    fn work_out(&self, row: &rows::Row) -> Row {
        let (mut name, mut application) = (String::new(), Application::default());
        let mut problems = Vec::new();
        let mut has_year = false;
        problems.extend(self.columns.check_width(&row.cells));
        let cells = if self.columns.has_slipped(&row.cells) { &[][..] } else { &row.cells };
        for (column, cell) in self.columns.of(cells) {
            match column {
                Column::Name => name = shown_name([cell, ""]),
                _ if cell::is_blank(cell) => {}
                _ => match column.fill(cell, &mut application, self.today) {
                    Ok(()) => has_year |= column == Column::Year,
                    Err(message) => problems.push(Problem::new(column.path(), message)),
                },
            }
        }
        let most = YearTables::of(application.year).pell.most;
        let (sai, pell, mut missing) = match interval(&application, self.today) {
            Some(found) => {
                problems.extend(found.problems);
                (found.sai, found.pell, found.missing)
            }
            None => (Bounds::OF_INDEX, Bounds { least: 0, most }, Vec::new()),
        };
        if !has_year {
            missing.insert(0, Column::Year.path());
        }
        let exact = missing.is_empty() && problems.is_empty() && sai.least == sai.most;
        let formula = application.formula();
        let (line, year) = (row.line, application.year);
        Row { line, name, year, application, sai, pell, exact, formula, missing, problems }
    }
}

impl Iterator for Families<'_> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let row = self.rows.find(has_content)?;
        Some(self.work_out(&row))
    }
}

impl fmt::Debug for Families<'_> {
    /// Never what is in them.
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Families").field("total", &self.total).finish_non_exhaustive()
    }
}
