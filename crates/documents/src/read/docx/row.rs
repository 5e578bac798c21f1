//! One row of a table. Many résumés are laid out as a table: then its cells are text of their own.

use crate::{Block, BlockKind, document::CELL};

/// More in one row is a page that was laid out as a table.
const LONG: usize = 900;
/// A title is no longer.
const TITLE: usize = 60;
/// What is longer is no cell of figures and names.
const SENTENCE: usize = 40;
/// More paragraphs below a title are a list of their own.
const FEW: usize = 2;

pub(super) fn blocks(cells: Vec<Vec<Block>>, header: bool, nested: bool) -> Vec<Block> {
    let length: usize = cells.iter().flatten().map(|block| block.text.len()).sum();
    let has_heading = cells.iter().flatten().any(|block| matches!(block.kind, BlockKind::Heading(_)));
    if cells.len() < 2 || has_heading || length > LONG || nested {
        return cells.into_iter().flatten().collect();
    }
    let row = |texts: Vec<String>| Block::new(BlockKind::Row { header }, texts.join(CELL));
    if cells.iter().any(|cell| is_section(cell)) {
        if !is_date(&cells[0]) {
            return cells.into_iter().flatten().collect();
        }
        // What the date is of stands beside it.
        let mut firsts = Vec::new();
        let mut rest = Vec::new();
        for cell in cells {
            let mut blocks = cell.into_iter();
            firsts.extend(blocks.next().map(|block| block.text));
            rest.extend(blocks);
        }
        return std::iter::once(row(firsts)).chain(rest).collect();
    }
    let text = |cell: Vec<Block>| cell.into_iter().map(|block| block.text).collect::<Vec<_>>().join(" ");
    if length > 0 { vec![row(cells.into_iter().map(text).collect())] } else { Vec::new() }
}

/// A title and what stands below it.
fn is_section(cell: &[Block]) -> bool {
    let Some((first, rest)) = cell.split_first() else {
        return false;
    };
    let is_text = |block: &Block| block.kind == BlockKind::Item || block.text.chars().count() > SENTENCE;
    first.text.chars().count() <= TITLE && (rest.len() > FEW || rest.iter().any(is_text))
}

fn is_date(cell: &[Block]) -> bool {
    matches!(cell, [only] if only.text.chars().any(|c| c.is_ascii_digit()))
}
