//! Where sentences end.

use super::marks::{self, Mark};
use crate::guard::token::listed;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scan {
    /// It cannot be told yet.
    Wait,
    /// The sentence ends before `text`, the next begins at `next`; `line` says that a new line begins there.
    Cut { text: usize, next: usize, line: bool },
}

/// What follows a place.
enum Next {
    Wait,
    End,
    Is(char),
}

/// Shortened words after which a sentence goes on.
const SHORT: &str = "dr mr mrs ms mx prof st e.g i.e vs cf approx dept univ assoc asst fig pp vol ext \
     est gov sen rep gen col capt lt sgt rev hon ca al nos jan feb mar apr jun jul aug sep sept oct nov \
     dec mt ave blvd rd";
/// Shortened words that can be the last ones, too.
const EITHER: &str =
    "etc a.m p.m am pm jr sr inc ltd co corp u.s u.k u.s.a d.c ph.d b.a m.a b.s m.s m.d j.d ed.d no";
/// Words that begin sentences rather than names.
const BEGINS: &str = "the this that these those it its we you they he she there here in if for and but \
     or so then when while as at by on to with from what who how why please our your their his her all \
     most some many one also however a an i after before";

pub(super) fn scan(text: &str, longest: usize, end: bool) -> Scan {
    for (count, (at, letter)) in text.char_indices().enumerate() {
        if count >= longest {
            return Scan::Cut { text: at, next: at, line: false };
        }
        let scan = match letter {
            '\n' => at_line_end(text, at, end),
            '.' | '!' | '?' | '…' | '。' | '！' | '？' => at_stop(text, at, end),
            _ => continue,
        };
        if let Some(scan) = scan {
            return scan;
        }
    }
    if end { Scan::Cut { text: text.len(), next: text.len(), line: true } } else { Scan::Wait }
}

fn at_line_end(text: &str, at: usize, end: bool) -> Option<Scan> {
    let rest = &text[at + 1..];
    let cut = Some(Scan::Cut { text: at, next: at + 1, line: true });
    let Some(first) = rest.chars().next() else { return if end { cut } else { Some(Scan::Wait) } };
    match marks::read(rest, end) {
        Mark::Wait => return Some(Scan::Wait),
        Mark::None => {}
        _ => return cut,
    }
    // A line that was only broken to be short goes on.
    let before = text[..at].trim_end().chars().next_back();
    let closed = before.is_none_or(|letter| ".!?…:;\"”)]*_".contains(letter));
    if closed || !first.is_lowercase() { cut } else { None }
}

fn at_stop(text: &str, at: usize, end: bool) -> Option<Scan> {
    let rest = &text[at..];
    // Only the last of several stops decides.
    if rest.chars().nth(1).is_some_and(|next| ".!?…。！？".contains(next)) {
        return None;
    }
    let mut close = at + rest.chars().next().map_or(0, char::len_utf8);
    close += text[close..].len()
        - text[close..].trim_start_matches(['"', '\'', '”', '’', '»', ')', '*', '_', '`']).len();
    close = match after_citations(text, close, end) {
        Some(close) => close,
        None => return Some(Scan::Wait),
    };
    match peek(text, close, end) {
        Next::Wait => Some(Scan::Wait),
        Next::End => Some(Scan::Cut { text: text.len(), next: text.len(), line: true }),
        Next::Is('\n') => at_line_end(text, close, end),
        Next::Is(' ') => at_space(text, at, close, end),
        Next::Is(_) => None,
    }
}

fn peek(text: &str, at: usize, end: bool) -> Next {
    match text[at..].chars().next() {
        Some(letter) => Next::Is(letter),
        None if end => Next::End,
        None => Next::Wait,
    }
}

/// Whether a sentence ends at the stop `at`, which is followed by a space at `space`.
fn at_space(text: &str, at: usize, space: usize, end: bool) -> Option<Scan> {
    let rest = &text[space + 1..];
    let next = match peek(text, space + 1, end) {
        Next::Wait => return Some(Scan::Wait),
        Next::End => return Some(Scan::Cut { text: text.len(), next: text.len(), line: true }),
        Next::Is(next) => next,
    };
    let cut = Some(Scan::Cut { text: space, next: space + 1, line: false });
    let opened = rest.trim_start_matches(['"', '\'', '“', '‘', '(', '*', '_']);
    let first = match opened.chars().next() {
        Some(first) => first,
        None if end => next,
        None => return Some(Scan::Wait),
    };
    if first.is_lowercase() {
        return None;
    }
    let stop = text[at..].chars().next()?;
    if stop != '.' || space > at + 1 {
        return cut;
    }
    let word = last_word(&text[..at]);
    let lower = word.to_lowercase();
    let initial = word.chars().count() == 1 && word.chars().all(char::is_uppercase);
    let short = listed(SHORT, &lower) || listed(EITHER, &lower);
    if !initial && !short {
        return cut;
    }
    if lower == "no" {
        return if first.is_ascii_digit() { None } else { cut };
    }
    if listed(SHORT, &lower) {
        return None;
    }
    // It may be the last word of a sentence: what follows decides.
    let word: String =
        opened.chars().take_while(|letter| letter.is_alphabetic() || *letter == '\'').collect();
    if word.len() == opened.len() && !end && word.len() < 24 {
        return Some(Scan::Wait);
    }
    let ends = listed(BEGINS, &word.to_lowercase());
    if ends { cut } else { None }
}

/// The letters before a stop, with the dots among them.
fn last_word(text: &str) -> &str {
    let start =
        text.char_indices().rev().take_while(|(_, letter)| letter.is_alphabetic() || *letter == '.').last();
    start.map_or("", |(at, _)| text[at..].trim_start_matches('.'))
}

/// Numbers of sources in brackets belong to the sentence before them. Nothing: it cannot be told yet.
fn after_citations(text: &str, from: usize, end: bool) -> Option<usize> {
    let mut close = from;
    loop {
        let rest = &text[close..];
        let spaced = rest.strip_prefix(' ').unwrap_or(rest);
        let Some(inner) = spaced.strip_prefix('[') else {
            return Some(close);
        };
        let length = inner.find(|letter: char| !(letter.is_ascii_digit() || ", ".contains(letter)));
        match length {
            Some(length) if length > 0 && inner[length..].starts_with(']') => {
                close += rest.len() - inner.len() + length + 1;
            }
            None if !end && inner.len() < 12 => return None,
            _ => return Some(close),
        }
    }
}
