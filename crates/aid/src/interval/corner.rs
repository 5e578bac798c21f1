use crate::{
    application::Range,
    case::{Case, Item, Who},
    tables::YearTables,
};

/// Whether more of it means a higher index.
fn raises(item: Item) -> bool {
    !matches!(
        item,
        Item::Earned
            | Item::Tax
            | Item::IraRollover
            | Item::PensionRollover
            | Item::EducationCredits
            | Item::TaxableGrants
            | Item::WorkStudy
    )
}

/// The ends of a range by their effect: lowest index first. Of some only the size counts, not the sign.
fn ends(item: Item, range: Range) -> [i64; 2] {
    let ends = match item {
        Item::ForeignIncome | Item::ScheduleC => {
            let sizes = [range.from.saturating_abs(), range.to.saturating_abs()];
            let crosses = range.from <= 0 && range.to >= 0;
            let smallest = if crosses { 0 } else { sizes[0].min(sizes[1]) };
            [smallest, sizes[0].max(sizes[1])]
        }
        _ => [range.from, range.to],
    };
    if raises(item) { ends } else { [ends[1], ends[0]] }
}

/// The families among which the lowest, or the highest, index of a case is found.
///
/// One with an income that is tested at nothing or less, one above, as far as the ranges allow. Where the corner lies
/// on the other side, income is moved to the edge. How it is shared out there does not matter: only its sum counts.
pub fn corners(case: &Case<Range>, lowest: bool) -> Vec<Case> {
    let corner = case.map(|_, item, range| ends(item, *range)[usize::from(!lowest)]);
    let opposite = case.map(|_, item, range| ends(item, *range)[usize::from(lowest)]);
    let (here, there) = (tested_income(&corner), tested_income(&opposite));
    let mut corners = Vec::with_capacity(2);
    if lowest && here <= 0 && there >= 1 {
        corners.push(moved(&corner, &opposite, 1 - here));
    } else if !lowest && here >= 1 && there <= 0 {
        corners.push(moved(&corner, &opposite, here));
    }
    corners.push(corner);
    corners
}

fn counts_foreign_income<T>(case: &Case<T>) -> bool {
    YearTables::of(case.year).pell.counts_foreign_income
}

fn tested_income(case: &Case) -> i64 {
    let foreign = counts_foreign_income(case);
    case.deciding().returns().fold(0, |sum: i64, one| {
        let foreign = if foreign { one.amounts.foreign_income } else { 0 };
        sum.saturating_add(one.amounts.agi).saturating_add(foreign)
    })
}

/// Moves the tested income towards the opposite corner by so many dollars.
fn moved(corner: &Case, opposite: &Case, mut dollars: i64) -> Case {
    let foreign = counts_foreign_income(corner);
    let deciding = if corner.parents.is_some() && corner.formula == crate::Formula::A {
        [Who::Parent, Who::OtherParent]
    } else {
        [Who::Student, Who::Spouse]
    };
    corner.map(|who, item, value| {
        let tested = item == Item::Agi || (foreign && item == Item::ForeignIncome);
        if dollars <= 0 || !tested || !deciding.contains(&who) {
            return *value;
        }
        let end = opposite.of(who).map_or(*value, |one| *one.amounts.get(item));
        let step = end.saturating_sub(*value).clamp(-dollars, dollars);
        dollars -= step.abs();
        value.saturating_add(step)
    })
}
