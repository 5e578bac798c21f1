//! A file as the library keeps it: pages of blocks, and the passages they are cut into.

use documents::{Block, BlockKind, Cut, Limits};

use super::view::LibraryBlock;

/// What is said about a file at which the program failed.
pub const BROKEN: &str = "This file is damaged and cannot be read. Open it in the program that made it, save it \
    again and upload the new copy.";
/// No title on the screen is longer.
const LONGEST_TITLE: usize = 200;

/// What stands in a file.
pub struct Reading {
    pub kind: String,
    pub title: Option<String>,
    pub source: Option<String>,
    pub pages: Vec<ReadPage>,
    pub passages: Vec<ReadPassage>,
}

pub struct ReadPage {
    pub number: u32,
    pub label: Option<String>,
    pub blocks: Vec<LibraryBlock>,
}

pub struct ReadPassage {
    pub page: u32,
    pub label: Option<String>,
    pub headings: Vec<String>,
    pub text: String,
}

/// Takes its time. The error is a sentence for the person who chose the file.
pub fn read(data: &[u8], name: &str) -> Result<Reading, String> {
    let document = documents::read(data, name, &Limits::default()).map_err(|error| error.to_string())?;
    let passages = documents::passages(&document, &Cut::default());
    let kind = match document.kind {
        documents::Kind::Pdf => "pdf",
        documents::Kind::Docx => "docx",
        documents::Kind::Markdown => "markdown",
        documents::Kind::Html => "html",
        documents::Kind::Text => "text",
    };
    let title = document.title.map(|title| title.trim().to_owned()).filter(|title| !title.is_empty());
    Ok(Reading {
        kind: kind.to_owned(),
        title: title.map(|title| title[..title.floor_char_boundary(LONGEST_TITLE)].to_owned()),
        source: document.source,
        passages: passages
            .into_iter()
            .map(|passage| ReadPassage {
                page: passage.page,
                label: passage.label,
                headings: passage.headings,
                text: passage.text,
            })
            .collect(),
        pages: document
            .pages
            .into_iter()
            .map(|page| ReadPage {
                number: page.number,
                label: page.label,
                blocks: page.blocks.into_iter().map(block).collect(),
            })
            .collect(),
    })
}

fn block(block: Block) -> LibraryBlock {
    let kind = match block.kind {
        BlockKind::Heading(level) => {
            return LibraryBlock { kind: format!("heading{level}"), text: block.text };
        }
        BlockKind::Paragraph => "paragraph",
        BlockKind::Item => "item",
        BlockKind::Row { header: true } => "header",
        BlockKind::Row { header: false } => "row",
        BlockKind::Code => "code",
    };
    LibraryBlock { kind: kind.to_owned(), text: block.text }
}
