//! Payments by term. Amounts are cents here: the department takes cents and whole dollars.

use serde::{Deserialize, Serialize};

use super::intensity;
use crate::{
    money::divided,
    tables::tables,
    trace::{From, Line, Part, Step, Trace, input},
};

/// How a school divides a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "formula", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Calendar {
    /// Standard terms, at least thirty weeks from autumn to spring.
    Standard { terms: i64 },
    /// Standard terms, fewer weeks.
    Short { terms: i64, weeks: i64, year_weeks: i64 },
    /// Any terms: each by its own weeks.
    General { year_weeks: i64 },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Rounding {
    #[default]
    Cents,
    /// Halves alternately up and down; what a limit leaves is cut, not rounded.
    WholeDollars,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Term {
    pub name: String,
    pub credits: i64,
    pub full_time: i64,
    /// Of instruction.
    pub weeks: i64,
}

/// What was used up before, and what the cost of attending less than half time allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Used {
    /// Thousandths of a percent: 600,000 is everything.
    pub lifetime: i64,
    pub less_than_half_time_cost: Option<i64>,
    /// Whether more than the scheduled award may be paid in one year.
    pub year_round: bool,
    pub rounding: Rounding,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Payment {
    pub term: String,
    pub intensity: i64,
    /// In cents, for a year at this intensity.
    pub annual: i64,
    /// In cents.
    pub amount: i64,
    /// What of it comes from beyond the scheduled award.
    pub additional: i64,
    /// No single payment is more than half the annual award.
    pub parts: Vec<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Schedule {
    pub payments: Vec<Payment>,
    /// In cents.
    pub total: i64,
    /// Of the scheduled award, in thousandths of a percent.
    pub used: i64,
    pub lines: Vec<Line>,
}

const DOLLAR: i64 = 100;

/// Pays a scheduled award term by term, until the year or the lifetime is used up.
pub fn schedule(scheduled: i64, calendar: Calendar, terms: &[Term], used: &Used) -> Schedule {
    let common = &tables().common;
    let scheduled = scheduled.max(0);
    let whole = scheduled.saturating_mul(DOLLAR);
    let year = if used.year_round { common.year_round_percent } else { 100 };
    let of_year = divided_down(whole.saturating_mul(year), 100);
    let lifetime_left = (common.lifetime_percent * 1000).saturating_sub(used.lifetime).max(0);
    let of_life = divided_down(whole.saturating_mul(lifetime_left), 100_000);
    let limit = of_year.min(of_life);
    let mut trace = Trace::on(None);
    let from_award = input(From::Line(Part::Pell, Step::ScheduledAward), scheduled);
    trace.note(Part::Pell, Step::YearLimit, of_year, || {
        (vec![from_award.clone(), input(From::Named("percent"), year)], None)
    });
    trace.note(Part::Pell, Step::LifetimeLeft, lifetime_left, || {
        (vec![input(From::Named("lifetimeUsed"), used.lifetime)], None)
    });
    let (mut payments, mut total, mut last_half) = (Vec::with_capacity(terms.len()), 0_i64, None);
    for term in terms {
        let percent = intensity(term.credits, term.full_time);
        let base = match used.less_than_half_time_cost {
            Some(cost) if percent < 50 => whole.min(cost.max(0).saturating_mul(DOLLAR)),
            _ => whole,
        };
        let annual = annual(base, percent, calendar, used.rounding);
        let exact = of_term(annual, calendar, term.weeks);
        let rounded = match used.rounding {
            Rounding::Cents => divided(exact.0, exact.1),
            Rounding::WholeDollars => in_dollars(exact, &mut last_half),
        };
        let left = limit.saturating_sub(total);
        let cut = if used.rounding == Rounding::Cents { left } else { left - left.rem_euclid(DOLLAR) };
        let amount = if rounded > left { cut } else { rounded }.max(0);
        let additional = total.saturating_add(amount).saturating_sub(whole).clamp(0, amount);
        total = total.saturating_add(amount);
        note(&mut trace, term, percent, (annual, amount, left));
        let parts = if amount > annual / 2 && percent > 0 && matches!(calendar, Calendar::General { .. }) {
            vec![annual / 2, amount - annual / 2]
        } else {
            vec![amount]
        };
        payments.push(Payment {
            term: term.name.clone(),
            intensity: percent,
            annual,
            amount,
            additional,
            parts,
        });
    }
    trace.note(Part::Pell, Step::YearTotal, total, || {
        let each = payments.iter().map(|one| input(From::Line(Part::Pell, Step::TermPayment), one.amount));
        (each.collect(), None)
    });
    let used = if whole == 0 { 0 } else { divided(total.saturating_mul(100_000), whole) };
    Schedule { payments, total, used, lines: trace.into_lines() }
}

fn note(trace: &mut Trace, term: &Term, percent: i64, (annual, amount, left): (i64, i64, i64)) {
    trace.note(Part::Pell, Step::Intensity, percent, || {
        let taken = input(From::Named("credits"), term.credits);
        (vec![taken, input(From::Named("fullTime"), term.full_time)], None)
    });
    let from_percent = input(From::Line(Part::Pell, Step::Intensity), percent);
    trace.note(Part::Pell, Step::AnnualAward, annual, || (vec![from_percent], None));
    trace.note(Part::Pell, Step::TermPayment, amount, || {
        let annual = input(From::Line(Part::Pell, Step::AnnualAward), annual);
        (vec![annual, input(From::Named("weeks"), term.weeks), input(From::Named("left"), left)], None)
    });
}

/// In cents. Where weeks count, a school that pays whole dollars may round it first.
fn annual(base: i64, percent: i64, calendar: Calendar, rounding: Rounding) -> i64 {
    let part = base.saturating_mul(percent);
    match calendar {
        Calendar::Standard { .. } => divided(part, 100),
        Calendar::Short { weeks, year_weeks, .. } => {
            let part = part.saturating_mul(weeks.clamp(0, year_weeks.max(0)));
            in_steps(part, year_weeks.saturating_mul(100), rounding)
        }
        Calendar::General { .. } => in_steps(part, 100, rounding),
    }
}

fn in_steps(part: i64, by: i64, rounding: Rounding) -> i64 {
    match rounding {
        Rounding::Cents => divided(part, by),
        Rounding::WholeDollars => divided(part, by.saturating_mul(DOLLAR)).saturating_mul(DOLLAR),
    }
}

/// As a fraction, so that it is rounded only once.
fn of_term(annual: i64, calendar: Calendar, weeks: i64) -> (i64, i64) {
    match calendar {
        Calendar::Standard { terms } | Calendar::Short { terms, .. } => (annual, terms.max(1)),
        Calendar::General { year_weeks } => (annual.saturating_mul(weeks.max(0)), year_weeks.max(1)),
    }
}

/// A half goes up, and the next one down if it is the same amount.
fn in_dollars((value, by): (i64, i64), last_half: &mut Option<i64>) -> i64 {
    let by = by.saturating_mul(DOLLAR);
    let is_half = value.rem_euclid(by).saturating_mul(2) == by;
    let down = is_half && *last_half == Some(value);
    *last_half = if is_half && !down { Some(value) } else { None };
    let up = divided(value, by);
    (if down { up - 1 } else { up }).saturating_mul(DOLLAR)
}

fn divided_down(value: i64, by: i64) -> i64 {
    value.div_euclid(by)
}

#[cfg(test)]
mod tests;
