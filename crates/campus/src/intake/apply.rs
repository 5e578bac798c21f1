use async_trait::async_trait;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use store::{
    Error,
    jobs::{JobError, Progress, Run, Work},
};

use super::{
    APPLY, Counts, ErrorPages, ImportState, Imports, Input, Outcome,
    check::keep,
    chunk::{Chunk, Chunks},
    look::View,
    plan::{Order, Planner},
};
use crate::{
    import::Layout,
    store::{
        imports::{
            self as rows, Row, errors, journal,
            lookup::{self, Ids},
        },
        turn as turns,
    },
    turn,
};

/// The import itself.
pub struct Apply {
    pub imports: Imports,
}

/// How many rows of the file are in the campus.
#[derive(Serialize, Deserialize)]
struct Checkpoint {
    rows: u64,
    is_done: bool,
}

#[async_trait]
impl Work for Apply {
    fn kind(&self) -> &'static str {
        APPLY
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let Input { import, .. } = run.input()?;
        let row = self.imports.row(&import).await?;
        let is_done = run.checkpoint::<Checkpoint>()?.is_some_and(|checkpoint| checkpoint.is_done);
        if is_done || row.import.job.as_deref() != Some(run.job_id()) {
            self.imports.shelf.remove_if(row.import.state == ImportState::Done, &import).await;
            return Ok(super::result(row.import.counts));
        }
        let applied = match turn::take(run, &self.imports).await {
            Ok(()) => self.apply(run, &import).await,
            Err(error) => Err(error),
        };
        // All or nothing: what is in the campus by now is taken out again.
        match &applied {
            Err(JobError::Cancelled) => {
                self.imports.hand_over(&import, run.job_id(), Outcome::Cancelled, None).await?;
            }
            Err(error @ (JobError::Failed(_) | JobError::Store(Error::Duplicate(_) | Error::Other(_)))) => {
                let why = super::reason(error);
                self.imports.hand_over(&import, run.job_id(), Outcome::Failed, Some(why)).await?;
            }
            _ => {}
        }
        applied
    }
}

impl Apply {
    async fn apply(&self, run: &Run, import: &str) -> Result<Value, JobError> {
        let row = self.imports.row(import).await?;
        let View { layout, mapping } = self.imports.view(run, &row).await?;
        let row = self.begin(run, row, &layout).await?;
        let (Some(edition), Some(first)) = (row.edition, row.first_ids) else {
            return Err(JobError::failed("The import has lost its place. Start it again."));
        };
        let bytes = row.import.bytes;
        run.report(Progress::new(0, bytes, "Looks at who is known"));
        let (kind, likely) = (row.import.kind, row.import.likely);
        // The day the file came: whenever the work is done, it comes to the same.
        let day = super::date_of(row.import.created_at);
        let order = Order { kind, likely, edition, day, first };
        let mut planner = Planner::load(run.store().reader(), order, None).await?;
        let mut counts = row.import.counts.unwrap_or_default();
        let skip = run.checkpoint::<Checkpoint>()?.map_or(0, |checkpoint| checkpoint.rows);
        let mut chunks = Chunks::start(self.imports.path(import), row.import.options, mapping, skip);
        while let Some(chunk) = chunks.next().await? {
            let checkpoint = Checkpoint { rows: chunk.rows, is_done: false };
            let progress = Progress::new(chunk.bytes, bytes, format!("Row {}", chunk.rows));
            let piece = Piece { import: import.to_owned(), edition, planner, chunk, counts };
            (planner, counts) =
                run.write(&checkpoint, progress, move |tx| async move { piece.write(&tx).await }).await?;
        }
        self.finish(run, import).await?;
        self.imports.shelf.remove(import).await;
        Ok(super::result(Some(counts)))
    }

    /// Before the first piece: the import gets its place among the others. Later it has it already.
    async fn begin(&self, run: &Run, row: Row, layout: &Layout) -> Result<Row, JobError> {
        if run.checkpoint::<Checkpoint>()?.is_some() {
            return Ok(row);
        }
        let edition = super::current_edition(run.store()).await?;
        let heading = ErrorPages::heading(&layout.headings, layout.dialect.delimiter);
        let checkpoint = Checkpoint { rows: 0, is_done: false };
        let begin = move |tx: store::Tx| async move {
            let mut row = row;
            row.edition = Some(edition);
            row.turn = Some(lookup::next_turn(&tx).await?);
            row.first_ids = Some(Ids::next(&*tx, edition).await?);
            row.import.counts = Some(Counts::default());
            rows::update(&tx, &row).await?;
            errors::remove(&tx, &row.import.id).await?;
            errors::insert(&tx, &row.import.id, &[heading]).await?;
            Ok::<_, Error>(row)
        };
        run.write(&checkpoint, Progress::default(), begin).await
    }

    async fn finish(&self, run: &Run, import: &str) -> Result<(), JobError> {
        let (own, job, now) = (import.to_owned(), run.job_id().to_owned(), run.store().now());
        let checkpoint = Checkpoint { rows: u64::MAX, is_done: true };
        let finish = move |tx: store::Tx| async move {
            if let Some(mut row) = rows::lock(&tx, &own).await? {
                (row.import.state, row.import.ended_at, row.preview) = (ImportState::Done, Some(now), None);
                rows::update(&tx, &row).await?;
            }
            // The file goes, too.
            rows::head::remove(&tx, &own).await?;
            turns::pass(&tx, Some(&job), None).await?;
            Ok::<_, Error>(())
        };
        run.write(&checkpoint, Progress::new(1, 1, "Done"), finish).await
    }
}

struct Piece {
    import: String,
    edition: i32,
    planner: Planner,
    chunk: Chunk,
    counts: Counts,
}

impl Piece {
    async fn write(mut self, tx: &store::Tx) -> Result<(Planner, Counts), Error> {
        let planned = self.planner.plan(&**tx, self.chunk.lines, None).await?;
        self.counts += planned.counts;
        let wrong = keep(planned.wrong, &mut self.counts);
        journal::write(tx, &self.import, self.edition, &planned.changes).await?;
        errors::insert(tx, &self.import, &wrong).await?;
        rows::set_counts(tx, &self.import, &self.counts).await?;
        Ok((self.planner, self.counts))
    }
}
