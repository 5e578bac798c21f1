//! Long work: a run of a round, and what would be if something were different. It says how far it is and can be
//! stopped; a run that is taken up again starts anew, and what it had written is written over.

use std::{
    ops::ControlFlow,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};

use api::ApiError;
use async_trait::async_trait;
use matching::assign::Stopped;
use serde_json::{Value, json};
use store::jobs::{JobError, Progress, Run, Work};

use super::{
    cohort,
    engine::{Input, Watch},
    results::{Results, work_out},
    store::{
        results as rows,
        runs::{self, Given},
    },
    what_if,
};
use crate::{
    Suite,
    matchmaking::meaning::{self, Directions},
};

/// So many rows are one piece.
const PIECE: usize = 2000;
/// So many texts are read at once.
const TEXTS: usize = 500;
/// How often it is looked at whether the work should go on.
const LOOK: Duration = Duration::from_millis(100);
/// All of the reckoning, in progress; writing comes on top.
const RECKONED: u64 = 1000;

/// Runs a round.
pub struct RunRound(pub Suite);
/// Says what would be.
pub struct AskWhatIf(pub Suite);

pub fn works(suite: &Suite) -> Vec<Arc<dyn Work>> {
    vec![Arc::new(RunRound(suite.clone())), Arc::new(AskWhatIf(suite.clone()))]
}

#[async_trait]
impl Work for RunRound {
    fn kind(&self) -> &'static str {
        runs::KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let input: runs::Input = run.input()?;
        let given = runs::given(run.store(), &input.run).await.map_err(failed)?;
        let answer = json!({ "run": given.id, "round": given.round });
        if given.is_done {
            return Ok(answer);
        }
        run.report(Progress::new(0, RECKONED, "Finding out who takes part"));
        let Given { plan, rankings, .. } = given;
        let found = cohort::resolve(&self.0, &plan).await.map_err(failed)?;
        if let Some(problem) = found.problem() {
            return Err(JobError::failed(problem));
        }
        let (then, left_out) = (found.then(), found.counts());
        let id = input.run.clone();
        run.write(&0, Progress::new(0, RECKONED, "Finding out who takes part"), move |tx| async move {
            runs::keep_cohort(&tx, &id, &then).await.map_err(failed)
        })
        .await?;
        let mut input_of_engine = found.into_input(&self.0, (plan, rankings)).await.map_err(failed)?;
        point(run, &self.0, &mut input_of_engine).await?;
        let results = watched(run, move |watch| work_out(&input_of_engine, left_out, watch)).await?;
        write(run, &input.run, results).await?;
        Ok(answer)
    }
}

#[async_trait]
impl Work for AskWhatIf {
    fn kind(&self) -> &'static str {
        what_if::KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let asked: what_if::Asked = run.input()?;
        let given = runs::done(run.store(), &asked.run).await.map_err(failed)?;
        let then = given.cohort.unwrap_or_default();
        let stored = rows::all_pairs(run.store(), &asked.run, asked.method).await.map_err(failed)?;
        let found = cohort::again(&self.0, &then).await.map_err(failed)?;
        let mut input = found.into_input(&self.0, (given.plan, given.rankings)).await.map_err(failed)?;
        point(run, &self.0, &mut input).await?;
        let told = watched(run, move |watch| what_if::work_out(&input, &asked, &stored, watch)).await?;
        let told = told.map_err(JobError::failed)?;
        serde_json::to_value(told).map_err(|error| JobError::failed(error.to_string()))
    }
}

/// Finds out where the words of all of them point, a piece at a time.
async fn point(run: &Run, suite: &Suite, input: &mut Input) -> Result<(), JobError> {
    run.report(Progress::new(0, RECKONED, "Reading what they say"));
    let mut known = Directions::new();
    for some in meaning::texts(input.profiles()).chunks(TEXTS) {
        run.check()?;
        let found = suite.campus.directions(some, &[]).await;
        known.extend(found.map_err(|error| JobError::failed(error.to_string()))?);
    }
    for profile in input.student_profiles.iter_mut().chain(&mut input.mentor_profiles) {
        meaning::point_profile(profile, &known);
    }
    Ok(())
}

/// Does the reckoning beside those who answer others, shows how far it is, and stops it if that is wanted.
async fn watched<T: Send + 'static>(
    run: &Run,
    work: impl FnOnce(&mut Watch<'_>) -> Result<T, Stopped> + Send + 'static,
) -> Result<T, JobError> {
    let (done, is_over) = (Arc::new(AtomicU64::new(0)), Arc::new(AtomicBool::new(false)));
    let message = Arc::new(Mutex::new("Comparing everybody with everybody"));
    let (shown, over, saying) = (Arc::clone(&done), Arc::clone(&is_over), Arc::clone(&message));
    // Whoever drops this no longer waits for it.
    let _stopped = StopOnDrop(Arc::clone(&is_over));
    let mut reckoning = tokio::task::spawn_blocking(move || {
        work(&mut |done, message| {
            shown.store(done, Ordering::Relaxed);
            if let Ok(mut said) = saying.lock() {
                *said = message;
            }
            if over.load(Ordering::Relaxed) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    let mut tick = tokio::time::interval(LOOK);
    loop {
        tokio::select! {
            ended = &mut reckoning => {
                let ended = ended.map_err(|error| JobError::failed(format!("The reckoning broke: {error}.")))?;
                run.check()?;
                return ended.map_err(|Stopped| JobError::Cancelled);
            }
            _ = tick.tick() => {
                run.check()?;
                let said = message.lock().map_or("", |said| *said);
                run.report(Progress::new(done.load(Ordering::Relaxed), RECKONED, said));
            }
        }
    }
}

struct StopOnDrop(Arc<AtomicBool>);

impl Drop for StopOnDrop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

async fn write(run: &Run, id: &str, results: Results) -> Result<(), JobError> {
    let Results { comparison, pairs, unmatched } = results;
    let total = (pairs.len() + unmatched.len()) as u64;
    let progress = |done: u64| Progress::new(RECKONED + done, RECKONED + total, "Writing it down");
    let own = id.to_owned();
    run.write(&0, progress(0), move |tx| async move { rows::clear(&tx, &own).await }).await?;
    let mut done = 0;
    for piece in pairs.chunks(PIECE) {
        let (own, piece) = (id.to_owned(), piece.to_vec());
        done += piece.len() as u64;
        run.write(
            &done,
            progress(done),
            move |tx| async move { rows::insert_pairs(&tx, &own, &piece).await },
        )
        .await?;
    }
    for piece in unmatched.chunks(PIECE) {
        let (own, piece) = (id.to_owned(), piece.to_vec());
        done += piece.len() as u64;
        run.write(
            &done,
            progress(done),
            move |tx| async move { rows::insert_unmatched(&tx, &own, &piece).await },
        )
        .await?;
    }
    let (own, store) = (id.to_owned(), run.store().clone());
    run.write(&total, progress(total), move |tx| async move {
        runs::finish(&tx, &store, &own, &comparison).await.map_err(failed)
    })
    .await
}

/// What is said to people stays as it is.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
fn failed(error: ApiError) -> JobError {
    JobError::failed(error.message())
}
