use std::path::PathBuf;

use identity::mail::{Mailer, Transport};
use url::Url;

use super::{Secret, Value};

/// The address of a mail server, which may hold a password.
#[derive(Clone, Debug)]
pub struct MailServer(pub Secret);

impl Value for MailServer {
    fn read(text: &str) -> Result<Self, String> {
        let allowed = "smtps://USER:PASSWORD@HOST, or smtp://HOST:PORT?tls=required, or smtp://127.0.0.1:25";
        match text.parse() {
            Ok(address) if is_mail_server(&address) => Ok(Self(Secret(text.to_owned()))),
            _ => Err(allowed.to_owned()),
        }
    }

    fn show(&self) -> String {
        self.0.show()
    }
}

fn is_mail_server(address: &Url) -> bool {
    let tls = address.query_pairs().find(|(name, _)| name == "tls").map(|(_, value)| value);
    let is_known = match address.scheme() {
        "smtps" => true,
        "smtp" => matches!(tls.as_deref(), None | Some("required" | "opportunistic")),
        _ => false,
    };
    is_known && address.host_str().is_some_and(|host| !host.is_empty())
}

/// Whom our mails are from.
#[derive(Clone, Debug)]
pub struct Sender(pub String);

impl Value for Sender {
    fn read(text: &str) -> Result<Self, String> {
        Mailer::new(Transport::Folder(PathBuf::new()), text, "").map(|_| Self(text.to_owned()))
    }

    fn show(&self) -> String {
        self.0.clone()
    }
}
