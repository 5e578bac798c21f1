//! The text of the document, paragraph by paragraph, with its tables, notes and pages.

use std::collections::{HashMap, HashSet};

use quick_xml::events::BytesStart;

use super::{
    look::{Backdrop, Ground},
    numbering::Numbering,
    paragraph::Paragraph,
    place, row,
    styles::Styles,
    xml::{self, Visit},
};
use crate::{
    Block, BlockKind, HiddenWhy, ReadError,
    read::{marks, unseen::Unseen},
};

/// Inside these nothing is part of the text: what was deleted, moved away, or is there for older programs.
pub(super) const SKIPPED: &[&str] = &[
    "del",
    "moveFrom",
    "Fallback",
    "pPrChange",
    "rPrChange",
    "tblPrChange",
    "trPrChange",
    "tcPrChange",
    "sectPrChange",
    "instrText",
    "delText",
    "delInstrText",
    "sectPr",
    "tblGrid",
    "binData",
];

/// Blocks of a header: more are a page.
const HEADER: usize = 100;

#[derive(Default)]
struct Table {
    cells: Vec<Vec<Block>>,
    rows: usize,
    header: bool,
    first_is_header: bool,
    /// Of the cell that is open, and of the table below it.
    cell: Ground,
    ground: Ground,
    /// It stands outside the page.
    away: bool,
}

pub(super) struct Body<'a> {
    styles: &'a Styles,
    numbering: Numbering,
    pages: Vec<Vec<Block>>,
    paragraphs: Vec<Paragraph>,
    tables: Vec<Table>,
    /// How deep inside something that is skipped.
    skipped: usize,
    in_run: bool,
    in_text: bool,
    told: Told,
    unseen: Unseen,
    backdrop: Backdrop,
    /// Footnotes by kind and number, and those that the page refers to.
    notes: HashMap<(bool, String), String>,
    referred: Vec<(bool, String)>,
    numbered: HashSet<(bool, String)>,
}

/// What a person should know of the words.
#[derive(Clone, Copy, Default)]
pub(super) struct Told {
    pub hidden: bool,
    /// Some are seen only if something dark lies behind them.
    pub doubted: bool,
}

impl Told {
    fn add(&mut self, other: Self) {
        self.hidden |= other.hidden;
        self.doubted |= other.doubted;
    }
}

impl<'a> Body<'a> {
    pub fn new(styles: &'a Styles, numbering: Numbering, backdrop: Backdrop) -> Self {
        Self {
            styles,
            numbering,
            pages: vec![Vec::new()],
            paragraphs: Vec::new(),
            tables: Vec::new(),
            skipped: 0,
            in_run: false,
            in_text: false,
            told: Told::default(),
            unseen: Unseen::default(),
            backdrop,
            notes: HashMap::new(),
            referred: Vec::new(),
            numbered: HashSet::new(),
        }
    }

    pub fn read_notes(&mut self, xml: &str, styles: &'a Styles, depth: usize) -> Result<(), ReadError> {
        let body = Body::new(styles, Numbering::default(), self.backdrop.beside());
        let mut notes = Notes { body, found: HashMap::new(), id: None };
        xml::walk(xml, depth, &mut notes)?;
        self.told.add(notes.body.told);
        self.unseen.append(notes.body.unseen);
        self.notes.extend(notes.found);
        Ok(())
    }

    /// The blocks of a header, but for the numbers of pages.
    pub fn read_header(
        &mut self,
        xml: &str,
        styles: &'a Styles,
        depth: usize,
    ) -> Result<Vec<Block>, ReadError> {
        let mut body = Body::new(styles, Numbering::default(), self.backdrop.beside());
        xml::walk(xml, depth, &mut body)?;
        let (pages, told, unseen) = body.finish();
        self.told.add(told);
        self.unseen.append(unseen);
        let blocks = pages.into_iter().flatten();
        Ok(blocks.filter(|block| !marks::is_page_number(&block.text)).take(HEADER).collect())
    }

    pub fn finish(mut self) -> (Vec<Vec<Block>>, Told, Unseen) {
        self.put_notes();
        (self.pages, self.told, self.unseen)
    }

    fn page(&mut self) -> &mut Vec<Block> {
        if self.pages.is_empty() {
            self.pages.push(Vec::new());
        }
        self.pages.last_mut().expect("one was just added")
    }

