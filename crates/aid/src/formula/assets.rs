//! What a family owns, and whether it counts.

use super::income::Sheet;
use crate::{
    case::{Case, Item, Side},
    money::{Money, Turn},
    tables::{YearTables, row, tables},
    trace::{Cell, From, Part, Step, Trace, input},
};

/// A record says it by itself, or else: a benefit, or little income on a plain return.
pub fn count<M: Money>(case: &Case<M>, trace: &mut Trace) -> bool {
    let side = case.deciding();
    let count = case.given.assets_count.unwrap_or_else(|| !case.benefit && !is_plain(side));
    trace.note(Part::Family, Step::AssetsCount, i64::from(count), || {
        let mut inputs = vec![input(From::Named("benefit"), i64::from(case.benefit))];
        let sheet = match case.parents.as_ref().filter(|parents| std::ptr::eq(*parents, side)) {
            Some(parents) => Sheet::parents(parents, YearTables::of(case.year)),
            None => Sheet::student(side, YearTables::of(case.year)),
        };
        for item in [Item::Agi, Item::ScheduleC] {
            inputs.extend(sheet.fields(item).map(|(from, value)| input(from, value.value())));
        }
        let schedules = side.returns().any(|one| one.schedules);
        inputs.push(input(From::Named("schedules"), i64::from(schedules)));
        if let Some(given) = case.given.assets_count {
            inputs.push(input(From::Named("given"), i64::from(given)));
        }
        let cell = Cell {
            table: "Asset test".to_owned(),
            row: "adjusted gross income below".to_owned(),
            value: tables().common.asset_test.below,
            source: tables().common.asset_test.source.clone(),
        };
        (inputs, Some(cell))
    });
    count
}

fn is_plain<M: Money>(side: &Side<M>) -> bool {
    let test = &tables().common.asset_test;
    let income: Vec<M> = side.returns().map(|one| one.amounts.agi.clone()).collect();
    let simple = side.returns().all(|one| {
        !one.schedules && !one.amounts.schedule_c.size().exceeds(test.schedule_c, Turn::ScheduleC)
    });
    simple && !M::sum(&income).exceeds(test.below.saturating_sub(1), Turn::AssetTest)
}

impl<M: Money> Sheet<'_, M> {
    /// A share of what is owned. Child support counts as an asset, but not for a dependent student.
    pub fn asset_contribution(&self, count: bool, support: bool, percent: i64, trace: &mut Trace) -> M {
        if !count {
            let none = M::whole(0);
            trace.line(self.part, Step::AssetContribution, &none, &[]);
            return none;
        }
        let worth = self.net_worth(support, trace);
        let contribution = worth.percent(percent).at_least(0, Turn::Zero);
        trace.note(self.part, Step::AssetContribution, contribution.value(), || {
            let inputs =
                vec![input(self.from(Step::NetWorth), worth.value()), input(From::Named("percent"), percent)];
            (inputs, None)
        });
        contribution
    }

    fn net_worth(&self, support: bool, trace: &mut Trace) -> M {
        let business = self.business(trace);
        let mut worth = business.clone();
        for one in self.side.returns() {
            worth = worth.plus(&one.amounts.cash).plus(&one.amounts.investments.at_least(0, Turn::Zero));
            if support {
                worth = worth.plus(&one.amounts.child_support);
            }
        }
        trace.note(self.part, Step::NetWorth, worth.value(), || {
            let items = [Item::ChildSupport, Item::Cash, Item::Investments];
            let mut inputs = Vec::new();
            for item in items.into_iter().filter(|item| support || *item != Item::ChildSupport) {
                inputs.extend(self.fields(item).map(|(from, value)| input(from, value.value())));
            }
            inputs.push(input(self.from(Step::Business), business.value()));
            (inputs, None)
        });
        worth
    }

    /// All businesses together go through the table once.
    fn business(&self, trace: &mut Trace) -> M {
        let mut owned = M::whole(0);
        for one in self.side.returns() {
            owned = owned.plus(&one.amounts.business);
            if self.tables.pell.family_business_counts {
                owned = owned.plus(&one.amounts.family_business);
            }
        }
        let owned = owned.at_least(0, Turn::Zero);
        let row = row(&self.tables.business.rows, &owned, Turn::Business);
        let adjusted = row.of(&owned);
        trace.note(self.part, Step::Business, adjusted.value(), || {
            let mut inputs: Vec<_> = self.fields(Item::Business).collect();
            if self.tables.pell.family_business_counts {
                inputs.extend(self.fields(Item::FamilyBusiness));
            }
            let inputs = inputs.into_iter().map(|(from, value)| input(from, value.value())).collect();
            let cell = Cell {
                table: "Businesses and farms".to_owned(),
                row: row.name(),
                value: row.percent,
                source: self.tables.business.source.clone(),
            };
            (inputs, Some(cell))
        });
        adjusted
    }
}
