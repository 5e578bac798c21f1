use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    AwardYear, Case, Formula,
    case::MaxPell,
    formula::{MinPell, index},
    pell::{Standing, Way, award},
    tables::{Status, YearTables},
    trace::{Line, Trace},
};

/// The figures alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidEstimate)]
#[serde(rename_all = "camelCase")]
pub struct Estimate {
    pub sai: i64,
    /// Scheduled for a full-time student and a full year.
    pub pell: i64,
    pub way: Way,
    pub max_pell: Option<MaxPell>,
    pub min_pell: Option<MinPell>,
    pub assets_count: bool,
}

/// The figures with every line that led to them. An estimate, never an offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidExplained)]
#[serde(rename_all = "camelCase")]
pub struct Explained {
    pub year: AwardYear,
    /// Preliminary tables have to be shown as such.
    pub tables: Status,
    pub note: &'static str,
    pub formula: Formula,
    #[serde(flatten)]
    pub estimate: Estimate,
    pub lines: Vec<Line>,
}

pub fn estimate(case: &Case, standing: &Standing) -> Estimate {
    reckon(case, standing, &mut Trace::off())
}

pub fn explain(case: &Case, standing: &Standing) -> Explained {
    let mut trace = Trace::on(Some(case.formula));
    let estimate = reckon(case, standing, &mut trace);
    let tables = YearTables::of(case.year);
    Explained {
        year: case.year,
        tables: tables.status,
        note: &tables.note,
        formula: case.formula,
        estimate,
        lines: trace.into_lines(),
    }
}

fn reckon(case: &Case, standing: &Standing, trace: &mut Trace) -> Estimate {
    let found = index(case, trace);
    let pell = award(&found, &YearTables::of(case.year).pell, standing, trace);
    Estimate {
        sai: found.sai,
        pell: pell.scheduled,
        way: pell.way,
        max_pell: found.tests.max,
        min_pell: pell.min,
        assets_count: found.assets_count,
    }
}