    /// Where blocks go: the cell that is open, else the page.
    fn put(&mut self, block: Block) {
        match self.tables.last_mut().and_then(|table| table.cells.last_mut()) {
            Some(cell) => cell.push(block),
            None => self.page().push(block),
        }
    }

    fn end_paragraph(&mut self) {
        self.unseen.gap();
        let Some(paragraph) = self.paragraphs.pop() else {
            return;
        };
        let text = paragraph.text.trim();
        let list = paragraph.list.map(|list| (list, paragraph.level)).or(self.styles.list(&paragraph.style));
        let list = list.filter(|(list, _)| *list != 0);
        let number =
            list.filter(|_| !text.is_empty()).and_then(|(list, level)| self.numbering.next(list, level));
        if text.is_empty() || self.styles.is_contents(&paragraph.style) {
            return;
        }
        let heading =
            paragraph.outline.map(|level| level + 1).or_else(|| self.styles.heading(&paragraph.style));
        let kind = match heading {
            Some(level) => BlockKind::Heading(level.clamp(1, 6)),
            None if list.is_some() || self.styles.is_list(&paragraph.style) => BlockKind::Item,
            None => BlockKind::Paragraph,
        };
        let text = number.map_or(text.to_owned(), |number| format!("{number} {text}"));
        self.put(Block::new(kind, text));
    }

    /// A new page. One that Word only saw is none if nothing came since the last.
    fn break_page(&mut self, seen: bool) {
        if !self.tables.is_empty() {
            return;
        }
        let begun = self.paragraphs.last().is_some_and(|paragraph| !paragraph.text.trim().is_empty());
        if (seen || self.pages.len() == 1) && !begun && self.page().is_empty() {
            return;
        }
        // A paragraph is cut where its page ends.
        if begun && let Some(paragraph) = self.paragraphs.last_mut() {
            let first = paragraph.cut();
            let kind = self.styles.heading(&first.style).map_or(BlockKind::Paragraph, BlockKind::Heading);
            self.put(Block::new(kind, first.text));
        }
        self.put_notes();
        self.pages.push(Vec::new());
    }

    fn put_notes(&mut self) {
        for key in std::mem::take(&mut self.referred) {
            if !self.numbered.insert(key.clone()) {
                continue;
            }
            let number = self.numbered.len();
            if let Some(text) = self.notes.get(&key).filter(|text| !text.is_empty()) {
                let block = Block::new(BlockKind::Paragraph, format!("Note {number}. {text}"));
                self.page().push(block);
            }
        }
    }

    fn end_row(&mut self) {
        let Some(table) = self.tables.last_mut() else {
            return;
        };
        let cells = std::mem::take(&mut table.cells);
        let header = std::mem::take(&mut table.header) || table.rows == 0 && table.first_is_header;
        table.rows += 1;
        let outer = self.tables.pop();
        let nested = self.tables.last().is_some_and(|table| !table.cells.is_empty());
        for block in row::blocks(cells, header, nested) {
            self.put(block);
        }
        self.tables.extend(outer);
    }

    fn words(&mut self, text: &str) {
        let tables = self.tables.iter().rev();
        let cells = tables.fold(Ground::Clear, |ground, table| ground.over(table.cell).over(table.ground));
        let below = cells.over(self.backdrop.ground());
        let Some(paragraph) = self.paragraphs.last_mut() else {
            return;
        };
        let blank = text.trim().is_empty();
        let away = self.tables.iter().any(|table| table.away).then_some(HiddenWhy::OffPage);
        let around = self.backdrop.unseen().or(away);
        let Some(why) = around.or_else(|| paragraph.unseen(self.styles, below)) else {
            if !blank {
                self.unseen.pause();
                let paper = cells.over(self.backdrop.ground_on_paper());
                self.told.doubted |= below != paper && paragraph.unseen(self.styles, paper).is_some();
            }
            paragraph.text.push_str(text);
            return;
        };
        self.told.hidden |= !blank;
        // The numbers of pages in a list of contents are hidden from screens by Word itself.
        if !self.styles.is_contents(&paragraph.style) {
            self.unseen.push(why, text);
        }
    }
}

