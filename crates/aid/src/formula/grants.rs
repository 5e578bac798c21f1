//! The tests of income against the poverty line that decide on the largest and the smallest grant.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    case::{Case, Formula, Item, MaxPell, Side, Who},
    money::{Money, Turn},
    tables::{PovertyPercents, YearTables, tables},
    trace::{Cell, From, Part, Step, Trace, input},
};

/// The rule by which the smallest grant is given, by the number that federal records have for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[schema(as = AidMinPell)]
#[serde(rename_all = "camelCase")]
pub enum MinPell {
    /// 1
    DependentOfSingleParent,
    /// 2
    Dependent,
    /// 3
    SingleParent,
    /// 4
    Parent,
    /// 5
    NotParent,
}

impl MinPell {
    pub fn number(self) -> i64 {
        self as i64 + 1
    }

    fn percent(self, percents: &PovertyPercents) -> i64 {
        match self {
            Self::DependentOfSingleParent => percents.min_dependent_single,
            Self::Dependent => percents.min_dependent_other,
            Self::SingleParent => percents.min_single_parent,
            Self::Parent => percents.min_parent,
            Self::NotParent => percents.min_other,
        }
    }
}

/// What the income tests say about one family.
#[derive(Clone, Debug)]
pub struct Tests<M> {
    pub max: Option<MaxPell>,
    pub income: M,
    pub min_rule: MinPell,
    /// Income up to which the smallest grant is given.
    pub min_limit: i64,
}

pub fn tests<M: Money>(case: &Case<M>, year: &'static YearTables, trace: &mut Trace) -> Tests<M> {
    let percents = &tables().common.poverty;
    let side = case.deciding();
    let dependent = case.formula == Formula::A;
    let single = side.is_single_parent() && case.formula != Formula::B;
    let line = year.poverty_line(side.region, side.family_size);
    let income = income(side, year);
    let percent = if single { percents.max_single } else { percents.max_other };
    let max_limit = of_line(line, percent);
    let min_rule = match (dependent, single, case.formula) {
        (true, true, _) => MinPell::DependentOfSingleParent,
        (true, false, _) => MinPell::Dependent,
        (_, true, _) => MinPell::SingleParent,
        (_, _, Formula::C) => MinPell::Parent,
        _ => MinPell::NotParent,
    };
    let min_limit = of_line(line, min_rule.percent(percents));
    let max = case.given.max_pell.unwrap_or_else(|| {
        if side.returns().all(|one| !one.filed) {
            return Some(MaxPell::NotRequiredToFile);
        }
        let within = income.exceeds(0, Turn::PositiveIncome) && !income.exceeds(max_limit, Turn::MaxPell);
        within.then_some(if single { MaxPell::SingleParent } else { MaxPell::Other })
    });
    if trace.is_on() {
        note(case, year, (line, max_limit, min_limit), &income, trace);
        let from = [From::Line(Part::Family, Step::PellIncome), From::Line(Part::Family, Step::MaxLimit)];
        trace.note(Part::Family, Step::MaxPell, max.map_or(0, MaxPell::number), || {
            let mut inputs = vec![input(from[0], income.value()), input(from[1], max_limit)];
            inputs.push(input(From::Named("singleParent"), i64::from(single)));
            if case.given.max_pell.is_some() {
                inputs.push(input(From::Named("given"), 1));
            }
            (inputs, None)
        });
    }
    Tests { max, income, min_rule, min_limit }
}

/// Whole dollars at most: income is whole, so a limit between two dollars is the lower one.
fn of_line(line: i64, percent: i64) -> i64 {
    line.saturating_mul(percent).div_euclid(100)
}

fn income<M: Money>(side: &Side<M>, year: &YearTables) -> M {
    let mut all: Vec<M> = side.returns().map(|one| one.amounts.agi.clone()).collect();
    if year.pell.counts_foreign_income {
        all.extend(side.returns().map(|one| one.amounts.foreign_income.size()));
    }
    M::sum(&all)
}

fn note<M: Money>(
    case: &Case<M>,
    year: &YearTables,
    (line, max_limit, min_limit): (i64, i64, i64),
    income: &M,
    trace: &mut Trace,
) {
    let side = case.deciding();
    let people = if case.formula == Formula::A {
        [Who::Parent, Who::OtherParent]
    } else {
        [Who::Student, Who::Spouse]
    };
    trace.note(Part::Family, Step::PellIncome, income.value(), || {
        let items = if year.pell.counts_foreign_income {
            &[Item::Agi, Item::ForeignIncome][..]
        } else {
            &[Item::Agi][..]
        };
        let each = people.into_iter().zip(side.returns());
        let inputs = each.flat_map(|(who, one)| {
            items.iter().map(move |item| input(From::Field(who, *item), one.amounts.get(*item).value()))
        });
        (inputs.collect(), None)
    });
    trace.note(Part::Family, Step::PovertyLine, line, || {
        let source = tables().poverty.iter().find(|lines| lines.year == year.poverty_year);
        let cell = Cell {
            table: format!("Poverty guidelines {}", year.poverty_year),
            row: format!("{:?}, family of {}", side.region, side.family_size),
            value: line,
            source: source.map_or_else(String::new, |lines| lines.source.clone()),
        };
        (vec![input(From::Named("familySize"), side.family_size)], Some(cell))
    });
    let from = From::Line(Part::Family, Step::PovertyLine);
    for (step, limit) in [(Step::MaxLimit, max_limit), (Step::MinLimit, min_limit)] {
        trace.note(Part::Family, step, limit, || (vec![input(from, line)], None));
    }
}
