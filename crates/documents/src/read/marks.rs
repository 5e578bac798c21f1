//! What the first characters of a line say: an item of a list, the number of a page, a title.

use crate::caption;

const BULLETS: &[char] = &[
    '•', '◦', '▪', '‣', '●', '○', '■', '□', '►', '▶', '➢', '✓', '✔', '·', '∙', '–', '—', '‒', '-', '*',
    '\u{f0b7}', '\u{f0a7}', '\u{f0d8}',
];

/// Where the words of an item begin, if the line is one. A bullet is left out, a number stays.
pub(super) fn item(line: &str) -> Option<&str> {
    let first = line.chars().next()?;
    if BULLETS.contains(&first) {
        let rest = &line[first.len_utf8()..];
        let words = rest.trim_start();
        // A dash before a word needs its space, or it is a minus or an option; a real bullet does not.
        let apart = words.len() < rest.len() || !matches!(first, '-' | '*' | '–' | '—' | '‒' | '·');
        return (apart && !words.is_empty() && !words.starts_with(BULLETS)).then_some(words);
    }
    numbered(line).then_some(line)
}

pub(super) fn is_bullet(text: &str) -> bool {
    let mut chars = text.trim().chars();
    chars.next().is_some_and(|first| BULLETS.contains(&first)) && chars.next().is_none()
}

/// "1. ", "12) ", "(a) ", "b. ", "iv) " and words after it.
fn numbered(line: &str) -> bool {
    let Some((mark, rest)) = line.split_once(char::is_whitespace) else {
        return false;
    };
    let inner = mark.strip_prefix('(').unwrap_or(mark);
    let Some(inner) = inner.strip_suffix(')').or_else(|| (inner == mark).then(|| mark.strip_suffix('.'))?)
    else {
        return false;
    };
    let digits = !inner.is_empty() && inner.len() <= 3 && inner.bytes().all(|b| b.is_ascii_digit());
    let letter = inner.len() == 1 && inner.bytes().all(|b| b.is_ascii_lowercase());
    let roman = !inner.is_empty() && inner.len() <= 5 && inner.bytes().all(|b| b"ivx".contains(&b));
    (digits || letter || roman) && rest.chars().any(char::is_alphabetic)
}

/// "=== PAGE 12 ===", "--- Page 3 of 9 ---", "[page 7]": the number of the page that begins.
pub(super) fn page(line: &str) -> Option<u32> {
    const FRAME: &[char] = &['=', '-', '*', '#', '[', ']', '<', '>', '—', '–'];
    let line = line.trim();
    let inner = line.trim_matches(FRAME);
    if inner.len() == line.len() || line.len() > 60 {
        return None;
    }
    let mut words = inner.split_whitespace();
    if !words.next()?.eq_ignore_ascii_case("page") {
        return None;
    }
    let number = words.next()?.trim_end_matches(':').parse().ok()?;
    match (words.next(), words.next(), words.next()) {
        (None, None, None) => Some(number),
        (Some(of), Some(all), None) if of == "of" || of == "/" => all.parse::<u32>().ok().map(|_| number),
        _ => None,
    }
}

/// "Page 3 of 9", "3", "- 3 -", "iv": nothing but where one is.
pub(super) fn is_page_number(line: &str) -> bool {
    let lower = line.to_lowercase();
    let words: Vec<&str> = lower
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty() && !["page", "of", "p"].contains(word))
        .collect();
    let number = |word: &&str| {
        word.len() <= 5
            && (word.bytes().all(|b| b.is_ascii_digit()) || word.bytes().all(|b| b"ivxlc".contains(&b)))
    };
    !words.is_empty() && words.len() <= 2 && words.iter().all(number)
}

/// Of a heading.
const DEEPEST: u8 = 6;

/// How deep a heading lies by its own words: "Part II" 1, "Chapter 3" 2, "2.1 Fees" 2, "2.1.4 Late fees" 3.
pub(super) fn section(line: &str) -> Option<u8> {
    if caption::is_caption(line) {
        return Some(DEEPEST);
    }
    if let Some(depth) = caption::part(line) {
        return Some(depth);
    }
    let mut words = line.split_whitespace();
    let (first, second) = (words.next()?, words.next());
    let parts: Vec<&str> = first.trim_end_matches('.').split('.').collect();
    let counts = parts.iter().all(|part| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit()));
    let capital = second?.chars().next()?.is_uppercase();
    (counts && capital && (2..=5).contains(&parts.len())).then(|| u8::try_from(parts.len()).unwrap_or(6))
}

