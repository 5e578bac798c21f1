//! From the amounts of a row to one amount for the year.

use super::{
    Certainty, RemarkCode,
    amounts::Style,
    groups::Sum,
    roles::{Role, Unit},
};

/// What a row comes to. Cents, negative where it is written so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    pub cents: i64,
    /// The higher end of a range.
    pub up_to: Option<i64>,
    pub terms: Vec<(String, i64)>,
    pub certainty: Certainty,
    pub note: Option<RemarkCode>,
    /// How the amounts were understood.
    pub why: &'static str,
    pub at_most: bool,
    /// So much each month: what somebody pays.
    pub monthly: bool,
}

impl Reading {
    fn new(cents: i64, why: &'static str) -> Self {
        Self {
            cents,
            up_to: None,
            terms: Vec::new(),
            certainty: Certainty::Certain,
            note: None,
            why,
            at_most: false,
            monthly: false,
        }
    }

    fn likely(mut self, note: RemarkCode) -> Self {
        (self.certainty, self.note) = (Certainty::Likely, Some(note));
        self
    }

    fn unclear(cents: i64, note: RemarkCode, why: &'static str) -> Self {
        let mut reading = Self::new(cents, why);
        (reading.certainty, reading.note) = (Certainty::Unclear, Some(note));
        reading
    }
}

fn cents(sum: &Sum) -> i64 {
    if sum.amount.negative { sum.amount.cents.saturating_neg() } else { sum.amount.cents }
}

fn add(sums: &[i64]) -> i64 {
    sums.iter().fold(0, |all, one| all.saturating_add(*one))
}

/// None: nothing here is money for the year, such as the pay of an hour.
pub fn read(sums: &[Sum], columns: &[Role], unit: Option<Unit>) -> Option<Reading> {
    let mut sums: Vec<Sum> = sums.to_vec();
    sums.retain(|sum| sum.unit != Some(Unit::Hour));
    sums.iter().find(|sum| sum.amount.style != Style::Dash)?;
    let several = several_years(&mut sums);
    place(&mut sums, columns);
    sums.retain(|sum| sum.amount.style != Style::Dash);
    let first = cents(sums.first()?);
    if unit == Some(Unit::Hour) {
        return None;
    }
    if sums.iter().any(|sum| sum.amount.style == Style::TooLarge) {
        return Some(Reading::unclear(
            0,
            RemarkCode::Unclear,
            "The number is too long for an amount of money.",
        ));
    }
    if sums.iter().any(|sum| sum.amount.style == Style::Foreign) {
        return Some(Reading::unclear(first, RemarkCode::Unclear, "The amount is not in dollars."));
    }
    let living = sums.iter().filter(|sum| sum.role == Some(Role::Living)).count();
    if living >= 2 {
        let why = "The row has an amount for each way to live, and does not say which one counts.";
        return Some(Reading::unclear(first, RemarkCode::Unclear, why));
    }
    let at_most = sums.iter().any(|sum| sum.at_most);
    let mut reading = several.unwrap_or_else(|| year(&sums, unit));
    if reading.certainty != Certainty::Unclear && at_most {
        reading.at_most = true;
    }
    Some(reading)
}

/// By the columns, where they fit: all cells, or all that are not empty.
fn place(sums: &mut Vec<Sum>, columns: &[Role]) {
    if columns.is_empty() || sums.iter().any(|sum| sum.role.is_some()) {
        return;
    }
    let dash = |sum: &Sum| sum.amount.style == Style::Dash;
    if sums.len() != columns.len() {
        sums.retain(|sum| !dash(sum));
    }
    if sums.len() == columns.len() {
        for (sum, role) in sums.iter_mut().zip(columns) {
            sum.role = Some(role.clone());
        }
    } else if sums.len() == 1 && sums[0].unit.is_none() && columns.contains(&Role::Total) {
        sums[0].role = Some(Role::Total);
    }
    let offered = sums.iter().any(|sum| sum.role.as_ref().is_some_and(|role| *role != Role::Again));
    sums.retain(|sum| !(offered && sum.role == Some(Role::Again)));
    let first_year = sums.iter().position(|sum| sum.role == Some(Role::AwardYear));
    let mut place = 0;
    sums.retain(|sum| {
        place += 1;
        sum.role != Some(Role::AwardYear) || Some(place - 1) == first_year
    });
}

/// Amounts for several years or for one credit are left out where there are others; else they are all there is.
fn several_years(sums: &mut Vec<Sum>) -> Option<Reading> {
    for (unit, note, why) in [
        (Unit::Years, RemarkCode::SeveralYears, "The amount is for several years together."),
        (Unit::Credit, RemarkCode::Unclear, "The amount is for one credit; how many there are is not said."),
    ] {
        let has_it = |sum: &Sum| sum.unit == Some(unit);
        if sums.iter().all(has_it) {
            return Some(Reading::unclear(cents(&sums[0]), note, why));
        }
        sums.retain(|sum| !has_it(sum));
    }
    None
}

