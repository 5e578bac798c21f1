//! What is on the pages and what it means: a tree of elements whose leaves are the pieces that are drawn.

use std::rc::Rc;

use super::{letters::Letter, look::Colour};

/// A piece of a line, or an area.
pub(super) enum Piece {
    Text { x: f32, y: f32, size: f32, colour: Colour, text: Rc<str>, letters: Vec<Letter> },
    Area { x: f32, y: f32, width: f32, height: f32, colour: Colour },
}

/// What a piece belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Owner {
    Element(usize),
    /// Lines and shades, which say nothing.
    Decoration,
    /// What is repeated on every page.
    Running,
}

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Element {
    Heading(u8, String),
    Paragraph,
    List { numbered: bool },
    Item,
    Label,
    Body,
    Table,
    Row,
    HeadCell,
    Cell,
    Quote,
    Note,
    Link,
}

pub(super) enum Child {
    Element(usize),
    /// A piece by its number.
    Piece(usize),
}

#[derive(Default)]
pub(super) struct Tree {
    pub elements: Vec<(Element, Vec<Child>)>,
    pub roots: Vec<usize>,
    pub pieces: Vec<(Piece, Owner)>,
    /// The pieces of each page.
    pub pages: Vec<Vec<usize>>,
    /// Headings for the table of contents: level, text, page, and how far down.
    pub outline: Vec<(u8, String, usize, f32)>,
}

impl Tree {
    pub fn element(&mut self, element: Element, parent: Option<usize>) -> usize {
        let id = self.elements.len();
        self.elements.push((element, Vec::new()));
        match parent {
            Some(parent) => self.elements[parent].1.push(Child::Element(id)),
            None => self.roots.push(id),
        }
        id
    }

    /// Moves the last pieces of the page before to the last page, and up by as much.
    pub fn carry(&mut self, start: usize, entry: usize, up: f32) {
        let to = self.pages.len() - 1;
        let moved = self.pages[to - 1].split_off(start);
        for id in &moved {
            match &mut self.pieces[*id].0 {
                Piece::Text { y, .. } | Piece::Area { y, .. } => *y -= up,
            }
        }
        self.pages[to] = moved;
        for (_, _, page, down) in &mut self.outline[entry..] {
            (*page, *down) = (to, *down - up);
        }
    }

    pub fn put(&mut self, page: usize, piece: Piece, owner: Owner) {
        let id = self.pieces.len();
        self.pieces.push((piece, owner));
        self.pages[page].push(id);
        if let Owner::Element(element) = owner {
            self.elements[element].1.push(Child::Piece(id));
        }
    }
}
