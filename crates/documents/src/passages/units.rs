//! What is never cut: a sentence, an item, a row, a table that fits.

use std::ops::Range;

use unicode_segmentation::UnicodeSegmentation;

use super::Cut;
use crate::{Block, BlockKind, Page};

pub(super) struct Unit {
    /// In bytes of the page.
    pub span: Range<usize>,
    pub words: usize,
    pub block: usize,
    /// The block after the last it touches.
    pub end_block: usize,
    /// Whether a block begins with it.
    pub begins: bool,
    /// The row that names the columns, for rows of a table.
    pub header: Option<usize>,
}

/// Where blocks stand in the text of the page, in bytes.
pub(super) fn byte_spans(page: &Page) -> Vec<Range<usize>> {
    let mut at = 0;
    let mut chars = 0;
    let text = page.text();
    let spans = page.spans().into_iter().zip(&page.blocks).map(|(span, block)| {
        at += text[at..].chars().take(span.start - chars).map(char::len_utf8).sum::<usize>();
        let start = at;
        at += block.text.len();
        chars = span.end;
        start..at
    });
    spans.collect()
}

pub(super) fn units(
    page: &Page,
    text: &str,
    blocks: Range<usize>,
    spans: &[Range<usize>],
    cut: &Cut,
) -> Vec<Unit> {
    let mut units = Vec::new();
    let mut at = blocks.start;
    while at < blocks.end {
        let is_row = |block: &Block| matches!(block.kind, BlockKind::Row { .. });
        let rows = page.blocks[at..blocks.end].iter().take_while(|block| is_row(block)).count();
        if rows == 0 {
            sentences(&page.blocks[at], at, &spans[at], text, cut, &mut units);
            at += 1;
            continue;
        }
        let table = at..at + rows;
        let whole = spans[table.start].start..spans[table.end - 1].end;
        let words = count(&text[whole.clone()]);
        if words <= cut.most + cut.most / 4 {
            units.push(Unit {
                span: whole,
                words,
                block: at,
                end_block: table.end,
                begins: true,
                header: None,
            });
        } else {
            let header = matches!(page.blocks[at].kind, BlockKind::Row { header: true }).then_some(at);
            units.extend(table.clone().map(|row| Unit {
                span: spans[row].clone(),
                words: count(&page.blocks[row].text),
                block: row,
                end_block: row + 1,
                begins: true,
                header,
            }));
        }
        at = table.end;
    }
    units
}

fn count(text: &str) -> usize {
    text.split_whitespace().filter(|word| *word != "|").count()
}

fn sentences(block: &Block, at: usize, span: &Range<usize>, text: &str, cut: &Cut, units: &mut Vec<Unit>) {
    let own = &text[span.clone()];
    let unit = |start: usize, length: usize, words: usize| Unit {
        span: span.start + start..span.start + start + length,
        words,
        block: at,
        end_block: at + 1,
        begins: start == 0,
        header: None,
    };
    let words = count(own);
    let whole = matches!(block.kind, BlockKind::Item | BlockKind::Code);
    if whole && words <= cut.most {
        units.push(unit(0, own.len(), words));
        return;
    }
    let parts: Vec<(usize, &str)> = if block.kind == BlockKind::Code {
        let mut start = 0;
        let lines = own.split_inclusive('\n').map(|line| {
            start += line.len();
            (start - line.len(), line)
        });
        lines.collect()
    } else {
        own.split_sentence_bound_indices().collect()
    };
    for (start, part) in parts {
        let words = count(part);
        if words <= cut.most {
            units.push(unit(start, part.len(), words));
            continue;
        }
        // No sentence is that long; it is cut between words all the same.
        let mut begin = 0;
        let mut taken = 0;
        for (place, word) in part.split_word_bound_indices() {
            taken += usize::from(word.trim().is_empty());
            if taken >= cut.most.max(1) {
                let end = place + word.len();
                units.push(unit(start + begin, end - begin, count(&part[begin..end])));
                (begin, taken) = (end, 0);
            }
        }
        if begin < part.len() {
            units.push(unit(start + begin, part.len() - begin, count(&part[begin..])));
        }
    }
}
