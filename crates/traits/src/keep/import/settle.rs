//! What becomes of an import whose job ends before it does: it is taken back.

use std::time::Duration;

use serde::{Deserialize, Serialize};
use store::jobs::Job;

use super::{Input, UNDO};
use crate::keep::{Editor, TraitImportState, Traits, store::imports as table};

/// How long after an undo that broke the next one begins.
const PAUSE: Duration = Duration::from_mins(1);
const BROKE: &str = "The import did not come to its end and was taken back. Start it again when the cause is gone; the log says more.";

/// Why an import is taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    Undone,
    Cancelled,
    Failed,
}

impl Outcome {
    pub fn state(self) -> TraitImportState {
        match self {
            Self::Undone => TraitImportState::Undone,
            Self::Cancelled => TraitImportState::Cancelled,
            Self::Failed => TraitImportState::Failed,
        }
    }
}

impl Traits {
    /// Passes an import on from a job that gives up to one that takes it back.
    pub(super) async fn hand_over(
        &self,
        import: &str,
        from: &str,
        then: Outcome,
        why: Option<String>,
    ) -> store::Result<()> {
        let (own, import, from) = (self.clone(), import.to_owned(), from.to_owned());
        self.0
            .store
            .write(move |tx| async move {
                let Some(mut row) = table::lock(&*tx, &import).await? else { return Ok(()) };
                let is_busy = matches!(row.state, TraitImportState::Applying | TraitImportState::Undoing);
                if row.job.as_ref() != Some(&from) || !is_busy {
                    return Ok(());
                }
                let by = Editor { uid: row.created_by.clone(), name: row.created_by_name.clone() };
                let title = format!("Take back {}", row.name);
                let job = own.start(&tx, UNDO, title, (&import, Some(then), &by)).await?;
                (row.state, row.job, row.error) = (TraitImportState::Undoing, Some(job.id), why);
                table::update(&*tx, row).await
            })
            .await
    }

    /// Sees to imports whose jobs have ended and left them behind: cancelled before they began, or given up. An undo
    /// that broke is given some time: whoever looks every second does not start it every second.
    pub async fn settle(&self) -> store::Result<()> {
        for row in table::busy(self.0.store.reader()).await? {
            let Some(id) = row.job.clone() else { continue };
            let job = self.0.jobs.find(&id).await?;
            let is_undoing = row.state == TraitImportState::Undoing;
            let latest = self.0.store.now().minus(if is_undoing { PAUSE } else { Duration::ZERO });
            let is_over = |job: &Job| job.state.has_ended() && job.finished_at.is_none_or(|at| at <= latest);
            if !job.as_ref().is_none_or(is_over) {
                continue;
            }
            let input: Option<Input> =
                job.as_ref().and_then(|job| serde_json::from_value(job.input.clone()).ok());
            let has_failed = job.is_some_and(|job| job.error.is_some());
            let (then, why) = match is_undoing {
                true => (input.and_then(|input| input.then).unwrap_or(Outcome::Undone), row.error),
                false if has_failed => (Outcome::Failed, Some(BROKE.to_owned())),
                false => (Outcome::Cancelled, None),
            };
            self.hand_over(&row.id, &id, then, why).await?;
        }
        Ok(())
    }
}
