use async_trait::async_trait;
use serde_json::Value;
use store::{
    Error,
    jobs::{JobError, Progress, Run, Work},
};

use super::{
    CHECK, Counts, ErrorPages, ImportState, Imports, Input, Preview,
    chunk::Chunks,
    look::View,
    plan::{Drawer, Order, Planner},
};
use crate::store::imports::{
    self as rows, Row,
    errors::{self, Wrong},
    lookup::Ids,
};

/// More rejected rows than these are counted, but not kept.
const MOST_ERRORS: u64 = 100_000;

/// The dry run of an import.
pub struct Check {
    pub imports: Imports,
}

#[async_trait]
impl Work for Check {
    fn kind(&self) -> &'static str {
        CHECK
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let Input { import, .. } = run.input()?;
        let row = self.imports.row(&import).await?;
        if row.import.job.as_deref() != Some(run.job_id()) || row.import.state != ImportState::Checking {
            return Ok(super::result(row.import.counts));
        }
        let checked = self.check(run, &row).await;
        match &checked {
            Err(JobError::Cancelled) => self.end(run, &import, ImportState::Uploaded, None).await?,
            Err(error @ (JobError::Failed(_) | JobError::Store(Error::Duplicate(_) | Error::Other(_)))) => {
                self.end(run, &import, ImportState::Failed, Some(super::reason(error))).await?;
            }
            _ => {}
        }
        checked
    }
}

impl Check {
    async fn check(&self, run: &Run, row: &Row) -> Result<Value, JobError> {
        let store = run.store();
        let id = row.import.id.clone();
        let View { layout, mapping } = self.imports.view(run, row).await?;
        let edition = super::current_edition(store).await?;
        run.report(Progress::new(0, row.import.bytes, "Looks at who is known"));
        let order = Order {
            kind: row.import.kind,
            likely: row.import.likely,
            edition,
            day: super::date_of(row.import.created_at),
            first: Ids::next(store.reader(), edition).await?,
        };
        let drawer = Drawer::open(self.imports.path(&id).with_extension("dry")).await?;
        let mut planner = Planner::load(store.reader(), order, Some(drawer)).await?;
        let (own, heading) = (id.clone(), ErrorPages::heading(&layout.headings, layout.dialect.delimiter));
        store
            .write(move |tx| async move {
                errors::remove(&tx, &own).await?;
                errors::insert(&tx, &own, &[heading]).await
            })
            .await?;
        let (mut counts, mut preview) = (Counts::default(), Preview::default());
        let mut chunks = Chunks::start(self.imports.path(&id), row.import.options, mapping, 0);
        while let Some(chunk) = chunks.next().await? {
            run.check()?;
            let plan = planner.plan(store.reader(), chunk.lines, Some(&mut preview)).await?;
            counts += plan.counts;
            let (own, wrong) = (id.clone(), keep(plan.wrong, &mut counts));
            if !wrong.is_empty() {
                store.write(move |tx| async move { errors::insert(&tx, &own, &wrong).await }).await?;
            }
            run.report(Progress::new(chunk.bytes, row.import.bytes, format!("Row {}", chunk.rows)));
        }
        let (own, now) = (id.clone(), store.now());
        let done = Progress::new(row.import.bytes, row.import.bytes, "Done");
        run.write(&(), done, move |tx| async move {
            if let Some(mut row) = rows::lock(&tx, &own).await? {
                (row.import.state, row.import.ended_at) = (ImportState::Checked, Some(now));
                (row.import.counts, row.preview) = (Some(counts), Some(preview));
                rows::update(&tx, &row).await?;
            }
            Ok::<_, Error>(())
        })
        .await?;
        Ok(super::result(Some(counts)))
    }

    async fn end(
        &self,
        run: &Run,
        import: &str,
        state: ImportState,
        error: Option<String>,
    ) -> Result<(), JobError> {
        let (own, job, now) = (import.to_owned(), run.job_id().to_owned(), run.store().now());
        let end = run.store().write(move |tx| async move {
            if let Some(mut row) = rows::lock(&tx, &own).await?
                && row.import.job.as_ref() == Some(&job)
                && row.import.state == ImportState::Checking
            {
                (row.import.state, row.import.error, row.import.ended_at) = (state, error, Some(now));
                (row.import.counts, row.preview) = (None, None);
                rows::update(&tx, &row).await?;
            }
            Ok::<_, Error>(())
        });
        Ok(end.await?)
    }
}

/// Those of the rejected rows that are kept.
pub fn keep(mut wrong: Vec<Wrong>, counts: &mut Counts) -> Vec<Wrong> {
    let room = MOST_ERRORS.saturating_sub(counts.errors_kept);
    wrong.truncate(usize::try_from(room).unwrap_or(usize::MAX));
    counts.errors_kept += wrong.len() as u64;
    wrong
}
