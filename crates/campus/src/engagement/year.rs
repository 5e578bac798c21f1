use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

/// July to June, named after the year in which it ends: 2027 begins on 1 July 2026.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, ToSchema)]
pub struct FiscalYear(pub i16);

impl FiscalYear {
    /// Nothing before this year is counted.
    pub const FIRST: Self = Self(1976);
    /// The last year for which a set has room.
    pub const LAST: Self = Self(Self::FIRST.0 + 62);

    pub fn of(date: Date) -> Self {
        Self(date.year().saturating_add(i16::from(date.month() >= 7)))
    }

    pub fn first_day(self) -> Date {
        Date::new(self.0.saturating_sub(1), 7, 1).unwrap_or(Date::MIN)
    }

    pub fn last_day(self) -> Date {
        Date::new(self.0, 6, 30).unwrap_or(Date::MAX)
    }

    #[must_use]
    pub fn back(self, years: i16) -> Self {
        Self(self.0.saturating_sub(years))
    }

    /// So many years up to this one, the earliest first.
    pub fn up_to(self, count: u8) -> impl Iterator<Item = Self> {
        (0..i16::from(count)).rev().map(move |years| self.back(years))
    }
}

/// Some fiscal years, each once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Years(u64);

impl Years {
    fn bit(year: FiscalYear) -> Option<u32> {
        let is_known = (FiscalYear::FIRST..=FiscalYear::LAST).contains(&year);
        is_known.then(|| u32::try_from(year.0 - FiscalYear::FIRST.0).unwrap_or(0))
    }

    pub fn insert(&mut self, year: FiscalYear) {
        self.0 |= Self::bit(year).map_or(0, |bit| 1 << bit);
    }

    pub fn contains(self, year: FiscalYear) -> bool {
        Self::bit(year).is_some_and(|bit| self.0 >> bit & 1 == 1)
    }

    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    pub fn iter(self) -> impl Iterator<Item = FiscalYear> {
        (FiscalYear::FIRST.0..=FiscalYear::LAST.0).map(FiscalYear).filter(move |year| self.contains(*year))
    }

    /// As the database keeps it: 63 years leave the sign alone.
    pub fn to_number(self) -> i64 {
        self.0.cast_signed()
    }

    pub fn from_number(number: i64) -> Self {
        Self(number.cast_unsigned() & (u64::MAX >> 1))
    }
}

impl FromIterator<FiscalYear> for Years {
    fn from_iter<I: IntoIterator<Item = FiscalYear>>(years: I) -> Self {
        let mut all = Self::default();
        years.into_iter().for_each(|year| all.insert(year));
        all
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_fiscal_year_goes_from_july_to_june() {
        for (day, year) in [
            (date(2026, 6, 30), 2026),
            (date(2026, 7, 1), 2027),
            (date(2026, 12, 31), 2027),
            (date(2027, 1, 1), 2027),
            (Date::MIN, -9999),
        ] {
            assert_eq!(FiscalYear::of(day), FiscalYear(year), "{day}");
        }
        assert_eq!(FiscalYear(2027).first_day(), date(2026, 7, 1));
        assert_eq!(FiscalYear(2027).last_day(), date(2027, 6, 30));
        assert_eq!(FiscalYear(2027).up_to(3).map(|year| year.0).collect::<Vec<_>>(), [2025, 2026, 2027]);
    }

    #[test]
    fn a_set_has_what_was_put_in_and_survives_the_database() {
        let all: Vec<_> = [1975, 1976, 1999, 2038, 2039].map(FiscalYear).to_vec();
        let years: Years = all.into_iter().collect();
        let known = [1976, 1999, 2038].map(FiscalYear);
        assert_eq!(years.iter().collect::<Vec<_>>(), known);
        assert!(years.to_number() > 0);
        assert_eq!(Years::from_number(years.to_number()), years);
        assert_eq!(Years::from_number(-1).iter().count(), 63);
    }
}
