//! A new campus as a job: made from its seed beside the current one, and then in its place.

use async_trait::async_trait;
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Store,
    jobs::{Filter, Job, JobError, Jobs, NewJob, Progress, Run, State as JobState, Work},
};

use crate::{
    fill::{self, Batches},
    generate::Size,
    store::{
        edition::{self, Edition, NewEdition, State},
        life,
    },
};

/// Names the job in the table.
const KIND: &str = "campus_make";

/// What a campus is made from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewCampus {
    pub seed: u64,
    /// `demo`, or a number of people.
    pub size: String,
    pub today: Date,
}

/// Asks for a new campus. Everybody sees the present one until it is whole.
pub async fn ask(jobs: &Jobs, new: &NewCampus, owner: Option<String>) -> store::Result<Job> {
    let input = json!(new);
    jobs.create(NewJob { kind: KIND, title: "A new campus".to_owned(), owner, input }).await
}

/// Asks for one if there is none and nobody has asked yet.
pub async fn ask_if_none(store: &Store, jobs: &Jobs, new: &NewCampus) -> store::Result<Option<Job>> {
    if edition::current(store.reader()).await?.is_some() {
        return Ok(None);
    }
    for state in [JobState::Running, JobState::Waiting] {
        let filter =
            Filter { kind: Some(KIND.to_owned()), state: Some(state), limit: 1, ..Filter::default() };
        if let Some(job) = jobs.list(&filter).await?.pop() {
            return Ok(Some(job));
        }
    }
    ask(jobs, new, None).await.map(Some)
}

pub struct MakeCampus;

/// Who comes next.
#[derive(Serialize, Deserialize)]
struct Next {
    next: u32,
}

#[async_trait]
impl Work for MakeCampus {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let edition = begun(run).await?;
        let filled = fill(run, &edition).await;
        if matches!(filled, Err(JobError::Cancelled)) {
            edition::remove(run.store(), edition.edition).await?;
        }
        filled?;
        remove_left(run.store()).await?;
        Ok(json!({ "edition": edition.edition, "people": edition.size.total() }))
    }
}

/// The edition of this job: begun by an earlier attempt, or now.
async fn begun(run: &Run) -> Result<Edition, JobError> {
    let own = format!("job {}", run.job_id());
    let all = edition::list(run.store().reader()).await?;
    if let Some(begun) = all.into_iter().find(|edition| edition.created_by.as_ref() == Some(&own)) {
        return Ok(begun);
    }
    let new: NewCampus = run.input()?;
    let size: Size = new.size.parse().map_err(|allowed| {
        JobError::failed(format!("A campus of size {:?} cannot be made; allowed: {allowed}", new.size))
    })?;
    let new = NewEdition { seed: new.seed, size, today: new.today, created_by: Some(own) };
    let store = run.store().clone();
    let number = run.store().write(move |tx| async move { edition::begin(&tx, &store, new).await }).await?;
    let begun = edition::find(run.store().reader(), number).await?;
    begun.ok_or_else(|| JobError::failed("The campus was removed while it was being made. Start it again."))
}

async fn fill(run: &Run, edition: &Edition) -> Result<(), JobError> {
    if edition.state == State::Ready {
        return Ok(());
    }
    let (number, total) = (edition.edition, edition.size.total());
    let progress = |done: u32| Progress::new(done.into(), u64::from(total), "Making people");
    let mut next =
        match run.checkpoint::<Next>()? {
            Some(Next { next }) => next,
            None => {
                let own = edition.clone();
                run.write(&Next { next: 1 }, progress(0), move |tx| async move {
                    fill::put_world(&tx, &own).await
                })
                .await?;
                1
            }
        };
    let mut batches = Batches::start(edition, next);
    while let Some(batch) = batches.next().await {
        next += u32::try_from(batch.len()).unwrap_or(0);
        run.write(&Next { next }, progress(next - 1), move |tx| async move {
            life::put_lives(&tx, number, &batch).await
        })
        .await?;
    }
    let store = run.store().clone();
    run.write(&Next { next }, progress(total), move |tx| async move {
        edition::make_current(&tx, &store, number).await
    })
    .await?;
    Ok(())
}

/// Removes whole campuses that nobody can get back to.
async fn remove_left(store: &Store) -> Result<(), JobError> {
    let db = store.reader();
    let kept = [edition::current(db).await?, edition::previous(db).await?];
    let kept: Vec<i32> = kept.into_iter().flatten().map(|edition| edition.edition).collect();
    for edition in edition::list(db).await? {
        if edition.state == State::Ready && !kept.contains(&edition.edition) {
            edition::remove(store, edition.edition).await?;
        }
    }
    Ok(())
}
