//! The Federal Pell Grant: what is scheduled for a year, and how it is paid by term.

mod intensity;
mod terms;

pub use intensity::{full_time_credits, intensity};
use serde::{Deserialize, Serialize};
pub use terms::{Calendar, Payment, Rounding, Schedule, Term, Used, schedule};
use utoipa::ToSchema;

use crate::{
    case::MaxPell,
    formula::{Index, MinPell},
    money::{Money, Turn},
    tables::PellAmounts,
    trace::{Cell, From, Part, Step, Trace, input},
};

/// What a grant depends on beside the index.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Standing {
    /// A bachelor's or professional degree, or a graduate programme.
    pub has_degree: bool,
    /// Of a full-time student for a full year. Unknown: it does not limit the grant.
    pub cost: Option<i64>,
    /// Grants and scholarships that are not federal. From 2026-27 on there is no Pell Grant beside a full ride.
    pub other_grants: i64,
}

/// By which of the three ways a grant is given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidWay)]
#[serde(rename_all = "camelCase")]
pub enum Way {
    Maximum,
    Calculated,
    Minimum,
    /// The index is too high.
    None,
    /// A degree, or others who pay for everything.
    Excluded,
}

#[derive(Clone, Debug)]
pub struct Award<M = i64> {
    /// For a full-time student and a full year.
    pub scheduled: M,
    pub way: Way,
    /// Only where no larger grant is due.
    pub min: Option<MinPell>,
}

pub fn award<M: Money>(
    index: &Index<M>,
    amounts: &PellAmounts,
    standing: &Standing,
    trace: &mut Trace,
) -> Award<M> {
    let (way, min) = way(index, amounts, standing);
    let counted = index.sai.at_least(0, Turn::Zero);
    let calculated = M::whole(amounts.most).minus(&counted);
    let award = match way {
        Way::Maximum => M::whole(amounts.most),
        Way::Calculated => calculated.divided(5).times(5),
        Way::Minimum => M::whole(amounts.least),
        Way::None | Way::Excluded => M::whole(0),
    };
    let scheduled = match standing.cost {
        Some(cost) => award.at_most(cost.max(0), Turn::Cost),
        None => award,
    };
    if trace.is_on() {
        note(index, amounts, standing, (&calculated, &scheduled, min), trace);
    }
    Award { scheduled, way, min }
}

fn way<M: Money>(index: &Index<M>, amounts: &PellAmounts, standing: &Standing) -> (Way, Option<MinPell>) {
    let paid = standing.cost.is_some_and(|cost| cost > 0 && standing.other_grants >= cost);
    let excluded = standing.has_degree || (amounts.ends_when_others_pay_all && paid);
    let within = |most: i64| !index.sai.exceeds(most, Turn::CalculatedPell);
    let too_high = || {
        let ceiling = amounts.ceiling.map(|ceiling| ceiling.saturating_sub(1));
        ceiling.is_some_and(|most| index.sai.exceeds(most, Turn::PellCeiling))
            || index.tests.income.exceeds(index.tests.min_limit, Turn::MinPell)
    };
    let way = if index.tests.max.is_some() {
        Way::Maximum
    } else if within(amounts.most.saturating_sub(amounts.least)) {
        Way::Calculated
    } else if too_high() {
        Way::None
    } else {
        Way::Minimum
    };
    let min = (way == Way::Minimum).then_some(index.tests.min_rule);
    (if excluded { Way::Excluded } else { way }, min)
}

fn note<M: Money>(
    index: &Index<M>,
    amounts: &PellAmounts,
    standing: &Standing,
    (calculated, scheduled, min): (&M, &M, Option<MinPell>),
    trace: &mut Trace,
) {
    let sai = input(From::Line(Part::Family, Step::Index), index.sai.value());
    let max = input(From::Line(Part::Family, Step::MaxPell), index.tests.max.map_or(0, MaxPell::number));
    let number = min.map_or(0, MinPell::number);
    trace.note(Part::Family, Step::MinPell, number, || {
        let income = input(From::Line(Part::Family, Step::PellIncome), index.tests.income.value());
        let limit = input(From::Line(Part::Family, Step::MinLimit), index.tests.min_limit);
        (vec![income, limit, sai.clone(), max.clone()], None)
    });
    let can = !standing.has_degree;
    trace.note(Part::Pell, Step::Degree, i64::from(can), || {
        (vec![input(From::Named("hasDegree"), i64::from(standing.has_degree))], None)
    });
    let cell = |row: &str, value: i64| Cell {
        table: "Pell Grant amounts".to_owned(),
        row: row.to_owned(),
        value,
        source: amounts.source.clone(),
    };
    trace.note(Part::Pell, Step::CalculatedAward, calculated.value(), || {
        (vec![sai.clone()], Some(cell("maximum", amounts.most)))
    });
    trace.note(Part::Pell, Step::ScheduledAward, scheduled.value(), || {
        let mut inputs = vec![
            input(From::Line(Part::Pell, Step::CalculatedAward), calculated.value()),
            max,
            input(From::Line(Part::Family, Step::MinPell), number),
            input(From::Line(Part::Pell, Step::Degree), i64::from(can)),
        ];
        inputs.extend(standing.cost.map(|cost| input(From::Named("cost"), cost)));
        inputs.push(input(From::Named("otherGrants"), standing.other_grants));
        (inputs, Some(cell("minimum", amounts.least)))
    });
}

#[cfg(test)]
mod tests;
