//! Mail addresses, links and telephone numbers.

use std::ops::Range;

use super::veil::Mask;
use crate::model::MaskedKind;

/// So many lines at the top may say how to reach somebody without saying that they do.
const HEAD_LINES: usize = 12;

/// Ends of addresses in the web that are no names of programs.
const ENDS: &[&str] = &[
    "ai", "app", "at", "be", "blog", "ca", "ch", "co", "com", "de", "dev", "edu", "es", "eu", "example",
    "fr", "in", "info", "io", "it", "me", "nl", "org", "page", "pt", "se", "site", "tech", "uk", "us",
    "work", "xyz",
];

pub(super) fn masks(text: &str) -> Vec<Mask> {
    let head = head_end(text);
    let addresses = tokens(text).filter(|token| {
        let word = &text[token.clone()];
        is_mail(word) || is_link(word, token.start < head)
    });
    addresses.chain(phones(text, head)).map(|range| Mask { range, kind: MaskedKind::Contact }).collect()
}

/// What stands before the @ of each mail address, in small letters.
pub(super) fn mailboxes(text: &str) -> Vec<String> {
    let mails = tokens(text).map(|token| &text[token]).filter(|word| is_mail(word));
    mails.filter_map(|mail| mail.split('@').next()).take(20).map(str::to_lowercase).collect()
}

fn head_end(text: &str) -> usize {
    let mut end = 0;
    let mut count = 0;
    for line in text.split_inclusive('\n') {
        count += usize::from(!line.trim().is_empty());
        if count > HEAD_LINES {
            break;
        }
        end += line.len();
    }
    end
}

fn tokens(text: &str) -> impl Iterator<Item = Range<usize>> {
    let is_gap = |letter: char| letter.is_whitespace() || matches!(letter, '|' | '·' | '•' | ',' | ';');
    let mut start = 0;
    text.split(is_gap).filter_map(move |token| {
        let at = start;
        start += token.len() + text[at + token.len()..].chars().next().map_or(0, char::len_utf8);
        let open = token.trim_start_matches(['<', '(', '[', '{', '"', '\'', '“']);
        let core = open.trim_end_matches(['>', ')', ']', '}', '"', '\'', '”', ':', '.', '!', '?']);
        let first = at + (token.len() - open.len());
        (!core.is_empty()).then_some(first..first + core.len())
    })
}

fn is_mail(token: &str) -> bool {
    let Some((name, host)) = token.split_once('@') else { return false };
    let has_end = host.rsplit_once('.').is_some_and(|(name, end)| !name.is_empty() && end.len() >= 2);
    name.ends_with(|letter: char| letter.is_alphanumeric() || matches!(letter, '_' | '-' | '+' | '.'))
        && has_end
}

fn is_link(token: &str, in_head: bool) -> bool {
    let lower = token.to_lowercase();
    if lower.contains("://") || lower.starts_with("www.") {
        return true;
    }
    let (host, has_path) = lower.split_once('/').map_or((lower.as_str(), false), |(host, _)| (host, true));
    let Some((name, end)) = host.rsplit_once('.') else {
        // "@emma" at the top of a page.
        return in_head && lower.strip_prefix('@').is_some_and(|name| name.len() > 2);
    };
    let is_host = !name.is_empty()
        && ENDS.contains(&end)
        && host.chars().all(|letter| letter.is_alphanumeric() || matches!(letter, '.' | '-'));
    is_host && (has_path || (in_head && !token.contains(char::is_uppercase)))
}

fn phones(text: &str, head: usize) -> Vec<Range<usize>> {
    let mut phones = Vec::new();
    let mut from = 0;
    while let Some(at) =
        text[from..].find(|letter: char| letter.is_ascii_digit() || matches!(letter, '+' | '('))
    {
        let start = from + at;
        let is_begin = !text[..start].ends_with(|letter: char| letter.is_alphanumeric() || letter == '/');
        let length = if is_begin { phone(&text[start..], start < head) } else { None };
        from = match length {
            Some(length) => {
                phones.push(start..start + length);
                start + length
            }
            None => start + skipped(&text[start..]),
        };
    }
    phones
}

/// All digits of a number that is no telephone's.
fn skipped(text: &str) -> usize {
    let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
    digits.max(1)
}

/// How many bytes a telephone number takes that begins here.
fn phone(text: &str, in_head: bool) -> Option<usize> {
    let mut groups: Vec<(usize, usize)> = Vec::new();
    let mut before = ' ';
    for (at, letter) in text.char_indices().take(32) {
        match letter {
            '0'..='9' => match groups.last_mut() {
                Some((length, end)) if before.is_ascii_digit() => {
                    *length += 1;
                    *end = at + 1;
                }
                _ => groups.push((1, at + 1)),
            },
            '+' if at == 0 => {}
            ' ' | '\u{a0}' if before != ' ' && before != '\u{a0}' => {}
            '(' | ')' | '-' | '.' | '‑' => {}
            _ => break,
        }
        before = letter;
    }
    let count = (1..=groups.len().min(6)).rev().find(|count| is_phone(text, &groups[..*count], in_head))?;
    Some(groups[count - 1].1)
}

fn is_phone(text: &str, groups: &[(usize, usize)], in_head: bool) -> bool {
    let lengths: Vec<usize> = groups.iter().map(|(length, _)| *length).collect();
    let digits: usize = lengths.iter().sum();
    if text.starts_with('+') {
        return (8..=15).contains(&digits);
    }
    if matches!(lengths[..], [3, 3, 4] | [1, 3, 3, 4]) {
        return true;
    }
    let has_year = groups.iter().any(|(length, end)| {
        *length == 4 && text[end - length..*end].parse().is_ok_and(|year: u16| (1940..=2040).contains(&year))
    });
    in_head && !has_year && ((9..=13).contains(&digits) || (text.len() < 40 && lengths == [3, 4]))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn masked(text: &str) -> Vec<&str> {
        let mut masks = masks(text);
        masks.sort_by_key(|mask| mask.range.start);
        masks.into_iter().map(|mask| &text[mask.range]).collect()
    }

    #[test]
    fn every_way_to_reach_somebody_is_masked() {
        for (text, expected) in [
            (
                "Boston · +1 617 555 0142 · emma.brown@mail.example",
                &["+1 617 555 0142", "emma.brown@mail.example"][..],
            ),
            ("(617) 555-0142 | linkedin.com/in/emma-b", &["(617) 555-0142", "linkedin.com/in/emma-b"]),
            ("617.555.0142", &["617.555.0142"]),
            ("https://emma.example, emmabrown.dev", &["https://emma.example", "emmabrown.dev"]),
            ("<e@x.org>;(github.com/emma)", &["e@x.org", "github.com/emma"]),
            ("020 7946 0958", &["020 7946 0958"]),
        ] {
            assert_eq!(masked(text), expected, "{text}");
        }
    }

    #[test]
    fn dates_figures_and_programs_are_no_addresses() {
        for text in [
            "",
            "2016 - 2018",
            "03/2018-12/2020",
            "01.04.2017–31.03.2019",
            "ASP.NET/C#, Node.js/React, and/or",
            "Grew revenue to 1,200,000 in 2019",
            "CI/CD, A/B tests",
            "Salesforce.com",
        ] {
            assert!(masked(text).is_empty(), "{text}: {:?}", masked(text));
        }
    }
}
