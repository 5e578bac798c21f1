//! Records as rows of a table, with the columns that the research files have.

use std::{borrow::Cow, collections::HashMap, rc::Rc};

use super::values::Values;

/// What a table has to have to be one of these.
const NEEDED: [&str; 4] = ["year", "formula", "sai", "student.agi"];

/// Where each column stands.
pub type Header = Rc<HashMap<String, usize>>;

/// None: not a table of records.
pub fn header(first_line: &str) -> Option<Header> {
    let mut reader =
        csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(first_line.as_bytes());
    let row = reader.records().next()?.ok()?;
    let header: HashMap<String, usize> =
        row.iter().enumerate().map(|(place, name)| (name.trim().to_lowercase(), place)).collect();
    NEEDED.iter().all(|name| header.contains_key(*name)).then(|| Rc::new(header))
}

pub struct Row {
    pub header: Header,
    pub cells: csv::StringRecord,
}

impl Values for Row {
    fn text(&self, name: &str) -> Cow<'_, str> {
        let cell = self.header.get(name).and_then(|place| self.cells.get(*place));
        Cow::Borrowed(cell.unwrap_or_default().trim())
    }

    fn place(&self, name: &str) -> String {
        format!("the column {name}")
    }
}
