//! People who were shortlisted before, for a role that is new.

use api::Whole;
use candidates::{
    CandidateSource, DecisionKind,
    network::{NetworkStage, Shortlisted},
};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::{IntoParams, ToSchema};

use super::{NetworkReason, NetworkRoleGap};

/// The roles that people are looked for.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkTalentRoles {
    /// The last one changed first.
    pub roles: Vec<NetworkTalentRole>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkTalentRole {
    pub id: String,
    pub name: String,
    pub updated_at: Time,
    /// How many were shortlisted for other roles and can be ranked for this one.
    #[schema(value_type = i64)]
    pub finalists: u32,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListNetworkFinalists {
    #[param(inline)]
    pub offset: Option<Whole<0, 1_000_000>>,
    #[param(inline)]
    pub limit: Option<Whole<1, 200>>,
}

/// Those who were shortlisted for other roles, as this one would rank them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkFinalists {
    pub role: String,
    pub name: String,
    #[schema(value_type = i64)]
    pub revision: u32,
    #[schema(value_type = i64)]
    pub total: u32,
    /// The best first.
    pub rows: Vec<NetworkFinalist>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkFinalist {
    pub id: String,
    pub name: String,
    pub label: String,
    pub source: CandidateSource,
    pub title: Option<String>,
    /// Hundredths of a point: 10,000 is the most.
    #[schema(value_type = i64)]
    pub points: u16,
    #[schema(value_type = i64)]
    pub musts_met: u16,
    #[schema(value_type = i64)]
    pub musts: u16,
    /// What adds the most, the most first; three at most.
    pub reasons: Vec<NetworkReason>,
    pub gaps: Vec<NetworkRoleGap>,
    /// What they were shortlisted for, the newest first.
    pub shortlisted: Vec<Shortlisted>,
    /// What is decided about them for this role.
    pub decision: Option<DecisionKind>,
    pub stage: NetworkStage,
}
