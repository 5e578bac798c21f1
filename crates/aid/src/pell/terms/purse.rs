//! What is left of a grant while it is paid out.

use super::{Calendar, Payment, Rounding, Term, Used};
use crate::{money::divided, pell::intensity};

/// In cents.
pub const DOLLAR: i64 = 100;

pub struct Purse<'a> {
    scheduled: i64,
    limit: i64,
    paid: i64,
    /// A half dollar that was rounded up: the next one like it goes down.
    last_half: Option<i64>,
    calendar: Calendar,
    used: &'a Used,
}

impl<'a> Purse<'a> {
    pub fn new(scheduled: i64, limit: i64, calendar: Calendar, used: &'a Used) -> Self {
        Self { scheduled, limit, paid: 0, last_half: None, calendar, used }
    }

    pub fn paid(&self) -> i64 {
        self.paid
    }

    pub fn left(&self) -> i64 {
        self.limit.saturating_sub(self.paid).max(0)
    }

    /// What was paid beyond the scheduled award, here and elsewhere.
    fn beyond(&self) -> i64 {
        let elsewhere = self.scheduled.saturating_mul(self.used.elsewhere.max(0)).div_euclid(100_000);
        self.paid.saturating_add(elsewhere).saturating_sub(self.scheduled)
    }

    /// The scheduled award, or what the cost of attending less than half time leaves of it.
    pub fn base(&self, term: &Term) -> i64 {
        match self.used.less_than_half_time_cost {
            Some(cost) if intensity(term.credits, term.full_time) < 50 => {
                self.scheduled.min(cost.max(0).saturating_mul(DOLLAR))
            }
            _ => self.scheduled,
        }
    }

    pub fn pay(&mut self, term: &Term) -> Payment {
        let percent = match self.calendar {
            Calendar::ClockHours { .. } => 100,
            _ => intensity(term.credits, term.full_time),
        };
        let annual = annual(self.base(term), percent, self.calendar, self.used.rounding);
        let exact = of_term(annual, self.calendar, term);
        let rounded = match self.used.rounding {
            Rounding::Cents => divided(exact.0, exact.1),
            Rounding::WholeDollars => in_dollars(exact, &mut self.last_half),
        };
        let left = self.left();
        let cut = if self.used.rounding == Rounding::Cents { left } else { left - left.rem_euclid(DOLLAR) };
        let amount = if rounded > left { cut } else { rounded }.max(0);
        self.paid = self.paid.saturating_add(amount);
        let half = annual / 2;
        let by_length = matches!(self.calendar, Calendar::General { .. } | Calendar::ClockHours { .. });
        let split = by_length && amount > half && half > 0;
        Payment {
            term: term.name.clone(),
            intensity: percent,
            annual,
            amount,
            additional: self.beyond().clamp(0, amount),
            parts: if split { vec![half, amount - half] } else { vec![amount] },
        }
    }
}

/// In cents. Where weeks count, a school that pays whole dollars may round it first.
fn annual(base: i64, percent: i64, calendar: Calendar, rounding: Rounding) -> i64 {
    let part = base.saturating_mul(percent);
    match calendar {
        Calendar::Standard { .. } | Calendar::ClockHours { .. } => divided(part, 100),
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
fn of_term(annual: i64, calendar: Calendar, term: &Term) -> (i64, i64) {
    let (weeks, hours) = (term.weeks.max(0), term.credits.max(0));
    match calendar {
        Calendar::Standard { terms } | Calendar::Short { terms, .. } => (annual, terms.max(1)),
        Calendar::General { year_weeks } => (annual.saturating_mul(weeks), year_weeks.max(1)),
        Calendar::ClockHours { year_hours, year_weeks } => {
            let (year_hours, year_weeks) = (year_hours.max(1), year_weeks.max(1));
            let by_hours =
                i128::from(hours) * i128::from(year_weeks) < i128::from(weeks) * i128::from(year_hours);
            let (part, of) = if by_hours { (hours, year_hours) } else { (weeks, year_weeks) };
            (annual.saturating_mul(part), of)
        }
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
