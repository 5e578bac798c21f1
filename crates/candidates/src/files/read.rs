//! Reads the files of a batch, one after the other, and finds out what they mean. The job outlives a killed process; a
//! file that cannot be read becomes a row that says why, and never stops the others.

use std::{path::Path, time::Duration};

use async_trait::async_trait;
use documents::{Limits, ReadError};
use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use store::{
    Tx,
    jobs::{JobError, Progress, Run, Work},
};
use talent::{FlagKind, Resume};
use tokio::time::Instant;

use super::{
    MOST_MEGABYTES,
    entity::{batch, file, resume},
    once, store as rows,
};
use crate::{
    CandidateId, Candidates, FileState,
    pool::{hash, hex, meant},
};

/// Names the job in the table.
pub(super) const KIND: &str = "candidates.read";
const BROKEN: &str = "This file is damaged and cannot be read. Open it in the program that made it, save it again and \
    upload the new copy.";
const GONE: &str = "This file is not on the disk any more. Upload it again.";
const SLOW: &str =
    "Reading this file took too long. Save it as plain text or as another kind of file and upload that.";
const BREAKS: &str =
    "Reading this file was broken off more than once. Save it as another kind of file and upload that.";
/// So often it is tried to read a file.
const MOST_TRIES: u8 = 2;
/// Nobody waits longer for one, to be read and to be understood.
const PATIENCE: Duration = Duration::from_mins(1);
const LONGEST_NAME: usize = 200;
/// More characters than the longest of lives takes. All of them are kept for everybody in the pool.
const MOST_TEXT: usize = 200_000;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Input {
    pub batch: String,
}

/// How far a job is: how many files it has read, and with which one it has begun, how often.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Kept {
    done: u64,
    begun: Option<(String, u8)>,
}

/// No résumé is larger, and nobody waits for one that claims to be.
fn limits() -> Limits {
    let bytes = usize::try_from(MOST_MEGABYTES * 1_000_000).unwrap_or(usize::MAX);
    Limits { bytes, unpacked: 128 << 20, pages: 200, text: MOST_TEXT, depth: 256 }
}

/// Reads the files of a batch.
pub struct ReadBatch(pub Candidates);

/// What stands in a file.
pub(super) struct Reading {
    pub state: FileState,
    pub notes: Vec<String>,
    pub sha256: Option<String>,
    pub text_hash: Option<String>,
    pub seems: Option<String>,
    /// As JSON.
    pub resume: Option<String>,
    /// What of it is to be compared by its meaning.
    pub texts: Vec<String>,
}

impl Reading {
    fn failed(state: FileState, note: String, sha256: Option<String>) -> Self {
        let (notes, texts) = (vec![note], Vec::new());
        Self { state, notes, sha256, text_hash: None, seems: None, resume: None, texts }
    }
}

#[async_trait]
impl Work for ReadBatch {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let Input { batch } = run.input()?;
        let kept = run.checkpoint::<Value>()?.and_then(|kept| serde_json::from_value(kept).ok());
        let Kept { mut done, mut begun } = kept.unwrap_or_default();
        if !run.was_broken_off() {
            // Whoever stopped the server in the midst of a file did so in good order: it is no fault of the file.
            begun = begun.map(|(file, tries)| (file, tries.saturating_sub(1)));
        }
        loop {
            run.check()?;
            let db = run.store().reader();
            let left = waiting(run, &batch).await?;
            let Some(row) = rows::next_waiting(db, &batch).await?.filter(|_| left > 0) else {
                let (id, job) = (batch.clone(), run.job_id().to_owned());
                let work = move |tx: Tx| async move { leave(&tx, &id, &job).await };
                let kept = Kept { done, begun: None };
                if run.write(&kept, Progress::new(done, done, "Read"), work).await? {
                    return Ok(json!({ "batch": batch, "files": done }));
                }
                continue;
            };
            let tries = begun.filter(|(file, _)| *file == row.id).map_or(0, |(_, tries)| tries);
            let reading = if tries < MOST_TRIES {
                // Written down before it is read: a file that takes the process along is gone past in the end.
                let kept = Kept { done, begun: Some((row.id.clone(), tries + 1)) };
                run.keep(&kept, Progress::new(done, done + left, format!("Reading {}", row.name))).await?;
                tokio::select! {
                    reason = run.stopped() => return Err(reason),
                    reading = read_apart(&self.0, &row) => reading,
                }
            } else {
                Reading::failed(FileState::Unreadable, BREAKS.to_owned(), None)
            };
            (done, begun) = (done + 1, None);
            let progress = Progress::new(done, done + left.saturating_sub(1), format!("Read {}", row.name));
            let now = run.store().now();
            let work = move |tx: Tx| async move { settle(&tx, &row.id, reading, now).await };
            run.write(&Kept { done, begun: None }, progress, work).await?;
        }
    }
}

/// How many files wait, of a batch that is there.
async fn waiting(run: &Run, batch: &str) -> Result<u64, JobError> {
    let db = run.store().reader();
    let found = rows::batch(db, batch).await?;
    if found.is_none_or(|row| row.deleted_at.is_some()) {
        return Ok(0);
    }
    let counts = rows::counts(db, Some(batch)).await?;
    let waiting = counts.iter().filter(|(_, state, _)| *state == FileState::Waiting);
    Ok(waiting.map(|(_, _, count)| u64::try_from(*count).unwrap_or(0)).sum())
}

