//! The figures of a text, in whatever form they are written, with what they measure.

mod around;
mod codes;
mod dates;
mod fit;
mod harmless;
mod loose;
mod numerals;
mod quantity;
mod units;

use std::ops::Range;

use super::token::Token;

pub(super) use around::{noun_of, period_in};
pub(super) use fit::fits;

/// What a figure measures. Only like is compared with like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Measure {
    /// A count, a score: no unit.
    Plain,
    Dollars,
    Percent,
    /// Percentage points.
    Points,
    Years,
    Months,
    Days,
    Hours,
    Kilometres,
    /// Twice, tenfold.
    Times,
    Other(&'static str),
}

/// How a figure claims to stand to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    #[default]
    Exact,
    About,
    Over,
    AtLeast,
    /// Nearly, under, less than.
    Under,
    AtMost,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Quantity {
    pub value: f64,
    /// The other way to read it: 1.284 may be 1284.
    pub or: Option<f64>,
    pub measure: Measure,
    pub bound: Bound,
    /// The precision that it is given with: 7,400 is given to a hundred.
    pub step: f64,
    /// Four digits and no unit: it may be a year.
    pub may_be_year: bool,
    pub sort: Sort,
    pub per: Option<Period>,
}

/// Whether a plain number counts things or rates one, as far as the words around it tell.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Sort {
    #[default]
    Open,
    /// 87 people.
    Counted,
    /// A score of 87.
    Rated,
}

/// A month, a year: $2,500 a year are not $2,500 a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Period {
    Year,
    Term,
    Month,
    Week,
    Day,
    Hour,
}

impl Quantity {
    pub fn exactly(value: f64, measure: Measure) -> Self {
        let (or, bound, per) = (None, Bound::Exact, None);
        Self { value, or, measure, bound, step: 1.0, may_be_year: false, sort: Sort::Open, per }
    }
}

/// A date as far as it is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct When {
    pub year: Option<i16>,
    pub month: Option<i8>,
    pub day: Option<i8>,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Reading {
    Quantity(Quantity),
    /// The ways in which the same date can be read.
    Date(Vec<When>),
    /// By its first year.
    Decade(i16),
    /// Minutes since midnight; without a.m. or p.m. it may be twelve hours later.
    Time {
        minutes: u16,
        half_known: bool,
    },
    Ordinal(f64),
    /// Hundreds, five figures.
    Between {
        low: f64,
        high: f64,
        measure: Measure,
    },
    /// One in five, two thirds, 3/4.
    Ratio {
        of: f64,
        among: f64,
        bound: Bound,
    },
    /// What can only stand as it is: a telephone number, a course, "Title IV".
    Code(String),
}

/// A figure and the tokens it is made of.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Found {
    pub at: Range<usize>,
    pub reading: Reading,
}

/// All figures of a text.
pub(super) fn read(tokens: &[Token]) -> Vec<Found> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < tokens.len() {
        if let Some(end) = harmless::skip(tokens, at) {
            at = end;
            continue;
        }
        let next = dates::read(tokens, at)
            .or_else(|| codes::read(tokens, at))
            .or_else(|| quantity::half_of_a_unit(tokens, at))
            .or_else(|| loose::read(tokens, at))
            .or_else(|| quantity::read(tokens, at));
        match next {
            Some((readings, end)) => {
                let at_tokens = at..end.max(at + 1);
                at = at_tokens.end;
                found.extend(readings.into_iter().map(|reading| Found { at: at_tokens.clone(), reading }));
            }
            None => at += 1,
        }
    }
    units::share(tokens, &mut found);
    found
}

/// What was read from a place on, and where it ends.
type Next = Option<(Vec<Reading>, usize)>;

fn one(reading: Reading, end: usize) -> (Vec<Reading>, usize) {
    (vec![reading], end)
}

/// Whether these words stand from this place on.
fn stands(tokens: &[Token], at: usize, words: &[&str]) -> bool {
    tokens
        .get(at..at + words.len())
        .is_some_and(|here| here.iter().zip(words).all(|(token, word)| token.is(word)))
}

/// The token before this place.
fn before(tokens: &[Token], at: usize) -> Option<&Token> {
    at.checked_sub(1).and_then(|at| tokens.get(at))
}

#[cfg(test)]
mod tests;
