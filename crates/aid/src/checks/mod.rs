//! Worked examples that the engine is held against while somebody watches.
//!
//! What is expected comes from elsewhere: from the handbook, from the law, from a second program that was written from
//! the tables alone. What is found is worked out anew each time, in the product.

mod cells;
mod handbook;
mod lines;
mod package;
mod property;
mod random;
mod rules;
mod thresholds;

use serde::Serialize;
use utoipa::ToSchema;

pub use crate::trace::Unit;

/// What belongs together on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    Handbook,
    Tables,
    Thresholds,
    Families,
    Payroll,
    Margins,
    Defect,
    Properties,
}

impl Group {
    pub const ALL: [Self; 8] = [
        Self::Handbook,
        Self::Tables,
        Self::Thresholds,
        Self::Families,
        Self::Payroll,
        Self::Margins,
        Self::Defect,
        Self::Properties,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::Handbook => "Worked examples of the federal handbook",
            Self::Tables => "Amounts of each award year",
            Self::Thresholds => "Where grants begin and end",
            Self::Families => "The sample families, line by line",
            Self::Payroll => "Payroll tax allowance",
            Self::Margins => "What a little more changes",
            Self::Defect => "The federal error of 2024",
            Self::Properties => "Two hundred made-up families",
        }
    }

    fn source(self) -> &'static str {
        match self {
            Self::Handbook => {
                "Federal Student Aid Handbook 2025-26, Volumes 3 and 7, told in our own words; amounts there are made \
                 up. The index of 14,790: 20 USC 1070a(b) as amended by P.L. 119-21"
            }
            Self::Tables => {
                "20 USC 1087oo, 1087pp, 1087qq and 1087rr: the amounts of the law times the change in prices, rounded \
                 as it says. The factors fit every amount that federal test records show; 2027-28 is preliminary"
            }
            Self::Thresholds => "20 USC 1070a(b)(1); HHS poverty guidelines of 2022 to 2025",
            Self::Families => "A second program, written from the published tables and rules alone",
            Self::Payroll => "20 USC 1087oo(c); rounding as federal test records show it",
            Self::Margins => "Reckoned by hand from the tables of 2026-27",
            Self::Defect => "Electronic announcement GENERAL-24-24 of 22 March 2024; 20 USC 1087oo(h)",
            Self::Properties => "What must hold for any family, tried on a fixed list",
        }
    }
}

/// What is known, and how the engine finds it.
pub struct Example {
    pub group: Group,
    pub name: String,
    pub what: String,
    pub expected: i64,
    pub unit: Unit,
    find: Box<dyn Fn() -> i64 + Send + Sync>,
}

impl Example {
    fn new(group: Group, name: impl Into<String>, what: impl Into<String>) -> Self {
        Self {
            group,
            name: name.into(),
            what: what.into(),
            expected: 0,
            unit: Unit::Dollars,
            find: Box::new(|| 0),
        }
    }

    fn in_unit(self, unit: Unit) -> Self {
        Self { unit, ..self }
    }

    fn is(self, expected: i64, find: impl Fn() -> i64 + Send + Sync + 'static) -> Self {
        Self { expected, find: Box::new(find), ..self }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidCheck)]
pub struct Check {
    pub name: String,
    pub what: String,
    pub expected: i64,
    pub found: i64,
    pub pass: bool,
    pub unit: Unit,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidCheckGroup)]
pub struct CheckGroup {
    pub name: &'static str,
    pub source: &'static str,
    pub checks: Vec<Check>,
}

/// All examples there are.
pub fn examples() -> Vec<Example> {
    let mut all = handbook::examples();
    all.extend(package::examples());
    all.extend(cells::examples());
    all.extend(thresholds::examples());
    all.extend(lines::examples());
    all.extend(rules::examples());
    all.extend(property::examples());
    all
}

/// Works every example out, now.
pub fn run() -> Vec<CheckGroup> {
    check(&examples())
}

/// Works these out. Groups without any are left out.
pub fn check(examples: &[Example]) -> Vec<CheckGroup> {
    let of = |group: Group| CheckGroup {
        name: group.name(),
        source: group.source(),
        checks: examples.iter().filter(|example| example.group == group).map(checked).collect(),
    };
    Group::ALL.map(of).into_iter().filter(|group| !group.checks.is_empty()).collect()
}

fn checked(example: &Example) -> Check {
    let found = (example.find)();
    Check {
        name: example.name.clone(),
        what: example.what.clone(),
        expected: example.expected,
        found,
        pass: found == example.expected,
        unit: example.unit,
    }
}

#[cfg(test)]
mod tests;
