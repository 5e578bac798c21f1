//! From records to a draft whose sentences say where they come from. Pure: what is told was gathered before.

mod items;
mod voice;

use campus::{engagement::FiscalYear, model::Event};
use jiff::civil::Date;
use outreach::{Draft, Recipient, Sentence, Slot, Source};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use voice::StudioTone;

use self::{items::Teller, voice::words};

/// What is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudioKind {
    Newsletter,
    Invitation,
    ClassNote,
}

/// What a newsletter or a class note tells of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum StudioTopic {
    Events,
    Jobs,
    Posts,
    Groups,
    /// New positions of people who share their career.
    Moves,
    /// How many took part.
    Milestones,
}

impl StudioTopic {
    /// In the order in which they are told.
    pub const ALL: [Self; 6] =
        [Self::Events, Self::Moves, Self::Posts, Self::Jobs, Self::Groups, Self::Milestones];

    pub fn of(kind: StudioKind) -> &'static [Self] {
        match kind {
            StudioKind::Newsletter => &Self::ALL,
            StudioKind::Invitation => &[],
            StudioKind::ClassNote => &[Self::Moves, Self::Posts],
        }
    }
}

/// What there is to tell, of people who share it alone. Each list has the best first.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    pub events: Vec<Event>,
    pub openings: Vec<Opening>,
    pub posts: Vec<Told>,
    pub groups: Vec<Joined>,
    pub moves: Vec<Moved>,
    pub taking_part: Option<TakingPart>,
}

/// A role that somebody is looked for to fill.
#[derive(Clone, Debug)]
pub struct Opening {
    pub role: u32,
    pub title: String,
    pub employer: String,
    /// None if the work can be done from anywhere.
    pub city: Option<String>,
}

/// Somebody who shares what is told of them.
#[derive(Clone, Debug)]
pub struct Person {
    pub id: u32,
    pub name: String,
    pub class_year: Option<i16>,
}

#[derive(Clone, Debug)]
pub struct Told {
    pub by: Person,
    pub post: u32,
    pub text: String,
}

#[derive(Clone, Debug)]
pub struct Joined {
    pub group: u32,
    pub name: String,
    /// In the last twelve months.
    pub count: u32,
}

#[derive(Clone, Debug)]
pub struct Moved {
    pub who: Person,
    pub position: u32,
    pub title: String,
    pub employer: String,
    /// A month: 2026-03.
    pub since: String,
}

/// How many took part in the last fiscal year that is over.
#[derive(Clone, Copy, Debug)]
pub struct TakingPart {
    pub year: FiscalYear,
    pub any: u32,
    pub contactable: u32,
}

/// What is to be written.
#[derive(Clone, Debug)]
pub struct Wanted<'a> {
    pub kind: StudioKind,
    pub tone: StudioTone,
    pub topics: &'a [StudioTopic],
    /// For an invitation.
    pub event: Option<&'a Event>,
    pub to: Recipient,
}

/// Writes it. An invitation without an event has nothing to say but its frame.
pub fn compose(wanted: &Wanted<'_>, gathered: &Gathered) -> Draft {
    let teller = Teller(wanted.tone);
    let phrase = |name: &str| Sentence::phrase(name, words(name, wanted.tone));
    let mut draft = match wanted.kind {
        StudioKind::Newsletter => Draft::by_machine(wanted.to.clone(), phrase("newsletter.subject")),
        StudioKind::ClassNote => Draft::by_machine(wanted.to.clone(), phrase("notes.subject")),
        StudioKind::Invitation => {
            let title = wanted.event.map(|event| Slot::quoted(items::title(event)));
            let slots: Vec<Slot> = title.into_iter().collect();
            let template = words("invitation.subject", wanted.tone);
            Draft::by_machine(wanted.to.clone(), Sentence::filled("invitation.subject", template, &slots))
        }
    };
    draft.paragraph([phrase("greeting")]);
    match wanted.kind {
        StudioKind::Newsletter => {
            let told = teller.sections(wanted.topics, gathered);
            let opening = if told.is_empty() { "newsletter.nothing" } else { "newsletter.opening" };
            draft.paragraph([phrase(opening)]);
            for section in told {
                draft.paragraph(section);
            }
        }
        StudioKind::ClassNote => {
            let told = teller.notes(wanted.topics, gathered);
            let opening = if told.is_empty() { "notes.nothing" } else { "notes.opening" };
            draft.paragraph([phrase(opening)]);
            draft.paragraph(told);
            draft.paragraph([phrase("notes.reply")]);
        }
        StudioKind::Invitation => {
            if let Some(event) = wanted.event {
                draft.paragraph(teller.invitation(event));
            }
            draft.paragraph([phrase("invitation.reply")]);
        }
    }
    draft.paragraph([phrase("closing"), phrase("office")]);
    draft.paragraph([phrase("stop"), Sentence::disclosure()]);
    draft
}

/// A date as a record has it, and as it is told.
fn dated(record: String, date: Date) -> Slot {
    let told = chat::phrase::date(date);
    Slot::told(told.clone(), Source::record(record, "date", format!("{told} ({date})")))
}

#[cfg(test)]
mod tests;
