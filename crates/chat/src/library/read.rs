//! Reads a file: its pages are kept, cut into passages, and each passage is understood. The job outlives a killed
//! process, and a file that cannot be read becomes a sentence about it.

use async_trait::async_trait;
use sea_orm::ActiveValue::Set;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Tx,
    jobs::{JobError, Progress, Run, Work},
};

use super::{
    Library, ReadState,
    entity::{page, passage, version},
    handle::tell,
    reading::{self, Reading},
    store as rows,
    view::signed,
};

/// Names the job in the table.
pub(super) const KIND: &str = "library.read";
/// So many pages and passages are written at once.
const PAGES: usize = 50;
const PASSAGES: usize = 400;

pub(super) const CANCELLED: &str = "Reading it was cancelled. Upload the file again to have it read.";

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct Input {
    pub version: String,
    /// Whether the file's own title is better than the one that the document has.
    pub may_rename: bool,
}

/// How far it is.
#[derive(Clone, Debug, Serialize, Deserialize)]
enum Step {
    /// So many pages and passages are written.
    Writing {
        pages: usize,
        passages: usize,
    },
    Understanding,
    Done,
    Failed {
        problem: String,
    },
}

/// Reads the file of a version.
pub(super) struct ReadDocument(pub Library);

#[async_trait]
impl Work for ReadDocument {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let input: Input = run.input()?;
        let read = self.read(run, &input).await;
        if matches!(read, Err(JobError::Cancelled)) {
            self.0.give_up(&input.version, CANCELLED, true).await?;
        }
        self.0.look();
        read
    }
}

impl ReadDocument {
    async fn read(&self, run: &Run, input: &Input) -> Result<Value, JobError> {
        let version = rows::version(run.store().reader(), &input.version).await?;
        let version = version.ok_or_else(|| JobError::failed("The document was removed meanwhile."))?;
        let step = run.checkpoint()?.unwrap_or(Step::Writing { pages: 0, passages: 0 });
        match step {
            Step::Failed { problem } => return Err(JobError::Failed(problem)),
            Step::Done => return Ok(json!({ "document": version.document })),
            Step::Understanding => {}
            Step::Writing { pages, passages } => {
                let reading = match self.open(run, &version).await? {
                    Ok(reading) => reading,
                    Err(problem) => return self.fail(run, &version, problem).await,
                };
                self.keep(run, (&version, input), reading, (pages, passages)).await?;
            }
        }
        let embedded = self.0.understand(run, &version.id, &Step::Understanding).await?;
        self.finish(run, version, embedded).await
    }

    /// What stands in the file, or why that cannot be said.
    async fn open(&self, run: &Run, version: &version::Model) -> Result<Result<Reading, String>, JobError> {
        run.report(Progress::new(0, None, "Opening the file"));
        let Some(data) = rows::file(run.store().reader(), &version.sha256).await? else {
            return Ok(Err("The file is not there any more. Upload it again.".to_owned()));
        };
        let name = version.name.clone();
        let opened = tokio::task::spawn_blocking(move || reading::read(&data, &name));
        tokio::select! {
            stop = run.stopped() => Err(stop),
            opened = opened => Ok(opened.unwrap_or_else(|error| {
                tracing::error!(%error, version = version.id, "reading a file broke");
                Err(reading::BROKEN.to_owned())
            })),
        }
    }

