use campus::{
    model::PersonId,
    quality::merged_into,
    store::{life, people},
};
use sea_orm::ConnectionTrait;
use serde::Serialize;
use store::Time;
use utoipa::ToSchema;

use super::{
    entity::{MessageState, MessageWay, message},
    render::{Letterhead, Rendered, render},
    store::{self as rows, Filter},
};
use crate::{
    Context, Draft, Gap, Outreach, OutreachError, Recipient, Report, Sentence, ShownFinding,
    lint::{self, Private},
    pressure::{Channel, Verdict},
};

type Result<T> = std::result::Result<T, OutreachError>;

/// A message in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachMessageCard)]
#[serde(rename_all = "camelCase")]
pub struct MessageCard {
    pub id: String,
    pub app: String,
    /// What it belongs to in its app.
    pub reference: Option<String>,
    pub person: u32,
    /// The reader.
    pub name: String,
    pub subject: String,
    pub purpose: String,
    pub state: MessageState,
    /// It waits because no mail server is set.
    pub is_kept: bool,
    pub revision: u32,
    pub attempts: u32,
    pub due_at: Option<Time>,
    pub sent_at: Option<Time>,
    pub way: Option<MessageWay>,
    /// Why it did not leave, for people.
    pub problem: Option<String>,
    /// It failed, and may have left all the same: nobody knows.
    pub may_have_left: bool,
    pub created_at: Time,
    pub created_by_name: String,
}

/// Who stands behind a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachApproval)]
#[serde(rename_all = "camelCase")]
pub struct Approval {
    /// The SHA-256 of the bytes that were approved.
    pub hash: String,
    pub by_name: String,
    pub at: Time,
}

/// A message with its text, what is to be said of it, and what has happened to it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = OutreachMessage)]
#[serde(rename_all = "camelCase")]
pub struct Message {
    pub card: MessageCard,
    pub draft: Draft,
    pub findings: Vec<ShownFinding>,
    pub gaps: Vec<Gap>,
    /// The grade of school that reads it with ease.
    pub grade: Option<f64>,
    pub words: u32,
    /// Whether it can be approved as it is.
    pub is_fit: bool,
    /// The whole message as it would be sent. None while the reader cannot be written to.
    pub source: Option<String>,
    /// What an approval has to name.
    pub hash: Option<String>,
    pub approval: Option<Approval>,
    /// Whether the reader may be contacted today.
    pub may_contact: Verdict,
    /// The newest first.
    pub versions: Vec<MessageVersion>,
    pub steps: Vec<MessageStep>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachMessageVersion)]
#[serde(rename_all = "camelCase")]
pub struct MessageVersion {
    pub revision: u32,
    pub at: Time,
    pub by_name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachMessageStep)]
#[serde(rename_all = "camelCase")]
pub struct MessageStep {
    pub at: Time,
    pub by_name: String,
    pub what: String,
}

impl Outreach {
    pub async fn message(&self, id: &str) -> Result<Message> {
        let db = self.store().reader();
        let row = rows::find(db, id).await?.ok_or(OutreachError::NotThere)?;
        let draft = read(&row);
        let report = self.report(db, &row, &draft).await?;
        let gaps = draft.gaps();
        let rendered = self.rendered(db, &row, &draft).await?.ok();
        let approval = approval(&row);
        // What was approved is shown as it was approved.
        let kept = row.message.as_ref().filter(|_| approval.is_some());
        let source = kept.or(rendered.as_ref().map(|rendered| &rendered.bytes));
        let source = source.map(|bytes| String::from_utf8_lossy(bytes).into_owned());
        let today = self.store().today();
        Ok(Message {
            findings: lint::shown(&draft, &report),
            grade: report.grade,
            words: u32::try_from(report.words).unwrap_or(u32::MAX),
            is_fit: gaps.is_empty() && !report.is_refused(),
            gaps,
            source,
            hash: rendered.map(|rendered| rendered.hash),
            approval,
            may_contact: self.may_contact(person_of(&row), today, Channel::Email).await?,
            versions: versions(db, id).await?,
            steps: steps(db, id).await?,
            card: self.card(&row, &draft),
            draft,
        })
    }

    /// The messages that belong to something of an app, whole, in the order they were made.
    pub async fn messages_of(&self, app: &str, reference: &str) -> Result<Vec<Message>> {
        let rows = rows::of(self.store().reader(), app, reference).await?;
        let mut messages = Vec::with_capacity(rows.len());
        for row in rows {
            messages.push(self.message(&row.id).await?);
        }
        Ok(messages)
    }

    /// The same as cards, as a transaction sees them.
    pub async fn messages_of_in(
        &self,
        tx: &store::Tx,
        app: &str,
        reference: &str,
    ) -> Result<Vec<MessageCard>> {
        let rows = rows::of(&**tx, app, reference).await?;
        Ok(rows.iter().map(|row| self.card(row, &read(row))).collect())
    }