impl Visit for Body<'_> {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        // Outside a run they are of the mark at the end of a paragraph.
        let of_mark = name == "rPr" && !self.in_run;
        if self.skipped > 0 || SKIPPED.contains(&name) || of_mark {
            self.skipped += 1;
            return;
        }
        self.backdrop.open(name, tag);
        if let (Some(table), Some((is_cell, ground))) =
            (self.tables.last_mut(), self.backdrop.of_table(name, tag))
        {
            let below = if is_cell { &mut table.cell } else { &mut table.ground };
            *below = ground.over(*below);
            return;
        }
        match name {
            "p" => {
                self.in_run = false;
                self.paragraphs.push(Paragraph::default());
            }
            "r" => {
                self.in_run = true;
                self.paragraphs.last_mut().map(Paragraph::begin_run).unwrap_or_default();
            }
            "t" => self.in_text = true,
            "tab" if self.in_run => self.words(" "),
            "noBreakHyphen" => self.words("-"),
            "br" | "cr" => match xml::attribute(tag, "type").as_deref() {
                Some("page") => self.break_page(false),
                _ => self.words("\n"),
            },
            "lastRenderedPageBreak" => self.break_page(true),
            "pageBreakBefore" if xml::is_on(tag) => self.break_page(false),
            "footnoteReference" | "endnoteReference" => {
                let id = xml::attribute(tag, "id").unwrap_or_default();
                self.referred.push((name == "endnoteReference", id));
            }
            "tbl" => self.tables.push(Table::default()),
            "tc" => {
                if let Some(table) = self.tables.last_mut() {
                    table.cells.push(Vec::new());
                    table.cell = Ground::Clear;
                }
            }
            "tblStyle" => {
                let shades = xml::value(tag).is_some_and(|style| self.styles.shades(&style));
                if let Some(table) = self.tables.last_mut().filter(|_| shades) {
                    table.ground = table.ground.over(Ground::Unknown);
                }
            }
            "tblInd" | "tblpPr" => {
                let away = match name {
                    "tblInd" => place::is_pushed_away(tag),
                    _ => place::floats_away(tag, self.styles.paper),
                };
                if let Some(table) = self.tables.last_mut() {
                    table.away |= away;
                }
            }
            "tblHeader" => {
                if let Some(table) = self.tables.last_mut() {
                    table.header = xml::is_on(tag);
                }
            }
            "tblLook" => {
                if let Some(table) = self.tables.last_mut() {
                    table.first_is_header = xml::attribute(tag, "firstRow").is_some_and(|value| value == "1");
                }
            }
            _ => {
                if let Some(paragraph) = self.paragraphs.last_mut() {
                    paragraph.property(name, tag, self.in_run, self.styles);
                }
            }
        }
    }

    fn close(&mut self, name: &str) {
        if self.skipped > 0 {
            self.skipped -= 1;
            return;
        }
        self.backdrop.close(name);
        match name {
            "p" => self.end_paragraph(),
            "r" => self.in_run = false,
            "t" => self.in_text = false,
            "tr" => self.end_row(),
            "tbl" => {
                self.end_row();
                self.tables.pop();
            }
            _ => {}
        }
    }

    fn text(&mut self, text: &str) {
        if self.in_text && self.skipped == 0 {
            self.words(text);
        } else if self.skipped == 0 {
            self.backdrop.text(text);
        }
    }
}

/// Footnotes and endnotes: each is a small body.
struct Notes<'a> {
    body: Body<'a>,
    found: HashMap<(bool, String), String>,
    id: Option<(bool, String)>,
}

impl Visit for Notes<'_> {
    fn open(&mut self, name: &str, tag: &BytesStart<'_>) {
        if name == "footnote" || name == "endnote" {
            let id = xml::attribute(tag, "id").unwrap_or_default();
            // Lines that separate them are notes too, with a type.
            self.id = xml::attribute(tag, "type").is_none().then_some((name == "endnote", id));
            self.body.pages.clear();
        }
        self.body.open(name, tag);
    }

    fn close(&mut self, name: &str) {
        self.body.close(name);
        if name == "footnote" || name == "endnote" {
            let blocks = std::mem::take(&mut self.body.pages).into_iter().flatten();
            let text = blocks.map(|block| block.text).collect::<Vec<_>>().join(" ");
            if let Some(id) = self.id.take() {
                self.found.insert(id, text);
            }
        }
    }

    fn text(&mut self, text: &str) {
        self.body.text(text);
    }
}
