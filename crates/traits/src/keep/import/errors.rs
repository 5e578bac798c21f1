use store::Store;

use super::Headings;
use crate::keep::{TraitError, entity::import, export, store::imports as table};

/// So many rows are held at a time.
const TOGETHER: u64 = 500;

/// The rows that could not be taken, as CSV, piece by piece: line, column, reason, and the row as it was.
pub struct ErrorPages {
    store: Store,
    import: String,
    headings: Vec<String>,
    line: Option<i64>,
    has_ended: bool,
}

impl ErrorPages {
    pub(super) fn new(store: Store, row: import::Model) -> Self {
        let headings: Headings = serde_json::from_str(&row.headings).unwrap_or_default();
        Self { store, import: row.id, headings: headings.all, line: None, has_ended: false }
    }

    pub async fn next(&mut self) -> Result<Option<Vec<u8>>, TraitError> {
        if self.has_ended {
            return Ok(None);
        }
        let mut table = export::Table::new();
        if self.line.is_none() {
            table.mark();
            let ours = ["line", "column", "reason"].into_iter();
            table.row(ours.chain(self.headings.iter().map(String::as_str)));
        }
        let after = self.line.unwrap_or(i64::MIN);
        let rows = table::errors(self.store.reader(), &self.import, (after, TOGETHER)).await?;
        self.has_ended = (rows.len() as u64) < TOGETHER;
        for row in rows {
            let cells: Vec<String> = serde_json::from_str(&row.cells).unwrap_or_default();
            let line = row.line.to_string();
            let ours = [line.as_str(), &row.field, &row.reason].into_iter();
            table.row(ours.chain(cells.iter().map(String::as_str)));
            self.line = Some(row.line);
        }
        self.line = self.line.or(Some(i64::MIN));
        Ok(Some(table.finish()))
    }
}
