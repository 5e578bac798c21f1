//! How far people come.

use api::{Code, Id, Lines, Whole};
use candidates::network::{NetworkFreshness, NetworkProgress, NetworkStage};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct SetNetworkStage {
    pub stage: NetworkStage,
    pub note: Option<Lines<0, 1000>>,
    // The revision of the progress that this was decided on.
    #[schema(inline)]
    pub seen: Whole<0, 1_000_000>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UndoNetworkStage {
    // The step that is meant: another is never taken back instead.
    pub step: Id,
}

/// What came of confirming somebody's profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkConfirmation {
    pub freshness: NetworkFreshness,
    /// Takes it back by this; none if somebody had confirmed it today already.
    pub confirmation: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct UndoNetworkConfirmation {
    pub confirmation: Id,
}

/// Why a step was not taken. If somebody else was faster, with how far they are now.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkProgressConflict {
    pub code: Code,
    /// A sentence that says what is wrong and what to do about it.
    pub message: String,
    /// Only with `overtaken`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub current: Option<NetworkProgress>,
}

/// From a profile to an offer that was accepted.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkOutcomes {
    #[schema(value_type = i64)]
    pub people: u32,
    /// From the first stage to the last.
    pub steps: Vec<NetworkFunnelStep>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkFunnelStep {
    pub stage: NetworkStage,
    /// How many have come so far, and how many are there now.
    #[schema(value_type = i64)]
    pub reached: u32,
    #[schema(value_type = i64)]
    pub now: u32,
    /// In percent of those who had reached the stage before, rounded to tenths. None if nobody had, and for the first stage.
    pub conversion: Option<f64>,
    /// Days from the stage before, of half of them fewer. None if nobody has gone this step, and for the first stage.
    pub median_days: Option<f64>,
}
