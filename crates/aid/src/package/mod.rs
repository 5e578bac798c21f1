//! Cost, need, the order in which aid is given, and what is left to pay.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    AwardYear,
    money::divided,
    tables::tables,
    trace::{Cell, From, Input, Line, Part, Step, Trace, input},
};

/// What a year of study costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = AidCosts)]
#[serde(rename_all = "camelCase", default)]
pub struct Costs {
    pub tuition: i64,
    /// With supplies and a computer.
    pub books: i64,
    pub transport: i64,
    pub personal: i64,
    pub housing_and_food: i64,
    pub other: i64,
}

impl Costs {
    pub fn total(&self) -> i64 {
        self.parts().iter().fold(0, |sum: i64, (_, part)| sum.saturating_add((*part).max(0)))
    }

    fn parts(&self) -> [(&'static str, i64); 6] {
        [
            ("tuition", self.tuition),
            ("books", self.books),
            ("transport", self.transport),
            ("personal", self.personal),
            ("housingAndFood", self.housing_and_food),
            ("other", self.other),
        ]
    }
}

/// What is on offer, and to whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Offer {
    pub year: AwardYear,
    pub costs: Costs,
    pub index: i64,
    pub pell: i64,
    /// Scholarships, state and institutional grants together.
    pub grants: i64,
    /// Federal supplemental grant and work-study, as far as the school has them to give.
    pub campus_grant: i64,
    pub work_study: i64,
    pub dependent: bool,
    /// In a graduate or professional programme: no subsidised loan, and a limit of its own.
    #[serde(default)]
    pub graduate: bool,
    /// The parents cannot have a PLUS loan: the student may borrow like an independent one.
    pub plus_denied: bool,
    /// 1 for the first.
    pub year_of_study: i64,
    /// Of full time over the year, in whole percent. From 2026-27 on loans shrink with it.
    pub intensity: i64,
    /// The same in the fullest term. No loan is paid below half.
    pub fullest_term: i64,
}

/// Who gets what. Grants, work and loans stay apart.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidPackage)]
#[serde(rename_all = "camelCase")]
pub struct Package {
    pub cost: i64,
    pub need: i64,
    pub pell: i64,
    pub grants: i64,
    pub campus_grant: i64,
    pub need_after_grants: i64,
    pub work_study: i64,
    pub need_after_campus: i64,
    pub subsidised: i64,
    pub unsubsidised: i64,
    /// Cost less grants and scholarships, and nothing else.
    pub net_price: i64,
    pub unmet: i64,
    pub over_award: i64,
    pub lines: Vec<Line>,
}

