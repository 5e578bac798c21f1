//! Handing over a message that somebody else has made, byte for byte.

use lettre::{
    Address, AsyncFileTransport, AsyncTransport, Tokio1Executor, address::Envelope, transport::smtp::Error,
};

use super::{Mailer, Transport};

/// Where a message went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// The mail server has taken it.
    Smtp,
    /// It is a file in the folder for mails.
    Folder,
}

/// Why a message was not handed over, told apart by what may be done next.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Undelivered {
    /// The server was not reached or asked for patience. It has taken nothing: trying again is safe.
    #[error("{0}")]
    Later(String),
    /// The server will not take it, however often it is tried.
    #[error("{0}")]
    Never(String),
    /// The connection broke while the message was on its way: nobody knows whether it was taken.
    #[error("{0}")]
    Unknown(String),
}

impl Mailer {
    /// From whom mails are.
    pub fn sender(&self) -> String {
        self.0.from.to_string()
    }

    /// Hands a whole message (RFC 5322) over, exactly as it is. Its last line has to have an end.
    pub async fn hand_over(&self, to: &str, message: &[u8]) -> Result<Way, Undelivered> {
        let to: Address = to.parse().map_err(|_| never("The address cannot be used."))?;
        let envelope = Envelope::new(Some(self.0.from.email.clone()), vec![to])
            .map_err(|_| never("The address cannot be used."))?;
        match &self.0.transport {
            Transport::Smtp(smtp) => {
                // Until here nothing can have been taken: whatever is wrong with the connection shows now.
                let is_open = smtp.test_connection().await;
                if !is_open.map_err(|error| Undelivered::Later(error.to_string()))? {
                    return Err(Undelivered::Later("the mail server did not answer".to_owned()));
                }
                // The line end before the dot that ends a message belongs to the message (RFC 5321, 4.1.1.4), and lettre
                // always writes one: with our own before it a message would arrive with an empty line more.
                let message = message.strip_suffix(b"\r\n").unwrap_or(message);
                smtp.send_raw(&envelope, message).await.map_err(|error| sort(&error))?;
                Ok(Way::Smtp)
            }
            Transport::Folder(folder) => {
                let later = |error: &dyn std::fmt::Display| Undelivered::Later(error.to_string());
                tokio::fs::create_dir_all(folder).await.map_err(|error| later(&error))?;
                let files = AsyncFileTransport::<Tokio1Executor>::new(folder);
                files.send_raw(&envelope, message).await.map_err(|error| later(&error))?;
                Ok(Way::Folder)
            }
        }
    }
}

fn never(why: &str) -> Undelivered {
    Undelivered::Never(why.to_owned())
}

/// A server that has answered has said what it did.
fn sort(error: &Error) -> Undelivered {
    let text = error.to_string();
    if error.is_transient() {
        Undelivered::Later(text)
    } else if error.is_permanent() || error.is_client() {
        Undelivered::Never(text)
    } else {
        Undelivered::Unknown(text)
    }
}
