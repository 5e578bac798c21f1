use std::fmt;

use serde::Serialize;

use crate::import::{
    problem::shorten,
    value::{DateOrder, DecimalMark, is_dotted, mark_of, order_of},
};

/// Why the cells of a column are read the way they are.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
#[serde(rename_all = "snake_case", tag = "by")]
pub enum Clue {
    /// A cell that can be read in one way only.
    Seen {
        cell: String,
    },
    /// Two cells that contradict each other; the more frequent way was taken.
    Mixed {
        cell: String,
        against: String,
    },
    /// No cell tells. Files with semicolons come from places with decimal commas and days before months.
    Assumed,
    Person,
}

impl fmt::Display for Clue {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seen { cell } => write!(formatter, "“{cell}” can be read in one way only."),
            Self::Mixed { cell, against } => {
                write!(formatter, "Most cells are like “{cell}”, some are like “{against}”.")
            }
            Self::Assumed => formatter.write_str("No cell tells; it is usual in files like this."),
            Self::Person => formatter.write_str("Chosen by you."),
        }
    }
}

pub fn order<'a>(cells: impl Iterator<Item = &'a str> + Clone, delimiter: char) -> (DateOrder, Clue) {
    let is_day_first = delimiter == ';' || cells.clone().any(is_dotted);
    let usual = if is_day_first { DateOrder::DayFirst } else { DateOrder::MonthFirst };
    majority(cells, order_of, usual)
}

pub fn mark<'a>(cells: impl Iterator<Item = &'a str>, delimiter: char) -> (DecimalMark, Clue) {
    let usual = if delimiter == ';' { DecimalMark::Comma } else { DecimalMark::Point };
    majority(cells, mark_of, usual)
}

fn majority<'a, T: Copy + PartialEq>(
    cells: impl Iterator<Item = &'a str>,
    tell: impl Fn(&str) -> Option<T>,
    usual: T,
) -> (T, Clue) {
    // Each way with the first cell that shows it, and how many do.
    let mut ways: Vec<(T, &str, usize)> = Vec::new();
    for cell in cells {
        let Some(way) = tell(cell) else { continue };
        match ways.iter_mut().find(|known| known.0 == way) {
            Some(known) => known.2 += 1,
            None => ways.push((way, cell, 1)),
        }
    }
    ways.sort_by_key(|way| std::cmp::Reverse(way.2));
    match ways.as_slice() {
        [] => (usual, Clue::Assumed),
        [(way, cell, _)] => (*way, Clue::Seen { cell: shorten(cell, 40) }),
        [(way, cell, _), (_, against, _), ..] => {
            (*way, Clue::Mixed { cell: shorten(cell, 40), against: shorten(against, 40) })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_cell_tells_for_the_whole_column() {
        let cells = ["03/04/2020", "31/05/2019"];
        let seen = Clue::Seen { cell: "31/05/2019".into() };
        assert_eq!(order(cells.into_iter(), ','), (DateOrder::DayFirst, seen));
    }

    #[test]
    fn without_a_cell_that_tells_the_delimiter_does() {
        assert_eq!(order(["03/04/2020"].into_iter(), ';'), (DateOrder::DayFirst, Clue::Assumed));
        assert_eq!(order(["03/04/2020"].into_iter(), ','), (DateOrder::MonthFirst, Clue::Assumed));
        assert_eq!(order(["03.04.2020"].into_iter(), ','), (DateOrder::DayFirst, Clue::Assumed));
        assert_eq!(mark(["1.500"].into_iter(), ';'), (DecimalMark::Comma, Clue::Assumed));
    }

    #[test]
    fn a_contradiction_is_shown() {
        let cells = ["1,50", "2.50", "3.50"];
        let mixed = Clue::Mixed { cell: "2.50".into(), against: "1,50".into() };
        assert_eq!(mark(cells.into_iter(), ','), (DecimalMark::Point, mixed));
    }
}
