//! What was understood of a message, as chips that a person can change.

use api::Text;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One thing that was asked for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Criterion {
    /// Which of the app's slots it fills, such as `place`.
    pub slot: String,
    /// The slot for people: Place.
    pub label: String,
    /// The value for people, and for reading it again: Boston.
    pub text: String,
    pub value: Value,
    /// Asked for by its absence: not in Boston.
    pub excluded: bool,
    pub need: Need,
    /// From 1 to 5.
    pub weight: u8,
    /// Where it stands in the message, in characters.
    pub span: Option<Span>,
}

impl Criterion {
    /// A figure in free words: nobody has checked it, so no answer repeats it.
    pub fn is_claim(&self) -> bool {
        matches!(self.value, Value::Words(_)) && self.text.contains(char::is_numeric)
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Value {
    /// An entry of a word list.
    Term(Term),
    Words(Words),
    Number(Number),
    /// Whole or half open: 1990 to 1999, before 1980.
    Range(Range),
    Flag,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Term {
    pub id: String,
    pub name: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Words {
    pub words: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Number {
    pub number: f64,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Range {
    pub from: Option<f64>,
    pub to: Option<f64>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Need {
    #[default]
    Must,
    Nice,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Span {
    pub start: u32,
    pub end: u32,
}

/// A chip as a person has changed it. Its text is read by the slot that it belongs to.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditedCriterion {
    pub slot: Text<1, 40>,
    pub text: Text<1, 200>,
    #[serde(default)]
    pub excluded: bool,
    pub need: Need,
    #[schema(minimum = 1, maximum = 5)]
    pub weight: u8,
}
