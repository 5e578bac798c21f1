//! What a page turned out to hold: letters with their places, and what might hide them.

use std::{ops::Range, rc::Rc};

use hayro_font::kurbo::{Affine, Rect};

use super::{
    FEW_LETTERS, bullets,
    cover::{Covered, Covers},
    ground::{Area, Grounds, Spot},
    spoken::{self, Spoken},
};
use crate::HiddenWhy;

#[derive(Clone)]
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

impl Glyph {
    fn is_letter(&self) -> bool {
        !self.text.trim().is_empty()
    }
}

pub(super) struct Sheet {
    pub glyphs: Vec<Glyph>,
    pub width: f64,
    pub height: f64,
    /// Letters that the file does not name.
    pub unknown: usize,
    /// Some of the text is hidden where nobody expects it: not by a layer that is off.
    pub hidden: bool,
    pub grounds: Grounds,
    pub covers: Covers,
    pub spoken: Vec<Spoken>,
    /// Letters that are no more than an edge.
    cutting: Vec<usize>,
    /// Letters that may lie below something.
    veiled: usize,
    /// Painted areas that are as small as bullets.
    pub dots: Vec<Rect>,
    /// Letters that nobody sees.
    unseen: Vec<(HiddenWhy, Glyph)>,
    /// How much of the page is pictures: a scan may be cut into strips.
    pictures: f64,
}

/// More of them than a page has.
const MANY: usize = 4_000;
/// More hidden letters are not told.
const MANY_UNSEEN: usize = 10_000;
/// Fewer letters below something that may be transparent are an accident.
const VEILED: usize = 10;
/// Letters without height still stand in a line.
const LEAST: f64 = 0.01;

impl Sheet {
    pub fn new(width: f64, height: f64) -> Self {
        let (width, height) = (width.max(1.0), height.max(1.0));
        Self {
            glyphs: Vec::new(),
            width,
            height,
            unknown: 0,
            hidden: false,
            grounds: Grounds::default(),
            covers: Covers::default(),
            spoken: Vec::new(),
            cutting: Vec::new(),
            veiled: 0,
            dots: Vec::new(),
            unseen: Vec::new(),
            pictures: 0.0,
        }
    }

    pub fn whole(&self) -> Rect {
        Rect::new(0.0, 0.0, self.width, self.height)
    }

    /// A letter that is the edge of what is painted next.
    pub fn put_cutting(&mut self, glyph: Glyph, spot: &Spot) {
        self.cutting.push(self.glyphs.len());
        self.put(glyph, spot);
    }

    pub fn put(&mut self, glyph: Glyph, spot: &Spot) {
        self.covers.put(spot, glyph.size);
        self.glyphs.push(glyph);
    }

    /// Once all of the page has been drawn: what lies below something is not seen.
    pub fn settle(&mut self) {
        let covered: Vec<Covered> = (0..self.glyphs.len()).map(|at| self.covers.of(at)).collect();
        for (glyph, covered) in self.glyphs.iter_mut().zip(&covered) {
            glyph.ghost |= *covered == Covered::Pictured;
            self.veiled += usize::from(*covered == Covered::Perhaps && glyph.is_letter());
        }
        for spoken in std::mem::take(&mut self.spoken) {
            self.speak(&spoken, &covered);
        }
        if covered.contains(&Covered::Hidden) {
            let all = std::mem::take(&mut self.glyphs);
            for (glyph, covered) in all.into_iter().zip(covered) {
                if covered == Covered::Hidden {
                    self.hidden |= glyph.is_letter();
                    self.put_unseen(HiddenWhy::Invisible, glyph);
                } else {
                    self.glyphs.push(glyph);
                }
            }
        }
    }

    /// Letters are what is said that they are, if they show it.
    fn speak(&mut self, spoken: &Spoken, covered: &[Covered]) {
        let (Some(glyphs), Some(covered)) =
            (self.glyphs.get_mut(spoken.letters.clone()), covered.get(spoken.letters.clone()))
        else {
            return;
        };
        let Some(first) = glyphs.first() else {
            return;
        };
        let says = spoken::says(&spoken.text, glyphs);
        let alike =
            glyphs.iter().all(|glyph| glyph.ghost == first.ghost) && !covered.contains(&Covered::Hidden);
        if says && alike && !spoken.lost {
            for (at, glyph) in glyphs.iter_mut().enumerate() {
                glyph.text = if at == 0 { spoken.text.clone() } else { "".into() };
            }
            return;
        }
        self.unknown += glyphs.iter().filter(|glyph| glyph.text.is_empty()).count();
        if !says {
            let said = Glyph { text: spoken.text.clone(), ..first.clone() };
            self.hidden |= said.is_letter();
            self.put_unseen(HiddenWhy::Invisible, said);
        }
    }

