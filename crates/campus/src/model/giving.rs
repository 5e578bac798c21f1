use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AppealId, FundId, PersonId, PledgeId};

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Fund {
    pub id: FundId,
    pub name: String,
    pub cause: String,
    pub purpose: String,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Appeal {
    pub id: AppealId,
    pub name: String,
    pub channel: String,
    pub year: i16,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Gift {
    pub id: u32,
    pub person: PersonId,
    pub date: Date,
    pub cents: i64,
    pub fund: FundId,
    pub appeal: Option<AppealId>,
    pub kind: GiftKind,
    pub pledge: Option<PledgeId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum GiftKind {
    Card,
    Check,
    Transfer,
    Stock,
    PledgePayment,
    Matching,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Pledge {
    pub id: PledgeId,
    pub person: PersonId,
    pub date: Date,
    pub cents: i64,
    pub fund: FundId,
    pub years: u8,
}

#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Volunteering {
    pub id: u32,
    pub person: PersonId,
    pub activity: String,
    pub start: Date,
    pub end: Option<Date>,
    pub hours: u16,
}

/// What a member of staff wrote down about somebody.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Note {
    pub id: u32,
    pub person: PersonId,
    pub by: PersonId,
    pub kind: NoteKind,
    pub date: Date,
    pub text: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoteKind {
    Call,
    Meeting,
    Letter,
    Advising,
    /// What a file said that was imported.
    Imported,
}
