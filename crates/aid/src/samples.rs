//! Families for tests: some by hand, and any at random.

#![cfg(test)]

use proptest::prelude::*;

use crate::{
    AwardYear, Case, Formula, Region,
    case::{Amounts, Filing, Given, Marital, Return, Side},
    pell::Standing,
};

/// Parents with two incomes on one return, a business and some savings.
pub fn dependent(year: AwardYear) -> Case {
    let parents = Amounts {
        agi: 84_500,
        earned: 82_000,
        tax: 6100,
        ira_deduction: 1500,
        cash: 14_000,
        investments: 22_000,
        business: 90_000,
        ..Amounts::default()
    };
    let student = Amounts { agi: 14_200, earned: 14_200, tax: 40, cash: 1900, ..Amounts::default() };
    let filed = |filing, amounts| Return { filing, filed: true, schedules: false, amounts };
    Case {
        year,
        formula: Formula::A,
        student: Side { family_size: 1, first: filed(Filing::Single, student), ..Side::default() },
        parents: Some(Side {
            marital: Marital::Married,
            family_size: 4,
            first: filed(Filing::Joint, parents),
            ..Side::default()
        }),
        benefit: false,
        given: Given::default(),
        imitate_defect: false,
    }
}

/// The same income, but the student's own.
pub fn independent(year: AwardYear, formula: Formula) -> Case {
    let case = dependent(year);
    let family = case.parents.clone().unwrap_or_default();
    Case { formula, student: family, parents: None, ..case }
}

pub fn all() -> Vec<(Case, Standing)> {
    let mut all = Vec::new();
    for year in AwardYear::ALL {
        let standing = Standing { cost: Some(24_000), ..Standing::default() };
        all.push((dependent(year), standing.clone()));
        all.push((independent(year, Formula::B), standing.clone()));
        all.push((independent(year, Formula::C), standing));
    }
    all
}

/// Amounts as families have them, with a liking for round ones and for edges.
fn amount(negative: bool) -> impl Strategy<Value = i64> {
    let least = if negative { -60_000 } else { 0 };
    prop_oneof![
        4 => Just(0_i64),
        4 => least..120_000_i64,
        2 => 0_i64..600_000,
        1 => prop::sample::select(vec![1, 59_999, 60_000, 10_000, 10_001, 200_000, 250_000]),
    ]
}

pub fn amounts() -> impl Strategy<Value = Amounts<i64>> {
    prop::collection::vec(amount(false), 19).prop_flat_map(|plain| {
        (Just(plain), amount(true), amount(true), amount(true)).prop_map(
            |(plain, agi, schedule_c, foreign)| {
                let mut values = plain.into_iter();
                let empty = Amounts::<i64>::default();
                let mut amounts = empty.map(|_, _| values.next().unwrap_or(0));
                // What takes off from income is small, as it is in life.
                for item in
                    [&mut amounts.education_credits, &mut amounts.taxable_grants, &mut amounts.work_study]
                {
                    *item /= 20;
                }
                Amounts { agi, schedule_c, foreign_income: foreign, ..amounts }
            },
        )
    })
}

pub fn returned() -> impl Strategy<Value = Return<i64>> {
    let filing = prop::sample::select(Filing::ALL.to_vec());
    (filing, prop::bool::weighted(0.9), prop::bool::weighted(0.2), amounts())
        .prop_map(|(filing, filed, schedules, amounts)| Return { filing, filed, schedules, amounts })
}

fn side() -> impl Strategy<Value = Side<i64>> {
    let marital = prop::sample::select(Marital::ALL.to_vec());
    let region = prop::sample::select(Region::ALL.to_vec());
    (marital, region, 1_i64..9, returned(), prop::option::of(returned())).prop_map(
        |(marital, region, family_size, first, second)| Side { marital, region, family_size, first, second },
    )
}

pub fn case() -> impl Strategy<Value = Case> {
    let year = prop::sample::select(AwardYear::ALL.to_vec());
    let formula = prop::sample::select(vec![Formula::A, Formula::B, Formula::C]);
    (year, formula, side(), side(), prop::bool::weighted(0.2)).prop_map(
        |(year, formula, student, parents, benefit)| Case {
            year,
            formula,
            student,
            parents: (formula == Formula::A).then_some(parents),
            benefit,
            given: Given::default(),
            imitate_defect: false,
        },
    )
}

pub fn standing() -> impl Strategy<Value = Standing> {
    (prop::bool::weighted(0.1), prop::option::of(0_i64..40_000), 0_i64..10_000)
        .prop_map(|(has_degree, cost, other_grants)| Standing { has_degree, cost, other_grants })
}
