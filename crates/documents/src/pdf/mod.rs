//! Writes plain, well-set PDFs: headings, paragraphs, lists, tables, quotes and notes in one embedded font, tagged for
//! screen readers, with page numbers. The same paper always becomes the same bytes.

mod draw;
mod layout;
mod letters;
mod lines;
mod look;
mod table;
mod tree;

use jiff::Timestamp;
use thiserror::Error;

use layout::Layout;

/// What is to be printed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paper {
    pub title: String,
    /// The line below the title: who, for whom, when.
    pub byline: Option<String>,
    pub created: Timestamp,
    pub size: PaperSize,
    pub blocks: Vec<PaperBlock>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PaperSize {
    A4,
    #[default]
    Letter,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PaperBlock {
    /// From 1 to 3; deeper ones look like 3.
    Heading {
        level: u8,
        text: String,
    },
    Paragraph(Vec<Run>),
    List {
        numbered: bool,
        items: Vec<Vec<Run>>,
    },
    Table {
        header: Vec<String>,
        rows: Vec<Vec<String>>,
    },
    Quote(Vec<Run>),
    /// Small print.
    Note(Vec<Run>),
    PageBreak,
}

/// Words that look alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Run {
    pub text: String,
    pub bold: bool,
    /// Where the words lead. Anything but `https://` leads nowhere.
    pub link: Option<String>,
}

impl Run {
    pub fn plain(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    pub fn bold(text: impl Into<String>) -> Self {
        Self { text: text.into(), bold: true, link: None }
    }

    pub fn link(text: impl Into<String>, address: impl Into<String>) -> Self {
        Self { text: text.into(), bold: false, link: Some(address.into()) }
    }
}

#[derive(Debug, Error)]
#[error("The PDF could not be made ({0}). Try again with less text.")]
pub struct WriteError(String);

/// The bytes of the PDF.
pub fn write(paper: &Paper) -> Result<Vec<u8>, WriteError> {
    let laid_out = Layout::of(paper);
    draw::draw(paper, &laid_out)
}
