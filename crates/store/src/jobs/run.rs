use std::{
    future::Future,
    sync::{Mutex, MutexGuard},
};

use serde::{Serialize, de::DeserializeOwned};
use tokio::sync::watch;

use super::{
    JobError, Jobs, Progress,
    entity::Model,
    store::{self as rows, Claim, Step},
};
use crate::{Store, Tx};

/// Why a work has to stop before its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    Cancelled,
    Lost,
    Stopping,
}

impl From<Stop> for JobError {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Cancelled => Self::Cancelled,
            Stop::Lost => Self::Lost,
            Stop::Stopping => Self::Stopping,
        }
    }
}

/// One taking up of a job: what a work knows of it, and the only way it gets on.
pub struct Run {
    jobs: Jobs,
    row: Model,
    claim: Claim,
    stop: watch::Sender<Option<Stop>>,
    progress: Mutex<Shown>,
    /// How many checkpoints there are; held while another is written.
    steps: tokio::sync::Mutex<i64>,
}

struct Shown {
    latest: Progress,
    /// What the row says.
    saved: Progress,
    /// Whether those who watch know what the row says.
    is_told: bool,
}

impl Run {
    pub(super) fn new(jobs: Jobs, row: Model, claim: Claim) -> Self {
        let stop = row.cancel_requested.then_some(Stop::Cancelled);
        let shown = Shown { latest: Progress::of(&row), saved: Progress::of(&row), is_told: false };
        Self {
            stop: watch::Sender::new(stop),
            progress: Mutex::new(shown),
            steps: tokio::sync::Mutex::new(row.steps),
            jobs,
            row,
            claim,
        }
    }

    pub fn job_id(&self) -> &str {
        &self.row.id
    }

    /// Who started it, by uid.
    pub fn owner(&self) -> Option<&str> {
        self.row.owner.as_deref()
    }

    /// To read from, and to tidy up with after a cancel.
    pub fn store(&self) -> &Store {
        &self.jobs.store
    }

    pub fn input<T: DeserializeOwned>(&self) -> Result<T, JobError> {
        serde_json::from_str(&self.row.input)
            .map_err(|error| unreadable("what it was given to do cannot be read", &error))
    }

    /// The last checkpoint of an earlier attempt.
    pub fn checkpoint<T: DeserializeOwned>(&self) -> Result<Option<T>, JobError> {
        let checkpoint = self.row.checkpoint.as_deref().map(serde_json::from_str).transpose();
        checkpoint.map_err(|error| unreadable("what it had done before cannot be read", &error))
    }

    /// Whether the last attempt ended without a word since the last checkpoint. One that was asked to stop and did has not.
    pub fn was_broken_off(&self) -> bool {
        self.row.attempts > 1
    }

    /// Whether somebody asked for it to stop, here or elsewhere. Costs next to nothing.
    pub fn is_cancelled(&self) -> bool {
        *self.stop.borrow() == Some(Stop::Cancelled)
    }

    /// Refuses once the work has to stop, for whatever reason. Costs next to nothing.
    pub fn check(&self) -> Result<(), JobError> {
        let stop = *self.stop.borrow();
        stop.map_or(Ok(()), |stop| Err(stop.into()))
    }

    /// Waits until the work has to stop.
    pub async fn stopped(&self) -> JobError {
        let stop = self.stop.subscribe().wait_for(Option::is_some).await.ok().and_then(|stop| *stop);
        stop.unwrap_or(Stop::Lost).into()
    }

    /// Shows how far it has come, a few times a second at most: call it as often as you like.
    pub fn report(&self, progress: Progress) {
        self.shown().latest = progress;
    }

    /// Runs `work` and keeps the checkpoint that stands for it in one transaction. It is refused, and nothing
    /// changes, if the job was cancelled or is in other hands. Like all work inside a transaction it takes
    /// seconds at most: cut long work into pieces.
    pub async fn write<T, E, F, Fut>(
        &self,
        checkpoint: &(impl Serialize + Sync),
        progress: Progress,
        work: F,
    ) -> Result<T, JobError>
    where
        T: Send + 'static,
        E: Into<JobError> + Send + 'static,
        F: FnOnce(Tx) -> Fut + Send + 'static,
        Fut: Future<Output = Result<T, E>> + Send + 'static,
    {
        self.check()?;
        let checkpoint = serde_json::to_string(checkpoint)
            .map_err(|error| unreadable("what it has done cannot be written down", &error))?;
        let mut steps = self.steps.lock().await;
        let step = Step { after: *steps, checkpoint, progress: progress.clone() };
        // Taken before, as for a renewal: this outlives a worker that is dropped, whose lease must not begin anew
        // then. It is shorter by what the write takes, which is seconds, and the next renewal makes up for it.
        let (now, claim) = (self.store().now(), self.claim.clone());
        let written = self
            .store()
            .write(move |tx| async move {
                // The row itself is locked last and not for long: whoever cancels does not wait for the work.
                rows::check_held(&*tx, &claim).await?;
                let value = work(tx.clone()).await.map_err(Into::into)?;
                rows::advance(&*tx, &claim, step, now).await?;
                Ok(value)
            })
            .await;
        match &written {
            Ok(_) => {
                *steps += 1;
                *self.shown() = Shown { latest: progress.clone(), saved: progress, is_told: false };
            }
            Err(error) => self.heed(error),
        }
        written
    }

