//! Goes through everybody on campus and fills the queue. Takes up where it was left, and can be stopped at any time.

use std::{
    collections::{BTreeSet, HashMap},
    sync::Arc,
};

use ::store::{
    Time, Tx,
    jobs::{Filter, Job, JobError, NewJob, Progress, Run, State as JobState, Work},
};
use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::{
    Pointer, Quality, QualityError,
    duplicates::{Basics, Dossier, Everybody, LEAST, compare},
    issues::{self, Rules},
    merging::pair,
    model::{Issue, Item},
    store::{items, read, scans, slices},
};
use crate::{
    model::PersonId,
    store::{edition, people},
};

pub const SCAN: &str = "quality.scan";

/// So many people are read at a time to know everybody.
const READ_TOGETHER: u32 = 5000;
/// So many people are looked at in one piece of work.
const TOGETHER: u32 = 1000;

/// One going through of a campus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scanned {
    pub number: i64,
    pub edition: i32,
    pub job: String,
    pub stale_years: u8,
    pub started_at: Time,
    pub ended_at: Option<Time>,
    pub people: u64,
    pub pairs: u64,
    pub issues: u64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
struct Input {
    stale_years: u8,
}

/// Everybody up to this number has been looked at.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Checkpoint {
    scan: i64,
    after: u32,
    people: u64,
    pairs: u64,
    issues: u64,
    is_done: bool,
}

impl Quality {
    /// Starts a scan, if the transaction is committed. One at a time.
    pub async fn scan_in(&self, tx: &Tx, by: &str, stale_years: u8) -> Result<Job, QualityError> {
        self.begin(tx, false).await?;
        for state in [JobState::Running, JobState::Waiting] {
            let filter =
                Filter { kind: Some(SCAN.to_owned()), state: Some(state), limit: 1, ..Filter::default() };
            if !self.jobs.list_in(tx, &filter).await?.is_empty() {
                let text = "A scan is under way already. Wait for it to end, or cancel it first.";
                return Err(QualityError::conflict(text));
            }
        }
        let new = NewJob {
            kind: SCAN,
            title: "Scan records for duplicates and gaps".to_owned(),
            owner: Some(by.to_owned()),
            input: json!(Input { stale_years }),
        };
        Ok(self.jobs.create_in(tx, new).await?)
    }

    /// The long work that belongs to the queue.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        vec![Arc::new(Scan { pointers: self.pointers.clone() })]
    }
}

/// The job that scans.
pub struct Scan {
    pointers: Vec<Pointer>,
}

#[async_trait]
impl Work for Scan {
    fn kind(&self) -> &'static str {
        SCAN
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let Input { stale_years } = run.input()?;
        let (mut scanned, mut checkpoint) = begin(run, stale_years).await?;
        let edition = scanned.edition;
        if !checkpoint.is_done {
            let total = count(run, edition).await?;
            let everybody = Arc::new(everybody(run, edition, total).await?);
            let rules = Rules { today: run.store().today(), stale_years };
            while let Some((first, last)) =
                people::next(run.store().reader(), edition, checkpoint.after, TOGETHER).await?
            {
                let found = look(run, edition, (first, last), &everybody, (rules, &self.pointers)).await?;
                checkpoint.after = last.0;
                checkpoint.people += found.people;
                checkpoint.pairs += found.pairs;
                checkpoint.issues += u64::try_from(found.items.len()).unwrap_or(0) - found.pairs;
                scanned = Scanned {
                    people: checkpoint.people,
                    pairs: checkpoint.pairs,
                    issues: checkpoint.issues,
                    ..scanned
                };
                let (own, items) = (scanned.clone(), found.items);
                let put = move |tx: Tx| async move {
                    check_current(&tx, edition).await?;
                    items::lock(&tx).await?;
                    items::put(&tx, edition, own.number, &items).await?;
                    scans::update(&tx, &own).await?;
                    Ok::<_, JobError>(())
                };
                let progress = Progress::new(total + checkpoint.people, total * 2, "Compares records");
                run.write(&checkpoint, progress, put).await?;
            }
            checkpoint.is_done = true;
            scanned.ended_at = Some(run.store().now());
            let own = scanned.clone();
            let finish = move |tx: Tx| async move {
                check_current(&tx, edition).await?;
                items::lock(&tx).await?;
                items::settle(&tx, edition, own.number).await?;
                scans::update(&tx, &own).await?;
                Ok::<_, JobError>(())
            };
            run.write(&checkpoint, Progress::new(total * 2, total * 2, "Done"), finish).await?;
        }
        Ok(json!({ "people": checkpoint.people, "pairs": checkpoint.pairs, "issues": checkpoint.issues }))
    }
}

