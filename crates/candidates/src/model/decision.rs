//! What people have decided about candidates, contested, and looked at.

use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use super::CandidateId;

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[schema(as = TalentDecisionKind)]
pub enum DecisionKind {
    Shortlist,
    Reject,
}

/// What somebody has decided about a candidate for a role.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentDecision {
    pub id: String,
    #[schema(value_type = String)]
    pub person: CandidateId,
    /// None: an earlier decision was taken back.
    pub kind: Option<DecisionKind>,
    pub reason: String,
    pub at: Time,
    pub by: String,
}

#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
#[schema(as = TalentContestState)]
pub enum ContestState {
    Open,
    Answered,
}

/// Somebody says that something about a candidate was read or weighed wrongly.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentContest {
    pub id: String,
    #[schema(value_type = String)]
    pub person: CandidateId,
    /// The requirement that it is about, by its id; none if it is about all of it.
    #[schema(value_type = Option<i64>)]
    pub requirement: Option<u16>,
    pub note: String,
    pub state: ContestState,
    pub answer: Option<String>,
    pub created_at: Time,
    pub created_by: String,
    /// Who can take it back. None of those from before it was kept.
    pub created_by_uid: Option<String>,
    pub answered_at: Option<Time>,
    pub answered_by: Option<String>,
    /// All that was answered, and taken back; the newest first.
    pub answers: Vec<TalentAnswer>,
}

/// What somebody has answered to a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentAnswer {
    /// None: it was opened again.
    pub answer: Option<String>,
    pub at: Time,
    pub by: String,
}

/// Somebody has looked at a candidate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentView {
    pub id: String,
    #[schema(value_type = String)]
    pub person: CandidateId,
    /// What was looked at, by whom, in which app.
    pub what: String,
    pub app: String,
    pub by_uid: String,
    pub by: String,
    pub at: Time,
}
