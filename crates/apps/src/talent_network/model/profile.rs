//! One person: what they have shown, want and have agreed to.

use campus::{model::ConsentField, people::PersonConsent};
use candidates::{
    CandidateSource, Preferences,
    network::{NetworkFreshness, NetworkLevel, NetworkMerge, NetworkProgress},
};
use jiff::civil::Date;
use serde::Serialize;
use talent::{EvidenceKind, EvidenceState, Flag, Need, School, Section, SpanOf, Work};
use utoipa::ToSchema;

use super::{NetworkMust, NetworkSkill};

/// All that career services know about somebody. Who looks at it is written down.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkProfile {
    pub id: String,
    pub name: String,
    pub label: String,
    pub source: CandidateSource,
    /// Of somebody of the campus: the number of their record.
    #[schema(value_type = Option<i64>)]
    pub person: Option<u32>,
    /// Of somebody who was uploaded: the batch, and what the file is called.
    pub batch: Option<String>,
    pub file: Option<String>,
    pub title: Option<String>,
    pub department: Option<String>,
    pub level: NetworkLevel,
    pub preferences: Option<Preferences>,
    /// The résumé. All spans are characters of this text.
    pub text: String,
    pub sections: Vec<Section>,
    /// The latest first.
    pub work: Vec<Work>,
    pub schools: Vec<School>,
    /// The best shown first.
    pub skills: Vec<NetworkSkillEvidence>,
    /// What the descriptions of their work show; traits of which nothing can be said are left out.
    pub traits: Vec<NetworkTrait>,
    pub flags: Vec<Flag>,
    pub doubts: Vec<String>,
    /// Everything that can be agreed to. Empty for whoever was uploaded: nobody has asked them.
    pub consents: Vec<PersonConsent>,
    /// The open roles that they meet best, the best first; ten at most.
    pub roles: Vec<NetworkRole>,
    /// For how many open roles they meet every must.
    #[schema(value_type = i64)]
    pub ready: u32,
    /// What alone is missing for open roles, for the most first.
    pub one_away: Vec<NetworkMust>,
    /// What open roles ask for and is only listed or claimed, for the most first.
    pub unshown: Vec<NetworkMust>,
    pub progress: NetworkProgress,
    pub freshness: NetworkFreshness,
    /// The files that were found to be about them, and those that were parted from them again.
    pub merges: Vec<NetworkMerge>,
    /// How often somebody has looked at them, in every app.
    #[schema(value_type = i64)]
    pub views: u64,
    pub scorer: &'static str,
    pub pool_revision: String,
}

/// A skill, and where the résumé speaks of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkSkillEvidence {
    pub name: String,
    /// The group of skills that it belongs to.
    pub group: String,
    /// Of the best evidence.
    pub kind: EvidenceKind,
    pub is_shown: bool,
    /// The best first; five at most.
    pub evidence: Vec<SpanOf>,
}

/// What the descriptions of somebody's work show of a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkTrait {
    pub id: String,
    pub name: String,
    /// 1 to 5.
    #[schema(value_type = i64, minimum = 1, maximum = 5)]
    pub level: u8,
    /// In a sentence.
    pub reason: String,
    /// The words that it rests on; three at most.
    pub quotes: Vec<String>,
}

/// An open role, and why it is recommended.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkRole {
    #[schema(value_type = i64)]
    pub id: u32,
    pub title: String,
    pub employer: String,
    pub industry: String,
    pub place: String,
    pub is_remote: bool,
    pub posted: Date,
    pub closes: Date,
    /// Hundredths of a point: 10,000 is the most.
    #[schema(value_type = i64)]
    pub points: u16,
    /// What it would be if all that is unknown were met.
    #[schema(value_type = i64)]
    pub high: u16,
    #[schema(value_type = i64)]
    pub musts_met: u16,
    #[schema(value_type = i64)]
    pub musts: u16,
    /// What adds the most, the most first; three at most.
    pub reasons: Vec<NetworkReason>,
    /// What is not met: musts first, then the heaviest; three at most.
    pub gaps: Vec<NetworkRoleGap>,
    /// Whether it is what they look for: its title, its place. None if they have not said.
    pub fits_titles: Option<bool>,
    pub fits_place: Option<bool>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkReason {
    pub label: String,
    pub need: Need,
    pub state: EvidenceState,
    pub kind: Option<EvidenceKind>,
    /// Hundredths of a point that it adds.
    #[schema(value_type = i64)]
    pub points: u16,
    /// Where the résumé says it best.
    pub evidence: Option<SpanOf>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkRoleGap {
    pub label: String,
    pub need: Need,
    pub state: EvidenceState,
    /// What is there instead, where something near to it is.
    pub neighbour: Option<String>,
}

/// Exactly what an employer sees of somebody: what they have agreed to, and nothing else.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkEmployerView {
    pub label: String,
    /// Only with the consent to the directory.
    pub name: Option<String>,
    /// Each only with the consent to it.
    pub email: Option<String>,
    pub phone: Option<String>,
    pub address: Option<String>,
    /// Only with the consent to the career: the latest title, and the résumé with stand-ins for what is not agreed to.
    pub title: Option<String>,
    pub text: Option<String>,
    /// The best shown first.
    pub skills: Vec<NetworkSkill>,
    pub preferences: Option<Preferences>,
    /// What an employer does not see, and why.
    pub withheld: Vec<NetworkWithheld>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkWithheld {
    pub field: ConsentField,
    /// A sentence.
    pub why: String,
}
