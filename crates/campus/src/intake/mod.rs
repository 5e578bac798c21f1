//! Imports: what turns the records of a file into changes of the campus, tries it out, applies it and takes it back.
//!
//! An import is all or nothing: it is applied in pieces that outlive a killed process, and one that is cancelled or
//! fails is taken back piece by piece. At most one job changes the campus at a time.

mod apply;
mod check;
mod chunk;
mod compact;
mod errors;
mod known;
mod look;
mod model;
mod object;
mod plan;
mod preview;
mod reading;
mod refused;
mod rows;
mod settle;
mod things;
mod undo;
mod upload;

use std::{collections::HashSet, path::PathBuf, sync::Arc};

use futures_util::Stream;
use jiff::civil::Date;
use serde_json::json;
use store::{
    Store, Time, Tx,
    jobs::{Job, Jobs, NewJob, Work},
};

pub(crate) use self::known::Known;
use self::settle::{Input, Outcome, current_edition, reason, result, undo_first};
use self::{apply::Apply, check::Check, undo::Undo};
pub use self::{
    errors::ErrorPages,
    model::{
        ColumnChoice, Counts, FieldChange, FieldType, Import, ImportColumn, ImportDetail, ImportField,
        ImportLayout, ImportName, ImportState, KindFit, Likely, LikelyRow, Preview, RejectedRow, RowChange,
        UpdateImport,
    },
    refused::Refused,
    upload::Shelf,
};
use crate::{
    import::{Fatal, Kind},
    reset::{self, Reset},
    store::{
        edition,
        imports::{self as table, Row},
    },
};

/// The jobs of an import.
pub const CHECK: &str = "import.check";
pub const APPLY: &str = "import.apply";
pub const UNDO: &str = "import.undo";
const NOT_CHECKED: &str = "It has not been checked as it is read now. Make the dry run first.";
/// So many imports are listed.
const LISTED: u64 = 200;

/// Who brings a file.
#[derive(Clone, Debug)]
pub struct Bringer {
    pub uid: String,
    pub name: String,
}

/// The imports of a campus.
#[derive(Clone)]
pub struct Imports {
    store: Store,
    jobs: Jobs,
    shelf: Shelf,
}

impl Imports {
    pub fn new(store: Store, jobs: Jobs, shelf: Shelf) -> Self {
        Self { store, jobs, shelf }
    }

