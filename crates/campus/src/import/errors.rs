use std::{
    borrow::Cow,
    io::{self, Write},
};

use super::{record::Rejected, table::Layout, value::starts_formula};

const OURS: [&str; 2] = ["line", "what to change"];

/// Where the columns start that an earlier error file added, if the file is one that was corrected.
pub(super) fn our_columns(headings: &[String]) -> usize {
    let start = headings.len().saturating_sub(OURS.len());
    if headings.len() > OURS.len() && headings[start..] == OURS { start } else { headings.len() }
}

/// Writes the rejected rows with their own columns, so that they can be corrected and imported again.
///
/// No cell of it starts a formula when a spreadsheet opens the file.
pub struct ErrorFile<W: Write> {
    writer: csv::Writer<W>,
    columns: usize,
    width: usize,
}

impl<W: Write> ErrorFile<W> {
    pub fn new(writer: W, layout: &Layout) -> io::Result<Self> {
        Self::start(writer, &layout.headings, layout.dialect.delimiter)
    }

    /// With the heading of the file that the rows are from.
    pub fn start(mut writer: W, headings: &[String], delimiter: char) -> io::Result<Self> {
        // Without the mark, Excel takes UTF-8 for something else.
        writer.write_all("\u{feff}".as_bytes())?;
        let mut file = Self::go_on(writer, headings, delimiter);
        let columns = file.columns;
        file.write(headings[..columns].iter().map(String::as_str), OURS)?;
        Ok(file)
    }

    /// Without the heading, which was written before.
    pub fn go_on(writer: W, headings: &[String], delimiter: char) -> Self {
        let writer = csv::WriterBuilder::new()
            .delimiter(u8::try_from(delimiter).unwrap_or(b','))
            .terminator(csv::Terminator::CRLF)
            .from_writer(writer);
        Self { writer, columns: our_columns(headings), width: headings.len() }
    }

    pub fn add(&mut self, rejected: &Rejected) -> io::Result<()> {
        self.add_row(rejected.line, &rejected.cells, &rejected.why())
    }

    pub fn add_row(&mut self, line: u64, cells: &[String], why: &str) -> io::Result<()> {
        self.write(cells.iter().map(String::as_str), [&line.to_string(), why])
    }

    pub fn finish(self) -> io::Result<W> {
        self.writer.into_inner().map_err(|error| io::Error::new(error.error().kind(), error.to_string()))
    }

    /// Cells beyond the heading go to the last column, where nothing of them is lost.
    fn write<'a>(&mut self, cells: impl Iterator<Item = &'a str>, ours: [&str; 2]) -> io::Result<()> {
        let cells: Vec<&str> = cells.collect();
        let kept = cells.len().min(self.columns);
        for cell in &cells[..kept] {
            self.writer.write_field(protect(cell))?;
        }
        for _ in kept..self.columns {
            self.writer.write_field("")?;
        }
        let beyond: Vec<&str> =
            cells.iter().copied().skip(self.width).filter(|cell| !cell.trim().is_empty()).collect();
        let change = if beyond.is_empty() {
            ours[1].to_owned()
        } else {
            format!("{} Left over: {}", ours[1], beyond.join(" | "))
        };
        self.writer.write_field(ours[0])?;
        self.writer.write_field(protect(&change))?;
        self.writer.write_record(None::<&[u8]>)?;
        Ok(())
    }
}

/// A spreadsheet may take any of these for the end of a cell, whatever the file means by it.
const ENDS: [char; 4] = [',', ';', '\t', '|'];

/// Puts an apostrophe before all that would start a formula.
fn protect(cell: &str) -> String {
    let mut safe = String::with_capacity(cell.len() + 1);
    let mut is_start = true;
    for (at, character) in cell.char_indices() {
        if is_start && starts_formula(&cell[at..]) && (at == 0 || !ENDS.contains(&character)) {
            safe.push('\'');
        }
        safe.push(character);
        is_start = ENDS.contains(&character) || is_start && character == ' ';
    }
    safe
}

/// Takes out what [`protect`] has put inside a cell. What it has put in front goes when the cell is read.
pub(super) fn unprotect(cell: &str) -> Cow<'_, str> {
    if !cell.contains('\'') {
        return Cow::Borrowed(cell);
    }
    let mut plain = String::with_capacity(cell.len());
    let mut is_start = false;
    for (at, character) in cell.char_indices() {
        if !(is_start && character == '\'' && starts_formula(&cell[at + 1..])) {
            plain.push(character);
        }
        is_start = ENDS.contains(&character) || is_start && character == ' ';
    }
    Cow::Owned(plain)
}

#[cfg(test)]
mod tests {
    use rstest::rstest;

    use super::*;

    #[rstest]
    #[case("=1+1", "'=1+1")]
    #[case("x,=HYPERLINK(", "x,'=HYPERLINK(")]
    #[case("x; =1|@y", "x; '=1|'@y")]
    #[case("a-b=c, d", "a-b=c, d")]
    #[case("'tis, 'twas", "'tis, 'twas")]
    fn no_part_of_a_cell_starts_a_formula(#[case] cell: &str, #[case] safe: &str) {
        assert_eq!(protect(cell), safe);
        assert_eq!(unprotect(safe).trim_start_matches('\''), cell.trim_start_matches('\''));
    }
}
