//! Whom advisers should see next, and what for.

use api::Whole;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{NetworkCandidate, NetworkCount, NetworkRoleBrief};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NetworkWorklistKind {
    /// They meet every must of an open role, or of several.
    #[default]
    Ready,
    /// One must alone is missing for an open role, or for several.
    OneAway,
    /// What open roles ask for is only listed or claimed.
    NeedsEvidence,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListNetworkWorklist {
    #[param(inline)]
    pub list: Option<NetworkWorklistKind>,
    /// Only those for whom it is about this must, by its label.
    #[param(value_type = Option<String>, max_length = 200)]
    pub must: Option<api::Text<1, 200>>,
    #[param(inline)]
    pub offset: Option<Whole<0, 1_000_000>>,
    #[param(inline)]
    pub limit: Option<Whole<1, 200>>,
}

/// A page of one list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkWorklist {
    pub list: NetworkWorklistKind,
    /// How many are on it.
    #[schema(value_type = i64)]
    pub total: u32,
    /// How many are on each list.
    pub counts: NetworkWorklistCounts,
    /// What the list is about, and for how many people: the 25 that are about the most. None of those who are ready.
    pub musts: Vec<NetworkCount>,
    /// Those for whom the most roles are at stake first.
    pub rows: Vec<NetworkWorkItem>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkWorklistCounts {
    #[schema(value_type = i64)]
    pub ready: u32,
    #[schema(value_type = i64)]
    pub one_away: u32,
    #[schema(value_type = i64)]
    pub needs_evidence: u32,
}

/// Somebody on a list.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkWorkItem {
    pub candidate: NetworkCandidate,
    /// How many open roles are at stake.
    #[schema(value_type = i64)]
    pub roles: u32,
    /// What to work on, for the most roles first; five at most. None of those who are ready.
    pub musts: Vec<NetworkMust>,
    /// The roles that they are ready for, the best first; five at most. Only of those who are ready.
    pub ready_for: Vec<NetworkRoleBrief>,
}

/// A must, and the open roles that ask for it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkMust {
    pub label: String,
    /// How many open roles.
    #[schema(value_type = i64)]
    pub roles: u32,
    /// Some of them.
    pub some: Vec<NetworkRoleBrief>,
}
