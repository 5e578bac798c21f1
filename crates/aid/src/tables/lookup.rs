use super::{Protection, Row, Tables, YearTables, tables};
use crate::{
    AwardYear, Region,
    money::{Money, Turn},
    trace::Cell,
};

impl Tables {
    pub fn of(&self, year: AwardYear) -> &YearTables {
        let found = self.years.iter().find(|tables| tables.year == year);
        found.expect("every award year has its tables, which is tested")
    }
}

impl YearTables {
    pub fn of(year: AwardYear) -> &'static Self {
        tables().of(year)
    }

    /// The federal poverty line for a family of that size.
    pub fn poverty_line(&self, region: Region, size: i64) -> i64 {
        let lines = tables().poverty.iter().find(|lines| lines.year == self.poverty_year);
        let lines = lines.expect("every award year has its poverty lines, which is tested");
        let [first, each_more] = match region {
            Region::Contiguous => lines.contiguous,
            Region::Alaska => lines.alaska,
            Region::Hawaii => lines.hawaii,
        };
        first.saturating_add(each_more.saturating_mul(size.saturating_sub(1).max(0)))
    }
}

impl Protection {
    /// Families smaller than any row take the first one.
    pub fn amount(&self, size: i64) -> i64 {
        let place = usize::try_from(size.saturating_sub(self.first)).unwrap_or(0);
        let last = self.amounts.len().saturating_sub(1);
        let more = i64::try_from(place.saturating_sub(last)).unwrap_or(i64::MAX);
        let amount = self.amounts.get(place.min(last)).copied().unwrap_or(0);
        amount.saturating_add(self.each_more.saturating_mul(more))
    }

    pub fn cell(&self, size: i64) -> Cell {
        Cell {
            table: format!("{} income protection", self.table),
            row: format!("family of {size}"),
            value: self.amount(size),
            source: self.source.clone(),
        }
    }
}

/// The row that an amount falls into, the last one if none.
pub fn row<M: Money>(rows: &[Row], amount: &M, turn: Turn) -> Row {
    let within = rows.iter().find(|row| row.up_to.is_none_or(|most| !amount.exceeds(most, turn)));
    within.or(rows.last()).copied().unwrap_or(Row { up_to: None, percent: 0, base: 0, over: 0 })
}

impl Row {
    /// Rounded once: the base is whole.
    pub fn of<M: Money>(&self, amount: &M) -> M {
        amount.minus(&M::whole(self.over)).percent(self.percent).plus(&M::whole(self.base))
    }

    pub fn name(&self) -> String {
        let upper = self.up_to.map_or("and more".to_owned(), |most| format!("to {most}"));
        format!("{} {upper}: {} + {} % of what is over {}", self.over, self.base, self.percent, self.over)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::{Status, table_version};

    #[test]
    fn every_year_has_its_tables_and_poverty_lines() {
        for year in AwardYear::ALL {
            let tables = YearTables::of(year);
            assert!(tables.poverty_line(Region::Contiguous, 4) > 20_000);
            assert_eq!(i16::from(tables.status == Status::Preliminary) > 0, year == AwardYear::Y2027);
            assert_eq!(tables.income_year, year.begins() - 2);
        }
        assert_eq!(table_version().len(), 64);
    }

    #[test]
    fn rows_meet_where_one_ends_and_the_next_begins() {
        for tables in &tables().years {
            for rows in [&tables.contribution.rows, &tables.business.rows] {
                for pair in rows.windows(2) {
                    let edge = pair[0].up_to.unwrap();
                    assert_eq!((pair[0].of(&edge), edge), (pair[1].base, pair[1].over));
                }
            }
            let contribution = &tables.contribution;
            assert_eq!(contribution.rows[0].of(&contribution.below), contribution.floor);
        }
    }

    #[test]
    fn poverty_lines_are_those_of_the_guidelines() {
        let line = |year, region, size| YearTables::of(year).poverty_line(region, size);
        assert_eq!(line(AwardYear::Y2025, Region::Contiguous, 4), 30_000);
        assert_eq!(line(AwardYear::Y2024, Region::Alaska, 8), 58_290);
        assert_eq!(line(AwardYear::Y2026, Region::Hawaii, 3), 29_690);
        assert_eq!(line(AwardYear::Y2027, Region::Contiguous, 1), 15_650);
    }

    #[test]
    fn an_allowance_grows_with_the_family() {
        let parents = &YearTables::of(AwardYear::Y2025).parents_protection;
        let amounts = [-3, 0, 2, 3, 6, 7, 9].map(|size| parents.amount(size));
        assert_eq!(amounts, [28_530, 28_530, 28_530, 35_510, 60_540, 67_380, 81_060]);
        parents.amount(i64::MAX);
        parents.amount(i64::MIN);
    }
}
