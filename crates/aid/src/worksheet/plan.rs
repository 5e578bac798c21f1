use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{
    Case, Formula,
    application::School,
    estimate,
    money::divided,
    object::{object, objects},
    package::{Costs, Offer, Package, package},
    pell::{Calendar, Schedule, Standing, Term, Used, schedule},
};

/// A year at one school: what it costs, what it gives, when it pays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
#[schema(as = AidPlan)]
pub struct Plan {
    #[schema(max_length = 200)]
    pub name: String,
    #[serde(deserialize_with = "object")]
    pub costs: Costs,
    /// Scholarships, state and institutional grants together.
    pub grants: i64,
    /// The federal supplemental grant, as far as the school has it to give.
    pub campus_grant: i64,
    pub work_study: i64,
    /// 1 for the first.
    pub year_of_study: i64,
    /// The parents cannot have a PLUS loan.
    pub plus_denied: bool,
    pub calendar: Calendar,
    #[serde(deserialize_with = "objects")]
    #[schema(max_items = 8)]
    pub terms: Vec<Term>,
    #[serde(deserialize_with = "object")]
    pub used: Used,
}

impl Default for Plan {
    fn default() -> Self {
        let term = |name: &str| Term { name: name.to_owned(), credits: 12, full_time: 12, weeks: 15 };
        Self {
            name: String::new(),
            costs: Costs::default(),
            grants: 0,
            campus_grant: 0,
            work_study: 0,
            year_of_study: 1,
            plus_denied: false,
            calendar: Calendar::Standard { terms: 2 },
            terms: vec![term("Fall"), term("Spring")],
            used: Used::default(),
        }
    }
}

/// What a school comes to.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = AidPlanResult)]
pub struct PlanResult {
    pub name: String,
    /// The scheduled Pell Grant: full time, a full year.
    pub scheduled_pell: i64,
    /// What of it is paid for these terms.
    pub schedule: Schedule,
    pub package: Package,
    /// Of full time over the whole year, in whole percent.
    pub intensity: i64,
}

const CENTS: i64 = 100;

impl Plan {
    /// Without any cost it is not known yet, which is not the same as nothing.
    fn cost(&self) -> Option<i64> {
        Some(self.costs.total()).filter(|cost| *cost > 0)
    }

    pub fn school(&self) -> School {
        School { cost: self.cost(), other_grants: self.grants }
    }

    pub fn work_out(&self, case: &Case, has_degree: bool, graduate: bool) -> PlanResult {
        let standing = Standing { has_degree, cost: self.cost(), other_grants: self.grants };
        let found = estimate(case, &standing);
        let schedule = schedule(found.pell, self.calendar, &self.terms, &self.used);
        let intensity = self.intensity();
        let pell = if self.terms.is_empty() { found.pell } else { schedule.total.div_euclid(CENTS) };
        let offer = Offer {
            year: case.year,
            costs: self.costs,
            index: found.sai,
            pell,
            grants: self.grants,
            campus_grant: self.campus_grant,
            work_study: self.work_study,
            dependent: case.formula == Formula::A,
            graduate,
            plus_denied: self.plus_denied,
            year_of_study: self.year_of_study,
            intensity,
            fullest_term: self.fullest_term(),
        };
        PlanResult {
            name: self.name.clone(),
            scheduled_pell: found.pell,
            schedule,
            package: package(&offer),
            intensity,
        }
    }

    /// Of full time in the term with most credits: loans are paid term by term.
    fn fullest_term(&self) -> i64 {
        let percent = |term: &Term| match term.full_time {
            ..=0 => 100,
            full => (term.credits.max(0).saturating_mul(100) / full).min(100),
        };
        self.terms.iter().map(percent).max().unwrap_or(100)
    }

    /// All credits of the year beside those of a full-time student, summer apart unless it is all there is.
    fn intensity(&self) -> i64 {
        let counted = match self.calendar {
            Calendar::Standard { terms } | Calendar::Short { terms, .. } => {
                usize::try_from(terms.max(1)).unwrap_or(usize::MAX)
            }
            Calendar::General { .. } | Calendar::ClockHours { .. } => usize::MAX,
        };
        let (taken, full) = self.terms.iter().take(counted).fold((0_i64, 0_i64), |(taken, full), term| {
            (taken.saturating_add(term.credits.max(0)), full.saturating_add(term.full_time.max(0)))
        });
        if full == 0 { 100 } else { divided(taken.saturating_mul(100), full).clamp(0, 100) }
    }
}
