//! Where something comes from: a record, a page of the library, a run of a tool.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A source as the reader sees it: a number in the text, a line below it, and what opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Source {
    /// Counted from 1 through the answer.
    pub number: u32,
    pub title: String,
    pub detail: String,
    pub origin: Origin,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Origin {
    /// Words on a page of the library.
    Passage(Passage),
    /// A page of the suite.
    Record(Record),
    /// What a tool counted or calculated, by its place among the answer's runs.
    Run(ToolRun),
}

/// A quote and where it stands. The version stays readable when the page is replaced.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Passage {
    pub document: String,
    pub version: u32,
    pub page: u32,
    /// The page as it is printed, if that is another number.
    pub label: Option<String>,
    pub heading: String,
    pub quote: String,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Record {
    pub path: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ToolRun {
    pub run: u32,
}
