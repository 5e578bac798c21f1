//! Where the sentences of a text stand.

use std::ops::Range;

/// What goes on for longer is cut, so that what is shown stays short.
const LONGEST: usize = 400;

/// The sentences, items and lines, without the space around them. Every end is the border of a letter.
pub(super) fn sentences(text: &str) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let mut start = 0;
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        let end = at + letter.len_utf8();
        let next = letters.peek().map(|(_, next)| *next);
        let ends = match letter {
            '\n' | '\r' | '•' | '。' => true,
            '!' | '?' => next.is_none_or(char::is_whitespace),
            '.' => next.is_none_or(char::is_whitespace) && !is_short(&text[start..at]),
            letter => end - start >= LONGEST && (letter.is_whitespace() || end - start >= 2 * LONGEST),
        };
        if ends {
            push(text, start..end, &mut found);
            start = end;
        }
    }
    push(text, start..text.len(), &mut found);
    found
}

/// The dot after a letter or two belongs to a short form.
fn is_short(before: &str) -> bool {
    let last = before.rsplit(|letter: char| !letter.is_alphabetic()).next().unwrap_or_default();
    (1..=2).contains(&last.chars().take(3).count())
}

fn push(text: &str, range: Range<usize>, found: &mut Vec<Range<usize>>) {
    let piece = &text[range.clone()];
    let open = piece.trim_start_matches(outside);
    let start = range.end - open.len();
    let end = start + open.trim_end().len();
    if start < end {
        found.push(start..end);
    }
}

fn outside(letter: char) -> bool {
    letter.is_whitespace() || matches!(letter, '•' | '*' | '-' | '–' | '·' | '▪' | '\u{feff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(text: &str) -> Vec<&str> {
        sentences(text).into_iter().map(|range| &text[range]).collect()
    }

    #[test]
    fn lines_items_and_sentences_are_told_apart() {
        assert_eq!(
            texts("About us.\n\n- Helps patients, e.g. at night. Works with Dr. Lee!\n• Version 2.0 of it"),
            ["About us.", "Helps patients, e.g. at night.", "Works with Dr. Lee!", "Version 2.0 of it"]
        );
        assert!(texts("").is_empty() && texts(" \n • - ").is_empty());
    }

    #[test]
    fn what_never_ends_is_cut_between_letters() {
        let long = "é".repeat(5000);
        let cut = texts(&long);
        assert_eq!(cut.concat(), long);
        assert!(cut.len() > 5 && cut.iter().all(|piece| piece.len() <= 2 * LONGEST + 4));
    }
}
