use std::borrow::Cow;

/// What stands in the place of a social security number.
const MASK: &str = "•••-••-••••";

/// Nine digits alone may be anything: they are one of these numbers where the writer says so.
const SAYS_SO: [&str; 4] = ["ssn", "social security", "social sec", "itin"];

/// A text without the social security numbers in it: they are nowhere needed, so they are not kept anywhere.
pub fn without_secrets(text: &str) -> Cow<'_, str> {
    let chars: Vec<(usize, char)> = text.char_indices().collect();
    let lower = text.to_lowercase();
    let says_so = SAYS_SO.iter().any(|words| lower.contains(words));
    let mut masked = String::new();
    let (mut at, mut kept) = (0, 0);
    while at < chars.len() {
        let before = at.checked_sub(1).map(|before| chars[before].1);
        let length = if before.is_some_and(joins) { None } else { length_of_number(&chars[at..], says_so) };
        let Some(length) = length else {
            at += 1;
            continue;
        };
        masked.push_str(&text[kept..chars[at].0]);
        masked.push_str(MASK);
        at += length;
        kept = chars.get(at).map_or(text.len(), |(byte, _)| *byte);
    }
    if kept == 0 {
        return Cow::Borrowed(text);
    }
    masked.push_str(&text[kept..]);
    Cow::Owned(masked)
}

fn joins(c: char) -> bool {
    c.is_alphanumeric()
}

/// How many characters a number takes that begins here: three, two and four digits with one mark between them.
fn length_of_number(chars: &[(usize, char)], says_so: bool) -> Option<usize> {
    let digits = |from: usize, count: usize| {
        let part = chars.get(from..from + count)?;
        part.iter().try_fold(0_u32, |value, (_, c)| Some(value * 10 + c.to_digit(10)?))
    };
    let ends = |at: usize| chars.get(at).is_none_or(|(_, c)| !joins(*c));
    let is_issued =
        |area: u32, group: u32, serial: u32| area != 0 && area != 666 && group != 0 && serial != 0;
    let mark = chars.get(3)?.1;
    if is_mark(mark) && chars.get(6).is_some_and(|(_, c)| is_mark(*c)) {
        let (area, group, serial) = (digits(0, 3)?, digits(4, 2)?, digits(7, 4)?);
        return (is_issued(area, group, serial) && ends(11)).then_some(11);
    }
    (says_so && digits(0, 9).is_some() && ends(9)).then_some(9)
}

fn is_mark(c: char) -> bool {
    matches!(c, '-' | ' ' | '.' | '\u{a0}' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_that_somebody_typed_is_not_kept() {
        for (text, expected) in [
            ("My SSN is 123-45-6789.", "My SSN is •••-••-••••."),
            ("123-45-6789", "•••-••-••••"),
            ("123 45 6789 and 123–45–6789", "•••-••-•••• and •••-••-••••"),
            ("The Kings (123.45.6789)", "The Kings (•••-••-••••)"),
            ("ssn123456789 is mine", "ssn123456789 is mine"),
            ("my ssn: 123456789", "my ssn: •••-••-••••"),
            ("Social Security 987654321, thanks", "Social Security •••-••-••••, thanks"),
        ] {
            assert_eq!(without_secrets(text), expected, "{text}");
        }
    }

    #[test]
    fn other_figures_stay() {
        for text in [
            "",
            "Call +1 413 555 0199",
            "413-555-0199",
            "2026-11-16",
            "order 123456789",
            "000-12-3456 666-12-3456 123-00-4567 123-45-0000",
            "A123-45-6789",
            "123-45-67890",
            "ssn 12345678 1234567890",
            "$123,456,789",
            "北京 — 12",
        ] {
            assert_eq!(without_secrets(text), text);
            assert!(matches!(without_secrets(text), Cow::Borrowed(_)), "{text}");
        }
    }
}
