//! What a person would see of a text, letter by letter, each with its place in the original.

use std::ops::Range;

use super::{letters::plain, markup};

/// A letter as it is compared, and the bytes it stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Letter {
    pub sign: char,
    pub start: usize,
    pub end: usize,
}

/// Ends a sentence wherever it stands.
pub const BREAK: char = '\u{2029}';

/// The letters of the text without markup, comments and everything hidden.
pub fn visible(text: &str) -> Vec<Letter> {
    let mut letters = Vec::with_capacity(text.len());
    for piece in markup::pieces(text) {
        match piece {
            markup::Piece::Text(range) => add_text(text, range, &mut letters),
            markup::Piece::Letter(letter, range) => add(letter, range.start, range.end, &mut letters),
            markup::Piece::Break(at) => letters.push(Letter { sign: BREAK, start: at, end: at }),
        }
    }
    letters
}

fn add_text(text: &str, range: Range<usize>, letters: &mut Vec<Letter>) {
    for (at, letter) in text[range.clone()].char_indices() {
        let start = range.start + at;
        add(letter, start, start + letter.len_utf8(), letters);
    }
}

fn add(letter: char, start: usize, end: usize, letters: &mut Vec<Letter>) {
    plain(letter, |sign| letters.push(Letter { sign, start, end }));
}
