use serde::{Deserialize, Serialize};
use store::{Time, jobs::Job};
use utoipa::ToSchema;

use super::{
    entity::{ReadState, document, page, version},
    index::Hit,
};

/// A document in the list. Its state is that of the version that was brought last.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DocumentCard {
    pub id: String,
    pub title: String,
    /// What it is about: `aid`, `giving`.
    pub area: String,
    /// How the file is written: `pdf`, `docx`, `html`, `markdown` or `text`.
    pub kind: String,
    /// Where the text comes from, in a line.
    pub source: String,
    pub page_count: u32,
    /// The version that is searched, or the first while it is being read.
    pub version: u32,
    pub state: ReadState,
    /// Why the last file could not be read, and what to do.
    pub problem: Option<String>,
    pub updated_at: Time,
    pub updated_by: String,
    /// The job that reads it.
    pub job: Option<String>,
    /// How far that is, while it goes on.
    pub progress: Option<ReadProgress>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadProgress {
    pub done: u64,
    pub total: Option<u64>,
    /// What is being done now.
    pub message: String,
}

/// A document with its pages.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LibraryDocument {
    #[serde(flatten)]
    pub card: DocumentCard,
    /// The version whose pages these are.
    pub shown: u32,
    /// The first is number 1.
    pub versions: Vec<VersionCard>,
    /// Not all of them, if the document is very long.
    pub pages: Vec<LibraryPage>,
}

#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VersionCard {
    pub number: u32,
    pub name: String,
    pub state: ReadState,
    pub problem: Option<String>,
    pub pages: u32,
    pub note: String,
    pub created_at: Time,
    pub created_by: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LibraryPage {
    pub number: u32,
    /// The page as it is printed, if that is another number.
    pub label: Option<String>,
    pub blocks: Vec<LibraryBlock>,
}

/// A piece of a page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LibraryBlock {
    /// `heading1` to `heading6`, `paragraph`, `item`, `header` (a row of column names), `row` or `code`.
    pub kind: String,
    pub text: String,
}

/// A passage that was found.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundPassage {
    pub document: String,
    pub title: String,
    pub area: String,
    pub version: u32,
    pub page: u32,
    pub label: Option<String>,
    /// The headings above it, the widest first.
    pub heading: String,
    pub text: String,
    /// The sentences of it that say it best.
    pub quote: String,
    pub score: f32,
    pub parts: FoundParts,
}

/// What a score is made of.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FoundParts {
    pub words: f32,
    pub meaning: Option<f32>,
}

/// Between headings.
pub const STEP: &str = " \u{203a} ";

impl DocumentCard {
    /// Of the version that was brought last and the one that is searched.
    pub fn of(
        row: document::Model,
        newest: &version::Model,
        current: Option<&version::Model>,
        job: Option<&Job>,
    ) -> Self {
        let shown = current.unwrap_or(newest);
        let running = job.filter(|_| newest.state == ReadState::Reading);
        Self {
            id: row.id,
            title: row.title,
            area: row.area,
            kind: shown.kind.clone(),
            source: shown.source.clone(),
            page_count: unsigned(shown.pages),
            version: unsigned(shown.number),
            state: newest.state,
            problem: newest.problem.clone(),
            updated_at: row.updated_at,
            updated_by: row.updated_by,
            job: newest.job.clone().filter(|_| newest.state == ReadState::Reading),
            progress: running.map(|job| ReadProgress {
                done: job.done,
                total: job.total,
                message: job.message.clone(),
            }),
        }
    }
}

impl From<version::Model> for VersionCard {
    fn from(row: version::Model) -> Self {
        Self {
            number: unsigned(row.number),
            name: row.name,
            state: row.state,
            problem: row.problem,
            pages: unsigned(row.pages),
            note: row.note,
            created_at: row.created_at,
            created_by: row.created_by_name,
        }
    }
}

impl From<page::Model> for LibraryPage {
    fn from(row: page::Model) -> Self {
        // What was written by another version of the suite is empty rather than an error.
        let blocks = serde_json::from_str(&row.blocks).unwrap_or_default();
        Self { number: unsigned(row.number), label: row.label, blocks }
    }
}

impl From<Hit> for FoundPassage {
    fn from(hit: Hit) -> Self {
        Self {
            quote: hit.text[hit.quote.clone()].to_owned(),
            document: hit.document,
            title: hit.title,
            area: hit.area,
            version: hit.version,
            page: hit.page,
            label: hit.label,
            heading: hit.headings.join(STEP),
            text: hit.text,
            score: hit.score,
            parts: FoundParts { words: hit.parts.words, meaning: hit.parts.meaning },
        }
    }
}

pub fn unsigned(number: i32) -> u32 {
    u32::try_from(number).unwrap_or(0)
}

pub fn signed(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