    /// The newest first: of all apps, or one; in all states, or one.
    pub async fn messages(
        &self,
        (app, state): (Option<&str>, Option<MessageState>),
        (before, limit): (Option<&str>, u64),
    ) -> Result<Vec<MessageCard>> {
        let db = self.store().reader();
        let filter = Filter {
            edition: crate::pressure::current(db).await?,
            app: app.map(str::to_owned),
            state,
            person: None,
            before: before.map(str::to_owned),
            limit,
        };
        let rows = rows::list(db, &filter).await?;
        Ok(rows.iter().map(|row| self.card(row, &read(row))).collect())
    }

    pub(super) fn card(&self, row: &message::Model, draft: &Draft) -> MessageCard {
        MessageCard {
            id: row.id.clone(),
            app: row.app.clone(),
            reference: row.reference.clone(),
            person: person_of(row),
            name: draft.to.name().to_owned(),
            subject: draft.subject.text.clone(),
            purpose: row.purpose.clone(),
            state: row.state,
            is_kept: row.state == MessageState::Queued && !self.can_send(),
            revision: unsigned(row.revision),
            attempts: unsigned(row.attempts),
            due_at: row.due_at,
            sent_at: row.sent_at,
            way: row.way,
            problem: row.problem.clone(),
            // What may have left stays counted in the reader's budget; what did not is given back.
            may_have_left: row.state == MessageState::Failed && row.contact.is_some(),
            created_at: row.created_at,
            created_by_name: row.created_by_name.clone(),
        }
    }

    /// What the lint says of a draft, knowing what is private to those it speaks of.
    pub(super) async fn report(
        &self,
        db: &impl ConnectionTrait,
        row: &message::Model,
        draft: &Draft,
    ) -> Result<Report> {
        let about: Vec<u32> = serde_json::from_str(&row.about).unwrap_or_default();
        let open = vec![row.reply_to.clone(), self.sender().to_owned()];
        let context = Context { open, private: private(db, row.edition, &about).await? };
        Ok(lint::lint(draft, &context))
    }

    /// The bytes that would be sent as things stand. The inner error says why there are none.
    pub(super) async fn rendered(
        &self,
        db: &impl ConnectionTrait,
        row: &message::Model,
        draft: &Draft,
    ) -> Result<std::result::Result<Rendered, String>> {
        let person = people::some(db, row.edition, [person_of(row)]).await?.pop();
        let Some(person) = person else {
            return Ok(Err("There is no such person on the campus any more.".to_owned()));
        };
        let consent = people::consent(db, row.edition, person.id, Channel::Email.consent()).await?;
        if !consent.is_some_and(|consent| consent.granted) {
            return Ok(Err("The reader has not agreed to be written to by email.".to_owned()));
        }
        let reply_to = Some((row.reply_to_name.clone(), row.reply_to.clone()));
        let head = Letterhead {
            from: self.sender().to_owned(),
            to: (person.name(), person.email.trim().to_owned()),
            reply_to: reply_to.filter(|(_, address)| !address.is_empty()),
            id: row.id.clone(),
            date: row.saved_at,
        };
        Ok(render(draft, &head))
    }
}

/// The ways to reach somebody are theirs to give, whatever they have agreed to towards us.
async fn private(db: &impl ConnectionTrait, edition: i32, about: &[u32]) -> Result<Vec<Private>> {
    let mut all = Vec::new();
    for person in about {
        let person = PersonId(*person);
        let person = merged_into(db, edition, person).await?.unwrap_or(person);
        let Some(life) = life::find(db, edition, person).await? else { continue };
        let values = [
            ("mail address", life.person.email),
            ("phone number", life.person.phone.unwrap_or_default()),
            ("street address", life.household.street),
        ];
        let values = values.into_iter().filter(|(_, value)| !value.trim().is_empty());
        all.extend(values.map(|(what, value)| Private { what: what.to_owned(), value }));
    }
    Ok(all)
}

async fn versions(db: &impl ConnectionTrait, id: &str) -> Result<Vec<MessageVersion>> {
    let rows = rows::versions(db, id).await?.into_iter();
    let shown = rows.map(|row| MessageVersion {
        revision: unsigned(row.revision),
        at: row.saved_at,
        by_name: row.saved_by_name,
    });
    Ok(shown.collect())
}

async fn steps(db: &impl ConnectionTrait, id: &str) -> Result<Vec<MessageStep>> {
    let rows = rows::steps(db, id).await?.into_iter();
    Ok(rows.map(|row| MessageStep { at: row.at, by_name: row.by_name, what: row.what }).collect())
}

fn approval(row: &message::Model) -> Option<Approval> {
    Some(Approval {
        hash: row.hash.clone()?,
        by_name: row.approved_by_name.clone().unwrap_or_default(),
        at: row.approved_at?,
    })
}

/// A row that cannot be read is an empty draft: it can be looked at, and not approved.
pub(super) fn read(row: &message::Model) -> Draft {
    serde_json::from_str(&row.draft).unwrap_or_else(|_| Draft {
        to: Recipient::Person { person: person_of(row), name: String::new() },
        subject: Sentence { text: String::new(), sources: Vec::new() },
        paragraphs: Vec::new(),
        machine: true,
    })
}

pub(super) fn person_of(row: &message::Model) -> u32 {
    u32::try_from(row.person).unwrap_or(0)
}

pub(super) fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}
