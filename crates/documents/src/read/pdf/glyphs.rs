//! Which letters glyphs stand for. Where the PDF does not say it, the font in it may.

use std::collections::HashMap;

use hayro_font::OutlineGlyph;
use rustybuzz::ttf_parser::{RawFace, Tag, cmap};

/// More fonts than a document has.
const MANY: usize = 256;
/// Tables of one font.
const FEW: u16 = 4;

/// By font and glyph.
#[derive(Default)]
pub(super) struct Glyphs(HashMap<u128, HashMap<u16, char>>);

impl Glyphs {
    pub fn letter(&mut self, glyph: &OutlineGlyph) -> Option<char> {
        let font = glyph.font_data()?;
        let id = u16::try_from(glyph.glyph_id().to_u32()).ok()?;
        if self.0.len() >= MANY && !self.0.contains_key(&font.cache_key) {
            return None;
        }
        let letters = self.0.entry(font.cache_key).or_insert_with(|| letters((*font.data).as_ref()));
        letters.get(&id).copied()
    }
}

/// The letters of a font by their glyphs: of those that share one, the first.
fn letters(font: &[u8]) -> HashMap<u16, char> {
    let mut letters = HashMap::new();
    let table = RawFace::parse(font, 0).ok().and_then(|face| face.table(Tag::from_bytes(b"cmap")));
    let Some(table) = table.and_then(cmap::Table::parse) else {
        return letters;
    };
    let tables = (0..table.subtables.len().min(FEW)).filter_map(|at| table.subtables.get(at));
    // In the other formats a letter is not found at once.
    let quick = |table: &cmap::Subtable<'_>| {
        use cmap::Format::{SegmentMappingToDeltaValues, SegmentedCoverage, TrimmedTableMapping};
        let format = &table.format;
        matches!(format, SegmentMappingToDeltaValues(_) | SegmentedCoverage(_) | TrimmedTableMapping(_))
    };
    for table in tables.filter(|table| table.is_unicode() && quick(table)) {
        for letter in ('!'..='\u{fffd}').filter(|letter| !is_nobodys(*letter)) {
            if let Some(glyph) = table.glyph_index(letter.into()) {
                letters.entry(glyph.0).or_insert(letter);
            }
        }
    }
    letters
}

/// Private use, but for the bullets of old fonts.
fn is_nobodys(letter: char) -> bool {
    matches!(letter, '\u{e000}'..='\u{efff}' | '\u{f100}'..='\u{f8ff}')
}

/// What a file says that a letter stands for, if that is something. Old names of small capitals and of figures have
/// characters of their own.
pub(super) fn known(text: &str) -> Option<String> {
    let plain = |letter: char| match letter {
        '\u{f730}'..='\u{f739}' | '\u{f761}'..='\u{f77a}' | '\u{f7e0}'..='\u{f7fe}' => {
            char::from_u32(u32::from(letter) - 0xf700).unwrap_or(letter)
        }
        _ => letter,
    };
    let known: String = text.chars().filter(|letter| *letter != '\0').map(plain).collect();
    (text.is_empty() || known.chars().any(|letter| !is_nobodys(letter))).then_some(known)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_says_nothing_is_not_known() {
        let table = [
            ("a", Some("a")),
            ("ffi", Some("ffi")),
            ("", Some("")),
            ("\0", None),
            ("\u{e001}", None),
            ("\u{f0b7}", Some("\u{f0b7}")),
            ("\u{f761}\u{f732}\u{f7e9}", Some("a2é")),
        ];
        for (text, expected) in table {
            assert_eq!(known(text).as_deref(), expected, "{text:?}");
        }
    }

    #[test]
    fn a_font_knows_its_letters() {
        let font = include_bytes!("../../../fonts/Inter-Regular.ttf");
        let found = letters(font);
        let face = rustybuzz::Face::from_slice(font, 0).unwrap();
        for letter in ['A', 'é', '–', 'Ж'] {
            assert_eq!(found.get(&face.glyph_index(letter).unwrap().0), Some(&letter));
        }
        assert!(letters(b"no font").is_empty());
    }
}
