//! Counting everybody. A small campus is counted while somebody waits; a large one is a job, with progress and cancel.

use std::sync::Arc;

use async_trait::async_trait;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Result, Store,
    jobs::{Filter, Job, JobError, Jobs, NewJob, Progress, Run, State, Work},
};

use super::{
    Engagement, RULES_VERSION, Standing,
    store::{
        records::{self, Names, Who},
        rows::{self, Seen},
    },
};
use crate::store::{
    changes,
    edition::{self, Edition},
    people,
};

/// Names the job in the table.
const KIND: &str = "campus_engagement";
/// So many people are read and written together.
const TOGETHER: u32 = 1000;

/// Where a count has come to.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
struct Checkpoint {
    edition: i32,
    made: i64,
    as_of: Date,
    position: i64,
    /// The last person who was counted.
    after: u32,
    done: u32,
}

impl Checkpoint {
    async fn begin(store: &Store, edition: &Edition, as_of: Date) -> Result<Self> {
        // Whoever changes from now on is looked at again.
        let position = changes::latest(store.reader()).await?;
        let made = store.write(|tx| async move { rows::begin(&tx).await }).await?;
        Ok(Self { edition: edition.edition, made, as_of, position, after: 0, done: 0 })
    }

    /// The next people, and where it has come to then. `None` after the last.
    async fn next(&self, store: &Store) -> Result<Option<(Vec<Standing>, Self)>> {
        let db = store.reader();
        let Some((first, last)) = people::next(db, self.edition, self.after, TOGETHER).await? else {
            return Ok(None);
        };
        let known = records::read(db, self.edition, Who::Between(first.0, last.0)).await?;
        let mut names = Names::default();
        let standings = known.iter().map(|one| one.standing(self.as_of, &mut names)).collect();
        let done = self.done.saturating_add(TOGETHER);
        Ok(Some((standings, Self { after: last.0, done, ..*self })))
    }

    fn seen(&self, edition: &Edition) -> Seen {
        Seen {
            made: self.made,
            edition: edition.edition,
            edition_made_at: edition.created_at,
            rules: RULES_VERSION,
            as_of: self.as_of,
            position: self.position,
        }
    }
}

/// Counts a whole campus at once.
pub(super) async fn count_all(store: &Store, edition: &Edition, as_of: Date) -> Result<()> {
    let mut at = Checkpoint::begin(store, edition, as_of).await?;
    while let Some((standings, next)) = at.next(store).await? {
        let made = at.made;
        store.write(move |tx| async move { rows::put(&tx, made, &standings).await }).await?;
        at = next;
    }
    let seen = at.seen(edition);
    store.write(move |tx| async move { rows::show(&tx, seen).await }).await?;
    tidy(store).await
}

async fn tidy(store: &Store) -> Result<()> {
    while store.write(|tx| async move { rows::remove_old(&tx).await }).await? > 0 {}
    Ok(())
}

/// Counts a campus, some people at a time.
pub struct CountEngagement(pub Arc<Engagement>);

#[async_trait]
impl Work for CountEngagement {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> std::result::Result<Value, JobError> {
        let store = run.store();
        let current = edition::current(store.reader()).await?;
        let Some(current) = current else { return Ok(json!({ "people": 0 })) };
        let begun: Option<Checkpoint> = run.checkpoint()?;
        // Another campus since, or another day: what was begun is of no use.
        let as_of = self.0.as_of(&current);
        let fits = |one: &Checkpoint| (one.edition, one.as_of) == (current.edition, as_of);
        let mut at = match begun.filter(fits) {
            Some(at) => at,
            None => Checkpoint::begin(store, &current, as_of).await?,
        };
        let total = u64::from(current.people);
        while let Some((standings, next)) = at.next(store).await? {
            let progress = Progress::new(u64::from(next.done).min(total), total, "Counting engagement");
            let made = at.made;
            let written =
                run.write(&next, progress, move |tx| async move { rows::put(&tx, made, &standings).await });
            written.await?;
            at = next;
        }
        let seen = at.seen(&current);
        store.write(move |tx| async move { rows::show(&tx, seen).await }).await?;
        tidy(store).await?;
        Ok(json!({ "people": at.done.min(current.people) }))
    }
}

/// The job that counts, if there is one.
pub(super) async fn under_way(jobs: &Jobs) -> Result<Option<Job>> {
    for state in [State::Running, State::Waiting] {
        let filter =
            Filter { kind: Some(KIND.to_owned()), state: Some(state), limit: 1, ..Filter::default() };
        if let Some(job) = jobs.list(&filter).await?.pop() {
            return Ok(Some(job));
        }
    }
    Ok(None)
}

/// What a job is to count.
fn input(edition: &Edition, as_of: Date) -> Value {
    json!({ "edition": edition.edition, "asOf": as_of })
}

/// The last job, if it was to count this and was cancelled or failed: it is not begun again by itself.
pub(super) async fn stopped(jobs: &Jobs, edition: &Edition, as_of: Date) -> Result<Option<Job>> {
    let filter = Filter { kind: Some(KIND.to_owned()), limit: 1, ..Filter::default() };
    let last = jobs.list(&filter).await?.pop();
    let is_stopped = |job: &Job| matches!(job.state, State::Cancelled | State::Failed);
    Ok(last.filter(|job| is_stopped(job) && job.input == input(edition, as_of)))
}

pub(super) async fn ask(jobs: &Jobs, edition: &Edition, as_of: Date, by: Option<&str>) -> Result<Job> {
    if let Some(job) = under_way(jobs).await? {
        return Ok(job);
    }
    let title = "Engagement of the alumni".to_owned();
    let owner = by.map(str::to_owned);
    jobs.create(NewJob { kind: KIND, title, owner, input: input(edition, as_of) }).await
}
