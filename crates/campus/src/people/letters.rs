use std::{cmp::Reverse, collections::HashMap};

use jiff::civil::{Date, DateTime};
use serde::Serialize;
use utoipa::ToSchema;

use super::{PersonLink, Withheld};
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
    /// None if it came with an import, which does not say who wrote it.
    pub by: Option<PersonLink>,
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
            by: (note.by != PersonId::OUTSIDE).then(|| PersonLink::to(note.by, references)),
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
    pub fn of(life: &Life, references: &References) -> Vec<Self> {
        let others = references.correspondents.iter();
        let mut parties: HashMap<PersonId, Withheld> = others
            .map(|(id, other)| (*id, Withheld::new(&other.person, &other.street, &other.consents)))
            .collect();
        parties.insert(life.person.id, Withheld::of(life));
        let mut all: Vec<_> = life.mails.iter().collect();
        all.sort_by_key(|mail| Reverse((mail.at, mail.id)));
        let shown = all.into_iter().map(|mail| {
            let mut shown = Self {
                id: mail.id,
                thread: mail.thread,
                from: party(&mail.from),
                to: party(&mail.to),
                at: mail.at,
                subject: mail.subject.clone(),
                body: mail.body.clone(),
            };
            // A letter is of two: each of them has a say in what it tells.
            for one in [&mail.from, &mail.to].into_iter().filter(|one| one.person != PersonId::OUTSIDE) {
                let withheld = parties.entry(one.person).or_insert_with(Withheld::unknown);
                withheld.hide_in_letter(&mut shown.subject);
                withheld.hide_in_letter(&mut shown.body);
                withheld.hide_own(&mut shown.from.name);
                withheld.hide_own(&mut shown.to.name);
            }
            shown
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        generate::{Generator, Size},
        model::{ConsentField, Note, NoteKind},
        store::people::Correspondent,
    };

    fn may_be_written_to(life: &Life) -> bool {
        life.consents.iter().any(|one| one.field == ConsentField::Address && one.granted)
    }

    #[test]
    fn a_letter_does_not_tell_what_its_writer_withholds_to_whomever_it_was_written() {
        let generator = Generator::new(7, Size::people(4000), Generator::TODAY);
        let (mut told, mut withheld) = (0, 0);
        for life in generator.people() {
            let street = &life.household.street;
            let Some(mail) = life.mails.iter().find(|mail| mail.body.contains(street)) else { continue };
            let office = [mail.from.person, mail.to.person].into_iter().find(|one| *one != life.person.id);
            let mut office = generator.person(office.unwrap().0);
            let other = Correspondent {
                person: life.person.clone(),
                street: street.clone(),
                consents: life.consents.clone(),
            };
            let of_office = References {
                correspondents: HashMap::from([(life.person.id, other)]),
                ..References::default()
            };
            office.mails = vec![mail.clone()];
            let may = may_be_written_to(&life);
            for shown in [PersonMail::of(&life, &References::default()), PersonMail::of(&office, &of_office)]
            {
                let body = &shown.iter().find(|shown| shown.id == mail.id).unwrap().body;
                assert_eq!(body.contains(street), may, "{body}");
            }
            *(if may { &mut told } else { &mut withheld }) += 1;
        }
        assert!(told > 0 && withheld > 0, "{told} told, {withheld} withheld");
    }

    #[test]
    fn a_note_from_an_import_has_no_author() {
        let mut life = Generator::new(7, Size::people(100), Generator::TODAY).person(60);
        let note = |id, by| Note {
            id,
            person: life.person.id,
            by,
            kind: NoteKind::Imported,
            date: Generator::TODAY,
            text: String::new(),
        };
        life.notes = vec![note(2, PersonId::OUTSIDE), note(1, PersonId(3))];
        let mut references = References::default();
        references.people.insert(PersonId(3), "Ina Ott".to_owned());
        let by: Vec<_> = PersonNote::of(&life, &references).into_iter().map(|note| note.by).collect();
        assert_eq!(by, [None, Some(PersonLink { id: Some(3), name: "Ina Ott".to_owned() })]);
    }
}
