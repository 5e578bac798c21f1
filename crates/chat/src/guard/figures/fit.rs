//! Whether a figure that is said is the figure that is known.

use super::{Bound, Measure, Quantity, Reading, Sort, When};

/// What may lie between a rounded figure and the true one.
const HONEST: f64 = 0.05;
/// What may be lost when a long decimal is shown shorter without a word about it.
const SHOWN: f64 = 0.01;

pub(in crate::guard) fn fits(said: &Reading, known: &Reading) -> bool {
    match (said, known) {
        (Reading::Quantity(said), Reading::Quantity(known)) => {
            like(said.measure, known.measure) && alike(said, known) && amounts(said, known)
        }
        (Reading::Quantity(said), Reading::Date(days)) => {
            said.may_be_year
                && days.iter().any(|day| day.year.is_some_and(|year| same(f64::from(year), said.value)))
        }
        (Reading::Quantity(said), Reading::Ratio { of, among, .. }) => {
            said.measure == Measure::Percent && same(said.value, percent(*of, *among))
        }
        (Reading::Date(said), Reading::Date(known)) => {
            said.iter().any(|said| known.iter().any(|known| within(*said, *known)))
        }
        (Reading::Date(said), Reading::Quantity(known)) => {
            let year = |day: &When| day.year.filter(|_| day.month.is_none() && day.day.is_none());
            known.may_be_year && said.iter().filter_map(year).any(|year| same(f64::from(year), known.value))
        }
        (Reading::Decade(said), Reading::Date(known)) => {
            known.iter().filter_map(|day| day.year).any(|year| (*said..*said + 10).contains(&year))
        }
        (Reading::Decade(said), Reading::Decade(known)) => said == known,
        (Reading::Time { minutes, half_known }, Reading::Time { minutes: known, .. }) => {
            minutes == known || (!half_known && minutes % 720 == known % 720)
        }
        (Reading::Ordinal(said), Reading::Ordinal(known)) => same(*said, *known),
        (Reading::Ordinal(said), Reading::Date(known)) => {
            known.iter().filter_map(|day| day.day).any(|day| same(f64::from(day), *said))
        }
        (Reading::Between { low, high, measure }, Reading::Quantity(known)) => {
            *measure == known.measure && (*low..*high).contains(&known.value)
        }
        (Reading::Ratio { of, among, bound }, Reading::Quantity(known)) => {
            known.measure == Measure::Percent && shares(percent(*of, *among), *bound, known)
        }
        (Reading::Ratio { of, among, .. }, Reading::Ratio { of: known, among: under, .. }) => {
            same(of / among, known / under)
        }
        (Reading::Ratio { of, among, .. }, Reading::Date(known)) => known.iter().any(|day| {
            let (Some(month), Some(day)) = (day.month, day.day) else { return false };
            let (month, day) = (f64::from(month), f64::from(day));
            (same(*of, month) && same(*among, day)) || (same(*of, day) && same(*among, month))
        }),
        (said, known) => said == known,
    }
}

/// "Three times" may be three of something.
fn like(said: Measure, known: Measure) -> bool {
    said == known || (said == Measure::Times && known == Measure::Plain)
}

/// A count is no score, and a sum for a year is none for a month.
fn alike(said: &Quantity, known: &Quantity) -> bool {
    let sorts = said.sort == Sort::Open || known.sort == Sort::Open || said.sort == known.sort;
    let decimals = known.sort == Sort::Counted && said.step < 1.0;
    sorts && !decimals && (said.per.is_none() || said.per == known.per)
}

fn same(said: f64, known: f64) -> bool {
    (said - known).abs() <= 1e-6 * known.abs().max(1.0)
}

fn percent(of: f64, among: f64) -> f64 {
    if among == 0.0 { f64::NAN } else { 100.0 * of / among }
}

/// Every part of the date that is said is a part of the known one.
fn within(said: When, known: When) -> bool {
    let part = |said: Option<i16>, known: Option<i16>| said.is_none() || said == known;
    part(said.year, known.year)
        && part(said.month.map(i16::from), known.month.map(i16::from))
        && part(said.day.map(i16::from), known.day.map(i16::from))
}

fn amounts(said: &Quantity, known: &Quantity) -> bool {
    let values = [Some(said.value), said.or];
    let truths = [Some(known.value), known.or];
    values.iter().flatten().any(|value| {
        truths.iter().flatten().any(|truth| {
            // A source that says "at least 3.5" may be repeated so, and without the words.
            if known.bound != Bound::Exact {
                return same(*value, *truth) && (said.bound == known.bound || said.bound == Bound::Exact);
            }
            amount(*value, said, *truth)
        })
    })
}

fn amount(value: f64, said: &Quantity, truth: f64) -> bool {
    let off = (value - truth).abs();
    let honest = off <= HONEST * truth.abs();
    match said.bound {
        Bound::Exact => same(value, truth) || is_shown_shorter(value, said.step, truth),
        Bound::About => same(value, truth) || (honest && off <= said.step / 2.0 + 1e-9),
        Bound::Over => value < truth && honest && !same(value, truth),
        Bound::AtLeast => same(value, truth) || (value < truth && honest),
        Bound::Under => value > truth && honest && !same(value, truth),
        Bound::AtMost => same(value, truth) || (value > truth && honest),
    }
}

/// 66.67 % is shown as 66.7 % or 67 %; 7,395 is never shown as 7,400.
fn is_shown_shorter(value: f64, step: f64, truth: f64) -> bool {
    let off = (value - truth).abs();
    truth.fract() != 0.0 && step <= 1.0 && off <= step / 2.0 + 1e-9 && off <= SHOWN * truth.abs()
}

/// "A third" for 33.3 %, "nearly half" for 49 %.
fn shares(value: f64, bound: Bound, known: &Quantity) -> bool {
    let off = (value - known.value).abs();
    let honest = off <= HONEST * known.value.abs();
    match bound {
        Bound::Exact => same(value, known.value) || (value.fract() != 0.0 && off < 0.5),
        Bound::About => honest,
        Bound::Over | Bound::AtLeast => value < known.value && honest,
        Bound::Under | Bound::AtMost => value > known.value && honest,
    }
}
