//! What people decide, contest and look at.

use api::{Id, Lines, Text, Whole};
use candidates::{DecisionKind, Meaning, TalentContest, TalentView};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct DecideCandidate {
    /// None takes back what was decided.
    pub kind: Option<DecisionKind>,
    /// Who is rejected is rejected for a reason.
    pub reason: Lines<0, 1000>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ContestCandidate {
    /// The requirement that was found wrongly, by its id; none if it is about all of it.
    #[schema(inline)]
    pub requirement: Option<Whole<1, 1000>>,
    pub note: Lines<1, 2000>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AnswerTalentContest {
    pub answer: Lines<1, 2000>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct TalentContestList {
    /// The newest first; the last 500.
    pub contests: Vec<TalentContest>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct ListTalentViews {
    /// Only views of this candidate.
    #[param(value_type = Option<String>, max_length = 128)]
    pub candidate: Option<Id>,
    /// Only what this user has seen, by their id.
    #[param(value_type = Option<String>, max_length = 128)]
    pub by: Option<Text<1, 128>>,
    /// The id of the last view of the page before.
    #[param(value_type = Option<String>, max_length = 128)]
    pub before: Option<Id>,
    #[param(inline)]
    pub limit: Option<Whole<1, 200>>,
}

/// Who has seen whom.
#[derive(Debug, Serialize, ToSchema)]
pub struct TalentViewList {
    #[schema(value_type = i64)]
    pub total: u64,
    /// The newest first.
    pub views: Vec<LabelledTalentView>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LabelledTalentView {
    pub view: TalentView,
    /// Says nothing about the person: "Candidate 4F2A". None of somebody who has left since.
    pub label: Option<String>,
}

/// Everybody who can be ranked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TalentPool {
    pub revision: String,
    #[schema(value_type = i64)]
    pub size: u32,
    /// People of the campus who have agreed to it.
    #[schema(value_type = i64)]
    pub campus: u32,
    /// People whose résumés were uploaded.
    #[schema(value_type = i64)]
    pub uploaded: u32,
    pub meaning: Meaning,
}
