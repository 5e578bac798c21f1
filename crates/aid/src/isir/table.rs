//! Records as rows of a table, with the columns that published files have.

use std::{borrow::Cow, collections::HashMap, sync::Arc};

use super::values::Values;

/// What a table has to have to be one of these.
const NEEDED: [&str; 4] = ["year", "formula", "sai", "student.agi"];

/// Where each column stands.
#[derive(Clone)]
pub struct Header {
    places: Arc<HashMap<String, usize>>,
    /// With columns that have the same name.
    pub width: usize,
}

/// None: not a table of records.
pub fn header(names: &[String]) -> Option<Header> {
    let places: HashMap<String, usize> =
        names.iter().enumerate().map(|(place, name)| (name.to_lowercase(), place)).collect();
    let complete = NEEDED.iter().all(|name| places.contains_key(*name));
    complete.then(|| Header { places: Arc::new(places), width: names.len() })
}

/// One record.
pub struct Cells {
    pub header: Header,
    pub cells: Vec<String>,
}

impl Values for Cells {
    fn text(&self, name: &str) -> Cow<'_, str> {
        let cell = self.header.places.get(name).and_then(|place| self.cells.get(*place));
        Cow::Borrowed(cell.map_or("", String::as_str))
    }

    fn place(&self, name: &str) -> String {
        format!("the column {name}")
    }
}
