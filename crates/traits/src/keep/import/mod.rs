//! Traits from a file: rows that are right come in, the others go into a file with the reasons, and all of it can be
//! taken back at once.
//!
//! An import is applied in pieces that outlive a killed process. One that is cancelled or fails is taken back.

mod apply;
mod errors;
mod read;
mod settle;
mod undo;

use std::{sync::Arc, time::Duration};

use futures_util::{Stream, StreamExt};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::{
    Time, Tx,
    jobs::{Job, JobError, NewJob, Work},
};
use utoipa::ToSchema;

pub use errors::ErrorPages;

use self::{apply::Apply, read::File, settle::Outcome, undo::Undo};
use super::{
    Editor, TraitError, TraitImportState, TraitName, Traits, entity::import, store::imports as table,
};

/// The jobs of an import.
pub const APPLY: &str = "traits.import";
pub const UNDO: &str = "traits.undo";
/// The largest file, in megabytes.
const MOST: u64 = 30;
/// How long nothing may arrive, and how long all of it may take.
const PATIENCE: Duration = Duration::from_secs(30);
const PATIENCE_IN_ALL: Duration = Duration::from_mins(5);
/// So many imports are listed.
const LISTED: u64 = 100;

/// How many rows there were, and what became of them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
#[schema(as = TraitImportCounts)]
pub struct ImportCounts {
    pub rows: u64,
    pub new: u64,
    /// Traits of the same name that say something else now.
    pub changed: u64,
    pub unchanged: u64,
    /// They are in the file of errors.
    pub rejected: u64,
}

/// A file that was brought in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitImport {
    pub id: String,
    /// What the file is called.
    pub name: String,
    pub bytes: u64,
    pub state: TraitImportState,
    pub counts: ImportCounts,
    /// Columns that were not read, as nothing of a trait has their names.
    pub ignored_columns: Vec<String>,
    pub error: Option<String>,
    /// What was left when it was taken back, because it was changed since: some of it.
    pub left: Vec<TraitName>,
    pub left_count: u64,
    /// The job at work on it, or the last one.
    pub job: Option<String>,
    pub can_undo: bool,
    pub created_at: Time,
    pub created_by: String,
    pub ended_at: Option<Time>,
    pub undone_at: Option<Time>,
}

/// The columns of a file.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Headings {
    pub all: Vec<String>,
    pub ignored: Vec<String>,
}

/// What an undo has left.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct Remaining {
    /// Id and name of some.
    pub named: Vec<(String, String)>,
    pub count: u64,
}

/// What the jobs of an import are given to do.
#[derive(Debug, Serialize, Deserialize)]
struct Input {
    import: String,
    by: (Option<String>, String),
    /// What the import is called once it is taken back.
    then: Option<Outcome>,
}

impl Input {
    fn editor(&self) -> Editor {
        Editor { uid: self.by.0.clone(), name: self.by.1.clone() }
    }
}

impl From<import::Model> for TraitImport {
    fn from(row: import::Model) -> Self {
        let headings: Headings = serde_json::from_str(&row.headings).unwrap_or_default();
        let remaining =
            row.remaining.as_deref().and_then(|left| serde_json::from_str::<Remaining>(left).ok());
        let remaining = remaining.unwrap_or_default();
        Self {
            can_undo: row.state == TraitImportState::Done,
            id: row.id,
            name: row.name,
            bytes: u64::try_from(row.bytes).unwrap_or(0),
            state: row.state,
            counts: serde_json::from_str(&row.counts).unwrap_or_default(),
            ignored_columns: headings.ignored,
            error: row.error,
            left: remaining.named.into_iter().map(|(id, name)| TraitName { id, name }).collect(),
            left_count: remaining.count,
            job: row.job,
            created_at: row.created_at,
            created_by: row.created_by_name,
            ended_at: row.ended_at,
            undone_at: row.undone_at,
        }
    }
}

impl From<TraitError> for JobError {
    fn from(error: TraitError) -> Self {
        match error {
            TraitError::Store(error) => Self::Store(error),
            other => Self::failed(other.to_string()),
        }
    }
}

impl Traits {
    pub(super) fn import_works(&self) -> Vec<Arc<dyn Work>> {
        vec![Arc::new(Apply(self.clone())), Arc::new(Undo(self.clone()))]
    }

    /// The largest file that is taken.
    pub fn most_bytes() -> u64 {
        MOST * 1_000_000
    }

    /// For whoever says beforehand that more will come.
    pub fn too_large() -> TraitError {
        TraitError::TooLarge(MOST)
    }

