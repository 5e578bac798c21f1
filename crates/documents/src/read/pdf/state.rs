//! What the instructions of a page change: where text goes, how large it is, and whether its ink can be seen.

use std::{ops::Range, rc::Rc};

use hayro_font::kurbo::{Affine, Point, Rect};
use hayro_syntax::object::{Array, Dict, Name, Object};
use hayro_syntax::page::Resources;

use super::{
    cover::{Blend, Cover},
    fonts::Face,
    outline::Outline,
    path::Path,
};
use crate::read::colour::{BLACK, Colour, WHITE};

#[derive(Clone)]
pub(super) struct State<'a> {
    pub place: Affine,
    pub face: Option<Rc<Face<'a>>>,
    /// Bytes of a letter, if there is no face to tell.
    pub letter_length: usize,
    pub size: f64,
    pub letter_space: f64,
    pub word_space: f64,
    pub stretch: f64,
    pub leading: f64,
    pub rise: f64,
    pub mode: i64,
    pub fill: Ink,
    pub stroke: Ink,
    /// Of lines.
    pub width: f64,
    blend: Blend,
    masked: bool,
    /// What is drawn here is laid onto the page together: so much of it shows, and whether as it is.
    group: f64,
    group_mixes: bool,
    /// Nothing is painted outside of it.
    pub clip: Option<Rect>,
    /// Nor outside of these, that are no rectangles.
    cuts: Option<Rc<Cut>>,
    /// Nor outside of letters.
    pub cut_by_letters: bool,
    /// Those letters, as far as nothing else paints them.
    pub cutting: Option<Range<usize>>,
}

/// An edge of what is painted, and those around it.
struct Cut {
    outline: Outline,
    even_odd: bool,
    around: Option<Rc<Cut>>,
    depth: usize,
}

/// Edges within edges.
const DEEP: usize = 16;

impl State<'_> {
    pub fn new(place: Affine) -> Self {
        Self {
            place,
            face: None,
            letter_length: 1,
            size: 0.0,
            letter_space: 0.0,
            word_space: 0.0,
            stretch: 1.0,
            leading: 0.0,
            rise: 0.0,
            mode: 0,
            fill: Ink::new(),
            stroke: Ink::new(),
            width: 1.0,
            blend: Blend::Normal,
            masked: false,
            group: 1.0,
            group_mixes: false,
            clip: None,
            cuts: None,
            cut_by_letters: false,
            cutting: None,
        }
    }

    /// Text without ink: it only marks a place, or cuts one out.
    pub fn is_ghost(&self) -> bool {
        matches!(self.mode, 3 | 7)
    }

    /// What letters are painted with: inside, around, or both.
    pub fn inks(&self) -> impl Iterator<Item = Ink> {
        let around = matches!(self.mode, 1 | 2 | 5 | 6);
        let inside = !matches!(self.mode, 1 | 3 | 5 | 7);
        let inside = inside.then_some(self.fill);
        let inks = inside.into_iter().chain(around.then_some(self.stroke));
        let group = self.group;
        inks.map(move |ink| Ink { alpha: ink.alpha * group, ..ink })
    }

    /// Nothing of what is filled shows.
    pub fn fills_nothing(&self) -> bool {
        self.fill.alpha * self.group < 0.05
    }

    pub fn cut(&mut self, area: Rect) {
        self.clip = Some(self.clip.map_or(area, |clip| clip.intersect(area)));
    }

    /// A shape that is not all of its hull.
    pub fn cut_along(&mut self, path: Path) {
        let depth = self.cuts.as_ref().map_or(0, |cut| cut.depth);
        if (path.odd || path.rects.len() != 1) && depth < DEEP {
            let (outline, even_odd) = (path.outline, path.cuts_even_odd);
            self.cuts = Some(Rc::new(Cut { outline, even_odd, around: self.cuts.take(), depth: depth + 1 }));
        }
    }

    fn cuts(&self) -> impl Iterator<Item = &Cut> {
        std::iter::successors(self.cuts.as_deref(), |cut| cut.around.as_deref())
    }

    /// How many corners [`Self::cuts_off`] has to look at.
    pub fn corners(&self) -> usize {
        self.cuts().map(|cut| cut.outline.len()).sum()
    }

    pub fn cuts_off(&self, point: Point) -> bool {
        self.cuts().any(|cut| !cut.outline.cut_short && !cut.outline.holds(point, cut.even_odd))
    }

    /// What is drawn from now on is laid onto the page as one, as whatever is drawn now would be.
    pub fn begin_group(&mut self) -> Cover {
        let cover = self.covers_with(self.fill.alpha, None);
        self.group *= self.fill.alpha;
        self.group_mixes |= self.masked || self.blend != Blend::Normal;
        (self.fill.alpha, self.stroke.alpha) = (1.0, 1.0);
        (self.blend, self.masked) = (Blend::Normal, false);
        cover
    }

    /// What is painted lets through what is below.
    pub fn covers_with(&self, alpha: f64, colour: Option<Colour>) -> Cover {
        let unknown = self.cut_by_letters || self.cuts().any(|cut| cut.outline.cut_short);
        Cover { alpha, blend: self.blend, masked: self.masked || unknown, colour }
    }

    pub fn set_extended(&mut self, dict: &Dict<'_>) {
        for (key, ink) in [("ca", &mut self.fill), ("CA", &mut self.stroke)] {
            if let Some(alpha) = dict.get::<f64>(key) {
                ink.alpha = alpha;
            }
        }
        let says = |key: &str, usual: &[&str]| {
            dict.get::<Name<'_>>(key).is_some_and(|name| usual.contains(&name.as_str()))
        };
        if dict.contains_key("BM") {
            let named = |name: Name<'_>| Blend::named(name.as_str());
            let first =
                || dict.get::<Array<'_>>("BM").and_then(|names| names.iter::<Name<'_>>().next().map(named));
            self.blend = dict.get::<Name<'_>>("BM").map(named).or_else(first).unwrap_or(Blend::Other);
        }
        if let Some(width) = dict.get::<f64>("LW") {
            self.width = width;
        }
        if dict.contains_key("SMask") {
            self.masked = !says("SMask", &["None"]);
        }
    }

    /// What an area is painted in, if it covers what is below with it.
    pub fn paints(&self, ink: Ink) -> Option<Colour> {
        let mixes = self.masked || self.group_mixes || self.blend != Blend::Normal;
        ink.colour.filter(|_| ink.alpha * self.group > 0.95 && !mixes)
    }

    /// Half of what upright and level lines measure across and down the page; nothing if it lies askew.
    pub fn pen(&self) -> Option<[f64; 2]> {
        let [a, b, c, d, ..] = self.place.as_coeffs();
        let upright = b.abs().max(c.abs()) < 1e-6 || a.abs().max(d.abs()) < 1e-6;
        upright.then(|| [a.abs().max(c.abs()), b.abs().max(d.abs())].map(|scale| scale * self.width / 2.0))
    }

    /// The font that a graphics state brings along.
    pub fn extended_font<'b>(dict: &Dict<'b>) -> Option<(Dict<'b>, f64)> {
        let mut parts = dict.get::<Array<'b>>("Font")?.flex_iter();
        Some((parts.next::<Dict<'b>>()?, parts.next::<f64>()?))
    }
}

#[derive(Clone, Copy)]
pub(super) struct Ink {
    /// Nothing where it cannot be told: a pattern, an ink of a name.
    pub colour: Option<Colour>,
    pub alpha: f64,
    /// A pattern that is repeated, and may leave gaps.
    pub tiled: bool,
    space: Space,
}

/// What the numbers of a colour mean.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Space {
    /// Grey, red-green-blue or the inks of a printer.
    Plain,
    Lab,
    /// How much there is of inks with names.
    Inks,
    Other,
}

