//! How a file comes in: onto the disk while it arrives, and into a row once it is there.

use api::{Answer, ApiError, Code, is_hidden};
use campus::intake::Refused;
use futures_util::Stream;

use super::{MOST_FILES, MOST_MEGABYTES, entity::file, store as rows, view::no_batch};
use crate::{By, Candidates, FileState, TalentFile};

const LONGEST_NAME: usize = 200;

/// A file that has arrived.
pub struct Received {
    /// One that was too large, or empty, has its row too: it says so.
    pub file: TalentFile,
}

impl Candidates {
    /// The largest file that is taken.
    pub fn most_bytes(&self) -> u64 {
        self.0.shelf.most_bytes()
    }

    /// Waits for a file. What does not arrive whole leaves nothing.
    pub async fn receive<B, E>(
        &self,
        by: By,
        batch: &str,
        name: &str,
        body: impl Stream<Item = Result<B, E>>,
    ) -> Answer<Received>
    where
        B: AsRef<[u8]>,
    {
        self.live_batch(batch).await?;
        refuse_more(rows::count_files(self.store().reader(), batch).await?)?;
        let id = self.store().new_id();
        let (bytes, state, note) = match self.0.shelf.put(&id, body).await {
            Ok(0) => (0, FileState::Empty, Some("There is nothing in this file. Choose another.".to_owned())),
            Ok(bytes) => (bytes, FileState::Waiting, None),
            Err(Refused::TooLarge(most)) => {
                let note = format!("This file is too large: at most {most} MB. Save a smaller copy.");
                (MOST_MEGABYTES * 1_000_000, FileState::TooLarge, Some(note))
            }
            Err(refused) => return Err(refused.into()),
        };
        let row = file::Model {
            id: id.clone(),
            batch: batch.to_owned(),
            number: 0,
            name: plain(name),
            bytes: i64::try_from(bytes).unwrap_or(i64::MAX),
            state,
            notes: serde_json::to_string(&note.into_iter().collect::<Vec<_>>())
                .map_err(ApiError::internal)?,
            sha256: None,
            text_hash: None,
            duplicate_of: None,
            seems: None,
            created_at: self.store().now(),
            created_by: by.name,
            read_at: None,
            confirmed_at: None,
            confirmed_by: None,
            removed_at: None,
            changed: 0,
        };
        let kept = self.keep(row).await;
        if state != FileState::Waiting || kept.is_err() {
            self.0.shelf.remove(&id).await;
        }
        Ok(Received { file: self.file_shown(kept?).await? })
    }

    async fn keep(&self, row: file::Model) -> Answer<file::Model> {
        self.store()
            .write(move |tx| async move {
                let batch = rows::lock_batch(&*tx, &row.batch).await?;
                batch.filter(|batch| batch.deleted_at.is_none()).ok_or_else(no_batch)?;
                let count = rows::count_files(&*tx, &row.batch).await?;
                refuse_more(count)?;
                let number = i32::try_from(count + 1).unwrap_or(i32::MAX);
                let row = file::Model { number, ..row };
                rows::insert_file(&tx, row.clone()).await?;
                Ok(row)
            })
            .await
    }

    /// A file as it was uploaded: what it is called, and its bytes.
    pub async fn file_bytes(&self, (batch, file): (&str, &str)) -> Answer<(String, Vec<u8>)> {
        let row = self.live_file((batch, file)).await?;
        let read = tokio::fs::read(self.0.shelf.path(&row.id)).await;
        let bytes = read.map_err(|_| ApiError::not_found("This file is not kept any more."))?;
        Ok((row.name, bytes))
    }
}

fn refuse_more(count: u64) -> Answer<()> {
    if count < MOST_FILES {
        return Ok(());
    }
    let message = format!("A batch has at most {MOST_FILES} files. Begin another for the rest.");
    Err(ApiError::new(Code::Conflict, message))
}

/// What a file is called, without folders and what nobody sees.
fn plain(name: &str) -> String {
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    let name: String = name.chars().filter(|letter| !is_hidden(*letter)).take(LONGEST_NAME).collect();
    let name = name.trim();
    if name.is_empty() { "Untitled".to_owned() } else { name.to_owned() }
}
