//! An approval names the hash of the bytes that somebody has read. It holds as long as these bytes would be sent.

use store::Tx;

use super::{
    change::without_approval,
    entity::{MessageState, message},
    store as rows,
    view::read,
};
use crate::{Editor, Outreach, OutreachError, Weight};

type Result<T> = std::result::Result<T, OutreachError>;

impl Outreach {
    /// Approves exactly these bytes. Refused if a sentence has no source, if the lint refuses something, or if what
    /// would be sent has another hash.
    pub async fn approve_in(&self, tx: &Tx, id: &str, hash: &str, by: &Editor) -> Result<()> {
        let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
        match row.state {
            MessageState::Draft => {}
            // Sent twice, it is approved once.
            MessageState::Approved if row.hash.as_deref() == Some(hash) => return Ok(()),
            MessageState::Approved => return Err(OutreachError::HashDiffers),
            _ => return Err(OutreachError::Conflict("Only a draft can be approved.".to_owned())),
        }
        let draft = read(&row);
        if let Some(gap) = draft.gaps().into_iter().next() {
            return Err(OutreachError::Unfit(gap.message));
        }
        let report = self.report(&**tx, &row, &draft).await?;
        if let Some(refused) = report.findings.into_iter().find(|one| one.weight == Weight::Refused) {
            let said =
                if refused.said.is_empty() { String::new() } else { format!("“{}”: ", refused.said) };
            return Err(OutreachError::Unfit(format!("{said}{} {}", refused.reason, refused.suggestion)));
        }
        let rendered = self.rendered(&**tx, &row, &draft).await?.map_err(OutreachError::Conflict)?;
        if rendered.hash != hash {
            return Err(OutreachError::HashDiffers);
        }
        let row = message::Model {
            state: MessageState::Approved,
            hash: Some(rendered.hash),
            message: Some(rendered.bytes),
            approved_by_name: Some(by.name.clone()),
            approved_at: Some(self.store().now()),
            ..row
        };
        rows::update(&**tx, row).await?;
        Ok(rows::note(&**tx, self.store(), id, (&by.name, "Approved")).await?)
    }

    /// Takes an approval back, or makes a message that was withdrawn or failed a draft again.
    pub async fn reopen_in(&self, tx: &Tx, id: &str, by: &Editor) -> Result<()> {
        let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
        let what = match row.state {
            MessageState::Draft => return Ok(()),
            MessageState::Approved => "Approval taken back",
            MessageState::Withdrawn | MessageState::Failed => "Made a draft again",
            MessageState::Queued => {
                return Err(OutreachError::Conflict("Withdraw the message first.".to_owned()));
            }
            MessageState::Sending | MessageState::Sent => {
                return Err(OutreachError::Conflict(
                    "This message has left. It cannot be taken back.".to_owned(),
                ));
            }
        };
        rows::update(&**tx, message::Model { state: MessageState::Draft, ..without_approval(row) }).await?;
        Ok(rows::note(&**tx, self.store(), id, (&by.name, what)).await?)
    }
}
