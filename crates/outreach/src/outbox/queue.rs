//! Sending and taking back.

use serde_json::json;
use store::{Tx, jobs::NewJob};

use super::{
    deliver::{DELIVER, Input},
    entity::{MessageState, message},
    store as rows,
    view::{person_of, read},
};
use crate::{
    Editor, Outreach, OutreachError,
    pressure::{Channel, Reserve},
};

type Result<T> = std::result::Result<T, OutreachError>;

/// What could not be sent for so long is looked at again by a person.
pub const GIVEN_UP_AFTER_DAYS: u32 = 14;

impl Outreach {
    /// Sends approved messages, all of them or none: a part of each reader's budget is reserved in the same
    /// transaction. Without a mail server they are kept until there is one.
    pub async fn send_in(&self, tx: &Tx, ids: &[&str], by: &Editor) -> Result<()> {
        let mut sorted: Vec<&str> = ids.to_vec();
        sorted.sort_unstable();
        sorted.dedup();
        let mut queued = Vec::with_capacity(sorted.len());
        for id in sorted {
            let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
            match row.state {
                MessageState::Approved => queued.push(row),
                // Sent twice, it leaves once.
                MessageState::Queued | MessageState::Sending | MessageState::Sent => {}
                MessageState::Draft | MessageState::Failed | MessageState::Withdrawn => {
                    let why = "Only an approved message can be sent. Read it and approve it first.";
                    return Err(OutreachError::Conflict(why.to_owned()));
                }
            }
        }
        let today = self.store().today();
        let wanted: Vec<Reserve> = queued
            .iter()
            .map(|row| Reserve {
                person: person_of(row),
                app: row.app.clone(),
                channel: Channel::Email,
                day: today,
                weight: 1,
                is_ask: row.is_ask,
                purpose: row.purpose.clone(),
                reference: Some(format!("message:{}", row.id)),
            })
            .collect();
        let contacts = self.reserve_in(tx, &wanted).await?;
        for (row, contact) in queued.into_iter().zip(contacts) {
            let now = self.store().now();
            let row = message::Model {
                state: MessageState::Queued,
                contact: Some(contact.id),
                queued_at: Some(now),
                due_at: Some(now),
                attempts: 0,
                problem: None,
                ..row
            };
            let what = if self.can_send() {
                "Sent to the outbox"
            } else {
                "Kept in the outbox: no mail server is set"
            };
            rows::note(&**tx, self.store(), &row.id, (&by.name, what)).await?;
            let row = self.with_job(tx, row, Some(by)).await?;
            rows::update(&**tx, row).await?;
        }
        Ok(())
    }

    /// Gives a message somebody who delivers it, if there is a way to deliver.
    pub(super) async fn with_job(
        &self,
        tx: &Tx,
        row: message::Model,
        by: Option<&Editor>,
    ) -> Result<message::Model> {
        if !self.can_send() {
            return Ok(row);
        }
        let new = NewJob {
            kind: DELIVER,
            title: format!("Message to {}", read(&row).to.name()),
            owner: by.map(|by| by.uid.clone()),
            input: json!(Input { message: row.id.clone() }),
        };
        let job = self.jobs().create_in(tx, new).await?;
        Ok(message::Model { job: Some(job.id), ..row })
    }

    /// Takes a message back that has not left, and gives its part of the budget back.
    pub async fn withdraw_in(&self, tx: &Tx, id: &str, by: &Editor) -> Result<()> {
        let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
        match row.state {
            MessageState::Withdrawn => return Ok(()),
            MessageState::Sending => {
                return Err(OutreachError::Conflict("This message is leaving at this moment.".to_owned()));
            }
            MessageState::Sent => {
                return Err(OutreachError::Conflict(
                    "This message has left. It cannot be taken back.".to_owned(),
                ));
            }
            _ => {}
        }
        if let Some(contact) = &row.contact {
            self.release_in(tx, contact).await?;
        }
        let row = message::Model { state: MessageState::Withdrawn, due_at: None, contact: None, ..row };
        rows::update(&**tx, row).await?;
        Ok(rows::note(&**tx, self.store(), id, (&by.name, "Withdrawn")).await?)
    }

    /// Takes a message back that is still in the outbox: approved as before, and not sent.
    pub async fn unsend_in(&self, tx: &Tx, id: &str, by: &Editor) -> Result<()> {
        let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
        match row.state {
            MessageState::Approved | MessageState::Draft | MessageState::Withdrawn | MessageState::Failed => {
                return Ok(());
            }
            MessageState::Sending | MessageState::Sent => {
                return Err(OutreachError::Conflict(
                    "This message has left. It cannot be taken back.".to_owned(),
                ));
            }
            MessageState::Queued => {}
        }
        self.back_to_approved(tx, row, (&by.name, "Taken out of the outbox")).await
    }

    pub(super) async fn back_to_approved(
        &self,
        tx: &Tx,
        row: message::Model,
        (by_name, what): (&str, &str),
    ) -> Result<()> {
        if let Some(contact) = &row.contact {
            self.release_in(tx, contact).await?;
        }
        let id = row.id.clone();
        let row = message::Model {
            state: MessageState::Approved,
            contact: None,
            queued_at: None,
            due_at: None,
            ..row
        };
        rows::update(&**tx, row).await?;
        Ok(rows::note(&**tx, self.store(), &id, (by_name, what)).await?)
    }

    /// Tries a message that waits for its next turn right away.
    pub async fn hurry_in(&self, tx: &Tx, id: &str, by: &Editor) -> Result<()> {
        let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
        if row.state != MessageState::Queued {
            return Err(OutreachError::Conflict("This message does not wait to be sent.".to_owned()));
        }
        if !self.can_send() {
            let why = "There is no mail server. Ask an administrator to set QUAD_SMTP_URL.";
            return Err(OutreachError::Conflict(why.to_owned()));
        }
        let is_under_way = match &row.job {
            Some(job) => self.jobs().find_in(tx, job).await?.is_some_and(|job| !job.state.has_ended()),
            None => false,
        };
        let row = message::Model { due_at: Some(self.store().now()), ..row };
        let row = if is_under_way { row } else { self.with_job(tx, row, Some(by)).await? };
        Ok(rows::update(&**tx, row).await?)
    }
}
