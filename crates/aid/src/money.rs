//! Whole dollars, and the one way to reckon with them.
//!
//! The formulas are written once, over [`Money`]. With `i64` they give figures; with [`crate::curve`]'s own kind of
//! money they also tell how the figure came about, so that it can be reckoned again for any other amount.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Why the road forks at an amount. Every question that a formula asks of an amount has one of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = AidTurn)]
#[serde(rename_all = "camelCase")]
pub enum Turn {
    /// A figure that cannot fall below nothing, or its sign.
    Zero,
    /// Medicare is dearer above a threshold; social security ends at the base.
    Payroll,
    /// The employment expense allowance is at its cap.
    EmploymentCap,
    /// A row of the business and farm table.
    Business,
    /// A row of the contribution table.
    Bracket,
    /// The parents' adjusted available income is negative, and the student is allowed as much.
    NegativeParents,
    /// Assets count from an adjusted gross income of 60,000 on.
    AssetTest,
    /// More business income or loss than the asset test allows.
    ScheduleC,
    /// An adjusted gross income of nothing or less never earns the maximum grant.
    PositiveIncome,
    /// The poverty line's multiple up to which the maximum grant is given.
    MaxPell,
    /// The poverty line's multiple up to which the minimum grant is given.
    MinPell,
    /// The index at which the calculated grant would fall below the minimum.
    CalculatedPell,
    /// The index at which every grant ends, from 2026-27 on.
    PellCeiling,
    /// The index is held at its least or greatest value.
    IndexLimit,
    /// The student's contribution from income is held at its floor.
    IncomeFloor,
    /// A grant is no more than what attendance costs.
    Cost,
    /// The size of the family.
    FamilySize,
}

/// A whole amount of dollars. Sums saturate: input is checked elsewhere, and nothing here may panic.
pub trait Money: Clone + Default {
    fn whole(value: i64) -> Self;
    fn value(&self) -> i64;
    fn plus(&self, other: &Self) -> Self;
    fn times(&self, factor: i64) -> Self;
    /// Divided and rounded to whole dollars, half away from zero, as the federal processor does.
    fn divided(&self, by: i64) -> Self;
    /// Whether it is more than the limit. The only question that a formula may ask.
    fn exceeds(&self, limit: i64, turn: Turn) -> bool;

    fn minus(&self, other: &Self) -> Self {
        self.plus(&other.times(-1))
    }

    /// As many hundredths, rounded.
    fn percent(&self, hundredths: i64) -> Self {
        self.times(hundredths).divided(100)
    }

    fn at_least(&self, least: i64, turn: Turn) -> Self {
        if self.exceeds(least, turn) { self.clone() } else { Self::whole(least) }
    }

    fn at_most(&self, most: i64, turn: Turn) -> Self {
        if self.exceeds(most, turn) { Self::whole(most) } else { self.clone() }
    }

    /// Without its sign.
    fn size(&self) -> Self {
        if self.exceeds(-1, Turn::Zero) { self.clone() } else { self.times(-1) }
    }

    fn sum<'a>(all: impl IntoIterator<Item = &'a Self>) -> Self
    where
        Self: 'a,
    {
        all.into_iter().fold(Self::whole(0), |sum, one| sum.plus(one))
    }
}

impl Money for i64 {
    fn whole(value: i64) -> Self {
        value
    }

    fn value(&self) -> i64 {
        *self
    }

    fn plus(&self, other: &Self) -> Self {
        self.saturating_add(*other)
    }

    fn times(&self, factor: i64) -> Self {
        self.saturating_mul(factor)
    }

    fn divided(&self, by: i64) -> Self {
        divided(*self, by)
    }

    fn exceeds(&self, limit: i64, _: Turn) -> bool {
        *self > limit
    }
}

/// Half away from zero. Nothing divided by nothing is nothing.
pub fn divided(value: i64, by: i64) -> i64 {
    if by <= 0 {
        return if by == 0 { 0 } else { divided(value.saturating_neg(), by.saturating_neg()) };
    }
    let half = if value < 0 { -(by / 2) } else { by / 2 };
    // At the very edge of what fits, half a dollar more or less is not the matter.
    value.saturating_add(half) / by
}

/// With a sign, and commas where they are read: -1,500.
pub fn grouped(amount: i64) -> String {
    format!("{}{}", if amount < 0 { "-" } else { "" }, digits(amount))
}

/// The same as money: -$1,500.
pub fn dollars(amount: i64) -> String {
    format!("{}${}", if amount < 0 { "-" } else { "" }, digits(amount))
}

fn digits(amount: i64) -> String {
    let digits = amount.unsigned_abs().to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dollars_are_easy_to_read() {
        let texts = [0, 740, 7395, -1500, 999_999, 1_000_000].map(dollars);
        assert_eq!(texts, ["$0", "$740", "$7,395", "-$1,500", "$999,999", "$1,000,000"]);
        assert_eq!([grouped(-1500), grouped(3541), grouped(12)], ["-1,500", "3,541", "12"]);
        assert_eq!(dollars(i64::MIN), "-$9,223,372,036,854,775,808");
    }

    #[test]
    fn halves_go_away_from_zero() {
        let rounded = [5, 4, -5, -4, 15, 0].map(|value| divided(value, 10));
        assert_eq!(rounded, [1, 0, -1, 0, 2, 0]);
        assert_eq!([1, -1, 2, -2].map(|value| divided(value, 3)), [0, 0, 1, -1]);
    }

    #[test]
    fn nothing_panics_at_the_edges() {
        for value in [i64::MIN, i64::MAX, 0, 1, -1] {
            for by in [i64::MIN, i64::MAX, 0, 1, -1, 100] {
                divided(value, by);
            }
            let _ = (value.plus(&value), value.minus(&i64::MIN), value.percent(47), value.size());
        }
    }
}
