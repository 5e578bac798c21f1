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
mod refused;
mod rows;
mod settle;
mod things;
mod undo;
mod upload;

use std::{collections::HashSet, path::PathBuf, sync::Arc, time::Duration};

use futures_util::Stream;
use jiff::civil::Date;
use sea_orm::DbBackend;
use serde_json::json;
use store::{
    Store, Time, Tx,
    jobs::{Job, JobError, Jobs, NewJob, Progress, Run, Work},
};

pub(crate) use self::known::Known;
use self::settle::{Input, NO_CAMPUS, Outcome, current_edition, reason, result, undo_first};
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
/// How long a worker that has not got the file lets others go first.
const ELSEWHERE: Duration = Duration::from_secs(1);
/// A file that nobody has for so long is gone.
const MISSED: Duration = Duration::from_mins(10);
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

    /// The file as it is to be read. It lies with the instance that has taken it in: another one leaves the work to it.
    async fn view(&self, run: &Run, row: &Row) -> Result<look::View, JobError> {
        let is_here = tokio::fs::try_exists(self.path(&row.import.id)).await.unwrap_or(true);
        if !is_here && self.is_shared() && !self.is_overdue(run).await? {
            run.report(Progress::new(0, None, "Waits for the instance that has the file"));
            tokio::select! {
                error = run.stopped() => return Err(error),
                () = tokio::time::sleep(ELSEWHERE) => return Err(JobError::Stopping),
            }
        }
        let view = look::open(self.path(&row.import.id), row).await;
        view.map_err(|fatal| JobError::failed(fatal.to_string()))
    }

    /// Whether other instances may do the work, too.
    fn is_shared(&self) -> bool {
        self.store.reader().get_database_backend() == DbBackend::Postgres
    }

    /// Whether nobody has had the file for so long that it is gone.
    async fn is_overdue(&self, run: &Run) -> Result<bool, JobError> {
        let job = self.jobs.find(run.job_id()).await?;
        Ok(job.is_none_or(|job| job.created_at < self.store.now().minus(MISSED)))
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
        let own = import.clone();
        self.store.write(move |tx| async move { table::insert(&tx, &own).await }).await?;
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

    async fn show(&self, row: Row) -> Result<ImportDetail, Refused> {
        let mut detail = ImportDetail {
            layout: None,
            problem: None,
            columns: Vec::new(),
            fields: look::fields(row.import.kind),
            missing: Vec::new(),
            kinds: Vec::new(),
            preview: row.preview.clone(),
            can_undo: false,
            undo_first: None,
            import: row.import.clone(),
        };
        let current = edition::current(self.store.reader()).await?.map(|current| current.edition);
        if row.import.state == ImportState::Done && row.edition == current {
            detail.undo_first = self.in_the_way(&row).await?;
            detail.can_undo = detail.undo_first.is_none();
        }
        if !matches!(row.import.state, ImportState::Done | ImportState::Undoing | ImportState::Undone) {
            match look::open(self.path(&row.import.id), &row).await {
                Ok(view) => {
                    detail.layout = Some(look::show_layout(&view.layout));
                    detail.columns = view.mapping.columns.iter().map(look::show_column).collect();
                    detail.missing = look::missing(&view.mapping);
                    detail.kinds = look::kinds(&view.layout, look::year_of(&row));
                }
                Err(fatal) => detail.problem = Some(fatal.to_string()),
            }
        }
        Ok(detail)
    }

    /// Changes how a file is read. A check that was made before does not count any more.
    pub async fn change(&self, id: &str, wanted: UpdateImport) -> Result<ImportDetail, Refused> {
        let mut row = table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
        check_open(&row)?;
        look::change(self.path(id), &mut row, wanted).await?;
        (row.import.state, row.import.counts, row.import.error) = (ImportState::Uploaded, None, None);
        row.preview = None;
        self.store
            .write(move |tx| async move {
                let now = table::lock(&tx, &row.import.id).await?.ok_or(Refused::NotFound)?;
                check_open(&now)?;
                table::update(&tx, &row).await?;
                Ok::<_, Refused>(())
            })
            .await?;
        self.find(id).await
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
        self.store.write(move |tx| async move { imports.begin(&tx, &id, CHECK, &by).await }).await
    }

    /// Starts the import, if the transaction is committed.
    pub async fn apply_in(&self, tx: &Tx, id: &str, by: &str) -> Result<(Import, Job), Refused> {
        let job = self.begin(tx, id, APPLY, by).await?;
        let row = table::find(&**tx, id).await?.ok_or(Refused::NotFound)?;
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
            let message = "It changed another campus: the campus was reset since. Undo the reset first.";
            return Err(Refused::Conflict(message.to_owned()));
        }
        if let Some(other) = self.in_the_way(&row).await? {
            return Err(Refused::Conflict(undo_first(&other)));
        }
        let job = self.start(tx, &mut row, UNDO, Some(by.to_owned())).await?;
        Ok((row.import, job))
    }

    /// Before anything is started: a file that cannot be read, or lacks a column, is told at once.
    pub async fn refuse_unreadable(&self, id: &str) -> Result<(), Refused> {
        let row = table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
        check_open(&row)?;
        if edition::current(self.store.reader()).await?.is_none() {
            return Err(Refused::Conflict(NO_CAMPUS.to_owned()));
        }
        let view = look::open(self.path(id), &row).await;
        let view = view.map_err(|fatal| Refused::Invalid(fatal.to_string()))?;
        match look::missing(&view.mapping).first() {
            None => Ok(()),
            Some(group) => {
                Err(Refused::Invalid(format!("Choose a column for {} first.", group.join(" or "))))
            }
        }
    }

    async fn begin(&self, tx: &Tx, id: &str, kind: &'static str, by: &str) -> Result<Job, Refused> {
        let mut row = table::lock(tx, id).await?.ok_or(Refused::NotFound)?;
        check_open(&row)?;
        self.start(tx, &mut row, kind, Some(by.to_owned())).await
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