/// The job reads nothing more of this batch: whatever comes from now on is read by another. False if something has come.
async fn leave(tx: &Tx, id: &str, job: &str) -> store::Result<bool> {
    let Some(row) = rows::lock_batch(&**tx, id).await? else { return Ok(true) };
    if row.deleted_at.is_none() && rows::next_waiting(&**tx, id).await?.is_some() {
        return Ok(false);
    }
    if row.job.as_deref() == Some(job) {
        rows::update_batch(&**tx, batch::Model { job: None, ..row }).await?;
    }
    Ok(true)
}

/// Writes down what stands in a file that still waits for it.
async fn settle(tx: &Tx, id: &str, reading: Reading, now: store::Time) -> store::Result<()> {
    // Of two alike that are read at once, one is the duplicate.
    once::lock(tx).await?;
    let Some(row) = rows::lock_file(&**tx, id).await? else { return Ok(()) };
    if row.state != FileState::Waiting {
        return Ok(());
    }
    let Reading { state, notes, sha256, text_hash, seems, resume, .. } = reading;
    let notes = serde_json::to_string(&notes).unwrap_or_else(|_| "[]".to_owned());
    let row = file::Model { state, notes, sha256, text_hash, seems, read_at: Some(now), ..row };
    let row = if state.is_candidate() { once::stand(tx, row).await? } else { row };
    if let Some(body) = resume {
        let reader = talent::SCORER.to_owned();
        let kept = resume::Model { file: row.id.clone(), reader, body };
        rows::put_resume(&**tx, kept).await?;
    }
    rows::update_file(tx, row).await?;
    Ok(())
}

/// Reads a file where it holds nobody up, and finds out what it means: whoever is ranked as soon as it is read is compared
/// as they will be from then on.
pub(super) async fn read_apart(own: &Candidates, row: &file::Model) -> Reading {
    let end = Instant::now() + PATIENCE;
    let today = own.as_of().await.unwrap_or_else(|_| own.store().today());
    let (path, name, id) = (own.0.shelf.path(&row.id), row.name.clone(), row.id.clone());
    let read = move || read(&path, &name, (CandidateId::File(id), today));
    let mut reading = in_time(PATIENCE, &row.id, read).await;
    own.learn_until(end, std::mem::take(&mut reading.texts)).await;
    reading
}

/// What comes of `work` if it is done in this time. What is not goes on by itself: nobody waits for it any more.
pub(super) async fn in_time(
    most: Duration,
    file: &str,
    work: impl FnOnce() -> Reading + Send + 'static,
) -> Reading {
    let failed = |why: &str| Reading::failed(FileState::Unreadable, why.to_owned(), None);
    match tokio::time::timeout(most, tokio::task::spawn_blocking(work)).await {
        Ok(Ok(reading)) => reading,
        Ok(Err(error)) => {
            tracing::error!(%error, file, "reading a file broke");
            failed(BROKEN)
        }
        Err(_) => {
            tracing::error!(file, "reading a file takes too long");
            failed(SLOW)
        }
    }
}

/// Takes its time.
fn read(path: &Path, name: &str, (id, today): (CandidateId, Date)) -> Reading {
    let Ok(bytes) = std::fs::read(path) else {
        return Reading::failed(FileState::Unreadable, GONE.to_owned(), None);
    };
    let sha256 = Some(hex(&Sha256::digest(&bytes)));
    let document = match documents::read(&bytes, name, &limits()) {
        Ok(document) => document,
        Err(error) => return Reading::failed(state(&error), error.to_string(), sha256),
    };
    drop(bytes);
    let resume = talent::resume::read(&document, today);
    let state = state_of(&resume);
    let mut notes: Vec<String> = resume.flags.iter().map(|flag| flag.message.clone()).collect();
    notes.extend(resume.doubts.iter().cloned());
    notes.dedup();
    let Ok(body) = serde_json::to_string(&resume) else {
        return Reading::failed(FileState::Unreadable, BROKEN.to_owned(), sha256);
    };
    let seems = resume.name.as_ref().map(|name| name.chars().take(LONGEST_NAME).collect());
    let (text_hash, texts) = (Some(hash(&resume.text)), meant(&id, &resume));
    Reading { state, notes, sha256, text_hash, seems, resume: Some(body), texts }
}

/// What becomes of a file with this in it.
pub(super) fn state_of(resume: &Resume) -> FileState {
    if resume.flags.iter().any(|flag| flag.kind == FlagKind::HiddenText) {
        FileState::HiddenText
    } else if resume.doubts.is_empty() {
        FileState::Parsed
    } else {
        FileState::NeedsCheck
    }
}

fn state(error: &ReadError) -> FileState {
    match error {
        ReadError::Encrypted => FileState::Encrypted,
        ReadError::Scanned => FileState::Scanned,
        ReadError::Empty => FileState::Empty,
        ReadError::TooLarge(_) => FileState::TooLarge,
        ReadError::Broken | ReadError::Unsupported(_) | ReadError::NotText => FileState::Unreadable,
    }
}