    /// Writes down what stands in the file, from where an earlier attempt was interrupted.
    async fn keep(
        &self,
        run: &Run,
        (version, input): (&version::Model, &Input),
        reading: Reading,
        (mut pages, mut passages): (usize, usize),
    ) -> Result<(), JobError> {
        let (all_pages, all_passages) = (reading.pages.len(), reading.passages.len());
        while pages < all_pages {
            let end = (pages + PAGES).min(all_pages);
            let some: Vec<_> = reading.pages[pages..end].iter().map(|page| page.row(&version.id)).collect();
            pages = end;
            let progress = counted(pages, all_pages, "Reading page");
            let step = Step::Writing { pages, passages };
            run.write(&step, progress, move |tx| async move { rows::insert_pages(&*tx, some).await }).await?;
        }
        while passages < all_passages {
            let end = (passages + PASSAGES).min(all_passages);
            let some = reading.passages[passages..end].iter().zip(passages..);
            let some: Vec<_> = some.map(|(passage, ordinal)| passage.row(&version.id, ordinal)).collect();
            passages = end;
            let progress = counted(passages, all_passages, "Keeping passage");
            let step = Step::Writing { pages, passages };
            run.write(&step, progress, move |tx| async move { rows::insert_passages(&*tx, some).await })
                .await?;
        }
        let (version, may_rename) = (version.clone(), input.may_rename);
        let progress = counted(all_passages, all_passages, "Keeping passage");
        run.write(&Step::Understanding, progress, move |tx| async move {
            mark(&tx, version, &reading, may_rename).await
        })
        .await
    }

    async fn fail(&self, run: &Run, version: &version::Model, problem: String) -> Result<Value, JobError> {
        let (own, id, said) = (self.0.clone(), version.id.clone(), problem.clone());
        let step = Step::Failed { problem: problem.clone() };
        run.write(&step, Progress::new(0, None, "It could not be read"), move |tx| async move {
            own.give_up_in(&tx, &id, &said, false).await
        })
        .await?;
        Err(JobError::Failed(problem))
    }

    /// From now on this version is searched, unless another was brought meanwhile.
    async fn finish(&self, run: &Run, version: version::Model, embedded: bool) -> Result<Value, JobError> {
        let result = json!({ "document": version.document });
        let now = run.store().now();
        run.write(&Step::Done, run_progress("It can be found now"), move |tx| async move {
            let ready = version::ActiveModel {
                state: Set(ReadState::Ready),
                embedded: Set(embedded),
                problem: Set(None),
                ..Default::default()
            };
            rows::change_version(&*tx, &version.id, ready).await?;
            if let Some(mut document) = rows::lock(&*tx, &version.document).await?
                && document.newest == version.number
            {
                document.current = Some(version.number);
                document.updated_at = now;
                rows::update(&*tx, document).await?;
            }
            tell(&tx, &version.document).await
        })
        .await?;
        Ok(result)
    }
}

/// Writes what the file says about itself onto the version and its document.
async fn mark(tx: &Tx, version: version::Model, reading: &Reading, may_rename: bool) -> store::Result<()> {
    let row = version::ActiveModel {
        kind: Set(reading.kind.clone()),
        pages: Set(count(reading.pages.len())),
        passages: Set(count(reading.passages.len())),
        source: match &reading.source {
            Some(source) if version.source.is_empty() => Set(source.clone()),
            _ => sea_orm::ActiveValue::NotSet,
        },
        ..Default::default()
    };
    rows::change_version(&**tx, &version.id, row).await?;
    if let (true, Some(title)) = (may_rename, &reading.title)
        && let Some(mut document) = rows::lock(&**tx, &version.document).await?
    {
        document.title.clone_from(title);
        rows::update(&**tx, document).await?;
    }
    Ok(())
}

pub(super) fn counted(done: usize, all: usize, what: &str) -> Progress {
    Progress::new(done as u64, all as u64, format!("{what} {done} of {all}"))
}

fn run_progress(message: &'static str) -> Progress {
    Progress::new(1, 1, message)
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

impl reading::ReadPage {
    fn row(&self, version: &str) -> page::Model {
        page::Model {
            version: version.to_owned(),
            number: signed(self.number),
            label: self.label.clone(),
            blocks: json!(self.blocks).to_string(),
        }
    }
}

impl reading::ReadPassage {
    fn row(&self, version: &str, ordinal: usize) -> passage::Model {
        passage::Model {
            version: version.to_owned(),
            ordinal: count(ordinal),
            page: signed(self.page),
            label: self.label.clone(),
            headings: json!(self.headings).to_string(),
            text: self.text.clone(),
            vector: None,
        }
    }
}