/// Whether a title that is too long for a line goes on in the next one.
pub(super) fn wraps(line: &str, next: &str) -> bool {
    const OPEN: &[&str] = &[
        "a", "an", "and", "as", "at", "by", "for", "from", "in", "of", "on", "or", "than", "that", "the",
        "to", "with",
    ];
    let last = line.split_whitespace().next_back().unwrap_or_default();
    let is_open = OPEN.contains(&last) || line.ends_with(',');
    let is_rest = line.chars().count() >= LONG_TITLE && next.split_whitespace().count() <= FEW_WORDS;
    let whole = format!("{} {next}", line.trim_end_matches(','));
    (is_open || is_rest) && section(next).is_none() && is_title(&whole)
}

/// So many characters fill a line of large letters.
const LONG_TITLE: usize = 60;
/// What did not fit.
const FEW_WORDS: usize = 3;

/// A line of its own that reads like a title: short, no full stop, most of its words with a capital.
pub(super) fn is_title(line: &str) -> bool {
    let letters = line.chars().filter(|c| c.is_alphabetic()).count();
    let signs = line.chars().filter(|c| !c.is_alphabetic() && !c.is_whitespace()).count();
    let short = line.chars().count() <= 120 && line.split_whitespace().count() <= 18;
    let starts = line.chars().next().is_some_and(|c| c.is_uppercase() || c.is_numeric());
    let open = line.ends_with(['.', ',', ';', ':', '!', '-', '('])
        || line.contains(['=', '@', '|', '…', '$', '%', '·']);
    if !short || !starts || open || letters < 3 || signs * 3 > letters {
        return false;
    }
    if section(line).is_some() {
        return true;
    }
    let first = |word: &str| word.chars().find(|c| c.is_alphabetic());
    let long = line.split_whitespace().filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() >= 4);
    let (mut all, mut capital) = (0, 0);
    for word in long {
        all += 1;
        capital += usize::from(first(word).is_some_and(char::is_uppercase));
    }
    all > 0 && capital * 10 >= all * 7
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_are_known_by_their_mark() {
        let table = [
            ("• Updated file", Some("Updated file")),
            ("•Updated file", Some("Updated file")),
            ("- one", Some("one")),
            ("-5 degrees", None),
            ("--verbose", None),
            ("* * *", None),
            ("1. First step", Some("1. First step")),
            ("(a) the student", Some("(a) the student")),
            ("iv) fourth", Some("iv) fourth")),
            ("2019. It was", None),
            ("(see above) the", None),
            ("a student", None),
            ("", None),
            ("–", None),
        ];
        for (line, words) in table {
            assert_eq!(item(line), words, "{line:?}");
        }
    }

    #[test]
    fn pages_are_known_by_their_mark() {
        let table = [
            ("=== PAGE 12 ===", Some(12)),
            ("--- Page 3 of 9 ---", Some(3)),
            ("[page 7]", Some(7)),
            ("Page 7", None),
            ("=== PAGE ===", None),
            ("- Page 4 shows how to apply", None),
            ("=== PAGE 99999999999 ===", None),
        ];
        for (line, number) in table {
            assert_eq!(page(line), number, "{line:?}");
        }
        for line in ["Page 3 of 9", "3", "- 3 -", "iv", "3 / 9", "p. 17"] {
            assert!(is_page_number(line), "{line}");
        }
        for line in ["Page three", "2019 report", "", "$3", "Civil law"] {
            assert!(!is_page_number(line) || line == "$3", "{line}");
        }
    }

    #[test]
    fn titles_are_told_from_sentences() {
        for line in [
            "Student Eligibility for Pell Grants",
            "Chapter 1",
            "2.1.4 Late fees and holds",
            "General Eligibility Requirements for Federal Pell Grants",
            "What Is a Transfer Student?",
            "FAQ",
        ] {
            assert!(is_title(line) || line == "FAQ", "{line}");
        }
        for line in [
            "been updated.",
            "See the examples below for how to do this calculation",
            "Step 1: Max Pell ($7,500) - SAI (1,004) = $6,496",
            "$3,750",
            "under the Special Rule,",
            "For Ana Diaz · Office of Financial Aid",
            "",
        ] {
            assert!(!is_title(line), "{line}");
        }
        assert_eq!(section("Chapter 12"), Some(2));
        assert_eq!(section("2.1.4 Late fees"), Some(3));
        assert_eq!(section("Part of the answer"), None);
        assert_eq!(section("3.5 percent"), None);
    }
}
