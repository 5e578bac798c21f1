//! Two lines become one: with a space, or without where a word was broken.

use std::collections::HashSet;

use super::Piece;

/// The words of the document that stand whole in a line: they tell how a broken one is written.
pub(super) fn words(pages: &[Vec<Piece>]) -> HashSet<String> {
    let mut words = HashSet::new();
    for piece in pages.iter().flatten() {
        let text = match piece {
            Piece::Line(line) => &line.text,
            Piece::Row { cells, .. } => cells,
        };
        let all: Vec<&str> = text.split_whitespace().collect();
        // The first and the last may be parts of a word.
        let whole = if all.len() > 2 { &all[1..all.len() - 1] } else { &[] };
        words.extend(whole.iter().map(|word| bare(word)).filter(|word| !word.is_empty()));
    }
    words
}

fn bare(word: &str) -> String {
    word.trim_matches(|c: char| !c.is_alphanumeric()).to_lowercase()
}

pub(super) fn join(text: &mut String, line: &str, code: bool, words: &HashSet<String>) {
    if code {
        text.push('\n');
        text.push_str(line);
        return;
    }
    let next = line.chars().next();
    if text.ends_with('\u{ad}') {
        text.pop();
    } else if ends_hyphened(text) && next.is_some_and(char::is_alphabetic) {
        if is_broken(text, line, words) {
            text.pop();
        }
    } else if (!text.ends_with('—') || text.ends_with(" —")) && !is_unspaced(text, next) {
        text.push(' ');
    }
    text.push_str(line);
}

/// A hyphen within a word, not a dash between two or a line of dashes.
fn ends_hyphened(text: &str) -> bool {
    let word = text.strip_suffix(['-', '\u{2010}']);
    word.is_some_and(|word| word.ends_with(char::is_alphanumeric))
}

/// Chinese and Japanese have no space between lines.
fn is_unspaced(text: &str, next: Option<char>) -> bool {
    let wide = |c: Option<char>| {
        c.is_some_and(|c| matches!(u32::from(c), 0x3000..=0x30ff | 0x3400..=0x9fff | 0xff00..=0xff60))
    };
    wide(text.chars().next_back()) && wide(next)
}

/// Longer words are none, in bytes.
const LONGEST: usize = 100;

/// Whether the hyphen at the end is there only because the line ended.
fn is_broken(text: &str, line: &str, words: &HashSet<String>) -> bool {
    let near = &text[text.floor_char_boundary(text.len().saturating_sub(LONGEST))..];
    let before = near.rsplit(char::is_whitespace).next().unwrap_or_default();
    let after = line.split(char::is_whitespace).next().unwrap_or_default();
    if before.len() == near.len() && near.len() < text.len() || after.len() > LONGEST {
        return false;
    }
    let head = before.trim_end_matches(['-', '\u{2010}']);
    if !head.ends_with(char::is_alphabetic) {
        return false;
    }
    let (whole, hyphened) = (bare(&format!("{head}{after}")), bare(&format!("{head}-{after}")));
    if words.contains(&whole) {
        return true;
    }
    if !after.starts_with(char::is_lowercase)
        || words.contains(&hyphened)
        || head.contains('-')
        || after.contains('-')
    {
        return false;
    }
    !(words.contains(&bare(head)) && words.contains(&bare(after)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn joined(above: &str, below: &str, known: &[&str]) -> String {
        let mut text = above.to_owned();
        join(&mut text, below, false, &known.iter().map(|word| (*word).to_owned()).collect());
        text
    }

    #[test]
    fn lines_are_joined_as_they_are_read() {
        let table: &[(&str, &str, &[&str], &str)] = &[
            ("the student", "must apply", &[], "the student must apply"),
            ("the regis-", "tration office", &[], "the registration office"),
            ("the regis-", "tration office", &["registration"], "the registration office"),
            ("a less-than-half-", "time student", &[], "a less-than-half-time student"),
            ("a full-", "time student", &["full-time"], "a full-time student"),
            ("a work-", "study job", &["work", "study"], "a work-study job"),
            ("pages 3-", "5", &[], "pages 3- 5"),
            ("the form -", "or the letter", &[], "the form - or the letter"),
            ("---", "above", &[], "--- above"),
            ("the Pell-", "Grant", &[], "the Pell-Grant"),
            ("an ELE-", "MENT of", &["element"], "an ELEMENT of"),
            ("soft\u{ad}", "ware", &[], "software"),
            ("a degree—", "or more", &[], "a degree—or more"),
            ("北京", "大学", &[], "北京大学"),
        ];
        for (above, below, known, whole) in table {
            assert_eq!(joined(above, below, known), *whole);
        }
    }
}
