use std::{borrow::Cow, time::Duration};

use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use super::entity::{Model, State};
use crate::Time;

/// How long a job that has ended can be looked at.
pub const KEPT_FOR: Duration = Duration::from_hours(30 * 24);
/// A job that was taken up this often without getting on is given up.
pub const MOST_ATTEMPTS: i32 = 5;

/// A job as it is shown.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Job {
    pub id: String,
    pub kind: String,
    /// What people call it: "Import of alumni.csv".
    pub title: String,
    /// Who started it, by uid. `None` for the suite itself.
    pub owner: Option<String>,
    pub state: State,
    pub done: u64,
    pub total: Option<u64>,
    /// What it is doing now.
    pub message: String,
    #[serde(skip)]
    pub input: Value,
    pub result: Option<Value>,
    /// Why it failed, for people.
    pub error: Option<String>,
    /// How often it was taken up since it last got on.
    pub attempts: u32,
    /// Somebody wants it to stop.
    pub cancel_requested: bool,
    pub created_at: Time,
    pub started_at: Option<Time>,
    pub finished_at: Option<Time>,
}

impl From<Model> for Job {
    fn from(row: Model) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            title: row.title,
            owner: row.owner,
            state: row.state,
            done: unsigned(row.done),
            total: row.total.map(unsigned),
            message: row.message,
            input: serde_json::from_str(&row.input).unwrap_or_default(),
            result: row.result.and_then(|result| serde_json::from_str(&result).ok()),
            error: row.error,
            attempts: u32::try_from(row.attempts).unwrap_or(0),
            cancel_requested: row.cancel_requested,
            created_at: row.created_at,
            started_at: row.started_at,
            finished_at: row.finished_at,
        }
    }
}

/// A job to be done.
#[derive(Clone, Debug)]
pub struct NewJob {
    /// The [`Work`](super::Work) that does it.
    pub kind: &'static str,
    pub title: String,
    pub owner: Option<String>,
    pub input: Value,
}

/// Which jobs to list.
#[derive(Clone, Debug)]
pub struct Filter {
    pub owner: Option<String>,
    pub kind: Option<String>,
    pub state: Option<State>,
    pub limit: u64,
}

impl Default for Filter {
    fn default() -> Self {
        Self { owner: None, kind: None, state: None, limit: 50 }
    }
}

/// How much is done of how much, and what is going on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    pub done: u64,
    pub total: Option<u64>,
    pub message: Cow<'static, str>,
}

impl Progress {
    pub fn new(done: u64, total: impl Into<Option<u64>>, message: impl Into<Cow<'static, str>>) -> Self {
        Self { done, total: total.into(), message: message.into() }
    }

    pub(super) fn of(row: &Model) -> Self {
        Self::new(unsigned(row.done), row.total.map(unsigned), row.message.clone())
    }
}

fn unsigned(count: i64) -> u64 {
    u64::try_from(count).unwrap_or(0)
}

pub fn signed(count: u64) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
