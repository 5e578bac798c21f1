//! Fonts: which letter a code stands for and how wide it is.

use std::{cell::RefCell, collections::HashMap, rc::Rc, sync::Arc};

use hayro_cmap::BfString;
use hayro_font::{CMapResolverFn, Font, FontCache, FontGlyph, FontQuery, FontResolverFn};
use hayro_syntax::object::{Array, Dict, Name};

use super::tex::TexFont;

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
    pub bold: bool,
    pub mono: bool,
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
        let unicode = match self.font.glyph(self.font.map_code(code), code) {
            FontGlyph::Outline(glyph) => glyph.as_unicode(),
            FontGlyph::Type3(glyph) => glyph.as_unicode(),
        };
        let text = unicode.map(|unicode| match unicode {
            BfString::Char(c) => c.to_string().into(),
            BfString::String(text) => text.into(),
        });
        let text = text.or_else(|| Some(self.tex?.letter(code)?.into()));
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
                bold: style.bold,
                mono: style.mono,
            })
        });
        self.faces.borrow_mut().insert(place, face.clone());
        face
    }
}

struct Style {
    bold: bool,
    mono: bool,
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
            mono: says(&["mono", "courier", "consol", "menlo", "typewriter"]) || flags & FIXED != 0,
        }
    }
}
