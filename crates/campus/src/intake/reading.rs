//! The file of an import: opened, shown, and read the way the person chooses.

use std::time::Duration;

use sea_orm::DbBackend;
use store::jobs::{JobError, Progress, Run};

use super::{
    Import, ImportDetail, ImportState, Imports, Refused, UpdateImport, check_open, look, settle::NO_CAMPUS,
};
use crate::{
    import::{Fatal, Layout, Options},
    store::{
        edition,
        imports::{self as table, Row, head},
    },
};

/// How long a worker that has not got the file lets others go first.
const ELSEWHERE: Duration = Duration::from_secs(1);
/// A file that nobody has had for so long is gone.
const MISSED: Duration = Duration::from_mins(10);
/// So often a change is made again because somebody else came between.
const TRIES: usize = 5;

impl Imports {
    /// The file as it is to be read. It lies with the instance that has taken it in: another one leaves the work to it.
    pub(super) async fn view(&self, run: &Run, row: &Row) -> Result<look::View, JobError> {
        let is_here = tokio::fs::try_exists(self.path(&row.import.id)).await.unwrap_or(true);
        if !is_here && self.is_shared() && !self.is_gone(row).await? {
            run.report(Progress::new(0, None, "Waits for the instance that has the file"));
            tokio::select! {
                error = run.stopped() => return Err(error),
                () = tokio::time::sleep(ELSEWHERE) => return Err(JobError::Stopping),
            }
        }
        if is_here && row.missed_at.is_some() {
            let id = row.import.id.clone();
            self.store.write(move |tx| async move { table::set_found(&tx, &id).await }).await?;
        }
        let view = look::open(self.path(&row.import.id), row).await;
        view.map_err(|fatal| JobError::failed(fatal.to_string()))
    }

    /// How the file is written: by itself or, at an instance that does not have it, by its beginning.
    async fn layout(&self, id: &str, options: Options) -> store::Result<Result<Layout, Fatal>> {
        let is_here = tokio::fs::try_exists(self.path(id)).await.unwrap_or(true);
        if !is_here && let Some(head) = head::find(self.store.reader(), id).await? {
            return Ok(look::open_head(head, options).await);
        }
        Ok(look::open_layout(self.path(id), options).await)
    }

    /// What other instances need to know of a file that lies here.
    pub(super) async fn head(&self, id: &str) -> std::io::Result<Option<Vec<u8>>> {
        if !self.is_shared() {
            return Ok(None);
        }
        let path = self.path(id);
        let read = tokio::task::spawn_blocking(move || look::head(path)).await;
        read.unwrap_or_else(|error| Err(std::io::Error::other(error))).map(Some)
    }

    /// Whether other instances may do the work, too.
    fn is_shared(&self) -> bool {
        self.store.reader().get_database_backend() == DbBackend::Postgres
    }

    /// Whether nobody has had the file for so long that it is gone. Whoever misses it first says so.
    async fn is_gone(&self, row: &Row) -> store::Result<bool> {
        let now = self.store.now();
        if let Some(since) = row.missed_at {
            return Ok(since < now.minus(MISSED));
        }
        let id = row.import.id.clone();
        self.store.write(move |tx| async move { table::miss(&tx, &id, now).await }).await?;
        Ok(false)
    }

    pub(super) async fn show(&self, row: Row) -> Result<ImportDetail, Refused> {
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
            match self.layout(&row.import.id, row.import.options).await? {
                Ok(layout) => {
                    let view = look::view(layout, &row);
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
        for _ in 0..TRIES {
            let before = table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
            check_open(&before)?;
            let mut row = before.clone();
            look::change(&mut row, &wanted)?;
            if let Some(columns) = &wanted.columns {
                let layout = self.layout(id, row.import.options).await?;
                let layout = layout.map_err(|fatal| Refused::Invalid(fatal.to_string()))?;
                look::change_columns(&mut row, layout, columns)?;
            }
            if self.put(before, row).await? {
                return self.find(id).await;
            }
        }
        let message = "Somebody else is changing how it is read. Look at it again, then change it.";
        Err(Refused::Conflict(message.to_owned()))
    }

    /// False if somebody else has changed it since it was looked at.
    async fn put(&self, before: Row, wanted: Row) -> Result<bool, Refused> {
        self.store
            .write(move |tx| async move {
                let mut row = table::lock(&tx, &before.import.id).await?.ok_or(Refused::NotFound)?;
                check_open(&row)?;
                if !row.is_read_like(&before) {
                    return Ok(false);
                }
                let Import { kind, options, likely, .. } = wanted.import;
                (row.import.kind, row.import.options, row.import.likely) = (kind, options, likely);
                (row.import.state, row.import.counts, row.import.error) = (ImportState::Uploaded, None, None);
                (row.choices, row.preview) = (wanted.choices, None);
                table::update(&tx, &row).await?;
                Ok(true)
            })
            .await
    }

    /// Before anything is started: a file that cannot be read, or lacks a column, is told at once.
    pub async fn refuse_unreadable(&self, id: &str) -> Result<(), Refused> {
        let row = table::find(self.store.reader(), id).await?.ok_or(Refused::NotFound)?;
        check_open(&row)?;
        if edition::current(self.store.reader()).await?.is_none() {
            return Err(Refused::Conflict(NO_CAMPUS.to_owned()));
        }
        let layout = self.layout(id, row.import.options).await?;
        let layout = layout.map_err(|fatal| Refused::Invalid(fatal.to_string()))?;
        match look::missing(&look::view(layout, &row).mapping).first() {
            None => Ok(()),
            Some(group) => {
                Err(Refused::Invalid(format!("Choose a column for {} first.", group.join(" or "))))
            }
        }
    }
}