/// The scan of this job: a new one, or the one that it had begun before it was interrupted.
async fn begin(run: &Run, stale_years: u8) -> Result<(Scanned, Checkpoint), JobError> {
    if let Some(checkpoint) = run.checkpoint::<Checkpoint>()?
        && let Some(scanned) = scans::of_job(run.store().reader(), run.job_id()).await?
    {
        return Ok((scanned, checkpoint));
    }
    let current = edition::current(run.store().reader()).await?;
    let edition = current.ok_or_else(|| JobError::failed(QualityError::NO_CAMPUS.to_string()))?.edition;
    let scanned = Scanned {
        number: 0,
        edition,
        job: run.job_id().to_owned(),
        stale_years,
        started_at: run.store().now(),
        ended_at: None,
        people: 0,
        pairs: 0,
        issues: 0,
    };
    let checkpoint = Checkpoint { scan: 0, after: 0, people: 0, pairs: 0, issues: 0, is_done: false };
    let start = move |tx: Tx| async move {
        items::lock(&tx).await?;
        scans::begin(&tx, scanned).await
    };
    let scanned = run.write(&checkpoint, Progress::default(), start).await?;
    Ok((scanned, checkpoint))
}

async fn check_current(tx: &Tx, scanned: i32) -> Result<(), JobError> {
    let current = edition::current(&**tx).await?.map(|current| current.edition);
    if current == Some(scanned) {
        return Ok(());
    }
    Err(JobError::failed("The campus was made anew meanwhile. Start the scan again."))
}

async fn count(run: &Run, edition: i32) -> Result<u64, JobError> {
    let found = people::count(run.store().reader(), edition).await?;
    Ok(found.max(1))
}

/// Reads everybody, as far as candidates are found by it.
async fn everybody(run: &Run, edition: i32, total: u64) -> Result<Everybody, JobError> {
    let (mut everybody, mut after, mut done) = (Everybody::default(), 0, 0_u64);
    let db = run.store().reader();
    while let Some((first, last)) = people::next(db, edition, after, READ_TOGETHER).await? {
        run.check()?;
        let some = slices::basics(db, edition, first, last).await?;
        done += u64::try_from(some.len()).unwrap_or(0);
        everybody = blocking(move || {
            for one in &some {
                everybody.add(one);
            }
            everybody
        })
        .await?;
        run.report(Progress::new(done, total * 2, "Reads names"));
        after = last.0;
    }
    blocking(move || {
        everybody.sort();
        everybody
    })
    .await
}

/// What would hold up those who answer goes elsewhere.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, JobError> {
    let done = tokio::task::spawn_blocking(work).await;
    done.map_err(|_| JobError::failed("The comparison broke off. Start the scan again; the log says more."))
}

struct Found {
    people: u64,
    pairs: u64,
    items: Vec<Item>,
}

/// Looks at some people: whom they could be, and what is wrong with their records.
async fn look(
    run: &Run,
    edition: i32,
    (first, last): (PersonId, PersonId),
    everybody: &Arc<Everybody>,
    (rules, pointers): (Rules, &[Pointer]),
) -> Result<Found, JobError> {
    let db = run.store().reader();
    let basics = slices::basics(db, edition, first, last).await?;
    let people = u64::try_from(basics.len()).unwrap_or(0);
    let own = Arc::clone(everybody);
    let pairs = blocking(move || candidates(&own, &basics)).await?;
    run.check()?;
    let ids: BTreeSet<u32> = pairs.iter().flat_map(|(one, other)| [*one, *other]).collect();
    let dossiers = read::dossiers(db, edition, &ids.into_iter().collect::<Vec<_>>()).await?;
    let own = Arc::clone(everybody);
    let mut items = blocking(move || alike(&own, &pairs, &dossiers)).await?;
    let pairs = u64::try_from(items.len()).unwrap_or(0);
    let facts = slices::facts(db, edition, (first, last), pointers).await?;
    let wrong = facts.iter().flat_map(|one| issues::issues(one, rules)).map(Issue::item);
    items.extend(wrong);
    Ok(Found { people, pairs, items })
}

fn candidates(everybody: &Everybody, some: &[Basics]) -> Vec<(u32, u32)> {
    let of =
        |one: &Basics| everybody.candidates(one).into_iter().map(|other| (other, one.id)).collect::<Vec<_>>();
    some.iter().flat_map(of).collect()
}

/// The candidates that are alike enough to be shown.
fn alike(everybody: &Everybody, pairs: &[(u32, u32)], dossiers: &HashMap<u32, Dossier>) -> Vec<Item> {
    let mut items = Vec::new();
    for (one, other) in pairs {
        let (Some(left), Some(right)) = (dossiers.get(one), dossiers.get(other)) else { continue };
        let phones = left.person.phone.as_deref().map_or(0, |phone| everybody.sharing_phone(phone));
        let likeness = compare(left, right, &everybody.crowd, phones);
        if likeness.score >= LEAST {
            let since = left.person.contact_confirmed.min(right.person.contact_confirmed);
            items.push(pair(
                PersonId(*one),
                PersonId(*other),
                (likeness.score, likeness.reasons),
                since,
                false,
            ));
        }
    }
    items
}
