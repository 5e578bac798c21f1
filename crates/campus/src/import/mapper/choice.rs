use serde::{Deserialize, Serialize};

use super::{Clue, Mapping, Unknown};
use crate::import::{
    kind::Kind,
    table::Layout,
    value::{DateOrder, DecimalMark},
};

/// What was decided about a column, to be kept until the file is read.
#[derive(Clone, Debug, Deserialize, Eq, PartialEq, Serialize)]
pub struct Choice {
    pub heading: String,
    pub field: Option<String>,
    pub order: DateOrder,
    /// Whether a person has chosen it. What is only guessed is guessed again.
    #[serde(default)]
    pub order_chosen: bool,
    pub mark: DecimalMark,
}

impl Mapping {
    pub fn choices(&self) -> Vec<Choice> {
        let choice = |column: &super::Column| Choice {
            heading: column.heading.clone(),
            field: column.field.map(str::to_owned),
            order: column.reading.order,
            order_chosen: column.order_clue == Clue::Person,
            mark: column.reading.mark,
        };
        self.columns.iter().map(choice).collect()
    }

    /// The mapping that was chosen for a file of this layout. A file with other columns is another file.
    pub fn chosen(kind: Kind, layout: &Layout, this_year: i16, choices: &[Choice]) -> Result<Self, Unknown> {
        let headings = choices.iter().map(|choice| &choice.heading);
        if !headings.eq(&layout.headings) {
            return Err(Unknown::Column);
        }
        let mut mapping = Self::guess(kind, layout, this_year);
        // What was guessed and left as it is keeps its reason.
        let is_other = |&column: &usize| mapping.columns[column].field != choices[column].field.as_deref();
        let others: Vec<usize> = (0..choices.len()).filter(is_other).collect();
        for &column in &others {
            mapping.set(column, None)?;
        }
        for &column in &others {
            mapping.set(column, choices[column].field.as_deref())?;
        }
        for (column, choice) in choices.iter().enumerate() {
            let reading = mapping.columns[column].reading;
            if choice.order_chosen || reading.order != choice.order {
                mapping.set_order(column, choice.order)?;
            }
            if reading.mark != choice.mark {
                mapping.set_mark(column, choice.mark)?;
            }
        }
        Ok(mapping)
    }
}
