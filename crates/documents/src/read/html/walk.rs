//! One pass over the tags, keeping only what is open.

use std::collections::VecDeque;

use html5ever::tokenizer::Tag;

use super::{css::Sheet, hidden::Look, names};
use crate::{Block, BlockKind, HiddenWhy, document::CELL, read::unseen::Unseen};

struct Open {
    name: String,
    look: Look,
    /// Inside it nothing is shown.
    dark: bool,
    /// Why, if somebody hid it, as opposed to scripts and the like.
    hid: Option<HiddenWhy>,
}

/// A table whose rows are being read.
#[derive(Default)]
struct Table {
    cells: Vec<String>,
    heads: usize,
    /// It holds headings, lists or tables: it is there to place things, and is read as if it were not.
    layout: bool,
}

fn is_table(name: &str) -> bool {
    name == "table"
}

pub(super) struct Walk {
    pub blocks: Vec<Block>,
    pub title: String,
    /// A title has been read; another, of a drawing say, is not the document's.
    titled: bool,
    pub hidden: bool,
    pub unseen: Unseen,
    /// Elements that were still open at the end and hide what is inside them.
    pub veils: Vec<String>,
    open: VecDeque<Open>,
    tables: Vec<Table>,
    lists: Vec<Option<u32>>,
    text: String,
    /// The number of the item that begins.
    number: Option<u32>,
    depth: usize,
    sheet: Sheet,
}

impl Walk {
    pub fn new(depth: usize, sheet: Sheet) -> Self {
        Self {
            blocks: Vec::new(),
            title: String::new(),
            titled: false,
            hidden: false,
            unseen: Unseen::default(),
            veils: Vec::new(),
            open: VecDeque::new(),
            tables: Vec::new(),
            lists: Vec::new(),
            text: String::new(),
            number: None,
            depth,
            sheet,
        }
    }

    pub fn text(&mut self, text: &str) {
        let open = self.open.back();
        let blank = text.trim().is_empty();
        if !self.titled && open.is_some_and(|open| open.name == "title") {
            self.title.push_str(text);
        } else if open.is_none_or(|open| !open.dark) {
            if !blank {
                self.unseen.pause();
            }
            self.text.push_str(text);
        } else if let Some((open, why)) = open.and_then(|open| Some((open, open.hid?))) {
            self.hidden |= !blank;
            // What nobody ever sees says nothing, hidden or not.
            if !names::is_never_shown(&open.name) {
                self.unseen.push(why, text);
            }
        }
    }

    pub fn open(&mut self, tag: &Tag) {
        let name: &str = &tag.name;
        if let Some((ended, stops)) = names::ends(name) {
            let near = self
                .open
                .iter()
                .rposition(|open| ended.contains(&open.name.as_str()) || stops.contains(&open.name.as_str()));
            if let Some(at) = near.filter(|at| ended.contains(&self.open[*at].name.as_str())) {
                self.pop_to(at);
            }
        }
        if names::is_block(name) {
            self.end();
        }
        if names::is_void(name) {
            self.void(name);
            return;
        }
        if self.open.len() >= self.depth {
            // Tags that were never closed: the oldest that hides nothing goes.
            match self.open.iter().position(|open| !open.dark) {
                Some(at) => self.forget(at),
                None => return,
            }
        }
        self.begin(name, tag);
        let above = self.open.back().map(|open| (open.look, open.dark, open.hid));
        let (look, dark, hid) = above.unwrap_or_default();
        let look = look.inside(tag, &self.sheet);
        let never = names::is_never_shown(name) && !(name == "head" || name == "html");
        let dark = dark || look.hidden.is_some() || never;
        let open = Open { name: name.to_owned(), look, dark, hid: hid.or(look.hidden) };
        self.open.push_back(open);
    }

    /// Takes an element out from below the others, with the table or the list that it began.
    fn forget(&mut self, at: usize) {
        let below = |is: fn(&str) -> bool| self.open.iter().take(at).filter(|open| is(&open.name)).count();
        let (table, list) = (below(is_table), below(names::is_list));
        let Some(gone) = self.open.remove(at) else {
            return;
        };
        if is_table(&gone.name) && table < self.tables.len() {
            let cells = self.tables.remove(table).cells;
            self.free(cells);
        } else if names::is_list(&gone.name) && list < self.lists.len() {
            self.lists.remove(list);
        }
    }

    fn void(&mut self, name: &str) {
        match name {
            "br" if self.is_open("pre") => self.text("\n"),
            "br" | "wbr" | "img" | "input" => self.text(if name == "wbr" { "" } else { " " }),
            _ => {}
        }
    }

    /// What an element begins besides itself.
    fn begin(&mut self, name: &str, tag: &Tag) {
        match name {
            "ul" | "menu" | "dir" => self.lists.push(None),
            "ol" => {
                let start = tag.attrs.iter().find(|attribute| &*attribute.name.local == "start");
                self.lists.push(Some(start.and_then(|start| start.value.trim().parse().ok()).unwrap_or(1)));
            }
            "li" => {
                self.number = None;
                if let Some(Some(next)) = self.lists.last_mut() {
                    self.number = Some(*next);
                    *next = next.saturating_add(1);
                }
            }
            "table" => {
                self.lay_out();
                self.tables.push(Table::default());
            }
            "td" | "th" => self.text.clear(),
            _ if names::heading(name).is_some() => self.lay_out(),
            _ => {}
        }
        if matches!(name, "ul" | "ol") {
            self.lay_out();
        }
    }

