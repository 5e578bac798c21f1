//! The exact range of a result while answers are missing.
//!
//! Along every field the index rises or falls and never turns, but at one place: an income of nothing earns no maximum
//! grant, an income of one dollar does. So the possible families are cut there, and in each part the lowest and the
//! highest index are those of a corner. Both ends are reached by a family that the answers allow.

mod corner;

use corner::corners;
use jiff::civil::Date;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    application::{Application, Problem},
    estimate,
};

/// Lowest and highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidBounds)]
pub struct Bounds {
    pub least: i64,
    pub most: i64,
}

impl Bounds {
    /// Everything that an index can be.
    pub const OF_INDEX: Self = Self { least: -1500, most: 999_999 };

    fn with(bounds: Option<Self>, value: i64) -> Self {
        let Self { least, most } = bounds.unwrap_or(Self { least: value, most: value });
        Self { least: least.min(value), most: most.max(value) }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidInterval)]
#[serde(rename_all = "camelCase")]
pub struct Interval {
    pub sai: Bounds,
    pub pell: Bounds,
    /// Fields whose answer would narrow it.
    pub missing: Vec<String>,
    /// Answers that cannot be, left out here.
    pub problems: Vec<Problem>,
}

/// What is certain already. Answers with a problem count as missing; None if those that are left contradict each
/// other, which no checked application does.
pub fn interval(application: &Application, today: Date) -> Option<Interval> {
    let problems = application.problems(today);
    let kept = application.without(&problems);
    let degrees = match (kept.about.has_degree, kept.about.graduate) {
        (Some(true), _) | (_, Some(true)) => vec![true],
        (Some(false), Some(false)) => vec![false],
        _ => vec![false, true],
    };
    let (mut sai, mut pell) = (None, None);
    for possible in kept.possibilities() {
        for (case, lowest) in [(&possible.least, true), (&possible.most, false)] {
            for corner in corners(case, lowest) {
                for has_degree in &degrees {
                    let found = estimate(&corner, &kept.standing(*has_degree));
                    sai = Some(Bounds::with(sai, found.sai));
                    pell = Some(Bounds::with(pell, found.pell));
                }
            }
        }
    }
    Some(Interval { sai: sai?, pell: pell?, missing: kept.missing(), problems })
}

#[cfg(test)]
mod tests;
