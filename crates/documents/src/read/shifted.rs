//! Some programs write a PDF in which dashes and quotation marks are called by the wrong names: U+2013 to U+201D
//! lost their upper byte and became `3` to `=`. Copied text then reads "the student9s <award= for 2025326". Where a
//! document does so throughout, what can be told for certain is put right; figures are touched only where a year
//! follows a year.

use crate::Page;

/// Fewer may be slips of the pen.
const CERTAIN: usize = 5;

/// Whether the document was shifted; it then no longer is.
pub(super) fn put_right(pages: &mut [Page]) -> bool {
    let texts = || pages.iter().flat_map(|page| &page.blocks).map(|block| block.text.as_str());
    let real = |c: char| ('\u{2013}'..='\u{201d}').contains(&c);
    let signs: usize = texts().map(|text| apostrophes(&text.chars().collect::<Vec<_>>())).sum();
    if signs < CERTAIN || texts().any(|text| text.contains(real)) {
        return false;
    }
    for block in pages.iter_mut().flat_map(|page| &mut page.blocks) {
        block.text = righted(&block.text);
    }
    true
}

fn apostrophes(text: &[char]) -> usize {
    (0..text.len()).filter(|at| is_apostrophe(text, *at)).count()
}

fn letter(text: &[char], at: Option<usize>) -> bool {
    at.and_then(|at| text.get(at)).is_some_and(|c| c.is_alphabetic())
}

fn digit(text: &[char], at: usize) -> Option<u32> {
    text.get(at).and_then(|c| c.to_digit(10))
}

/// "student9s", "don9t", "they9re", "students9 ".
fn is_apostrophe(text: &[char], at: usize) -> bool {
    if text[at] != '9' || !letter(text, at.checked_sub(1)) {
        return false;
    }
    let end: String = text[at + 1..].iter().take(3).take_while(|c| c.is_alphanumeric()).collect();
    match end.as_str() {
        "s" | "t" | "d" | "m" | "re" | "ve" | "ll" => true,
        "" => text[at - 1] == 's' && letter(text, at.checked_sub(2)),
        _ => false,
    }
}

fn righted(text: &str) -> String {
    let text: Vec<char> = text.chars().collect();
    let closing = (0..text.len()).rfind(|at| is_closing(&text, *at)).unwrap_or(0);
    let mut quoted = false;
    let right = |at: usize| {
        let c = text[at];
        let before = at.checked_sub(1).map(|at| text[at]);
        let after = text.get(at + 1).copied();
        match c {
            '9' if is_apostrophe(&text, at) => '’',
            '4' if is_long_dash(&text, at) => '—',
            '3' if is_years(&text, at) || is_lone_dash(&text, at) => '–',
            '<' if opens(before, after) && at < closing => {
                quoted = true;
                '“'
            }
            '=' if quoted && is_closing(&text, at) => {
                quoted = false;
                '”'
            }
            c => c,
        }
    };
    (0..text.len()).map(right).collect()
}

fn opens(before: Option<char>, after: Option<char>) -> bool {
    before.is_none_or(|c| c.is_whitespace() || matches!(c, '(' | '['))
        && after.is_some_and(|c| c.is_alphanumeric() || c == '$')
}

/// A sign of equality stands between spaces.
fn is_closing(text: &[char], at: usize) -> bool {
    text[at] == '='
        && at.checked_sub(1).is_some_and(|before| !text[before].is_whitespace())
        && text.get(at + 1).is_none_or(|c| !c.is_alphanumeric())
}

/// "degree4or": a word of two letters at least on either side.
fn is_long_dash(text: &[char], at: usize) -> bool {
    let before =
        at.checked_sub(2).is_some_and(|from| text[from..at].iter().all(|c| c.is_lowercase() || *c == ')'));
    before && letter(text, Some(at + 1)) && letter(text, Some(at + 2))
}

/// "2025326" is 2025–26: a year and the two digits of the next.
fn is_years(text: &[char], at: usize) -> bool {
    let Some(start) = at.checked_sub(4) else {
        return false;
    };
    let year = (start..at).try_fold(0, |year, at| Some(year * 10 + digit(text, at)?));
    let next = (at + 1..at + 3).try_fold(0, |year, at| Some(year * 10 + digit(text, at)?));
    let alone =
        start.checked_sub(1).is_none_or(|at| digit(text, at).is_none()) && digit(text, at + 3).is_none();
    match (year, next) {
        (Some(year), Some(next)) => alone && (1900..2100).contains(&year) && next == (year + 1) % 100,
        _ => false,
    }
}

/// "690.64 3 Determining": a number, and a title that it stands for.
fn is_lone_dash(text: &[char], at: usize) -> bool {
    let space = |at: Option<usize>| at.and_then(|at| text.get(at)) == Some(&' ');
    space(at.checked_sub(1))
        && space(Some(at + 1))
        && at.checked_sub(2).is_some_and(|at| digit(text, at).is_some() || text[at] == ')')
        && text.get(at + 2).is_some_and(|c| c.is_uppercase())
        && letter(text, Some(at + 3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Block, BlockKind};

    #[test]
    fn marks_are_put_right_and_figures_are_left() {
        let table = [
            ("the student9s award", "the student’s award"),
            ("students9 awards don9t change", "students’ awards don’t change"),
            ("the 2025326 award year", "the 2025–26 award year"),
            ("serial 2025327 and 12025326", "serial 2025327 and 12025326"),
            ("a degree4or any certificate", "a degree—or any certificate"),
            ("in the <Calculated Pell,= section", "in the “Calculated Pell,” section"),
            ("if x <y and y = 3", "if x <y and y = 3"),
            ("34 CFR 690.64 3 Determining", "34 CFR 690.64 – Determining"),
            ("at least 3 times, Volume 3 Chapter 1", "at least 3 times, Volume 3 Chapter 1"),
            ("A4 paper, 9s, B9, form W9", "A4 paper, 9s, B9, form W9"),
            ("$6,496 = 5 x 9", "$6,496 = 5 x 9"),
        ];
        for (before, after) in table {
            assert_eq!(righted(before), after);
        }
    }

    #[test]
    fn a_document_is_touched_only_if_it_does_so_throughout() {
        let page = |text: &str| {
            let blocks = vec![Block::new(BlockKind::Paragraph, text)];
            vec![Page { number: 1, label: None, blocks }]
        };
        let mut once = page("The student9s award.");
        assert!(!put_right(&mut once));
        let mut mixed = page(&"The student9s award – ".repeat(9));
        assert!(!put_right(&mut mixed));
        let mut shifted = page(&"The student9s award. ".repeat(9));
        assert!(put_right(&mut shifted));
        assert!(shifted[0].blocks[0].text.starts_with("The student’s"));
    }
}
