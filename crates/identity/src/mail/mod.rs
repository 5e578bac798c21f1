//! The mails of the gate, and how they leave: by SMTP, or into a folder where somebody can read them.

mod hand_over;
pub mod link;
mod texts;

use std::{path::PathBuf, sync::Arc, time::Duration};

use lettre::{
    AsyncFileTransport, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor, message::Mailbox,
};

pub use hand_over::{Undelivered, Way};
pub use texts::Letter;

use crate::Email;

const ATTEMPTS: u32 = 3;
const PATIENCE: Duration = Duration::from_secs(15);
/// How long a mail waits before anything is done for it: until then, the answer to who asked has gone.
const HEAD_START: Duration = Duration::from_millis(200);

/// How mails leave.
#[derive(Clone)]
pub enum Transport {
    Smtp(AsyncSmtpTransport<Tokio1Executor>),
    /// Each mail becomes a file.
    Folder(PathBuf),
}

impl Transport {
    /// Reads `smtp://…` or `smtps://…`. The error says what is allowed.
    pub fn smtp(address: &str) -> Result<Self, String> {
        let builder = AsyncSmtpTransport::<Tokio1Executor>::from_url(address).map_err(|_| {
            "smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT?tls=required, or smtp://127.0.0.1:25".to_owned()
        })?;
        Ok(Self::Smtp(builder.timeout(Some(PATIENCE)).build()))
    }
}

#[derive(Clone)]
pub struct Mailer(Arc<Inner>);

struct Inner {
    transport: Transport,
    from: Mailbox,
    /// What links in mails start with.
    public_url: String,
}

/// A mail that did not leave.
#[derive(Debug, thiserror::Error)]
#[error("mail: {0}")]
pub struct MailError(String);

impl Mailer {
    /// The error says what is allowed for `from`.
    pub fn new(transport: Transport, from: &str, public_url: &str) -> Result<Self, String> {
        let from =
            from.parse().map_err(|_| "an address such as Quadrangle <quad@quadrangle.example>".to_owned())?;
        let public_url = public_url.trim_end_matches('/').to_owned();
        Ok(Self(Arc::new(Inner { transport, from, public_url })))
    }

    pub async fn send(&self, to: &Email, letter: &Letter) -> Result<(), MailError> {
        let wrong = |error: &dyn std::fmt::Display| MailError(error.to_string());
        let to = to.parse().map_err(|error: lettre::address::AddressError| wrong(&error))?;
        let message = Message::builder()
            .from(self.0.from.clone())
            .to(Mailbox::new(None, to))
            .subject(letter.subject())
            .body(letter.body(&self.0.public_url))
            .map_err(|error| wrong(&error))?;
        match &self.0.transport {
            Transport::Smtp(smtp) => smtp.send(message).await.map(|_| ()).map_err(|error| wrong(&error)),
            Transport::Folder(folder) => {
                tokio::fs::create_dir_all(folder).await.map_err(|error| wrong(&error))?;
                let files = AsyncFileTransport::<Tokio1Executor>::new(folder);
                files.send(message).await.map(|_| ()).map_err(|error| wrong(&error))
            }
        }
    }

    /// Sends without letting the caller wait, or share the machine: how long that takes would tell who has an
    /// account. With nothing to send it takes just as long.
    pub fn send_later(&self, to: Email, letter: impl Into<Option<Letter>>) {
        let (mailer, letter) = (self.clone(), letter.into());
        tokio::spawn(async move {
            tokio::time::sleep(HEAD_START).await;
            let Some(letter) = letter else { return };
            for attempt in 1..=ATTEMPTS {
                match mailer.send(&to, &letter).await {
                    Ok(()) => return,
                    Err(error) => tracing::warn!(%error, attempt, "a mail did not leave"),
                }
                tokio::time::sleep(Duration::from_secs(u64::from(attempt) * 2)).await;
            }
            tracing::error!("a mail was given up; its reader can ask for it again");
        });
    }
}
