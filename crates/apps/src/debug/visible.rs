//! What somebody sees of a text that was typed or pasted.

use std::ops::Range;

use serde::Serialize;
use utoipa::ToSchema;

/// Invisible, and still needed inside words of some scripts.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// A text without what nobody sees, as it is read everywhere else in the suite.
pub struct Visible {
    pub text: String,
    /// What was taken out, in bytes of the text as it was typed.
    pub removed: Vec<Range<usize>>,
    /// Where each byte stood.
    origins: Vec<usize>,
}

impl Visible {
    pub fn new(typed: &str) -> Self {
        let mut visible = Self { text: String::new(), removed: Vec::new(), origins: Vec::new() };
        for (at, letter) in typed.char_indices() {
            let end = at + letter.len_utf8();
            let is_break = letter == '\r' && !typed[end..].starts_with('\n');
            if is_break || is_seen(letter) {
                visible.text.push(if is_break { '\n' } else { letter });
                visible.origins.extend(at..end);
            } else {
                match visible.removed.last_mut().filter(|last| last.end == at) {
                    Some(last) => last.end = end,
                    None => visible.removed.push(at..end),
                }
            }
        }
        visible
    }

    /// Where bytes of what is seen were typed.
    pub fn typed(&self, bytes: &Range<usize>) -> Option<Range<usize>> {
        let last = bytes.end.checked_sub(1)?;
        Some(*self.origins.get(bytes.start)?..self.origins.get(last)? + 1)
    }
}

fn is_seen(letter: char) -> bool {
    matches!(letter, '\n' | '\t') || JOINERS.contains(&letter) || !api::is_hidden(letter)
}

/// A part of a text, in UTF-16 units.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = DebugPlace)]
pub struct Place {
    pub start: u32,
    pub end: u32,
}

/// The same parts in their order, each byte in one of them at most.
pub fn merged(mut parts: Vec<Range<usize>>) -> Vec<Range<usize>> {
    parts.sort_by_key(|part| (part.start, part.end));
    let mut merged: Vec<Range<usize>> = Vec::new();
    for part in parts {
        match merged.last_mut().filter(|last| part.start <= last.end) {
            Some(last) => last.end = last.end.max(part.end),
            None => merged.push(part),
        }
    }
    merged
}

/// Where bytes of a text stand for a browser. They are in their order, and apart.
pub fn places(text: &str, ranges: &[Range<usize>]) -> Vec<Place> {
    let mut units = 0;
    let mut letters = text.char_indices().peekable();
    let mut up_to = |byte: usize| {
        while let Some((_, letter)) = letters.next_if(|(at, _)| *at < byte) {
            units += 1 + u32::from(letter.len_utf16() > 1);
        }
        units
    };
    ranges.iter().map(|range| Place { start: up_to(range.start), end: up_to(range.end) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_nobody_sees_is_taken_out_and_its_place_is_known() {
        let typed = "a\u{200b}\u{202e}b\r\nc\rd😀\u{0}";
        let visible = Visible::new(typed);
        assert_eq!(visible.text, "ab\nc\nd😀");
        let removed: Vec<&str> = visible.removed.iter().map(|range| &typed[range.clone()]).collect();
        assert_eq!(removed, ["\u{200b}\u{202e}", "\r", "\u{0}"]);
        let smile = visible.text.find('😀').unwrap();
        let range = visible.typed(&(smile..smile + 4)).unwrap();
        assert_eq!(&typed[range], "😀");
        assert_eq!(visible.typed(&(0..0)), None);
        let places = places(typed, &visible.removed);
        let units: Vec<(u32, u32)> = places.iter().map(|place| (place.start, place.end)).collect();
        assert_eq!(units, [(1, 3), (4, 5), (11, 12)]);
        assert_eq!(merged(vec![4..6, 0..3, 1..2, 3..4, 8..9]), [0..6, 8..9]);
    }
}
