//! Looks after what waits in the outbox: what is due gets somebody who delivers it, what was left on its way is told.

use std::{sync::Arc, time::Duration};

use store::{
    Tx,
    jobs::{State, Work},
};
use tokio::task::JoinHandle;

use super::{
    deliver::{Deliver, SUITE},
    entity::{MessageState, message},
    queue::GIVEN_UP_AFTER_DAYS,
    store as rows,
};
use crate::{Outreach, OutreachError};

const EVERY: Duration = Duration::from_secs(30);
/// So many are looked at in one go.
const TOGETHER: u64 = 200;

/// The task that looks. It ends when this is dropped.
pub struct Sweeping(JoinHandle<()>);

impl Drop for Sweeping {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Outreach {
    /// The work that is done for letters.
    pub fn works(&self) -> Vec<Arc<dyn Work>> {
        vec![Arc::new(Deliver(self.clone()))]
    }

    /// Starts to look after what waits.
    pub fn start(&self) -> Sweeping {
        let own = self.clone();
        Sweeping(tokio::spawn(async move {
            let mut interval = tokio::time::interval(EVERY);
            loop {
                interval.tick().await;
                if let Err(error) = own.sweep().await {
                    tracing::warn!(%error, "the outbox was not looked after");
                }
            }
        }))
    }

    /// Takes up what is due. Without a mail server everything stays where it is.
    pub async fn sweep(&self) -> Result<(), OutreachError> {
        if !self.can_send() {
            return Ok(());
        }
        let now = self.store().now();
        for row in rows::pending(self.store().reader(), now, TOGETHER).await? {
            let own = self.clone();
            self.store().write(move |tx| async move { own.look_after(&tx, &row.id).await }).await?;
        }
        Ok(())
    }

    async fn look_after(&self, tx: &Tx, id: &str) -> Result<(), OutreachError> {
        let Some(row) = rows::lock(tx, id).await? else { return Ok(()) };
        let job = match &row.job {
            Some(job) => self.jobs().find_in(tx, job).await?,
            None => None,
        };
        let is_under_way = job.as_ref().is_some_and(|job| !job.state.has_ended());
        let is_due = row.due_at.is_some_and(|due| due <= self.store().now());
        match row.state {
            _ if is_under_way => Ok(()),
            // Whoever handed it over did not come back.
            MessageState::Sending => self.mark_unknown(tx, row).await,
            MessageState::Queued if job.is_some_and(|job| job.state == State::Cancelled) => {
                let what = "Its delivery was cancelled: approved as before, and not sent";
                self.back_to_approved(tx, row, (SUITE, what)).await
            }
            MessageState::Queued if is_due => self.take_up(tx, row).await,
            _ => Ok(()),
        }
    }

    async fn take_up(&self, tx: &Tx, row: message::Model) -> Result<(), OutreachError> {
        let patience = Duration::from_hours(24 * u64::from(GIVEN_UP_AFTER_DAYS));
        if row.queued_at.is_some_and(|queued| self.store().now().since(queued) > patience) {
            let why = format!(
                "It waited for more than {GIVEN_UP_AFTER_DAYS} days. Read it again, and approve it if it still holds."
            );
            return self.fail(tx, row, &why).await;
        }
        let row = self.with_job(tx, row, None).await?;
        Ok(rows::update(&**tx, row).await?)
    }
}
