//! Where everything goes: down the page, and on to the next.

use super::{
    Paper, PaperBlock, Run,
    letters::{Fonts, Letter, Shaped},
    lines::{self, Line},
    look::{self, Style},
    table,
    tree::{Element, Owner, Piece, Tree},
};

pub(super) struct Layout {
    pub tree: Tree,
    pub fonts: Fonts,
    pub width: f32,
    pub height: f32,
    /// How far down the page is filled.
    pub down: f32,
    /// Headings with nothing below them yet.
    hanging: Option<Hanging>,
}

struct Hanging {
    /// The first of their pieces on the page, and how many the page had after the last.
    start: usize,
    end: usize,
    /// The first of their entries in the list of contents.
    entry: usize,
    down: f32,
}

/// Where a text stands and what it belongs to.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub x: f32,
    pub width: f32,
    pub owner: Owner,
}

impl Layout {
    pub fn of(paper: &Paper) -> Tree {
        let (width, height) = paper.size.points();
        let mut layout =
            Self { tree: Tree::default(), fonts: Fonts::new(), width, height, down: 0.0, hanging: None };
        layout.new_page();
        layout.title(paper);
        for (at, block) in paper.blocks.iter().enumerate() {
            let note_before = at > 0 && matches!(paper.blocks[at - 1], PaperBlock::Note(_));
            layout.block(block, note_before);
        }
        layout.footers(&paper.title);
        layout.tree
    }

    /// Begins a page. Headings at the end of the last one come along, so that they stand above their text.
    pub fn new_page(&mut self) {
        let filled = self.tree.pages.last().map_or(0, Vec::len);
        let hanging = self.hanging.take().filter(|hanging| hanging.start > 0 && hanging.end == filled);
        self.tree.pages.push(Vec::new());
        let end = std::mem::replace(&mut self.down, look::TOP);
        if let Some(Hanging { start, entry, down, .. }) = hanging {
            self.tree.carry(start, entry, down - look::TOP);
            self.down += end - down;
        }
    }

    pub fn page(&self) -> usize {
        self.tree.pages.len() - 1
    }

    pub fn is_fresh(&self) -> bool {
        self.down <= look::TOP + 0.01
    }

    pub fn room(&self) -> f32 {
        self.height - look::BOTTOM - self.down
    }

    /// The room of an empty page.
    pub fn most_room(&self) -> f32 {
        self.height - look::BOTTOM - look::TOP
    }

    pub fn measure(&self) -> f32 {
        self.width - 2.0 * look::SIDE
    }

    fn title(&mut self, paper: &Paper) {
        let title = [Run::plain(&paper.title)];
        let element = self.tree.element(Element::Heading(1, paper.title.clone()), None);
        self.text(&title, look::TITLE, self.frame(element));
        if let Some(byline) = &paper.byline {
            let element = self.tree.element(Element::Paragraph, None);
            self.down += 2.0;
            self.text(&[Run::plain(byline)], look::BYLINE, self.frame(element));
        }
        self.down += 2.0 * look::GAP;
    }

    fn frame(&self, element: usize) -> Frame {
        Frame { x: look::SIDE, width: self.measure(), owner: Owner::Element(element) }
    }

    fn block(&mut self, block: &PaperBlock, note_before: bool) {
        match block {
            PaperBlock::Heading { level, text } => self.heading(*level, text),
            PaperBlock::Paragraph(runs) => {
                let element = self.tree.element(Element::Paragraph, None);
                self.text(runs, look::BODY, self.frame(element));
                self.down += look::GAP;
            }
            PaperBlock::List { numbered, items } => self.list(*numbered, items),
            PaperBlock::Table { header, rows } => table::put(self, header, rows),
            PaperBlock::Quote(runs) => self.quote(runs),
            PaperBlock::Note(runs) => {
                if !note_before && !self.is_fresh() {
                    self.down += look::GAP;
                    self.area(look::SIDE, self.down - 4.0, 90.0, 0.6, look::RULE);
                }
                let element = self.tree.element(Element::Note, None);
                self.text(runs, look::NOTE, self.frame(element));
                self.down += 3.0;
            }
            PaperBlock::PageBreak => {
                if !self.is_fresh() {
                    self.hanging = None;
                    self.new_page();
                }
            }
        }
    }

