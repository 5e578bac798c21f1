//! Fonts: which letter a code stands for and how wide it is.

use std::{cell::RefCell, collections::HashMap, rc::Rc, sync::Arc};

use hayro_cmap::BfString;
use hayro_font::{CMapResolverFn, Font, FontCache, FontGlyph, FontQuery, FontResolverFn};
use hayro_syntax::object::{Array, Dict, Name};

use super::{
    glyphs::{self, Glyphs},
    tex::TexFont,
};

/// A letter of a font.
#[derive(Clone)]
pub(super) struct Letter {
    /// Nothing where the file does not say what it is.
    pub text: Option<Rc<str>>,
    /// As a share of the size.
    pub advance: f64,
}

pub(super) struct Face<'a> {
    font: Font<'a>,
    tex: Option<TexFont>,
    letters: RefCell<HashMap<u32, Letter>>,
    /// What the glyphs of fonts stand for, if this one is in the file.
    glyphs: Option<Rc<RefCell<Glyphs>>>,
    pub bold: bool,
    pub mono: bool,
    /// How high letters are, as a share of the size.
    pub em: f64,
}

impl Face<'_> {
    pub fn code(&self, bytes: &[u8], at: usize) -> (u32, usize) {
        let (code, length) = self.font.read_code(bytes, at);
        (code, length.max(1))
    }

    pub fn letter(&self, code: u32) -> Letter {
        if let Some(letter) = self.letters.borrow().get(&code) {
            return letter.clone();
        }
        let glyph = self.font.glyph(self.font.map_code(code), code);
        let unicode = match &glyph {
            FontGlyph::Outline(glyph) => glyph.as_unicode(),
            FontGlyph::Type3(glyph) => glyph.as_unicode(),
        };
        let text = unicode.and_then(|unicode| match unicode {
            BfString::Char(c) => glyphs::known(&c.to_string()),
            BfString::String(text) => glyphs::known(&text),
        });
        let text = text.or_else(|| self.tex?.letter(code)).or_else(|| {
            let FontGlyph::Outline(glyph) = &glyph else { return None };
            Some(self.glyphs.as_ref()?.borrow_mut().letter(glyph)?.to_string())
        });
        let text = text.map(Into::into);
        let advance = self.font.code_advance(code);
        let advance = if self.font.is_horizontal() { advance.x } else { advance.y.abs() } / 1000.0;
        let letter = Letter { text, advance: if advance.is_finite() { advance } else { 0.5 } };
        self.letters.borrow_mut().insert(code, letter.clone());
        letter
    }
}

pub(super) struct Fonts<'a> {
    cache: FontCache<'a>,
    resolver: FontResolverFn,
    cmaps: CMapResolverFn,
    /// By where their dictionary lies in the file.
    faces: RefCell<HashMap<usize, Option<Rc<Face<'a>>>>>,
    glyphs: Rc<RefCell<Glyphs>>,
}

impl<'a> Fonts<'a> {
    pub fn new() -> Self {
        Self {
            cache: FontCache::new(),
            resolver: Arc::new(|query| match query {
                FontQuery::Standard(font) => Some(font.get_font_data()),
                FontQuery::Fallback(query) => Some(query.pick_standard_font().get_font_data()),
            }),
            cmaps: Arc::new(hayro_cmap::load_embedded),
            faces: RefCell::new(HashMap::new()),
            glyphs: Rc::default(),
        }
    }

    pub fn face(&self, dict: &Dict<'a>) -> Option<Rc<Face<'a>>> {
        let place = dict.data().as_ptr().addr();
        if let Some(face) = self.faces.borrow().get(&place) {
            return face.clone();
        }
        let face = self.cache.font(dict, &self.resolver, &self.cmaps).map(|font| {
            let style = Style::of(dict);
            Rc::new(Face {
                font,
                tex: TexFont::of(dict),
                letters: RefCell::new(HashMap::new()),
                glyphs: style.embedded.then(|| self.glyphs.clone()),
                bold: style.bold,
                mono: style.mono,
                em: em(dict),
            })
        });
        self.faces.borrow_mut().insert(place, face.clone());
        face
    }
}

/// How many bytes a letter has in a font that cannot be read.
pub(super) fn letter_length(font: &Dict<'_>) -> usize {
    let composite = font.get::<Name<'_>>("Subtype").is_some_and(|kind| kind.as_str() == "Type0");
    if composite { 2 } else { 1 }
}

/// Letters that are bitmaps may be counted in dots, many to the size.
fn em(font: &Dict<'_>) -> f64 {
    const DOTS: f64 = 0.05;
    const HIGH: f64 = 2.5;
    let matrix = font.get::<[f64; 6]>("FontMatrix").filter(|matrix| matrix[3].abs() >= DOTS);
    let is_drawn = font.get::<Name<'_>>("Subtype").is_some_and(|kind| kind.as_str() == "Type3");
    let Some([across, _, _, down, ..]) = matrix.filter(|_| is_drawn) else {
        return 1.0;
    };
    let height = font.get::<[f64; 4]>("FontBBox").map_or(0.0, |[_, bottom, _, top]| (top - bottom).abs());
    let high = height * down.abs();
    // Without a box: letters are half as wide as they are high.
    let wide = || {
        let widths = font.get::<Array<'_>>("Widths")?;
        let widths = widths.iter::<f64>().filter(|width| *width > 0.0);
        let (sum, count) = widths.fold((0.0, 0.0), |(sum, count), width| (sum + width, count + 1.0));
        Some(2.0 * sum / count * across.abs())
    };
    let em = if high > 0.0 { high } else { wide().unwrap_or(1.0) };
    if em.is_finite() && em > HIGH { em } else { 1.0 }
}

struct Style {
    bold: bool,
    mono: bool,
    embedded: bool,
}

impl Style {
    fn of(dict: &Dict<'_>) -> Self {
        const FIXED: i32 = 1;
        const FORCE_BOLD: i32 = 1 << 18;
        let name =
            dict.get::<Name<'_>>("BaseFont").map(|name| name.as_str().to_lowercase()).unwrap_or_default();
        let inner =
            dict.get::<Array<'_>>("DescendantFonts").and_then(|fonts| fonts.iter::<Dict<'_>>().next());
        let descriptor = inner.as_ref().unwrap_or(dict).get::<Dict<'_>>("FontDescriptor").unwrap_or_default();
        let flags = descriptor.get::<i32>("Flags").unwrap_or(0);
        let weight = descriptor.get::<f64>("FontWeight").unwrap_or(0.0);
        let says = |words: &[&str]| words.iter().any(|word| name.contains(word));
        Self {
            bold: says(&["bold", "black", "heavy", "-bd", "demi"])
                || weight >= 600.0
                || flags & FORCE_BOLD != 0,
            embedded: ["FontFile2", "FontFile3"].iter().any(|file| descriptor.contains_key(file)),
            mono: says(&["mono", "courier", "consol", "menlo", "typewriter"]) || flags & FIXED != 0,
        }
    }
}