    /// Waits for a file.
    pub async fn receive<B, E>(body: impl Stream<Item = Result<B, E>>) -> Result<Vec<u8>, TraitError>
    where
        B: AsRef<[u8]>,
    {
        let mut data = Vec::new();
        let mut body = std::pin::pin!(body);
        let last = tokio::time::Instant::now() + PATIENCE_IN_ALL;
        loop {
            let next = tokio::time::timeout(PATIENCE, body.next());
            let next = tokio::time::timeout_at(last, next).await.map_err(|_| TraitError::CutOff)?;
            let Some(piece) = next.map_err(|_| TraitError::CutOff)? else { return Ok(data) };
            let piece = piece.map_err(|_| TraitError::CutOff)?;
            if (data.len() + piece.as_ref().len()) as u64 > Self::most_bytes() {
                return Err(Self::too_large());
            }
            data.extend_from_slice(piece.as_ref());
        }
    }

    /// Whether a file can be read, and how. The error says what is wrong with it as a whole.
    pub async fn look_at(&self, data: Vec<u8>) -> Result<Looked, TraitError> {
        let looked = tokio::task::spawn_blocking(move || {
            let file = File::open(&data).map_err(TraitError::Invalid)?;
            Ok(Looked { headings: file.headings(), data })
        });
        looked.await.map_err(|error| store::Error::Other(error.to_string()))?
    }

    /// Starts an import, if the transaction is committed.
    pub async fn import_in(
        &self,
        tx: &Tx,
        name: &str,
        file: Looked,
        by: &Editor,
    ) -> Result<(String, Job), TraitError> {
        let id = self.0.store.new_id();
        let job = self.start(tx, APPLY, format!("Import of {name}"), (&id, None, by)).await?;
        let row = import::Model {
            id: id.clone(),
            name: name.to_owned(),
            bytes: i64::try_from(file.data.len()).unwrap_or(i64::MAX),
            state: TraitImportState::Applying,
            counts: json!(ImportCounts::default()).to_string(),
            headings: json!(file.headings).to_string(),
            error: None,
            remaining: None,
            job: Some(job.id.clone()),
            created_at: self.0.store.now(),
            created_by: by.uid.clone(),
            created_by_name: by.name.clone(),
            ended_at: None,
            undone_at: None,
        };
        table::insert(&**tx, row, file.data).await?;
        Ok((id, job))
    }

    async fn start(
        &self,
        tx: &Tx,
        kind: &'static str,
        title: String,
        (import, then, by): (&str, Option<Outcome>, &Editor),
    ) -> store::Result<Job> {
        let input = Input { import: import.to_owned(), by: (by.uid.clone(), by.name.clone()), then };
        let new = NewJob { kind, title, owner: by.uid.clone(), input: json!(input) };
        self.0.jobs.create_in(tx, new).await
    }

    /// Starts to take an import back, if the transaction is committed. Gives what the file is called.
    pub async fn undo_import_in(&self, tx: &Tx, id: &str, by: &Editor) -> Result<(String, Job), TraitError> {
        let mut row = table::lock(&**tx, id).await?.ok_or(TraitError::NoImport)?;
        if row.state != TraitImportState::Done {
            return Err(TraitError::Conflict("Only an import that is done can be undone.".to_owned()));
        }
        let name = row.name.clone();
        let job = self.start(tx, UNDO, format!("Undo of {name}"), (id, Some(Outcome::Undone), by)).await?;
        (row.state, row.job, row.error) = (TraitImportState::Undoing, Some(job.id.clone()), None);
        table::update(&**tx, row).await?;
        Ok((name, job))
    }

    /// The newest first.
    pub async fn imports(&self) -> Result<Vec<TraitImport>, TraitError> {
        self.settle().await?;
        let rows = table::list(self.0.store.reader(), LISTED).await?;
        Ok(rows.into_iter().map(Into::into).collect())
    }

    pub async fn find_import(&self, id: &str) -> Result<TraitImport, TraitError> {
        self.settle().await?;
        let row = table::find(self.0.store.reader(), id).await?;
        Ok(row.ok_or(TraitError::NoImport)?.into())
    }

    /// The rows that could not be taken, as a file in pieces.
    pub async fn import_errors(&self, id: &str) -> Result<ErrorPages, TraitError> {
        let row = table::find(self.0.store.reader(), id).await?.ok_or(TraitError::NoImport)?;
        Ok(ErrorPages::new(self.0.store.clone(), row))
    }
}

/// A file that can be read.
pub struct Looked {
    headings: Headings,
    data: Vec<u8>,
}
