use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use store::Time;
use utoipa::ToSchema;

use crate::model::PersonId;

/// What is wrong with a record, or seems to be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum QualityKind {
    /// Two records that seem to be of one person.
    Duplicate,
    /// Somebody has died and is still asked for things.
    DeceasedOutreach,
    /// What is on file about a consent cannot all be true.
    ContradictoryConsent,
    /// Mail to the address comes back.
    BouncedMail,
    /// A student whose year of graduation has passed.
    PastGraduation,
    /// Nobody has confirmed in years how to reach them.
    StaleContact,
    /// They were never asked what may be used.
    MissingConsent,
}

impl QualityKind {
    pub const ALL: [Self; 7] = [
        Self::Duplicate,
        Self::DeceasedOutreach,
        Self::ContradictoryConsent,
        Self::BouncedMail,
        Self::PastGraduation,
        Self::StaleContact,
        Self::MissingConsent,
    ];

    /// In an address and in the database.
    pub fn name(self) -> &'static str {
        match self {
            Self::Duplicate => "duplicate",
            Self::DeceasedOutreach => "deceased_outreach",
            Self::ContradictoryConsent => "contradictory_consent",
            Self::BouncedMail => "bounced_mail",
            Self::PastGraduation => "past_graduation",
            Self::StaleContact => "stale_contact",
            Self::MissingConsent => "missing_consent",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.name() == name)
    }

    /// What can be done about it, the most likely first.
    pub fn acts(self) -> &'static [QualityAct] {
        use QualityAct::{
            Ask, CloseOutreach, Confirm, Dismiss, Graduate, MarkBounced, Merge, NotSame, Snooze,
        };
        match self {
            Self::Duplicate => &[Merge, NotSame, Snooze],
            Self::DeceasedOutreach => &[CloseOutreach, Dismiss, Snooze],
            Self::ContradictoryConsent | Self::MissingConsent => &[Ask, Dismiss, Snooze],
            Self::BouncedMail => &[Ask, Confirm, Dismiss, Snooze],
            Self::PastGraduation => &[Graduate, Dismiss, Snooze],
            Self::StaleContact => &[Confirm, Ask, MarkBounced, Dismiss, Snooze],
        }
    }
}

/// What somebody decides about an item. All of it can be taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum QualityAct {
    Merge,
    /// Two people after all. It is remembered, and the two are not offered again.
    NotSame,
    /// Address, phone and mail are right as of today.
    Confirm,
    /// Mail to the address comes back.
    MarkBounced,
    /// A task for somebody to ask the person.
    Ask,
    /// A student no longer, but an alum.
    Graduate,
    /// Takes back what the deceased is still asked for.
    CloseOutreach,
    Dismiss,
    Snooze,
}

impl QualityAct {
    pub fn name(self) -> &'static str {
        match self {
            Self::Merge => "merge",
            Self::NotSame => "not_same",
            Self::Confirm => "confirm",
            Self::MarkBounced => "mark_bounced",
            Self::Ask => "ask",
            Self::Graduate => "graduate",
            Self::CloseOutreach => "close_outreach",
            Self::Dismiss => "dismiss",
            Self::Snooze => "snooze",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        let all = [
            Self::Merge,
            Self::NotSame,
            Self::Confirm,
            Self::MarkBounced,
            Self::Ask,
            Self::Graduate,
            Self::CloseOutreach,
            Self::Dismiss,
            Self::Snooze,
        ];
        all.into_iter().find(|act| act.name() == name)
    }

    /// Whether it changes the campus, and not only the queue.
    pub fn changes_the_campus(self) -> bool {
        matches!(self, Self::Merge | Self::Confirm | Self::MarkBounced | Self::Graduate | Self::CloseOutreach)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum QualityState {
    Open,
    /// Comes back on its day.
    Snoozed,
    Decided,
    /// It is not so any more, or one of the records is gone.
    Gone,
}

impl QualityState {
    pub fn name(self) -> &'static str {
        match self {
            Self::Open => "open",
            Self::Snoozed => "snoozed",
            Self::Decided => "decided",
            Self::Gone => "gone",
        }
    }

    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Open, Self::Snoozed, Self::Decided, Self::Gone].into_iter().find(|one| one.name() == name)
    }
}

/// One thing that speaks for an item, or against it. It tells no way to reach anybody.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityReason {
    pub speaks_for: bool,
    pub text: String,
    /// How much, in tenths of a power of ten: 10 makes it ten times as likely. None where nothing is weighed.
    pub weight: i16,
}

impl QualityReason {
    pub fn plain(text: impl Into<String>) -> Self {
        Self { speaks_for: true, text: text.into(), weight: 0 }
    }
}

