//! Reads the files of a batch, one after the other. The job outlives a killed process; a file that cannot be read becomes
//! a row that says why, and never stops the others.

use std::path::Path;

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
use talent::FlagKind;

use super::{
    MOST_MEGABYTES,
    entity::{file, resume},
    store as rows,
};
use crate::{
    Candidates, FileState,
    pool::{hash, hex},
};

/// Names the job in the table.
pub(super) const KIND: &str = "candidates.read";
const BROKEN: &str = "This file is damaged and cannot be read. Open it in the program that made it, save it again and \
    upload the new copy.";
const GONE: &str = "This file is not on the disk any more. Upload it again.";
const LONGEST_NAME: usize = 200;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Input {
    pub batch: String,
}

/// No résumé is larger, and nobody waits for one that claims to be.
fn limits() -> Limits {
    let bytes = usize::try_from(MOST_MEGABYTES * 1_000_000).unwrap_or(usize::MAX);
    Limits { bytes, unpacked: 128 << 20, pages: 200, text: 2_000_000, depth: 256 }
}

/// Reads the files of a batch.
pub struct ReadBatch(pub Candidates);

/// What stands in a file.
struct Reading {
    state: FileState,
    notes: Vec<String>,
    sha256: Option<String>,
    text_hash: Option<String>,
    seems: Option<String>,
    /// As JSON.
    resume: Option<String>,
}

impl Reading {
    fn failed(state: FileState, note: String, sha256: Option<String>) -> Self {
        Self { state, notes: vec![note], sha256, text_hash: None, seems: None, resume: None }
    }
}

#[async_trait]
impl Work for ReadBatch {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let Input { batch } = run.input()?;
        let mut done: u64 = run.checkpoint()?.unwrap_or(0);
        loop {
            run.check()?;
            let db = run.store().reader();
            let left = waiting(run, &batch).await?;
            let Some(row) = rows::next_waiting(db, &batch).await?.filter(|_| left > 0) else {
                return Ok(json!({ "batch": batch, "files": done }));
            };
            run.report(Progress::new(done, done + left, format!("Reading {}", row.name)));
            let (path, name, today) = (self.0.0.shelf.path(&row.id), row.name.clone(), run.store().today());
            let reading = tokio::task::spawn_blocking(move || read(&path, &name, today));
            let reading = tokio::select! {
                reason = run.stopped() => return Err(reason),
                reading = reading => reading.unwrap_or_else(|error| {
                    tracing::error!(%error, file = row.id, "reading a file broke");
                    Reading::failed(FileState::Unreadable, BROKEN.to_owned(), None)
                }),
            };
            done += 1;
            let progress = Progress::new(done, done + left.saturating_sub(1), format!("Read {}", row.name));
            let now = run.store().now();
            let work = move |tx: Tx| async move { settle(&tx, &row.id, reading, now).await };
            run.write(&done, progress, work).await?;
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

/// Writes down what stands in a file that still waits for it.
async fn settle(tx: &Tx, id: &str, reading: Reading, now: store::Time) -> store::Result<()> {
    // Of two alike that are read at once, one is the duplicate.
    tx.lock_name("talent files alike").await?;
    let Some(row) = rows::lock_file(&**tx, id).await? else { return Ok(()) };
    if row.state != FileState::Waiting {
        return Ok(());
    }
    let Reading { mut state, notes, sha256, text_hash, seems, resume } = reading;
    let mut duplicate_of = None;
    if let Some(sha256) = sha256.as_deref().filter(|_| state.is_candidate())
        && let Some(other) = rows::same(&**tx, id, (sha256, text_hash.as_deref())).await?
    {
        (state, duplicate_of) = (FileState::Duplicate, Some(other.id));
    }
    let notes = serde_json::to_string(&notes).unwrap_or_else(|_| "[]".to_owned());
    let row = file::Model { state, notes, sha256, text_hash, duplicate_of, seems, read_at: Some(now), ..row };
    if let Some(body) = resume {
        let reader = talent::SCORER.to_owned();
        let kept = resume::Model { file: row.id.clone(), reader, body };
        rows::put_resume(&**tx, kept).await?;
    }
    rows::update_file(tx, row).await?;
    Ok(())
}

/// Takes its time.
fn read(path: &Path, name: &str, today: Date) -> Reading {
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
    let is_hidden = resume.flags.iter().any(|flag| flag.kind == FlagKind::HiddenText);
    let state = if is_hidden {
        FileState::HiddenText
    } else if resume.doubts.is_empty() {
        FileState::Parsed
    } else {
        FileState::NeedsCheck
    };
    let mut notes: Vec<String> = resume.flags.iter().map(|flag| flag.message.clone()).collect();
    notes.extend(resume.doubts.iter().cloned());
    notes.dedup();
    let Ok(body) = serde_json::to_string(&resume) else {
        return Reading::failed(FileState::Unreadable, BROKEN.to_owned(), sha256);
    };
    let seems = resume.name.as_ref().map(|name| name.chars().take(LONGEST_NAME).collect());
    Reading { state, notes, sha256, text_hash: Some(hash(&resume.text)), seems, resume: Some(body) }
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
