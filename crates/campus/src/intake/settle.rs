//! What becomes of an import whose job ends before it does: it is taken back, or free again.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Store, Tx,
    jobs::{Job, JobError, NewJob},
};

use super::{Counts, ImportName, ImportState, Imports, Refused, UNDO};
use crate::store::{
    edition,
    imports::{self as rows, Row, way},
    turn,
};

/// How long after an undo that broke the next one begins.
const PAUSE: Duration = Duration::from_mins(1);

/// Of jobs that break, or are given up: what they say themselves is true of other jobs.
const CHECK_BROKE: &str =
    "The check did not come to its end. The campus is as it was; the log says more. Start it again.";
const APPLY_BROKE: &str = "The import did not come to its end and was taken back. The campus is as it was; the log \
                           says more. Start it again when the cause is gone.";

/// What the jobs of an import are given to do.
#[derive(Debug, Serialize, Deserialize)]
pub struct Input {
    pub import: String,
    /// What the import is called once it is taken back.
    pub then: Option<Outcome>,
}

/// Why an import is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Undone,
    Cancelled,
    Failed,
}

impl Outcome {
    pub fn state(self) -> ImportState {
        match self {
            Self::Undone => ImportState::Undone,
            Self::Cancelled => ImportState::Cancelled,
            Self::Failed => ImportState::Failed,
        }
    }
}

/// What a job of an import leaves to be seen.
pub fn result(counts: Option<Counts>) -> Value {
    json!({ "counts": counts })
}

/// In words for the person who started it.
pub fn reason(error: &JobError) -> String {
    match error {
        JobError::Failed(why) => why.clone(),
        _ => "The database did not accept a change. The campus is as it was; the log says more.".to_owned(),
    }
}

pub fn undo_first(other: &ImportName) -> String {
    format!("{} came later and changed the same records. Undo {0} first.", other.name)
}

/// The campus that an import goes into.
pub async fn current_edition(store: &Store) -> Result<i32, JobError> {
    let current = edition::current(store.reader()).await?;
    current.map(|current| current.edition).ok_or_else(|| JobError::failed(NO_CAMPUS))
}

pub const NO_CAMPUS: &str = "There is no campus to import into. Have an administrator make one first.";

impl Imports {
    pub(super) async fn row(&self, id: &str) -> Result<Row, JobError> {
        let row = rows::find(self.store.reader(), id).await?;
        row.ok_or_else(|| JobError::failed("The import was discarded."))
    }

    /// Passes an import on from a job that gives up to one that takes it back. The turn goes with it, so that nobody
    /// comes between. What has not changed the campus yet is done with at once.
    pub(super) async fn hand_over(
        &self,
        import: &str,
        from: &str,
        then: Outcome,
        why: Option<String>,
    ) -> store::Result<bool> {
        let (imports, import, from) = (self.clone(), import.to_owned(), from.to_owned());
        self.store
            .write(move |tx| async move {
                let Some(mut row) = rows::lock(&tx, &import).await? else { return Ok(false) };
                let is_meant = row.import.job.as_ref() == Some(&from);
                if !is_meant || !matches!(row.import.state, ImportState::Applying | ImportState::Undoing) {
                    return Ok(false);
                }
                row.import.error = why;
                if row.edition.is_none() {
                    (row.import.state, row.import.ended_at) = (then.state(), Some(imports.store.now()));
                    (row.import.counts, row.preview) = (None, None);
                    rows::update(&tx, &row).await?;
                    turn::pass(&tx, Some(&from), None).await?;
                    return Ok(false);
                }
                let job = imports.create_undo(&tx, &row, then).await?;
                turn::pass(&tx, Some(&from), Some(&job.id)).await?;
                (row.import.state, row.import.job) = (ImportState::Undoing, Some(job.id));
                rows::update(&tx, &row).await?;
                Ok(true)
            })
            .await
    }

    async fn create_undo(&self, tx: &Tx, row: &Row, then: Outcome) -> store::Result<Job> {
        let input = Input { import: row.import.id.clone(), then: Some(then) };
        let new = NewJob {
            kind: UNDO,
            title: format!("Take back {}", row.import.name),
            owner: row.import.created_by.clone(),
            input: json!(input),
        };
        self.jobs.create_in(tx, new).await
    }

    /// Sees to imports whose jobs have ended and left them behind. True if one has to be taken back now.
    pub async fn settle(&self) -> store::Result<bool> {
        let mut is_left = false;
        for row in rows::busy(self.store.reader()).await? {
            let Some(id) = &row.import.job else { continue };
            let job = self.jobs.find(id).await?;
            if job.as_ref().is_some_and(|job| !job.state.has_ended()) {
                continue;
            }
            let input: Option<Input> =
                job.as_ref().and_then(|job| serde_json::from_value(job.input.clone()).ok());
            let why = job.and_then(|job| job.error);
            match row.import.state {
                ImportState::Checking => self.free(&row, why.map(|_| CHECK_BROKE.to_owned())).await?,
                ImportState::Undoing => {
                    let then = input.and_then(|input| input.then).unwrap_or(Outcome::Undone);
                    is_left |= self.hand_over(&row.import.id, id, then, row.import.error.clone()).await?;
                }
                _ => {
                    let then = if why.is_some() { Outcome::Failed } else { Outcome::Cancelled };
                    let why = why.map(|_| APPLY_BROKE.to_owned());
                    is_left |= self.hand_over(&row.import.id, id, then, why).await?;
                }
            }
        }
        Ok(is_left)
    }

    /// The same, if one of these imports has been left behind: a job that breaks does not tell. One that could not take
    /// an import back is given some time: whoever looks every second does not start it every second.
    pub(super) async fn settle_any(&self, rows: &[Row]) -> store::Result<bool> {
        for row in rows.iter().filter(|row| row.import.state.is_busy()) {
            let Some(id) = &row.import.job else { continue };
            let latest = match row.import.state {
                ImportState::Undoing => self.store.now().minus(PAUSE),
                _ => self.store.now(),
            };
            let is_over = |job: &Job| job.finished_at.is_some_and(|at| job.state.has_ended() && at <= latest);
            if self.jobs.find(id).await?.as_ref().is_none_or(is_over) {
                self.settle().await?;
                return Ok(true);
            }
        }
        Ok(false)
    }

    async fn free(&self, row: &Row, why: Option<String>) -> store::Result<()> {
        let (import, job) = (row.import.id.clone(), row.import.job.clone());
        self.store
            .write(move |tx| async move {
                let Some(mut row) = rows::lock(&tx, &import).await? else { return Ok(()) };
                if row.import.state == ImportState::Checking && row.import.job == job {
                    let state = if why.is_some() { ImportState::Failed } else { ImportState::Uploaded };
                    (row.import.state, row.import.error) = (state, why);
                    (row.import.counts, row.preview) = (None, None);
                    rows::update(&tx, &row).await?;
                }
                Ok(())
            })
            .await
    }

    /// The import that has to be undone before this one, as far as it can be told at once.
    pub(super) async fn in_the_way(&self, row: &Row) -> Result<Option<ImportName>, Refused> {
        Ok(way::quickly_in_the_way(self.store.reader(), row).await?)
    }
}
