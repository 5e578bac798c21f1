use serde::Serialize;
use utoipa::ToSchema;

use super::{Curve, Field, now, with};
use crate::{Case, estimate, money::Turn, pell::Standing};

/// A dollar that changes much at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidCliff)]
#[serde(rename_all = "camelCase")]
pub struct Cliff {
    /// The first dollar on the far side.
    pub at: i64,
    pub turn: Turn,
    pub sai_before: i64,
    pub sai_after: i64,
    pub pell_before: i64,
    pub pell_after: i64,
}

/// Rounding alone moves the index by so much from one dollar to the next, and the grant by a step of five.
const ROUNDING: i64 = 2;
const STEP: i64 = 5;

impl Curve {
    /// Where the index or the grant jumps, or where the index turns against the way it goes on both sides.
    pub fn cliffs(&self) -> Vec<Cliff> {
        let edges = self.pieces.windows(2).filter_map(|pair| {
            let ((sai_before, pell_before), (sai_after, pell_after)) =
                (pair[0].at(pair[0].to), pair[1].at(pair[1].from));
            let jump = sai_after.saturating_sub(sai_before);
            let jumps = jump.abs() > ROUNDING || pell_after.saturating_sub(pell_before).abs() > STEP;
            // Along earnings the index wavers by a dollar everywhere: that is no cliff.
            let against = jump != 0
                && !matches!(self.field, Field::Wages { .. })
                && [pair[0].sai_slope, pair[1].sai_slope].iter().all(|slope| slope.signum() != jump.signum());
            let turn = pair[1].turn.unwrap_or(Turn::Zero);
            let at = pair[1].from;
            (jumps || against).then_some(Cliff { at, turn, sai_before, sai_after, pell_before, pell_after })
        });
        edges.collect()
    }
}

/// What a bit more of a field does, found by reckoning twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = AidMarginal)]
#[serde(rename_all = "camelCase")]
pub struct Marginal {
    pub more: i64,
    pub sai: i64,
    pub pell: i64,
}

impl Marginal {
    pub fn of(case: &Case, standing: &Standing, field: Field, more: i64) -> Option<Self> {
        let now = now(case, field)?;
        let (before, after) =
            (estimate(case, standing), estimate(&with(case, field, now.saturating_add(more)), standing));
        Some(Self {
            more,
            sai: after.sai.saturating_sub(before.sai),
            pell: after.pell.saturating_sub(before.pell),
        })
    }
}

#[cfg(test)]
mod tests;
