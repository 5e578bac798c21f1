use std::ops::Range;

use super::Reach;

/// Where a text has mail addresses. The own one is found in any case of its letters.
pub fn find(text: &str, own: &str, reach: Reach) -> Vec<Range<usize>> {
    let mut found: Vec<Range<usize>> = Vec::new();
    for (at, sign) in text.match_indices(['@', '＠']) {
        let (before, after) = (&text[..at], &text[at + sign.len()..]);
        let alike = if reach == Reach::Alike { alike(before, after) } else { None };
        let Some((start, end)) = alike.or_else(|| same(before, after, own)) else { continue };
        if found.last().is_none_or(|last| last.end <= start) {
            found.push(start..at + sign.len() + end);
        }
    }
    found
}

/// Where an address around an @ starts in what is before it, and ends in what is after it.
fn alike(before: &str, after: &str) -> Option<(usize, usize)> {
    let start = before.trim_end_matches(is_local).len();
    let host = &after[..after.len() - after.trim_start_matches(is_host).len()];
    let host = host.trim_end_matches(['.', '-']);
    let (_, top) = host.rsplit_once('.')?;
    let is_top =
        top.chars().all(char::is_alphabetic) && top.chars().nth(1).is_some() || top.starts_with("xn--");
    (start < before.len() && is_top).then_some((start, host.len()))
}

/// The person's own address, perhaps with spaces around the @.
fn same(before: &str, after: &str, own: &str) -> Option<(usize, usize)> {
    let (local, host) = own.split_once('@').filter(|(local, host)| !local.is_empty() && !host.is_empty())?;
    let (front, back) = (before.trim_end_matches(' '), after.trim_start_matches(' '));
    let start = front.len() - same_length(front.chars().rev(), local.chars().rev())?;
    let end = same_length(back.chars(), host.chars())?;
    let goes_on = |mut rest: std::str::Chars<'_>| match rest.next() {
        Some('.') => rest.next().is_some_and(char::is_alphanumeric),
        Some(next) => next.is_alphanumeric() || next == '-',
        None => false,
    };
    let is_whole = !front[..start].ends_with(is_local) && !goes_on(back[end..].chars());
    is_whole.then_some((start, after.len() - back.len() + end))
}

/// How many bytes of a text spell the wanted letters, in any case.
fn same_length(mut text: impl Iterator<Item = char>, wanted: impl Iterator<Item = char>) -> Option<usize> {
    let mut length = 0;
    for letter in wanted {
        let own = text.next().filter(|own| own.to_lowercase().eq(letter.to_lowercase()))?;
        length += own.len_utf8();
    }
    Some(length)
}

fn is_local(letter: char) -> bool {
    letter.is_alphanumeric() || "._%+'-&~=#".contains(letter)
}

fn is_host(letter: char) -> bool {
    letter.is_alphanumeric() || letter == '.' || letter == '-'
}
