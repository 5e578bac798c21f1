//! How far somebody meets what a role asks for.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{EvidenceKind, TextSpan};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum EvidenceState {
    Met,
    /// A neighbour in the taxonomy is there: Excel where Google Sheets is asked for. Or something that is near to it and
    /// not yet it; there is no neighbour to name then.
    Adjacent,
    /// It would stand there if it were so: the résumé speaks of such things and not of this one, or denies it.
    Missing,
    /// Nothing in the résumé speaks for it or against it.
    Unknown,
}

/// What was found of one requirement in one résumé. Whole thousandths throughout.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Found {
    /// The requirement's id.
    #[schema(value_type = i64)]
    pub requirement: u16,
    pub state: EvidenceState,
    /// How far it is met: 0 to 1000. Nothing but this and the weights enters a score.
    #[schema(value_type = i64, minimum = 0, maximum = 1000)]
    pub strength: u16,
    /// What of it words have found, and what meaning has found, each 0 to 1000.
    #[schema(value_type = i64, minimum = 0, maximum = 1000)]
    pub words: u16,
    #[schema(value_type = i64, minimum = 0, maximum = 1000)]
    pub meaning: u16,
    /// The best evidence's kind.
    pub kind: Option<EvidenceKind>,
    /// Where it stands, the best first; three at most.
    pub evidence: Vec<SpanOf>,
    /// The neighbour that is there, for [`EvidenceState::Adjacent`].
    pub neighbour: Option<String>,
}

/// A place in the résumé and what its words say.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
#[schema(as = EvidenceSpan)]
pub struct SpanOf {
    pub span: TextSpan,
    pub kind: EvidenceKind,
}

/// A score and the sum that it is. Hundredths of a point: 10,000 is the most.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CandidateScore)]
pub struct Score {
    #[schema(value_type = i64, minimum = 0, maximum = 10_000)]
    pub points: u16,
    /// What it would be if all that is unknown were missing, or met.
    #[schema(value_type = i64)]
    pub low: u16,
    #[schema(value_type = i64)]
    pub high: u16,
    /// One for each requirement that counts, in their order. They add up to `points`.
    pub contributions: Vec<Contribution>,
    #[schema(value_type = i64)]
    pub musts_met: u16,
    #[schema(value_type = i64)]
    pub musts: u16,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Contribution {
    #[schema(value_type = i64)]
    pub requirement: u16,
    /// What it adds, and the most that it could add (rounded up), in hundredths of a point.
    #[schema(value_type = i64)]
    pub points: u16,
    #[schema(value_type = i64)]
    pub most: u16,
}