/// The order of the handbook: Pell first and never reduced, other grants, campus-based aid and the subsidised loan
/// within the need, the unsubsidised loan within the cost.
pub fn package(offer: &Offer) -> Package {
    let mut trace = Trace::on(None);
    let mut note = |step: Step, value: i64, inputs: Vec<Input>, cell: Option<Cell>| {
        trace.note(Part::Package, step, value, || (inputs, cell));
        value
    };
    let line = |step: Step, value: i64| input(From::Line(Part::Package, step), value);
    let named = |name: &'static str, value: i64| input(From::Named(name), value);

    let parts = offer.costs.parts().map(|(name, part)| named(name, part)).to_vec();
    let cost = note(Step::CostOfAttendance, offer.costs.total(), parts, None);
    let index = note(Step::IndexForPackage, offer.index.max(0), vec![named("index", offer.index)], None);
    let from = vec![line(Step::CostOfAttendance, cost), line(Step::IndexForPackage, index)];
    let need = note(Step::Need, cost.saturating_sub(index).max(0), from, None);
    let pell = note(Step::Pell, offer.pell.clamp(0, cost), vec![named("pell", offer.pell)], None);
    let grants = note(Step::Grants, offer.grants.max(0), vec![named("grants", offer.grants)], None);
    let gifts = pell.saturating_add(grants);
    let from = vec![line(Step::Need, need), line(Step::Pell, pell), line(Step::Grants, grants)];
    let after_grants = note(Step::NeedAfterGrants, need.saturating_sub(gifts).max(0), from, None);

    let (limits, full) = (loan_limits(offer), full_loans(offer));
    for ((step, limit), full) in [Step::LoanLimit, Step::SubsidisedLimit].into_iter().zip(limits).zip(full) {
        let from = vec![
            named("yearOfStudy", offer.year_of_study),
            named("intensity", offer.intensity),
            named("fullestTerm", offer.fullest_term),
        ];
        note(step, limit, from, Some(loan_cell(offer, full)));
    }

    // Each kind of aid is held by the need and by the cost that are left.
    let mut need_left = after_grants;
    let mut cost_left = cost.saturating_sub(gifts).max(0);
    let mut give = |step: Step, wanted: i64, from: Input, within_need: bool| {
        let most = if within_need { need_left.min(cost_left) } else { cost_left };
        let given = wanted.clamp(0, most);
        let lefts = [("needLeft", need_left), ("costLeft", cost_left)];
        let inputs = [from].into_iter().chain(lefts.map(|(name, left)| named(name, left))).collect();
        need_left -= given.min(need_left);
        cost_left -= given;
        (note(step, given, inputs, None), need_left)
    };
    let (campus_grant, _) =
        give(Step::CampusGrant, offer.campus_grant, named("campusGrant", offer.campus_grant), true);
    let (work_study, after_campus) =
        give(Step::WorkStudy, offer.work_study, named("workStudy", offer.work_study), true);
    let (subsidised, _) = give(Step::Subsidised, limits[1], line(Step::SubsidisedLimit, limits[1]), true);
    let rest = limits[0].saturating_sub(subsidised);
    let (unsubsidised, _) = give(Step::Unsubsidised, rest, line(Step::LoanLimit, limits[0]), false);

    let free = gifts.saturating_add(campus_grant);
    let all = free.saturating_add(work_study).saturating_add(subsidised).saturating_add(unsubsidised);
    note(Step::NeedAfterCampus, after_campus, vec![line(Step::NeedAfterGrants, after_grants)], None);
    note(
        Step::TotalAid,
        all,
        vec![
            named("grants", free),
            line(Step::WorkStudy, work_study),
            line(Step::Subsidised, subsidised),
            line(Step::Unsubsidised, unsubsidised),
        ],
        None,
    );
    let net_price = cost.saturating_sub(free).max(0);
    let from = vec![line(Step::CostOfAttendance, cost), named("grants", free)];
    note(Step::NetPrice, net_price, from, None);
    let from = vec![line(Step::CostOfAttendance, cost), line(Step::TotalAid, all)];
    let unmet = note(Step::Unmet, cost.saturating_sub(all).max(0), from.clone(), None);
    let over_award = note(Step::OverAward, all.saturating_sub(cost).max(0), from, None);
    Package {
        cost,
        need,
        pell,
        grants,
        campus_grant,
        need_after_grants: after_grants,
        work_study,
        need_after_campus: after_campus,
        subsidised,
        unsubsidised,
        net_price,
        unmet,
        over_award,
        lines: trace.into_lines(),
    }
}

/// Both loans together, and the subsidised one.
fn loan_limits(offer: &Offer) -> [i64; 2] {
    if offer.fullest_term < 50 {
        return [0, 0];
    }
    let percent = if offer.year >= AwardYear::Y2026 { offer.intensity.min(100) } else { 100 };
    full_loans(offer).map(|limit| divided(limit.saturating_mul(percent), 100))
}

/// As the table has them, for full time.
fn full_loans(offer: &Offer) -> [i64; 2] {
    let loans = &tables().common.loans;
    if offer.graduate {
        return [loans.graduate, 0];
    }
    let table = if offer.dependent && !offer.plus_denied { &loans.dependent } else { &loans.independent };
    let place = usize::try_from(offer.year_of_study.clamp(1, 3) - 1).unwrap_or(0);
    table[place]
}

fn loan_cell(offer: &Offer, limit: i64) -> Cell {
    let table = match (offer.graduate, offer.dependent && !offer.plus_denied) {
        (true, _) => "Direct loans, table 1C",
        (false, true) => "Direct loans, table 1A",
        (false, false) => "Direct loans, table 1B",
    };
    Cell {
        table: table.to_owned(),
        row: if offer.graduate {
            "all years".to_owned()
        } else {
            format!("year {}", offer.year_of_study.clamp(1, 3))
        },
        value: limit,
        source: tables().common.loans.source.clone(),
    }
}

#[cfg(test)]
mod tests;
