//! Whether groups fare alike, and whether what must not count does not.

use api::Whole;
use serde::{Deserialize, Serialize};
use talent::{fairness::ImpactTable, probe::Swap, score::Compared};
use utoipa::ToSchema;

use super::RoleWhatIf;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AssessRoleFairness {
    pub what_if: Option<RoleWhatIf>,
    /// Hundredths of a point that count as selected. Without it, what the role says.
    #[schema(inline)]
    pub cut: Option<Whole<0, 10_000>>,
}

/// How groups fare. Nobody is named, and nothing of it enters a score.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoleFairness {
    /// Where the line was drawn: where it was asked for, or so far below that two lines have at least five people between
    /// them.
    #[schema(value_type = i64)]
    pub cut: u16,
    #[schema(value_type = i64)]
    pub pool_size: u32,
    /// By this line.
    #[schema(value_type = i64)]
    pub selected: u32,
    /// Share of each group that is selected, by the four-fifths rule: by sex, by race, by both.
    pub selection: Vec<ImpactTable>,
    /// Share of each group above the median, by Local Law 144: by sex, by race, by both.
    pub scoring: Vec<ImpactTable>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ProbeRoleSwaps {
    pub what_if: Option<RoleWhatIf>,
    /// How many of the ranking are left out before; none without it.
    #[schema(inline)]
    pub from: Option<Whole<0, 1_000_000>>,
    // So many of the ranking. Each is read again several times: whoever wants more asks again from there on.
    #[schema(inline)]
    pub count: Whole<1, 25>,
}

/// What came of exchanging names, pronouns, schools and years of graduation.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoleSwapReport {
    /// How many of the ranking were left out before.
    #[schema(value_type = i64)]
    pub from: u32,
    /// So many are ranked.
    #[schema(value_type = i64)]
    pub of: u32,
    /// So many candidates were looked at.
    #[schema(value_type = i64)]
    pub candidates: u32,
    /// Parts of a ranking belong together if it is the same for each.
    pub pool_revision: String,
    /// As the ranking was.
    pub compared: Compared,
    pub swaps: Vec<RoleSwapCount>,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoleSwapCount {
    pub swap: Swap,
    /// Résumés in which there was something to exchange.
    #[schema(value_type = i64)]
    pub tried: u32,
    /// Of these, those whose score or evidence has changed: there must be none.
    #[schema(value_type = i64)]
    pub moved: u32,
    /// The largest difference, in hundredths of a point.
    #[schema(value_type = i64)]
    pub largest: u16,
}
