//! Guesses which column holds which field, says why, and lets the person decide otherwise.

mod choice;
mod clue;
mod score;

use serde::Serialize;
use thiserror::Error;

use self::score::Spelling;
pub use self::{choice::Choice, clue::Clue, score::Reason};
use super::{
    errors,
    kind::{Field, Kind},
    problem::shorten,
    table::Layout,
    value::{DateOrder, DecimalMark, Reading},
};

/// Below it, a guess would have to be undone more often than it helps.
const LEAST: u8 = 55;
/// So many cells tell what a column holds.
const LOOKED_AT: usize = 100;

/// What a column is taken for.
#[derive(Clone, Debug, Serialize)]
pub struct Column {
    pub heading: String,
    pub field: Option<&'static str>,
    /// How sure it is, in hundredths.
    pub confidence: u8,
    pub reason: Reason,
    /// The first few values that are not empty.
    pub examples: Vec<String>,
    pub reading: Reading,
    pub order_clue: Clue,
    pub mark_clue: Clue,
}

/// Which column holds which field; a field has at most one column.
#[derive(Clone, Debug, Serialize)]
pub struct Mapping {
    pub kind: Kind,
    pub columns: Vec<Column>,
}

#[derive(Clone, Copy, Debug, Eq, Error, PartialEq)]
pub enum Unknown {
    #[error("There is no such column in this file.")]
    Column,
    #[error("There is no such field for this kind of file.")]
    Field,
}

impl Mapping {
    /// `this_year` tells what two digits of a year mean.
    pub fn guess(kind: Kind, layout: &Layout, this_year: i16) -> Self {
        let ours = errors::our_columns(&layout.headings);
        let mut columns: Vec<Column> = layout
            .headings
            .iter()
            .enumerate()
            .map(|(index, heading)| column(index, heading, layout, this_year))
            .collect();
        let spell = |field: &Field| field.names().map(|name| Spelling::new(&name)).collect::<Vec<_>>();
        let names: Vec<_> = kind.fields().iter().map(spell).collect();
        let mut guesses = Vec::new();
        for (index, column) in columns.iter_mut().enumerate() {
            if index >= ours {
                column.reason = Reason::Ours;
                continue;
            }
            let heading = Spelling::new(&column.heading);
            let cells: Vec<&str> = cells(layout, index).take(LOOKED_AT).collect();
            for (place, field) in kind.fields().iter().enumerate() {
                let (confidence, reason) =
                    score::score(&heading, &names[place], &cells, field.holds, column.reading);
                if confidence >= LEAST {
                    guesses.push((confidence, index, place, reason));
                }
            }
        }
        guesses.sort_by_key(|(confidence, index, place, _)| (u8::MAX - confidence, *index, *place));
        for (confidence, index, place, reason) in guesses {
            let name = kind.fields()[place].name;
            if columns[index].field.is_none() && columns.iter().all(|column| column.field != Some(name)) {
                let column = &mut columns[index];
                (column.field, column.confidence, column.reason) = (Some(name), confidence, reason);
            }
        }
        Self { kind, columns }
    }

    /// The person's choice. A field that another column had moves to this one.
    pub fn set(&mut self, column: usize, field: Option<&str>) -> Result<(), Unknown> {
        let field = match field {
            Some(name) => Some(self.kind.field(name).ok_or(Unknown::Field)?.name),
            None => None,
        };
        if column >= self.columns.len() {
            return Err(Unknown::Column);
        }
        for other in &mut self.columns {
            if field.is_some() && other.field == field {
                (other.field, other.confidence, other.reason) = (None, 0, Reason::Nothing);
            }
        }
        let chosen = &mut self.columns[column];
        (chosen.field, chosen.confidence, chosen.reason) = (field, 100, Reason::Person);
        Ok(())
    }

    pub fn set_order(&mut self, column: usize, order: DateOrder) -> Result<(), Unknown> {
        let column = self.columns.get_mut(column).ok_or(Unknown::Column)?;
        (column.reading.order, column.reading.order_told, column.order_clue) = (order, true, Clue::Person);
        Ok(())
    }

    pub fn set_mark(&mut self, column: usize, mark: DecimalMark) -> Result<(), Unknown> {
        let column = self.columns.get_mut(column).ok_or(Unknown::Column)?;
        (column.reading.mark, column.mark_clue) = (mark, Clue::Person);
        Ok(())
    }

    /// Columns that are not imported.
    pub fn unmapped(&self) -> impl Iterator<Item = &Column> {
        self.columns.iter().filter(|column| column.field.is_none() && !matches!(column.reason, Reason::Ours))
    }

    /// Groups of fields of which a row needs one, and for which there is no column.
    pub fn missing(&self) -> Vec<Vec<&'static Field>> {
        let mapped = |name: &&str| self.columns.iter().any(|column| column.field == Some(*name));
        let groups = self.kind.needs().iter().filter(|group| !group.iter().any(mapped));
        groups.map(|group| group.iter().filter_map(|name| self.kind.field(name)).collect()).collect()
    }
}

fn column(index: usize, heading: &str, layout: &Layout, this_year: i16) -> Column {
    let (order, order_clue) = clue::order(cells(layout, index), layout.dialect.delimiter);
    let (mark, mark_clue) = clue::mark(cells(layout, index), layout.dialect.delimiter);
    Column {
        heading: heading.to_owned(),
        field: None,
        confidence: 0,
        reason: Reason::Nothing,
        examples: cells(layout, index).take(3).map(|cell| shorten(cell, 80)).collect(),
        reading: Reading { order, order_told: order_clue != Clue::Assumed, mark, this_year },
        order_clue,
        mark_clue,
    }
}

fn cells(layout: &Layout, index: usize) -> impl Iterator<Item = &str> + Clone {
    let cells = layout.sample.iter().filter_map(move |row| row.get(index));
    cells.map(|cell| cell.trim()).filter(|cell| !cell.is_empty())
}
