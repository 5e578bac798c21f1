//! The job that finds out what résumés mean, when there are too many for somebody to wait for.

use std::{
    collections::HashSet,
    sync::{Mutex, PoisonError},
    time::Duration,
};

use api::ApiError;
use async_trait::async_trait;
use serde_json::{Value, json};
use store::jobs::{JobError, Progress, Run, Work};
use tokio::time::Instant;

use super::{follow::apart, make::Half};
use crate::{CandidateId, Candidates};

/// Names the job.
const KIND: &str = "candidates.point";
/// So many candidates are understood between two looks at whether it is still wanted.
const TOGETHER: usize = 20;
/// How long nobody asks again; twice as long each time.
const FIRST_PAUSE: Duration = Duration::from_secs(15);
const LONGEST_PAUSE: Duration = Duration::from_hours(1);

/// When it was asked for: a model that is not there is not looked for all the time.
#[derive(Default)]
pub struct Patience(Mutex<Option<(Instant, Duration)>>);

impl Patience {
    pub fn forget(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }

    fn is_time(&self) -> bool {
        let mut asked = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = match *asked {
            Some((next, _)) if Instant::now() < next => return false,
            Some((_, pause)) => (pause * 2).min(LONGEST_PAUSE),
            None => FIRST_PAUSE,
        };
        *asked = Some((Instant::now() + pause, pause));
        true
    }
}

/// Finds out what the résumés of the pool mean.
pub struct PointCandidates(pub Candidates);

#[async_trait]
impl Work for PointCandidates {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let failed = |error: ApiError| JobError::failed(error.message());
        let all = self.0.pool().await.map_err(failed)?.members.len();
        let mut tried: HashSet<CandidateId> = HashSet::new();
        loop {
            run.check()?;
            let waiting = self.0.0.held.lock().await.unpointed();
            let done = all.saturating_sub(waiting.len());
            let progress = format!("Understanding candidate {done} of {all}");
            run.report(Progress::new(done as u64, all as u64, progress));
            let some: Vec<CandidateId> =
                waiting.into_iter().filter(|id| !tried.contains(id)).take(TOGETHER).collect();
            if some.is_empty() {
                return Ok(json!({ "understood": true }));
            }
            tried.extend(some.iter().cloned());
            let understood = tokio::select! {
                reason = run.stopped() => return Err(reason),
                understood = self.0.understand(&some) => understood.map_err(failed)?,
            };
            if !understood {
                return Ok(json!({ "understood": false }));
            }
        }
    }
}

impl Candidates {
    /// Finds out what these résumés mean. False if the model is away.
    async fn understand(&self, ids: &[CandidateId]) -> Result<bool, ApiError> {
        let (sources, today) = (self.sources(ids).await?, self.as_of().await?);
        let own = self.clone();
        let understood = apart(move || {
            let halves: Vec<Half> =
                sources.into_iter().filter_map(|source| Half::new(source, today)).collect();
            let directions = &own.0.directions;
            let missing: Vec<String> = halves.iter().flat_map(|half| half.missing(directions)).collect();
            own.0.learn(&missing)?;
            Ok::<_, ai::EmbedError>(halves.into_iter().filter_map(|half| half.whole(directions)).collect())
        });
        match understood.await? {
            Ok(members) => {
                self.0.held.lock().await.replace(members);
                Ok(true)
            }
            Err(error) => {
                tracing::debug!(%error, "candidates are compared by words alone");
                Ok(false)
            }
        }
    }

    /// Sees to it that all of the pool can be compared by meaning, if there is a model and nobody is at it.
    pub(super) async fn ask_to_point(&self) -> store::Result<()> {
        if !self.0.patience.is_time() {
            return Ok(());
        }
        let sentences = self.0.sentences.clone();
        if apart(move || sentences.embed(&["Is it here?"]).is_err()).await? {
            return Ok(());
        }
        self.ask_for(KIND, "Compare candidates by meaning").await
    }
}
