//! What becomes of a version whose job ended without it: a row that says so.

use sea_orm::ActiveValue::Set;
use store::{
    Tx,
    jobs::{Job, State},
};

use super::{Library, ReadState, entity::version, handle::tell, read::CANCELLED, store as rows};

const LOST: &str = "Reading it was interrupted and not taken up again. Upload the file again.";

impl Library {
    /// Looks after versions whose jobs have ended: cancelled before they began, or given up.
    pub async fn settle(&self) -> store::Result<()> {
        for version in rows::being_read(self.0.store.reader()).await? {
            let job = match &version.job {
                Some(job) => self.0.jobs.find(job).await?,
                None => None,
            };
            if let Some((problem, is_wanted)) = verdict(job.as_ref()) {
                self.give_up(&version.id, &problem, is_wanted).await?;
            }
        }
        Ok(())
    }

    /// Nothing of this version is kept but why.
    pub(super) async fn give_up(&self, version: &str, problem: &str, is_wanted: bool) -> store::Result<()> {
        let (own, version, problem) = (self.clone(), version.to_owned(), problem.to_owned());
        let given_up = self
            .0
            .store
            .write(move |tx| async move { own.give_up_in(&tx, &version, &problem, is_wanted).await });
        given_up.await?;
        self.look();
        Ok(())
    }

    /// If somebody wanted it to stop, what was searched before is shown again as if nothing had happened.
    pub(super) async fn give_up_in(
        &self,
        tx: &Tx,
        version: &str,
        problem: &str,
        is_wanted: bool,
    ) -> store::Result<()> {
        let Some(row) = rows::version(&**tx, version).await? else { return Ok(()) };
        if row.state != ReadState::Reading {
            return Ok(());
        }
        let failed = version::ActiveModel {
            state: Set(ReadState::Failed),
            problem: Set(Some(problem.to_owned())),
            pages: Set(0),
            passages: Set(0),
            ..Default::default()
        };
        rows::change_version(&**tx, version, failed).await?;
        rows::remove_text(&**tx, version).await?;
        if let Some(mut document) = rows::lock(&**tx, &row.document).await?
            && let Some(current) = document.current
            && is_wanted
            && document.newest == row.number
        {
            document.newest = current;
            rows::update(&**tx, document).await?;
        }
        tell(tx, &row.document).await
    }
}

/// Why a version will not be read any more, and whether somebody wanted that.
fn verdict(job: Option<&Job>) -> Option<(String, bool)> {
    match job {
        None => Some((LOST.to_owned(), false)),
        Some(job) => match job.state {
            State::Waiting | State::Running => None,
            State::Cancelled => Some((CANCELLED.to_owned(), true)),
            State::Failed => Some((job.error.clone().unwrap_or_else(|| LOST.to_owned()), false)),
            State::Done => Some((LOST.to_owned(), false)),
        },
    }
}
