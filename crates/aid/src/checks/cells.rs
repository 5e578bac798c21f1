//! Every amount of a year beside the amount of the law, times the factor of that year.

use super::{Example, Group};
use crate::{
    AwardYear,
    money::divided,
    tables::{Protection, YearTables},
};

const MILLION: i64 = 1_000_000;

/// How much prices have risen since the law was written, in millionths.
fn factor(year: AwardYear) -> i64 {
    match year {
        AwardYear::Y2024 => 1_183_000,
        AwardYear::Y2025 => 1_222_936,
        AwardYear::Y2026 => 1_251_200,
        AwardYear::Y2027 => 1_298_886,
    }
}

/// An amount of the law, the step it is rounded to, and where the tables have it.
struct Amount {
    name: &'static str,
    law: i64,
    step: i64,
    find: fn(&YearTables) -> i64,
}

const fn amount(name: &'static str, law: i64, step: i64, find: fn(&YearTables) -> i64) -> Amount {
    Amount { name, law, step, find }
}

/// Up to which amount a row of a table goes.
fn edge(rows: &[crate::tables::Row], place: usize) -> i64 {
    rows.get(place).and_then(|row| row.up_to).unwrap_or(-1)
}

fn each_more(table: &Protection) -> i64 {
    table.amount(table.first + 20) - table.amount(table.first + 19)
}

const AMOUNTS: [Amount; 30] = [
    amount("Parents' income protection, family of 2", 23_330, 10, |year| year.parents_protection.amount(2)),
    amount("Parents' income protection, family of 3", 29_040, 10, |year| year.parents_protection.amount(3)),
    amount("Parents' income protection, family of 4", 35_870, 10, |year| year.parents_protection.amount(4)),
    amount("Parents' income protection, family of 5", 42_320, 10, |year| year.parents_protection.amount(5)),
    amount("Parents' income protection, family of 6", 49_500, 10, |year| year.parents_protection.amount(6)),
    amount("Parents' income protection, each more", 5590, 10, |year| each_more(&year.parents_protection)),
    amount("Dependent student's income protection", 9410, 10, |year| year.student_protection.amount),
    amount("Independent, single", 14_630, 10, |year| year.alone_protection.single),
    amount("Independent, married", 23_460, 10, |year| year.alone_protection.married),
    amount("Married with dependents, family of 3", 46_140, 10, |year| year.married_protection.amount(3)),
    amount("Married with dependents, family of 4", 56_970, 10, |year| year.married_protection.amount(4)),
    amount("Married with dependents, family of 5", 67_230, 10, |year| year.married_protection.amount(5)),
    amount("Married with dependents, family of 6", 78_620, 10, |year| year.married_protection.amount(6)),
    amount("Married with dependents, each more", 8880, 10, |year| each_more(&year.married_protection)),
    amount("Single with dependents, family of 2", 43_920, 10, |year| year.single_protection.amount(2)),
    amount("Single with dependents, family of 3", 54_690, 10, |year| year.single_protection.amount(3)),
    amount("Single with dependents, family of 4", 67_520, 10, |year| year.single_protection.amount(4)),
    amount("Single with dependents, family of 5", 79_680, 10, |year| year.single_protection.amount(5)),
    amount("Single with dependents, family of 6", 93_180, 10, |year| year.single_protection.amount(6)),
    amount("Single with dependents, each more", 10_530, 10, |year| each_more(&year.single_protection)),
    amount("Employment expense allowance, at most", 4000, 10, |year| year.employment_cap.amount),
    amount("Contribution, 22 percent up to", 17_400, 100, |year| edge(&year.contribution.rows, 0)),
    amount("Contribution, 25 percent up to", 21_800, 100, |year| edge(&year.contribution.rows, 1)),
    amount("Contribution, 29 percent up to", 26_200, 100, |year| edge(&year.contribution.rows, 2)),
    amount("Contribution, 34 percent up to", 30_700, 100, |year| edge(&year.contribution.rows, 3)),
    amount("Contribution, 40 percent up to", 35_100, 100, |year| edge(&year.contribution.rows, 4)),
    amount("Contribution, the floor holds below", -6820, 100, |year| year.contribution.below),
    amount("Businesses and farms, 40 percent up to", 140_000, 5000, |year| edge(&year.business.rows, 0)),
    amount("Businesses and farms, 50 percent up to", 415_000, 5000, |year| edge(&year.business.rows, 1)),
    amount("Businesses and farms, 60 percent up to", 695_000, 5000, |year| edge(&year.business.rows, 2)),
];

pub fn examples() -> Vec<Example> {
    let mut all = Vec::new();
    for year in AwardYear::ALL {
        all.extend(AMOUNTS.iter().map(|amount| of_law(year, amount)));
        all.push(floor(year));
        all.push(base(year));
    }
    all
}

fn of_law(year: AwardYear, amount: &Amount) -> Example {
    let (law, find) = (amount.law, amount.find);
    let name = format!("{year}: {}", amount.name);
    if year == AwardYear::Y2024 && law < 0 {
        let what = "In its first year the processor had this amount as the law has it, without the factor.";
        return Example::new(Group::Tables, name, what).is(law, move || find(YearTables::of(year)));
    }
    let expected = divided(law * factor(year), MILLION * amount.step) * amount.step;
    let (whole, part) = (factor(year) / MILLION, factor(year) % MILLION);
    let what = format!("{law} × {whole}.{part:06}, rounded to {}.", amount.step);
    Example::new(Group::Tables, name, what).is(expected, move || find(YearTables::of(year)))
}

fn floor(year: AwardYear) -> Example {
    let below = YearTables::of(year).contribution.below;
    let what = format!("22 percent of {below}.");
    Example::new(Group::Tables, format!("{year}: Contribution, floor"), what)
        .is(divided(below * 22, 100), move || YearTables::of(year).contribution.floor)
}

/// As the Social Security Administration has announced it.
fn base(year: AwardYear) -> Example {
    let announced = match year {
        AwardYear::Y2024 => 147_000,
        AwardYear::Y2025 => 160_200,
        AwardYear::Y2026 => 168_600,
        AwardYear::Y2027 => 176_100,
    };
    let what = format!("Earnings up to which social security is paid in {}.", year.begins() - 2);
    Example::new(Group::Tables, format!("{year}: Social security base"), what)
        .is(announced, move || YearTables::of(year).social_security_base)
}