/// What was found wrong with the record of one person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Issue {
    pub kind: QualityKind,
    pub person: PersonId,
    /// Since when it is so; none if since ever.
    pub since: Option<Date>,
    pub evidence: Vec<QualityReason>,
    pub suggested: QualityAct,
    /// 0 to 100, the most urgent first.
    pub rank: u8,
    /// What it rests on: if that changes, what was decided about it is asked again.
    pub facts: String,
}

/// Something in the queue.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub id: String,
    /// Items of one urgency come in this order, and keep it.
    pub number: i64,
    pub kind: QualityKind,
    pub person: PersonId,
    pub other: Option<PersonId>,
    /// For duplicates: how sure, in hundredths.
    pub score: Option<u8>,
    pub rank: u8,
    pub since: Option<Date>,
    pub evidence: Vec<QualityReason>,
    pub suggested: QualityAct,
    pub digest: String,
    pub state: QualityState,
    pub until: Option<Date>,
    /// The decision that made its state what it is.
    pub decision: Option<i64>,
    /// Somebody has put it in, and no scan takes it out.
    pub by_hand: bool,
}

impl Item {
    /// Of two records, whichever way round they are named.
    pub fn pair_id(one: PersonId, other: PersonId) -> String {
        format!("duplicate-{}-{}", one.0.min(other.0), one.0.max(other.0))
    }

    pub fn issue_id(kind: QualityKind, person: PersonId) -> String {
        format!("{}-{}", kind.name(), person.0)
    }

    pub fn people(&self) -> impl Iterator<Item = PersonId> {
        std::iter::once(self.person).chain(self.other)
    }

    /// Whether it waits for somebody to decide.
    pub fn is_open(&self, today: Date) -> bool {
        match self.state {
            QualityState::Open => true,
            QualityState::Snoozed => self.until.is_none_or(|until| until <= today),
            QualityState::Decided | QualityState::Gone => false,
        }
    }
}

/// Who decides.
#[derive(Clone, Debug)]
pub struct Decider {
    pub uid: String,
    pub name: String,
}

/// What was decided, when and by whom.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision {
    pub seq: i64,
    pub edition: i32,
    pub item: String,
    pub kind: QualityKind,
    pub act: QualityAct,
    /// Of a merge: whose record stays.
    pub person: PersonId,
    pub person_name: String,
    /// Of a merge: whose record went.
    pub other: Option<PersonId>,
    pub other_name: Option<String>,
    pub reason: Option<String>,
    pub detail: Detail,
    pub by: Option<String>,
    pub by_name: String,
    pub at: Time,
    pub undone_at: Option<Time>,
    pub undone_by_name: Option<String>,
}

impl Decision {
    /// As it is called in a sentence.
    pub fn title(&self) -> String {
        let person = &self.person_name;
        match (self.act, &self.other_name) {
            (QualityAct::Merge, Some(other)) => {
                format!("{other} (record {}) merged into {person}", self.other_number())
            }
            (QualityAct::NotSame, Some(other)) => format!("{person} and {other} are not the same"),
            (QualityAct::Confirm, _) => format!("Contact details of {person} confirmed"),
            (QualityAct::MarkBounced, _) => format!("Mail to {person} marked as returned"),
            (QualityAct::Ask, _) => format!("{person} is to be asked"),
            (QualityAct::Graduate, _) => format!("{person} marked as graduated"),
            (QualityAct::CloseOutreach, _) => format!("Outreach to {person} closed"),
            (QualityAct::Dismiss, _) => format!("{person}: dismissed"),
            (QualityAct::Snooze, _) => format!("{person}: put off"),
            (QualityAct::Merge | QualityAct::NotSame, None) => person.clone(),
        }
    }

    fn other_number(&self) -> u32 {
        self.other.map_or(0, |other| other.0)
    }
}

/// What an undo has to know beside the rows.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Detail {
    /// How the items were before: the one that was decided, and those that went with a record.
    pub items: Vec<ItemBefore>,
    /// The task that was made.
    pub task: Option<String>,
    /// Gifts that moved, and what they come to.
    pub gifts: u64,
    pub cents: i64,
    /// Rows that were changed, moved or removed.
    pub rows: u64,
    /// What is still open elsewhere, and is ended there.
    pub left: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ItemBefore {
    pub id: String,
    pub state: QualityState,
    pub until: Option<Date>,
    pub decision: Option<i64>,
}

impl ItemBefore {
    pub fn of(item: &Item) -> Self {
        Self { id: item.id.clone(), state: item.state, until: item.until, decision: item.decision }
    }
}

/// Something that somebody is to ask a person.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QualityTask {
    pub id: String,
    /// The item it came from.
    pub item: String,
    pub person: u32,
    pub person_name: String,
    pub title: String,
    pub due: Date,
    pub created_at: Time,
    pub created_by_name: String,
    pub done_at: Option<Time>,
    pub done_by_name: Option<String>,
}
