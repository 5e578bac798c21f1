//! Cuts a paragraph into sentences.

/// A full stop after these ends no sentence.
const SHORT: &[&str] = &[
    "mr", "mrs", "ms", "mx", "dr", "prof", "st", "sr", "jr", "inc", "ltd", "co", "corp", "dept", "univ",
    "e.g", "i.e", "etc", "vs", "approx", "a.m", "p.m", "u.s", "ph.d", "b.a", "b.s", "m.a", "m.s", "jan",
    "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov", "dec",
];

/// The sentences of a paragraph, without white space around them. No word is lost or added.
pub fn sentences(paragraph: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut rest = paragraph.trim();
    while !rest.is_empty() {
        let end = first(rest);
        found.push(rest[..end].trim_end());
        rest = rest[end..].trim_start();
    }
    found
}

/// Where the first sentence of a text ends.
pub(super) fn first(text: &str) -> usize {
    let mut letters = text.char_indices().peekable();
    while let Some((at, letter)) = letters.next() {
        if !matches!(letter, '.' | '!' | '?' | '…') {
            continue;
        }
        // Marks and closing quotes that follow belong to it.
        let mut end = at + letter.len_utf8();
        while let Some((next, mark)) = letters.peek().copied() {
            if !matches!(mark, '.' | '!' | '?' | '…' | '"' | '”' | '’' | '\'' | ')' | ']') {
                break;
            }
            end = next + mark.len_utf8();
            letters.next();
        }
        let rest = &text[end..];
        if rest.trim().is_empty() {
            return text.len();
        }
        if rest.starts_with(char::is_whitespace) && !is_short(&text[..at], letter) && begins(rest) {
            return end;
        }
    }
    text.len()
}

/// After the end of a sentence comes a capital, a figure or a quote.
fn begins(rest: &str) -> bool {
    let next = rest.trim_start().chars().next();
    next.is_some_and(|c| !c.is_lowercase())
}

fn is_short(before: &str, mark: char) -> bool {
    if mark != '.' {
        return false;
    }
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default();
    let word = word.trim_start_matches(['(', '"', '“', '[']);
    let mut letters = word.chars();
    let is_initial =
        matches!((letters.next(), letters.next()), (Some(one), None) if one.is_uppercase() && one != 'I');
    is_initial || SHORT.contains(&word.to_lowercase().as_str())
}
