//! Formulas B and C: the student, with the spouse if there is one.

use super::income::Sheet;
use crate::{
    case::{Case, Formula, Marital},
    money::{Money, Turn},
    tables::{Protection, YearTables, tables},
    trace::{Cell, From, Part, Step, Trace, input},
};

pub fn index<M: Money>(case: &Case<M>, tables: &'static YearTables, count: bool, trace: &mut Trace) -> M {
    let sheet = Sheet::student(&case.student, tables);
    let married = case.student.marital == Marital::Married;
    let income = sheet.total_income(trace);
    let tax = sheet.income_tax(trace);
    let payroll = sheet.payroll(trace);
    let protection = protection(case, &sheet, married, trace);
    let employment = sheet.employment(married || case.formula == Formula::C, trace);
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
    if case.formula == Formula::C {
        with_dependents(&sheet, &available, count, trace)
    } else {
        alone(&sheet, &available, count, trace)
    }
}

fn alone<M: Money>(sheet: &Sheet<'_, M>, available: &M, count: bool, trace: &mut Trace) -> M {
    let rates = &tables().common.rates;
    // Without a floor of its own: only the index as a whole has one.
    let income = available.percent(rates.student_income);
    trace.line(
        Part::Student,
        Step::IncomeContribution,
        &income,
        &[(sheet.from(Step::AvailableIncome), available)],
    );
    let assets = sheet.asset_contribution(count, true, rates.student_assets, trace);
    let parts =
        [(sheet.from(Step::IncomeContribution), &income), (sheet.from(Step::AssetContribution), &assets)];
    super::within_limits(&income.plus(&assets), &parts, trace)
}

fn with_dependents<M: Money>(sheet: &Sheet<'_, M>, available: &M, count: bool, trace: &mut Trace) -> M {
    let rate = tables().common.rates.with_dependents_assets;
    let assets = sheet.asset_contribution(count, true, rate, trace);
    let adjusted = sheet.adjusted(available, &assets, trace);
    let contribution = sheet.contribution(&adjusted, trace);
    super::within_limits(&contribution, &[(sheet.from(Step::Contribution), &contribution)], trace)
}

fn protection<M: Money>(case: &Case<M>, sheet: &Sheet<'_, M>, married: bool, trace: &mut Trace) -> M {
    let (tables, given) = (sheet.tables, case.given.student_protection);
    if case.formula == Formula::C {
        let table = if married { &tables.married_protection } else { &tables.single_protection };
        return sheet.protection(table, given, trace);
    }
    let table = &tables.alone_protection;
    let found = if married { table.married } else { table.single };
    let protection = M::whole(given.unwrap_or(found));
    trace.looked_up((Part::Student, Step::Protection), &protection, &[], || Cell {
        table: "Income protection, independent without dependents".to_owned(),
        row: if married { "married" } else { "not married" }.to_owned(),
        value: found,
        source: table.source.clone(),
    });
    protection
}

impl<M: Money> Sheet<'_, M> {
    /// By the size of the family, unless a record says how much.
    pub fn protection(&self, table: &Protection, given: Option<i64>, trace: &mut Trace) -> M {
        let size = self.side.family_size;
        let protection = given.unwrap_or_else(|| table.amount(size));
        trace.note(self.part, Step::Protection, protection, || {
            let from = given.map_or(From::Named("familySize"), |_| From::Named("given"));
            (vec![input(from, given.unwrap_or(size))], Some(table.cell(size)))
        });
        M::whole(protection)
    }

    pub fn available(&self, income: &M, allowances: &[(Step, &M)], trace: &mut Trace) -> M {
        let total = M::sum(allowances.iter().map(|(_, value)| *value));
        let inputs: Vec<_> = allowances.iter().map(|(step, value)| (self.from(*step), *value)).collect();
        trace.line(self.part, Step::Allowances, &total, &inputs);
        let available = income.minus(&total);
        let parts = [(self.from(Step::TotalIncome), income), (self.from(Step::Allowances), &total)];
        trace.line(self.part, Step::AvailableIncome, &available, &parts);
        available
    }
}

/// Kept within what an index can be.
pub fn limited<M: Money>(sum: &M) -> M {
    let limits = &tables().common.index;
    sum.at_least(limits.least, Turn::IndexLimit).at_most(limits.most, Turn::IndexLimit)
}
