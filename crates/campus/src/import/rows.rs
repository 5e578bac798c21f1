use std::{borrow::Cow, io::Read};

use super::{
    errors::{our_columns, unprotect},
    kind::{Field, Kind},
    mapper::Mapping,
    problem::{Fatal, Flaw, shorten},
    record::{Outcome, Record, Rejected},
    split::Row,
    table::Table,
    value::{Reading, Value, bare, parse},
};

/// The rows of a file as records, one at a time. Ends after the first [`Fatal`].
pub struct Rows<R> {
    table: Table<R>,
    kind: Kind,
    /// For each field of the kind, its column and how to read it.
    columns: Vec<Option<(usize, Reading)>>,
    /// Whether the file is one of rejected rows that were corrected.
    is_ours: bool,
}

impl<R: Read> Rows<R> {
    /// `mapping` was made from the layout of the same file.
    pub fn new(table: Table<R>, mapping: &Mapping) -> Self {
        let place = |field: &Field| {
            let index = mapping.columns.iter().position(|column| column.field == Some(field.name))?;
            Some((index, mapping.columns[index].reading))
        };
        let columns = mapping.kind.fields().iter().map(place).collect();
        let headings = &table.layout().headings;
        let is_ours = our_columns(headings) < headings.len();
        Self { table, kind: mapping.kind, columns, is_ours }
    }

    pub fn table(&self) -> &Table<R> {
        &self.table
    }

    /// The cells of the row that came last, as they are in the file.
    pub fn cells(&self) -> Vec<String> {
        self.table.row.cells().map(str::to_owned).collect()
    }

    fn outcome(&self) -> Outcome {
        let row = &self.table.row;
        let mut flaws = Vec::new();
        if let Some(broken) = row.broken {
            flaws.push(Flaw::of_row(capital(&broken.to_string()), broken.advice()));
        } else if let Some(flaw) = self.ragged(row) {
            flaws.push(flaw);
        }
        let mut values = Vec::with_capacity(self.columns.len());
        if flaws.is_empty() {
            self.parse(row, &mut values, &mut flaws);
        }
        if flaws.is_empty() {
            return Outcome::Record(Record { kind: self.kind, line: row.line, values });
        }
        Outcome::Rejected(Rejected { line: row.line, cells: row.cells().map(str::to_owned).collect(), flaws })
    }

    fn ragged(&self, row: &Row) -> Option<Flaw> {
        let (has, wanted) = (row.width(), self.table.layout().headings.len());
        let more = row.cells().skip(wanted).any(|cell| !cell.trim().is_empty());
        let fewer = has < wanted && !self.table.fill_short_rows;
        let allowed = if more {
            "Put cells that hold the delimiter or a line break between quotation marks."
        } else {
            "Add the missing cells, or put a cell with a line break between quotation marks."
        };
        (more || fewer)
            .then(|| Flaw::of_row(format!("The row has {has} cells and the heading has {wanted}."), allowed))
    }

    fn parse(&self, row: &Row, values: &mut Vec<Option<Value>>, flaws: &mut Vec<Flaw>) {
        for (field, column) in self.kind.fields().iter().zip(&self.columns) {
            let cell = column.and_then(|(index, reading)| Some((row.get(index)?, index, reading)));
            let Some((cell, index, reading)) = cell else {
                values.push(None);
                continue;
            };
            let cell = &if self.is_ours { unprotect(cell) } else { Cow::Borrowed(cell) };
            values.push(parse(cell, field.holds, reading).unwrap_or_else(|wrong| {
                flaws.push(Flaw {
                    field: Some(field.name),
                    heading: Some(self.table.layout().headings[index].clone()),
                    value: shorten(bare(cell), Flaw::SHOWN),
                    wrong: wrong.wrong,
                    allowed: wrong.allowed,
                });
                None
            }));
        }
        let has = |name: &&str| {
            let fields = self.kind.fields().iter().map(|field| field.name);
            let filled = fields.zip(&*values).any(|(field, value)| field == *name && value.is_some());
            filled || flaws.iter().any(|flaw| flaw.field == Some(*name))
        };
        let lacking: Vec<Flaw> = self
            .kind
            .needs()
            .iter()
            .filter(|group| !group.iter().any(has))
            .map(|group| lack(self.kind, group))
            .collect();
        flaws.extend(lacking);
    }
}

impl<R: Read> Iterator for Rows<R> {
    type Item = Result<Outcome, Fatal>;

    fn next(&mut self) -> Option<Self::Item> {
        match self.table.advance() {
            Ok(true) => Some(Ok(self.outcome())),
            Ok(false) => None,
            Err(fatal) => Some(Err(fatal)),
        }
    }
}

fn lack(kind: Kind, group: &[&str]) -> Flaw {
    let labels: Vec<&str> =
        group.iter().filter_map(|name| kind.field(name)).map(|field| field.label).collect();
    let wanted = labels.join(" or ");
    let field = kind.field(group[0]).filter(|_| group.len() == 1).map(|field| field.name);
    Flaw { field, ..Flaw::of_row(format!("{wanted} is missing."), "Fill it in.") }
}

fn capital(text: &str) -> String {
    let mut characters = text.chars();
    characters.next().map_or_else(String::new, |first| first.to_uppercase().chain(characters).collect())
}