    /// The work that is done for imports and resets.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        let imports = || self.clone();
        vec![
            Arc::new(Check { imports: imports() }),
            Arc::new(Apply { imports: imports() }),
            Arc::new(Undo { imports: imports() }),
            Arc::new(Reset { imports: imports() }),
        ]
    }

    /// When the suite starts: sees to what a killed process has left.
    pub async fn take_up(&self) -> store::Result<()> {
        reset::remove_remains(&self.store, &self.jobs).await?;
        self.settle().await?;
        let rows = table::list(self.store.reader(), u64::from(u32::MAX)).await?;
        let is_needed = |state: ImportState| !matches!(state, ImportState::Done | ImportState::Undone);
        let needed: HashSet<String> =
            rows.into_iter().filter(|row| is_needed(row.import.state)).map(|row| row.import.id).collect();
        if let Err(error) = self.shelf.tidy(self.store.now(), |name| needed.contains(name)).await {
            tracing::warn!(%error, "files that are not needed any more were not removed");
        }
        Ok(())
    }

    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    fn path(&self, id: &str) -> PathBuf {
        self.shelf.path(id)
    }

    /// The largest file that is taken, in bytes.
    pub fn most_bytes(&self) -> u64 {
        self.shelf.most_bytes()
    }

    pub fn too_large(&self) -> Refused {
        Refused::TooLarge(self.shelf.most)
    }

    /// Keeps a file that arrives. Without a kind, the one is taken that fits best.
    pub async fn upload<B, E>(
        &self,
        name: &str,
        kind: Option<Kind>,
        by: Bringer,
        body: impl Stream<Item = Result<B, E>>,
    ) -> Result<ImportDetail, Refused>
    where
        B: AsRef<[u8]>,
    {
        let id = self.store.new_id();
        let bytes = self.shelf.put(&id, body).await?;
        let kept = self.take_in(&id, name, kind, by, bytes).await;
        if kept.is_err() {
            self.shelf.remove(&id).await;
        }
        kept
    }

    async fn take_in(
        &self,
        id: &str,
        name: &str,
        kind: Option<Kind>,
        by: Bringer,
        bytes: u64,
    ) -> Result<ImportDetail, Refused> {
        let layout = look::open_layout(self.shelf.path(id), crate::import::Options::default()).await;
        let guessed = match &layout {
            Err(empty @ Fatal::Empty) => return Err(Refused::Invalid(empty.to_string())),
            Err(_) => None,
            Ok(layout) => look::kinds(layout, today(&self.store).year()).first().map(|best| best.kind),
        };
        let import = Import {
            id: id.to_owned(),
            kind: kind.or(guessed).unwrap_or(Kind::Alumni),
            name: name.to_owned(),
            bytes,
            state: ImportState::Uploaded,
            options: crate::import::Options::default(),
            likely: Likely::default(),
            counts: None,
            error: None,
            job: None,
            created_by: Some(by.uid),
            created_by_name: by.name,
            created_at: self.store.now(),
            ended_at: None,
        };
        let head = self.head(id).await?;
        self.store
            .write(move |tx| async move {
                table::insert(&tx, &import).await?;
                match head {
                    Some(head) => table::head::insert(&tx, &import.id, head).await,
                    None => Ok(()),
                }
            })
            .await?;
        self.find(id).await
    }

    /// The newest first.
    pub async fn list(&self) -> Result<Vec<Import>, Refused> {
        let mut rows = table::list(self.store.reader(), LISTED).await?;
        if self.settle_any(&rows).await? {
            rows = table::list(self.store.reader(), LISTED).await?;
        }
        Ok(rows.into_iter().map(|row| row.import).collect())
    }

    pub async fn find(&self, id: &str) -> Result<ImportDetail, Refused> {
        let mut row = table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
        if self.settle_any(std::slice::from_ref(&row)).await? {
            row = table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
        }
        self.show(row).await
    }

    /// Forgets an import of which nothing is in the campus, and its file.
    pub async fn discard(&self, id: &str) -> Result<(), Refused> {
        let own = id.to_owned();
        self.store
            .write(move |tx| async move {
                let row = table::lock(&tx, &own).await?.ok_or(Refused::NotFound)?;
                if row.import.state != ImportState::Undone {
                    check_open(&row)?;
                }
                Ok::<_, Refused>(table::remove(&tx, &own).await?)
            })
            .await?;
        self.shelf.remove(id).await;
        Ok(())
    }

    /// Starts the dry run.
    pub async fn check(&self, id: &str, by: &str) -> Result<Job, Refused> {
        self.refuse_unreadable(id).await?;
        let (imports, id, by) = (self.clone(), id.to_owned(), by.to_owned());
        self.store
            .write(move |tx| async move {
                let mut row = table::lock(&tx, &id).await?.ok_or(Refused::NotFound)?;
                check_open(&row)?;
                imports.start(&tx, &mut row, CHECK, Some(by)).await
            })
            .await
    }

    /// Starts the import as the dry run has seen it, if the transaction is committed.
    pub async fn apply_in(&self, tx: &Tx, id: &str, by: &str) -> Result<(Import, Job), Refused> {
        let mut row = table::lock(tx, id).await?.ok_or(Refused::NotFound)?;
        check_open(&row)?;
        if row.import.state != ImportState::Checked {
            return Err(Refused::Conflict(NOT_CHECKED.to_owned()));
        }
        let job = self.start(tx, &mut row, APPLY, Some(by.to_owned())).await?;
        Ok((row.import, job))
    }

    /// Starts to take an import back, if the transaction is committed.
    pub async fn undo_in(&self, tx: &Tx, id: &str, by: &str) -> Result<(Import, Job), Refused> {
        let mut row = table::lock(tx, id).await?.ok_or(Refused::NotFound)?;
        if row.import.state != ImportState::Done {
            let message = "Only an import that is done can be undone.";
            return Err(Refused::Conflict(message.to_owned()));
        }
        if row.edition != edition::current(&**tx).await?.map(|current| current.edition) {
            let message =
                "It changed another campus than the present one, and can be undone in that one alone.";
            return Err(Refused::Conflict(message.to_owned()));
        }
        if let Some(other) = self.in_the_way(&row).await? {
            return Err(Refused::Conflict(undo_first(&other)));
        }
        let job = self.start(tx, &mut row, UNDO, Some(by.to_owned())).await?;
        Ok((row.import, job))
    }

    async fn start(
        &self,
        tx: &Tx,
        row: &mut Row,
        kind: &'static str,
        owner: Option<String>,
    ) -> Result<Job, Refused> {
        let (verb, state) = match kind {
            CHECK => ("Check", ImportState::Checking),
            APPLY => ("Import", ImportState::Applying),
            _ => ("Undo", ImportState::Undoing),
        };
        let new = NewJob {
            kind,
            title: format!("{verb} {}", row.import.name),
            owner,
            input: json!(Input { import: row.import.id.clone(), then: None }),
        };
        let job = self.jobs.create_in(tx, new).await?;
        (row.import.state, row.import.job, row.import.error) = (state, Some(job.id.clone()), None);
        row.import.ended_at = None;
        table::update(tx, row).await?;
        if row.missed_at.take().is_some() {
            table::set_found(tx, &row.import.id).await?;
        }
        Ok(job)
    }

    /// The rows that could not be taken, as a file in pieces.
    pub async fn errors(&self, id: &str) -> Result<ErrorPages, Refused> {
        table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
        Ok(ErrorPages::new(self.store.clone(), id))
    }
}

/// The day it is, in UTC.
pub(crate) fn today(store: &Store) -> Date {
    date_of(store.now())
}

fn date_of(time: Time) -> Date {
    let timestamp = jiff::Timestamp::from_millisecond(time.millis()).unwrap_or_default();
    timestamp.to_zoned(jiff::tz::TimeZone::UTC).date()
}

fn check_open(row: &Row) -> Result<(), Refused> {
    let message = match row.import.state {
        state if state.is_open() => return Ok(()),
        ImportState::Checking => "The file is being checked. Wait for it to end, or cancel it first.",
        ImportState::Applying => "The file is being imported. Wait for it to end, or cancel it first.",
        ImportState::Undoing => "The import is being undone. Wait for it to end.",
        ImportState::Undone => "The import was undone. Choose the file again to import it once more.",
        _ => "The import is done. Undo it first, or choose another file.",
    };
    Err(Refused::Conflict(message.to_owned()))
}