    /// Keeps a checkpoint for work that changed nothing in the database.
    pub async fn keep(
        &self,
        checkpoint: &(impl Serialize + Sync),
        progress: Progress,
    ) -> Result<(), JobError> {
        self.write(checkpoint, progress, |_tx| async { Ok::<_, JobError>(()) }).await
    }

    /// The first reason to stop is the one that counts.
    pub(super) fn interrupt(&self, stop: Stop) {
        self.stop.send_if_modified(|reason| reason.is_none() && reason.replace(stop).is_none());
    }

    fn heed(&self, error: &JobError) {
        match error {
            JobError::Cancelled => self.interrupt(Stop::Cancelled),
            JobError::Lost => self.interrupt(Stop::Lost),
            JobError::Stopping | JobError::Failed(_) | JobError::Store(_) => {}
        }
    }

    /// Looks whether the job is still ours and wanted.
    pub(super) async fn look(&self) {
        if let Err(error) = rows::check_held(self.store().reader(), &self.claim).await {
            self.heed(&error);
        }
    }

    /// Renews the lease, writes down what was reported, and looks.
    pub(super) async fn renew(&self) {
        // A write under way brings the progress with it, and must not be overtaken by an older one.
        let no_write = self.steps.try_lock().ok();
        let progress = no_write.is_some().then(|| self.shown().latest.clone());
        let (now, claim, row) = (self.store().now(), self.claim.clone(), progress.clone());
        let renewed = self.store().write(move |tx| async move {
            rows::renew(&*tx, &claim, row, now).await?;
            Ok(rows::check_held(&*tx, &claim).await)
        });
        match renewed.await {
            Ok(held) => {
                if let Some(progress) = progress {
                    let mut shown = self.shown();
                    shown.is_told &= shown.saved == progress;
                    shown.saved = progress;
                }
                if let Err(error) = held {
                    self.heed(&error);
                }
            }
            Err(error) => {
                let error: JobError = error;
                tracing::debug!(%error, job = self.job_id(), "the lease was not renewed");
            }
        }
    }

    pub(super) fn has_unsaved_progress(&self) -> bool {
        let shown = self.shown();
        shown.latest != shown.saved
    }

    /// Tells those who watch, if there is something new.
    pub(super) fn tell(&self) {
        if !std::mem::replace(&mut self.shown().is_told, true) {
            self.jobs.tell_changed(self.job_id());
        }
    }

    pub(super) fn progress(&self) -> Progress {
        self.shown().latest.clone()
    }

    pub(super) fn claim(&self) -> &Claim {
        &self.claim
    }

    fn shown(&self) -> MutexGuard<'_, Shown> {
        self.progress.lock().expect("nothing panics while holding the progress")
    }
}

fn unreadable(what: &str, error: &serde_json::Error) -> JobError {
    JobError::Failed(format!("The job cannot be done: {what} ({error}). Start it again."))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use rstest::rstest;
    use serde_json::json;

    use super::*;
    use crate::{
        jobs::{NewJob, migrations},
        testing::{Kind, ManualClock, TestDatabase},
    };

    const LEASE: Duration = Duration::from_secs(30);

    #[rstest]
    #[tokio::test]
    async fn a_write_that_outlives_its_worker_does_not_hold_the_job_from_then_on(
        #[values(Kind::Sqlite, Kind::Postgres)] kind: Kind,
    ) {
        let database = TestDatabase::new(kind).await;
        let store = database.open().await;
        store.migrate(&[migrations]).await.unwrap();
        let jobs = Jobs::new(store.clone());
        let new = NewJob { kind: "count", title: "Count".to_owned(), owner: None, input: json!({}) };
        let job = jobs.create(new).await.unwrap();
        let claimed = store.write(|tx| async move {
            rows::claim(&*tx, &["count"], ("worker", LEASE), ManualClock::START).await
        });
        let row = claimed.await.unwrap().expect("it waits");
        let claim = Claim { job: job.id.clone(), worker: "worker".to_owned(), lease: LEASE };
        let run = Run::new(jobs, row, claim);
        let clock = database.clock.clone();
        let written = run.write(&1, Progress::default(), move |_tx| async move {
            clock.advance(LEASE * 2);
            Ok::<_, JobError>(())
        });
        written.await.unwrap();
        let row = rows::find(store.reader(), &job.id).await.unwrap().expect("it is there");
        assert_eq!((row.steps, row.due_at), (1, ManualClock::START + LEASE));
        assert!(row.due_at <= store.now(), "somebody else may take it up");
    }
}
