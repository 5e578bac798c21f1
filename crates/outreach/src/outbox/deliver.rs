//! The work that hands a message over: it is marked as on its way first, and whoever finds it so later knows that nobody
//! knows whether it left.

use std::time::Duration;

use async_trait::async_trait;
use identity::mail::{Undelivered, Way};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{
    Tx,
    jobs::{JobError, Progress, Run, Work},
};

use super::{
    entity::{MessageState, MessageWay, message},
    render, store as rows,
    view::read,
};
use crate::{Outreach, OutreachError};

type Result<T> = std::result::Result<T, OutreachError>;

pub const DELIVER: &str = "outreach_deliver";
/// How long to wait after the first failure, the second, and so on. After the last it is given up.
const PAUSES: [Duration; 7] = [
    Duration::from_mins(1),
    Duration::from_mins(5),
    Duration::from_mins(30),
    Duration::from_hours(2),
    Duration::from_hours(6),
    Duration::from_hours(12),
    Duration::from_hours(24),
];
/// How long to wait before what came of it is written down once more.
const WRITE_AGAIN: [Duration; 4] =
    [Duration::from_millis(100), Duration::from_millis(500), Duration::from_secs(2), Duration::from_secs(5)];
const UNKNOWN: &str = "The connection broke while the message was on its way. It may have left: ask the reader, or look \
                       into the mail server's log, before you send it again.";
/// Who writes down what happens by itself.
pub(super) const SUITE: &str = "Quadrangle";

#[derive(Debug, Serialize, Deserialize)]
pub struct Input {
    pub message: String,
}

/// That a message was marked as on its way.
#[derive(Debug, Serialize, Deserialize)]
struct Begun {
    attempt: i32,
}

/// A message that is to be handed over now.
struct Claimed {
    attempt: i32,
    to: String,
    bytes: Vec<u8>,
}

/// What came of it.
#[derive(Clone)]
enum Outcome {
    Sent(Way),
    Not(Undelivered),
}

/// Delivers one message.
pub struct Deliver(pub Outreach);

#[async_trait]
impl Work for Deliver {
    fn kind(&self) -> &'static str {
        DELIVER
    }

    async fn run(&self, run: &Run) -> std::result::Result<Value, JobError> {
        let Input { message: id } = run.input()?;
        if let Some(begun) = run.checkpoint::<Begun>()? {
            // Whoever began is gone.
            self.0.settle(&id, begun.attempt, Outcome::Not(Undelivered::Unknown(UNKNOWN.to_owned()))).await?;
            return Ok(json!({ "state": "unknown" }));
        }
        let Some(mailer) = self.0.mailer() else { return Ok(json!({ "state": "kept" })) };
        let progress = Progress::new(0, 1, "Handing it over");
        let attempt = self.0.next_attempt(&id).await?;
        let (own, of_message) = (self.0.clone(), id.clone());
        let claim = move |tx: Tx| async move { own.claim_in(&tx, &of_message, attempt).await };
        let Some(claimed) = run.write(&Begun { attempt }, progress, claim).await? else {
            return Ok(json!({ "state": "not due" }));
        };
        let handed = mailer.hand_over(&claimed.to, &claimed.bytes).await;
        let (state, outcome) = match handed {
            Ok(way) => ("sent", Outcome::Sent(way)),
            Err(error) => {
                tracing::warn!(%error, message = id, "a message did not leave");
                ("not sent", Outcome::Not(error))
            }
        };
        self.0.settle(&id, claimed.attempt, outcome).await?;
        run.report(Progress::new(1, 1, state));
        Ok(json!({ "state": state }))
    }
}

/// What a server says may end with a full stop, and a sentence has one.
fn unstopped(why: &str) -> &str {
    why.trim_end_matches(['.', ' '])
}

impl Outreach {
    async fn next_attempt(&self, id: &str) -> Result<i32> {
        let row = rows::find(self.store().reader(), id).await?.ok_or(OutreachError::NotThere)?;
        Ok(row.attempts.saturating_add(1))
    }

    /// Marks a message as on its way, if it may leave now. What has changed since it was approved stops it here.
    async fn claim_in(&self, tx: &Tx, id: &str, attempt: i32) -> Result<Option<Claimed>> {
        let Some(row) = rows::lock(tx, id).await? else { return Ok(None) };
        let is_due = row.due_at.is_some_and(|due| due <= self.store().now());
        if row.state != MessageState::Queued || !is_due || row.attempts.saturating_add(1) != attempt {
            return Ok(None);
        }
        let draft = read(&row);
        let rendered = match self.rendered(&**tx, &row, &draft).await? {
            Ok(rendered) => rendered,
            Err(why) => return self.stop(tx, row, &why).await,
        };
        let kept = row.message.as_deref().map(render::hash);
        if row.hash.as_ref() != Some(&rendered.hash) || kept.as_ref() != Some(&rendered.hash) {
            let why = "What would be sent is not what was approved. Read the message again, then approve it.";
            return self.stop(tx, row, why).await;
        }
        if let Some(contact) = &row.contact {
            match self.confirm_in(tx, contact, self.store().today()).await {
                Ok(()) => {}
                Err(OutreachError::Store(error)) => return Err(error.into()),
                Err(why) => return self.stop(tx, row, &why.to_string()).await,
            }
        }
        let claimed = Claimed { attempt, to: rendered.to, bytes: rendered.bytes };
        rows::update(&**tx, message::Model { state: MessageState::Sending, attempts: attempt, ..row })
            .await?;
        Ok(Some(claimed))
    }

