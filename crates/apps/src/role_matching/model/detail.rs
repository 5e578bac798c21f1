//! One candidate, or a few side by side, for one role.

use api::Id;
use candidates::{CandidateSource, DecisionKind, Meaning, Preferences, TalentContest, TalentDecision};
use serde::{Deserialize, Serialize};
use store::Time;
use talent::{
    Contribution, EvidenceKind, EvidenceState, Flag, Found, Masked, Requirement, Score, Section,
    probe::Swap,
    score::{Compared, SmallestChange},
};
use utoipa::{IntoParams, ToSchema};

use super::{RoleWhatIf, ask::on};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Query)]
pub struct FindCandidate {
    /// Labels and stand-ins instead of what would tell who it is; on unless it is `false`.
    pub blind: Option<bool>,
}

/// How somebody is looked at.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct AssessCandidate {
    /// Instead of what the role asks for, as in a ranking.
    pub what_if: Option<RoleWhatIf>,
    #[serde(default = "on")]
    #[schema(default = true)]
    pub blind: bool,
}

/// All that speaks for and against somebody, for one role. Who looks at it is written down.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateDetail {
    pub id: String,
    pub label: String,
    /// Not in a blind view; nor are the file's name, and what is masked of the text.
    pub name: Option<String>,
    pub file: Option<String>,
    pub source: CandidateSource,
    pub is_blind: bool,
    /// Whether all of it is by a what-if, and not by the role as it is saved.
    pub is_what_if: bool,
    #[schema(value_type = i64)]
    pub rank: u32,
    /// So many are ranked.
    #[schema(value_type = i64)]
    pub of: u32,
    #[schema(value_type = i64)]
    pub band: u32,
    /// How many share the band.
    #[schema(value_type = i64)]
    pub band_size: u32,
    /// The contributions add up to the points.
    pub score: Score,
    /// Every requirement of the role, in order.
    pub requirements: Vec<CandidateRequirement>,
    /// The résumé; in a blind view with stand-ins. All spans are characters of this text.
    pub text: String,
    pub sections: Vec<Section>,
    /// What would be masked. In a blind view there is none: it is already.
    pub masked: Vec<Masked>,
    pub flags: Vec<Flag>,
    pub doubts: Vec<String>,
    pub preferences: Option<Preferences>,
    /// The one requirement that would move this person up the most, if it were met.
    pub smallest_change: Option<SmallestChange>,
    /// What those just above have and this person has not; the one just above first.
    pub above: Vec<CandidateAbove>,
    pub decision: Option<DecisionKind>,
    /// Everything that was decided, the newest first.
    pub history: Vec<TalentDecision>,
    pub contests: Vec<TalentContest>,
    /// How many of those whom the role is open to could be compared by meaning.
    pub meaning: Meaning,
    pub versions: CandidateVersions,
    /// The score with another name, other pronouns, another school, another year, compared as the ranking was. Empty while
    /// that cannot be done.
    pub swaps: Vec<CandidateSwap>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateRequirement {
    pub requirement: Requirement,
    /// With its spans in the text that is shown. What is masked away is not among them.
    pub found: Found,
    /// None of what is ignored.
    pub contribution: Option<Contribution>,
    /// What was found, in a sentence.
    pub sentence: String,
}

/// Somebody who is ranked just above.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateAbove {
    pub id: String,
    pub label: String,
    /// Not in a blind view.
    pub name: Option<String>,
    #[schema(value_type = i64)]
    pub rank: u32,
    #[schema(value_type = i64)]
    pub points: u16,
    /// Where they have more, the most first; five at most.
    pub more: Vec<CandidateLead>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateLead {
    #[schema(value_type = i64)]
    pub requirement: u16,
    pub label: String,
    /// Hundredths of a point more.
    #[schema(value_type = i64)]
    pub points: u16,
    pub theirs: EvidenceState,
    pub own: EvidenceState,
}

/// What a score was made of.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateVersions {
    pub scorer: &'static str,
    #[schema(value_type = i64)]
    pub role_revision: u32,
    pub pool_revision: String,
    pub compared: Compared,
    /// SHA-256 of the résumé's text.
    pub resume: String,
    pub at: Time,
}

/// The same résumé with one thing exchanged that must not count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateSwap {
    pub swap: Swap,
    /// The résumé has nothing of the kind.
    pub is_absent: bool,
    #[schema(value_type = i64)]
    pub before: u16,
    #[schema(value_type = i64)]
    pub after: u16,
    /// Hundredths of a point; it must be 0.
    #[schema(value_type = i64)]
    pub difference: i32,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct CompareCandidates {
    #[schema(min_items = 2, max_items = 4)]
    pub candidates: Vec<Id>,
    #[serde(default = "on")]
    #[schema(default = true)]
    pub blind: bool,
    pub what_if: Option<RoleWhatIf>,
}

/// Two to four candidates side by side.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CandidateComparison {
    pub is_blind: bool,
    #[schema(value_type = i64)]
    pub of: u32,
    /// In the order that was asked for.
    pub candidates: Vec<ComparedCandidate>,
    pub requirements: Vec<ComparedRequirement>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedCandidate {
    pub id: String,
    pub label: String,
    /// Not in a blind view.
    pub name: Option<String>,
    #[schema(value_type = i64)]
    pub rank: u32,
    #[schema(value_type = i64)]
    pub band: u32,
    pub score: Score,
    pub flags: Vec<Flag>,
    pub decision: Option<DecisionKind>,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedRequirement {
    pub requirement: Requirement,
    /// Whether they are not all alike here.
    pub differs: bool,
    /// One for each candidate, in their order.
    pub cells: Vec<ComparedCell>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedCell {
    pub state: EvidenceState,
    #[schema(value_type = i64)]
    pub strength: u16,
    #[schema(value_type = i64)]
    pub points: u16,
    pub kind: Option<EvidenceKind>,
    pub neighbour: Option<String>,
    /// The words of the best evidence.
    pub quote: Option<String>,
}
