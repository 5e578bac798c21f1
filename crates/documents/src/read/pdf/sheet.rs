//! What a page turned out to hold: letters with their places, and what might hide them.

use std::rc::Rc;

use hayro_font::kurbo::{Affine, Point, Rect};

use super::bullets;

pub(super) struct Glyph {
    pub text: Rc<str>,
    /// From left to right along the line, and how far down the line is.
    pub left: f64,
    pub right: f64,
    pub base: f64,
    pub size: f64,
    /// How often the page has to be turned by a quarter for the line to be level.
    pub turn: u8,
    pub bold: bool,
    pub mono: bool,
    /// Drawn without ink, as text recognition does it beneath a picture.
    pub ghost: bool,
}

pub(super) struct Sheet {
    pub glyphs: Vec<Glyph>,
    pub width: f64,
    pub height: f64,
    /// Letters that the file does not name.
    pub unknown: usize,
    pub hidden: bool,
    /// The largest picture, as a share of the page.
    picture: f64,
    /// Where something was painted that is not white.
    painted: Vec<Rect>,
    /// The small ones among them.
    pub dots: Vec<Rect>,
}

/// More areas than a page has.
const MANY: usize = 4_000;

impl Sheet {
    pub fn new(width: f64, height: f64) -> Self {
        let (width, height) = (width.max(1.0), height.max(1.0));
        Self {
            glyphs: Vec::new(),
            width,
            height,
            unknown: 0,
            hidden: false,
            picture: 0.0,
            painted: Vec::new(),
            dots: Vec::new(),
        }
    }

    pub fn paint(&mut self, area: Rect) {
        if self.painted.len() < MANY {
            self.painted.push(area);
            self.dots.extend(Some(area).filter(|area| bullets::is_dot(*area)));
        }
    }

    pub fn paint_all(&mut self) {
        self.paint(Rect::new(0.0, 0.0, self.width, self.height));
    }

    pub fn is_painted(&self, point: Point) -> bool {
        self.painted.iter().any(|area| area.contains(point)) || self.painted.len() >= MANY
    }

    /// A picture: the unit square under a transform.
    pub fn put_picture(&mut self, transform: Affine) {
        let area = transform.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0));
        let seen = area.intersect(Rect::new(0.0, 0.0, self.width, self.height));
        self.picture =
            self.picture.max(seen.width().max(0.0) * seen.height().max(0.0) / (self.width * self.height));
        self.paint(area);
    }

    /// Whether a picture covers most of the page.
    pub fn pictured(&self) -> bool {
        self.picture > 0.45
    }

    /// Letters that count as text, those beneath a picture among them.
    pub fn letters(&self) -> usize {
        let counts = |glyph: &&Glyph| (!glyph.ghost || self.pictured()) && !glyph.text.trim().is_empty();
        self.glyphs.iter().filter(counts).count()
    }

    /// Whether there is text that nobody sees.
    pub fn hides(&self) -> bool {
        self.hidden
            || !self.pictured()
                && self.glyphs.iter().any(|glyph| glyph.ghost && !glyph.text.trim().is_empty())
    }

    /// The letters that people can read, or that stand for those in a picture.
    pub fn into_seen(self) -> Vec<Glyph> {
        let pictured = self.pictured();
        self.glyphs.into_iter().filter(|glyph| !glyph.ghost || pictured).collect()
    }
}