    /// It is not sent, and a person has to look at it.
    async fn stop(&self, tx: &Tx, row: message::Model, why: &str) -> Result<Option<Claimed>> {
        self.fail(tx, row, why).await?;
        Ok(None)
    }

    pub(super) async fn fail(&self, tx: &Tx, row: message::Model, why: &str) -> Result<()> {
        if let Some(contact) = &row.contact {
            self.release_in(tx, contact).await?;
        }
        let id = row.id.clone();
        let row = message::Model {
            state: MessageState::Failed,
            contact: None,
            due_at: None,
            problem: Some(why.to_owned()),
            ..row
        };
        rows::update(&**tx, row).await?;
        Ok(rows::note(&**tx, self.store(), &id, (SUITE, &format!("Not sent: {why}"))).await?)
    }

    /// Writes down what came of an attempt, patiently: if this is lost, nobody knows whether the message left.
    async fn settle(&self, id: &str, attempt: i32, outcome: Outcome) -> Result<()> {
        let mut pauses = WRITE_AGAIN.iter();
        loop {
            let (own, of_message) = (self.clone(), id.to_owned());
            let outcome = outcome.clone();
            let settled = self
                .store()
                .write(move |tx| async move { own.settle_in(&tx, &of_message, attempt, outcome).await })
                .await;
            match (settled, pauses.next()) {
                (Err(OutreachError::Store(error)), Some(pause)) => {
                    tracing::warn!(%error, message = id, "what came of a message was not written down");
                    tokio::time::sleep(*pause).await;
                }
                (settled, _) => return settled,
            }
        }
    }

    async fn settle_in(&self, tx: &Tx, id: &str, attempt: i32, outcome: Outcome) -> Result<()> {
        let Some(row) = rows::lock(tx, id).await? else { return Ok(()) };
        // Written down already, by somebody else.
        if row.state != MessageState::Sending || row.attempts != attempt {
            return Ok(());
        }
        match outcome {
            Outcome::Sent(way) => self.mark_sent(tx, row, way).await,
            Outcome::Not(Undelivered::Later(why)) => self.try_later(tx, row, &why).await,
            Outcome::Not(Undelivered::Never(why)) => {
                self.fail(tx, row, &format!("The mail server does not take it: {}.", unstopped(&why))).await
            }
            Outcome::Not(Undelivered::Unknown(_)) => self.mark_unknown(tx, row).await,
        }
    }

    async fn mark_sent(&self, tx: &Tx, row: message::Model, way: Way) -> Result<()> {
        if let Some(contact) = &row.contact {
            self.sent_in(tx, contact, self.store().today()).await?;
        }
        let (way, what) = match way {
            Way::Smtp => (MessageWay::MailServer, "Sent: the mail server has taken it"),
            Way::Folder => (MessageWay::Folder, "Written into the folder for mails"),
        };
        let id = row.id.clone();
        let row = message::Model {
            state: MessageState::Sent,
            sent_at: Some(self.store().now()),
            way: Some(way),
            due_at: None,
            problem: None,
            ..row
        };
        rows::update(&**tx, row).await?;
        Ok(rows::note(&**tx, self.store(), &id, (SUITE, what)).await?)
    }

    async fn try_later(&self, tx: &Tx, row: message::Model, why: &str) -> Result<()> {
        let failures = usize::try_from(row.attempts).unwrap_or(usize::MAX);
        let Some(pause) = failures.checked_sub(1).and_then(|at| PAUSES.get(at)) else {
            let why = format!("The mail server was tried {failures} times: {}.", unstopped(why));
            return self.fail(tx, row, &why).await;
        };
        let problem = Some(format!("The mail server could not take it yet: {}.", unstopped(why)));
        let due_at = Some(self.store().now() + *pause);
        rows::update(&**tx, message::Model { state: MessageState::Queued, due_at, problem, ..row }).await?;
        Ok(())
    }

    /// It may have left, so it stays counted, and it is not sent again by itself.
    pub(super) async fn mark_unknown(&self, tx: &Tx, row: message::Model) -> Result<()> {
        if let Some(contact) = &row.contact {
            self.sent_in(tx, contact, self.store().today()).await?;
        }
        let id = row.id.clone();
        let problem = Some(UNKNOWN.to_owned());
        rows::update(&**tx, message::Model { state: MessageState::Failed, due_at: None, problem, ..row })
            .await?;
        Ok(rows::note(&**tx, self.store(), &id, (SUITE, "It is not known whether it left")).await?)
    }
}
