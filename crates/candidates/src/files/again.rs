//! Files that another version has read are read again. Until then they stay as they were read.

use async_trait::async_trait;
use serde_json::{Value, json};
use store::{
    Time, Tx,
    jobs::{JobError, Progress, Run, Work},
};
use talent::{Resume, SCORER};

use super::{
    entity::{file, resume},
    once,
    read::{Reading, read_apart},
    store as rows,
};
use crate::{Candidates, FileState};

/// Names the job in the table.
const KIND: &str = "candidates.read_again";

/// Reads what another version has read.
pub struct ReadAgain(pub Candidates);

#[async_trait]
impl Work for ReadAgain {
    fn kind(&self) -> &'static str {
        KIND
    }

    async fn run(&self, run: &Run) -> Result<Value, JobError> {
        let (mut done, mut last): (u64, String) = run.checkpoint()?.unwrap_or_default();
        loop {
            run.check()?;
            let Some(row) = rows::next_outdated(run.store().reader(), (&last, SCORER)).await? else {
                return Ok(json!({ "files": done }));
            };
            // A file that takes the process along is gone past the next time.
            let progress = Progress::new(done, None, format!("Reading {} again", row.name));
            run.keep(&(done, &row.id), progress).await?;
            let reading = tokio::select! {
                reason = run.stopped() => return Err(reason),
                reading = read_apart(&self.0, &row) => reading,
            };
            (done, last) = (done + 1, row.id.clone());
            let progress = Progress::new(done, None, format!("Read {} again", row.name));
            let now = run.store().now();
            let work = move |tx: Tx| async move { settle(&tx, &row.id, reading, now).await };
            run.write(&(done, &last), progress, work).await?;
        }
    }
}

impl Candidates {
    /// Sees to it that what another version has read is read again.
    pub(crate) async fn ask_to_read_again(&self) -> store::Result<()> {
        if rows::next_outdated(self.store().reader(), ("", SCORER)).await?.is_none() {
            return Ok(());
        }
        self.ask_for(KIND, "Read uploaded résumés again").await
    }
}

/// Writes down what stands in a file now.
async fn settle(tx: &Tx, id: &str, reading: Reading, now: Time) -> store::Result<()> {
    once::lock(tx).await?;
    let Some(row) = rows::lock_file(&**tx, id).await? else { return Ok(()) };
    let Some(kept) = rows::resume(&**tx, id).await? else { return Ok(()) };
    let Reading { state, notes, sha256, text_hash, seems, resume, .. } = reading;
    let notes = serde_json::to_string(&notes).unwrap_or_else(|_| "[]".to_owned());
    let Some(body) = resume else {
        // What was read once is better than nothing, as long as it can be understood.
        if serde_json::from_str::<Resume>(&kept.body).is_err() {
            rows::update_file(tx, file::Model { state, notes, duplicate_of: None, ..row }).await?;
            once::let_go(tx, vec![id.to_owned()]).await?;
        }
        return Ok(());
    };
    rows::put_resume(&**tx, resume::Model { file: id.to_owned(), reader: SCORER.to_owned(), body }).await?;
    let is_same = row.text_hash == text_hash && row.confirmed_at.is_some();
    let row = file::Model { notes, sha256, text_hash, seems, read_at: Some(now), ..row };
    // What somebody has confirmed is what was read then.
    let row = if is_same || row.state == FileState::Duplicate {
        row
    } else {
        file::Model { state, duplicate_of: None, confirmed_at: None, confirmed_by: None, ..row }
    };
    once::come_back(tx, row).await?;
    Ok(())
}
