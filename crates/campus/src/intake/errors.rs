use store::Store;

use super::Refused;
use crate::{
    import::ErrorFile,
    store::imports::errors::{self, Wrong},
};

/// So many rows are held at a time.
const TOGETHER: u64 = 500;

/// The error file of an import, piece by piece.
pub struct ErrorPages {
    store: Store,
    import: String,
    /// Headings and delimiter of the file, once they are known.
    heading: Option<(Vec<String>, char)>,
    line: i64,
    has_ended: bool,
}

impl ErrorPages {
    pub(super) fn new(store: Store, import: &str) -> Self {
        Self { store, import: import.to_owned(), heading: None, line: -1, has_ended: false }
    }

    /// How the heading is kept among the rows.
    pub(super) fn heading(headings: &[String], delimiter: char) -> Wrong {
        Wrong { line: 0, cells: headings.to_vec(), why: delimiter.to_string() }
    }

    pub async fn next(&mut self) -> Result<Option<Vec<u8>>, Refused> {
        if self.has_ended {
            return Ok(None);
        }
        let rows = errors::after(self.store.reader(), &self.import, self.line, TOGETHER).await?;
        let mut rows = rows.as_slice();
        let is_first = self.heading.is_none();
        self.has_ended = rows.is_empty();
        if self.has_ended && !is_first {
            return Ok(None);
        }
        if is_first {
            let none = Wrong { line: 0, cells: Vec::new(), why: ",".to_owned() };
            let heading = rows.split_off_first().unwrap_or(&none);
            self.heading = Some((heading.cells.clone(), heading.why.chars().next().unwrap_or(',')));
        }
        let Some((headings, delimiter)) = &self.heading else { return Ok(None) };
        let mut file = if is_first {
            ErrorFile::start(Vec::new(), headings, *delimiter)?
        } else {
            ErrorFile::go_on(Vec::new(), headings, *delimiter)
        };
        for row in rows {
            file.add_row(row.line, &row.cells, &row.why)?;
            self.line = i64::try_from(row.line).unwrap_or(i64::MAX);
        }
        self.line = self.line.max(0);
        Ok(Some(file.finish()?))
    }
}
