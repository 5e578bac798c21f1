//! Where the values of a federal record stand, by award year. Positions count from one, both ends included.
//!
//! Facts of the department's record layouts; only fields that somebody asks for are listed. A name that stands more
//! than once is one question with several boxes. `who.irs.item` is what the tax office says, `who.item` what was typed.

use std::{collections::HashMap, sync::LazyLock};

use crate::AwardYear;

/// The record layout of an award year.
pub struct Layout {
    pub year: AwardYear,
    /// Characters in a record.
    pub length: usize,
    /// Where a record ends that has no total income, if blanks at its end are lost.
    pub mark: usize,
    places: HashMap<&'static str, Vec<Place>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number that the department gives it.
    pub field: u16,
    pub first: usize,
    pub last: usize,
}

/// The same places in both years.
const UNTIL_2025: &str = include_str!("2024.csv");
const FROM_2026: &str = include_str!("2026.csv");

static LAYOUTS: LazyLock<[Layout; 3]> = LazyLock::new(|| {
    [
        Layout::new(AwardYear::Y2024, [7704, 7559], UNTIL_2025),
        Layout::new(AwardYear::Y2025, [7704, 7559], UNTIL_2025),
        Layout::new(AwardYear::Y2026, [7944, 7905], FROM_2026),
    ]
});

impl Layout {
    pub fn all() -> &'static [Self] {
        &*LAYOUTS
    }

    /// By the first character of a record: the last digit of the year in which the award year ends.
    pub fn of(indicator: char) -> Option<&'static Self> {
        Self::all().iter().find(|layout| layout.indicator() == indicator)
    }

    pub fn indicator(&self) -> char {
        let digit = (self.year.begins() + 1) % 10;
        u32::try_from(digit).ok().and_then(|digit| char::from_digit(digit, 10)).unwrap_or(' ')
    }

    pub fn places(&self, name: &str) -> &[Place] {
        self.places.get(name).map_or(&[], Vec::as_slice)
    }

    /// The last position that anything is read from.
    pub fn needed(&self) -> usize {
        self.places.values().flatten().map(|place| place.last).max().unwrap_or(0)
    }

    #[cfg(test)]
    pub fn names(&self) -> impl Iterator<Item = &'static str> {
        self.places.keys().copied()
    }

    fn new(year: AwardYear, [length, mark]: [usize; 2], table: &'static str) -> Self {
        let mut places: HashMap<&'static str, Vec<Place>> = HashMap::new();
        for (name, place) in table.lines().skip(1).filter_map(place) {
            places.entry(name).or_default().push(place);
        }
        Self { year, length, mark, places }
    }
}

fn place(line: &'static str) -> Option<(&'static str, Place)> {
    let mut parts = line.split(',');
    let field = parts.next()?.parse().ok()?;
    let (first, last) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    Some((parts.next()?, Place { field, first, last }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_line_of_the_tables_is_a_place_and_no_two_overlap() {
        for (layout, table) in Layout::all().iter().zip([UNTIL_2025, UNTIL_2025, FROM_2026]) {
            let mut all: Vec<Place> = layout.places.values().flatten().copied().collect();
            assert_eq!(all.len(), table.lines().count() - 1);
            all.sort_unstable_by_key(|place| place.first);
            for pair in all.windows(2) {
                assert!(pair[0].first <= pair[0].last && pair[0].last < pair[1].first, "{pair:?}");
            }
            let last = all.last().unwrap().last;
            assert!(last <= layout.length && last == layout.needed());
        }
    }

    #[test]
    fn the_years_have_the_same_names_and_their_own_indicator() {
        let names = |layout: &Layout| {
            let mut names: Vec<_> = layout.names().collect();
            names.sort_unstable();
            names
        };
        let [first, second, third] = &*LAYOUTS;
        assert_eq!(names(first), names(third));
        assert_eq!([first, second, third].map(Layout::indicator), ['5', '6', '7']);
        assert!(Layout::of('7').is_some_and(|layout| layout.year == AwardYear::Y2026));
        assert!(Layout::of('8').is_none() && Layout::of(' ').is_none());
    }
}
