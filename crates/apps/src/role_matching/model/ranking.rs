//! A ranked list of candidates for a role.

use candidates::{CandidateSource, DecisionKind, Meaning};
use serde::Serialize;
use talent::{
    EvidenceKind, EvidenceState, FlagKind, Need,
    score::{Compared, FunnelStep},
};
use utoipa::ToSchema;

/// Everybody of a role's pool, ranked. Consent is applied before anything is counted.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateRanking {
    pub role: String,
    /// The role's revision that was ranked for, or that a what-if was made of.
    #[schema(value_type = i64)]
    pub revision: u32,
    pub is_blind: bool,
    /// What scored them.
    pub scorer: &'static str,
    /// Changes with everybody of this pool who comes, leaves or changes, and with how they are compared.
    pub pool_revision: String,
    #[schema(value_type = i64)]
    pub pool_size: u32,
    /// How many pass the filter.
    #[schema(value_type = i64)]
    pub total: u32,
    /// How many of the pool could be compared by meaning.
    pub meaning: Meaning,
    /// How these were.
    pub compared: Compared,
    /// One page of them.
    pub rows: Vec<RankedCandidate>,
    /// All of the pool by their scores, in ten equal steps.
    pub histogram: Vec<RankingBin>,
    /// The pool after each must, in the order of the chips.
    pub funnel: Vec<FunnelStep>,
    /// Hundredths of a point that count as selected.
    #[schema(value_type = i64)]
    pub cut: u16,
    /// How many of the pool have as many, or more.
    #[schema(value_type = i64)]
    pub selected: u32,
    /// How many bands there are.
    #[schema(value_type = i64)]
    pub bands: u32,
    /// How many have another rank than by the role as it is saved; none without a what-if.
    #[schema(value_type = Option<i64>)]
    pub moved: Option<u32>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankedCandidate {
    /// For the addresses of this app: it does not tell who it is, and names nobody elsewhere.
    // Empty in a blind file: with an id, anybody can look up who it is.
    #[serde(skip_serializing_if = "String::is_empty")]
    #[schema(required)]
    pub id: String,
    /// Says nothing about the person: "Candidate 4F2A".
    pub label: String,
    /// Not in a blind list.
    pub name: Option<String>,
    pub source: CandidateSource,
    /// From 1, the best.
    #[schema(value_type = i64)]
    pub rank: u32,
    /// The rank by the role as it is saved; none without a what-if.
    #[schema(value_type = Option<i64>)]
    pub rank_before: Option<u32>,
    /// Places won (above 0) or lost (below 0) by a what-if.
    #[schema(value_type = Option<i64>)]
    pub moved: Option<i32>,
    /// Hundredths of a point: 10,000 is the most.
    #[schema(value_type = i64)]
    pub points: u16,
    /// What it would be if all that is unknown were met.
    #[schema(value_type = i64)]
    pub high: u16,
    /// From 1. Those in one band cannot be told apart by a single requirement.
    #[schema(value_type = i64)]
    pub band: u32,
    pub is_selected: bool,
    #[schema(value_type = i64)]
    pub musts_met: u16,
    #[schema(value_type = i64)]
    pub musts: u16,
    /// What adds the most to the score, the most first; three at most.
    pub reasons: Vec<RankedReason>,
    /// The heaviest thing that is not met; musts come first.
    pub gap: Option<RankedGap>,
    /// How many requirements rest on evidence of which kind, the strongest kind first.
    pub kinds: Vec<RankedKind>,
    /// Every requirement that counts, in order.
    pub states: Vec<RankedState>,
    pub flags: Vec<FlagKind>,
    /// Whether a person should look at how the résumé was read.
    pub is_doubtful: bool,
    pub decision: Option<DecisionKind>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankedReason {
    #[schema(value_type = i64)]
    pub requirement: u16,
    pub label: String,
    /// Hundredths of a point that it adds.
    #[schema(value_type = i64)]
    pub points: u16,
    pub state: EvidenceState,
    pub kind: Option<EvidenceKind>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankedGap {
    #[schema(value_type = i64)]
    pub requirement: u16,
    pub label: String,
    pub need: Need,
    pub state: EvidenceState,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankedKind {
    pub kind: EvidenceKind,
    #[schema(value_type = i64)]
    pub count: u16,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankedState {
    #[schema(value_type = i64)]
    pub requirement: u16,
    pub state: EvidenceState,
    /// 0 to 1000.
    #[schema(value_type = i64)]
    pub strength: u16,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankingBin {
    /// Hundredths of a point, from here up to, and without, `to`; the last bin has 10,000 in it.
    #[schema(value_type = i64)]
    pub from: u16,
    #[schema(value_type = i64)]
    pub to: u16,
    #[schema(value_type = i64)]
    pub count: u32,
}
