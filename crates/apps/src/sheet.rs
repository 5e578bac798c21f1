//! Tables that leave the suite. The one place that knows the library which writes workbooks.

use api::{Answer, ApiError};
use rust_xlsxwriter::{Workbook, XlsxError};

/// What stands in a cell.
#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    Number(f64),
    Text(String),
}

impl Cell {
    pub fn text(text: impl Into<String>) -> Self {
        Self::Text(text.into())
    }

    fn plain(&self) -> String {
        match self {
            Self::Number(number) => number.to_string(),
            Self::Text(text) => cell(text),
        }
    }
}

/// Rows of any length as a file of commas. A text stays a text in it.
pub fn csv(rows: &[Vec<Cell>]) -> Answer<Vec<u8>> {
    let mut writer = ::csv::WriterBuilder::new()
        .terminator(::csv::Terminator::CRLF)
        .flexible(true)
        .from_writer(Vec::new());
    for row in rows {
        writer.write_record(row.iter().map(Cell::plain)).map_err(ApiError::internal)?;
    }
    let rows = writer.into_inner().map_err(|error| ApiError::internal(error.to_string()))?;
    Ok(["\u{feff}".as_bytes(), &rows].concat())
}

/// Sheets with their names as a workbook. A text stays a text in it.
pub fn workbook(sheets: &[(&str, Vec<Vec<Cell>>)]) -> Answer<Vec<u8>> {
    written(sheets).map_err(ApiError::internal)
}

fn written(sheets: &[(&str, Vec<Vec<Cell>>)]) -> Result<Vec<u8>, XlsxError> {
    let mut workbook = Workbook::new();
    for (name, rows) in sheets {
        let sheet = workbook.add_worksheet();
        sheet.set_name(*name)?;
        for (row, cells) in (0_u32..).zip(rows) {
            for (column, cell) in (0_u16..).zip(cells) {
                match cell {
                    Cell::Number(number) => sheet.write_number(row, column, *number)?,
                    Cell::Text(text) => sheet.write_string(row, column, text.as_str())?,
                };
            }
        }
    }
    workbook.save_to_buffer()
}

/// A spreadsheet takes a text that starts like a formula for one. An apostrophe keeps it a text.
pub fn cell(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_stays_a_text_in_a_spreadsheet() {
        assert_eq!(cell("=HYPERLINK(\"evil\")"), "'=HYPERLINK(\"evil\")");
        assert_eq!(cell("gina@acme.test"), "gina@acme.test");
        for start in ['+', '-', '@', '\t'] {
            assert!(cell(&format!("{start}1")).starts_with('\''));
        }
    }

    #[test]
    fn rows_of_any_length_are_written() {
        let rows = [
            vec![Cell::text("name"), Cell::text("score")],
            vec![Cell::text("=a"), Cell::Number(1.5)],
            vec![],
        ];
        let file = String::from_utf8(csv(&rows[..2]).unwrap()).unwrap();
        assert_eq!(file, "\u{feff}name,score\r\n'=a,1.5\r\n");
        assert!(workbook(&[("People", rows.to_vec())]).unwrap().starts_with(b"PK"));
    }
}