    fn heading(&mut self, level: u8, text: &str) {
        let style = look::heading(level);
        let runs = [Run::plain(text)];
        let shaped = self.fonts.shape(&runs, style);
        let lines = lines::lines(&shaped, style.size, self.measure());
        let above = if self.is_fresh() { 0.0 } else { style.size * 0.8 };
        if above + points(lines.len()) * style.leading > self.room() && !self.is_fresh() {
            self.new_page();
        } else {
            self.down += above;
        }
        // The title is the first of its level.
        let level = level.clamp(1, 5) + 1;
        let element = self.tree.element(Element::Heading(level, text.to_owned()), None);
        let page = self.page();
        let (start, entry, down) = (self.tree.pages[page].len(), self.tree.outline.len(), self.down);
        self.tree.outline.push((level - 1, text.to_owned(), page, down));
        self.put_lines(&shaped, &lines, style, self.frame(element));
        self.down += 4.0;
        if self.page() == page {
            let end = self.tree.pages[page].len();
            let first = self.hanging.take().filter(|above| above.end == start);
            let first = first.unwrap_or(Hanging { start, end, entry, down });
            self.hanging = Some(Hanging { end, ..first });
        }
    }

    fn list(&mut self, numbered: bool, items: &[Vec<Run>]) {
        let list = self.tree.element(Element::List { numbered }, None);
        for (at, runs) in items.iter().enumerate() {
            let item = self.tree.element(Element::Item, Some(list));
            let label = self.tree.element(Element::Label, Some(item));
            let body = self.tree.element(Element::Body, Some(item));
            let mark = if numbered { format!("{}.", at + 1) } else { "•".to_owned() };
            let mark = self.fonts.shape(&[Run::plain(mark)], look::BODY);
            let shaped = self.fonts.shape(runs, look::BODY);
            let width = self.measure() - look::INDENT;
            let lines = lines::lines(&shaped, look::BODY.size, width);
            if self.fitting(lines.len(), look::BODY) == 0 {
                self.new_page();
            }
            let x = look::SIDE + if numbered { 0.0 } else { 4.0 };
            let baseline = self.down + ascent(look::BODY);
            self.line(&mark, 0..mark.letters.len(), x, baseline, look::BODY, Owner::Element(label));
            let frame = Frame { x: look::SIDE + look::INDENT, width, owner: Owner::Element(body) };
            self.put_lines(&shaped, &lines, look::BODY, frame);
            self.down += 2.5;
        }
        self.down += look::GAP - 2.5;
    }

    fn quote(&mut self, runs: &[Run]) {
        let element = self.tree.element(Element::Quote, None);
        let shaped = self.fonts.shape(runs, look::QUOTE);
        let frame = Frame {
            x: look::SIDE + look::INDENT,
            width: self.measure() - 2.0 * look::INDENT,
            owner: Owner::Element(element),
        };
        let lines = lines::lines(&shaped, look::QUOTE.size, frame.width);
        let mut rest = lines.as_slice();
        while !rest.is_empty() {
            let mut fit = self.fitting(rest.len(), look::QUOTE);
            if fit == 0 {
                self.new_page();
                fit = self.fitting(rest.len(), look::QUOTE);
            }
            let (now, later) = rest.split_at(fit.max(1));
            let height = points(now.len()) * look::QUOTE.leading;
            self.area(look::SIDE + 4.0, self.down, 2.2, height, look::RULE);
            self.put_lines(&shaped, now, look::QUOTE, frame);
            rest = later;
        }
        self.down += look::GAP;
    }

    pub fn text(&mut self, runs: &[Run], style: Style, frame: Frame) {
        let shaped = self.fonts.shape(runs, style);
        let lines = lines::lines(&shaped, style.size, frame.width);
        self.put_lines(&shaped, &lines, style, frame);
    }

    /// How many of the next lines go onto this page, leaving no line alone on either side.
    fn fitting(&self, lines: usize, style: Style) -> usize {
        let mut fit = 0;
        while fit < lines && points(fit + 1) * style.leading <= self.room() + 0.01 {
            fit += 1;
        }
        if fit < lines && lines > 1 && !self.is_fresh() {
            if lines - fit == 1 {
                fit = fit.saturating_sub(1);
            }
            if fit < 2 {
                fit = 0;
            }
        }
        if self.is_fresh() { fit.max(1).min(lines) } else { fit }
    }