    pub fn close(&mut self, name: &str) {
        if names::is_block(name) {
            self.end();
        }
        if let Some(at) = self.open.iter().rposition(|open| open.name == name) {
            self.pop_to(at);
        }
    }

    pub fn finish(&mut self) {
        let veils = self.open.iter().filter(|open| open.look.hidden.is_some());
        self.veils = veils.map(|open| open.name.clone()).collect();
        self.pop_to(0);
        self.end();
    }

    fn pop_to(&mut self, at: usize) {
        while self.open.len() > at {
            let name = self.open.back().map(|open| open.name.clone()).unwrap_or_default();
            self.leave(&name);
            self.open.pop_back();
        }
    }

    fn leave(&mut self, name: &str) {
        if names::is_block(name) {
            self.end();
        }
        match name {
            "ul" | "ol" | "menu" | "dir" => drop(self.lists.pop()),
            "td" | "th" => {
                self.unseen.gap();
                let layout = self.tables.last().is_none_or(|table| table.layout);
                if layout {
                    self.end();
                } else if let Some(table) = self.tables.last_mut() {
                    table.cells.push(std::mem::take(&mut self.text));
                    table.heads += usize::from(name == "th");
                }
            }
            "title" => self.titled |= !self.title.trim().is_empty(),
            "tr" => self.row(),
            "table" => {
                self.row();
                self.tables.pop();
            }
            _ => {}
        }
    }

    fn row(&mut self) {
        let thead = self.is_open("thead");
        let Some(table) = self.tables.last_mut() else {
            return;
        };
        let cells = std::mem::take(&mut table.cells);
        let heads = std::mem::take(&mut table.heads);
        let cells: Vec<String> =
            cells.iter().map(|cell| cell.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        let kind = match cells.iter().filter(|cell| !cell.is_empty()).count() {
            0 => return,
            1 if cells.len() == 1 => BlockKind::Paragraph,
            _ => BlockKind::Row { header: thead || heads == cells.len() },
        };
        self.blocks.push(Block::new(kind, cells.join(CELL)));
    }

    /// The tables that are open only place things.
    fn lay_out(&mut self) {
        // Those below one that does so already do so too.
        let from = self.tables.iter().rposition(|table| table.layout).map_or(0, |at| at + 1);
        let mut freed = Vec::new();
        for table in &mut self.tables[from..] {
            table.layout = true;
            freed.append(&mut table.cells);
        }
        self.free(freed);
    }

    /// Cells of no table are paragraphs.
    fn free(&mut self, cells: Vec<String>) {
        let blocks = cells.into_iter().filter(|cell| !cell.trim().is_empty());
        self.blocks.extend(blocks.map(|cell| Block::new(BlockKind::Paragraph, cell)));
    }

    fn is_open(&self, name: &str) -> bool {
        self.open.iter().any(|open| open.name == name)
    }

    /// What has been gathered becomes a block, or stays where a cell goes on.
    fn end(&mut self) {
        self.unseen.gap();
        let in_cell = self.tables.last().is_some_and(|table| !table.layout);
        if in_cell && self.open.iter().rev().any(|open| open.name == "td" || open.name == "th") {
            self.text.push(' ');
            return;
        }
        let text = std::mem::take(&mut self.text);
        if text.trim().is_empty() {
            return;
        }
        let heading = self.open.iter().rev().find_map(|open| names::heading(&open.name));
        let kind = match heading {
            Some(level) => BlockKind::Heading(level),
            None if self.is_open("pre") || self.is_open("listing") || self.is_open("xmp") => BlockKind::Code,
            None if self.is_open("li") => BlockKind::Item,
            None => BlockKind::Paragraph,
        };
        let number = self.number.take().filter(|_| kind == BlockKind::Item);
        let text = number.map_or(text.clone(), |number| format!("{number}. {}", text.trim_start()));
        self.blocks.push(Block::new(kind, text));
    }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::super::{Sink, tokenize};
    use super::*;

    #[test]
    fn no_more_tables_and_lists_are_kept_than_elements() {
        for part in ["<table>", "<table><tr><td>x", "<ul>", "<ol><li>x", "<div hidden><table><ul>"] {
            let walk = RefCell::new(Walk::new(9, Sheet::default()));
            let walk = tokenize(&part.repeat(500), Sink(walk)).0.into_inner();
            assert!(walk.tables.len() <= 9 && walk.lists.len() <= 9 && walk.open.len() <= 9, "{part}");
            let open = |is: fn(&str) -> bool| walk.open.iter().filter(|open| is(&open.name)).count();
            assert_eq!(
                (walk.tables.len(), walk.lists.len()),
                (open(is_table), open(names::is_list)),
                "{part}"
            );
        }
    }
}
