use std::cmp::Reverse;

use jiff::civil::{Date, DateTime};
use serde::Serialize;
use utoipa::ToSchema;

use super::PersonLink;
use crate::{
    model::{Life, Mailbox, NoteKind, PersonId},
    store::people::References,
};

/// What a member of staff wrote down.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonNote {
    pub id: u32,
    pub kind: NoteKind,
    pub date: Date,
    pub by: PersonLink,
    pub text: String,
}

impl PersonNote {
    pub fn of(life: &Life, references: &References) -> Vec<Self> {
        let mut all: Vec<_> = life.notes.iter().collect();
        all.sort_by_key(|note| Reverse((note.date, note.id)));
        let shown = all.into_iter().map(|note| Self {
            id: note.id,
            kind: note.kind,
            date: note.date,
            by: PersonLink::to(note.by, references),
            text: note.text.clone(),
        });
        shown.collect()
    }
}

/// A mail from or to the person. The addresses of people on campus are on their records, if they have agreed to it.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonMail {
    pub id: u32,
    /// The id of the mail that began the conversation.
    pub thread: u32,
    pub from: PersonLink,
    pub to: PersonLink,
    /// By the clock of the campus.
    #[schema(value_type = String, example = "2026-11-12T09:14:00")]
    pub at: DateTime,
    pub subject: String,
    pub body: String,
}

impl PersonMail {
    pub fn of(life: &Life) -> Vec<Self> {
        let mut all: Vec<_> = life.mails.iter().collect();
        all.sort_by_key(|mail| Reverse((mail.at, mail.id)));
        let shown = all.into_iter().map(|mail| Self {
            id: mail.id,
            thread: mail.thread,
            from: party(&mail.from),
            to: party(&mail.to),
            at: mail.at,
            subject: mail.subject.clone(),
            body: mail.body.clone(),
        });
        shown.collect()
    }
}

fn party(mailbox: &Mailbox) -> PersonLink {
    if mailbox.person == PersonId::OUTSIDE {
        return PersonLink { id: None, name: format!("{} <{}>", mailbox.name, mailbox.address) };
    }
    PersonLink { id: Some(mailbox.person.0), name: mailbox.name.clone() }
}
