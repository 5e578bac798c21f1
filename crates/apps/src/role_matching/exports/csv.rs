use api::Answer;

use super::Exported;
use crate::sheet::{self, Cell};

/// A row for each candidate; the last rows say what it was made of.
pub fn csv(exported: &Exported) -> Answer<Vec<u8>> {
    let mut rows: Vec<Vec<Cell>> = vec![exported.headings().into_iter().map(Cell::Text).collect()];
    rows.extend(exported.rows.iter().map(|row| exported.cells(row)));
    rows.extend(exported.footer().into_iter().map(|(what, value)| vec![Cell::text(what), Cell::Text(value)]));
    sheet::csv(&rows)
}
