//! Files and people that are likely to be the same person.

use api::{Id, Whole};
use candidates::{CandidateSource, network::NetworkMerge};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListNetworkDuplicates {
    #[param(inline)]
    pub offset: Option<Whole<0, 1_000_000>>,
    #[param(inline)]
    pub limit: Option<Whole<1, 200>>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkDuplicates {
    /// How many pairs there are.
    #[schema(value_type = i64)]
    pub total: u32,
    /// The most alike first.
    pub pairs: Vec<NetworkPair>,
    /// What was merged and is in force, the newest first; 200 at most.
    pub merges: Vec<NetworkMerge>,
}

/// Two who are likely to be one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkPair {
    /// What would be merged: a file.
    pub file: NetworkPairSide,
    /// What it would be merged into: a person of the campus, or an earlier file.
    pub other: NetworkPairSide,
    pub same_name_and_contact: bool,
    /// How much of their texts is the same, in thousandths.
    #[schema(value_type = i64, minimum = 0, maximum = 1000)]
    pub alike: u16,
    /// Why they are listed, in sentences.
    pub reasons: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkPairSide {
    pub id: String,
    pub name: String,
    pub label: String,
    pub source: CandidateSource,
    /// Of an upload: what the file is called.
    pub file: Option<String>,
    pub title: Option<String>,
    #[schema(value_type = i64)]
    pub skill_count: u32,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct MergeNetworkCandidates {
    /// The candidate of an uploaded file: `f01K9`.
    pub file: Id,
    /// Whom it is about: `p17`, or another file.
    pub into: Id,
}
