//! From bytes to a [`Document`]: what kind of file it is, its reader, and what holds for every kind.

pub(crate) mod clean;
mod colour;
mod docx;
mod flow;
mod html;
mod kind;
mod markdown;
mod marks;
mod numerals;
mod pdf;
mod shifted;
mod text;
mod unseen;

use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::{Block, BlockKind, Document, HiddenWhy, Kind, Limits, Page, ReadError};
use kind::Found;
use unseen::Unseen;

/// Reads a document. What it is tells its content first, and its name where the content leaves it open.
pub fn read(bytes: &[u8], name: &str, limits: &Limits) -> Result<Document, ReadError> {
    if bytes.len() > limits.bytes {
        return Err(ReadError::too_many_bytes(limits.bytes));
    }
    // What parses files of strangers may have an error left; theirs must not become ours.
    let outcome = catch_unwind(AssertUnwindSafe(|| {
        let draft = match kind::find(bytes, name)? {
            Found::Pdf => pdf::read(bytes, limits),
            Found::Docx => docx::read(bytes, limits),
            Found::Html(text) => html::read(&text, limits),
            Found::Markdown(text) => markdown::read(&text, limits),
            Found::Text(text) => Ok(text::read(&text)),
        };
        finish(draft?, limits)
    }));
    outcome.unwrap_or(Err(ReadError::Broken))
}

/// What a reader hands over: the document as it stands in the file.
struct Draft {
    kind: Kind,
    title: Option<String>,
    source: Option<String>,
    pages: Vec<Page>,
    notes: Vec<String>,
    unseen: Unseen,
}

impl Draft {
    fn new(kind: Kind, pages: Vec<Page>) -> Self {
        Self { kind, title: None, source: None, pages, notes: Vec::new(), unseen: Unseen::default() }
    }
}

const HIDDEN: &str = "Hidden text was left out.";
const INVISIBLE: &str = "Invisible characters were left out.";
const SHIFTED: &str = "Dashes and quotation marks were stored wrongly in this file and have been put right.";

/// A few stand in most files by accident.
const MANY_INVISIBLE: usize = 20;

fn finish(mut draft: Draft, limits: &Limits) -> Result<Document, ReadError> {
    if draft.pages.len() > limits.pages {
        return Err(ReadError::too_many_pages(limits.pages));
    }
    let (mut invisible, mut length) = (0, 0);
    for page in &mut draft.pages {
        for block in &mut page.blocks {
            let cleaned = clean::clean(&block.text, block.kind == BlockKind::Code);
            invisible += cleaned.removed;
            for run in &cleaned.runs {
                draft.unseen.push(HiddenWhy::ZeroWidth, run);
                draft.unseen.gap();
            }
            length += cleaned.text.chars().count();
            block.text = cleaned.text;
        }
        page.blocks.retain(|block| !block.text.is_empty());
    }
    if length > limits.text {
        return Err(ReadError::too_much_text(limits.text));
    }
    if length == 0 {
        return Err(ReadError::Empty);
    }
    if invisible >= MANY_INVISIBLE {
        draft.notes.push(INVISIBLE.into());
    }
    if shifted::put_right(&mut draft.pages) {
        draft.notes.push(SHIFTED.into());
    }
    let line = |text: Option<String>| {
        text.map(|text| clean::clean(&text, false).text)
            .filter(|text| text.chars().any(char::is_alphanumeric))
    };
    Ok(Document {
        kind: draft.kind,
        title: line(draft.title).or_else(|| first_heading(&draft.pages)),
        source: line(draft.source),
        pages: draft.pages,
        notes: draft.notes,
        hidden: draft.unseen.finish(),
    })
}

/// The first heading, if it stands at the beginning.
fn first_heading(pages: &[Page]) -> Option<String> {
    let first = pages.iter().flat_map(|page| &page.blocks).next()?;
    matches!(first.kind, BlockKind::Heading(_)).then(|| first.text.clone())
}

/// One page without a number of its own.
fn single(blocks: Vec<Block>) -> Vec<Page> {
    vec![Page { number: 1, label: None, blocks }]
}
