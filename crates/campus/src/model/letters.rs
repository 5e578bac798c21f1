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
    pub synthetic: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Mailbox {
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
