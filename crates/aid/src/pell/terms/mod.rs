//! Payments by term. Amounts are cents here: the department takes cents and whole dollars.

mod purse;

use purse::{DOLLAR, Purse};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    money::divided,
    tables::tables,
    trace::{From, Input, Line, Part, Step, Trace, input},
};

/// How a school divides a year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidCalendar)]
#[serde(tag = "formula", rename_all = "camelCase")]
pub enum Calendar {
    /// Standard terms, at least thirty weeks from autumn to spring.
    Standard { terms: i64 },
    /// Standard terms, fewer weeks.
    #[serde(rename_all = "camelCase")]
    Short { terms: i64, weeks: i64, year_weeks: i64 },
    /// Any terms: each by its own weeks.
    #[serde(rename_all = "camelCase")]
    General { year_weeks: i64 },
    /// Clock hours, or credits without terms: each payment period by its hours or its weeks, whichever is less. A
    /// period's `credits` are its hours; they lower nothing else, unless they are less than half of full time.
    #[serde(rename_all = "camelCase")]
    ClockHours { year_hours: i64, year_weeks: i64 },
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidRounding)]
#[serde(rename_all = "camelCase")]
pub enum Rounding {
    #[default]
    Cents,
    /// Halves alternately up and down; what a limit leaves is cut, not rounded.
    WholeDollars,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidTerm)]
#[serde(rename_all = "camelCase", default)]
pub struct Term {
    pub name: String,
    pub credits: i64,
    pub full_time: i64,
    /// Of instruction.
    pub weeks: i64,
}

/// What was used up before, and what the cost of attending less than half time allows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidUsed)]
#[serde(rename_all = "camelCase", default)]
pub struct Used {
    /// Thousandths of a percent: 600,000 is everything.
    pub lifetime: i64,
    /// Of this year's award, paid at other schools. Thousandths of a percent.
    pub elsewhere: i64,
    pub less_than_half_time_cost: Option<i64>,
    /// Whether more than the scheduled award may be paid in one year.
    pub year_round: bool,
    pub rounding: Rounding,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidPayment)]
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

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidSchedule)]
#[serde(rename_all = "camelCase")]
pub struct Schedule {
    pub payments: Vec<Payment>,
    /// In cents.
    pub total: i64,
    /// Of the scheduled award, in thousandths of a percent.
    pub used: i64,
    pub lines: Vec<Line>,
}

/// Pays a scheduled award term by term, until the year or the lifetime is used up.
pub fn schedule(scheduled: i64, calendar: Calendar, terms: &[Term], used: &Used) -> Schedule {
    let common = &tables().common;
    let scheduled = scheduled.max(0);
    let whole = scheduled.saturating_mul(DOLLAR);
    let year = if used.year_round { common.year_round_percent } else { 100 };
    let year_left = (year * 1000).saturating_sub(used.elsewhere.max(0)).max(0);
    let of_year = whole.saturating_mul(year_left).div_euclid(100_000);
    let lifetime_left = (common.lifetime_percent * 1000).saturating_sub(used.lifetime).max(0);
    let of_life = whole.saturating_mul(lifetime_left).div_euclid(100_000);
    let mut trace = Trace::on(None);
    trace.note(Part::Pell, Step::YearLimit, of_year, || {
        let award = input(From::Line(Part::Pell, Step::ScheduledAward), scheduled);
        let elsewhere = input(From::Named("usedElsewhere"), used.elsewhere);
        (vec![award, input(From::Named("percent"), year), elsewhere], None)
    });
    trace.note(Part::Pell, Step::LifetimeLeft, lifetime_left, || {
        (vec![input(From::Named("lifetimeUsed"), used.lifetime)], None)
    });
    let mut purse = Purse::new(whole, of_year.min(of_life), calendar, used);
    let mut lines = trace.into_lines();
    let mut payments = Vec::with_capacity(terms.len());
    for (number, term) in terms.iter().enumerate() {
        let (base, left) = (purse.base(term), purse.left());
        let payment = purse.pay(term);
        lines.extend(numbered(number + 1, term, lines_of(term, calendar, &payment, base, left)));
        payments.push(payment);
    }
    let total = purse.paid();
    let mut trace = Trace::on(None);
    trace.note(Part::Pell, Step::YearTotal, total, || {
        let each = payments.iter().zip(1..).map(|(one, number)| {
            let Input { key, value } = input(From::Line(Part::Pell, Step::TermPayment), one.amount);
            Input { key: format!("{key}.{number}"), value }
        });
        (each.collect(), None)
    });
    lines.extend(trace.into_lines());
    let used = if whole == 0 { 0 } else { divided(total.saturating_mul(100_000), whole) };
    Schedule { payments, total, used, lines }
}

fn lines_of(term: &Term, calendar: Calendar, payment: &Payment, base: i64, left: i64) -> Vec<Line> {
    let mut trace = Trace::on(None);
    let line = |step: Step, value: i64| input(From::Line(Part::Pell, step), value);
    let named = |name: &'static str, value: i64| input(From::Named(name), value);
    let taken = [named("credits", term.credits), named("fullTime", term.full_time)];
    trace.note(Part::Pell, Step::Intensity, payment.intensity, || match calendar {
        Calendar::ClockHours { .. } => (vec![named("countsAsFullTime", 1)], None),
        _ => (taken.to_vec(), None),
    });
    trace.note(Part::Pell, Step::TermBase, base, || match calendar {
        Calendar::ClockHours { .. } => (taken.to_vec(), None),
        _ => (vec![line(Step::Intensity, payment.intensity)], None),
    });
    trace.note(Part::Pell, Step::AnnualAward, payment.annual, || {
        (vec![line(Step::TermBase, base), line(Step::Intensity, payment.intensity)], None)
    });
    trace.note(Part::Pell, Step::TermPayment, payment.amount, || {
        let mut inputs = vec![line(Step::AnnualAward, payment.annual), named("weeks", term.weeks)];
        if let Calendar::ClockHours { year_hours, year_weeks } = calendar {
            inputs.extend([named("yearWeeks", year_weeks), named("hours", term.credits)]);
            inputs.push(named("yearHours", year_hours));
        }
        inputs.push(named("left", left));
        (inputs, None)
    });
    trace.into_lines()
}

/// The same lines come for every term: each term has its number in their keys.
fn numbered(number: usize, term: &Term, mut lines: Vec<Line>) -> Vec<Line> {
    let keys: Vec<String> = lines.iter().map(|line| line.key.clone()).collect();
    for line in &mut lines {
        line.key = format!("{}.{number}", line.key);
        line.label = format!("{}: {}", if term.name.is_empty() { "Term" } else { &term.name }, line.label);
        for input in line.inputs.iter_mut().filter(|input| keys.contains(&input.key)) {
            input.key = format!("{}.{number}", input.key);
        }
    }
    lines
}

#[cfg(test)]
mod tests;
