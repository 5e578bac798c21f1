use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::edit::tidy;

/// So much of a record is quoted.
const LONGEST: usize = 300;

/// Where a sentence comes from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = OutreachSource)]
#[serde(rename_all = "camelCase", tag = "kind")]
pub enum Source {
    /// Words of a record: `person:17`, `goal`, "product work in biotech".
    Record { record: String, field: String, quote: String },
    /// Words of an approved page of the library.
    Library { page: String, title: String, quote: String },
    /// A fixed phrase of a template. Its slots are written `{}`.
    Phrase { name: String, words: String },
    /// The person who wrote it.
    Editor { uid: String, name: String },
}

impl Source {
    pub fn record(record: impl Into<String>, field: impl Into<String>, quote: impl Into<String>) -> Self {
        Self::Record { record: record.into(), field: field.into(), quote: quote.into() }
    }

    /// A field of somebody's record.
    pub fn person(person: u32, field: impl Into<String>, quote: impl Into<String>) -> Self {
        Self::record(format!("person:{person}"), field, quote)
    }

    pub fn library(page: impl Into<String>, title: impl Into<String>, quote: impl Into<String>) -> Self {
        Self::Library { page: page.into(), title: title.into(), quote: quote.into() }
    }

    pub fn phrase(name: impl Into<String>, words: impl Into<String>) -> Self {
        Self::Phrase { name: name.into(), words: words.into() }
    }

    /// The words that it lends to a sentence. An editor's are the sentence itself.
    pub fn words(&self) -> &str {
        match self {
            Self::Record { quote, .. } | Self::Library { quote, .. } => quote,
            Self::Phrase { words, .. } => words,
            Self::Editor { .. } => "",
        }
    }
}

/// What fills a place of a template: words, and the source that has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Slot {
    pub words: String,
    pub source: Source,
}

impl Slot {
    /// The quoted words as they are, on one line. What is very long is cut.
    pub fn quoted(source: Source) -> Self {
        Self { words: cut(&tidy(source.words())), source }
    }

    /// Other words than the quoted ones, such as a year in place of a date. A figure or a name that is not in the
    /// quote keeps the sentence from being approved.
    pub fn told(words: impl Into<String>, source: Source) -> Self {
        Self { words: cut(&tidy(&words.into())), source }
    }
}

fn cut(words: &str) -> String {
    match words.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}…", words[..end].trim_end()),
        None => words.to_owned(),
    }
}
