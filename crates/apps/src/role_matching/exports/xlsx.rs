use api::Answer;

use super::Exported;
use crate::sheet::{Cell, workbook};

/// A workbook with the ranking, the impact ratios, and what both were made of.
pub fn xlsx(exported: &Exported) -> Answer<Vec<u8>> {
    let mut rows: Vec<Vec<Cell>> = vec![exported.headings().into_iter().map(Cell::Text).collect()];
    rows.extend(exported.rows.iter().map(|row| exported.cells(row)));
    rows.push(Vec::new());
    rows.extend(footer(exported));
    workbook(&[("Ranking", rows), ("Impact", impact(exported))])
}

fn footer(exported: &Exported) -> impl Iterator<Item = Vec<Cell>> {
    exported.footer().into_iter().map(|(what, value)| vec![Cell::Text(what.to_owned()), Cell::Text(value)])
}

fn impact(exported: &Exported) -> Vec<Vec<Cell>> {
    let headings = ["measure", "group", "people", "passed", "rate", "ratio", "note"];
    let mut rows: Vec<Vec<Cell>> = vec![headings.map(|heading| Cell::Text(heading.to_owned())).into()];
    let tables = [("selected", &exported.selection), ("above the median", &exported.scoring)];
    for (measure, tables) in tables {
        for row in tables.iter().flat_map(|table| &table.rows) {
            rows.push(vec![
                Cell::Text(measure.to_owned()),
                Cell::Text(row.group.clone()),
                Cell::Number(row.count.into()),
                Cell::Number(row.passed.into()),
                Cell::Number(row.rate),
                row.ratio.map_or_else(|| Cell::Text(String::new()), Cell::Number),
                Cell::Text(row.message.clone()),
            ]);
        }
    }
    rows.push(Vec::new());
    rows.extend(footer(exported));
    rows
}
