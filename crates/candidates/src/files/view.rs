use std::collections::HashMap;

use api::{Answer, ApiError};

use super::{
    entity::{batch, file},
    store as rows,
};
use crate::{CandidateId, Candidates, FileState, TalentBatch, TalentFile};

pub(super) fn no_batch() -> ApiError {
    ApiError::not_found("There is no such batch. It may have been deleted.")
}

pub(super) fn no_file() -> ApiError {
    ApiError::not_found("There is no such file in this batch.")
}

/// How many files of a batch there are in each state.
#[derive(Clone, Copy, Debug, Default)]
struct Counts {
    files: u32,
    people: u32,
    waiting: u32,
    problems: u32,
}

impl Counts {
    fn add(&mut self, state: FileState, count: i64) {
        let count = u32::try_from(count).unwrap_or(0);
        self.files += count;
        if state.is_candidate() {
            self.people += count;
        }
        match state {
            FileState::Waiting => self.waiting += count,
            FileState::Parsed => {}
            _ => self.problems += count,
        }
    }
}

impl Candidates {
    /// The newest first.
    pub async fn batches(&self) -> Answer<Vec<TalentBatch>> {
        let db = self.store().reader();
        let mut counts: HashMap<String, Counts> = HashMap::new();
        for (batch, state, count) in rows::counts(db, None).await? {
            counts.entry(batch).or_default().add(state, count);
        }
        let shown = rows::batches(db).await?.into_iter().map(|row| {
            let counted = counts.get(&row.id).copied().unwrap_or_default();
            shown(row, counted)
        });
        Ok(shown.collect())
    }

    /// A batch and its files, in the order in which they came; removed ones too.
    pub async fn batch(&self, id: &str) -> Answer<(TalentBatch, Vec<TalentFile>)> {
        let row = self.live_batch(id).await?;
        let db = self.store().reader();
        let files = rows::files(db, id).await?;
        let mut counts = Counts::default();
        for file in files.iter().filter(|file| file.removed_at.is_none()) {
            counts.add(file.state, 1);
        }
        let others: Vec<String> = files.iter().filter_map(|file| file.duplicate_of.clone()).collect();
        let names: HashMap<String, String> = rows::names(db, others).await?.into_iter().collect();
        let name = |id: &Option<String>| id.as_ref().and_then(|id| names.get(id).cloned());
        let files = files.into_iter().map(|row| {
            let duplicate = name(&row.duplicate_of);
            shown_file(row, duplicate)
        });
        Ok((shown(row, counts), files.collect()))
    }

    pub(super) async fn live_batch(&self, id: &str) -> Answer<batch::Model> {
        let row = rows::batch(self.store().reader(), id).await?;
        row.filter(|row| row.deleted_at.is_none()).ok_or_else(no_batch)
    }

    /// One of its files, as it is shown.
    pub(super) async fn file_shown(&self, row: file::Model) -> Answer<TalentFile> {
        let other = row.duplicate_of.clone().into_iter().collect();
        let name = rows::names(self.store().reader(), other).await?.pop().map(|(_, name)| name);
        Ok(shown_file(row, name))
    }

    /// The same of a batch.
    pub(super) async fn batch_shown(&self, row: batch::Model) -> Answer<TalentBatch> {
        let mut counts = Counts::default();
        for (_, state, count) in rows::counts(self.store().reader(), Some(&row.id)).await? {
            counts.add(state, count);
        }
        Ok(shown(row, counts))
    }
}

fn shown(row: batch::Model, counts: Counts) -> TalentBatch {
    TalentBatch {
        id: row.id,
        name: row.name,
        files: counts.files,
        people: counts.people,
        waiting: counts.waiting,
        problems: counts.problems,
        job: row.job,
        created_at: row.created_at,
        created_by: row.created_by,
        deleted_at: row.deleted_at,
    }
}

fn shown_file(row: file::Model, duplicate_name: Option<String>) -> TalentFile {
    let is_seen = row.state.is_candidate() && row.removed_at.is_none();
    let is_duplicate = row.state == FileState::Duplicate;
    // Of whom a file was that is there no more, nothing is said.
    let is_there = row.removed_at.is_none();
    TalentFile {
        person: is_seen.then(|| CandidateId::File(row.id.clone())),
        id: row.id,
        batch: row.batch,
        name: row.name,
        bytes: u64::try_from(row.bytes).unwrap_or(0),
        state: row.state,
        notes: serde_json::from_str(&row.notes).ok().filter(|_| is_there).unwrap_or_default(),
        duplicate_of: row.duplicate_of.filter(|_| is_duplicate),
        duplicate_name: duplicate_name.filter(|_| is_duplicate),
        seems: row.seems.filter(|_| is_there),
        sha256: row.sha256,
        created_at: row.created_at,
        confirmed_by: row.confirmed_by,
        removed_at: row.removed_at,
    }
}
