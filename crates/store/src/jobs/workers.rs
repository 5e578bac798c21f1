use std::{collections::HashMap, sync::Arc, time::Duration};

use serde_json::Value;
use tokio::{
    sync::watch,
    task::{JoinError, JoinSet},
    time::{Instant, MissedTickBehavior},
};

use super::{
    CHANNEL, JobError, Jobs, News, ONE_WAITS, Run, Work,
    run::Stop,
    store::{self as rows, Claim, Ending},
    watch::{heard_of, heard_of_waiting},
};
use crate::{Error, Result};

/// How often reported progress is written down, at most.
const SHOW: Duration = Duration::from_millis(250);
/// How often a running job is looked at for a cancel that was not heard of.
const LOOK: Duration = Duration::from_secs(1);
const CLEAN_UP: Duration = Duration::from_hours(1);
/// The pauses between tries to write down how a job ended. After the last it is left to its lease.
const PAUSES: [Duration; 3] = [Duration::from_millis(200), Duration::from_secs(1), Duration::from_secs(3)];

/// How many workers there are, and how they keep time.
#[derive(Clone, Copy, Debug)]
pub struct Pace {
    pub workers: usize,
    /// How long a job stays with a worker that is not heard of any more. It is renewed three times as often.
    pub lease: Duration,
    /// How often an idle worker looks for jobs that it was not told of.
    pub poll: Duration,
}

impl Default for Pace {
    fn default() -> Self {
        Self { workers: 1, lease: Duration::from_secs(30), poll: Duration::from_secs(2) }
    }
}

/// Workers at work. Dropped, they are gone at once, and their jobs wait for the leases to run out.
#[must_use = "the workers are gone when this is dropped"]
pub struct Workers {
    stopping: watch::Sender<bool>,
    tasks: JoinSet<()>,
}

impl Workers {
    pub(super) fn start(jobs: &Jobs, works: Vec<Arc<dyn Work>>, pace: Pace) -> Self {
        let works: HashMap<_, _> = works.into_iter().map(|work| (work.kind(), work)).collect();
        let stopping = watch::Sender::new(false);
        let mut tasks = JoinSet::new();
        tasks.spawn(attend_to_house(jobs.clone(), stopping.subscribe()));
        for _ in 0..pace.workers {
            let worker =
                Worker { jobs: jobs.clone(), works: works.clone(), pace, stopping: stopping.subscribe() };
            tasks.spawn(worker.work());
        }
        Self { stopping, tasks }
    }

    /// Lets every work stop at its next checkpoint; the jobs are then taken up by others, or at the next start.
    /// Works that take longer than `patience` are dropped.
    pub async fn stop(mut self, patience: Duration) {
        self.stopping.send_replace(true);
        let all_gone = async { while self.tasks.join_next().await.is_some() {} };
        if tokio::time::timeout(patience, all_gone).await.is_err() {
            tracing::warn!("a job did not stop in time; it goes on once its lease has run out");
        }
    }
}

