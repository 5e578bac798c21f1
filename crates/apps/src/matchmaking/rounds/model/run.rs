//! What has come of a round.

use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use super::{RoundPlan, RoundReason, RoundSide};

/// Somebody, as they are called in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = RoundPerson)]
pub struct Named {
    pub id: u32,
    pub name: String,
}

/// The two ways to match a cohort, side by side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundMethod {
    /// No student and mentor would both rather have each other.
    Stable,
    /// Worth most as a whole.
    Total,
}

impl RoundMethod {
    pub const BOTH: [Self; 2] = [Self::Stable, Self::Total];

    /// As it stands in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Stable => "stable",
            Self::Total => "total",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum RoundRunState {
    Waiting,
    Running,
    Done,
    Failed,
    Cancelled,
}

/// A run in the list.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundRunCard {
    pub id: String,
    pub state: RoundRunState,
    /// The revision of the round that was run.
    pub revision: u32,
    pub created_at: Time,
    pub created_by: String,
    pub ended_at: Option<Time>,
    /// The job at work on it. How far it is, and how to stop it, is with the jobs.
    pub job: String,
}

/// A run with what came of it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundRun {
    #[serde(flatten)]
    pub card: RoundRunCard,
    pub round: String,
    pub plan: RoundPlan,
    /// Why it failed, for people.
    pub error: Option<String>,
    /// Only of a run that is done.
    pub comparison: Option<RoundComparison>,
}

/// The two ways side by side.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundComparison {
    pub students: u32,
    pub mentors: u32,
    /// People who were asked for and take no part: how many for each reason.
    pub left_out: Vec<RoundCount>,
    pub stable: RoundMethodNumbers,
    pub total: RoundMethodNumbers,
    /// Students who have the same mentor either way, or nobody.
    pub same: u32,
    /// Students who prefer what the stable matching gives them, and those who prefer the other.
    pub prefer_stable: u32,
    pub prefer_total: u32,
    /// What the other matching would be with the fairness dial elsewhere.
    pub dial: Vec<RoundDial>,
}

/// How often something comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundCount {
    pub what: String,
    pub count: u32,
}

/// A matching in numbers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundMethodNumbers {
    /// Students who look for a mentor, and those who have one.
    pub seeking: u32,
    pub matched: u32,
    /// Mentors with a place, and those who have somebody.
    pub offering: u32,
    pub chosen: u32,
    pub places: u32,
    /// The sum of what the pairs are worth, each from 0 to 1, and their mean.
    pub total_value: f64,
    pub mean_value: f64,
    /// Pairs who would rather have each other: none is the certificate that the matching is stable.
    pub blocking: u32,
    /// The first of them, by the numbers of people.
    pub blocking_pairs: Vec<RoundBlockingPair>,
    /// How many mentors have no student, one, two, …
    pub loads: Vec<u32>,
    /// How uneven the loads are, from 0 to nearly 1.
    pub gini: f64,
    /// How many students have their first choice, their second, …; the last counts all that follow.
    pub student_choices: Vec<u32>,
    pub mentor_choices: Vec<u32>,
    /// Students who would rather have a mentor whom somebody else has.
    pub envious: u32,
}

/// A student and a mentor who would rather have each other, by their numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundBlockingPair {
    pub student: u32,
    pub mentor: u32,
}

/// The matching that is worth most at one place of the fairness dial.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundDial {
    pub fairness: f64,
    pub matched: u32,
    pub total_value: f64,
    pub gini: f64,
    /// The most students that one mentor has.
    pub largest_load: u32,
}

/// Two who are matched.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundPair {
    pub student: Named,
    pub mentor: Named,
    /// What the mentor is to the student, and the student to the mentor, from 0 to 1.
    pub there: f64,
    pub back: f64,
    pub value: f64,
    /// Which choice of the student the mentor is, from 1 on, and the other way round.
    pub student_choice: u32,
    pub mentor_choice: u32,
}

/// Somebody who has nobody, and why.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RoundUnmatched {
    pub side: RoundSide,
    pub person: Named,
    pub reason: RoundReason,
    /// The reason in words.
    pub sentence: String,
}