impl Ink {
    fn new() -> Self {
        Self { colour: Some(BLACK), alpha: 1.0, tiled: false, space: Space::Plain }
    }

    /// Next to nothing of it.
    pub fn is_clear(self) -> bool {
        self.alpha < 0.05
    }

    pub fn set_plain(&mut self, parts: &[f64]) {
        self.space = Space::Plain;
        self.set(parts);
    }

    pub fn set(&mut self, parts: &[f64]) {
        self.tiled = false;
        self.colour = match (self.space, parts) {
            (Space::Plain, [grey]) => Some([byte(*grey); 3]),
            (Space::Plain, [red, green, blue]) => Some([*red, *green, *blue].map(byte)),
            (Space::Plain, [cyan, magenta, yellow, black]) => {
                Some([cyan, magenta, yellow].map(|ink| byte((1.0 - ink) * (1.0 - black))))
            }
            (Space::Lab, [light, a, b]) if a.abs().max(b.abs()) < 4.0 => Some([byte(light / 100.0); 3]),
            (Space::Inks, [_, ..]) if parts.iter().all(|ink| *ink < 0.03) => Some(WHITE),
            _ => None,
        };
    }

    pub fn set_pattern(&mut self, name: &Name<'_>, resources: &Resources<'_>) {
        self.colour = None;
        self.tiled = matches!(resources.get_pattern(name), Some(Object::Stream(_)));
    }

    pub fn set_space(&mut self, name: &Name<'_>, resources: &Resources<'_>) {
        const PLAIN: &[&str] =
            &["DeviceGray", "DeviceRGB", "DeviceCMYK", "CalGray", "CalRGB", "ICCBased", "G", "RGB"];
        let kind = match resources.get_color_space(name) {
            Some(Object::Array(array)) => {
                array.iter::<Name<'_>>().next().map(|name| name.as_str().to_owned())
            }
            Some(Object::Name(name)) => Some(name.as_str().to_owned()),
            _ => Some(name.as_str().to_owned()),
        };
        self.space = match kind.as_deref() {
            Some(kind) if PLAIN.contains(&kind) => Space::Plain,
            Some("Lab") => Space::Lab,
            Some("Separation" | "DeviceN") => Space::Inks,
            _ => Space::Other,
        };
        self.tiled = false;
        // Each begins with black, or with what cannot be told.
        self.colour = (self.space == Space::Plain).then_some(BLACK);
    }
}

fn byte(share: f64) -> u8 {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "between 0 and 255")]
    let byte = (share.clamp(0.0, 1.0) * 255.0).round() as u8;
    byte
}