async fn told_to_stop(stopping: &mut watch::Receiver<bool>) {
    // Who has nobody left to tell it has to stop, too.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Listens to other instances, and removes what is old.
async fn attend_to_house(jobs: Jobs, mut stopping: watch::Receiver<bool>) {
    let mut events = jobs.store.listen(CHANNEL);
    let mut clean_up = tokio::time::interval(CLEAN_UP);
    loop {
        tokio::select! {
            () = told_to_stop(&mut stopping) => return,
            Some(event) = events.recv() => jobs.hear(event),
            _ = clean_up.tick() => match jobs.remove_old().await {
                Ok(0) => {}
                Ok(removed) => tracing::info!(removed, "old jobs were removed"),
                Err(error) => tracing::warn!(%error, "old jobs were not removed"),
            },
        }
    }
}

struct Worker {
    jobs: Jobs,
    works: HashMap<&'static str, Arc<dyn Work>>,
    pace: Pace,
    stopping: watch::Receiver<bool>,
}

impl Worker {
    async fn work(mut self) {
        while !*self.stopping.borrow() {
            let mut news = self.jobs.news.subscribe();
            match self.claim().await {
                Ok(Some((work, run))) => {
                    self.carry_out(work, run).await;
                    continue;
                }
                Ok(None) => {}
                Err(error) => tracing::warn!(%error, "no job could be taken up"),
            }
            tokio::select! {
                () = told_to_stop(&mut self.stopping) => {}
                () = heard_of_waiting(&mut news) => {}
                () = tokio::time::sleep(self.pace.poll) => {}
            }
        }
    }

    async fn claim(&self) -> Result<Option<(Arc<dyn Work>, Run)>> {
        let kinds: Vec<_> = self.works.keys().copied().collect();
        let (store, worker, lease) = (self.jobs.store.clone(), self.jobs.store.new_id(), self.pace.lease);
        let (name, stopping) = (worker.clone(), self.stopping.clone());
        let claimed = self.jobs.store.write(move |tx| async move {
            let claimed = rows::claim(&*tx, &kinds, (&name, lease), store.now()).await?;
            // This outlives a worker that is dropped, and the job would wait for the lease of nobody.
            match stopping.has_changed() {
                Ok(_) => Ok(claimed),
                Err(_gone) => Err(Error::Other("the worker has gone".to_owned())),
            }
        });
        let Some(row) = claimed.await? else { return Ok(None) };
        let Some(work) = self.works.get(row.kind.as_str()) else { return Ok(None) };
        let claim = Claim { job: row.id.clone(), worker, lease };
        Ok(Some((Arc::clone(work), Run::new(self.jobs.clone(), row, claim))))
    }

    async fn carry_out(&mut self, work: Arc<dyn Work>, run: Run) {
        tracing::info!(job = run.job_id(), kind = work.kind(), "a job was taken up");
        let run = Arc::new(run);
        let mut task = JoinSet::new();
        let of_work = Arc::clone(&run);
        task.spawn(async move { work.run(&of_work).await });
        let outcome = self.accompany(&run, &mut task).await;
        self.settle(&run, ending(&run, outcome)).await;
    }

    /// Keeps the lease, shows the progress and brings bad news while the work goes on.
    async fn accompany(
        &mut self,
        run: &Run,
        task: &mut JoinSet<std::result::Result<Value, JobError>>,
    ) -> std::result::Result<Value, JobError> {
        let mut news = self.jobs.news.subscribe();
        let mut tick = tokio::time::interval(SHOW);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut renewed, mut looked) = (Instant::now(), Instant::now());
        loop {
            tokio::select! {
                Some(ended) = task.join_next() => return ended.unwrap_or_else(|error| Err(broken(&error))),
                () = told_to_stop(&mut self.stopping), if run.check().is_ok() => {
                    run.interrupt(Stop::Stopping);
                }
                () = heard_of(&mut news, run.job_id()) => run.look().await,
                _ = tick.tick() => {
                    if run.has_unsaved_progress() || renewed.elapsed() >= self.pace.lease / 3 {
                        run.renew().await;
                        (renewed, looked) = (Instant::now(), Instant::now());
                    } else if looked.elapsed() >= LOOK {
                        run.look().await;
                        looked = Instant::now();
                    }
                    run.tell();
                }
            }
        }
    }

    async fn settle(&self, run: &Run, ending: Ending) {
        for pause in PAUSES {
            match self.end(run, ending.clone()).await {
                Ok(()) => return,
                Err(error) => {
                    tracing::warn!(%error, job = run.job_id(), "the end of a job was not written down");
                }
            }
            tokio::time::sleep(pause).await;
        }
    }

    async fn end(&self, run: &Run, ending: Ending) -> Result<()> {
        let (claim, progress, now) = (run.claim().clone(), run.progress(), self.jobs.store.now());
        let ended = self.jobs.store.write(move |tx| async move {
            let ended = rows::end(&*tx, &claim, (ending, progress), now).await?;
            if ended.as_ref().is_some_and(|row| !row.state.has_ended()) {
                tx.notify(CHANNEL, ONE_WAITS).await?;
            }
            tx.notify(CHANNEL, &claim.job).await?;
            Ok::<_, Error>(ended)
        });
        match ended.await? {
            Some(row) => tracing::info!(job = run.job_id(), state = ?row.state, "a job was put down"),
            None => tracing::warn!(job = run.job_id(), "a job had been taken over by another worker"),
        }
        self.jobs.tell(News::OneWaits);
        self.jobs.tell_changed(run.job_id());
        Ok(())
    }
}

/// What is said to people about a bug.
fn broken(error: &JoinError) -> JobError {
    tracing::error!(%error, "a job broke");
    JobError::failed(
        "It stopped because of an error in the program. What was done up to then is kept; the log says more.",
    )
}

fn ending(run: &Run, outcome: std::result::Result<Value, JobError>) -> Ending {
    match outcome {
        Ok(result) => Ending::Done(result.to_string()),
        Err(JobError::Cancelled) => Ending::Cancelled,
        Err(JobError::Lost) => Ending::Again,
        Err(JobError::Stopping) => Ending::Released,
        Err(JobError::Failed(message)) => Ending::Failed(message),
        Err(JobError::Store(error @ (Error::Busy | Error::Unavailable(_) | Error::ReadOnly(_)))) => {
            tracing::warn!(%error, job = run.job_id(), "a job has to wait for the database");
            Ending::Retry
        }
        Err(JobError::Store(error)) => {
            tracing::error!(%error, job = run.job_id(), "a job was refused by the database");
            Ending::Failed(
                "The database did not accept a change. What was done up to then is kept; the log says more."
                    .to_owned(),
            )
        }
    }
}
