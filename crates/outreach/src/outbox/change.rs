//! Making and changing messages. Whatever changes one voids its approval.

use store::Tx;

use super::{
    entity::{MessageState, message},
    store as rows,
    view::{read, unsigned},
};
use crate::{Draft, Editor, Outreach, OutreachError, Recipient, Rewrite, pressure::current};

type Result<T> = std::result::Result<T, OutreachError>;

/// So much text a message can have.
const MOST_BYTES: usize = 64 * 1024;

/// A message to be written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMessage {
    /// The slug of the app.
    pub app: String,
    /// What it belongs to there.
    pub reference: Option<String>,
    pub draft: Draft,
    /// What it is for, in a few words.
    pub purpose: String,
    /// Whether it asks for money.
    pub is_ask: bool,
    /// Those of whom it speaks, the reader too: their addresses and numbers must not be in it.
    pub about: Vec<u32>,
    /// Who gets the answer: a name and an address.
    pub reply_to: (String, String),
}

impl Outreach {
    /// Puts a draft into the outbox, and gives its id. It has to be to one person.
    pub async fn create_in(&self, tx: &Tx, new: NewMessage, by: &Editor) -> Result<String> {
        let Recipient::Person { person, .. } = new.draft.to else {
            return Err(OutreachError::Invalid("A message goes to one person.".to_owned()));
        };
        let edition = current(&**tx).await?;
        let now = self.store().now();
        let row = message::Model {
            id: self.store().new_id(),
            edition,
            person: i64::from(person),
            app: new.app,
            reference: new.reference,
            purpose: new.purpose,
            is_ask: new.is_ask,
            about: serde_json::to_string(&new.about).unwrap_or_default(),
            state: MessageState::Draft,
            revision: 1,
            draft: written(&new.draft)?,
            reply_to: new.reply_to.1,
            reply_to_name: new.reply_to.0,
            saved_at: now,
            hash: None,
            message: None,
            approved_by_name: None,
            approved_at: None,
            contact: None,
            job: None,
            attempts: 0,
            queued_at: None,
            due_at: None,
            sent_at: None,
            way: None,
            problem: None,
            created_at: now,
            created_by: by.uid.clone(),
            created_by_name: by.name.clone(),
        };
        rows::insert(&**tx, row.clone()).await?;
        rows::keep_version(&**tx, &row, &by.name).await?;
        rows::note(&**tx, self.store(), &row.id, (&by.name, "Drafted")).await?;
        Ok(row.id)
    }

    /// Takes over what somebody made of the revision `seen`. The same again changes nothing.
    pub async fn rewrite_in(
        &self,
        tx: &Tx,
        (id, seen): (&str, u32),
        new: &Rewrite,
        by: &Editor,
    ) -> Result<()> {
        let row = self.changeable(tx, id, seen).await?;
        let draft = read(&row).rewrite(new, by);
        self.save(tx, row, &draft, (by, "Changed by hand")).await
    }

    /// Puts another draft in the place of the one there was, such as one that is composed anew.
    pub async fn replace_in(
        &self,
        tx: &Tx,
        (id, seen): (&str, u32),
        draft: &Draft,
        by: &Editor,
    ) -> Result<()> {
        let row = self.changeable(tx, id, seen).await?;
        self.save(tx, row, draft, (by, "Composed anew")).await
    }

    /// Says again what an earlier revision said.
    pub async fn restore_version_in(
        &self,
        tx: &Tx,
        (id, seen): (&str, u32),
        revision: u32,
        by: &Editor,
    ) -> Result<()> {
        let row = self.changeable(tx, id, seen).await?;
        let version = rows::version(&**tx, id, revision).await?.ok_or(OutreachError::NoVersion(revision))?;
        let draft = read(&message::Model { draft: version.draft, ..row.clone() });
        let what = format!("Version {revision} brought back");
        self.save(tx, row, &draft, (by, &what)).await
    }

    /// A message that may be changed, held until the transaction ends.
    async fn changeable(&self, tx: &Tx, id: &str, seen: u32) -> Result<message::Model> {
        let row = rows::lock(tx, id).await?.ok_or(OutreachError::NotThere)?;
        match row.state {
            MessageState::Draft | MessageState::Approved | MessageState::Withdrawn | MessageState::Failed => {
            }
            MessageState::Queued => {
                let why = "This message waits to be sent. Withdraw it before you change it.";
                return Err(OutreachError::Conflict(why.to_owned()));
            }
            MessageState::Sending | MessageState::Sent => {
                return Err(OutreachError::Conflict(
                    "This message has left. It cannot be changed.".to_owned(),
                ));
            }
        }
        if unsigned(row.revision) != seen {
            return Err(OutreachError::Overtaken);
        }
        Ok(row)
    }

    async fn save(
        &self,
        tx: &Tx,
        row: message::Model,
        draft: &Draft,
        (by, what): (&Editor, &str),
    ) -> Result<()> {
        let draft = written(draft)?;
        if draft == row.draft {
            return Ok(());
        }
        let row = message::Model {
            state: MessageState::Draft,
            revision: row.revision.saturating_add(1),
            draft,
            saved_at: self.store().now(),
            ..without_approval(row)
        };
        rows::update(&**tx, row.clone()).await?;
        rows::keep_version(&**tx, &row, &by.name).await?;
        Ok(rows::note(&**tx, self.store(), &row.id, (&by.name, what)).await?)
    }
}

pub(super) fn without_approval(row: message::Model) -> message::Model {
    message::Model {
        hash: None,
        message: None,
        approved_by_name: None,
        approved_at: None,
        queued_at: None,
        due_at: None,
        problem: None,
        attempts: 0,
        ..row
    }
}

fn written(draft: &Draft) -> Result<String> {
    let text = serde_json::to_string(draft)
        .map_err(|error| store::Error::Other(format!("a draft cannot be written: {error}")))?;
    if text.len() > MOST_BYTES {
        return Err(OutreachError::Invalid(
            "The message is too long. Keep what the reader has to know.".to_owned(),
        ));
    }
    Ok(text)
}
