//! A record of fixed width: a line of text on which every value has its place.

use std::borrow::Cow;

use super::{layout::Layout, values::Values};

/// A line that can be a record, as text. Positions are characters, in whatever way they are written.
pub struct Line<'a> {
    text: Cow<'a, str>,
    /// One byte a character.
    plain: bool,
    layout: &'static Layout,
}

/// What stands at the very end of what the tax office has given.
const TAX_MARK: &str = "CUI//SP-TAX";

/// Lines that are no records: sent along with them, or empty.
pub fn is_frame(line: &[u8]) -> bool {
    let starts = |with: &[u8]| line.get(..with.len()) == Some(with);
    // Identifiers come first: where they are missing, nobody's record follows.
    starts(b"O*") || line.iter().take(110).all(|byte| matches!(byte, b' ' | b'\t' | b'\r' | 0x1a))
}

/// Whether somebody meant this to be a record, of whatever year and however long.
pub fn looks_like_record(line: &[u8]) -> bool {
    let dashes = [9, 14, 19, 24].iter().all(|place| line.get(*place) == Some(&b'-'));
    let long = Layout::all().iter().any(|layout| line.trim_ascii_end().len().abs_diff(layout.length) < 100);
    line.first().is_some_and(u8::is_ascii_digit) && (dashes || long)
}

impl<'a> Line<'a> {
    pub fn new(line: &'a [u8]) -> Result<Self, String> {
        let text = match str::from_utf8(line) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(line.iter().copied().map(char::from).collect()),
        };
        let length = text.chars().count();
        let text = match text {
            Cow::Borrowed(text) => Cow::Borrowed(text.trim_end()),
            Cow::Owned(text) => Cow::Owned(text.trim_end().to_owned()),
        };
        let Some(layout) = text.chars().next().and_then(Layout::of) else {
            return Err(if looks_like_record(line) {
                "This record is of an award year that cannot be read here. Records of 2024-25, 2025-26 and 2026-27 \
                 can."
                    .to_owned()
            } else {
                "This is not a student's record. Please download the file again.".to_owned()
            });
        };
        let found = Self { plain: text.is_ascii(), layout, text };
        found.check_length(length)?;
        if found.text.chars().any(char::is_control) {
            return Err(
                "There are characters in this record that cannot be in one. Please download the file again."
                    .to_owned(),
            );
        }
        Ok(found)
    }

    pub fn layout(&self) -> &'static Layout {
        self.layout
    }

    /// Blanks at the end may have been lost on the way, or added. Anything else may not.
    fn check_length(&self, with_blanks: usize) -> Result<(), String> {
        let length = if self.plain { self.text.len() } else { self.text.chars().count() };
        let marked = length == self.layout.mark && self.text.ends_with(TAX_MARK);
        let whole = with_blanks >= self.layout.length || length >= self.layout.needed() || marked;
        if length <= self.layout.length && whole {
            return Ok(());
        }
        Err(format!(
            "This record has {length} characters, and one of {} has {}. It may be cut off: please download the file \
             again.",
            self.layout.year, self.layout.length
        ))
    }

    fn at(&self, first: usize, last: usize) -> Cow<'_, str> {
        let (skip, take) = (first.saturating_sub(1), (last + 1).saturating_sub(first));
        if self.plain {
            let end = (skip + take).min(self.text.len());
            return Cow::Borrowed(self.text.get(skip..end).unwrap_or_default().trim());
        }
        let part: String = self.text.chars().skip(skip).take(take).collect();
        Cow::Owned(part.trim().to_owned())
    }
}

impl Values for Line<'_> {
    fn text(&self, name: &str) -> Cow<'_, str> {
        let filled = |text: &Cow<'_, str>| !text.is_empty() && text != "N/A";
        let mut all = self.layout.places(name).iter().map(|place| self.at(place.first, place.last));
        all.find(filled).unwrap_or_default()
    }

    fn is_ticked(&self, name: &str) -> bool {
        self.layout.places(name).iter().any(|place| self.at(place.first, place.last) == "1")
    }

    fn place(&self, name: &str) -> String {
        self.layout.places(name).first().map_or_else(String::new, |place| {
            format!("field {}, positions {} to {}", place.field, place.first, place.last)
        })
    }
}
