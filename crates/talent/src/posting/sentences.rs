//! Where sentences end.

use std::ops::Range;

use super::lines::trimmed;

/// After these a dot ends nothing.
const DOTTED: &[&str] = &[
    "approx", "ca", "co", "corp", "dept", "dr", "est", "incl", "inc", "jr", "ltd", "max", "min", "mr", "mrs",
    "ms", "no", "prof", "sr", "st", "vs",
];

/// Signs of items that stand inside of a line.
const BULLETS: [char; 8] = ['•', '‣', '◦', '▪', '■', '●', '○', '➢'];

/// The sentences of a piece of the text, none of them empty, without the signs at their ends.
pub(super) fn sentences(text: &str, range: &Range<usize>) -> Vec<Range<usize>> {
    let piece = &text[range.clone()];
    let mut found = Vec::new();
    let mut start = 0;
    let mut letters = piece.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let next = letters.peek().map(|(_, next)| *next);
        let is_bullet = BULLETS.contains(&letter);
        let ends = match letter {
            '!' | '?' => next.is_none_or(char::is_whitespace),
            '.' => next.is_none_or(char::is_whitespace) && !is_dotted(&piece[start..at], &piece[at + 1..]),
            '。' => true,
            _ => is_bullet,
        };
        if ends {
            push(text, &(range.start + start..range.start + at), &mut found);
            start = at + letter.len_utf8();
        }
    }
    push(text, &(range.start + start..range.end), &mut found);
    found
}

fn push(text: &str, range: &Range<usize>, found: &mut Vec<Range<usize>>) {
    let mut range = trimmed(text, range);
    let kept = text[range.clone()].trim_end_matches(['.', ';', ',', ':', '…']).trim_end().len();
    range.end = range.start + kept;
    if !range.is_empty() {
        found.push(range);
    }
}

/// `Sr. Engineer`, `e.g. Tableau`, `B.S. in`, `U.S. market`: it goes on.
fn is_dotted(before: &str, after: &str) -> bool {
    let word = before.rsplit(|letter: char| letter.is_whitespace() || letter == '(').next().unwrap_or(before);
    let next = after.trim_start();
    let abbreviated = word.contains('.') || word.chars().count() == 1;
    let known = DOTTED.contains(&word.to_lowercase().as_str());
    next.starts_with(char::is_lowercase) || ((abbreviated || known) && !next.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_end_where_they_should() {
        for (text, expected) in [
            ("One. Two! Three?", &["One", "Two", "Three"][..]),
            ("B.S. in Physics, e.g. optics. Python", &["B.S. in Physics, e.g. optics", "Python"]),
            ("Sr. Engineer wanted. Node.js 18.2 too.", &["Sr. Engineer wanted", "Node.js 18.2 too"]),
            ("Skills: • SQL • Excel;", &["Skills", "SQL", "Excel"]),
            ("", &[]),
            (" … ", &[]),
        ] {
            let found: Vec<&str> =
                sentences(text, &(0..text.len())).into_iter().map(|range| &text[range]).collect();
            assert_eq!(found, expected);
        }
    }
}
