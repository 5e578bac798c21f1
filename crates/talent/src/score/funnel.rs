//! How many are left after each must.

use serde::Serialize;
use utoipa::ToSchema;

use super::board::Board;
use crate::{EvidenceState, Need, Requirement};

/// How many people meet a must.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FunnelStep {
    #[schema(value_type = i64)]
    pub requirement: u16,
    /// Who meets this one, whatever else they meet.
    #[schema(value_type = i64)]
    pub alone: u32,
    /// Who meets this one and all musts before it.
    #[schema(value_type = i64)]
    pub left: u32,
    /// Who would be left at the end if this one were no must.
    #[schema(value_type = i64)]
    pub without: u32,
}

/// A step for each must, in the order of the requirements. A must that the board does not know is met by nobody.
pub fn funnel(board: &Board, requirements: &[Requirement]) -> Vec<FunnelStep> {
    let musts: Vec<(u16, Option<usize>)> = requirements
        .iter()
        .filter(|one| one.need == Need::Must)
        .map(|one| (one.id, board.column(one.id)))
        .collect();
    let mut steps: Vec<FunnelStep> = musts
        .iter()
        .map(|(requirement, _)| FunnelStep { requirement: *requirement, alone: 0, left: 0, without: 0 })
        .collect();
    for row in 0..board.len() {
        let is_met = |column: usize| board.cell(row, column).0 == EvidenceState::Met;
        let met: Vec<bool> = musts.iter().map(|(_, column)| column.is_some_and(is_met)).collect();
        let unmet = met.iter().filter(|met| !**met).count();
        let first = met.iter().position(|met| !met).unwrap_or(met.len());
        for (at, (step, met)) in steps.iter_mut().zip(&met).enumerate() {
            step.alone += u32::from(*met);
            step.left += u32::from(at < first);
            step.without += u32::from(unmet == 0 || (unmet == 1 && !met));
        }
    }
    steps
}
