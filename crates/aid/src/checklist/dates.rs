//! The dates that are published. Where there is none, nobody makes one up.

use jiff::{
    ToSpan,
    civil::{Date, date},
};

use crate::AwardYear;

/// A term at Northfield.
#[derive(Clone, Copy, Debug)]
pub struct Term {
    pub name: &'static str,
    /// When the bill appears. It is due on the first day of classes.
    pub billed: Date,
    pub begins: Date,
    /// When credits are counted for aid.
    pub counted: Date,
}

impl Term {
    /// Loans and grants are not paid before this day.
    pub fn paid_from(self) -> Date {
        self.begins.checked_sub(10.days()).unwrap_or(self.begins)
    }
}

/// Academic calendar 2026-27.
pub const TERMS: [Term; 2] = [
    Term {
        name: "Fall 2026",
        billed: date(2026, 7, 15),
        begins: date(2026, 8, 28),
        counted: date(2026, 9, 11),
    },
    Term {
        name: "Spring 2027",
        billed: date(2026, 12, 10),
        begins: date(2027, 1, 18),
        counted: date(2027, 1, 29),
    },
];

/// The terms of an award year, as far as the calendar is out.
pub fn terms(year: AwardYear) -> &'static [Term] {
    if year == AwardYear::Y2026 { &TERMS } else { &[] }
}

/// The last day on which the federal form is taken: 30 June, when the award year ends.
pub fn federal_close(year: AwardYear) -> Option<Date> {
    Date::new(year.begins() + 1, 6, 30).ok()
}

/// The day on which the form of 2027-28 opened.
pub fn opens(year: AwardYear) -> Option<Date> {
    (year == AwardYear::Y2027).then_some(date(2026, 10, 1))
}

/// Northfield's own grants are shared out among those who file by then.
pub fn priority(year: AwardYear) -> Option<Date> {
    (year == AwardYear::Y2027).then_some(date(2027, 3, 1))
}

/// To new students, and to returning ones.
pub fn offers(year: AwardYear) -> Option<[Date; 2]> {
    (year == AwardYear::Y2027).then_some([date(2027, 4, 1), date(2027, 6, 1)])
}

/// When the fall bill appears, where the day on which it is due is not out yet.
pub fn next_bill(year: AwardYear) -> Option<Date> {
    (year == AwardYear::Y2027).then_some(date(2027, 7, 15))
}

pub fn appeals_close(year: AwardYear) -> Option<Date> {
    (year == AwardYear::Y2026).then_some(date(2027, 4, 15))
}

pub fn summer_form(year: AwardYear) -> Option<Date> {
    (year == AwardYear::Y2026).then_some(date(2027, 4, 15))
}

/// The first of August before the fall.
pub fn outside_awards(year: AwardYear) -> Option<Date> {
    Date::new(year.begins(), 8, 1).ok()
}

/// Letters about satisfactory progress, after the spring.
pub fn progress_letters(year: AwardYear) -> Option<Date> {
    (year == AwardYear::Y2026).then_some(date(2027, 6, 18))
}
