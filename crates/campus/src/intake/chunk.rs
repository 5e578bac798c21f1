//! A file in pieces, read ahead while the piece before is being worked on.

use std::{
    fs::File,
    hash::{DefaultHasher, Hash, Hasher},
    path::PathBuf,
};

use store::jobs::JobError;
use tokio::{sync::mpsc, task::JoinHandle};

use super::compact::Compact;
use crate::import::{Fatal, Kind, Mapping, Options, Outcome, Record, Rejected, Rows, Table};

/// So many rows are one piece, unless they are long.
const TOGETHER: usize = 500;
/// A piece with so many bytes is large enough.
const BYTES: usize = 4 << 20;
/// How many pieces may lie ready.
const READY: usize = 1;
const BROKE: &str = "The file was not read to its end because of an error in the program. The log says more.";

pub enum Line {
    Record {
        record: Record,
        cells: Vec<String>,
        /// Which of the rows that say the same about a gift it is, from 1.
        nth: u32,
    },
    Rejected(Rejected),
}

pub struct Chunk {
    pub lines: Vec<Line>,
    /// How many rows of the file there were up to its end.
    pub rows: u64,
    /// How many bytes of the file were read.
    pub bytes: u64,
}

pub struct Chunks {
    ready: mpsc::Receiver<Result<Chunk, Fatal>>,
    reader: JoinHandle<()>,
}

impl Chunks {
    /// The pieces after so many rows. They end at the same rows, wherever one starts.
    pub fn start(path: PathBuf, options: Options, mapping: Mapping, skip: u64) -> Self {
        Self::of(move |sender| read(path, options, &mapping, skip, sender))
    }

    fn of(
        read: impl FnOnce(&mpsc::Sender<Result<Chunk, Fatal>>) -> Result<(), Fatal> + Send + 'static,
    ) -> Self {
        let (sender, ready) = mpsc::channel(READY);
        let reader = tokio::task::spawn_blocking(move || {
            if let Err(fatal) = read(&sender) {
                // Nobody may be listening any more.
                let _ = sender.blocking_send(Err(fatal));
            }
        });
        Self { ready, reader }
    }

    /// Nothing at the end of the file. A reader that broke is not taken for one that has come to the end.
    pub async fn next(&mut self) -> Result<Option<Chunk>, JobError> {
        if let Some(chunk) = self.ready.recv().await {
            return chunk.map(Some).map_err(|fatal| JobError::failed(fatal.to_string()));
        }
        match (&mut self.reader).await {
            Ok(()) => Ok(None),
            Err(error) => {
                tracing::error!(%error, "the reader of a file broke");
                Err(JobError::failed(BROKE))
            }
        }
    }
}

fn read(
    path: PathBuf,
    options: Options,
    mapping: &Mapping,
    skip: u64,
    sender: &mpsc::Sender<Result<Chunk, Fatal>>,
) -> Result<(), Fatal> {
    let mut rows = Rows::new(Table::open(File::open(path)?, options)?, mapping);
    let mut seen: Compact<u32> = Compact::default();
    let mut chunk = Chunk { lines: Vec::new(), rows: 0, bytes: 0 };
    let mut size = 0;
    while let Some(outcome) = rows.next() {
        let outcome = outcome?;
        chunk.rows += 1;
        let nth = match &outcome {
            Outcome::Record(record) => count(record, &mut seen),
            Outcome::Rejected(_) => 0,
        };
        if chunk.rows <= skip {
            continue;
        }
        chunk.lines.push(match outcome {
            Outcome::Record(record) => {
                let cells = rows.cells();
                size += cells.iter().map(|cell| cell.len() + 24).sum::<usize>();
                Line::Record { record, cells, nth }
            }
            Outcome::Rejected(rejected) => {
                size += rejected.cells.iter().map(|cell| cell.len() + 24).sum::<usize>();
                Line::Rejected(rejected)
            }
        });
        if chunk.lines.len() >= TOGETHER || size >= BYTES {
            chunk.bytes = rows.table().bytes();
            let next = Chunk { lines: Vec::new(), rows: chunk.rows, bytes: 0 };
            if sender.blocking_send(Ok(std::mem::replace(&mut chunk, next))).is_err() {
                return Ok(());
            }
            size = 0;
        }
    }
    if !chunk.lines.is_empty() {
        chunk.bytes = rows.table().bytes();
        let _ = sender.blocking_send(Ok(chunk));
    }
    Ok(())
}

/// Two gifts can be alike in all that a file says of them. Those that have an id are told apart by it.
fn count(record: &Record, seen: &mut Compact<u32>) -> u32 {
    if record.kind != Kind::Gifts || record.text("external_id").is_some() {
        return 1;
    }
    let mut hasher = DefaultHasher::new();
    for field in ["donor_id", "donor_email", "donor_name", "fund"] {
        record.text(field).map(str::to_lowercase).hash(&mut hasher);
    }
    record.date("date").hash(&mut hasher);
    record.money("amount").map(|money| money.hundredths).hash(&mut hasher);
    let count = seen.slot(hasher.finish());
    *count += 1;
    *count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_reader_that_breaks_has_not_come_to_the_end() {
        let chunk = || Chunk { lines: Vec::new(), rows: 1, bytes: 1 };
        let mut whole = Chunks::of(move |sender| {
            let _ = sender.blocking_send(Ok(chunk()));
            Ok(())
        });
        assert!(matches!(whole.next().await, Ok(Some(_))));
        assert!(matches!(whole.next().await, Ok(None)));
        let mut broken = Chunks::of(move |sender| {
            let _ = sender.blocking_send(Ok(chunk()));
            panic!("it breaks");
        });
        assert!(matches!(broken.next().await, Ok(Some(_))));
        assert!(matches!(broken.next().await, Err(JobError::Failed(_))));
    }
}
