//! A campus made anew beside the old one, which everybody sees until the new one is whole and can come back after.

use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Store, Time, Tx,
    jobs::{Filter, Job, JobError, Jobs, NewJob, Progress, Run, State as JobState, Work},
};
use utoipa::ToSchema;

use crate::{
    fill::{self, Batches},
    generate::{Generator, Size},
    intake::{Imports, Refused},
    quality,
    store::{
        changes,
        edition::{self, Edition, NewEdition, State},
        imports, life, turn as holder,
    },
    turn,
};

pub const RESET: &str = "campus.reset";

/// What a campus is made from.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Wanted {
    pub seed: u64,
    pub size: String,
}

impl Wanted {
    pub fn new(seed: u64, size: &str) -> Result<Self, Refused> {
        let parsed: Size = size.parse().map_err(|allowed| Refused::Invalid(format!("size: {allowed}.")))?;
        Ok(Self { seed, size: parsed.to_string() })
    }
}

/// The campus that everybody sees, and the one to go back to.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = CampusOverview)]
pub struct Overview {
    pub current: Option<CampusEdition>,
    /// What an undo brings back.
    pub previous: Option<CampusEdition>,
    /// The reset that is under way.
    pub job: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CampusEdition {
    pub seed: u64,
    /// `demo`, or a number of people.
    pub size: String,
    /// How many people it was made with.
    pub people: u32,
    pub created_at: Time,
    /// How many imports have changed it since, without those that were undone.
    pub imports: u64,
}

pub async fn overview(store: &Store, jobs: &Jobs) -> store::Result<Overview> {
    let mut job = None;
    for filter in under_way() {
        job = job.or(jobs.list(&filter).await?.pop());
    }
    Ok(Overview {
        current: show(store, edition::current(store.reader()).await?).await?,
        previous: show(store, edition::previous(store.reader()).await?).await?,
        job: job.map(|job| job.id),
    })
}

/// The resets that have not ended.
fn under_way() -> [Filter; 2] {
    [JobState::Running, JobState::Waiting].map(|state| Filter {
        kind: Some(RESET.to_owned()),
        state: Some(state),
        limit: 1,
        ..Filter::default()
    })
}

/// Whether there is a reset that has not ended. Until the transaction ends, nobody else starts one.
async fn is_under_way(tx: &Tx, jobs: &Jobs) -> store::Result<bool> {
    tx.lock_name("campus_reset").await?;
    for filter in under_way() {
        if !jobs.list_in(tx, &filter).await?.is_empty() {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn show(store: &Store, edition: Option<Edition>) -> store::Result<Option<CampusEdition>> {
    let Some(edition) = edition else { return Ok(None) };
    Ok(Some(CampusEdition {
        seed: edition.seed,
        size: edition.size.to_string(),
        people: edition.people,
        created_at: edition.created_at,
        imports: imports::count_in(store.reader(), edition.edition).await?,
    }))
}

/// Starts a reset, if the transaction is committed.
pub async fn start_in(tx: &Tx, jobs: &Jobs, wanted: &Wanted, by: &str) -> Result<Job, Refused> {
    if is_under_way(tx, jobs).await? {
        let message = "The campus is being made anew already. Wait for it to end, or cancel it first.";
        return Err(Refused::Conflict(message.to_owned()));
    }
    let new = NewJob {
        kind: RESET,
        title: format!("Reset the campus (seed {}, size {})", wanted.seed, wanted.size),
        owner: Some(by.to_owned()),
        input: json!(wanted),
    };
    Ok(jobs.create_in(tx, new).await?)
}

/// Makes a first campus, if there is none and nobody has asked for one yet.
pub async fn start_if_none(store: &Store, jobs: &Jobs, wanted: &Wanted) -> store::Result<()> {
    let title = format!("Make the campus (seed {}, size {})", wanted.seed, wanted.size);
    let new = NewJob { kind: RESET, title, owner: None, input: json!(wanted) };
    let jobs = jobs.clone();
    store
        .write(move |tx| async move {
            if !is_under_way(&tx, &jobs).await? && edition::current(&*tx).await?.is_none() {
                jobs.create_in(&tx, new).await?;
            }
            Ok(())
        })
        .await
}

/// Goes back to the campus before.
pub async fn undo_in(tx: &Tx, jobs: &Jobs) -> Result<(), Refused> {
    refuse_if_busy(tx, jobs).await?;
    if edition::previous(&**tx).await?.is_none() {
        let message = "There is no campus to go back to: it was never reset.";
        return Err(Refused::Conflict(message.to_owned()));
    }
    edition::switch_back(tx).await?;
    tell(tx).await?;
    Ok(())
}

/// Those who follow the campus look again.
async fn tell(tx: &Tx) -> store::Result<()> {
    let latest = changes::latest(&**tx).await?;
    tx.notify(changes::CHANNEL, &latest.to_string()).await
}

/// The job that makes the campus anew.
pub struct Reset {
    pub imports: Imports,
}

/// The number of the next person to be put in.
#[derive(Serialize, Deserialize)]
struct Checkpoint {
    next: u32,
    is_current: bool,
}

#[async_trait]
impl Work for Reset {
    fn kind(&self) -> &'static str {
        RESET
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        turn::take(run, &self.imports).await?;
        let made = make(run).await;
        if matches!(made, Err(JobError::Cancelled | JobError::Failed(_))) {
            remove_unfinished(run.store(), &maker(run.job_id())).await?;
        }
        made
    }
}

async fn make(run: &Run) -> Result<Value, JobError> {
    let wanted: Wanted = run.input()?;
    let size: Size = wanted.size.parse().map_err(JobError::failed)?;
    let total = u64::from(size.total());
    let progress = |next: u32| Progress::new(u64::from(next - 1), total, "Makes people");
    let mut checkpoint = run.checkpoint()?.unwrap_or(Checkpoint { next: 0, is_current: false });
    if checkpoint.next == 0 {
        let store = run.store().clone();
        let new = NewEdition {
            seed: wanted.seed,
            size,
            today: Generator::TODAY,
            created_by: Some(maker(run.job_id())),
        };
        checkpoint.next = 1;
        let begin = move |tx: Tx| async move {
            let number = edition::begin(&tx, &store, new).await?;
            if let Some(edition) = edition::find(&*tx, number).await? {
                fill::put_world(&tx, &edition).await?;
            }
            Ok::<_, store::Error>(())
        };
        run.write(&checkpoint, progress(1), begin).await?;
    }
    if !checkpoint.is_current {
        let edition = own_edition(run).await?;
        let number = edition.edition;
        let mut batches = Batches::start(&edition, checkpoint.next);
        while let Some(batch) = batches.next().await {
            checkpoint.next += u32::try_from(batch.len()).unwrap_or(0);
            let put = move |tx: Tx| async move { life::put_lives(&tx, number, &batch).await };
            run.write(&checkpoint, progress(checkpoint.next), put).await?;
        }
        checkpoint.is_current = true;
        let store = run.store().clone();
        let switch = move |tx: Tx| async move {
            edition::make_current(&tx, &store, number).await?;
            tell(&tx).await
        };
        run.write(&checkpoint, Progress::new(total, total, "Removes the oldest campus"), switch).await?;
    }
    remove_old(run.store()).await?;
    Ok(json!({ "people": total }))
}

/// By this an edition is known as the one that a job makes.
fn maker(job: &str) -> String {
    format!("job {job}")
}

async fn own_edition(run: &Run) -> Result<Edition, JobError> {
    let maker = maker(run.job_id());
    let all = edition::list(run.store().reader()).await?;
    let own = all.into_iter().find(|edition| edition.created_by.as_ref() == Some(&maker));
    own.ok_or_else(|| JobError::failed("The campus that was being made is gone. Start the reset again."))
}

/// Removes what nobody can get back to any more.
async fn remove_old(store: &Store) -> store::Result<()> {
    let (current, previous) =
        (edition::current(store.reader()).await?, edition::previous(store.reader()).await?);
    for edition in edition::list(store.reader()).await? {
        let is_kept = [&current, &previous].iter().any(|kept| kept.as_ref() == Some(&edition));
        if edition.state == State::Ready && !is_kept {
            remove(store, edition.edition).await?;
        }
    }
    Ok(())
}

/// Removes a campus that nobody can get back to. The edition itself goes last: whoever is interrupted can find it.
pub async fn remove(store: &Store, edition: i32) -> store::Result<()> {
    imports::forget_edition(store, edition).await?;
    quality::store::forget_edition(store, edition).await?;
    edition::remove(store, edition).await
}

/// Refuses while it is a job's turn to change the campus: it would go on in a campus that nobody sees. Until the
/// transaction ends, it is nobody's turn.
pub async fn refuse_if_busy(tx: &Tx, jobs: &Jobs) -> Result<(), Refused> {
    let Some(holder) = holder::lock(tx).await? else { return Ok(()) };
    match jobs.find_in(tx, &holder).await?.filter(|job| !job.state.has_ended()) {
        None => Ok(()),
        Some(job) => Err(Refused::Conflict(format!(
            "“{}” is changing the campus; wait for it to end or cancel it. The campus is as it was.",
            job.title
        ))),
    }
}

async fn remove_unfinished(store: &Store, maker: &str) -> store::Result<()> {
    for edition in edition::list(store.reader()).await? {
        if edition.state == State::Filling && edition.created_by.as_deref() == Some(maker) {
            edition::remove(store, edition.edition).await?;
        }
    }
    Ok(())
}

/// Removes what resets have left whose jobs have ended, however that came about.
pub(crate) async fn remove_remains(store: &Store, jobs: &Jobs) -> store::Result<()> {
    for edition in edition::list(store.reader()).await? {
        let Some(job) = edition.created_by.as_deref().and_then(|maker| maker.strip_prefix("job ")) else {
            continue;
        };
        if edition.state == State::Filling && jobs.find(job).await?.is_none_or(|job| job.state.has_ended()) {
            edition::remove(store, edition.edition).await?;
        }
    }
    Ok(())
}
