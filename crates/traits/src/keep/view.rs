//! Traits as they are shown.

use serde::Serialize;
use store::Time;
use utoipa::ToSchema;

use super::{
    TraitContent, TraitState,
    entity::{draft, head, version},
    store::list::Listed,
};
use crate::{
    Trait,
    lint::{self, Field, Finding, Kind, Weight},
};

/// A trait in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitCard {
    pub id: String,
    pub name: String,
    pub definition: String,
    pub state: TraitState,
    pub version: u32,
    /// Such as `nace:Professionalism`.
    pub frameworks: Vec<String>,
    /// How many departments say themselves that they ask for it.
    pub department_count: u64,
    pub updated_at: Time,
    pub updated_by: String,
    pub deleted_at: Option<Time>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitList {
    pub traits: Vec<TraitCard>,
    /// How many there are in all.
    pub total: u64,
    /// The `after` of the next page.
    pub next: Option<String>,
}

/// A trait by id, with the name that it has now.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, ToSchema)]
pub struct TraitName {
    pub id: String,
    pub name: String,
}

/// A trait with all that it says.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitDetail {
    pub id: String,
    pub state: TraitState,
    /// Send it with a change: who changes another version than this is told.
    pub version: u32,
    pub content: TraitContent,
    /// The traits among those that it is not to be confused with.
    pub related: Vec<TraitName>,
    /// The departments that say something of it themselves.
    pub departments: Vec<TraitUse>,
    /// What could be better.
    pub findings: Vec<TraitFinding>,
    /// Whether it came with the suite.
    pub is_starter: bool,
    pub created_at: Time,
    pub created_by: String,
    pub updated_at: Time,
    pub updated_by: String,
    pub deleted_at: Option<Time>,
}

/// A department that says something of a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitUse {
    pub department: String,
    pub name: String,
    /// 0 for: not asked for.
    pub importance: u8,
}

/// What uses a trait, to be told before it goes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitUsage {
    /// Those that ask for it themselves.
    pub departments: Vec<TraitUse>,
    /// How many more take it over from those.
    pub inherited_by: u64,
    /// What else does, from other apps.
    pub elsewhere: Vec<UsedBy>,
}

/// Something of another app that uses a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UsedBy {
    /// What it is, such as `profile`.
    pub kind: String,
    pub name: String,
    /// Where its page is.
    pub path: String,
}

/// Something about a trait that is wrong, or could be better.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitFinding {
    pub weight: Weight,
    pub kind: Kind,
    pub field: FindingField,
    /// Which anchor or question, from 0.
    pub at: Option<u32>,
    /// The words it is about: from here, in UTF-16 units.
    pub start: u32,
    /// To here. The same as the start if it is about all of the text.
    pub end: u32,
    pub message: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FindingField {
    Name,
    Definition,
    Why,
    Anchor,
    Question,
}

/// A version in the history of a trait.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitVersion {
    pub number: u32,
    pub name: String,
    pub note: String,
    pub created_at: Time,
    pub created_by: String,
    /// The import that has made it.
    pub import: Option<String>,
}

/// A version with what it said.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitVersionDetail {
    #[serde(flatten)]
    pub version: TraitVersion,
    pub content: TraitContent,
}

/// What somebody has written and not saved.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TraitDraft {
    /// `new` for a trait that is not there yet.
    pub trait_id: String,
    /// As it was sent.
    #[schema(value_type = Object)]
    pub content: serde_json::Value,
    /// The version that it began with.
    pub base_version: Option<u32>,
    pub updated_at: Time,
}

impl From<Listed> for TraitCard {
    fn from(row: Listed) -> Self {
        Self {
            frameworks: row.frameworks.lines().filter(|line| !line.is_empty()).map(str::to_owned).collect(),
            id: row.id,
            name: row.name,
            definition: row.definition,
            state: row.state,
            version: unsigned(row.version),
            department_count: u64::try_from(row.usage).unwrap_or(0),
            updated_at: row.updated_at,
            updated_by: row.updated_by_name,
            deleted_at: row.deleted_at,
        }
    }
}

impl TraitDetail {
    pub fn of(
        row: head::Model,
        content: TraitContent,
        related: Vec<TraitName>,
        departments: Vec<TraitUse>,
    ) -> Self {
        Self {
            findings: findings(&content.to_trait(&row.id)),
            id: row.id,
            state: row.state,
            version: unsigned(row.version),
            content,
            related,
            departments,
            is_starter: row.seed.is_some(),
            created_at: row.created_at,
            created_by: row.created_by_name,
            updated_at: row.updated_at,
            updated_by: row.updated_by_name,
            deleted_at: row.deleted_at,
        }
    }
}

/// All that the lints find.
pub fn findings(one: &Trait) -> Vec<TraitFinding> {
    lint::lint(one).into_iter().map(|finding| show(one, finding)).collect()
}

fn show(one: &Trait, finding: Finding) -> TraitFinding {
    let (field, at, text) = match finding.field {
        Field::Name => (FindingField::Name, None, one.name.as_str()),
        Field::Definition => (FindingField::Definition, None, one.definition.as_str()),
        Field::Why => (FindingField::Why, None, one.why.as_str()),
        Field::Anchor(at) => (FindingField::Anchor, Some(at), one.anchors.get(at).map_or("", String::as_str)),
        Field::Question(at) => {
            (FindingField::Question, Some(at), one.questions.get(at).map_or("", String::as_str))
        }
    };
    let place = |byte: usize| {
        let before = text.get(..byte).unwrap_or(text);
        u32::try_from(before.encode_utf16().count()).unwrap_or(u32::MAX)
    };
    TraitFinding {
        weight: finding.weight,
        kind: finding.kind,
        field,
        at: at.and_then(|at| u32::try_from(at).ok()),
        start: place(finding.span.start),
        end: place(finding.span.end),
        message: finding.message,
    }
}

/// What was written by another version of the suite is empty rather than an error.
pub fn content(row: &version::Model) -> TraitContent {
    serde_json::from_str(&row.body).unwrap_or_else(|error| {
        tracing::warn!(%error, trait_id = row.trait_id, number = row.number, "a trait cannot be read");
        TraitContent { name: row.name.clone(), ..TraitContent::default() }
    })
}

impl From<version::Model> for TraitVersion {
    fn from(row: version::Model) -> Self {
        Self {
            number: unsigned(row.number),
            name: row.name,
            note: row.note,
            created_at: row.created_at,
            created_by: row.created_by_name,
            import: row.import_id,
        }
    }
}

impl From<draft::Model> for TraitDraft {
    fn from(row: draft::Model) -> Self {
        Self {
            trait_id: row.trait_id,
            content: serde_json::from_str(&row.content).unwrap_or_default(),
            base_version: row.base_version.map(unsigned),
            updated_at: row.updated_at,
        }
    }
}

pub fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

pub fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

/// 0 to 5.
pub fn importance(number: i32) -> u8 {
    u8::try_from(number.clamp(0, 5)).unwrap_or(0)
}
