use jiff::civil::DateTime;
use serde::Serialize;

use super::PersonId;

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mail {
    pub id: u32,
    /// The id of the mail that began the conversation.
    pub thread: u32,
    pub from: Mailbox,
    pub to: Mailbox,
    pub at: DateTime,
    pub subject: String,
    pub body: String,
    /// The other version of the body that programs for mass mail, and those who hide something, send along.
    pub html: Option<String>,
    /// Where a program may ask not to get the like any more (RFC 2369, RFC 8058).
    pub unsubscribe: Option<String>,
    /// An invitation as a calendar program sends it (RFC 5545).
    pub calendar: Option<String>,
    /// What it is meant to be. A real mailbox does not know it, so only tests and measurements may ask.
    pub kind: MailKind,
    pub synthetic: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum MailKind {
    /// Somebody waits for an answer.
    Question,
    Reply,
    /// For information, no answer expected.
    Notice,
    /// Sent to many.
    Bulk,
    Invitation,
    /// Wants a password or money under a false name.
    Phishing,
    /// Addresses the program that reads it and not the reader.
    Injection,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mailbox {
    /// `PersonId::OUTSIDE` for those whom the campus does not know.
    pub person: PersonId,
    pub name: String,
    pub address: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct PolicyPage {
    pub slug: String,
    pub title: String,
    pub office: String,
    /// Paragraphs with an empty line between them.
    pub text: String,
}
