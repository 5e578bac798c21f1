//! Rounds as plain values: what a round is to be, and what has come of it.

mod plan;
mod reason;
mod run;
mod words;

use serde::Serialize;
use store::Time;
use utoipa::ToSchema;

pub use plan::{
    MOST_FILE_ROWS, MOST_LISTED, RoundAim, RoundCapacity, RoundList, RoundPlan, RoundPreferences,
    RoundProposing, RoundSide,
};
pub use reason::{Reason, Requirement, RoundReason, RoundWaiting};
pub use run::{
    Named, RoundBlockingPair, RoundComparison, RoundCount, RoundDial, RoundMethod, RoundMethodNumbers,
    RoundPair, RoundRun, RoundRunCard, RoundRunState, RoundUnmatched,
};
pub use words::sentence;

/// A round: a whole cohort that is to be matched at once.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Round {
    pub id: String,
    pub name: String,
    pub plan: RoundPlan,
    /// Counts up with every change.
    pub revision: u32,
    pub created_at: Time,
    pub created_by: String,
    pub updated_at: Time,
    /// Only of one that was deleted.
    pub deleted_at: Option<Time>,
    /// What of it is in force.
    pub published: Option<RoundPublication>,
}

/// A result that is in force: its pairs are active matches.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundPublication {
    pub run: String,
    pub method: RoundMethod,
    pub pairs: u32,
    pub at: Time,
    pub by: String,
}

/// A round in the list.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundCard {
    pub id: String,
    pub name: String,
    pub updated_at: Time,
    pub published: Option<RoundPublication>,
    /// The newest run.
    pub last_run: Option<RoundRunCard>,
}

/// How a round was before.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundVersion {
    pub revision: u32,
    pub name: String,
    pub created_at: Time,
    pub created_by: String,
    /// What differs from the version before: the names of fields.
    pub changed: Vec<String>,
}

/// Whom somebody would have, in their own order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundRanking {
    pub side: RoundSide,
    pub person: Named,
    /// The best first; those who are alike to them together.
    pub tiers: Vec<Vec<Named>>,
    /// Whether the others follow in the order of their scores, or are not wanted.
    pub rest: bool,
    pub revision: u32,
    pub updated_at: Time,
}

/// A list ranked by hand, by the numbers of people.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Ranking {
    pub side: RoundSide,
    pub person: u32,
    pub tiers: Vec<Vec<u32>>,
    pub rest: bool,
}

/// The fields in which two plans differ.
pub fn changed(before: (&str, &RoundPlan), after: (&str, &RoundPlan)) -> Vec<String> {
    let value = |plan: &RoundPlan| serde_json::to_value(plan).unwrap_or_default();
    let (old, new) = (value(before.1), value(after.1));
    let name = (before.0 != after.0).then(|| "name".to_owned());
    let fields = new.as_object().into_iter().flatten();
    let differing =
        fields.filter(|(field, value)| old.get(field) != Some(value)).map(|(field, _)| field.clone());
    name.into_iter().chain(differing).collect()
}
