//! Whether a rung of a ladder is the least or the most that is meant: "at least a director", "junior or below".

use std::ops::Range;

use matching::lexicon::text::Gap;

use super::{Message, bytes};

/// Which side of a rung is meant, the rung included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    AtLeast,
    AtMost,
}

const BEFORE: &[(&str, Bound)] = &[
    ("a maximum of", Bound::AtMost),
    ("a minimum of", Bound::AtLeast),
    ("at least", Bound::AtLeast),
    ("at minimum", Bound::AtLeast),
    ("at most", Bound::AtMost),
    ("at the least", Bound::AtLeast),
    ("maximum", Bound::AtMost),
    ("minimum", Bound::AtLeast),
    ("no less than", Bound::AtLeast),
    ("no more than", Bound::AtMost),
    ("up to", Bound::AtMost),
];

const AFTER: &[(&str, Bound)] = &[
    ("and above", Bound::AtLeast),
    ("and below", Bound::AtMost),
    ("and higher", Bound::AtLeast),
    ("and up", Bound::AtLeast),
    ("at least", Bound::AtLeast),
    ("at most", Bound::AtMost),
    ("or above", Bound::AtLeast),
    ("or below", Bound::AtMost),
    ("or beyond", Bound::AtLeast),
    ("or higher", Bound::AtLeast),
    ("or lower", Bound::AtMost),
    ("or more junior", Bound::AtMost),
    ("or more senior", Bound::AtLeast),
    ("or up", Bound::AtLeast),
];

/// What may stand between a rung and the words that bound it.
const LEVEL: &[&str] = &["level", "position", "positions", "rank", "role", "roles"];

/// What bounds the rung that stands at these bytes, and the bytes of both together.
pub fn bounded(text: &str, rung: &Range<usize>) -> Option<(Bound, Range<usize>)> {
    let message = Message::plain(text);
    let words = message.words_in(rung);
    (!words.is_empty()).then_some(())?;
    let (bound, words) = around(&message, &words)?;
    Some((bound, bytes(&message, &words)))
}

pub(super) fn around(message: &Message, rung: &Range<usize>) -> Option<(Bound, Range<usize>)> {
    let stands = |first: usize, phrase: &str| {
        let mut parts = phrase.split(' ').enumerate();
        parts.all(|(place, part)| {
            let is_joined = message.words.get(first + place).is_some_and(|word| word.gap < Gap::List);
            message.word(first + place) == part && (is_joined || place == 0)
        })
    };
    let is_joined = |at: usize| message.words.get(at).is_some_and(|word| word.gap < Gap::List);
    let article = usize::from(["a", "an", "the"].contains(&message.before(rung.start)));
    let first = rung.start - article;
    for (phrase, bound) in BEFORE {
        let count = phrase.split(' ').count();
        let begins = first.checked_sub(count).filter(|begins| stands(*begins, phrase));
        let is_whole = is_joined(rung.start) && is_joined(first);
        if let Some(begins) = begins.filter(|_| is_whole) {
            return Some((*bound, begins..rung.end));
        }
    }
    let after = rung.end + usize::from(LEVEL.contains(&message.after(rung.end - 1)));
    let found = AFTER.iter().find(|(phrase, _)| is_joined(after) && stands(after, phrase));
    found.map(|(phrase, bound)| (*bound, rung.start..after + phrase.split(' ').count()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_bounds_a_rung_stands_on_either_side_of_it() {
        for (text, expected) in [
            ("at least a director in Boston", Some((Bound::AtLeast, "at least a director"))),
            ("minimum director level", Some((Bound::AtLeast, "minimum director"))),
            ("director level or above", Some((Bound::AtLeast, "director level or above"))),
            ("a director or more senior", Some((Bound::AtLeast, "director or more senior"))),
            ("director or below", Some((Bound::AtMost, "director or below"))),
            ("at most a director", Some((Bound::AtMost, "at most a director"))),
            ("a director", None),
            ("director, or above 50 miles", None),
            ("at least, a director", None),
        ] {
            let start = text.find("director").unwrap();
            let found = bounded(text, &(start..start + "director".len()));
            assert_eq!(found.map(|(bound, bytes)| (bound, &text[bytes])), expected, "{text}");
        }
    }
}