fn year(sums: &[Sum], unit: Option<Unit>) -> Reading {
    let terms: Vec<(String, i64)> = sums
        .iter()
        .filter_map(|sum| match &sum.role {
            Some(Role::Term(name)) => Some((name.clone(), cents(sum))),
            _ => None,
        })
        .collect();
    let together = add(&terms.iter().map(|(_, cents)| *cents).collect::<Vec<_>>());
    let whole = sums
        .iter()
        .find(|sum| sum.unit == Some(Unit::Year))
        .or_else(|| sums.iter().rfind(|sum| sum.role == Some(Role::Total)))
        .or_else(|| sums.iter().find(|sum| matches!(sum.role, Some(Role::Offered | Role::AwardYear))));
    let unnamed: Vec<&Sum> = sums.iter().filter(|sum| sum.role.is_none()).collect();
    if let Some(whole) = whole {
        let mut reading = Reading::new(cents(whole), "The letter gives the amount for the year.");
        reading.up_to = whole.amount.up_to;
        if terms.len() >= 2 && together.abs_diff(reading.cents) > 100 {
            reading = reading.likely(RemarkCode::TermsDoNotAdd);
        } else if whole.role == Some(Role::AwardYear) {
            reading = reading.likely(RemarkCode::SeveralYears);
        } else if sums.len() == 1 && whole.unit.is_none() && matches!(unit, Some(Unit::Term(_))) {
            return alone(whole, unit);
        }
        reading.terms = terms;
        return reading;
    }
    if !terms.is_empty() {
        let why = "The terms are added up.";
        let last = unnamed.last().map(|sum| cents(sum)).filter(|last| *last == together && terms.len() > 1);
        let mut reading = Reading::new(last.unwrap_or(together), why);
        if last.is_none() && !unnamed.is_empty() {
            reading = Reading::unclear(together, RemarkCode::Unclear, "Some of the amounts have no term.");
        }
        reading.terms = terms;
        return reading;
    }
    match sums {
        [one] => alone(one, unit),
        _ => unnamed_row(sums, unit),
    }
}

/// One amount: for the year, unless something says that it is not.
fn alone(sum: &Sum, unit: Option<Unit>) -> Reading {
    let amount = cents(sum);
    let mut reading = match sum.unit.or(unit) {
        Some(Unit::Term(count)) => {
            let why = if count == 2 {
                "The amount is for one semester, taken twice."
            } else {
                "The amount is for one quarter, taken three times."
            };
            Reading::new(amount.saturating_mul(count), why).likely(RemarkCode::PerTerm)
        }
        Some(Unit::Times(count)) => {
            Reading::new(amount.saturating_mul(count), "The letter multiplies the amount.")
        }
        Some(Unit::Month) => {
            Reading { monthly: true, ..Reading::new(amount, "The amount is for one month.") }
        }
        Some(Unit::Years) => {
            return Reading::unclear(
                amount,
                RemarkCode::SeveralYears,
                "The amount is for several years together.",
            );
        }
        Some(Unit::Credit) => {
            let why = "The amount is for one credit; how many there are is not said.";
            return Reading::unclear(amount, RemarkCode::Unclear, why);
        }
        _ => Reading::new(amount, "The letter gives one amount."),
    };
    if let Some(higher) = sum.amount.up_to {
        let times = if amount == 0 { 1 } else { reading.cents / amount };
        reading.up_to = Some(higher.saturating_mul(times));
        reading = reading.likely(RemarkCode::Range);
    }
    reading
}

const NAMES: [&str; 4] = ["Term 1", "Term 2", "Term 3", "Term 4"];

/// Several amounts and not a word on what they are: they have to explain each other.
fn unnamed_row(sums: &[Sum], unit: Option<Unit>) -> Reading {
    let all: Vec<i64> = sums.iter().map(cents).collect();
    let (last, before) = (all[all.len() - 1], &all[..all.len() - 1]);
    let named = |terms: &[i64]| {
        NAMES.iter().zip(terms).map(|(name, cents)| ((*name).to_owned(), *cents)).collect::<Vec<_>>()
    };
    let counted: Vec<i64> = sums
        .iter()
        .filter(|sum| matches!(sum.unit, Some(Unit::Term(_) | Unit::Times(_))))
        .map(cents)
        .collect();
    let rest: Vec<i64> = sums
        .iter()
        .filter(|sum| !matches!(sum.unit, Some(Unit::Term(_) | Unit::Times(_))))
        .map(cents)
        .collect();
    if let ([one], [whole]) = (&counted[..], &rest[..])
        && (2..=4).any(|times| one.saturating_mul(times) == *whole)
    {
        return Reading::new(*whole, "The letter gives the amount for a term and for the year.");
    }
    if all.len() <= 5 && before.len() >= 2 && add(before) == last {
        let mut reading = Reading::new(last, "The last amount is the sum of those before it.");
        reading.terms = named(before);
        return reading;
    }
    if let [one, two] = all[..] {
        if two == one.saturating_mul(2) && one != 0 {
            return Reading::new(two, "The second amount is twice the first: a term and the year.");
        }
        if one.abs_diff(two) <= 100 {
            let mut reading =
                Reading::new(one.saturating_add(two), "The two amounts are taken for two terms.");
            reading.terms = named(&all);
            return reading.likely(RemarkCode::TermsGuessed);
        }
    }
    if matches!(all.len(), 3 | 4) && all.iter().all(|one| one.abs_diff(all[0]) <= 100) && unit.is_none() {
        let mut reading = Reading::new(add(&all), "The equal amounts are taken for the terms of a year.");
        reading.terms = named(&all);
        return reading.likely(RemarkCode::TermsGuessed);
    }
    Reading::unclear(last, RemarkCode::Unclear, "The row has several amounts that do not explain each other.")
}
