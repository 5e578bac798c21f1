//! One job changes the campus at a time; the others wait.

use std::time::Duration;

use futures_util::StreamExt;
use store::{
    Store,
    jobs::{JobError, Jobs, Progress, Run},
};

use crate::{intake::Imports, store::turn};

/// How long a worker waits for another job before it looks for something else to do.
const PATIENCE: Duration = Duration::from_secs(1);

/// Takes the turn for a job. If it is another one's, the job is given back, to be taken up again: a worker that
/// waited for ever could be the one that the other needs.
pub async fn take(run: &Run, imports: &Imports) -> Result<(), JobError> {
    let jobs = imports.jobs();
    for _ in 0..2 {
        let holder = turn::holder(run.store().reader()).await?;
        if holder.as_deref() == Some(run.job_id()) {
            return Ok(());
        }
        let job = match &holder {
            Some(holder) => jobs.find(holder).await?,
            None => None,
        };
        match job.filter(|job| !job.state.has_ended()) {
            Some(job) => {
                run.report(Progress::new(0, None, format!("Waits for “{}” to end", job.title)));
                tokio::select! {
                    error = run.stopped() => return Err(error),
                    () = ended(jobs, &job.id) => {}
                    () = tokio::time::sleep(PATIENCE) => {}
                }
            }
            None => {
                // What the last one has left behind comes first.
                if !imports.settle().await? && pass(run.store(), holder, run).await? {
                    return Ok(());
                }
            }
        }
    }
    Err(JobError::Stopping)
}

async fn pass(store: &Store, from: Option<String>, run: &Run) -> store::Result<bool> {
    let to = run.job_id().to_owned();
    store.write(move |tx| async move { turn::pass(&tx, from.as_deref(), Some(&to)).await }).await
}

async fn ended(jobs: &Jobs, id: &str) {
    let mut changes = jobs.watch(id);
    while let Some(Ok(_)) = changes.next().await {}
}
