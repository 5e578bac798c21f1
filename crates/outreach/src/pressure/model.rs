use campus::model::ConsentField;
use jiff::civil::Date;
use sea_orm::{DeriveActiveEnum, EnumIter};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    budget::{Limit, Load},
    entity::{ContactState, WishKind, contact, wish},
};

/// How somebody is reached.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, EnumIter, DeriveActiveEnum, Serialize, Deserialize, ToSchema,
)]
#[schema(as = OutreachChannel)]
#[sea_orm(rs_type = "String", db_type = "Text", rename_all = "snake_case")]
#[serde(rename_all = "camelCase")]
pub enum Channel {
    Email,
    Phone,
    Post,
}

impl Channel {
    pub const ALL: [Self; 3] = [Self::Email, Self::Phone, Self::Post];

    /// What somebody has to have agreed to.
    pub fn consent(self) -> ConsentField {
        match self {
            Self::Email => ConsentField::Email,
            Self::Phone => ConsentField::Phone,
            Self::Post => ConsentField::Address,
        }
    }
}

/// A contact that is to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reserve {
    pub person: u32,
    /// The slug of the app that wants it.
    pub app: String,
    pub channel: Channel,
    pub day: Date,
    /// How much it weighs; 1 for a letter, 0 for what nobody minds, such as a thank-you.
    pub weight: u16,
    /// Whether it asks for money.
    pub is_ask: bool,
    /// What it is for, in a few words: "Introduction to Ana Silva".
    pub purpose: String,
    /// What it belongs to, such as a message of the outbox.
    pub reference: Option<String>,
}

impl Reserve {
    /// A letter of an app.
    pub fn letter(app: &str, person: u32, day: Date) -> Self {
        Self {
            person,
            app: app.to_owned(),
            channel: Channel::Email,
            day,
            weight: 1,
            is_ask: false,
            purpose: String::new(),
            reference: None,
        }
    }
}

/// A contact with somebody, made or to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachContact)]
#[serde(rename_all = "camelCase")]
pub struct Contact {
    pub id: String,
    pub person: u32,
    pub household: u32,
    pub app: String,
    pub channel: Channel,
    pub day: Date,
    pub weight: u16,
    pub is_ask: bool,
    pub state: ContactState,
    pub purpose: String,
}

impl From<contact::Model> for Contact {
    fn from(row: contact::Model) -> Self {
        Self {
            id: row.id,
            person: u32::try_from(row.person).unwrap_or(0),
            household: u32::try_from(row.household).unwrap_or(0),
            app: row.app,
            channel: row.channel,
            day: row.day.parse().unwrap_or(Date::MIN),
            weight: u16::try_from(row.weight).unwrap_or(0),
            is_ask: row.is_ask,
            state: row.state,
            purpose: row.purpose,
        }
    }
}

/// Why somebody may not be contacted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachReason)]
#[serde(rename_all = "camelCase")]
pub enum Reason {
    Nobody,
    Died,
    /// They have asked not to be contacted.
    DoNotContact,
    /// They have asked not to be asked for money.
    DoNotAsk,
    /// They have not agreed to this way of being reached.
    NoConsent,
    /// There is no address or number.
    NoAddress,
    /// Mail to the address comes back.
    Bounced,
    /// They, or their household, have heard from the university often enough.
    Limit,
}

/// A refusal, with what it rests on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachRefused)]
#[serde(rename_all = "camelCase")]
pub struct Refused {
    pub person: u32,
    pub reason: Reason,
    /// For people: why, and what to do.
    pub message: String,
    /// The limit that is reached.
    pub limit: Option<Limit>,
    /// The contacts that fill it.
    pub contacts: Vec<Contact>,
    /// The first day on which it would be allowed.
    pub earliest: Option<Date>,
}

/// Whether somebody may be contacted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachVerdict)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Verdict {
    /// With how many more would fit, this one included, by the tightest limit.
    Allowed {
        left: u32,
        loads: Vec<Load>,
    },
    Refused(Refused),
}

impl Verdict {
    pub fn is_allowed(&self) -> bool {
        matches!(self, Self::Allowed { .. })
    }
}

/// What somebody has asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachWish)]
#[serde(rename_all = "camelCase")]
pub struct Wish {
    pub id: String,
    pub person: u32,
    pub kind: WishKind,
    /// The last day on which it holds; none means until it is taken back.
    pub until: Option<Date>,
    pub reason: String,
    pub by_name: String,
    #[schema(value_type = String, format = DateTime)]
    pub at: store::Time,
}

impl From<wish::Model> for Wish {
    fn from(row: wish::Model) -> Self {
        Self {
            id: row.id,
            person: u32::try_from(row.person).unwrap_or(0),
            kind: row.kind,
            until: row.until_day.and_then(|day| day.parse().ok()),
            reason: row.reason,
            by_name: row.created_by_name,
            at: row.created_at,
        }
    }
}

/// All that is to be known before somebody is contacted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = OutreachPressure)]
#[serde(rename_all = "camelCase")]
pub struct PersonPressure {
    pub person: u32,
    pub day: Date,
    pub email: Verdict,
    pub phone: Verdict,
    pub post: Verdict,
    pub wishes: Vec<Wish>,
    /// Those with the person and the household that still count, the newest first.
    pub contacts: Vec<Contact>,
}
