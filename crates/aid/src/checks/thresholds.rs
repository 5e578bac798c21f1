//! Incomes and indexes at which a grant begins or ends, found by trying.

use super::{Example, Group, handbook::index_of};
use crate::{
    AwardYear, Case, Formula, Region,
    case::{Amounts, Filing, Given, Marital, Return, Side},
    estimate,
    pell::{Standing, award},
    tables::YearTables,
    trace::Trace,
};

/// A family of which only the income is open.
#[derive(Clone, Copy)]
struct Family {
    year: AwardYear,
    formula: Formula,
    filing: Filing,
    region: Region,
    size: i64,
    tax: i64,
    foreign: i64,
}

impl Family {
    fn with(self, agi: i64) -> Case {
        let amounts = Amounts { agi, tax: self.tax, foreign_income: self.foreign, ..Amounts::default() };
        let side = Side {
            marital: if self.filing == Filing::Joint { Marital::Married } else { Marital::Divorced },
            region: self.region,
            family_size: self.size,
            first: Return { filing: self.filing, filed: true, schedules: false, amounts },
            second: None,
        };
        let dependent = self.formula == Formula::A;
        Case {
            year: self.year,
            formula: self.formula,
            student: if dependent { Side { family_size: 1, ..Side::default() } } else { side.clone() },
            parents: dependent.then_some(side),
            benefit: false,
            given: Given::default(),
            imitate_defect: false,
        }
    }

    fn has_max(self, agi: i64) -> bool {
        estimate(&self.with(agi), &Standing::default()).max_pell.is_some()
    }

    fn has_any(self, agi: i64) -> bool {
        estimate(&self.with(agi), &Standing::default()).pell > 0
    }
}

/// The last amount from one on for which it is true, if it is true up to somewhere and never again.
fn last(holds: impl Fn(i64) -> bool) -> i64 {
    let (mut good, mut bad) = (0, 1_000_000);
    while bad - good > 1 {
        let middle = good + (bad - good) / 2;
        if holds(middle) { good = middle } else { bad = middle }
    }
    good
}

const TWO: Family = Family {
    year: AwardYear::Y2026,
    formula: Formula::A,
    filing: Filing::Joint,
    region: Region::Contiguous,
    size: 4,
    tax: 0,
    foreign: 0,
};

pub fn examples() -> Vec<Example> {
    let mut all = largest();
    all.extend(smallest());
    all.extend(indexes());
    all
}

fn example(name: &str, what: &str) -> Example {
    Example::new(Group::Thresholds, name, what)
}

fn largest() -> Vec<Example> {
    let one = Family { filing: Filing::HeadOfHousehold, ..TWO };
    let in_year = |year: AwardYear, family: Family| Family { year, ..family };
    let families = [
        (Family { size: 3, ..TWO }, 45_185, "2026-27, two parents, family of 3: 175 percent"),
        (TWO, 54_600, "2026-27, two parents, family of 4: 175 percent"),
        (Family { size: 3, ..one }, 58_095, "2026-27, single parent, family of 3: 225 percent"),
        (one, 70_200, "2026-27, single parent, family of 4: 225 percent"),
        (Family { region: Region::Alaska, ..TWO }, 68_250, "2026-27, Alaska, two parents, family of 4"),
        (Family { region: Region::Hawaii, ..TWO }, 62_790, "2026-27, Hawaii, two parents, family of 4"),
        (
            in_year(AwardYear::Y2024, TWO),
            48_562,
            "2024-25, two parents, family of 4: 48,562.50 and not a cent more",
        ),
        (in_year(AwardYear::Y2024, one), 62_437, "2024-25, single parent, family of 4"),
        (in_year(AwardYear::Y2025, TWO), 52_500, "2025-26, two parents, family of 4"),
        (in_year(AwardYear::Y2025, one), 67_500, "2025-26, single parent, family of 4"),
        (in_year(AwardYear::Y2027, TWO), 56_262, "2027-28, two parents, family of 4"),
        (in_year(AwardYear::Y2027, one), 72_337, "2027-28, single parent, family of 4"),
        (Family { foreign: -10_000, ..TWO }, 44_600, "2026-27, with 10,000 of foreign income, which counts"),
        (
            Family { foreign: -10_000, ..in_year(AwardYear::Y2025, TWO) },
            52_500,
            "2025-26, with 10,000 of foreign income, which did not count",
        ),
    ];
    let mut all: Vec<Example> = families
        .into_iter()
        .map(|(family, expected, name)| {
            example(name, "The most income with which the largest grant is given whatever the index.")
                .is(expected, move || last(|agi| family.has_max(agi)))
        })
        .collect();
    let nothing = "An income of nothing, on a return: the test is not passed. 1 is yes, 0 is no.";
    all.push(
        example("2026-27, two parents, family of 4", nothing)
            .in_unit(super::Unit::YesNo)
            .is(0, || i64::from(TWO.has_max(0))),
    );
    all
}

fn smallest() -> Vec<Example> {
    let one = Family { filing: Filing::HeadOfHousehold, ..TWO };
    let alone = Family { formula: Formula::B, filing: Filing::Single, size: 1, ..TWO };
    let families = [
        (Family { size: 3, ..TWO }, 71_005, "2026-27, two parents, family of 3: 275 percent"),
        (TWO, 85_800, "2026-27, two parents, family of 4: 275 percent"),
        (Family { size: 3, ..one }, 83_915, "2026-27, single parent, family of 3: 325 percent"),
        (Family { tax: 20_000, ..one }, 101_400, "2026-27, single parent, family of 4: 325 percent"),
        (alone, 41_415, "2026-27, independent, alone: 275 percent"),
        (
            Family { formula: Formula::C, size: 3, ..one },
            103_280,
            "2026-27, student and single parent: 400 percent",
        ),
        (
            Family { formula: Formula::C, ..TWO },
            109_200,
            "2026-27, student, married, with children: 350 percent",
        ),
    ];
    families
        .into_iter()
        .map(|(family, expected, name)| {
            example(name, "The most income with which there is a grant at all.")
                .is(expected, move || last(|agi| family.has_any(agi)))
        })
        .collect()
}

fn indexes() -> Vec<Example> {
    let granted = |year: AwardYear, sai: i64, within: bool| {
        award(&index_of(sai, within), &YearTables::of(year).pell, &Standing::default(), &mut Trace::off())
            .scheduled
    };
    let mut all: Vec<Example> = AwardYear::ALL
        .into_iter()
        .map(|year| {
            example(
                &format!("{year}, by calculation"),
                "The highest index with a calculated grant: 7,395 less 740.",
            )
            .is(6655, move || last(|sai| granted(year, sai, false) > 0))
        })
        .collect();
    let highest = "The highest index with which an income within the limit still earns the smallest grant.";
    for year in [AwardYear::Y2026, AwardYear::Y2027] {
        all.push(
            example(&format!("{year}, ceiling"), highest)
                .is(14_789, move || last(|sai| granted(year, sai, true) > 0)),
        );
    }
    let before = "Before there was a ceiling: the smallest grant at an index of 14,790.";
    all.push(example("2025-26, no ceiling", before).is(740, move || granted(AwardYear::Y2025, 14_790, true)));
    all
}
