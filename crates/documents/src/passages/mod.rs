//! Cuts a document into passages: by heading, by page, and then into pieces of a size that one can quote.

mod cut;
mod units;

use std::ops::Range;

use crate::{BlockKind, Document, Page, caption};

/// However large it is printed, a caption stands above nothing but its own text.
const CAPTION: u8 = u8::MAX;

/// How long passages are, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cut {
    /// Shorter only where a section or a page ends.
    pub least: usize,
    /// Longer only where a sentence is, or a table that would lose its rows.
    pub most: usize,
}

impl Default for Cut {
    fn default() -> Self {
        Self { least: 120, most: 220 }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    pub page: u32,
    pub label: Option<String>,
    /// The headings above it, outermost first.
    pub headings: Vec<String>,
    /// What stands at [`Self::span`] on the page; before rows that were cut off, the row that names their columns.
    pub text: String,
    /// Which blocks of the page it touches.
    pub blocks: Range<usize>,
    /// Where it stands in [`Page::text`], in characters.
    pub span: Range<usize>,
}

pub fn passages(document: &Document, cut: &Cut) -> Vec<Passage> {
    let mut cutter = Cutter { cut, passages: Vec::new(), path: Vec::new(), bare: None };
    for page in &document.pages {
        cutter.page(page);
    }
    cutter.end_bare(0);
    cutter.passages
}

struct Cutter<'a> {
    cut: &'a Cut,
    passages: Vec<Passage>,
    path: Vec<(u8, String)>,
    /// The last heading while nothing has come after it, as a passage of its own.
    bare: Option<(u8, Passage)>,
}

impl Cutter<'_> {
    fn page(&mut self, page: &Page) {
        let text = page.text();
        let spans = units::byte_spans(page);
        let mut start = 0;
        while start < page.blocks.len() {
            if let BlockKind::Heading(level) = page.blocks[start].kind {
                let is_caption = caption::is_caption(&page.blocks[start].text);
                let level = if is_caption { CAPTION } else { level };
                self.heading(level, page, &text, start, &spans[start]);
                start += 1;
                continue;
            }
            let heading = |at: &usize| matches!(page.blocks[*at].kind, BlockKind::Heading(_));
            let end = (start..page.blocks.len()).find(heading).unwrap_or(page.blocks.len());
            self.bare = None;
            self.section(page, &text, start..end, &spans);
            start = end;
        }
    }

    fn heading(&mut self, level: u8, page: &Page, text: &str, at: usize, span: &Range<usize>) {
        self.end_bare(level);
        self.path.retain(|(above, _)| *above < level);
        let alone = self.passage(page, text, at..at + 1, span.clone(), None);
        self.path.push((level, page.blocks[at].text.clone()));
        self.bare = Some((level, alone));
    }

    /// A heading with nothing below it says something itself, unless a deeper one follows.
    fn end_bare(&mut self, next: u8) {
        if let Some((_, passage)) = self.bare.take().filter(|(level, _)| *level >= next) {
            self.passages.push(passage);
        }
    }

    fn section(&mut self, page: &Page, text: &str, blocks: Range<usize>, spans: &[Range<usize>]) {
        let units = units::units(page, text, blocks, spans, self.cut);
        for piece in cut::pieces(&units, self.cut) {
            let (Some(first), Some(last)) = (units[piece.clone()].first(), units[piece].last()) else {
                continue;
            };
            let header = first.header.filter(|header| *header < first.block).map(|at| &page.blocks[at].text);
            let span = first.span.start..last.span.end;
            let passage = self.passage(page, text, first.block..last.end_block, span, header);
            self.passages.push(passage);
        }
    }

    fn passage(
        &self,
        page: &Page,
        text: &str,
        blocks: Range<usize>,
        span: Range<usize>,
        header: Option<&String>,
    ) -> Passage {
        let own = text[span.clone()].trim_end();
        let start = text[..span.start].chars().count();
        Passage {
            page: page.number,
            label: page.label.clone(),
            headings: self.path.iter().map(|(_, heading)| heading.clone()).collect(),
            span: start..start + own.chars().count(),
            text: header.map_or(own.to_owned(), |header| format!("{header}\n{own}")),
            blocks,
        }
    }
}