    pub fn put_lines(&mut self, shaped: &Shaped, lines: &[Line], style: Style, frame: Frame) {
        let mut rest = lines;
        while !rest.is_empty() {
            let fit = self.fitting(rest.len(), style);
            let (now, later) = rest.split_at(fit);
            for line in now {
                let baseline = self.down + ascent(style);
                self.line(shaped, line.letters.clone(), frame.x, baseline, style, frame.owner);
                self.down += style.leading;
            }
            rest = later;
            if !rest.is_empty() {
                self.new_page();
            }
        }
    }

    /// One line, in pieces that look alike.
    pub fn line(
        &mut self,
        shaped: &Shaped,
        letters: std::ops::Range<usize>,
        x: f32,
        baseline: f32,
        style: Style,
        owner: Owner,
    ) {
        let mut x = x;
        let alike = |a: &Letter, b: &Letter| a.bold == b.bold && a.link == b.link;
        for letters in shaped.letters[letters].chunk_by(alike) {
            let width: f32 = letters.iter().map(|letter| letter.advance * style.size).sum();
            let drawn: Vec<Letter> =
                letters.iter().filter(|l| &shaped.text[l.range.clone()] != "\n").cloned().collect();
            let link = letters[0].link.is_some();
            if !drawn.is_empty() {
                let owner = match owner {
                    Owner::Element(parent) if link => {
                        Owner::Element(self.tree.element(Element::Link, Some(parent)))
                    }
                    owner => owner,
                };
                let colour = if link { look::LINK } else { style.colour };
                let text = shaped.text.clone();
                let piece = Piece::Text { x, y: baseline, size: style.size, colour, text, letters: drawn };
                let page = self.page();
                self.tree.put(page, piece, owner);
            }
            x += width;
        }
    }

    pub fn area(&mut self, x: f32, y: f32, width: f32, height: f32, colour: look::Colour) {
        let page = self.page();
        self.tree.put(page, Piece::Area { x, y, width, height, colour }, Owner::Decoration);
    }

    /// The title and "Page 2 of 5" below every page.
    fn footers(&mut self, title: &str) {
        let pages = self.tree.pages.len();
        let baseline = self.height - look::FOOT;
        let left = self.shortened(title, self.measure() - look::NUMBER);
        for page in 0..pages {
            let number = format!("Page {} of {pages}", page + 1);
            let number = self.fonts.shape(&[Run::plain(number)], look::FOOTER);
            let width = number.width(look::FOOTER.size);
            for (shaped, x) in [(left.clone(), look::SIDE), (number, self.width - look::SIDE - width)] {
                let (size, colour) = (look::FOOTER.size, look::FOOTER.colour);
                if !shaped.letters.is_empty() {
                    let Shaped { text, letters } = shaped;
                    let piece = Piece::Text { x, y: baseline, size, colour, text, letters };
                    self.tree.put(page, piece, Owner::Running);
                }
            }
        }
    }

    /// A line that fits, cut with "…" if it has to be.
    fn shortened(&self, text: &str, most: f32) -> Shaped {
        let text = text.replace('\n', " ");
        let whole = self.fonts.shape(&[Run::plain(text.as_str())], look::FOOTER);
        let size = look::FOOTER.size;
        if whole.width(size) <= most {
            return whole;
        }
        let dots = self.fonts.shape(&[Run::plain("…")], look::FOOTER).width(size);
        let mut width = dots;
        let fits = whole.letters.iter().take_while(|letter| {
            width += letter.advance * size;
            width <= most
        });
        let end = fits.last().map_or(0, |letter| letter.range.end);
        let words = whole.text[..end].rfind(' ').map_or("", |space| &whole.text[..space]);
        if words.is_empty() {
            Shaped::default()
        } else {
            self.fonts.shape(&[Run::plain(format!("{words}…"))], look::FOOTER)
        }
    }
}

/// From the top of a line to where its letters stand.
pub(super) fn ascent(style: Style) -> f32 {
    f32::midpoint(style.leading, style.size * 0.72)
}

pub(super) fn points(count: usize) -> f32 {
    f32::from(u16::try_from(count).unwrap_or(u16::MAX))
}
