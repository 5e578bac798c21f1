//! Documents of every kind, made here, read as anybody else would.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod covered_pdf;
mod docx;
mod fonts;
mod hidden;
mod hidden_pdf;
mod hostile;
mod html;
mod made;
mod markdown;
mod paper;
mod passages;
mod pdf;
mod pdf_layout;
mod sidebars;
mod text;

use documents::{BlockKind, Document, HiddenWhy, Limits, ReadError};

fn read(bytes: &[u8], name: &str) -> Result<Document, ReadError> {
    documents::read(bytes, name, &Limits::default())
}

/// A document as a few lines: `h1`, `p`, `-`, `|`, `!` for headers of tables, `code`, and `== 2` where a page begins.
fn sketch(document: &Document) -> String {
    let mut lines = Vec::new();
    for page in &document.pages {
        if document.pages.len() > 1 {
            lines.push(format!(
                "== {}{}",
                page.number,
                page.label.as_ref().map_or(String::new(), |l| format!(" {l}"))
            ));
        }
        for block in &page.blocks {
            let mark = match block.kind {
                BlockKind::Heading(level) => format!("h{level}"),
                BlockKind::Paragraph => "p".into(),
                BlockKind::Item => "-".into(),
                BlockKind::Row { header: true } => "!".into(),
                BlockKind::Row { header: false } => "|".into(),
                BlockKind::Code => "code".into(),
            };
            lines.push(format!("{mark} {}", block.text));
        }
    }
    lines.join("\n")
}

/// What cannot be seen in a document, and why.
fn told(document: &Document) -> Vec<(HiddenWhy, &str)> {
    document.hidden.iter().map(|piece| (piece.why, piece.text.as_str())).collect()
}