    /// Nothing of these letters reaches beyond this.
    pub fn reach(&self, letters: Range<usize>) -> Option<Rect> {
        let reach = |at: usize| {
            let spot = self.covers.spot(at)?;
            let (size, [low, high]) = (self.glyphs.get(at)?.size, spot.corners);
            Some(Rect::from_points(low, high).inflate(size, size))
        };
        letters.filter_map(reach).reduce(|all, one| all.union(one))
    }

    /// A letter that only cut something out of what was painted now.
    pub fn reveal(&mut self, letter: usize) {
        if self.cutting.binary_search(&letter).is_ok() {
            self.glyphs[letter].ghost = false;
            self.covers.uncover(letter);
        }
    }

    pub fn dot(&mut self, area: Rect) {
        if self.dots.len() < MANY && bullets::is_dot(area) {
            self.dots.push(area);
        }
    }

    /// Something whose colours cannot be told.
    pub fn paint_over(&mut self, area: Rect) {
        self.grounds.paint(Area { rects: vec![area], even_odd: false, colour: None, solid: true });
    }

    /// A picture: the unit square under a transform.
    pub fn put_picture(&mut self, transform: Affine, clip: Option<Rect>) {
        let area = transform.transform_rect_bbox(Rect::new(0.0, 0.0, 1.0, 1.0));
        let area = clip.map_or(area, |clip| clip.intersect(area));
        let seen = area.intersect(self.whole());
        let share = seen.width().max(0.0) * seen.height().max(0.0) / (self.width * self.height);
        self.pictures = (self.pictures + share).min(1.0);
        self.dot(area);
        self.paint_over(area);
    }

    /// Whether pictures cover most of the page.
    pub fn pictured(&self) -> bool {
        self.pictures > 0.45
    }

    pub fn put_unseen(&mut self, why: HiddenWhy, glyph: Glyph) {
        if self.unseen.len() < MANY_UNSEEN {
            let size = glyph.size.max(LEAST);
            self.unseen.push((why, Glyph { size, ..glyph }));
        }
    }

    /// Whether text without ink stands for what is in a picture: then there is next to no other text.
    fn is_recognised(&self) -> bool {
        let letters = |ghost: bool| {
            self.glyphs.iter().filter(|glyph| glyph.ghost == ghost && glyph.is_letter()).count()
        };
        let written = letters(false);
        self.pictured() && written < FEW_LETTERS && letters(true) >= written
    }

    /// Whether what is read lies unseen beneath a picture.
    pub fn reads_unseen(&self) -> bool {
        self.is_recognised() && self.glyphs.iter().any(|glyph| glyph.ghost && glyph.is_letter())
    }

    /// Whether what is read may be covered: a shadow or a logo reaches over a few letters.
    pub fn is_veiled(&self) -> bool {
        self.veiled >= VEILED
    }

    /// Letters that count as text, those beneath a picture among them.
    pub fn letters(&self) -> usize {
        let recognised = self.is_recognised();
        let counts = |glyph: &&Glyph| (!glyph.ghost || recognised) && glyph.is_letter();
        self.glyphs.iter().filter(counts).count()
    }

    /// Whether there is text that nobody sees.
    pub fn hides(&self) -> bool {
        self.hidden
            || !self.is_recognised() && self.glyphs.iter().any(|glyph| glyph.ghost && glyph.is_letter())
    }

    /// The letters that people can read, or that stand for those in a picture; and the others.
    pub fn split(mut self) -> (Vec<Glyph>, Vec<(HiddenWhy, Glyph)>) {
        if self.is_recognised() {
            return (self.glyphs, self.unseen);
        }
        let all = std::mem::take(&mut self.glyphs);
        let (ghosts, seen): (Vec<Glyph>, Vec<Glyph>) = all.into_iter().partition(|glyph| glyph.ghost);
        for ghost in ghosts {
            self.put_unseen(HiddenWhy::Invisible, ghost);
        }
        (seen, self.unseen)
    }
}
