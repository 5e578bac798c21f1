//! A new index is a job, so that it is seen, can be cancelled and goes on after a restart. The instance that does
//! the job makes its own; others, which have a folder of their own, make theirs after it, when all units are known.

use std::{sync::Arc, time::Duration};

use async_trait::async_trait;
use futures_util::StreamExt;
use serde_json::{Value, json};
use store::jobs::{Filter, Job, JobError, NewJob, Progress, Run, State, Work};
use tokio::{task::JoinSet, time::Instant};

use super::{BuildingState, Search};
use crate::store::edition::Edition;

/// Names the job in the table.
const KIND: &str = "campus_index";
/// A failed attempt is followed by another after this long.
const RETRY: Duration = Duration::from_mins(1);
/// How long another instance's job is waited for before it is looked at again.
const PATIENCE: Duration = Duration::from_hours(1);

/// Makes the index of this instance.
pub struct IndexCampus(pub Arc<Search>);

#[async_trait]
impl Work for IndexCampus {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let people = self
            .0
            .build_and_show(&|done, total, message| {
                run.report(Progress::new(done, total, message));
                run.check()
            })
            .await?;
        Ok(json!({ "people": people }))
    }
}

impl Search {
    /// Makes an index, and says so to those who look at its state.
    async fn build_and_show(
        self: &Arc<Self>,
        report: &(dyn Fn(u64, u64, &'static str) -> Result<(), JobError> + Send + Sync),
    ) -> Result<u64, JobError> {
        let built = self
            .build(&|done, total, message| {
                let message = message.to_owned();
                self.shown().building = Some(BuildingState { done, total: Some(total), message });
                report(done, total, "Making the search index")
            })
            .await;
        let mut shown = self.shown();
        shown.building = None;
        shown.trouble = match &built {
            Ok(_) | Err(JobError::Stopping | JobError::Lost) => None,
            Err(error) => Some(error.to_string()),
        };
        built
    }
}

/// Sees to it that a new index is made, and only one at a time.
#[derive(Default)]
pub(super) struct Asking {
    under_way: JoinSet<(i32, Result<(), JobError>)>,
    /// The campus for which somebody has cancelled it. It is asked for again when the program starts anew.
    cancelled: Option<i32>,
    failed: Option<Instant>,
}

impl Asking {
    pub fn is_busy(&self) -> bool {
        !self.under_way.is_empty()
    }

    /// Whether somebody does not want a new one of this campus.
    pub fn is_cancelled(&self, edition: i32) -> bool {
        self.cancelled == Some(edition)
    }

    /// Returns at once.
    pub fn ask(&mut self, search: &Arc<Search>, edition: &Edition) {
        let edition = edition.edition;
        let failed_lately = self.failed.is_some_and(|failed| failed.elapsed() < RETRY);
        if failed_lately || self.is_cancelled(edition) || self.is_busy() {
            return;
        }
        let search = Arc::clone(search);
        self.under_way.spawn(async move {
            let made = make(&search).await;
            search.look();
            (edition, made)
        });
    }

    /// Takes note of how the last one went.
    pub fn settle(&mut self) {
        while let Some(ended) = self.under_way.try_join_next() {
            match ended {
                Ok((_, Ok(()))) => (self.cancelled, self.failed) = (None, None),
                Ok((edition, Err(JobError::Cancelled))) => self.cancelled = Some(edition),
                Ok((_, Err(error))) => {
                    tracing::warn!(%error, "the search index was not made");
                    self.failed = Some(Instant::now());
                }
                Err(error) => {
                    tracing::error!(%error, "making the search index broke");
                    self.failed = Some(Instant::now());
                }
            }
        }
    }
}

async fn make(search: &Arc<Search>) -> Result<(), JobError> {
    let job = match under_way(search).await? {
        Some(job) => job,
        None => {
            let title = "Search index of the campus".to_owned();
            search.jobs.create(NewJob { kind: KIND, title, owner: None, input: json!({}) }).await?
        }
    };
    let mut states = search.jobs.watch(&job.id);
    let ended = async {
        let mut last = job;
        while let Some(job) = states.next().await {
            last = job?;
        }
        Ok::<_, JobError>(last)
    };
    let Ok(ended) = tokio::time::timeout(PATIENCE, ended).await else { return Ok(()) };
    let ended = ended?;
    match ended.state {
        State::Cancelled => Err(JobError::Cancelled),
        State::Failed => Err(JobError::failed(ended.error.unwrap_or_default())),
        // Done here, there is nothing left to do. Done elsewhere, it is our turn.
        _ => search.build_and_show(&|_, _, _| Ok(())).await.map(|_| ()),
    }
}

async fn under_way(search: &Search) -> Result<Option<Job>, JobError> {
    for state in [State::Running, State::Waiting] {
        let filter =
            Filter { kind: Some(KIND.to_owned()), state: Some(state), limit: 1, ..Filter::default() };
        if let Some(job) = search.jobs.list(&filter).await?.pop() {
            return Ok(Some(job));
        }
    }
    Ok(None)
}
