//! Families for the checks, always the same ones. Not random at all, but nobody chose them.

use crate::{
    AwardYear, Case, Formula, Region,
    case::{Amounts, Filing, Given, Item, Marital, Return, Side},
};

/// Numbers one after another, by Knuth's multiplier for words of 64 bits.
struct Numbers(u64);

impl Numbers {
    /// From nothing to below the limit.
    fn below(&mut self, limit: i64) -> i64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        i64::try_from(self.0 >> 33).unwrap_or(0).checked_rem(limit).unwrap_or(0)
    }

    fn one_of<T: Copy + Default>(&mut self, all: &[T]) -> T {
        let count = i64::try_from(all.len()).unwrap_or(1);
        usize::try_from(self.below(count)).ok().and_then(|place| all.get(place).copied()).unwrap_or_default()
    }

    fn chance(&mut self, of_ten: i64) -> bool {
        self.below(10) < of_ten
    }

    /// As families have them: many have nothing of most.
    fn amounts(&mut self, most: i64) -> Amounts<i64> {
        let earned = self.below(most);
        let other = if self.chance(3) { self.below(9000) } else { 0 };
        let mut amounts = Amounts::<i64>::default().map(|item, _| match item {
            Item::Cash | Item::Investments if self.chance(7) => self.below(60_000),
            Item::Business | Item::FamilyBusiness if self.chance(2) => self.below(700_000),
            Item::ChildSupport | Item::IraDeduction | Item::ForeignIncome if self.chance(2) => {
                self.below(8000)
            }
            Item::EducationCredits | Item::TaxableGrants | Item::WorkStudy if self.chance(2) => {
                self.below(2000)
            }
            Item::UntaxedIra | Item::UntaxedPension | Item::TaxExemptInterest if self.chance(1) => {
                self.below(6000)
            }
            _ => 0,
        });
        (amounts.earned, amounts.agi) = (earned, earned + other);
        amounts.tax = amounts.agi * self.below(13) / 100;
        amounts
    }

    fn side(&mut self, smallest: i64, married: bool, most: i64) -> Side<i64> {
        let separate = married && self.chance(2);
        let filing = match (married, separate) {
            (true, true) => Filing::Separate,
            (true, false) => Filing::Joint,
            (false, _) => self.one_of(&[Filing::Single, Filing::HeadOfHousehold]),
        };
        let schedules = self.chance(2);
        let first = Return { filing, filed: true, schedules, amounts: self.amounts(most) };
        let second = separate.then(|| Return {
            filing: Filing::Separate,
            filed: true,
            schedules: false,
            amounts: self.amounts(most / 2),
        });
        Side {
            marital: if married { Marital::Married } else { Marital::Divorced },
            region: self.one_of(&Region::ALL),
            family_size: smallest + self.below(4),
            first,
            second,
        }
    }
}

pub fn families(count: usize) -> Vec<Case> {
    let mut numbers = Numbers(2026);
    let formulas = [Formula::A, Formula::B, Formula::C];
    let kinds = formulas.into_iter().cycle().zip(AwardYear::ALL.into_iter().cycle());
    kinds
        .take(count)
        .map(|(formula, year)| {
            let married = numbers.chance(5);
            let others = i64::from(formula != Formula::B);
            let smallest = 1 + i64::from(married) + others;
            let deciding = numbers.side(smallest, married, 130_000);
            let (student, parents) = if formula == Formula::A {
                (numbers.side(1, false, 16_000), Some(deciding))
            } else {
                (deciding, None)
            };
            let benefit = numbers.chance(1);
            Case { year, formula, student, parents, benefit, given: Given::default(), imitate_defect: false }
        })
        .collect()
}
