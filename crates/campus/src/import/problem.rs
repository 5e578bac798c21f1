use serde::Serialize;
use thiserror::Error;

use super::decode::Charset;

/// What ends the reading of a file. Whatever was read before stays read.
#[derive(Debug, Error)]
pub enum Fatal {
    #[error("The file could not be read: {0}.")]
    Io(#[from] std::io::Error),
    #[error("The file is empty. Choose a file with a heading row and at least one row below it.")]
    Empty,
    #[error(
        "Line {line} is not valid {charset}, though the lines before it are. Save the file again as “CSV UTF-8”, or choose another encoding for it."
    )]
    NotText { line: u64, charset: Charset },
    #[error(
        "No row ends in the first {kilobytes} KB. Look for a quotation mark in line {line} that is never closed."
    )]
    NoRow { line: u64, kilobytes: usize },
    #[error("The heading row in line {line} cannot be used: {broken} {}", broken.advice())]
    Heading { line: u64, broken: Broken },
    #[error(
        "Line {line} has {columns} columns, and at most {most} can be read. Check the delimiter, or take out the columns you do not need."
    )]
    TooManyColumns { line: u64, columns: usize, most: usize },
}

/// Why a row could not be taken apart into cells.
#[derive(Clone, Copy, Debug, Eq, Error, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Broken {
    #[error("the row is longer than 1 MB.")]
    TooLong,
    #[error("a quotation mark opens a cell and is never closed.")]
    NeverClosed,
    #[error("the row holds a NUL character, which text does not have.")]
    Nul,
}

impl Broken {
    pub fn advice(self) -> &'static str {
        match self {
            Self::TooLong => {
                "Shorten the cell; if it is not that long, look for a quotation mark that is not closed."
            }
            Self::NeverClosed => {
                "Close the quotation mark, or write it twice if it belongs to the text; the rows after it were swallowed."
            }
            Self::Nul => "Export the file again as text, or remove the character.",
        }
    }
}

/// One thing that is wrong with a row, in words for the person who has to change it.
#[derive(Clone, Debug, Eq, PartialEq, Serialize)]
pub struct Flaw {
    /// The name of the field, unless the whole row is meant.
    pub field: Option<&'static str>,
    /// The heading of the column, as the file has it.
    pub heading: Option<String>,
    /// As typed, cut after [`Flaw::SHOWN`] characters.
    pub value: String,
    pub wrong: String,
    pub allowed: String,
}

impl Flaw {
    pub const SHOWN: usize = 200;

    pub fn of_row(wrong: impl Into<String>, allowed: impl Into<String>) -> Self {
        Self {
            field: None,
            heading: None,
            value: String::new(),
            wrong: wrong.into(),
            allowed: allowed.into(),
        }
    }

    /// One sentence for the error file.
    pub fn sentence(&self) -> String {
        match &self.heading {
            Some(heading) if self.value.is_empty() => format!("{heading}: {} {}", self.wrong, self.allowed),
            Some(heading) => format!("{heading} “{}”: {} {}", self.value, self.wrong, self.allowed),
            None => format!("{} {}", self.wrong, self.allowed),
        }
    }
}

/// The beginning of a text, so that one cell does not fill a screen.
pub fn shorten(text: &str, most: usize) -> String {
    match text.char_indices().nth(most) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}
