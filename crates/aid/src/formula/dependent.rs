//! Formula A: the parents, then the student.

use super::income::Sheet;
use crate::{
    case::{Case, Side},
    money::{Money, Turn},
    tables::{Rates, YearTables, row, tables},
    trace::{Cell, From, Part, Step, Trace, input},
};

pub fn index<M: Money>(case: &Case<M>, year: &'static YearTables, count: bool, trace: &mut Trace) -> M {
    // A dependent student without parents on the form has parents without any income.
    let nobody = Side::default();
    let parents = case.parents.as_ref().unwrap_or(&nobody);
    let (adjusted, contribution) = parents_contribution(case, parents, year, count, trace);
    let (income, assets) = student_contribution(case, &adjusted, year, count, trace);
    let parts = [
        (From::Line(Part::Parents, Step::Contribution), &contribution),
        (From::Line(Part::Student, Step::IncomeContribution), &income),
        (From::Line(Part::Student, Step::AssetContribution), &assets),
    ];
    let used = if case.imitate_defect { &parts[..2] } else { &parts[..] };
    let sum = M::sum(used.iter().map(|(_, value)| *value));
    super::within_limits(&sum, used, trace)
}

fn rates() -> &'static Rates {
    &tables().common.rates
}

fn parents_contribution<M: Money>(
    case: &Case<M>,
    parents: &Side<M>,
    year: &'static YearTables,
    count: bool,
    trace: &mut Trace,
) -> (M, M) {
    let sheet = Sheet::parents(parents, year);
    let income = sheet.total_income(trace);
    let tax = sheet.income_tax(trace);
    let payroll = sheet.payroll(trace);
    let protection = sheet.protection(&year.parents_protection, case.given.parents_protection, trace);
    let employment = sheet.employment(true, trace);
    let available = sheet.available(
        &income,
        &[
            (Step::IncomeTax, &tax),
            (Step::Payroll, &payroll),
            (Step::Protection, &protection),
            (Step::Employment, &employment),
        ],
        trace,
    );
    let assets = sheet.asset_contribution(count, true, rates().parents_assets, trace);
    let adjusted = sheet.adjusted(&available, &assets, trace);
    let contribution = sheet.contribution(&adjusted, trace);
    (adjusted, contribution)
}

fn student_contribution<M: Money>(
    case: &Case<M>,
    parents: &M,
    year: &'static YearTables,
    count: bool,
    trace: &mut Trace,
) -> (M, M) {
    // Only the student's own return: a dependent student has no spouse.
    let alone = Side { second: None, ..case.student.clone() };
    let sheet = Sheet::student(&alone, year);
    let income = sheet.total_income(trace);
    let tax = sheet.income_tax(trace);
    let payroll = sheet.payroll(trace);
    let protection = M::whole(case.given.student_protection.unwrap_or(year.student_protection.amount));
    trace.looked_up((Part::Student, Step::Protection), &protection, &[], || Cell {
        table: "Income protection, dependent student".to_owned(),
        row: "every dependent student".to_owned(),
        value: year.student_protection.amount,
        source: year.student_protection.source.clone(),
    });
    let negative = if parents.exceeds(-1, Turn::NegativeParents) { M::whole(0) } else { parents.times(-1) };
    let from = [(From::Line(Part::Parents, Step::AdjustedIncome), parents)];
    trace.line(Part::Student, Step::NegativeParents, &negative, &from);
    let available = sheet.available(
        &income,
        &[
            (Step::IncomeTax, &tax),
            (Step::Payroll, &payroll),
            (Step::Protection, &protection),
            (Step::NegativeParents, &negative),
        ],
        trace,
    );
    let floor = &year.student_income_floor;
    let share = available.percent(rates().student_income);
    let contribution = share.at_least(floor.amount, Turn::IncomeFloor);
    trace.note(Part::Student, Step::IncomeContribution, contribution.value(), || {
        let cell = Cell {
            table: "Floor of a dependent student's contribution from income".to_owned(),
            row: year.year.to_string(),
            value: floor.amount,
            source: floor.source.clone(),
        };
        (vec![input(sheet.from(Step::AvailableIncome), available.value())], Some(cell))
    });
    let assets = sheet.asset_contribution(count, false, rates().student_assets, trace);
    (contribution, assets)
}

impl<M: Money> Sheet<'_, M> {
    pub fn adjusted(&self, available: &M, assets: &M, trace: &mut Trace) -> M {
        let adjusted = available.plus(assets);
        let parts =
            [(self.from(Step::AvailableIncome), available), (self.from(Step::AssetContribution), assets)];
        trace.line(self.part, Step::AdjustedIncome, &adjusted, &parts);
        adjusted
    }

    /// Parents of dependent students, and students with dependents of their own.
    pub fn contribution(&self, adjusted: &M, trace: &mut Trace) -> M {
        let table = &self.tables.contribution;
        let row = adjusted
            .exceeds(table.below.saturating_sub(1), Turn::Bracket)
            .then(|| row(&table.rows, adjusted, Turn::Bracket));
        let contribution = row.map_or_else(|| M::whole(table.floor), |row| row.of(adjusted));
        trace.looked_up(
            (self.part, Step::Contribution),
            &contribution,
            &[(self.from(Step::AdjustedIncome), adjusted)],
            || Cell {
                table: "Contribution from adjusted available income".to_owned(),
                row: row.map_or_else(|| format!("below {}: {}", table.below, table.floor), |row| row.name()),
                value: row.map_or(table.floor, |row| row.percent),
                source: table.source.clone(),
            },
        );
        contribution
    }
}
