//! What the talent network knows about candidates beside their résumés.

use std::{collections::HashMap, sync::Arc};

use campus::{
    model::{ConsentField, Seniority},
    people::{PersonConsent, PersonContact},
};
use jiff::civil::Date;
use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use store::Time;
use talent::{EvidenceKind, Requirement, score::Ask};
use utoipa::ToSchema;

use crate::{CandidateId, CandidateSource, Member, Pool};

/// How far somebody has come. Everybody begins with a profile.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    EnumIter,
    DeriveActiveEnum,
    Serialize,
    Deserialize,
    ToSchema,
)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "snake_case")]
pub enum NetworkStage {
    #[default]
    Profile,
    Matched,
    Introduced,
    Interviewed,
    Offer,
    Accepted,
}

impl NetworkStage {
    /// From the first to the last.
    pub const ALL: [Self; 6] =
        [Self::Profile, Self::Matched, Self::Introduced, Self::Interviewed, Self::Offer, Self::Accepted];

    pub fn name(self) -> &'static str {
        match self {
            Self::Profile => "profile",
            Self::Matched => "matched",
            Self::Introduced => "introduced",
            Self::Interviewed => "interviewed",
            Self::Offer => "offer",
            Self::Accepted => "accepted",
        }
    }
}

/// Where somebody is in their studies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NetworkLevel {
    FirstYear,
    Sophomore,
    Junior,
    Senior,
    Graduate,
    /// Somebody whose résumé was uploaded: nobody has said.
    Unknown,
}

impl NetworkLevel {
    pub fn name(self) -> &'static str {
        match self {
            Self::FirstYear => "first year",
            Self::Sophomore => "sophomore",
            Self::Junior => "junior",
            Self::Senior => "senior",
            Self::Graduate => "graduate",
            Self::Unknown => "not known",
        }
    }
}

/// What the campus knows about somebody, as far as career services use it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Background {
    pub department: Option<String>,
    pub level: NetworkLevel,
    /// What they have agreed to. Nothing is known of whoever was uploaded.
    pub agreed: Vec<ConsentField>,
    /// Since when there is a profile: since they have agreed, or since the upload.
    pub since: Date,
    /// When what is said here was last known to be right.
    pub known_right: Date,
    /// Of somebody who is made up: the day that their record is of. Others are of today.
    pub as_of: Option<Date>,
}

/// A job that an employer of the campus has posted and that is still open, ready to be compared.
pub struct OpenRole {
    pub id: u32,
    pub title: String,
    pub employer: String,
    pub industry: String,
    pub seniority: Seniority,
    /// City and region.
    pub place: String,
    pub is_remote: bool,
    pub posted: Date,
    pub closes: Date,
    pub requirements: Vec<Requirement>,
    pub ask: Ask,
}

/// How far somebody meets an open role.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chance {
    pub role: u32,
    pub points: u16,
    pub high: u16,
    pub musts_met: u16,
    pub musts: u16,
}

/// A must, and the open roles that it is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Named {
    pub label: String,
    /// So many.
    pub roles: u32,
    /// The first of them.
    pub some: Vec<u32>,
}

/// How somebody stands among all open roles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Standing {
    /// Skills of the lexicon, by their places there, each with the kind of the best evidence.
    pub skills: Vec<(u16, EvidenceKind)>,
    /// The best first.
    pub best: Vec<Chance>,
    /// How many roles there are of which every must is met, and the best of them.
    pub ready: u32,
    pub ready_for: Vec<u32>,
    /// How many roles there are of which one must alone is not met, and which it is, for the most roles first. Only what
    /// can be learned: nobody is one degree away.
    pub near: u32,
    pub one_away: Vec<Named>,
    /// What is only listed or claimed, and is a must of a role that is met but for one must at most.
    pub unshown: Vec<Named>,
}

impl Standing {
    /// Whether at least one skill is shown and not only named.
    pub fn is_evidenced(&self) -> bool {
        self.skills.iter().any(|(_, kind)| is_shown(*kind))
    }
}

/// Whether evidence of this kind says more than a word in a list.
pub fn is_shown(kind: EvidenceKind) -> bool {
    !matches!(kind, EvidenceKind::Listed | EvidenceKind::Claimed)
}

/// Somebody of the network.
#[derive(Clone)]
pub struct Networked {
    pub member: Arc<Member>,
    pub standing: Arc<Standing>,
    pub background: Arc<Background>,
}

/// Everybody who may be seen, and how they stand among all open roles.
pub struct Network {
    pub pool: Arc<Pool>,
    pub roles: Arc<Vec<OpenRole>>,
    /// In the order of the pool.
    pub people: Vec<Networked>,
    pub(super) places: HashMap<CandidateId, usize>,
}

impl Network {
    pub fn find(&self, id: &CandidateId) -> Option<&Networked> {
        self.places.get(id).and_then(|at| self.people.get(*at))
    }

    pub fn role(&self, id: u32) -> Option<&OpenRole> {
        self.roles.iter().find(|role| role.id == id)
    }
}

/// What somebody has said of how they may be reached and shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Agreement {
    pub consents: Vec<PersonConsent>,
    /// As far as they have agreed to it.
    pub contact: PersonContact,
}

/// One step of somebody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkStep {
    pub id: String,
    pub stage: NetworkStage,
    pub note: String,
    pub at: Time,
    pub by: String,
    /// Only of one that was taken back.
    pub undone_at: Option<Time>,
    pub undone_by: Option<String>,
}

/// How far somebody has come, and how they got there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkProgress {
    pub stage: NetworkStage,
    /// Goes up with every step, and with every one that is taken back.
    #[schema(value_type = i64, minimum = 0)]
    pub revision: u32,
    /// The newest first; those that were taken back too.
    pub steps: Vec<NetworkStep>,
}

/// What came of moving somebody to a stage.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkMove {
    pub progress: NetworkProgress,
    /// The step that was taken, to be taken back by this; none if it had been taken already.
    pub step: Option<String>,
}

/// When somebody was last known to be as the profile says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkFreshness {
    pub known_right: Date,
    /// Whoever has confirmed it here; none if that is what the campus knows.
    pub confirmed_by: Option<String>,
    /// From this day on somebody should ask.
    pub stale_on: Date,
    pub is_stale: bool,
}

/// Two who are likely to be one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Twins {
    /// A file that was uploaded; the later one of two.
    pub file: CandidateId,
    pub other: CandidateId,
    pub same_name_and_contact: bool,
    /// How much of their texts is the same, in thousandths.
    pub alike: u16,
}

/// A file that was found to be about somebody who is there already. While it is in force, the file is nobody of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NetworkMerge {
    pub id: String,
    /// The id of the file, and what it is called.
    pub file: String,
    pub file_name: String,
    /// Whom it is about.
    #[schema(value_type = String)]
    pub into: CandidateId,
    pub at: Time,
    pub by: String,
    /// Only of one that was taken back.
    pub undone_at: Option<Time>,
}

/// Somebody who was shortlisted for other roles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finalist {
    pub id: CandidateId,
    /// The newest first.
    pub shortlisted: Vec<Shortlisted>,
}

/// A role that somebody was shortlisted for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = NetworkShortlisted)]
pub struct Shortlisted {
    pub role: String,
    pub name: String,
    pub at: Time,
    pub by: String,
}

impl Networked {
    pub fn is_of_campus(&self) -> bool {
        self.member.source == CandidateSource::Campus
    }
}
